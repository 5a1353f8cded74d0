import { constants } from "node:fs";
import { open } from "node:fs/promises";

/** No key file is larger. */
const LIMIT = 1024 * 1024;

/**
 * Reads a file of bounded size, and nothing that could keep its reader waiting, such as a pipe or a device.
 *
 * @throws Error in the system's words, or that it is no regular file, or too large.
 */
export async function readRegularFile(path: string): Promise<Buffer> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const status = await handle.stat();
    if (!status.isFile()) throw new Error("it is no regular file");
    if (status.size > LIMIT) throw new Error("it is too large for a key");
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}
