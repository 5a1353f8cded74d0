import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCommandTransport } from "../../src/node/command-transport.js";
import { openSession } from "../../src/access/open-session.js";
import { nodeRuntime } from "../../src/node/runtime.js";
import { type TransportUnderTest, transportContract } from "../../src/testing/transport-contract.js";
import { running } from "./processes.js";
import { address, scratch } from "./ssh2-setup.js";

let directory: Awaited<ReturnType<typeof scratch>>;
beforeAll(async () => {
  directory = await scratch();
  // Tools as they are: the command runs as a child, and the tool's own end looks like that of any program.
  await tool("orchestrator", `[ "$1 $2 $4" = "exec -i --" ] || exit 64; shift 4; "$@"`);
  await tool("gateway", `[ "$1" = ssh ] || exit 64; sh -c "$3"`);
  await tool("refusing", `echo "error: pods \\"$1\\" not found" >&2; exit 1`);
  await tool("mute", "sleep 100");
});
afterAll(() => directory[Symbol.asyncDispose]());

async function tool(name: string, script: string): Promise<void> {
  await writeFile(join(directory.path, name), `#!/bin/sh\n${script}\n`);
  await chmod(join(directory.path, name), 0o755);
}

const make = (template: string) => async (): Promise<TransportUnderTest> => ({
  transport: createCommandTransport({ template: template.replace("TOOLS", directory.path) }),
  host: address({ destination: "gpu-0" }),
});

describe.each(["TOOLS/orchestrator exec -i {host} -- {argv}", "TOOLS/gateway ssh {host} {shell}"])(
  "transport contract: %s",
  (template) => {
    for (const { name, run } of transportContract({ posixShell: true }))
      test(name, () => run(make(template)));
  },
);

const signal = new AbortController().signal;

test("the agent answers through a tool", async () => {
  const { transport, host } = await make("TOOLS/orchestrator exec -i {host} -- {argv}")();
  const session = await openSession({ transport, host, runtime: nodeRuntime, signal });
  const { stdout } = await session.run({ argv: ["echo", "here"], timeoutMs: 5_000 }, signal);
  expect(stdout).toBe("here\n");
  expect(session.route).toMatchObject({ transport: "command", hops: [{ host: "gpu-0" }] });
  await session.close();
});

test("a tool that is killed is a lost connection, whatever its status says", async () => {
  const { transport, host } = await make("TOOLS/orchestrator exec -i {host} -- {argv}")();
  const channel = await transport.start(
    host,
    ["sh", "-c", "kill -KILL $PPID; kill -KILL $(ps -o ppid= -p $PPID)"],
    signal,
  );
  expect(await channel.ended).toMatchObject({
    kind: "lost",
    reason: expect.stringContaining("orchestrator"),
  });
  await channel.close();
});

test.each([
  [
    "TOOLS/refusing {host} {argv}",
    /refusing does not carry .* ended with status 1: error: pods "gpu-0" not found/,
  ],
  ["TOOLS/absent {host} {argv}", /no such program on this machine/],
])("%s tells why", async (template, words) => {
  const { transport, host } = await make(template)();
  await expect(transport.start(host, ["true"], signal)).rejects.toMatchObject({
    code: "TRANSPORT_COMMAND_FAILED",
    host: "node-1",
    field: "NARWHAL_NODE_1_SSH",
    message: expect.stringMatching(words),
  });
});

test("a tool that never starts anything is given up", async () => {
  const transport = createCommandTransport({
    template: `${directory.path}/mute {host} {argv}`,
    startMs: 200,
  });
  await expect(transport.start(address(), ["true"], signal)).rejects.toMatchObject({
    code: "TRANSPORT_COMMAND_FAILED",
    message: expect.stringContaining("no program runs on the host within 0.2 s"),
  });
});

test.each([
  ["a tool that merges the outputs", 'shift; exec "$@" 2>&1', /standard error comes back on standard output/],
  ["a tool that merges the outputs and ends", '"$2" "$3" "$4" "$5" true 2>&1', /standard error comes back/],
  ["a tool that floods", "exec yes 'please log in'", /please log in/],
  ["a tool that floods its errors", "exec yes 'please log in' >&2", /please log in/],
  [
    "a tool that shows colours",
    "printf '\\033[31mno\\nsuch pod\\033[0m' >&2; exec sleep 60",
    /: no such pod$/,
  ],
])("%s is told as such", async (what, script, words) => {
  await tool(what.replaceAll(" ", "-"), script);
  const template = `${directory.path}/${what.replaceAll(" ", "-")} {host} {argv}`;
  const transport = createCommandTransport({ template, startMs: 500 });
  const error = await transport.start(address(), ["sleep", "1"], signal).catch((each: unknown) => each);
  expect(error).toMatchObject({ code: "TRANSPORT_COMMAND_FAILED", message: expect.stringMatching(words) });
  expect((error as Error).message).not.toMatch(/[\n\u001b]/);
  expect((error as Error).message.length).toBeLessThan(600);
});

test("what a tool says before the program starts does not keep it from starting", async () => {
  await tool("talkative", `shift; head -c 3000000 /dev/zero | tr '\\0' x >&2; exec "$@"`);
  const transport = createCommandTransport({ template: `${directory.path}/talkative {host} {argv}` });
  const channel = await transport.start(address(), ["sh", "-c", "echo said >&2; exit 3"], signal);
  let text = "";
  for await (const bytes of channel.stderr) text += Buffer.from(bytes).toString();
  expect(text).toMatch(/said\n$/);
  expect(text.length).toBeLessThan(500_000);
  expect(await channel.ended).toEqual({ kind: "exit", code: 3 });
  await channel.close();
});

test("nothing of a tool that does not want to end is left", async () => {
  await tool("stubborn", `shift; (trap "" TERM HUP; sleep 982.25; sleep 982.25) & exec "$@"`);
  const transport = createCommandTransport({ template: `${directory.path}/stubborn {host} {argv}` });
  const channel = await transport.start(address(), ["cat"], signal);
  await expect.poll(() => running("sleep 982.25")).toBe(true);
  await channel.close();
  expect(running("sleep 982.25")).toBe(false);
});

test("it has no terminal, and says what to use", async () => {
  const { transport, host } = await make("TOOLS/mute {host} {argv}")();
  await expect(transport.terminal(host, undefined as never, signal)).rejects.toMatchObject({
    code: "TRANSPORT_NO_TERMINAL",
  });
});
