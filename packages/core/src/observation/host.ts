import { GateError } from "../errors/gate-error.js";
import type { Json } from "../canonical.js";
import type { HostFacts } from "./observation.js";
import type { Probe } from "./probe.js";
import { parseJsonObject } from "./readers.js";

/** The identity of a machine, with its clock in seconds since the epoch. @public */
export interface HostReading extends HostFacts {
  readonly time?: number;
}

/** Reads who the machine is, in the agent's own words. @public */
export const hostProbe: Probe<undefined, HostReading> = {
  name: "host",
  commands: (_, { commandMs }) => [{ argv: ["@host"], timeoutMs: commandMs }],
  parse: ([result]) => {
    if (result === undefined) throw new TypeError("the host probe has one command");
    const value = parseJsonObject(result);
    const text = (name: string): string => textOf(value[name]) ?? untold(name);
    const number = (name: string): number => {
      const found = value[name];
      const count = typeof found === "number" ? found : Number(text(name));
      return Number.isSafeInteger(count) && count >= 0 ? count : untold(name);
    };
    const machineId = textOf(value.machine_id);
    const bootId = textOf(value.boot_id);
    const machine = textOf(value.machine);
    const time = typeof value.time === "number" ? value.time : undefined;
    return {
      hostname: text("hostname"),
      ...(machineId === undefined ? {} : { machineId }),
      ...(bootId === undefined ? {} : { bootId }),
      kernel: text("kernel"),
      ...(machine === undefined ? {} : { machine }),
      user: text("user"),
      uid: number("uid"),
      python: text("python"),
      ...(time === undefined ? {} : { time }),
    };
  },
};

function untold(name: string): never {
  throw new GateError("HOST_FACTS_UNREADABLE", {
    subject: name,
    message: `the host does not tell its ${name.replace("_", " ")}`,
  });
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}
