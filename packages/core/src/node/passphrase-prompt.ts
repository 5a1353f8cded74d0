import type { Secret } from "../secret.js";

/** Asks for the passphrase of a key file; `undefined` gives the key up. `attempt` counts from 1. @public */
export type PassphrasePrompt = (file: string, attempt: number) => Promise<Secret | undefined>;

const NOBODY_TO_ASK = "it is encrypted and nobody was there to ask";
const WRONG_PASSPHRASE = "its passphrase was wrong";

/** Why a key stayed locked after this many questions for its passphrase, the one without an answer included. */
export function whyLocked(attempt: number): string {
  return attempt > 1 ? WRONG_PASSPHRASE : NOBODY_TO_ASK;
}

/** The key files among the notes of a login, `<file>: <why>`, that stayed locked. */
export function lockedKeys(notes: readonly string[]): readonly string[] {
  return notes.flatMap((note) => {
    const end = [NOBODY_TO_ASK, WRONG_PASSPHRASE].find((why) => note.endsWith(`: ${why}`));
    return end === undefined ? [] : [note.slice(0, -`: ${end}`.length)];
  });
}
