import type { CommandResult } from "../access/command.js";
import { GateError } from "../errors/gate-error.js";
import { failed, finished } from "./probe.js";
import { quoting, wordsOf } from "./words.js";

/** Longest name that the kernel gives an interface. */
const LONGEST_NAME = 15;

/** The text of a run of `ip` about one interface that succeeded; throws what its failure means. */
export function ipOutput(result: CommandResult, name: string): string {
  const { code, stdout } = finished(result, {
    missing: "install iproute2 on the host, or add /usr/sbin to the PATH of the login",
  });
  if (code === 0) return stdout;
  const words = wordsOf(result);
  if (/does not exist|can'?t find device|cannot find device|no such device/i.test(words))
    throw new GateError("INTERFACE_MISSING", {
      subject: name,
      message: `the interface ${name} does not exist on this host${quoting(words)}`,
      ...hintFor(name),
    });
  if (/option "-j(son)?" is unknown|(unrecognized|invalid|unknown) option|^BusyBox/i.test(words))
    throw new GateError("INTERFACE_JSON_UNSUPPORTED", {
      subject: "ip",
      message: `the host's ip does not know -json${quoting(words)}`,
    });
  throw failed(result);
}

function hintFor(name: string): { readonly hint?: string } {
  const at = name.indexOf("@");
  if (at > 0) return { hint: `name the interface ${name.slice(0, at)}, without the part from the @ on` };
  if (name.length > LONGEST_NAME)
    return { hint: `name an interface of the host; names have at most ${LONGEST_NAME} characters` };
  return {};
}
