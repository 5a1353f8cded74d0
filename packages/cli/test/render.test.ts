import { describe, expect, test } from "vitest";
import type { DiscoveryEvent } from "@narwhal/core";
import { Writable } from "node:stream";
import { inOrder } from "../src/problem-order.js";
import { firstContactLines } from "../src/render/first-contacts.js";
import { visible } from "../../core/src/report/visible.js";
import { oneLine, printable } from "../src/render/printable.js";
import { createProgress } from "../src/render/progress.js";
import { differenceOf } from "../src/render/replay.js";
import { table } from "../src/render/table.js";
import { problemLines, styleFor } from "../src/render/text.js";

class Screen extends Writable {
  text = "";
  readonly columns: number;
  readonly isTTY: boolean;

  constructor(isTTY: boolean, columns = 60) {
    super();
    this.columns = columns;
    this.isTTY = isTTY;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

const hash = (bytesDone: number): DiscoveryEvent => ({
  type: "hash",
  host: "node-1",
  directory: "/model",
  progress: { bytesDone, bytesTotal: 1000, filesDone: 1, filesTotal: 4 },
});

const EVENTS: readonly DiscoveryEvent[] = [
  { type: "gate", gate: "access", state: "started" },
  { type: "host", host: "node-1", state: "connecting" },
  { type: "host", host: "node-1", state: "connected", route: "ssh2" },
  { type: "gate", gate: "access", state: "passed" },
  { type: "command", host: "node-1", argv: ["nvidia-smi", "\u001b[2J"], state: "started" },
  {
    type: "command",
    host: "node-1",
    argv: ["nvidia-smi", "\u001b[2J"],
    state: "ended",
    durationMs: 1234,
    outcome: "exit status 0",
  },
  ...Array.from({ length: 101 }, (_, index) => hash(index * 10)),
];

function show(isTTY: boolean, env: Record<string, string> = {}, columns?: number): string {
  const screen = new Screen(isTTY, columns);
  const stdin = { isTTY } as never;
  const progress = createProgress({ stdin, stdout: screen, stderr: screen, env });
  for (const event of EVENTS) progress.observe(event);
  progress.end();
  return screen.text;
}

describe("progress", () => {
  test("elsewhere than on a terminal: a line per event, hashing by tens, no escapes", () => {
    const text = show(false);
    expect(text).not.toContain("\u001b");
    expect(text).not.toContain("\r");
    expect(text.split("\n").filter((line) => line.includes("hashing"))).toHaveLength(11);
    expect(text).toContain(String.raw`node-1: nvidia-smi \x1b[2J: exit status 0 (1.2 s)`);
    expect(text).toContain("passed  access");
  });

  test("on a terminal: a status line that is redrawn and cleared at the end", () => {
    const text = show(true);
    expect(text).toContain("\r\u001b[2K");
    expect(text).toContain("\u001b[32mpassed\u001b[39m  access");
    expect(text).not.toContain("\u001b[2J");
    expect(text.endsWith("\r\u001b[2K")).toBe(true);
    expect(show(true, {}, 0)).toContain("1 running on node-1");
  });

  test.each([true, false])(
    "what comes while a question is open is shown after it (terminal: %s)",
    (isTTY) => {
      const screen = new Screen(isTTY);
      const progress = createProgress({ stdin: {} as never, stdout: screen, stderr: screen, env: {} });
      progress.note("before");
      const release = progress.hold();
      const shown = screen.text;
      for (const event of EVENTS) progress.observe(event);
      progress.note("after");
      expect(screen.text).toBe(shown);
      release();
      expect(screen.text).toMatch(/before[^]*node-1: connecting[^]*after/);
    },
  );

  test("NO_COLOR takes the colours, a dumb terminal the redrawing too", () => {
    expect(show(true, { NO_COLOR: "1" })).not.toContain("\u001b[32m");
    expect(show(true, { TERM: "dumb" })).not.toContain("\u001b");
  });
});

const path = (name: string) => ({
  path: name,
  kind: "missing",
  versions: [
    { roles: ["engine-1", "engine-2"], size: 7, sha256: "ab".repeat(32) },
    { roles: ["engine-3"], absent: true },
  ],
});

const at = (gate: "access" | "policy", host?: string, role?: string) =>
  ({ code: "CONFIG_EDITED", severity: "error", message: "", hint: "", gate, host, role }) as never;

const contact = (destination: string, recorded = true) =>
  ({
    type: "host-key",
    host: "node-1",
    destination,
    keyType: "ssh-ed25519",
    fingerprint: "SHA256:x",
    recorded,
  }) as const;

describe("text", () => {
  test("a problem says what, where and the way out, and cannot drive the terminal", () => {
    const style = styleFor(new Screen(true), { NO_COLOR: "1" });
    const text = problemLines(
      [
        {
          code: "FIELD_MISSING",
          gate: "inputs",
          severity: "error",
          host: "node-1",
          role: "engine-1",
          field: "NARWHAL_X",
          message: "seen \u001b]0;evil\u0007",
          hint: "set it",
        },
      ],
      style,
    );
    expect(text).toBe(
      `error FIELD_MISSING [inputs node-1 engine-1 NARWHAL_X]\n  seen ${String.raw`\x1b]0;evil\x07`}\n  what to do: set it\n`,
    );
  });

  test("several problems are counted", () => {
    const style = styleFor(new Screen(true), { NO_COLOR: "1" });
    const error = { code: "USAGE", message: "m", hint: "h" } as const;
    const warning = { ...error, code: "CONFIG_EDITED", gate: "emit", severity: "warning" } as const;
    const last = (...problems: readonly (typeof error | typeof warning)[]) =>
      problemLines(problems, style).trimEnd().split("\n").at(-1);
    expect(last(warning, error, error)).toBe("2 errors, 1 warning");
    expect(last(warning, warning)).toBe("2 warnings");
    expect(last(error)).toBe("  what to do: h");
  });

  test("replicas that differ in several paths: each path, on its line, with who holds what", () => {
    const style = styleFor(new Screen(true), { NO_COLOR: "1" });
    const show = (paths: readonly object[]) =>
      problemLines(
        [
          {
            code: "CHECKPOINT_DIFFERS",
            gate: "checkpoint",
            severity: "error",
            message: "m",
            hint: "h",
            details: { paths } as never,
          },
        ],
        style,
      );
    expect(show([path("a\nb\u001b[2J"), path("c")])).toContain(
      `h\n    missing: ${String.raw`a\x0ab\x1b[2J`} (7 bytes abababababab… on engine-1, engine-2; absent on engine-3)\n    missing: c (`,
    );
    expect(show([path("alone")])).not.toContain("alone");
    expect(show(Array.from({ length: 25 }, () => path("x")))).toContain("and 5 more: in failure.json");
  });

  test("problems stand by gate, host and role, whichever came first", () => {
    const sorted = [
      { code: "INTERRUPTED", message: "", hint: "" } as never,
      at("access"),
      at("access", "node-2", "engine-2"),
      at("access", "node-10", "engine-10"),
      at("access", "node-10", "engine-11"),
      at("policy", "node-1"),
    ];
    expect(inOrder(sorted.toReversed())).toEqual(sorted);
  });

  test("first contacts are a table, in the order of their names", () => {
    expect(firstContactLines([], undefined)).toEqual([]);
    expect(firstContactLines([contact("10.0.0.10"), contact("10.0.0.9")], undefined)).toEqual([
      "host keys seen for the first time, recorded; compare them with the fingerprints in the provider's console",
      "  HOST       TYPE         FINGERPRINT",
      "  10.0.0.9   ssh-ed25519  SHA256:x",
      "  10.0.0.10  ssh-ed25519  SHA256:x",
      "",
    ]);
    expect(firstContactLines([contact("a", false)], "prints")[0]).toBe(
      "host keys seen for the first time, accepted for this run alone; each as prints expects it",
    );
  });

  test("line ends of terminals are line ends, other carriage returns are shown", () => {
    expect(printable("one\r\ntwo\r")).toBe("one\ntwo");
    expect(printable("over\rwritten")).toBe(String.raw`over\x0dwritten`);
  });

  test("what works unseen is shown: what turns the direction of writing, breaks lines or hides", () => {
    const hostile = "\u001b[31m a\u200fb\u061cc\u2028d\u200be\ufefff\u202eg";
    const shown = String.raw`\x1b[31m a\u{200f}b\u{61c}c\u{2028}d\u{200b}e\u{feff}f\u{202e}g`;
    expect(printable(`${hostile}\n\tnext`)).toBe(`${shown}\n\tnext`);
    expect(oneLine(`${hostile}\n\tnext`)).toBe(`${shown}${String.raw`\x0a\x09next`}`);
  });

  test("a terminal shows the same as a report", () => {
    for (let code = 0; code <= 0x10ffff; code += code < 0x3000 ? 1 : 97) {
      const character = String.fromCodePoint(code);
      if (oneLine(character) !== visible(character)) expect.fail(`U+${code.toString(16)}`);
    }
  });

  test("cells stay on their line", () => {
    expect(table(["A"], [["x\ny\tz\r"]])).toEqual(["A", String.raw`x\x0ay\x09z\x0d`]);
  });

  test("tables align wide characters and end without blanks", () => {
    expect(
      table(
        ["A", "BB"],
        [
          ["世界", "x"],
          ["é", ""],
        ],
      ),
    ).toEqual(["A     BB", "世界  x", "é"]);
  });
});

describe("a difference of a replay", () => {
  test("says where the record withholds what the value is made of", () => {
    const place = { document: "engine-1.json", path: "image_environment.UCX_X" };
    expect(differenceOf({ ...place, recorded: "KEY=a", derived: "KEY=[redacted]" })).toBe(
      'image_environment.UCX_X was "KEY=a", and is derived as "KEY=[redacted]": the record\'s answers were kept without what looked like a secret',
    );
    expect(differenceOf({ ...place, recorded: "a", derived: "b" })).toBe(
      'image_environment.UCX_X was "a", and is derived as "b"',
    );
  });
});
