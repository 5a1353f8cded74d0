import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { markedArgv, unmarkArgv } from "../../src/access/marked-argv.js";
import { shellQuote } from "../../src/access/shell-quote.js";

describe("marked words", () => {
  const argv = ["printf", "%s|", "a b", "$x", "'\"", "", "-n"] as const;

  test("are read back, and nothing else is", () => {
    expect(unmarkArgv(markedArgv(argv, "ab12"))).toEqual({ mark: "narwhal:ab12", argv: [...argv] });
    expect(unmarkArgv(argv)).toBeUndefined();
    expect(unmarkArgv(["sh", "-c", "echo narwhal:ab12:started >&2; rm x", "sh", "true"])).toBeUndefined();
  });

  test("run the program and tell its start and end, whatever shell gets them as one line", () => {
    const line = shellQuote(markedArgv(argv, "ab12"));
    const { status, stdout, stderr } = spawnSync("sh", ["-c", line], { encoding: "utf8" });
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: "%s|a b|$x|'\"||-n|".slice(3),
      stderr: "narwhal:ab12:started\nnarwhal:ab12:ended 0\n",
    });
    const failing = spawnSync("sh", ["-c", shellQuote(markedArgv(["sh", "-c", "exit 255"], "ab12"))]);
    expect(failing.status).toBe(255);
    expect(failing.stderr.toString()).toContain("narwhal:ab12:ended 255\n");
  });
});
