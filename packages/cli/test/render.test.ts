import { describe, expect, test } from "vitest";
import type { DiscoveryEvent } from "@narwhal/core";
import { Writable } from "node:stream";
import { createProgress } from "../src/render/progress.js";
import { table } from "../src/render/table.js";
import { problemLines, styleFor } from "../src/render/text.js";

class Screen extends Writable {
  text = "";
  readonly columns = 60;
  readonly isTTY: boolean;

  constructor(isTTY: boolean) {
    super();
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

function show(isTTY: boolean, env: Record<string, string> = {}): string {
  const screen = new Screen(isTTY);
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
  });

  test("NO_COLOR takes the colours, a dumb terminal the redrawing too", () => {
    expect(show(true, { NO_COLOR: "1" })).not.toContain("\u001b[32m");
    expect(show(true, { TERM: "dumb" })).not.toContain("\u001b");
  });
});

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
