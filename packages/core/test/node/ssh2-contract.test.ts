import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, test } from "vitest";
import { type TransportUnderTest, transportContract } from "../../src/testing/transport-contract.js";
import { startExecServer } from "./exec-server.js";
import { address, hop, makeKey, makeTransport, scratch } from "./ssh2-setup.js";

const host = makeKey();
const user = makeKey();

async function direct(): Promise<TransportUnderTest> {
  const directory = await scratch();
  const identity = join(directory.path, "id");
  await writeFile(identity, user.privateKey, { mode: 0o600 });
  const server = await startExecServer({
    hostKeys: [host.privateKey],
    users: [{ name: "ops", keys: [user.publicKey] }],
  });
  const hops = [hop(server.port, { identityFiles: [identity] })] as const;
  return {
    transport: makeTransport({ directory: directory.path, hops }),
    host: address(),
    cut: () => server.cut(),
    async dispose() {
      await server.stop();
      await directory[Symbol.asyncDispose]();
    },
  };
}

async function overJump(): Promise<TransportUnderTest> {
  const directory = await scratch();
  const identity = join(directory.path, "id");
  await writeFile(identity, user.privateKey, { mode: 0o600 });
  const options = { hostKeys: [host.privateKey], users: [{ name: "ops", keys: [user.publicKey] }] };
  const [bastion, target] = [await startExecServer(options), await startExecServer(options)];
  const at = (port: number) => hop(port, { identityFiles: [identity] });
  return {
    transport: makeTransport({ directory: directory.path, hops: [at(bastion.port), at(target.port)] }),
    host: address(),
    cut: () => bastion.cut(),
    async dispose() {
      await bastion.stop();
      await target.stop();
      await directory[Symbol.asyncDispose]();
    },
  };
}

describe("transport contract: ssh2, in-process server", () => {
  for (const { name, run } of transportContract({ posixShell: true, cut: true }))
    test(name, () => run(direct));
});

describe("transport contract: ssh2 over a jump host", () => {
  for (const { name, run } of transportContract({ posixShell: true, cut: true }))
    test(name, () => run(overJump));
});
