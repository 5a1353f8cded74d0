import { Findings } from "./errors/findings.js";
import { checkEnvFilePath, configPaths } from "./inputs/config-paths.js";
import { declaredEngineArgs } from "./inputs/declared-engine-args.js";
import { parseEnvFile } from "./inputs/env-file.js";
import type { Environment, Inputs } from "./inputs/inputs.js";
import { parseInputs } from "./inputs/parse-inputs.js";
import { type EnvironmentSources, readEnvironment } from "./inputs/read-environment.js";
import { checkEngineArgs } from "./policy/engine-args.js";

/**
 * Everything that the inputs gate asks of an environment, all faults in one go: its form, its rules, and the engine
 * arguments, which need no host to be judged.
 *
 * Gives `undefined` where a finding leaves the inputs unknown.
 */
export function checkInputs(sources: EnvironmentSources, findings: Findings): Inputs | undefined {
  const environment = readEnvironment(sources, findings);
  const inputs = parseInputs(environment, findings);
  if (sources.file !== undefined) {
    checkEnvFilePath(configPaths(environment), sources.file.name, findings);
  }
  for (const { args, role, variable } of declaredEngineArgs(environment)) {
    checkEngineArgs(args, { role, field: variable }, findings);
  }
  return findings.errors.length > 0 ? undefined : inputs;
}

/** A private environment to check. @public */
export interface EnvFileToCheck {
  readonly name: string;
  readonly text: string;
  /** Permission bits. */
  readonly mode?: number;
}

/**
 * Holds a private environment against all that the inputs gate asks of it; each finding names the line of its
 * field. `environment` is what the file's `$NAME` references see.
 *
 * @public
 */
export function checkEnvFile(file: EnvFileToCheck, environment: Environment, findings: Findings): void {
  const own = new Findings();
  checkInputs({ file, environment }, own);
  const { entries } = parseEnvFile(file.text, environment);
  for (const found of [...own.errors, ...own.warnings]) {
    const entry = entries.findLast(({ name }) => name === found.field);
    const placed = entry === undefined || found.message.startsWith(`${file.name}:`);
    const place = placed ? "" : `${file.name}:${entry.line}:${entry.column}: `;
    const details = placed ? found.details : { ...found.details, line: entry.line, column: entry.column };
    const { code, field, role, hint, message } = found;
    findings.add(code, { message: place + message, field, role, hint, subject: file.name, details });
  }
}
