import { setTimeout as delay } from "node:timers/promises";
import {
  anyNameLine,
  type HostCertificate,
  isCertificateType,
  readHostCertificate,
} from "../../access/host-certificate.js";
import { decodeBase64, readHostKey } from "../../access/host-key.js";
import { type HostKeyVerdict, hostKeyError, hostKeyName } from "../../access/judge-host-key.js";
import type { Secret } from "../../secret.js";
import { GateError } from "../../errors/gate-error.js";
import type { HostKeyPlace, HostKeyStore } from "../host-key-store.js";
import { whyLocked } from "../passphrase-prompt.js";
import type { SshHop } from "../ssh-config.js";
import type { Passphrases } from "./passphrases.js";
import type { Question } from "./room.js";

/** What a dialogue needs. */
export interface DialogueTask {
  readonly hop: SshHop;
  readonly store: HostKeyStore;
  /** Only for the host that the password belongs to. */
  readonly password: Secret | undefined;
  readonly passphrases: Passphrases;
  /** Called before a password goes to a host that was seen for the first time; what it throws ends the login. */
  readonly onPasswordToStranger: (verdict: HostKeyVerdict) => void;
  /** Called when a key was recorded. */
  readonly onRecorded: (verdict: HostKeyVerdict) => void;
  /** Ends the login with this error, or with what the log tells. */
  readonly stop: (error?: unknown) => void;
  /** The login succeeded, and the host's key is in the store. */
  readonly onEntered: () => void;
}

/** How long a refused question is left unanswered, so that the client ends before it goes on without. */
const HOLD_MS = 10_000;

/** Answers what one `ssh` asks while it connects: is this the host, what is the password, and here I am. */
export class Dialogue {
  verdict: HostKeyVerdict | undefined;
  passwordRefused = false;
  passwordExpired = false;
  readonly notes: string[] = [];
  readonly #task: DialogueTask;
  readonly #place: HostKeyPlace;
  #client: number | undefined;
  #prompt: string | undefined;
  readonly #passphrasesAsked = new Map<string, number>();

  constructor(task: DialogueTask) {
    this.#task = task;
    const { hostname, port, hostKeyAlias } = task.hop;
    this.#place = { host: hostname, port, alias: hostKeyAlias };
  }

  /** The store's keys for the host: the client asks for their types first. */
  async order(): Promise<string> {
    const entries = await this.#task.store.entries(this.#place);
    const lines = entries
      .filter(({ marker }) => marker !== "revoked")
      .map(({ key, marker }) => anyNameLine(key, marker === "cert-authority" ? marker : undefined));
    return lines.map((line) => `${line}\n`).join("");
  }

  readonly answer = async (question: Question, signal: AbortSignal): Promise<string | undefined> => {
    try {
      if (question.kind === "judge") return await this.#judge(question);
      if (question.kind === "entered") return await this.#enter();
      // A client that the operator's ProxyCommand runs has our environment too, and gets nothing.
      return question.parent === this.#client ? await this.#ask(question, signal) : undefined;
    } catch (error) {
      this.#task.stop(error instanceof Stop ? undefined : error);
      await delay(HOLD_MS, undefined, { signal }).catch(() => undefined);
      return undefined;
    }
  };

  /** The lines by which the client finds the key it was shown, or none. */
  async #judge({ words: [name = "", type = "", base64 = ""], parent }: Question): Promise<string> {
    this.#client = parent;
    const expected = hostKeyName(this.#place);
    if (name.toLowerCase() !== expected) {
      throw new GateError("SSH_HANDSHAKE_FAILED", {
        message: `the OpenSSH client asks for the key of ${name}, where ${expected} was to be reached`,
      });
    }
    const blob = decodeBase64(base64) ?? new Uint8Array();
    const { store } = this.#task;
    if (!isCertificateType(type)) return this.#accept(store.judge(this.#place, readHostKey(blob)), []);
    const certificate = readHostCertificate(blob);
    const verdict = store.judgeCertificate(this.#place, certificate);
    return this.#accept(verdict, await this.#authorities(certificate));
  }

  #accept(verdict: HostKeyVerdict, authorities: readonly string[]): string {
    if (verdict.kind !== "known" && verdict.kind !== "new") throw hostKeyError(verdict, {});
    this.verdict = verdict;
    const plain = this.#task.store.judge(this.#place, verdict.key).kind;
    const own = plain === "known" || plain === "new" ? [anyNameLine(verdict.key)] : [];
    return [...authorities, ...own].map((line) => `${line}\n`).join("");
  }

  async #authorities({ authority }: HostCertificate): Promise<readonly string[]> {
    const entries = await this.#task.store.entries(this.#place);
    const trusted = entries.some(
      ({ marker, key }) => marker === "cert-authority" && key.base64 === authority.base64,
    );
    return trusted ? [anyNameLine(authority, "cert-authority")] : [];
  }

  async #ask({ words: [prompt = ""], mode }: Question, signal: AbortSignal): Promise<string | undefined> {
    if (mode === "none") {
      // "Confirm user presence": shown until the client has what it waits for.
      this.#task.passphrases.notice(prompt);
      await delay(2 ** 31 - 1, undefined, { signal }).catch(() => undefined);
      return undefined;
    }
    const [, secretOf] = /^Enter (?:passphrase|PIN) for (?:key )?(.*?):? *$/i.exec(prompt) ?? [];
    if (mode === "confirm" || secretOf !== undefined) {
      if (secretOf === undefined) return undefined;
      const subject = secretOf.replace(/^'(.*)'$/, "$1");
      const attempt = (this.#passphrasesAsked.get(subject) ?? 0) + 1;
      this.#passphrasesAsked.set(subject, attempt);
      const secret = await this.#task.passphrases.ask(subject, attempt);
      if (secret === undefined) this.notes.push(`${subject}: ${whyLocked(attempt)}`);
      return secret && `${secret.reveal()}\n`;
    }
    return this.#sendPassword(prompt);
  }

  /** The password, once: what asks again has refused it, and gets no second answer. */
  #sendPassword(prompt: string): string | undefined {
    const { password, onPasswordToStranger } = this.#task;
    const shown = JSON.stringify(prompt.trim().slice(0, 80));
    if (/\bold password: *$/i.test(prompt)) {
      this.passwordExpired = true;
      throw new Stop();
    }
    if (password === undefined || this.#prompt !== undefined) {
      const again = this.#prompt !== undefined && /password/i.test(prompt);
      if (again) this.passwordRefused = true;
      else this.notes.push(`the server also asks ${shown}`);
      throw new Stop();
    }
    this.#prompt = prompt;
    if (this.verdict?.kind === "new" && !this.verdict.verified) onPasswordToStranger(this.verdict);
    return `${password.reveal()}\n`;
  }

  /** True once the password went out. */
  get passwordSent(): boolean {
    return this.#prompt !== undefined;
  }

  async #enter(): Promise<string> {
    const { store, onRecorded, onEntered } = this.#task;
    const { verdict } = this;
    if (verdict === undefined) throw new Error("the client logged in without a judgement of the host key");
    if (verdict.kind === "new" && (await store.record(this.#place, verdict.key))) onRecorded(verdict);
    onEntered();
    return "";
  }
}

/** Ends the login; what is known by then tells why. */
class Stop extends Error {}
