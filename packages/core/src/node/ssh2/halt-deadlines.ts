import type { Deadline } from "./deadline.js";
import type { PassphrasePrompt } from "../passphrase-prompt.js";

/** While a person is asked for a passphrase, one question at a time, no login deadline runs. */
export function haltDeadlines(prompt: PassphrasePrompt | undefined): {
  readonly add: (deadline: Deadline) => void;
  readonly passphrase: PassphrasePrompt | undefined;
} {
  const deadlines = new Set<Deadline>();
  let asking = 0;
  let queue: Promise<unknown> = Promise.resolve();
  const ask: PassphrasePrompt = async (file, attempt) => {
    if (asking++ === 0) for (const deadline of deadlines) deadline.pause();
    const answer = queue.then(() => prompt?.(file, attempt));
    queue = answer.catch(() => undefined);
    try {
      return await answer;
    } finally {
      if (--asking === 0) for (const deadline of deadlines) deadline.resume();
    }
  };
  return {
    add: (deadline) => {
      for (const each of deadlines) if (each.over()) deadlines.delete(each);
      deadlines.add(deadline);
      if (asking > 0) deadline.pause();
    },
    passphrase: prompt && ask,
  };
}
