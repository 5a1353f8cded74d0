import { discoverTogether } from "./discover-together.js";
import { hostAfterHost } from "./host-after-host.js";
import type { ClientTask, Figures } from "./messages.js";

const MIB = 1024 * 1024;

// A process of its own, so that its CPU time and its peak of memory are those of one run.
process.once("message", (task: ClientTask) => {
  void measure(task).then((figures) => {
    process.send?.(figures);
    process.disconnect();
  });
});

async function measure(task: ClientTask): Promise<Figures> {
  process.chdir(task.directory);
  const memoryBeforeMiB = process.memoryUsage.rss() / MIB;
  const cpuBefore = process.cpuUsage();
  const started = performance.now();
  const modelTreeSha256 = await (task.mode === "together" ? discoverTogether : hostAfterHost)(task);
  const ms = performance.now() - started;
  const { user, system } = process.cpuUsage(cpuBefore);
  const memoryPeakMiB = process.resourceUsage().maxRSS / 1024;
  return { ms, cpuS: (user + system) / 1e6, memoryBeforeMiB, memoryPeakMiB, modelTreeSha256 };
}
