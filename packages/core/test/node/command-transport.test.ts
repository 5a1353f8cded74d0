import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCommandTransport } from "../../src/node/command-transport.js";
import { openSession } from "../../src/access/open-session.js";
import { nodeRuntime } from "../../src/node/runtime.js";
import { type TransportUnderTest, transportContract } from "../../src/testing/transport-contract.js";
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

test("it has no terminal, and says what to use", async () => {
  const { transport, host } = await make("TOOLS/mute {host} {argv}")();
  await expect(transport.terminal(host, undefined as never, signal)).rejects.toMatchObject({
    code: "TRANSPORT_NO_TERMINAL",
  });
});
