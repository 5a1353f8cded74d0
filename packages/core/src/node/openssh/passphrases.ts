import type { Secret } from "../../secret.js";
import type { PassphrasePrompt } from "../passphrase-prompt.js";

/** Passphrases and PINs of all connections: each is asked for once, however many hosts it opens. */
export interface Passphrases {
  /** False where nobody can be asked. */
  readonly available: boolean;
  /** `attempt` counts one client's questions from 1: a further one means that the last answer was wrong. */
  ask(subject: string, attempt: number): Promise<Secret | undefined>;
  /** Shows a line to whoever sits at the terminal. */
  notice(text: string): void;
}

/** Further questions about a subject after a wrong answer. */
const ATTEMPTS = 3;

export function createPassphrases(
  prompt: PassphrasePrompt | undefined,
  notice: (text: string) => void,
): Passphrases {
  /** The answers so far, one for each attempt. */
  const given = new Map<string, Promise<Secret | undefined>[]>();
  return {
    available: prompt !== undefined,
    notice,
    async ask(subject, attempt) {
      if (prompt === undefined || attempt > ATTEMPTS) return undefined;
      const answers = given.get(subject) ?? [];
      given.set(subject, answers);
      // Once an answer proved right, clients that ask for the first time get the last one.
      const known = attempt === 1 ? answers.at(-1) : answers[attempt - 1];
      if (known !== undefined) return await known;
      const answer = prompt(subject, attempt);
      answers.push(answer);
      return await answer;
    },
  };
}
