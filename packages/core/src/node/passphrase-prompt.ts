import type { Secret } from "../secret.js";

/** Asks for the passphrase of a key file; `undefined` gives the key up. `attempt` counts from 1. @public */
export type PassphrasePrompt = (file: string, attempt: number) => Promise<Secret | undefined>;
