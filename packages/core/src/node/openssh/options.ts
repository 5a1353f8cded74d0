import type { SshHop } from "../ssh-config.js";
import { shellQuote } from "../../access/shell-quote.js";
import type { Seat } from "./room.js";

/** The OpenSSH client that is used. */
export interface SshClient {
  /** Name or path. */
  readonly program: string;
  readonly version: readonly [major: number, minor: number];
  /** Configuration file instead of the user's and the system's. */
  readonly configFile?: string | undefined;
}

/** What one `ssh` is started for. */
export type SshPurpose =
  /** Carries connections to the next hop, for all that wait at its control socket. */
  | { readonly kind: "jump" }
  | { readonly kind: "program"; readonly command: string }
  | { readonly kind: "terminal" };

/** What decides the options of one `ssh`. */
export interface SshLine {
  readonly client: SshClient;
  readonly seat: Seat;
  readonly hop: SshHop;
  /** Control socket of the jump host before it. */
  readonly via: string | undefined;
  readonly purpose: SshPurpose;
  readonly asks: { readonly password: boolean; readonly passphrase: boolean };
  readonly connectSeconds: number;
  readonly keepaliveMs: number;
}

/**
 * The words of one `ssh`. Options stand before the operator's configuration, which decides all else: identities,
 * certificates, tokens, algorithms, the ProxyCommand of a first hop. Each hop is an `ssh` of its own, so that every
 * one of them obeys these options and is judged by itself.
 */
export function sshWords(line: SshLine): [string, ...string[]] {
  const { client, seat, hop, purpose } = line;
  const target = hop.destination ?? { user: hop.user, host: hop.hostname, port: hop.port };
  const options = { ...TRUST(seat), ...manners(line), ...PURPOSES[purpose.kind](seat), ...way(line) };
  return [
    client.program,
    "-E",
    seat.file("log"),
    ...(client.configFile === undefined ? [] : ["-F", client.configFile]),
    ...Object.entries(options).flatMap(([name, value]) => ["-o", `${name}=${value}`]),
    ...(target.user === undefined ? [] : ["-l", target.user]),
    ...(target.port === undefined ? [] : ["-p", String(target.port)]),
    ...(purpose.kind === "jump" ? ["-N"] : purpose.kind === "terminal" ? ["-tt"] : ["-T"]),
    "--",
    target.host,
    ...(purpose.kind === "program" ? [purpose.command] : []),
  ];
}

type Options = Readonly<Record<string, string>>;

/** Keys are judged here and nowhere else: no file, name service or exception of the client has a say. */
const TRUST = (seat: Seat): Options => ({
  KnownHostsCommand: `${seat.command("judge")} %I %H %t %K`,
  StrictHostKeyChecking: "yes",
  UserKnownHostsFile: "none",
  GlobalKnownHostsFile: "none",
  CheckHostIP: "no",
  VerifyHostKeyDNS: "no",
  NoHostAuthenticationForLocalhost: "no",
  UpdateHostKeys: "no",
});

function manners({ client, seat, purpose, asks, connectSeconds, keepaliveMs }: SshLine): Options {
  const preferred = asks.password
    ? "password,keyboard-interactive,publickey,gssapi-with-mic,hostbased"
    : "gssapi-with-mic,hostbased,publickey";
  const newer = client.version[0] > 8 || client.version[1] >= 7;
  const session = purpose.kind === "jump" ? {} : { SessionType: "default" };
  return {
    PermitLocalCommand: "yes",
    LocalCommand: seat.command("entered"),
    BatchMode: asks.password || asks.passphrase ? "no" : "yes",
    ...(asks.password || asks.passphrase ? { PreferredAuthentications: preferred } : {}),
    NumberOfPasswordPrompts: "3",
    ConnectionAttempts: "1",
    ConnectTimeout: String(connectSeconds),
    ServerAliveInterval: String(Math.max(1, Math.round(keepaliveMs / 1000))),
    ServerAliveCountMax: "3",
    LogLevel: "DEBUG1",
    VisualHostKey: "no",
    AddKeysToAgent: "no",
    ForwardAgent: "no",
    ForwardX11: "no",
    Tunnel: "no",
    ClearAllForwardings: "yes",
    ControlPersist: "no",
    RemoteCommand: "none",
    ...(newer ? { ForkAfterAuthentication: "no", StdinNull: "no", ...session } : {}),
  };
}

const PURPOSES: Readonly<Record<SshPurpose["kind"], (seat: Seat) => Options>> = {
  jump: (seat) => ({ ControlMaster: "yes", ControlPath: seat.file("ctl") }),
  program: () => ({ ControlMaster: "no", ControlPath: "none", EscapeChar: "none" }),
  terminal: () => ({ ControlMaster: "no", ControlPath: "none" }),
};

/** Over the control socket of the hop before; where that is gone, nothing else is tried. */
function way({ client, seat, hop, via }: SshLine): Options {
  if (via === undefined) return {};
  const words = [
    client.program,
    "-F",
    "none",
    "-S",
    via,
    "-E",
    seat.file("via"),
    "-o",
    "LogLevel=DEBUG1",
    "-o",
    "BatchMode=yes",
    "-o",
    "ControlMaster=no",
    "-o",
    "ProxyCommand=false",
    "-W",
    `[${hop.hostname}]:${hop.port}`,
    "jump",
  ];
  return { ProxyCommand: shellQuote(words).replaceAll("%", "%%"), ProxyUseFdpass: "no" };
}
