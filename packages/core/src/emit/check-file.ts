import { type DocumentName, type EngineLaunch, type Hosts, validate } from "@narwhal/schemas";
import { parseKnownHosts } from "../access/known-hosts.js";
import { parseEnvFile } from "../inputs/env-file.js";
import type { Environment } from "../inputs/inputs.js";
import { checkHosts } from "./read-hosts.js";

/** One fault of a file, at its place. @public */
export interface FileProblem {
  /** JSON pointer, where the file is JSON. */
  readonly pointer?: string;
  /** From 1, where the file is text. */
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
}

/** What a file of a text format says, and what is wrong with it. @public */
export interface CheckedText {
  readonly problems: readonly FileProblem[];
  /** The values, where the file assigns some. */
  readonly environment?: Environment;
  /** Where each of them is assigned, by name. */
  readonly places?: ReadonlyMap<string, { readonly line: number; readonly column: number }>;
}

/** Holds a JSON document against its schema and the rules that a schema cannot say. @public */
export function checkDocument(name: DocumentName, value: unknown): readonly FileProblem[] {
  const verdict = validate(name, value);
  if (!verdict.ok) return verdict.problems.map(({ path, message }) => ({ pointer: path, message }));
  if (name === "hosts") return [...checkHosts(value as Hosts)];
  if (name === "engine-launch") return [...checkLaunch(value as EngineLaunch)];
  return [];
}

/** A tensor parallel size fits the GPUs that it runs on, which no schema can say. */
function* checkLaunch(launch: EngineLaunch): Generator<FileProblem> {
  for (const [role, engine] of Object.entries(launch.engines)) {
    const { gpu_ids: gpus, tensor_parallel_size: size } = engine;
    if (size > gpus.length) {
      const pointer = `/engines/${role}/tensor_parallel_size`;
      yield { pointer, message: `${size} is more than the engine's ${gpus.length} GPUs` };
    }
  }
}

/** Reads a `deployment.env` as a shell would and holds its values against their schema. @public */
export function checkDeploymentText(text: string): CheckedText {
  const file = parseEnvFile(text, {});
  const problems: FileProblem[] = [...file.refusals, ...file.warnings].map(({ line, column, message }) => ({
    line,
    column,
    message,
  }));
  const environment = Object.fromEntries(file.entries.map((entry) => [entry.name, entry.value]));
  const verdict = validate("deployment-env", environment);
  if (!verdict.ok) {
    for (const { path, message } of verdict.problems) {
      const variable = path.slice(1);
      const entry = file.entries.findLast(({ name }) => name === variable);
      const place = entry === undefined ? {} : { line: entry.line, column: entry.column };
      problems.push({ ...place, message: variable === "" ? message : `${variable}: ${message}` });
    }
  }
  const places = new Map(file.entries.map(({ name, line, column }) => [name, { line, column }]));
  return { problems, environment, places };
}

/** Reads a host-key store; each line that OpenSSH would skip is a problem. @public */
export function checkKnownHostsText(text: string, path: string): CheckedText {
  const { faults } = parseKnownHosts(text, path);
  return { problems: faults.map(({ line, message }) => ({ line, column: 1, message })) };
}
