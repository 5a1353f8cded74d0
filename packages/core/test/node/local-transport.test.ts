import { describe, test } from "vitest";
import { createLocalTransport } from "../../src/node/local-transport.js";
import { type TransportUnderTest, transportContract } from "../../src/testing/transport-contract.js";

describe("the local transport", () => {
  for (const { name, run } of transportContract({ posixShell: true, terminal: true }))
    test(name, () => run(make));
});

async function make(): Promise<TransportUnderTest> {
  const host = { id: "node-1", destination: "localhost", field: "NARWHAL_NODE_1_SSH" };
  return { transport: createLocalTransport(), host };
}
