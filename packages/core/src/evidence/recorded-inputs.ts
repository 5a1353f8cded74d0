import { checkInputs } from "../check-inputs.js";
import { Findings, type Judgement } from "../errors/findings.js";
import { declaredEnvironment } from "../inputs/declared-fields.js";
import type { Inputs } from "../inputs/inputs.js";
import type { RecordedDiscovery } from "./recorded-discovery.js";

/** The inputs that a record was made with; `undefined` where this version refuses them. */
export function recordedInputs({ inputs }: RecordedDiscovery): Inputs | undefined {
  return checkInputs({ environment: declaredEnvironment(inputs) }, new Findings(judgementOf(inputs)));
}

/** How a recorded run judged, as far as it can matter to another derivation of the same. */
export function judgementOf({ accept }: RecordedDiscovery["inputs"], more?: Judgement): Judgement {
  return { strict: false, accept: new Set([...accept, ...(more?.accept ?? [])]) };
}
