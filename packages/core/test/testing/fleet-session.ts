import { openSession } from "../../src/access/open-session.js";
import type { Session } from "../../src/access/session.js";
import { createHostKeyStore } from "../../src/node/host-key-store.js";
import { nodeRuntime } from "../../src/node/runtime.js";
import { createSsh2Transport } from "../../src/node/ssh2-transport.js";
import { memoryFileStore } from "../../src/testing/memory-file-store.js";
import type { SimulatedFleet } from "../../src/testing/simulated-fleet.js";

/** Opens a session to a host of a fleet over real SSH, as discovery does. */
export function openFleetSession(fleet: SimulatedFleet, alias: string): Promise<Session> {
  const files = memoryFileStore();
  if (fleet.knownHosts !== undefined) files.plant("known_hosts", { kind: "file", text: fleet.knownHosts });
  const hostKeys = createHostKeyStore({ files, path: "known_hosts", purpose: "discover", named: false });
  return openSession({
    transport: createSsh2Transport({ hostKeys, resolve: fleet.resolve }),
    host: { id: alias, destination: alias, field: "NARWHAL_NODE_1_SSH" },
    runtime: nodeRuntime,
    signal: new AbortController().signal,
  });
}
