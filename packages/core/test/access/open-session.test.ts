import { execFileSync } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shellQuote } from "../../src/access/shell-quote.js";
import type { GateError } from "../../src/errors/gate-error.js";
import { python2 } from "./pythons.js";
import { never, openLocal } from "./sessions.js";

const required = process.env["CI"] === "true";
let home = "";
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "open-session-"));
});
afterAll(() => rm(home, { recursive: true }));

function present(shell: string): boolean {
  try {
    execFileSync("sh", ["-c", `command -v ${shell}`]);
    return true;
  } catch {
    return false;
  }
}

/** What `sh -c` says or does in place of the agent's program. */
function instead(script: string): Parameters<typeof openLocal>[0] {
  return { wrap: () => ["sh", "-c", script] };
}

async function failure(opening: Promise<unknown>): Promise<GateError> {
  return opening.then(
    () => expect.fail("the session opened"),
    (error: GateError) => error,
  );
}

describe("openSession through login shells", () => {
  for (const shell of ["sh", "dash", "bash", "csh", "tcsh", "fish", "zsh"]) {
    it.skipIf(!present(shell) && !required)(`${shell} passes the launch line on`, async () => {
      const session = await openLocal({ wrap: (argv) => [shell, "-c", shellQuote(argv)] });
      const { stdout } = await session.run({ argv: ["echo", "a  b"], timeoutMs: 5000 }, never());
      expect(stdout).toBe("a  b\n");
      await session.close();
    });
  }

  it("keeps the noise of rc files apart and reports it", async () => {
    const warnings: GateError[] = [];
    const talk = `echo "Welcome to the cluster"; echo "quota: 90 %" >&2; printf '\\036NARWHAL1 not ours\\n'; `;
    const session = await openLocal(
      { wrap: (argv) => ["sh", "-c", `${talk}${shellQuote(argv)}; echo "logout"`] },
      { onWarning: (warning) => warnings.push(warning) },
    );
    const { stdout } = await session.run({ argv: ["echo", "ok"], timeoutMs: 5000 }, never());
    expect(stdout).toBe("ok\n");
    await session.close();
    expect(warnings.map(({ code }) => code)).toEqual(["LOGIN_SHELL_NOISE"]);
    expect(warnings[0]?.message).toContain("Welcome to the cluster");
  });
});

describe("openSession fails with the host's own words", () => {
  it.each(["bash", "dash", "tcsh", "fish", "zsh"])("where %s finds no python3", async (shell) => {
    if (!present(shell)) return expect(required, `${shell} is needed`).toBe(false);
    const path = execFileSync("sh", ["-c", `command -v ${shell}`], { encoding: "utf8" }).trim();
    const error = await failure(
      openLocal({ env: { PATH: "/nonexistent" }, wrap: (argv) => [path, "-c", shellQuote(argv)] }),
    );
    expect(error).toMatchObject({
      code: "PYTHON_MISSING",
      gate: "access",
      host: "node-1",
      subject: "python3",
    });
    expect(error.message).toMatch(/the host said: .*python3/);
  });

  it("where python3 is Python 2", async ({ skip }) => {
    const path = python2();
    if (path === undefined) return skip(!required, "no Python 2 here");
    const error = await failure(openLocal({ wrap: ([, ...words]) => [path, ...words] }));
    expect(error.code).toBe("PYTHON_TOO_OLD");
  });

  it("where python3 is older than 3.6", async () => {
    const old = `import sys; sys.version_info = (3, 5, 2); sys.version = "3.5.2 (default)"; `;
    const error = await failure(
      openLocal({
        wrap: ([program, flag, text]) => [program, flag ?? "", `${old}${text?.replace("import sys;", "")}`],
      }),
    );
    expect(error.code).toBe("PYTHON_TOO_OLD");
    expect(error.message).toContain("3.5.2");
  });

  it.each([
    [
      "a shell that refuses",
      "echo 'This account is currently not available.'; exit 1",
      "AGENT_NOT_STARTED",
      /not available/,
    ],
    ["a forced command", "cat > /dev/null; echo only backups here", "AGENT_SILENT", /no answer within 0.5 s/],
    ["a shell that asks", "echo 'Press RETURN:'; sleep 30", "AGENT_SILENT", /Press RETURN/],
    ["a program that is killed", "kill -9 $$", "AGENT_NOT_STARTED", /SIGKILL/],
    [
      "a Python without its library",
      "echo \"ModuleNotFoundError: No module named 'json'\" >&2; exit 1",
      "AGENT_NOT_STARTED",
      /No module named/,
    ],
  ])("for %s", async (_what, script, code, words) => {
    const error = await failure(openLocal(instead(script), { helloMs: 500 }));
    expect(error).toMatchObject({ code, gate: "access", host: "node-1" });
    expect(error.message).toMatch(words);
  });

  it.each([
    ["a line", "read line"],
    ["the beginning", "head -c 4000 > /dev/null"],
  ])("where an rc file reads %s of the input", async (_what, reading) => {
    const script = `echo checking quota >&2; ${reading}; exec "$@"`;
    const error = await failure(openLocal({ wrap: (argv) => ["sh", "-c", script, "sh", ...argv] }));
    expect(error).toMatchObject({
      code: "AGENT_NOT_STARTED",
      hint: expect.stringContaining("leave standard input alone"),
      message:
        "something on the host read the input before python3 did, or changed it; the host said: checking quota",
    });
  });

  it("where something changes the bytes on the way", async () => {
    const script = join(home, "crlf");
    await writeFile(script, `#!/bin/sh\npython3 -c "$3" | sed -u 's/$/\\r/'\n`);
    await chmod(script, 0o755);
    const error = await failure(openLocal({ wrap: (argv) => [script, ...argv] }));
    expect(error.code).toBe("AGENT_DAMAGED");
  });

  it("where the program cannot be started at all", async () => {
    const error = await failure(openLocal({ wrap: () => ["/nonexistent/program"] }));
    expect(error.code).toBe("AGENT_NOT_STARTED");
  });
});

describe("a signal", () => {
  it("ends the opening with its reason", async () => {
    const stop = new AbortController();
    const opening = openLocal(instead("sleep 30"), { signal: stop.signal });
    setTimeout(() => stop.abort(new Error("interrupted")), 100);
    await expect(opening).rejects.toThrow("interrupted");
    await expect(openLocal({}, { signal: stop.signal })).rejects.toThrow("interrupted");
  });

  it("ends an open session and what it runs with its reason", async () => {
    const stop = new AbortController();
    const session = await openLocal({}, { signal: stop.signal });
    const running = session.run({ argv: ["sleep", "60"], timeoutMs: 60_000 }, never());
    stop.abort(new Error("interrupted"));
    await expect(running).rejects.toThrow("interrupted");
    await session.close();
  });
});
