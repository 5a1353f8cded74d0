import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type Server, type Socket, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askpassFile, helperFiles } from "./scripts.js";

/** What `ssh` asks while it connects. */
export interface Question {
  /** `judge` (name, key type, key in base64), `askpass` (prompt) or `entered` (logged in). */
  readonly kind: string;
  readonly words: readonly string[];
  /** Process id of the `ssh` that asks. */
  readonly parent: number;
  /** `SSH_ASKPASS_PROMPT`. */
  readonly mode: string;
}

/** Gives the text to print; `undefined` refuses. The signal aborts when nobody waits for it any more. */
export type Answer = (question: Question, signal: AbortSignal) => Promise<string | undefined>;

/** One connection's place in the private directory. */
export interface Seat {
  /** The path of one of its files: `log`, `order`, `askpass`, `ctl`. */
  file(suffix: string): string;
  /** The command that runs a helper for this connection, as `KnownHostsCommand` and `LocalCommand` take it. */
  command(helper: "judge" | "entered"): string;
  /** Gives the place up; the last one takes the directory away. */
  leave(): Promise<void>;
}

interface Room {
  readonly path: string;
  readonly server: Server;
  readonly sockets: Set<Socket>;
  readonly answers: Map<string, Answer>;
}

/** A question is a few hundred bytes; a key of the largest kind stays below this. */
const QUESTION_LIMIT = 64 * 1024;

/**
 * A private directory (mode 0700) with what the `ssh` processes need: helper programs, logs, control sockets, and a
 * socket over which their questions come here. It exists while a connection does. No secret is ever in a file.
 */
export class Rooms {
  #room: Promise<Room> | undefined;
  #seats = 0;
  #count = 0;

  async take(order: string, answer: Answer): Promise<Seat> {
    this.#seats += 1;
    const token = `c${++this.#count}`;
    this.#room ??= openRoom();
    const opening = this.#room;
    try {
      const room = await opening;
      room.answers.set(token, answer);
      const file = (suffix: string): string => join(room.path, `${token}.${suffix}`);
      await writeFile(file("order"), order, { mode: 0o600 });
      await writeFile(file("askpass"), askpassFile(room.path, token), { mode: 0o700 });
      const command = (helper: string): string => `/bin/sh ${room.path}/${helper} ${token}`;
      return { file, command, leave: () => this.#leave(opening, token) };
    } catch (error) {
      await this.#leave(opening, token).catch(() => undefined);
      throw error;
    }
  }

  async #leave(opening: Promise<Room>, token: string): Promise<void> {
    this.#seats -= 1;
    const isLast = this.#seats === 0;
    if (isLast) this.#room = undefined;
    const room = await opening;
    room.answers.delete(token);
    if (isLast) return await closeRoom(room);
    for (const suffix of ["order", "askpass", "log", "via", "ctl"])
      await rm(join(room.path, `${token}.${suffix}`), { force: true });
  }
}

async function openRoom(): Promise<Room> {
  // Paths stand in option values and in socket addresses, which take no odd characters and about 100 bytes.
  const parent = /^[\w./+-]{1,50}$/.test(tmpdir()) ? tmpdir() : "/tmp";
  const path = await mkdtemp(join(parent, "narwhal-ssh-"));
  for (const [name, text] of Object.entries(helperFiles(path)))
    await writeFile(join(path, name), text, { mode: 0o600 });
  const answers = new Map<string, Answer>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    hear(socket, answers);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(join(path, "socket"), resolve);
  });
  return { path, server, sockets, answers };
}

async function closeRoom({ path, server, sockets }: Room): Promise<void> {
  for (const socket of sockets) socket.destroy();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await rm(path, { recursive: true, force: true });
}

/** Reads one question and answers it. */
function hear(socket: Socket, answers: ReadonlyMap<string, Answer>): void {
  let text = "";
  const gone = new AbortController();
  socket.setEncoding("utf8");
  socket.on("error", () => socket.destroy());
  socket.on("close", () => gone.abort(new Error("nobody waits for the answer")));
  socket.on("data", (more: string) => {
    text += more;
    if (text.length > QUESTION_LIMIT) return socket.destroy();
    if (!text.endsWith("\n")) return undefined;
    const question = JSON.parse(text) as Question & { readonly token: string };
    text = "";
    const answer = answers.get(question.token);
    if (answer === undefined) return socket.destroy();
    answer(question, gone.signal).then(
      (said) => socket.end(said === undefined ? "" : `+${said}`),
      () => socket.destroy(),
    );
    return undefined;
  });
}
