import { describe, expect, test } from "vitest";
import { COMMANDS } from "../src/commands/index.js";
import { jsonOf, runHere } from "./run-cli.js";

describe("usage faults end with status 2, say what is wrong, and give JSON where it is asked for", () => {
  test.each([
    [[], "name a command"],
    [["discvoer"], "did you mean discover?"],
    [["plan", "extra"], "unknown command or word extra"],
    [["plan", "--nonsense"], "unknown option --nonsense"],
    [["plan", "--jsno"], "did you mean --json?"],
    [["plan", "-x"], "unknown option -x"],
    [["plan", "--no-strict"], "unknown option --no-strict"],
    [["plan", "--out", "x"], "--out is no option of this command"],
    [["plan", "--strict", "--strict"], "--strict is given twice"],
    [["--strict", "plan", "--strict"], "--strict is given twice"],
    [["discover", "--out", "a", "--out", "b"], "--out is given twice"],
    [["discover", "--out=a", "--out", "a"], "--out is given twice"],
    [["discover"], "discover needs --out"],
    [["discover", "--out"], "--out needs a value"],
    [["discover", "--out="], "--out needs a value"],
    [["discover", "--out", "a", "--connect-timeout", "0"], "--connect-timeout takes a positive number"],
    [["discover", "--out", "a", "--stall-timeout", "1m"], "--stall-timeout takes a positive number"],
    [["discover", "--out", "a", "--hash-workers", "2.5"], "--hash-workers takes a positive whole number"],
    [["discover", "--out", "a", "--accept", "NO_SUCH"], "--accept NO_SUCH: no such code"],
    [["discover", "--out", "a", "--accept", "FIELD_MISSNG"], "did you mean FIELD_MISSING?"],
    [["discover", "--out", "a", "--accept", "OUT_EXISTS"], "it cannot be accepted away"],
    [["discover", "--out", "a", "--accept", "CONFIG_EDITED"], "it is a warning already"],
    [["plan", "--accept", "HOST_KEY_CHANGED"], "it cannot be accepted away"],
    [["shell"], "shell needs --role"],
    [["init", "0"], "from 1 to"],
    [["init", "two"], "from 1 to"],
    [["init", "2", "3"], "unknown command or word 3"],
    [["plan", "--strict=no"], "--strict takes no value"],
    [["validate", "-"], "no command reads standard input as -"],
    [["validate", ".env", "-"], "no command reads standard input as -"],
    [["validate"], "validate needs <files...>, such as narwhal-deploy validate .env"],
    [["inspect"], "inspect needs <path>, such as narwhal-deploy inspect /models/qwen3-next"],
    [["checkpoint", "hash"], "checkpoint needs <action> <paths...>, such as"],
    [["help", "discvoer"], "did you mean discover?"],
    [["demo", "--fault", "flood"], "there is no fault flood"],
  ])("%j", async (words, expected) => {
    const plain = await runHere(words);
    expect(plain).toMatchObject({ status: 2, stdout: "" });
    expect(plain.stderr).toContain(expected);
    expect(plain.stderr).not.toMatch(/\n\s+at /);

    for (const json of [await runHere(["--json", ...words]), await runHere([...words, "--json"])]) {
      // The option at the end may have been taken as the missing value.
      expect(json.status).toBe(2);
      const document = jsonOf(json);
      expect(document).toMatchObject({ ok: false, result: null, errors: [{ code: "USAGE" }] });
      expect(document.errors[0]?.message).toContain(expected);
    }
  });

  test("a code that can be accepted may be repeated", async () => {
    const words = [
      "plan",
      "--accept",
      "ENGINE_ARG_UNKNOWN",
      "--accept",
      "TP_DOES_NOT_FIT",
      "--env-file",
      "/none",
    ];
    expect(await runHere(words)).toMatchObject({ status: 1 });
  });
});

test("--json takes no value", async () => {
  const result = await runHere(["plan", "--json=xyz"]);
  expect(result).toMatchObject({ status: 2, stdout: "" });
  expect(result.stderr).toContain("--json takes no value");
});

describe("usage faults", () => {
  test("point to the help of the command, where there is one", async () => {
    expect((await runHere(["discover"])).stderr).toContain("see narwhal-deploy discover --help");
    expect((await runHere(["plan", "--nonsense"])).stderr).toContain("see narwhal-deploy plan --help");
    expect((await runHere(["--nonsense"])).stderr).toContain("see narwhal-deploy --help");
  });

  test("without a command the help is shown", async () => {
    const help = await runHere(["--help"]);
    const bare = await runHere([]);
    expect(bare).toMatchObject({ status: 2, stdout: "" });
    expect(bare.stderr).toContain(help.stdout.trim());
    expect(bare.stderr).toContain("completion");
  });
});

describe("help", () => {
  test("is an option and a word", async () => {
    expect(await runHere(["help"])).toEqual(await runHere(["--help"]));
    expect(await runHere(["help", "discover"])).toEqual(await runHere(["discover", "--help"]));
    expect(jsonOf(await runHere(["--json", "help", "plan"]))).toMatchObject({ ok: true });
  });

  test("lists --accept where it can have an effect", async () => {
    expect((await runHere(["discover", "--help"])).stdout).toContain("--accept");
    expect((await runHere(["shell", "--help"])).stdout).not.toContain("--accept");
  });

  test("shows every command, and each command's options and examples", async () => {
    const main = await runHere(["--help"]);
    expect(main.status).toBe(0);
    for (const command of COMMANDS) {
      expect(main.stdout).toContain(`narwhal-deploy ${command.name}`);
      const own = await runHere([command.name, "--help"]);
      expect(own.status).toBe(0);
      expect(own.stdout).toContain("Examples:");
      for (const [line] of command.examples) expect(own.stdout).toContain(`  narwhal-deploy ${line}  `);
      for (const option of Object.keys(command.options)) expect(own.stdout).toContain(`--${option}`);
    }
  });

  test("version, completion and help are one JSON document where it is asked for", async () => {
    for (const words of [["--version"], ["completion"], ["--help"], ["plan", "--help"]]) {
      const plain = await runHere(words);
      expect(plain.status).toBe(0);
      const json = await runHere([...words, "--json"]);
      expect(json.status).toBe(0);
      expect(String(jsonOf(json).result?.["text"]).trim()).toBe(plain.stdout.trim());
    }
  });

  test("completion knows commands and options", async () => {
    const commands = await runHere(["--get-yargs-completions", "narwhal-deploy", ""]);
    for (const { name } of COMMANDS) expect(commands.stdout).toContain(name);
    const options = await runHere(["--get-yargs-completions", "narwhal-deploy", "discover", "--"]);
    expect(options.stdout).toContain("--expect-fingerprints");
  });
});
