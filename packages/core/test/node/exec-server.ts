import { type ChildProcess, spawn } from "node:child_process";
import { type AddressInfo, type Socket, connect } from "node:net";
import ssh2, { type AuthContext, type Connection, type ServerChannel, type ServerConfig } from "ssh2";

/** How one user may log in. */
export interface ExecUser {
  readonly name: string;
  /** Public keys in OpenSSH's form. */
  readonly keys?: readonly string[];
  readonly password?: string;
  /** Methods that must all succeed, in order; any one of the offered ones where absent. */
  readonly sequence?: readonly AuthContext["method"][];
  /** Methods offered; default: those that the user has something for. */
  readonly offered?: readonly AuthContext["method"][];
  /** What keyboard-interactive asks, round by round. */
  readonly prompts?: readonly (readonly { prompt: string; echo: boolean }[])[];
}

export interface ExecServerOptions {
  readonly hostKeys: readonly string[];
  readonly users: readonly ExecUser[];
  readonly algorithms?: ServerConfig["algorithms"];
  readonly banner?: string;
  /** Refuse to forward, with these words. */
  readonly noForwarding?: boolean;
  readonly noExec?: boolean;
  /** Wants every password changed. */
  readonly expired?: boolean;
  /** Breaks the connection when this method is tried. */
  readonly diesAt?: AuthContext["method"];
  /** Never answer requests for programs. */
  readonly hangsOnExec?: boolean;
  /** In place of a program, says this on standard error and waits. */
  readonly waits?: string;
  /** A program whose channel closes goes on, as with OpenSSH's server; signals end it. */
  readonly leavesPrograms?: boolean;
  /** Refusals after which the server disconnects. Default 6. */
  readonly maxTries?: number;
}

/** A real SSH server in this process that runs commands by `/bin/sh`. */
export interface ExecServer {
  readonly port: number;
  /** `method user` of every attempt, keys and passwords included. */
  readonly attempts: string[];
  /** What prompts were answered with, round by round. */
  readonly answers: readonly (readonly string[])[];
  readonly connections: () => number;
  readonly total: () => number;
  /** Breaks every connection. */
  cut(): void;
  stop(): Promise<void>;
}

export async function startExecServer(options: ExecServerOptions): Promise<ExecServer> {
  const attempts: string[] = [];
  const answers: string[][] = [];
  const sockets = new Set<Socket>();
  let total = 0;
  const config: ServerConfig = {
    hostKeys: [...options.hostKeys],
    ...(options.algorithms && { algorithms: options.algorithms }),
    ...(options.banner && { banner: options.banner }),
  };
  const server = new ssh2.Server(config, (connection) => serve(connection, options, { attempts, answers }));
  const inner = (server as unknown as { _srv: import("node:net").Server })._srv;
  inner.on("connection", (socket) => {
    total += 1;
    socket.setNoDelay(true);
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    attempts,
    answers,
    connections: () => sockets.size,
    total: () => total,
    cut,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}

interface Seen {
  readonly attempts: string[];
  readonly answers: string[][];
}

function serve(connection: Connection, options: ExecServerOptions, { attempts, answers }: Seen): void {
  let done: AuthContext["method"][] = [];
  let refused = 0;
  connection.on("error", () => {});
  connection.on("authentication", (context) => {
    const user = options.users.find(({ name }) => name === context.username);
    const next = user?.sequence?.[done.length];
    const offered = next === undefined ? (user?.offered ?? methodsOf(user)) : [next];
    attempts.push(show(context));
    if (options.diesAt === context.method) return connection.end();
    if (options.expired && context.method === "password")
      return context.requestChange("choose another", () => {});
    void judge(context, user, { offered, answers }).then((accepted) => {
      if (!accepted) {
        if (context.method !== "none" && ++refused >= (options.maxTries ?? 6)) return connection.end();
        return context.reject([...offered]);
      }
      // A key without signature is a question only.
      if (context.method === "publickey" && context.signature === undefined) return context.accept();
      done = [...done, context.method];
      const left = user?.sequence?.[done.length];
      return left === undefined ? context.accept() : context.reject([left], true);
    });
  });
  connection.on("ready", () => {
    connection.on("session", (accept) => {
      const session = accept();
      session.on("exec", (acceptExec, reject, { command }) => {
        if (options.hangsOnExec) return;
        if (options.noExec) reject();
        else if (options.waits !== undefined) acceptExec().stderr.write(options.waits);
        else {
          const child = run(acceptExec(), command, options.leavesPrograms === true);
          session.on("signal", (_accept, _reject, { name }) => signalGroup(child, name));
        }
      });
    });
    connection.on("tcpip", (accept, reject, { destIP, destPort }) => {
      if (options.noForwarding) return reject();
      const socket = connect(destPort, destIP);
      socket.once("error", () => reject());
      socket.once("connect", () => {
        const channel = accept();
        channel.pipe(socket).pipe(channel);
        socket.on("error", () => channel.close());
        socket.on("close", () => channel.close());
        channel.on("close", () => socket.destroy());
        channel.on("error", () => socket.destroy());
      });
    });
  });
}

function methodsOf(user: ExecUser | undefined): AuthContext["method"][] {
  return [
    "publickey",
    ...(user?.password === undefined ? [] : (["password"] as const)),
    ...(user?.prompts === undefined ? [] : (["keyboard-interactive"] as const)),
  ];
}

async function judge(
  context: AuthContext,
  user: ExecUser | undefined,
  { offered, answers: seen }: { readonly offered: readonly string[]; readonly answers: string[][] },
): Promise<boolean> {
  if (user === undefined || !offered.includes(context.method)) return false;
  if (context.method === "password") return context.password === user.password;
  if (context.method === "publickey") {
    const key = user.keys
      ?.map((text) => ssh2.utils.parseKey(text))
      .find((each) => !(each instanceof Error) && each.getPublicSSH().equals(context.key.data));
    if (key === undefined || key instanceof Error) return false;
    if (context.signature === undefined || context.blob === undefined) return true;
    return key.verify(context.blob, context.signature, context.hashAlgo);
  }
  if (context.method !== "keyboard-interactive") return false;
  for (const prompts of user.prompts ?? [[{ prompt: "Password: ", echo: false }]]) {
    const answers = await new Promise<string[]>((resolve) => context.prompt([...prompts], resolve));
    seen.push(answers);
    if (prompts.length > 0 && answers[0] !== user.password) return false;
  }
  return true;
}

function show(context: AuthContext): string {
  if (context.method === "publickey")
    return `publickey ${context.key.algo}${context.signature === undefined ? "?" : ""}`;
  return context.method === "password" ? `password ${context.password}` : context.method;
}

function signalGroup({ pid, exitCode, signalCode }: ChildProcess, name: string): void {
  if (pid !== undefined && exitCode === null && signalCode === null)
    process.kill(-pid, `SIG${name}` as NodeJS.Signals);
}

function run(channel: ServerChannel, command: string, leaves: boolean): ChildProcess {
  const child = spawn("/bin/sh", ["-c", leaves ? `exec ${command}` : command], {
    stdio: "pipe",
    detached: true,
  });
  channel.on("error", () => child.kill("SIGKILL"));
  child.stdin.on("error", () => {});
  channel.pipe(child.stdin);
  child.stdout.pipe(channel, { end: false });
  child.stderr.pipe(channel.stderr, { end: false });
  channel.on("close", () => leaves || child.kill("SIGKILL"));
  child.on("close", (code, signal) => {
    if (signal === null) channel.exit(code ?? 0);
    else
      (channel.exit as (name: string, core: boolean, words: string) => void)(
        signal.replace(/^SIG/, ""),
        false,
        "",
      );
    channel.end();
  });
  return child;
}
