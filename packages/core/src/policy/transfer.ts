import type { EngineFacts } from "./facts.js";
import { fieldOf } from "./facts.js";
import type { Because, EnginePolicy } from "./launch-policy.js";

/** How the KV cache travels from and to one engine, with what decided it. @public */
export interface TransferChoice {
  readonly transfer: EnginePolicy["transfer"];
  readonly because: Readonly<Record<string, Because>>;
}

/** UCX over TCP on the fabric interface, unless the operator says otherwise. @public */
export function chooseTransfer({ engine, seen }: EngineFacts): TransferChoice {
  const transport = engine.transferTransport ?? "ucx_tcp";
  const netDevices = engine.transferNetDevices?.join(",") ?? engine.fabricInterface;
  const devices = engine.transferDevices ?? [];
  const { gpuTls, runtime } = seen.accelerators;
  const asked = (name: string, set: boolean, value: Because["value"], otherwise: string): Because =>
    set
      ? { value, origin: "field", source: fieldOf(engine, name) }
      : { value, origin: "default", source: otherwise };
  return {
    transfer: { transport, netDevices, devices, gpuTls },
    because: {
      "transfer.transport": asked(
        "TRANSFER_TRANSPORT",
        engine.transferTransport !== undefined,
        transport,
        "UCX over TCP",
      ),
      "transfer.net_devices":
        engine.transferNetDevices === undefined
          ? { value: netDevices, origin: "field", source: fieldOf(engine, "FABRIC_INTERFACE") }
          : asked("TRANSFER_NET_DEVICES", true, netDevices, ""),
      "transfer.devices": asked(
        "TRANSFER_DEVICES",
        engine.transferDevices !== undefined,
        devices,
        "no device nodes",
      ),
      "transfer.gpu_tls": { value: gpuTls, origin: "observation", source: `accelerators of ${runtime}` },
    },
  };
}
