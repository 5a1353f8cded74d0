import { discover } from "../packages/core/src/discover.js";
import { createDiskFileStore, nodeRuntime } from "../packages/core/src/node/index.js";
import { benchEnvironment } from "./fleet.js";
import type { ClientTask } from "./messages.js";
import { benchTransport } from "./reach.js";

/** The whole discovery, as `narwhal-deploy discover` does it; gives the checkpoint's tree hash. */
export async function discoverTogether(task: ClientTask): Promise<string> {
  const { modelTreeSha256 } = await discover({
    environment: benchEnvironment(task.hosts),
    out: "runs/discovery/bench",
    transport: () => benchTransport(task.sshConfigFile),
    store: createDiskFileStore(),
    runtime: nodeRuntime,
    signal: new AbortController().signal,
    version: "bench",
  });
  if (modelTreeSha256 === null) throw new TypeError("the discovery hashed nothing");
  return modelTreeSha256;
}
