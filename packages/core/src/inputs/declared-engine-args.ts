import { Findings } from "../errors/findings.js";
import { Fields } from "./fields.js";
import type { EngineRole, Environment } from "./inputs.js";

/** The engine arguments of one variable. @public */
export interface DeclaredEngineArgs {
  readonly variable: string;
  /** The first engine that they are for. */
  readonly role: EngineRole;
  readonly args: readonly string[];
}

/**
 * The engine arguments that an environment declares, once per variable, as far as they can be read: also where
 * other faults stop {@link parseInputs}, so that the arguments are judged in the same run.
 *
 * @public
 */
export function declaredEngineArgs(environment: Environment): readonly DeclaredEngineArgs[] {
  const fields = new Fields(environment, new Findings());
  const byVariable = new Map<string, DeclaredEngineArgs>();
  for (const number of fields.engines) {
    const found = fields.engine(number, "ENGINE_ARGS", "json-array-of-strings");
    if (found === undefined || byVariable.has(found.variable)) continue;
    const { variable, value: args } = found;
    byVariable.set(variable, { variable, role: `engine-${number}`, args });
  }
  return [...byVariable.values()];
}
