import { GateError } from "../errors/gate-error.js";
import { observeHolders } from "./holders.js";
import { observeListeners } from "./listeners.js";
import type { Accelerators, GpuUse, HostUse } from "./observation.js";
import type { Ask, ProbeSettings, Report } from "./probe.js";
import { VENDORS } from "./vendors/index.js";

/** What a host's ports and accelerators are used for already, each with the process or container that does. */
export async function observeUse(
  accelerators: Accelerators | undefined,
  run: { readonly ask: Ask; readonly settings: ProbeSettings; readonly report: Report },
): Promise<HostUse> {
  const { ask, settings, report } = run;
  const vendor = VENDORS.find(({ id }) => id === accelerators?.vendor);
  const gpuUse = (): Promise<readonly GpuUse[]> =>
    accelerators === undefined || vendor?.usage === undefined
      ? Promise.resolve([])
      : vendor.usage(accelerators.gpus, { ask, settings });
  const [listeners, gpus] = await Promise.all([
    orNone(() => observeListeners(ask, settings), report),
    orNone(gpuUse, report),
  ]);
  const pids = [...listeners, ...gpus].flatMap(({ holder }) => holder?.pid ?? []);
  const holders = await orNone(async () => [await observeHolders(pids, ask, settings)], report);
  const known = <T extends { readonly holder?: GpuUse["holder"] }>(use: T): T => {
    const found = use.holder?.pid === undefined ? undefined : holders[0]?.get(use.holder.pid);
    return found === undefined ? use : { ...use, holder: { ...use.holder, ...found } };
  };
  return { listeners: listeners.map(known), gpus: gpus.map(known) };
}

/** A question whose failure only means that its warnings are missing; that is told. */
async function orNone<T>(question: () => Promise<readonly T[]>, report: Report): Promise<readonly T[]> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof GateError) || error.gate !== "observation") throw error;
    report("HOST_USE_UNKNOWN", {
      subject: error.subject,
      message: `what is in use on the host is not known: ${error.message}`,
    });
    return [];
  }
}
