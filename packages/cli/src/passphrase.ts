import { Secret } from "@narwhal/core";
import type { PassphrasePrompt } from "@narwhal/core/node";
import type { Io } from "./io.js";
import type { Progress } from "./render/progress.js";

const ATTEMPTS = 3;

/** Asks for a key's passphrase on the terminal, unseen; `undefined` where nobody can be asked. */
export function passphrasePrompt(io: Io, progress: Progress): PassphrasePrompt | undefined {
  if (io.stdin.isTTY !== true || io.stderr.isTTY !== true) return undefined;
  return async (file, attempt) => {
    if (attempt > ATTEMPTS) return undefined;
    progress.end();
    io.stderr.write(`passphrase of ${file}${attempt > 1 ? " (the last one did not fit)" : ""}: `);
    const answer = await readHidden(io);
    io.stderr.write("\n");
    return answer === undefined || answer === "" ? undefined : new Secret(answer);
  };
}

/** One line without echo; `undefined` at the end of input or after Ctrl-C, which also reaches the process. */
function readHidden({ stdin }: Io): Promise<string | undefined> {
  return new Promise((resolve) => {
    let line = "";
    const finish = (answer: string | undefined): void => {
      stdin.off("data", onData).off("end", onEnd);
      stdin.setRawMode?.(false);
      stdin.pause();
      resolve(answer);
    };
    const onEnd = (): void => finish(undefined);
    const onData = (chunk: Buffer | string): void => {
      for (const character of chunk.toString()) {
        if (character === "\r" || character === "\n") return finish(line);
        if (character === "\u0004") return finish(undefined);
        if (character === "\u0003") {
          finish(undefined);
          process.kill(process.pid, "SIGINT");
          return;
        }
        if (character === "\u007f" || character === "\b") line = line.slice(0, -1);
        else line += character;
      }
    };
    stdin.setRawMode?.(true);
    stdin.on("data", onData).on("end", onEnd);
    stdin.resume();
  });
}
