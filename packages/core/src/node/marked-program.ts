import { PassThrough, type Readable } from "node:stream";
import { markOf } from "../access/marked-argv.js";
import type { ChannelEnd } from "../access/transport.js";
import { deferred } from "./deferred.js";
import type { LocalChannel } from "./local-process.js";

/** Patience with what a program that has ended may still have to say, in milliseconds. */
const LAST_WORDS_MS = 1_000;
const WORDS_LIMIT = 4_000;
/** What is kept of what a tool says before the program starts, in bytes. */
const EARLY_LIMIT = 64 * 1024;

/** A program that a tool of this machine runs elsewhere. */
export interface MarkedProgram {
  /** Standard error without the marks. */
  readonly stderr: Readable;
  /** Resolves with true when the program has started, with false when the tool ended before. */
  readonly started: Promise<boolean>;
  /** How the program ended; where no mark tells it, `unmarked` decides from how the tool ended. */
  readonly ended: Promise<ChannelEnd>;
  /** The last that was said on standard error, bounded. */
  readonly words: () => string;
}

/** Reads the marks of `markedArgv` out of a tool's standard error. */
export function readMarked(
  tool: LocalChannel,
  nonce: string,
  unmarked: (end: ChannelEnd, words: string) => ChannelEnd | Promise<ChannelEnd>,
): MarkedProgram {
  const stderr = new PassThrough();
  const marks = new MarkReader(nonce);
  let words = "";
  let over = false;
  const { promise: started, resolve: tellStart } = deferred<boolean>();
  const { promise: saidAll, resolve: tellEnd } = deferred<void>();
  tool.stderr.on("data", (bytes: Buffer) => {
    const clean = marks.read(bytes);
    words = (words + clean.toString()).slice(-WORDS_LIMIT);
    if (marks.started) tellStart(true);
    if (marks.status !== undefined) tellEnd();
    // Nobody reads before the start: what a tool says until then must not keep it from starting.
    if (!marks.started && stderr.writableLength > EARLY_LIMIT) return;
    // What a program that has ended left behind is little: it need not wait for a reader.
    if (!stderr.write(clean) && !over && marks.started) {
      tool.stderr.pause();
      stderr.once("drain", () => tool.stderr.resume());
    }
  });
  const finish = (): void => {
    tellEnd();
    if (!stderr.writableEnded) stderr.end(marks.rest());
  };
  tool.stderr.once("end", finish).once("close", finish);
  const ended = (async (): Promise<ChannelEnd> => {
    const end = await tool.ended;
    over = true;
    tool.stderr.resume();
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([saidAll, new Promise((resolve) => (timer = setTimeout(resolve, LAST_WORDS_MS)))]);
    clearTimeout(timer);
    tellStart(false);
    if (marks.status !== undefined) return { kind: "exit", code: marks.status };
    return await unmarked(end, words.trim());
  })();
  return { stderr, started, ended, words: () => words.trim() };
}

/** Finds marks in a stream; what may be the beginning of one is held back until it is whole. */
class MarkReader {
  started = false;
  status: number | undefined;
  readonly #mark: string;
  #held = "";

  constructor(nonce: string) {
    this.#mark = `${markOf(nonce)}:`;
  }

  read(bytes: Buffer): Buffer {
    // Latin 1 keeps every byte as it is.
    const text = this.#held + bytes.toString("latin1");
    const pattern = new RegExp(`${this.#mark}(?:(started)|ended (\\d{1,3}))\\r?\\n`, "g");
    const clean = text.replace(pattern, (_all, started?: string, status?: string) => {
      this.started = true;
      if (started === undefined) this.status = Number(status);
      return "";
    });
    const cut = this.#possibleStart(clean);
    this.#held = clean.slice(cut);
    return Buffer.from(clean.slice(0, cut), "latin1");
  }

  rest(): Buffer {
    const rest = this.#held;
    this.#held = "";
    return Buffer.from(rest, "latin1");
  }

  /** Where the text may begin with a mark that is not whole; its length where nothing may. */
  #possibleStart(text: string): number {
    const longest = this.#mark.length + "ended 255\r".length;
    for (let at = Math.max(0, text.length - longest); at < text.length; at++) {
      const tail = text.slice(at);
      if (this.#mark.startsWith(tail) || (tail.startsWith(this.#mark) && !tail.includes("\n"))) return at;
    }
    return text.length;
  }
}
