import { type Ask, type ProbeSettings, type Report, runProbe } from "./probe.js";
import { type NetDevices, netDevicesProbe } from "./rdma-ports.js";
import { ibvDevicesCommand, rdmaFindings } from "./rdma-tools.js";

/**
 * Checks the network devices that the operator named for the transfer; of RDMA devices also what libibverbs says of
 * them, where it is installed.
 */
export async function observeNetDevices(
  asked: NetDevices,
  run: { readonly ask: Ask; readonly settings: ProbeSettings; readonly report: Report },
): Promise<readonly string[]> {
  const { ask, settings, report } = run;
  const [devices, listed] = await Promise.all([
    runProbe(netDevicesProbe, asked, run),
    asked.transport === "ucx_rdma" ? ask(ibvDevicesCommand(settings)) : undefined,
  ]);
  for (const [code, facts] of listed === undefined ? [] : rdmaFindings(listed)) report(code, facts);
  return devices;
}
