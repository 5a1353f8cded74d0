import { GATES } from "@narwhal/core";
import type { Problem } from "./problem.js";

/** Problems by gate, host and role, so that those of one host stand together whichever host answered first. */
export function inOrder<P extends Problem>(problems: readonly P[]): readonly P[] {
  const { compare } = new Intl.Collator("en", { numeric: true });
  return [...problems].sort((a, b) => {
    const [here, there] = [placeOf(a), placeOf(b)];
    return here.gate - there.gate || compare(here.host, there.host) || compare(here.role, there.role);
  });
}

/** What no gate knows comes first, then what concerns no one host. */
function placeOf(problem: Problem): { readonly gate: number; readonly host: string; readonly role: string } {
  if (!("gate" in problem)) return { gate: -1, host: "", role: "" };
  const { gate, host = "", role = "" } = problem;
  return { gate: GATES.indexOf(gate), host, role };
}
