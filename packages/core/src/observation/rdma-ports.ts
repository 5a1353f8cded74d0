import { GateError, GateFailure } from "../errors/gate-error.js";
import type { Probe } from "./probe.js";
import { type Entries, parseRead, type ReadEntry, readCommand } from "./readers.js";

/** One port of an RDMA device. @public */
export interface RdmaPort {
  /** Such as `mlx5_0`; names follow no pattern. */
  readonly device: string;
  readonly port: number;
  /** Upper case, such as `ACTIVE` or `DOWN`; absent where the source does not tell. */
  readonly state?: string;
  /** The network interface of the port, where it has one. */
  readonly netdev?: string;
}

/** A port as UCX names it. @public */
export function ucxName(port: Pick<RdmaPort, "device" | "port">): string {
  return `${port.device}:${port.port}`;
}

/** The network devices that the operator named for the transfer. @public */
export interface NetDevices {
  readonly transport: "ucx_tcp" | "ucx_rdma";
  /** `<hca>:<port>` for RDMA, interface names for TCP. */
  readonly devices: readonly string[];
  /** The device nodes that the engine's container gets for RDMA. */
  readonly nodes?: readonly string[];
}

const PORT_STATES = "/sys/class/infiniband/*/ports/*/state";
const VERBS = "/sys/class/infiniband_verbs/uverbs*/ibdev";
const INTERFACE_STATES = "/sys/class/net/*/operstate";

/**
 * Checks that each network device that the operator named exists, and that an RDMA port is active: UCX itself
 * falls back to another transport without a word. A host that shows no device of the kind at all, as some
 * containers do, is not judged.
 *
 * @public
 */
export const netDevicesProbe: Probe<NetDevices, readonly string[]> = {
  name: "transfer network devices",
  commands: ({ transport }, settings) => [
    readCommand(transport === "ucx_rdma" ? [PORT_STATES, VERBS] : [INTERFACE_STATES], {
      ...settings,
      limit: 64,
    }),
  ],
  parse: ([result], { transport, devices, nodes = [] }, report) => {
    if (result === undefined) throw new TypeError("the network devices probe has one command");
    const entries = parseRead(result);
    const known = transport === "ucx_rdma" ? portStates(entries) : interfaceNames(entries);
    if (known.size === 0) return devices;
    const faults = devices.flatMap((device) => judge(device, known));
    if (faults.length > 0) throw faults.length === 1 ? faults[0] : new GateFailure(faults);
    const verbs = verbsNodes(entries);
    for (const device of transport === "ucx_rdma" ? devices : []) {
      const node = verbs.get(device.split(":")[0] ?? "");
      if (node !== undefined && !nodes.includes(node))
        report("TRANSFER_DEVICE_NOT_NAMED", {
          subject: device,
          message: `${device} works through ${node}, which is not among the transfer devices ${nodes.join(", ")}`,
        });
    }
    return devices;
  },
};

/** The device node of each RDMA device: its number is not that of the device. @public */
export function verbsNodes(entries: Entries<ReadEntry>): ReadonlyMap<string, string> {
  return new Map(
    [...entries].flatMap(([path, entry]) => {
      const name = /\/infiniband_verbs\/(uverbs\d+)\/ibdev$/.exec(path)?.[1];
      if (name === undefined || entry.kind !== "text") return [];
      return [[entry.text.trim(), `/dev/infiniband/${name}`] as const];
    }),
  );
}

/** The ports that sysfs shows, in its order. @public */
export function parseRdmaPorts(entries: Entries<ReadEntry>): readonly RdmaPort[] {
  return [...entries].flatMap(([path, entry]) => {
    const match = /\/infiniband\/([^/]+)\/ports\/(\d+)\/state$/.exec(path);
    if (match === null || entry.kind !== "text") return [];
    const [, device = "", port = ""] = match;
    const state = /^(?:\d+:\s*)?(\S+)/.exec(entry.text)?.[1]?.toUpperCase();
    return [{ device, port: Number(port), ...(state === undefined ? {} : { state }) }];
  });
}

function portStates(entries: Entries<ReadEntry>): ReadonlyMap<string, string> {
  return new Map(parseRdmaPorts(entries).map((port) => [ucxName(port), port.state ?? "ACTIVE"]));
}

/** Interfaces serve whatever their state says: many drivers leave it unknown. */
function interfaceNames(entries: Entries<ReadEntry>): ReadonlyMap<string, string> {
  const names = [...entries.keys()].flatMap((path) => /\/net\/([^/]+)\/operstate$/.exec(path)?.[1] ?? []);
  return new Map(names.map((name) => [name, "ACTIVE"]));
}

function judge(device: string, known: ReadonlyMap<string, string>): readonly GateError[] {
  const state = known.get(device);
  if (state === "ACTIVE") return [];
  if (state === undefined)
    return [
      new GateError("TRANSFER_NET_DEVICE_MISSING", {
        subject: device,
        message: `the host has no network device ${device}; it has ${[...known.keys()].join(", ")}`,
      }),
    ];
  return [
    new GateError("TRANSFER_NET_DEVICE_NOT_ACTIVE", {
      subject: device,
      message: `the network device ${device} is not active but ${state}`,
    }),
  ];
}
