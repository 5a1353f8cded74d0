import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { homedir, userInfo } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { onAbort } from "../access/on-abort.js";
import { parseProxyJump, requireDestination, showHop } from "../access/ssh-destination.js";
import { type SshSettings, parseSshG } from "../access/ssh-settings.js";
import { GateError } from "../errors/gate-error.js";
import type { Destination } from "../inputs/destination.js";
import { signalGroup } from "./process-group.js";
import { readConfigFile } from "./ssh-config-file.js";
import { type TokenValues, expandPath, expandTokens } from "./ssh-tokens.js";

/** One hop of a route, ready to be connected to: paths are expanded. @public */
export interface SshHop {
  /** What was asked for: the OpenSSH client is given these words again. */
  readonly destination?: Destination;
  readonly user: string;
  readonly hostname: string;
  readonly port: number;
  readonly addressFamily: "any" | "inet" | "inet6";
  readonly hostKeyAlias?: string;
  readonly identityFiles: readonly string[];
  readonly certificateFiles: readonly string[];
  readonly identitiesOnly: boolean;
  /** Socket of the agent to ask; absent: none. */
  readonly agentSocket?: string;
  /** Shell command whose streams replace the connection; on the first hop only. */
  readonly proxyCommand?: string;
  readonly pkcs11Provider?: string;
  readonly gssapi?: true;
  readonly hostbased?: true;
}

/** @public */
export interface SshResolverOptions {
  /** Configuration file instead of the user's and the system's. */
  readonly configFile?: string | undefined;
  /** The OpenSSH client; null: read the subset of the configuration without it. Default `ssh`. */
  readonly program?: string | null;
  /** Where `SSH_AUTH_SOCK` and `${NAME}` are looked up. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Jump hosts in order, the target last. @public */
export type SshResolver = (
  destination: string,
  signal: AbortSignal,
) => Promise<readonly [SshHop, ...SshHop[]]>;

/** A route may have this many jump hosts. */
const MOST_JUMPS = 8;
/** What would not stand for itself, or for one host alone, in a line of a host-key store. */
const NO_NAME = /[\s\u0000-\u001f*?,!|]|^[@#]/;
/** Patience with `ssh -G`, which runs what `Match exec` names. */
const QUERY_MS = 15_000;
/** What is kept of its answer, and how long that may follow its end. */
const ANSWER_LIMIT = 1024 * 1024;
const LAST_WORDS_MS = 1_000;

/**
 * Resolves destinations as the operator's OpenSSH client would, by asking it (`ssh -G`), `Include` and `Match`
 * blocks too; where no client is installed, by the subset of {@link readConfigFile}. The known_hosts files of the
 * configuration are not used: the project has its own store.
 *
 * Rejects with GateErrors `SSH_DESTINATION_INVALID`, `SSH_CONFIG_INVALID` and `SSH_PROXY_LOOP`.
 *
 * @public
 */
export function createSshResolver(options: SshResolverOptions): SshResolver {
  async function hops(
    destination: Destination,
    stack: readonly string[],
    signal: AbortSignal,
  ): Promise<SshHop[]> {
    const settings = await query(options, destination, signal);
    const here = showHop({ ...settings, host: settings.hostname });
    const way = [...stack, here];
    if (stack.includes(here))
      throw loop(`the jump hosts of ${way[0]} go round in a circle: ${way.join(" over ")}`);
    if (stack.length > MOST_JUMPS) throw tooMany(way[0] ?? here);
    const chain: SshHop[] = [];
    for (const [index, jump] of parseProxyJump(settings.proxyJump ?? "").entries()) {
      // As in OpenSSH, hops after the first are reached through the one before, whatever their own blocks say.
      if (index === 0) chain.push(...(await hops(jump, [...stack, here], signal)));
      else chain.push(withoutProxy(toHop(await query(options, jump, signal), jump, options)));
      if (chain.length > MOST_JUMPS) throw tooMany(way[0] ?? here);
    }
    const own = toHop(settings, destination, options);
    return [...chain, chain.length > 0 ? withoutProxy(own) : own];
  }
  return async (destination, signal) => {
    const [first, ...rest] = await hops(requireDestination(destination), [], signal);
    if (first === undefined) throw new Error("a route has at least its target");
    return [first, ...rest];
  };
}

function loop(message: string): GateError {
  return new GateError("SSH_PROXY_LOOP", { message });
}

function tooMany(target: string): GateError {
  return loop(`the way to ${target} has more than ${MOST_JUMPS} jump hosts`);
}

function withoutProxy({ proxyCommand: _ignored, ...hop }: SshHop): SshHop {
  return hop;
}

function toHop(settings: SshSettings, destination: Destination, options: SshResolverOptions): SshHop {
  const values: TokenValues = {
    home: homedir(),
    localUser: userInfo().username,
    uid: userInfo().uid,
    environment: options.environment,
    original: destination.host,
    hop: settings,
  };
  const paths = (texts: readonly string[]): string[] =>
    texts.map((text) => expandPath(text, values)).filter((path) => path !== undefined);
  const agentSocket = readAgent(settings.identityAgent, values);
  const proxyCommand = settings.proxyCommand && expandTokens(settings.proxyCommand, values);
  const { user, hostname, port, addressFamily, identitiesOnly, hostKeyAlias } = settings;
  for (const name of [hostname, hostKeyAlias ?? ""]) {
    const words = `the name ${JSON.stringify(name.slice(0, 80))} of ${destination.host}`;
    if (NO_NAME.test(name))
      throw invalid(`${words} would be a pattern, a list or several words in a host-key store`, undefined);
  }
  const { pkcs11Provider, gssapi, hostbased } = settings;
  return {
    destination,
    user,
    hostname,
    port,
    addressFamily,
    identitiesOnly,
    identityFiles: paths(settings.identityFiles),
    certificateFiles: paths(settings.certificateFiles),
    ...(hostKeyAlias === undefined ? {} : { hostKeyAlias }),
    ...(agentSocket === undefined ? {} : { agentSocket }),
    ...(proxyCommand === undefined ? {} : { proxyCommand }),
    ...(pkcs11Provider === undefined ? {} : { pkcs11Provider }),
    ...(gssapi === undefined ? {} : { gssapi }),
    ...(hostbased === undefined ? {} : { hostbased }),
  };
}

/** `IdentityAgent`: `none`, `SSH_AUTH_SOCK`, `$NAME` or a path; not set means the environment's agent. */
function readAgent(setting: string | undefined, values: TokenValues): string | undefined {
  if (setting?.toLowerCase() === "none") return undefined;
  if (setting === undefined || setting === "SSH_AUTH_SOCK")
    return values.environment["SSH_AUTH_SOCK"] || undefined;
  if (setting.startsWith("$") && !setting.startsWith("${"))
    return values.environment[setting.slice(1)] || undefined;
  return expandPath(setting, values);
}

async function query(
  options: SshResolverOptions,
  destination: Destination,
  signal: AbortSignal,
): Promise<SshSettings> {
  const { program = "ssh", configFile } = options;
  if (program !== null) {
    const argv = [
      "-G",
      ...(configFile === undefined ? [] : ["-F", configFile]),
      ...(destination.user === undefined ? [] : ["-l", destination.user]),
      ...(destination.port === undefined ? [] : ["-p", String(destination.port)]),
      "--",
      destination.host,
    ];
    const answer = await ask(program, argv, signal);
    if (answer !== undefined) return read(destination, () => parseSshG(answer));
  }
  const file = configFile ?? join(homedir(), ".ssh", "config");
  const text = await readOptional(file, configFile !== undefined);
  return read(destination, () => readConfigFile(text, destination, { user: userInfo().username }), file);
}

/** What `ssh -G` prints; `undefined` where there is no client. Where it is stopped, what `Match exec` started is too. */
async function ask(
  program: string,
  argv: readonly string[],
  signal: AbortSignal,
): Promise<string | undefined> {
  signal.throwIfAborted();
  return await new Promise((resolve, reject) => {
    const child = spawn(program, argv, { stdio: ["ignore", "pipe", "pipe"], detached: true });
    const [said, words] = [collect(child.stdout), collect(child.stderr)];
    const over = (): void => {
      for (const timer of timers) clearTimeout(timer);
      forget();
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
    };
    const stop = (reason: Error): void => {
      over();
      signalGroup(child, "SIGKILL");
      reject(reason);
    };
    const answer = (): void => {
      over();
      if (child.exitCode === 0) resolve(said());
      else reject(invalid(words(), undefined));
    };
    const late = (): void => stop(invalid(`it does not answer within ${QUERY_MS / 1000} s`, undefined));
    const timers = [setTimeout(late, QUERY_MS)];
    const forget = onAbort(signal, () => stop(signal.reason as Error));
    child.once("error", (error: NodeJS.ErrnoException) => {
      over();
      if (error.code === "ENOENT") resolve(undefined);
      else reject(invalid(error.message, error));
    });
    child.once("close", answer);
    // What a `Match exec` left running may hold the outputs open; a busy process reads before it answers.
    const unlessClosed = (): void => void setImmediate(() => setImmediate(answer));
    child.once("exit", () => timers.push(setTimeout(unlessClosed, LAST_WORDS_MS)));
  });
}

/** A bounded part of a stream's text. */
function collect(stream: Readable): () => string {
  let text = "";
  stream.setEncoding("utf8").on("data", (more: string) => (text = (text + more).slice(0, ANSWER_LIMIT)));
  return () => text;
}

function read(destination: Destination, part: () => SshSettings, file = "ssh -G"): SshSettings {
  try {
    return part();
  } catch (error) {
    if (error instanceof RangeError)
      throw invalid(`${file}, for ${destination.host}: ${error.message}`, error);
    throw error;
  }
}

async function readOptional(path: string, required: boolean): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (!required && (error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw invalid((error as Error).message, error);
  }
}

function invalid(words: string, cause: unknown): GateError {
  const seen = words
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "" && !line.startsWith("Pseudo-terminal"))
    .join("; ");
  return new GateError("SSH_CONFIG_INVALID", {
    message: `the OpenSSH client configuration cannot be used: ${seen.slice(0, 500)}`,
    cause,
  });
}
