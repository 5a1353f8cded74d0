import type { AnyAuthMethod, AuthenticationType, NextAuthHandler, Prompt } from "ssh2";
import type { Secret } from "../../secret.js";
import type { Credentials, KeyCandidate } from "./credentials.js";

/** What happened while logging in. */
export interface AuthenticationReport {
  /** Methods that the server named at any time. */
  readonly offered: Set<string>;
  /** What was tried, in order, for people. */
  readonly tried: string[];
  /** Keys and prompts that could not be used, in words. */
  readonly notes: string[];
  /** Factors that the server accepted so far, then the one under way. */
  readonly factors: string[];
  /** True where nothing was left to try. */
  exhausted: boolean;
  passwordRefused: boolean;
}

/** What a login may use. */
export interface AuthenticationTask {
  readonly username: string;
  readonly credentials: Credentials;
  /** Only for the host that the password belongs to. */
  readonly password: Secret | undefined;
  /** Called once, right before the password is sent; what it throws ends the login. */
  readonly beforePassword: () => void;
  /** What `beforePassword` or a key file threw. */
  readonly onFailure: (error: unknown) => void;
  /** Ends the login where nothing more is to be sent, not even a further answer. */
  readonly onStop: () => void;
}

/**
 * An authentication handler for ssh2 that sends nothing but what is named here: first a question for the
 * methods, then the password where there is one, once, by the method that the server offers, else keys. Several
 * factors in sequence are followed; a refused password ends the login.
 */
export class Authentication {
  readonly report: AuthenticationReport;
  readonly #task: AuthenticationTask;
  readonly #keys: KeyCandidate[];
  #asked = false;
  #passwordSent = false;
  #current: KeyCandidate | undefined;
  #heard: readonly string[] | undefined;

  constructor(task: AuthenticationTask) {
    this.#task = task;
    this.#keys = [...task.credentials.keys];
    this.report = {
      offered: new Set(),
      tried: [],
      notes: [...task.credentials.notes],
      factors: [],
      exhausted: false,
      passwordRefused: false,
    };
  }

  /** To be given what ssh2 says in debug mode: after an agent's key it tells the handler nothing new. */
  hear(line: string): void {
    const [, methods] = /^Inbound: Received USERAUTH_FAILURE \(([^)]*)\)/.exec(line) ?? [];
    if (methods !== undefined) this.#heard = methods.split(",").filter((method) => method !== "");
  }

  readonly handler = (
    _left: AuthenticationType[] | null,
    partial: boolean | null,
    next: NextAuthHandler,
  ): void => {
    this.#next(partial === true).then(next, (error: unknown) => {
      this.#task.onFailure(error);
      next(false as never);
    });
  };

  async #next(partial: boolean): Promise<AnyAuthMethod> {
    const { username } = this.#task;
    if (!this.#asked) {
      this.#asked = true;
      this.report.factors.push("none");
      return { type: "none", username };
    }
    const methods = this.#heard ?? [];
    for (const method of methods) this.report.offered.add(method);
    // An agent's key that the server let sign was accepted as one factor of several, or its signature was refused.
    const accepted = partial || (this.#current?.signed() === true && !methods.includes("publickey"));
    if (!accepted) this.report.factors.pop();
    if (!accepted && this.#passwordSent && this.#current === undefined) this.report.passwordRefused = true;
    if (!this.report.passwordRefused) {
      const method = this.#nextPassword(methods) ?? (await this.#nextKey(methods));
      if (method !== undefined) return method;
    }
    this.report.exhausted = true;
    return false as never;
  }

  async #nextKey(methods: readonly string[]): Promise<AnyAuthMethod | undefined> {
    this.#current = undefined;
    if (!methods.includes("publickey")) return undefined;
    for (let key = this.#keys.shift(); key !== undefined; key = this.#keys.shift()) {
      const attempt = await key.attempt(this.#task.username);
      if (typeof attempt === "string") {
        if (attempt !== "") this.report.notes.push(`${key.label}: ${attempt}`);
        continue;
      }
      this.#current = key;
      this.report.tried.push(key.label);
      this.report.factors.push(key.kind);
      return attempt;
    }
    return undefined;
  }

  #nextPassword(methods: readonly string[]): AnyAuthMethod | undefined {
    const { username, password, beforePassword } = this.#task;
    if (password === undefined || this.#passwordSent || !offersPassword(methods)) return undefined;
    beforePassword();
    this.#passwordSent = true;
    this.#current = undefined;
    const type = methods.includes("password") ? "password" : "keyboard-interactive";
    this.report.tried.push(type);
    this.report.factors.push(type);
    if (type === "password") return { type, username, password: password.reveal() };
    let answered = false;
    return {
      type,
      username,
      prompt: (_name, _instructions, _language, prompts, finish) => {
        if (answered || prompts.length !== 1 || prompts[0]?.echo === true)
          return this.#stop(prompts, answered);
        answered = true;
        return finish([password.reveal()]);
      },
    };
  }

  /** What asks for the password again has refused it; what asks for something else gets nothing. */
  #stop(prompts: readonly Prompt[], answered: boolean): void {
    const again = answered && prompts.some(({ prompt }) => /password/i.test(prompt));
    if (again) this.report.passwordRefused = true;
    else this.report.notes.push(`the server also asks ${showPrompts(prompts)}`);
    this.report.exhausted = true;
    this.#task.onStop();
  }
}

function offersPassword(methods: readonly string[]): boolean {
  return methods.includes("password") || methods.includes("keyboard-interactive");
}

function showPrompts(prompts: readonly Prompt[]): string {
  const shown = prompts.slice(0, 4).map(({ prompt }) => JSON.stringify(prompt.trim().slice(0, 80)));
  return [...shown, ...(prompts.length > 4 ? [`${prompts.length - 4} more`] : [])].join(", ");
}
