import { readdir, readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gpuHost } from "../../../core/test/real/gpu-host.js";
import { freshNetwork, HOST_NEEDS, type RealHosts, startHosts } from "../../../core/test/real/hosts.js";
import { lacking } from "../../../core/test/real/needs.js";
import type { CliResult } from "../run-cli.js";
import { fleetFields, operator, type Operator, OUT } from "./operator.js";
import { throughTerminal } from "./terminal.js";

const network = freshNetwork();
const MARK = "cnry8264";
const PASSWORD = `${MARK}-p ass"w$rd\\ü%2F`;
const KEY = `${MARK}-engine-key+/=`;
const OLD_PASSWORD = `${MARK}-no-longer`;
const TOKEN = `hf_${MARK}`;

/** Talks of every secret, as careless tools do, takes long enough to be seen, and goes on as the tool behind it. */
const LOOSE_TONGUE = (tool: string): string => `#!/bin/sh
cat >&2 <<'END'
debug: password is ${PASSWORD}
debug: key=${KEY} HF_TOKEN=${TOKEN} {"password": ${JSON.stringify(PASSWORD)}} https://user:${encodeURIComponent(KEY)}@registry.example/
END
sleep 0.5
exec ${tool} "$@"
`;

/** Command lines of all processes of this machine, those of the hosts included, as long as it runs. */
function watchCommandLines(): { stop(): Promise<readonly string[]> } {
  const seen = new Set<string>();
  const ended = new AbortController();
  const watching = (async () => {
    while (!ended.signal.aborted) {
      const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
      const lines = await Promise.all(
        pids.map((pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")),
      );
      for (const line of lines) seen.add(line.replaceAll("\0", " "));
      await setTimeout(20);
    }
  })();
  return {
    async stop() {
      ended.abort();
      await watching;
      return [...seen];
    },
  };
}

describe.skipIf(lacking(...HOST_NEEDS, "ssh", "python3"))("secrets", () => {
  let real: RealHosts;
  let here: Operator;
  let commandLines: readonly string[];
  /** Everything that was printed, by what was run. */
  const printed = new Map<string, CliResult>();

  beforeAll(async () => {
    const spec = (name: string, host: number) =>
      gpuHost(
        {
          name,
          address: network.v4(host),
          password: PASSWORD,
          interfaces: { fabric0: [`10.30.5.${host}/24`] },
          files: {
            "/home/ops/.bashrc": `echo 'your password is ${PASSWORD}'\n`,
            "/etc/issue.net": `Today's key: ${KEY}\n`,
          },
          bin: { ip: LOOSE_TONGUE("/usr/sbin/ip") },
          sshd: ["Banner /etc/issue.net"],
        },
        { imageEnvironment: [`HF_TOKEN=${TOKEN}`, `VLLM_API_KEY=${TOKEN}`, `VLLM_SECRET_NAME=${TOKEN}`] },
      );
    real = await startHosts([spec("vault-a", 11), spec("vault-b", 12)]);
    const destinations = [11, 12].map((host) => `ops@${network.v4(host)}`);
    const fields = (password: string, more: Readonly<Record<string, string>> = {}) =>
      fleetFields(destinations, {
        NARWHAL_NODE_1_SSH_PASSWORD: PASSWORD,
        NARWHAL_NODE_2_SSH_PASSWORD: password,
        NARWHAL_ENGINE_KEY: KEY,
        ...more,
      });
    here = await operator({ key: false, fields: fields(PASSWORD) });
    const watch = watchCommandLines();
    const run = async (
      name: string,
      words: readonly string[],
      env: Readonly<Record<string, string>> = {},
    ) => {
      printed.set(name, await here.run(words, { env: { NARWHAL_DEBUG: "1", ...env } }));
    };
    await run("check", ["discover", "--check"]);
    await run("discover", ["discover", "--json", "--out", OUT]);
    await run("plan", ["plan"]);
    await run("access", ["check-access", "--json"]);
    await run("strict", ["discover", "--strict", "--out", `${OUT}-2`]);
    const shell = await throughTerminal(here, ["shell", "--role", "router"], "exit 3\n");
    expect(shell.status, shell.output).toBe(3);
    await here.environment(fields(OLD_PASSWORD, { NARWHAL_HOSTS: "other/hosts.local.json" }));
    await run("refused", ["discover", "--json", "--out", `${OUT}-3`]);
    await here.environment(
      fields(PASSWORD, {
        NARWHAL_ENGINE_ARGS: `["--api-key","${KEY}"]`,
        NARWHAL_ENGINE_ENV: `{"VLLM_API_KEY":"${TOKEN}"}`,
        NARWHAL_NODE_1_URL: `http://user:${encodeURIComponent(PASSWORD)}@10.30.5.11:8000`,
        NARWHAL_ENGINE_PORT: KEY,
      }),
    );
    await run("inputs", ["discover", "--json", "--out", `${OUT}-4`]);
    await run("validate", ["validate", "--json", ".env"]);
    commandLines = await watch.stop();
  }, 180_000);

  afterAll(async () => {
    await real?.stop();
    await here?.leave();
  });

  test("the runs ended as they should", () => {
    const statuses = [...printed].map(([name, { status }]) => [name, status]);
    expect(
      Object.fromEntries(statuses),
      [...printed.values()].map(({ stderr }) => stderr).join("\n"),
    ).toEqual({
      check: 0,
      discover: 0,
      plan: 0,
      access: 0,
      strict: 1,
      refused: 1,
      inputs: 1,
      validate: 1,
    });
  });

  test("no file holds one, and what was said beside them is there", async () => {
    const files = await here.files();
    for (const [path, text] of files) expect(text, path).not.toContain(MARK);
    expect(files.get(`${OUT}/logs/node-1.log`)).toContain("debug: password is");
  });

  test("nothing that was printed holds one", () => {
    for (const [name, { stdout, stderr }] of printed) expect(stdout + stderr, name).not.toContain(MARK);
  });

  test("no command line of this machine or the hosts held one", () => {
    expect(commandLines.filter((line) => line.includes(MARK))).toEqual([]);
    for (const part of ["main.ts discover", "sys.stdin.buffer.read", "ip -json address"])
      expect(
        commandLines.some((line) => line.includes(part)),
        part,
      ).toBe(true);
  });
});
