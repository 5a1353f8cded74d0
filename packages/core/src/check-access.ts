import pLimit from "p-limit";
import { describeEnd } from "./access/agent-faults.js";
import { onAbort } from "./access/on-abort.js";
import { createRedactor } from "./access/redact.js";
import type { Runtime } from "./access/runtime.js";
import type { Channel, HostAddress, Route, Transport } from "./access/transport.js";
import { type JsonObject, jsonFile } from "./canonical.js";
import type { FileStore } from "./emit/file-store.js";
import { pathIn } from "./emit/paths.js";
import type { StoredHost } from "./emit/read-hosts.js";
import { storeHint, storeWords } from "./emit/store-errors.js";
import { DEFAULT_JUDGEMENT, Findings, type Judgement } from "./errors/findings.js";
import { GateError } from "./errors/gate-error.js";
import type { Observer } from "./events.js";

/** @public */
export interface CheckAccessOptions {
  readonly hosts: readonly StoredHost[];
  readonly transport: Transport;
  readonly store: FileStore;
  readonly runtime: Runtime;
  /** Where the records go, such as `runs/access-<id>`; must not exist. */
  readonly directory: string;
  /** Now, as ISO 8601 text, for the records. */
  readonly time: string;
  /** Deadline of the command after login, in milliseconds. Default 60 s. */
  readonly commandMs?: number;
  /** Hosts in handshake at once. Default 8. */
  readonly handshakes?: number;
  readonly judgement?: Judgement;
  readonly observer?: Observer;
  readonly signal: AbortSignal;
}

/** One successful login, which covers every role of its host. @public */
export interface HostAccess {
  readonly host: StoredHost;
  readonly hostname: string;
  readonly argv: readonly string[];
  readonly route: Route;
  /** The record's path. */
  readonly record: string;
}

const ARGV = ["hostname"] as const;
/** A host name is short; what goes beyond is noise. */
const OUTPUT_LIMIT = 64 * 1024;

/**
 * Logs in to every host once, with the stored host key, asks for its name and records it.
 *
 * Throws a GateFailure with the faults of all hosts; the hosts that answered are recorded all the same.
 *
 * @public
 */
export async function checkAccess(options: CheckAccessOptions): Promise<readonly HostAccess[]> {
  const findings = new Findings(options.judgement ?? DEFAULT_JUDGEMENT);
  const passwords = options.hosts.flatMap(({ password }) => (password === undefined ? [] : [password]));
  findings.redactWith(createRedactor(passwords).text);
  await recorded(options.directory, () => options.store.createDirectory(options.directory));
  const limit = pLimit(options.handshakes ?? 8);
  const visits = options.hosts.map((host) =>
    limit(() =>
      findings.attemptAsync(() => visit(host, options), { host: host.id, role: host.roles[0] ?? "router" }),
    ),
  );
  const outcomes = await Promise.allSettled(visits);
  options.signal.throwIfAborted();
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
  findings.settle();
  return outcomes.flatMap((outcome) =>
    outcome.status === "fulfilled" && outcome.value ? [outcome.value] : [],
  );
}

async function visit(host: StoredHost, options: CheckAccessOptions): Promise<HostAccess> {
  const { observer, transport, signal } = options;
  signal.throwIfAborted();
  observer?.({ type: "host", host: host.id, state: "connecting" });
  const channel = await transport.start(addressOf(host), ARGV, signal);
  try {
    observer?.({ type: "host", host: host.id, state: "connected", route: channel.route.transport });
    const { hostname, code } = await askName(channel, host, options);
    const record = pathIn(options.directory, `${host.id}.json`);
    const document = {
      host: host.id,
      roles: host.roles,
      hostname,
      argv: ARGV,
      exit_status: code,
      route: routeDocument(channel.route),
      time: options.time,
    };
    await recorded(record, () => options.store.createFile(record, jsonFile(document)));
    observer?.({ type: "written", path: record });
    return { host, hostname, argv: ARGV, route: channel.route, record };
  } finally {
    await channel.close();
    observer?.({ type: "host", host: host.id, state: "closed" });
  }
}

/** A route as it is recorded. */
function routeDocument(route: Route): JsonObject {
  const hops = route.hops.map(({ user, host, port, hostKey }) => ({
    user,
    host,
    port,
    ...(hostKey === undefined ? {} : { host_key: { ...hostKey } }),
  }));
  return { transport: route.transport, why: route.why, hops, authentication: route.authentication };
}

/** A stored host as transports take it. @public */
export function addressOf(host: StoredHost): HostAddress {
  return {
    id: host.id,
    destination: host.destination,
    field: host.sshEnv,
    ...(host.password === undefined ? {} : { password: host.password }),
    ...(host.passwordEnv === null ? {} : { passwordField: host.passwordEnv }),
  };
}

async function askName(
  channel: Channel,
  host: StoredHost,
  options: CheckAccessOptions,
): Promise<{ readonly hostname: string; readonly code: number }> {
  channel.end();
  const deadlineMs = options.commandMs ?? 60_000;
  const outcome = await withDeadline(
    Promise.all([textOf(channel.stdout), textOf(channel.stderr), channel.ended]),
    { runtime: options.runtime, ms: deadlineMs, signal: options.signal },
  );
  const failed = (seen: string): GateError =>
    new GateError("ACCESS_COMMAND_FAILED", {
      message: `the login on ${host.id} succeeded, but ${ARGV.join(" ")} ${seen}`,
      field: host.sshEnv,
      subject: ARGV[0],
    });
  if (outcome === undefined) throw failed(`did not end within ${deadlineMs / 1000} s`);
  const [stdout, stderr, end] = outcome;
  if (end.kind !== "exit" || end.code !== 0) throw failed(`${describeEnd(end)}${quoted(stderr)}`);
  // Login shells may talk before the command does: the name is the last line.
  const hostname = stdout.trim().split("\n").at(-1)?.trim() ?? "";
  if (hostname === "") throw failed("printed nothing");
  return { hostname, code: end.code };
}

async function textOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream) {
    if (text.length < OUTPUT_LIMIT) text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

/** The promise's value, or `undefined` after the deadline; rejects with the signal's reason. */
function withDeadline<T>(
  promise: Promise<T>,
  until: { readonly runtime: Runtime; readonly ms: number; readonly signal: AbortSignal },
): Promise<T | undefined> {
  const { runtime, ms, signal } = until;
  return new Promise<T | undefined>((resolve, reject) => {
    let forget: (() => void) | undefined;
    const cancel = runtime.after(ms, () => settle(() => resolve(undefined)));
    const settle = (how: () => void): void => {
      cancel();
      forget?.();
      how();
    };
    promise.then(
      (value) => settle(() => resolve(value)),
      (error: unknown) => settle(() => reject(error)),
    );
    forget = onAbort(signal, () => settle(() => reject(signal.reason as Error)));
  });
}

function quoted(stderr: string): string {
  const words = stderr.trim().slice(0, 300);
  return words === "" ? "" : `: ${words}`;
}

async function recorded(path: string, action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    throw new GateError("RECORD_WRITE_FAILED", {
      message: `cannot write ${path}: ${storeWords(error)}`,
      subject: path,
      hint: storeHint(error),
      cause: error,
    });
  }
}
