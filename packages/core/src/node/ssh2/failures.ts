import { showHop } from "../../access/ssh-destination.js";
import { shellQuote } from "../../access/shell-quote.js";
import { GateError } from "../../errors/gate-error.js";
import { lockedKeys } from "../passphrase-prompt.js";
import type { SshHop } from "../ssh-config.js";
import type { AuthenticationReport } from "./authentication.js";

/** What is known of a login under way. */
export interface LoginState {
  readonly hop: SshHop;
  readonly passwordField: string | undefined;
  /** What the server said before its SSH greeting, bounded. */
  preamble: Buffer;
  phase: "banner" | "handshake" | "login";
  /** What the server shows to users before they log in. */
  readonly banners: string[];
  authentication?: AuthenticationReport;
  lastError?: Error;
  /** What this side found, such as a refused host key: it decides. */
  failure?: unknown;
  passwordExpired?: true;
}

/** The error that a failed login is. */
export function explainLogin(state: LoginState): unknown {
  if (state.failure !== undefined) return state.failure;
  if (state.phase === "banner") return explainSilence(state);
  return state.phase === "handshake" ? explainHandshake(state) : explainRefusal(state);
}

/** The error that an expired login deadline is. */
export function loginTimeout(state: LoginState, ms: number): GateError {
  const within = `within ${ms / 1000} s`;
  if (state.phase === "banner") {
    const seen = firstText(state);
    const said = seen === "" ? "says nothing" : `said ${JSON.stringify(seen)} and no SSH greeting`;
    return new GateError("SSH_BANNER_TIMEOUT", {
      message: `${place(state)} accepts the connection and ${said} ${within}`,
    });
  }
  const step = state.phase === "handshake" ? "the key exchange" : "the login";
  const tried = state.authentication?.tried.at(-1);
  return new GateError("SSH_LOGIN_TIMEOUT", {
    message: `${step} with ${showPlace(state.hop)} did not finish ${within}${tried === undefined ? "" : `, after ${tried}`}`,
  });
}

/** Where the server closed before it said anything: worth another try. */
export function isDrop(error: unknown): boolean {
  return error instanceof GateError && error.code === "SSH_DROPPED";
}

function explainSilence(state: LoginState): GateError {
  const seen = firstText(state);
  // sshd says this instead of its greeting when too many connections wait for their login.
  const busy = /Exceeded MaxStartups|Not allowed at this time/i.test(seen);
  if (seen === "" || busy) {
    const words = busy ? ` and says ${JSON.stringify(seen)}` : " before its greeting";
    return new GateError("SSH_DROPPED", {
      message: `${place(state)} closes the connection${words}`,
      cause: state.lastError,
    });
  }
  return new GateError("SSH_NOT_SSH", {
    message: `${place(state)} is no SSH server of protocol 2: it says ${JSON.stringify(seen)}`,
    cause: state.lastError,
  });
}

function explainHandshake(state: LoginState): GateError {
  const words = state.lastError?.message ?? "the connection was closed";
  const [, kind] = /no matching (.*)/.exec(words) ?? [];
  if (kind !== undefined) {
    return new GateError("SSH_NO_COMMON_ALGORITHM", {
      message: `${showPlace(state.hop)} and this client share no ${kind}`,
      cause: state.lastError,
    });
  }
  return new GateError("SSH_HANDSHAKE_FAILED", {
    message: `the key exchange with ${showPlace(state.hop)} failed: ${words}`,
    cause: state.lastError,
  });
}

function explainRefusal(state: LoginState): GateError {
  const { authentication, hop, passwordField, lastError } = state;
  if (state.passwordExpired) {
    return new GateError("SSH_PASSWORD_EXPIRED", {
      message: `${showPlace(hop)} wants the password changed`,
      field: passwordField,
    });
  }
  const words = lastError?.message ?? "the connection was closed";
  const refused = authentication?.exhausted === true || /authentication fail/i.test(words);
  if (!refused) {
    return new GateError("SSH_CONNECTION_LOST", {
      message: `the connection to ${showPlace(hop)} broke during the login: ${words}`,
      cause: lastError,
    });
  }
  const { offered = new Set<string>(), tried = [], notes = [] } = authentication ?? {};
  const said = authentication?.exhausted === true ? "" : `: ${words}`;
  return new GateError("SSH_AUTH_REFUSED", {
    message: `${showPlace(hop)} refused the login${said}; it offers ${list(offered)}; tried: ${list(tried)}${notes.length > 0 ? `; not usable: ${notes.join("; ")}` : ""}`,
    hint: adviseLogin(state),
    ...(authentication?.passwordRefused && passwordField !== undefined ? { field: passwordField } : {}),
    details: {
      offered: [...offered],
      tried: [...tried],
      notes: [...notes],
      banner: state.banners.join("").slice(0, 2000),
    },
    cause: lastError,
  });
}

function adviseLogin(state: LoginState): string {
  const { authentication, passwordField, hop } = state;
  if (authentication?.passwordRefused)
    return `check the user name ${hop.user} and the password in ${passwordField ?? "the password field"}; a refused login is not tried again`;
  const offered = authentication?.offered ?? new Set();
  const byPassword = offered.has("password") || offered.has("keyboard-interactive");
  const key = adviseKey(state);
  return byPassword && passwordField !== undefined ? `${key}; or set ${passwordField}` : key;
}

function adviseKey({ authentication, hop, lastError }: LoginState): string {
  if (/too many authentication failures/i.test(lastError?.message ?? ""))
    return "the server takes fewer tries than there are keys: in the OpenSSH client configuration of the host, name the one key with IdentityFile and set IdentitiesOnly yes";
  const locked = lockedKeys(authentication?.notes ?? []);
  return locked.length > 0
    ? `give the passphrase on a terminal, or load the key into the agent: ssh-add ${shellQuote(locked)}`
    : `name the key with IdentityFile in the OpenSSH client configuration or load it into the agent, and authorise it for ${hop.user} on the host`;
}

function list(items: Iterable<string>): string {
  return [...items].join(", ") || "nothing";
}

function firstText(state: LoginState): string {
  return state.preamble.toString("utf8").trim().slice(0, 200);
}

function place({ hop }: LoginState): string {
  return `${hop.hostname} port ${hop.port}`;
}

function showPlace(hop: SshHop): string {
  return showHop({ user: hop.user, host: hop.hostname, port: hop.port });
}
