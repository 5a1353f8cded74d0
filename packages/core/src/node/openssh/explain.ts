import { GateError } from "../../errors/gate-error.js";
import { type LoginState, explainLogin, loginTimeout } from "../ssh2/failures.js";
import { connectError, connectTimeout } from "../ssh2/tcp.js";
import type { SshHop } from "../ssh-config.js";
import type { ClientLog } from "./client-log.js";
import type { Dialogue } from "./dialogue.js";

/** What is known of a connection that failed. */
export interface FailedConnection {
  readonly hop: SshHop;
  readonly passwordField: string | undefined;
  readonly log: ClientLog;
  /** What the client, its ProxyCommand and the server's banner said on standard error. */
  readonly said: string;
  readonly dialogue: Dialogue;
  /** What of the user's own may explain a refusal. */
  readonly notes: readonly string[];
  /** The way over a jump host: what its control client said; `undefined` for a direct connection. */
  readonly via: { readonly opened: boolean; readonly jump: string; readonly words: string } | undefined;
  /** The deadline that passed. */
  readonly late?: { readonly kind: "connect" | "login"; readonly ms: number };
}

/** The error that a failed connection is, in the terms of the other SSH transport. */
export function explainFailure(failed: FailedConnection): unknown {
  const { hop, log, via, late, said } = failed;
  if (via !== undefined && !via.opened && ["connect", "banner"].includes(log.phase)) {
    const words =
      late === undefined
        ? via.words || "the connection to it is gone"
        : `no answer within ${late.ms / 1000} s`;
    return new GateError("SSH_JUMP_FAILED", {
      message: `${via.jump} does not connect to ${hop.hostname} port ${hop.port}: ${words}`,
    });
  }
  if (late?.kind === "connect" || (late !== undefined && log.phase === "connect"))
    return connectTimeout(hop, late.ms);
  const state = loginState(failed);
  if (late !== undefined) return loginTimeout(state, late.ms);
  if (log.phase === "connect") return explainConnect(failed);
  const strange = strangeGreeting(log);
  if (strange !== undefined) {
    return new GateError("SSH_NOT_SSH", {
      message: `${hop.hostname} port ${hop.port} is no SSH server of protocol 2: ${strange}`,
    });
  }
  if (log.phase === "entered") return explainNoProgram(failed);
  const words = log.words.join("; ");
  if (hop.proxyCommand !== undefined && log.phase === "banner" && said !== "") {
    return new GateError("SSH_JUMP_FAILED", {
      message: `the ProxyCommand ${JSON.stringify(hop.proxyCommand.slice(0, 200))} failed: ${said.slice(-300)}`,
      hint: "run the ProxyCommand by hand",
    });
  }
  const [, invalid] = /(Certificate invalid: [^;]*|Certificate .*rejected[^;]*)/.exec(words) ?? [];
  if (log.phase === "handshake" && invalid !== undefined) {
    return new GateError("HOST_CERTIFICATE_INVALID", {
      message: `the host certificate of ${hop.hostname} port ${hop.port} is not accepted: ${invalid}`,
    });
  }
  return explainLogin(state);
}

/** What the client says of a greeting that it cannot read, and of what came in place of one. */
function strangeGreeting({ preamble, words }: ClientLog): string | undefined {
  const text = words.join("; ");
  const [, fault] =
    /((?:banner line|No SSH version|Bad remote protocol version|Protocol major versions)[^;]*)/.exec(text) ??
    [];
  if (fault === undefined) return undefined;
  const said = preamble.join("\n").trim().slice(0, 200);
  return said === "" ? fault : `it says ${JSON.stringify(said)}; ${fault}`;
}

/** The facts of a login as the errors of both SSH transports are made of. */
function loginState({ hop, passwordField, log, said, dialogue, notes }: FailedConnection): LoginState {
  const words = log.words.join("; ").slice(0, 500);
  const exhausted =
    dialogue.passwordRefused ||
    dialogue.notes.some((note) => note.startsWith("the server also asks")) ||
    /Permission denied|No more authentication methods|No supported authentication methods/.test(words);
  const passwordTried = dialogue.passwordSent ? [] : ["password", "keyboard-interactive"];
  return {
    hop,
    passwordField,
    preamble: Buffer.from(log.preamble.join("\n")),
    phase: log.phase === "login" || log.phase === "handshake" ? log.phase : "banner",
    banners: [said],
    authentication: {
      offered: new Set(log.offered),
      tried: log.tried.filter((method) => !passwordTried.includes(method)),
      notes: [...dialogue.notes, ...unusableKeys(log), ...notes],
      factors: [...log.factors],
      exhausted,
      passwordRefused: dialogue.passwordRefused || (dialogue.passwordSent && exhausted),
    },
    lastError: new Error(
      words.replace(/^.*no matching (.*) found\. Their offer: /, "no matching $1; it offers ") ||
        "the connection was closed",
    ),
    ...(dialogue.passwordExpired ? { passwordExpired: true as const } : {}),
  };
}

/** Keys that the client could not load, in its words. */
function unusableKeys({ words }: ClientLog): readonly string[] {
  return words.filter((line) => /^(Load key|sign_and_send_pubkey|Certificate .* does not)/.test(line));
}

const CONNECT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/Could not resolve hostname/, "ENOTFOUND"],
  [/Connection refused/, "ECONNREFUSED"],
  [/timed out/, "ETIMEDOUT"],
  [/No route to host/, "EHOSTUNREACH"],
  [/Network is unreachable/, "ENETUNREACH"],
];

function explainConnect({ hop, log, said }: FailedConnection): GateError {
  const words = log.words.join("; ") || said;
  const [, code] = CONNECT_WORDS.find(([pattern]) => pattern.test(words)) ?? [];
  if (code === undefined && /configuration option|terminating, \d+ bad|keyword|percent_expand/i.test(words)) {
    return new GateError("SSH_CONFIG_INVALID", {
      message: `the OpenSSH client configuration cannot be used: ${words.slice(0, 500)}`,
    });
  }
  return connectError(
    hop,
    Object.assign(new Error(words.slice(0, 300) || "the client ended without a word"), code && { code }),
  );
}

function explainNoProgram({ hop, log }: FailedConnection): GateError {
  const words = log.words.join("; ").slice(0, 300);
  if (/(exec|shell|pty.*) request failed|open failed|administratively prohibited/i.test(words)) {
    return new GateError("SSH_PROGRAM_REFUSED", {
      message: `the server starts no program after the login: ${words}`,
    });
  }
  return new GateError("SSH_CONNECTION_LOST", {
    message: `the connection to ${hop.hostname} was lost before the program started${words === "" ? "" : `: ${words}`}`,
  });
}
