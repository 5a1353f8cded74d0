import { Secret } from "@narwhal/core";
import type { PassphrasePrompt } from "@narwhal/core/node";
import type { Io } from "./io.js";
import type { Progress } from "./render/progress.js";

const ATTEMPTS = 3;

/** Asks for a key's passphrase on the terminal, unseen; `undefined` where nobody can be asked. */
export function passphrasePrompt(io: Io, progress: Progress): PassphrasePrompt | undefined {
  if (io.stdin.isTTY !== true || io.stderr.isTTY !== true) return undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let gone = false;
  return async (file, attempt) => {
    if (attempt > ATTEMPTS) return undefined;
    const question = `passphrase of ${file}${attempt > 1 ? " (the last one did not fit)" : ""}: `;
    // Two keys may need one at the same time, and there is one keyboard.
    const asked = turn.then(() => (gone ? undefined : askHidden(io, progress, question)));
    turn = asked.catch(() => undefined);
    const answer = await asked;
    gone ||= answer === undefined;
    return answer === undefined || answer === "" ? undefined : new Secret(answer);
  };
}

/** The question stays the last thing on the screen until it is answered. */
async function askHidden(io: Io, progress: Progress, question: string): Promise<string | undefined> {
  const release = progress.hold();
  try {
    io.stderr.write(question);
    return await readHidden(io);
  } finally {
    io.stderr.write("\n");
    release();
  }
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
