import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, test } from "vitest";
import { type TransportUnderTest, transportContract } from "../../src/testing/transport-contract.js";
import { lacking } from "../real/needs.js";
import { startExecServer } from "./exec-server.js";
import { makeOpenssh } from "./openssh-setup.js";
import { address, makeKey, scratch } from "./ssh2-setup.js";

const host = makeKey();
const user = makeKey();

const make = (over: "direct" | "jump") => async (): Promise<TransportUnderTest> => {
  const directory = await scratch();
  const identity = join(directory.path, "id");
  await writeFile(identity, user.privateKey, { mode: 0o600 });
  const options = { hostKeys: [host.privateKey], users: [{ name: "ops", keys: [user.publicKey] }] };
  const [bastion, target] = [await startExecServer(options), await startExecServer(options)];
  const config = [
    `Host target\n  Port ${target.port}\n${over === "jump" ? "  ProxyJump bastion\n" : ""}`,
    `Host bastion\n  Port ${bastion.port}\n`,
    `Host *\n  HostName 127.0.0.1\n  User ops\n  IdentityFile ${identity}\n`,
  ].join("");
  return {
    transport: await makeOpenssh({ directory: directory.path, config }),
    host: address(),
    cut: () => (over === "jump" ? bastion : target).cut(),
    async dispose() {
      await bastion.stop();
      await target.stop();
      await directory[Symbol.asyncDispose]();
    },
  };
};

describe.skipIf(lacking("ssh"))("transport contract: openssh, in-process server", () => {
  for (const { name, run } of transportContract({ posixShell: true, cut: true }))
    test(name, () => run(make("direct")));
});

describe.skipIf(lacking("ssh"))("transport contract: openssh over a jump host", () => {
  for (const { name, run } of transportContract({ posixShell: true, cut: true }))
    test(name, () => run(make("jump")));
});
