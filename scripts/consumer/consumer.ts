import { type Discovery, discover, GateFailure } from "@narwhal/core";
import {
  createDiskFileStore,
  createHostKeyStore,
  createSsh2Transport,
  nodeRuntime,
} from "@narwhal/core/node";
import {
  type EmbeddedSshServer,
  generateSshKey,
  memoryFileStore,
  type SimulatedFleet,
  type SshKeyPair,
  startSimulatedFleet,
} from "@narwhal/core/testing";

const simulated: SimulatedFleet = await startSimulatedFleet();
const servers: readonly EmbeddedSshServer[] = simulated.servers;
const pair: SshKeyPair = generateSshKey();

async function run(): Promise<Discovery | readonly string[]> {
  try {
    return await discover({
      environment: simulated.env,
      out: "runs/discovery/first",
      check: true,
      transport: ({ paths }, findings) =>
        createSsh2Transport({
          hostKeys: createHostKeyStore({
            files: createDiskFileStore(),
            path: paths.knownHosts,
            purpose: "check",
            named: false,
          }),
          resolve: simulated.resolve,
          findings,
        }),
      store: memoryFileStore(),
      runtime: nodeRuntime,
      signal: AbortSignal.timeout(60_000),
      version: "0.0.0",
    });
  } catch (error) {
    if (error instanceof GateFailure) return error.errors.map(({ code, message }) => `${code}: ${message}`);
    throw error;
  }
}

try {
  const found = await run();
  if (!("policy" in found)) throw new Error(found.join("\n"));
  if (servers.length !== 3 || !pair.publicKey.startsWith("ssh-ed25519 "))
    throw new Error("no simulated fleet");
} finally {
  await simulated.stop();
}
