import { readFile } from "node:fs/promises";
import type { Arguments } from "./arguments.js";
import type { TransportWiring } from "./transports.js";
import { unreadable } from "./unreadable.js";

/** The file of `--expect-fingerprints`, where it is given. */
export async function readFingerprints(args: Arguments): Promise<TransportWiring["expectFingerprints"]> {
  const name = args.text("expect-fingerprints");
  if (name === undefined) return undefined;
  try {
    return { name, text: await readFile(name, "utf8") };
  } catch (error) {
    throw unreadable(name, error, "--expect-fingerprints");
  }
}
