import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import type { Channel, ChannelEnd, HostAddress, TerminalStreams, Transport } from "../access/transport.js";
import { GateError } from "../errors/gate-error.js";

/** A transport to try, and a host behind it that has `sh`, `cat`, `head`, `sleep`, `printf` and `python3`. @public */
export interface TransportUnderTest {
  readonly transport: Transport;
  readonly host: HostAddress;
  /** Breaks the connection from outside; needed for the cases of `cut`. */
  readonly cut?: () => Promise<void> | void;
  readonly dispose?: () => Promise<void>;
}

/** What the host and the transport offer beyond the least. @public */
export interface TransportCapabilities {
  /** The login shell is a POSIX shell: words may hold every character. */
  readonly posixShell?: boolean;
  /** {@link TransportUnderTest.cut} is there. */
  readonly cut?: boolean;
  /** `terminal()` gives a real terminal with a login shell. */
  readonly terminal?: boolean;
}

/** One case of the contract: run it with any test runner; it rejects where the contract is broken. @public */
export interface TransportCase {
  readonly name: string;
  readonly run: (make: () => Promise<TransportUnderTest>) => Promise<void>;
}

/**
 * What every {@link Transport} holds.
 *
 * @example
 * ```ts
 * for (const { name, run } of transportContract({ posixShell: true })) test(name, () => run(makeTransport));
 * ```
 *
 * @public
 */
export function transportContract(capabilities: TransportCapabilities = {}): readonly TransportCase[] {
  return [
    ...BASE,
    ...(capabilities.posixShell ? POSIX : []),
    ...(capabilities.cut ? CUT : []),
    ...(capabilities.terminal ? TERMINAL : []),
  ];
}

/** Patience with one case, in milliseconds. */
const PATIENCE_MS = 15_000;
const MEBIBYTE = 1024 * 1024;

const BASE: readonly TransportCase[] = [
  contractCase("passes words on unchanged", async ({ start }) => {
    const words = [
      "two words",
      "",
      "it's",
      "*",
      "~",
      "#no",
      "a;b|c&d",
      "<(x)>",
      "{a,b}",
      "-n",
      "%",
      "ü𝄞",
      "=x",
      "[a]",
    ];
    await expectWords(start, words);
  }),
  contractCase("carries bytes of every value both ways", async ({ start }) => {
    const bytes = Uint8Array.from({ length: 4096 }, (_item, index) => index % 256);
    const channel = await start(["cat"]);
    await channel.write(bytes);
    channel.end();
    assert.deepEqual(new Uint8Array(await collect(channel.stdout)), bytes);
    assert.deepEqual(await channel.ended, { kind: "exit", code: 0 });
  }),
  contractCase("keeps the two outputs apart", async ({ start }) => {
    const channel = await start(["sh", "-c", "echo out; echo err >&2"]);
    channel.end();
    const [out, err] = await Promise.all([collect(channel.stdout), collect(channel.stderr)]);
    assert.deepEqual([out.toString(), err.toString()], ["out\n", "err\n"]);
  }),
  contractCase("tells every exit status, 255 too", async ({ start }) => {
    for (const code of [0, 7, 255]) {
      const channel = await start(["sh", "-c", `exit ${code}`]);
      assert.deepEqual(await drain(channel), { kind: "exit", code });
      await channel.close();
    }
  }),
  contractCase("tells a program that a signal ended", async ({ start }) => {
    const end = await drain(await start(["python3", "-c", "import os;os.kill(os.getpid(),15)"]));
    const told = end.kind === "signal" ? end.signal : end.kind === "exit" && end.code === 143 && "SIGTERM";
    assert.equal(told, "SIGTERM", JSON.stringify(end));
  }),
  contractCase("says that a program is not there", async ({ start }) => {
    const channel = await start(["narwhal-no-such-program"]).catch((error: unknown) => error);
    if (channel instanceof GateError) return assert.equal(channel.gate, "access");
    if (channel instanceof Error) throw channel;
    const { stdout, stderr, ended } = channel as Channel;
    const [, words] = await Promise.all([collect(stdout), collect(stderr)]);
    const end = await ended;
    // csh says 1 where other shells say 127.
    assert.ok(
      end.kind === "exit" && (end.code === 127 || (end.code !== 0 && /not found/i.test(words.toString()))),
    );
  }),
  contractCase("carries large output to a slow reader within bounded memory", async ({ start }) => {
    const channel = await start(["head", "-c", String(48 * MEBIBYTE), "/dev/zero"]);
    let bytes = 0;
    let paused = false;
    for await (const chunk of channel.stdout) {
      bytes += chunk.length;
      if (paused) continue;
      paused = true;
      await delay(1_000);
      const held = process.memoryUsage().arrayBuffers;
      assert.ok(held < 40 * MEBIBYTE, `${held} bytes are held while nobody reads`);
    }
    assert.equal(bytes, 48 * MEBIBYTE);
    assert.deepEqual(await channel.ended, { kind: "exit", code: 0 });
  }),
  contractCase("carries large input to a slow program", async ({ start }) => {
    const script =
      "import sys,time,hashlib;time.sleep(0.3);print(hashlib.sha256(sys.stdin.buffer.read()).hexdigest())";
    const channel = await start(["python3", "-c", script]);
    const hash = createHash("sha256");
    for (let index = 0; index < 128; index++) {
      const chunk = Buffer.alloc(65_536, index);
      hash.update(chunk);
      await channel.write(chunk);
    }
    channel.end();
    assert.equal((await collect(channel.stdout)).toString().trim(), hash.digest("hex"));
  }),
  contractCase("never leaves a writer waiting for a program that has ended", async ({ start }) => {
    const channel = await start(["true"]);
    for (let index = 0; index < 256; index++)
      await channel.write(Buffer.alloc(65_536)).catch(() => undefined);
    assert.deepEqual(await channel.ended, { kind: "exit", code: 0 });
    await channel.write(Buffer.alloc(16)).catch(() => undefined);
    channel.end();
  }),
  contractCase("tells the end of a program whose output nobody reads", async ({ start }) => {
    const channel = await start(["sh", "-c", "echo unread; echo unread >&2; exit 4"]);
    assert.deepEqual(await channel.ended, { kind: "exit", code: 4 });
  }),
  contractCase("keeps what was written before the program ended", async ({ start }) => {
    const channel = await start(["sh", "-c", "echo kept; exit 3"]);
    assert.deepEqual(await channel.ended, { kind: "exit", code: 3 });
    assert.equal((await collect(channel.stdout)).toString(), "kept\n");
  }),
  contractCase("keeps two programs on one host apart", async ({ start }) => {
    const [first, second] = await Promise.all([start(["cat"]), start(["cat"])]);
    await first.write(Buffer.from("first"));
    await second.write(Buffer.from("second"));
    first.end();
    second.end();
    const texts = await Promise.all([collect(first.stdout), collect(second.stdout)]);
    assert.deepEqual(texts.map(String), ["first", "second"]);
    await first.close();
    assert.deepEqual(await second.ended, { kind: "exit", code: 0 });
  }),
  contractCase("closes a program that runs on, and may be closed again", async ({ start }) => {
    const channel = await start(["cat"]);
    await channel.write(Buffer.from("x"));
    await Promise.all([channel.close(), channel.close()]);
    await channel.close();
    await channel.ended;
    await collect(channel.stdout);
  }),
  contractCase(
    "does not start with an aborted signal, and rejects with its reason",
    async ({ transport, host }) => {
      const reason = new Error("stop");
      await assert.rejects(transport.start(host, ["cat"], AbortSignal.abort(reason)), reason);
    },
  ),
  contractCase("ends a running program when the signal aborts", async ({ transport, host }) => {
    const abort = new AbortController();
    const channel = await transport.start(host, ["cat"], abort.signal);
    await channel.write(Buffer.from("x"));
    abort.abort(new Error("stop"));
    await channel.ended;
    await collect(channel.stdout);
    await channel.close();
  }),
  contractCase("names itself in the route", async ({ transport, start }) => {
    const channel = await start(["true"]);
    assert.equal(channel.route.transport, transport.name);
    assert.equal((await drain(channel)).kind, "exit");
  }),
];

const POSIX: readonly TransportCase[] = [
  contractCase("passes on every character that a POSIX shell treats", async ({ start }) => {
    await expectWords(start, [
      '"',
      "$HOME",
      "`id`",
      "\\",
      "\\\\n",
      "!",
      "a\nb",
      "'\"'",
      "\t",
      "$(id)",
      "\r",
      "x\n",
    ]);
  }),
];

const CUT: readonly TransportCase[] = [
  contractCase("tells a lost connection from every exit status", async ({ start, cut }) => {
    const channel = await start(["cat"]);
    await channel.write(Buffer.from("x"));
    for await (const bytes of channel.stdout) {
      assert.equal(Buffer.from(bytes).toString(), "x");
      break;
    }
    await cut();
    assert.equal((await channel.ended).kind, "lost");
    await channel.write(Buffer.alloc(8 * MEBIBYTE)).catch(() => undefined);
    await channel.close();
  }),
];

const TERMINAL: readonly TransportCase[] = [
  contractCase(
    "opens a terminal of the size asked for, and tells its exit status",
    async ({ transport, host }) => {
      const screen = new Screen({ columns: 101, rows: 37 });
      const end = transport.terminal(host, screen, new AbortController().signal);
      screen.type("stty size; tty\n");
      await screen.shows(/37 101/);
      await screen.shows(/\/dev\/(pts\/|tty)/);
      screen.type("exit 3\n");
      assert.deepEqual(await end, { kind: "exit", code: 3 });
    },
  ),
  contractCase("tells a terminal of a new size, and passes control keys on", async ({ transport, host }) => {
    const screen = new Screen({ columns: 80, rows: 24 });
    const end = transport.terminal(host, screen, new AbortController().signal);
    screen.type("stty size\n");
    await screen.shows(/24 80/);
    screen.resize({ columns: 60, rows: 20 });
    await delay(200);
    screen.type("stty size\n");
    await screen.shows(/20 60/);
    screen.type("sleep 100\n");
    await delay(300);
    screen.type("\u0003");
    screen.type("echo inter''rupted\n");
    await screen.shows(/interrupted/);
    screen.type("exit 0\n");
    assert.equal((await end).kind, "exit");
  }),
];

type Start = (argv: readonly [string, ...string[]]) => Promise<Channel>;

interface CaseTools extends TransportUnderTest {
  readonly start: Start;
  readonly cut: () => Promise<void> | void;
}

function contractCase(name: string, part: (tools: CaseTools) => Promise<void>): TransportCase {
  return {
    name,
    async run(make) {
      const made = await make();
      const channels: Channel[] = [];
      const signal = new AbortController().signal;
      const start: Start = async (argv) => {
        const channel = await made.transport.start(made.host, argv, signal);
        channels.push(channel);
        return channel;
      };
      const cut = made.cut ?? ((): never => assert.fail("the case needs `cut`"));
      try {
        await within(part({ ...made, start, cut }));
      } finally {
        await Promise.all(channels.map((channel) => channel.close()));
        await made.dispose?.();
      }
    },
  };
}

async function expectWords(start: Start, words: readonly string[]): Promise<void> {
  const channel = await start(["python3", "-c", "import sys;print(ascii(sys.argv[1:]))", ...words]);
  channel.end();
  const [shown, said] = await Promise.all([collect(channel.stdout), collect(channel.stderr)]);
  assert.equal(shown.toString().trim(), pythonList(words), said.toString());
}

/** A list of texts as Python's `ascii()` prints it. */
function pythonList(words: readonly string[]): string {
  return `[${words.map(pythonText).join(", ")}]`;
}

function pythonText(word: string): string {
  const quote = word.includes("'") && !word.includes('"') ? '"' : "'";
  const named: Readonly<Record<string, string>> = {
    "\n": "\\n",
    "\r": "\\r",
    "\t": "\\t",
    "\\": "\\\\",
    [quote]: `\\${quote}`,
  };
  const shown = Array.from(word, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (named[character] !== undefined) return named[character];
    if (code < 0x7f && code >= 0x20) return character;
    if (code <= 0xff) return `\\x${code.toString(16).padStart(2, "0")}`;
    return code <= 0xffff
      ? `\\u${code.toString(16).padStart(4, "0")}`
      : `\\U${code.toString(16).padStart(8, "0")}`;
  });
  return quote + shown.join("") + quote;
}

async function collect(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function drain(channel: Channel): Promise<ChannelEnd> {
  channel.end();
  await Promise.all([collect(channel.stdout), collect(channel.stderr)]);
  return channel.ended;
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function within(part: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the case did not end within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  await Promise.race([part, late]).finally(() => clearTimeout(timer));
}

interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** A terminal in memory. */
class Screen implements TerminalStreams {
  readonly term = "xterm";
  readonly #keys: Uint8Array[] = [];
  readonly #listeners = new Set<() => void>();
  #size: Size;
  #text = "";
  #wake: () => void = () => {};

  constructor(size: Size) {
    this.#size = size;
  }

  get input(): AsyncIterable<Uint8Array> {
    return this.#read();
  }

  async *#read(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const next = this.#keys.shift();
      if (next === undefined) await new Promise<void>((resolve) => (this.#wake = resolve));
      else yield next;
    }
  }

  type(text: string): void {
    this.#keys.push(Buffer.from(text));
    this.#wake();
  }

  output(bytes: Uint8Array): void {
    this.#text += Buffer.from(bytes).toString();
  }

  size(): Size {
    return this.#size;
  }

  resize(size: Size): void {
    this.#size = size;
    for (const listener of this.#listeners) listener();
  }

  onResize(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Waits until the screen shows what is looked for. */
  async shows(pattern: RegExp): Promise<void> {
    for (let tries = 0; !pattern.test(this.#text); tries++) {
      assert.ok(tries < 200, `the terminal never showed ${pattern}, but ${JSON.stringify(this.#text)}`);
      await delay(25);
    }
  }
}
