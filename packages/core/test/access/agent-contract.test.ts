import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, it } from "vitest";
import { openSession } from "../../src/access/open-session.js";
import { createLocalTransport } from "../../src/node/local-transport.js";
import { nodeRuntime } from "../../src/node/runtime.js";
import { agentContract, type AgentUnderTest } from "../../src/testing/agent-contract.js";
import {
  AGENT_CONTRACT_TOOLS,
  agentContractTree,
  plantAgentContract,
} from "../../src/testing/agent-contract-world.js";
import { simulatedHost } from "../../src/testing/simulated-host.js";
import { simulatedTransport } from "../../src/testing/simulated-transport.js";
import { pythons } from "./pythons.js";

describe.each(pythons())("the Python agent under $name", ({ path }) => {
  let root = "";
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "agent-contract-"));
    await plantAgentContract(root);
  });
  afterAll(() => rm(root, { recursive: true }));

  it.each(agentContract)("$name", async ({ run }) => {
    await run(async () => ({ session: await open(path, root), root }));
  });
});

describe("the simulated agent", () => {
  it.each(agentContract)("$name", async ({ run }) => {
    await run(async (): Promise<AgentUnderTest> => {
      const root = "/srv/contract";
      const files = agentContractTree(root);
      const machine = simulatedHost({ hostname: "contract", files, tools: AGENT_CONTRACT_TOOLS });
      const session = await openSession({
        transport: simulatedTransport({ "node-1": machine }),
        host: { id: "node-1", destination: "contract", field: "NARWHAL_NODE_1_SSH" },
        runtime: nodeRuntime,
        signal: new AbortController().signal,
      });
      return { session, root };
    });
  });
});

function open(python: string, root: string): ReturnType<typeof openSession> {
  return openSession({
    transport: createLocalTransport({
      env: { ...process.env, PATH: `${join(root, "bin")}:${process.env["PATH"]}` },
      wrap: ([, ...words]) => [python, ...words],
    }),
    host: { id: "node-1", destination: "here", field: "NARWHAL_NODE_1_SSH" },
    runtime: nodeRuntime,
    signal: new AbortController().signal,
  });
}
