import { GateError } from "@narwhal/core";
import { createDiskFileStore } from "@narwhal/core/node";
import { envExample } from "@narwhal/schemas";
import { dirname } from "node:path";
import type { Context, Outcome } from "../command.js";
import { UsageError } from "../problem.js";

const MOST_ENGINES = 512;

/** Writes a commented private environment to fill in. */
export async function runInit({ args }: Context): Promise<Outcome> {
  const [word = "2"] = args.words("engines");
  const engines = /^[1-9][0-9]{0,3}$/.test(word) ? Number(word) : 0;
  if (engines < 1 || engines > MOST_ENGINES) {
    throw new UsageError(`init takes a number of engines from 1 to ${MOST_ENGINES}, not ${word}`);
  }
  const path = args.text("env-file") ?? ".env";
  await createPrivate(path, envExample(engines));
  return {
    result: { path, engines },
    lines: [
      `wrote ${path} for ${engines} ${engines === 1 ? "engine" : "engines"}, readable by you alone`,
      "next: fill it in, then run narwhal-deploy discover --check",
    ],
  };
}

async function createPrivate(path: string, text: string): Promise<void> {
  const store = createDiskFileStore();
  try {
    await store.makeDirectory(dirname(path));
    await store.createFile(path, text);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "EEXIST") {
      const message = `${path} exists already and is never overwritten`;
      throw new GateError("FILE_EXISTS", { message, field: "--env-file", subject: path, cause: error });
    }
    const words = error instanceof Error ? error.message : String(error);
    throw new GateError("CONFIG_WRITE_FAILED", { message: `cannot create ${path}: ${words}`, subject: path });
  }
}
