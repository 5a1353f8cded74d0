import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import ssh2, { type AuthContext, type Connection } from "ssh2";
import { publicPart } from "./public-part.js";
import { delayProxy, listen } from "./delay-proxy.js";
import type { SimulatedMachine } from "./simulated-machine.js";
import { serveSshSession } from "./ssh-session.js";
import type { MachineWithPython, ProgramRunner } from "./simulated-program.js";

/** Who may log in, and how. @public */
export interface EmbeddedSshUser {
  readonly name: string;
  /** Public keys in OpenSSH's form (`ssh-ed25519 AAAA…`). */
  readonly publicKeys?: readonly string[];
  readonly password?: string;
  /** Ask for the password by keyboard-interactive alone. */
  readonly keyboardInteractive?: boolean;
}

/** How the server misbehaves. @public */
export type EmbeddedSshFault =
  /** Accepts connections and never says a word. */
  | { readonly kind: "silent" }
  /** Lets in, accepts a program, and neither runs it nor says a word. */
  | { readonly kind: "deaf" }
  /** Breaks the connection so many milliseconds after the first program has started. */
  | { readonly kind: "drops"; readonly afterMs: number };

/** @public */
export interface EmbeddedSshOptions {
  /** Private key in OpenSSH's form. */
  readonly hostKey: string;
  readonly users: readonly EmbeddedSshUser[];
  readonly machine: SimulatedMachine & MachineWithPython;
  /** Printed on standard output before every program, as a chatty login shell would. */
  readonly noise?: string;
  /** Added to every round trip. Default 0. */
  readonly rttMs?: number;
  readonly fault?: EmbeddedSshFault;
  /** Runs what is started, in place of the simulated agent. */
  readonly runProgram?: ProgramRunner;
}

/** A running server. @public */
export interface EmbeddedSshServer {
  readonly host: "127.0.0.1";
  readonly port: number;
  /** `[127.0.0.1]:port ssh-ed25519 AAAA…`, as `known_hosts` holds it. */
  readonly knownHostsLine: string;
  /** `SHA256:…`, as `ssh` prints it. */
  readonly fingerprint: string;
  /** Connections that logged in so far. */
  logins(): number;
  /** Connections open now. */
  open(): number;
  /** Ends every program and connection. */
  stop(): Promise<void>;
}

/**
 * A real SSH server on a free port of 127.0.0.1, with a simulated machine behind it: it serves the agent, single
 * tools and a toy shell on a terminal.
 *
 * @public
 */
export async function startEmbeddedSshServer(options: EmbeddedSshOptions): Promise<EmbeddedSshServer> {
  const inner = options.fault?.kind === "silent" ? silentServer() : sshServer(options);
  await listen(inner.server);
  const innerPort = (inner.server.address() as AddressInfo).port;
  const proxy = options.rttMs ? await delayProxy(innerPort, options.rttMs) : undefined;
  const port = proxy?.port ?? innerPort;
  const key = publicPart(options.hostKey);
  return {
    host: "127.0.0.1",
    port,
    knownHostsLine: `[127.0.0.1]:${port} ${key.type} ${key.blob.toString("base64")}`,
    fingerprint: `SHA256:${createHash("sha256").update(key.blob).digest("base64").replace(/=+$/, "")}`,
    logins: inner.logins,
    open: inner.open,
    async stop() {
      const closed = new Promise<void>((resolve) => inner.server.close(() => resolve()));
      inner.endAll();
      await proxy?.stop();
      await closed;
    },
  };
}

interface InnerServer {
  readonly server: Pick<Server, "address" | "close" | "listen" | "once">;
  readonly logins: () => number;
  readonly open: () => number;
  readonly endAll: () => void;
}

function silentServer(): InnerServer {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    socket.resume();
  });
  const endAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return { server, logins: () => 0, open: () => sockets.size, endAll };
}

function sshServer(options: EmbeddedSshOptions): InnerServer {
  const connections = new Set<Connection>();
  const stopping = new AbortController();
  let logins = 0;
  const server = new ssh2.Server({ hostKeys: [options.hostKey], ident: "simulated" }, (connection) => {
    connections.add(connection);
    sendAtOnce(connection);
    const ended = new AbortController();
    const signal = AbortSignal.any([ended.signal, stopping.signal]);
    connection.on("error", () => {
      // A client that goes away mid-word; "close" follows and ends what it started.
    });
    connection.on("close", () => {
      connections.delete(connection);
      ended.abort();
    });
    connection.on("authentication", (context) => authenticate(context, options.users));
    connection.on("ready", () => {
      logins += 1;
    });
    connection.on("session", (accept) =>
      serveSshSession(accept(), { ...options, signal, drop: () => connection.end() }),
    );
  });
  const endAll = (): void => {
    stopping.abort();
    for (const connection of connections) connection.end();
  };
  return { server, logins: () => logins, open: () => connections.size, endAll };
}

/** Small answers go out undelayed, as OpenSSH's server sends them; the method is missing in ssh2's types. */
function sendAtOnce(connection: Connection): void {
  (connection as Connection & { setNoDelay(on: boolean): unknown }).setNoDelay(true);
}

function authenticate(context: AuthContext, users: readonly EmbeddedSshUser[]): void {
  const user = users.find((each) => each.name === context.username);
  if (user !== undefined && isAllowed(context, user)) return context.accept();
  if (context.method === "keyboard-interactive" && user?.password !== undefined)
    return context.prompt([{ prompt: "Password: ", echo: false }], (answers) => {
      if (answers.length === 1 && sameText(answers[0] ?? "", user.password ?? "")) context.accept();
      else context.reject(methodsOf(user));
    });
  context.reject(methodsOf(user));
}

function isAllowed(context: AuthContext, user: EmbeddedSshUser): boolean {
  if (context.method === "password")
    return (
      user.password !== undefined &&
      user.keyboardInteractive !== true &&
      sameText(context.password, user.password)
    );
  if (context.method !== "publickey") return false;
  const key = (user.publicKeys ?? [])
    .map((text) => publicPart(text))
    .find(({ blob }) => blob.equals(context.key.data));
  if (key === undefined) return false;
  if (context.signature === undefined || context.blob === undefined) return true;
  // ssh2 gives an Error, not false, for a signature that it cannot read.
  const verdict: unknown = key.parsed.verify(context.blob, context.signature, context.hashAlgo);
  return verdict === true;
}

function methodsOf(user: EmbeddedSshUser | undefined): ("publickey" | "password" | "keyboard-interactive")[] {
  if (user === undefined) return ["publickey"];
  const password = user.keyboardInteractive === true ? "keyboard-interactive" : "password";
  return [
    ...(user.publicKeys === undefined ? [] : (["publickey"] as const)),
    ...(user.password === undefined ? [] : ([password] as const)),
  ];
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash("sha256").update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
