import type { Command } from "../access/command.js";
import { GateError, GateFailure } from "../errors/gate-error.js";
import type { InterfaceFacts } from "./observation.js";
import { interfaceFacts, interfaceFaults, type InterfaceReading } from "./interface.js";
import { parseIpAddresses } from "./ip-json.js";
import { parseIpText } from "./ip-text.js";
import type { Ask, ProbeSettings, Report } from "./probe.js";

/** Asks `ip` about one interface in JSON. */
function ipCommand(name: string, { commandMs }: ProbeSettings): Command {
  return { argv: ["ip", "-json", "address", "show", "dev", name], timeoutMs: commandMs };
}

/** Asks an `ip` that does not know JSON. */
function ipTextCommand(name: string, { commandMs }: ProbeSettings): Command {
  return { argv: ["ip", "address", "show", "dev", name], timeoutMs: commandMs };
}

/**
 * Observes the fabric interface; an `ip` without JSON is asked for its text. Throws all that keeps the interface
 * from carrying the fabric.
 */
export async function observeInterface(
  name: string,
  run: { readonly ask: Ask; readonly settings: ProbeSettings; readonly report: Report },
): Promise<InterfaceFacts> {
  const reading = await read(name, run.ask, run.settings);
  const [first, ...others] = interfaceFaults(reading);
  if (first !== undefined) throw others.length === 0 ? first : new GateFailure([first, ...others]);
  for (const { address, note } of reading.addresses)
    if (note !== undefined)
      run.report("INTERFACE_ADDRESS_SECONDARY", {
        subject: address,
        message: `${address} on ${reading.name} is a ${note}`,
      });
  return interfaceFacts(reading);
}

async function read(name: string, ask: Ask, settings: ProbeSettings): Promise<InterfaceReading> {
  const result = await ask(ipCommand(name, settings));
  try {
    return parseIpAddresses(result, name);
  } catch (error) {
    if (!(error instanceof GateError && error.code === "INTERFACE_JSON_UNSUPPORTED")) throw error;
    return parseIpText(await ask(ipTextCommand(name, settings)), name);
  }
}
