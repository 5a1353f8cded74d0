import type { Command, CommandResult } from "../access/command.js";
import { isObject, type Json } from "../canonical.js";
import { type FindingFacts, GateError } from "../errors/gate-error.js";
import type { ErrorCode } from "../errors/table.js";
import { failed, finished, type ProbeSettings, unreadable } from "./probe.js";
import type { RdmaPort } from "./rdma-ports.js";
import { oneLine } from "./words.js";

/** Asks libibverbs for its devices: what its drivers cannot use it says on standard error. */
export function ibvDevicesCommand({ commandMs }: ProbeSettings): Command {
  return { argv: ["ibv_devices"], timeoutMs: commandMs };
}

/** Reads `rdma link`, as text or with `-j`. Throws `RDMA_NONE` where the host has no RDMA stack. @public */
export function parseRdmaLinks(result: CommandResult): readonly RdmaPort[] {
  const text = toolOutput(result);
  if (text.trimStart().startsWith("[")) return jsonLinks(text, result);
  return lines(text).flatMap((line) => {
    // InfiniBand ports tell subnet and lids before the state; old versions begin with two numbers.
    const match = /^(?:link |\d+\/\d+: )?([^/\s]+)\/(\d+):? (?:.*? )?state (\S+)(?:.*\bnetdev (\S+))?/.exec(
      line,
    );
    if (match === null) return [];
    const [, device = "", port = "", state = "", netdev] = match;
    return [{ device, port: Number(port), state, ...(netdev === undefined ? {} : { netdev }) }];
  });
}

/** Reads `ibdev2netdev`. @public */
export function parseIbdev2netdev(result: CommandResult): readonly RdmaPort[] {
  return lines(toolOutput(result)).flatMap((line) => {
    const match = /^(\S+) port (\d+) ==> (\S+) \((\w+)\)/.exec(line);
    if (match === null) return [];
    const [, device = "", port = "", netdev = "", state = ""] = match;
    return [{ device, port: Number(port), state: state === "Up" ? "ACTIVE" : "DOWN", netdev }];
  });
}

/** Reads `ibstat`, which prints nothing where there is no device. @public */
export function parseIbstat(result: CommandResult): readonly RdmaPort[] {
  const ports: RdmaPort[] = [];
  let device = "";
  let port: number | undefined;
  for (const line of lines(toolOutput(result))) {
    device = /^CA '([^']+)'/.exec(line)?.[1] ?? device;
    port = line.startsWith("CA ") ? undefined : Number(/^\s*Port (\d+):/.exec(line)?.[1] ?? port);
    const state = /^\s*State:\s*(\S+)/.exec(line)?.[1];
    if (state !== undefined && port !== undefined) ports.push({ device, port, state: state.toUpperCase() });
  }
  return ports;
}

/** Reads `ibstatus`, which fails where there is no device. @public */
export function parseIbstatus(result: CommandResult): readonly RdmaPort[] {
  const [, ...blocks] = toolOutput(result).split(/^Infiniband device /m);
  return blocks.flatMap((block) => {
    const [, device = "", port = ""] = /^'([^']+)' port (\d+) status/.exec(block) ?? [];
    const state = /^\s*state:\s*(?:\d+:\s*)?(\S+)/m.exec(block)?.[1];
    return device === "" || state === undefined
      ? []
      : [{ device, port: Number(port), state: state.toUpperCase() }];
  });
}

/**
 * What libibverbs says on standard error of devices that a tool lists all the same: a user-space driver that does not
 * speak the kernel's version of the interface. Warnings.
 *
 * @public
 */
export function rdmaFindings(
  result: Pick<CommandResult, "stderr">,
): readonly (readonly [ErrorCode, FindingFacts])[] {
  return lines(result.stderr).flatMap((line) => {
    const match = /Driver (\S+) does not support the kernel ABI of .* for device (\S+)/.exec(line);
    if (match === null) return [];
    const device = match[2]?.split("/").at(-1) ?? "";
    return [["RDMA_ABI_MISMATCH", { subject: device, message: `${device}: ${oneLine(line)}` }] as const];
  });
}

/** Reads the device names of `ibv_devices`, below its two lines of heading. @public */
export function parseIbvDevices(result: CommandResult): readonly string[] {
  return lines(toolOutput(result)).flatMap((line) => /^\s+(\S+)\s+[0-9a-f]{16}\s*$/.exec(line)?.[1] ?? []);
}

function jsonLinks(text: string, result: CommandResult): readonly RdmaPort[] {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (error) {
    throw unreadable(result, (error as Error).message);
  }
  return (value as readonly Json[]).filter(isObject).flatMap(({ ifname, port, state, netdev }) => {
    if (typeof ifname !== "string" || typeof port !== "number") return [];
    return [
      {
        device: ifname,
        port,
        ...(typeof state === "string" ? { state } : {}),
        ...(typeof netdev === "string" ? { netdev } : {}),
      },
    ];
  });
}

/** The text of a tool that succeeded, or that failed only because there is nothing to list. */
function toolOutput(result: CommandResult): string {
  const { code, stdout } = finished(result);
  if (code === 0) return stdout;
  const words = `${result.stderr}\n${stdout}`;
  if (/Fatal error:\s+No devices/i.test(words)) return "";
  if (/NETLINK_RDMA|Failed to get IB devices list/i.test(words))
    throw new GateError("RDMA_NONE", {
      subject: result.argv[0],
      message: `the host has no RDMA stack: ${oneLine(words)}`,
    });
  if (/can't be found|No such device/i.test(words))
    throw new GateError("TRANSFER_NET_DEVICE_MISSING", { subject: result.argv[1], message: oneLine(words) });
  throw failed(result);
}

function lines(text: string): readonly string[] {
  return text.split(/\r?\n/);
}
