import { serveHosts } from "../packages/core/src/testing/index.js";
import { benchHosts } from "./fleet.js";
import type { ServerReady, ServerTask } from "./messages.js";

// A process of its own, so that the servers' work is not counted as the client's.
process.once("message", ({ hosts, rttMs, toolTime }: ServerTask) => {
  void serveHosts(benchHosts(hosts, toolTime), { rttMs }).then((served) => {
    process.once("message", () => void served.stop().then(() => process.disconnect()));
    process.send?.({ sshConfigFile: served.sshConfigFile } satisfies ServerReady);
  });
});
