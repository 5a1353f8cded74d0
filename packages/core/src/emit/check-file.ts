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
}

/** Holds a JSON document against its schema and the rules that a schema cannot say. @public */
export function checkDocument(name: DocumentName, value: unknown): readonly FileProblem[] {
  const verdict = validate(name, value);
  if (!verdict.ok) return verdict.problems.map(({ path, message }) => ({ pointer: path, message }));
  if (name === "hosts") return [...checkHosts(value as Hosts)];
  if (name === "engine-launch") return [...checkLaunch(value as EngineLaunch)];
  return [];
}

/** Engines of a launch file share no TP shape rule with its schema: a size fits the GPUs it runs on. */
function* checkLaunch(launch: EngineLaunch): Generator<FileProblem> {
  for (const [role, engine] of Object.entries(launch.engines)) {
    const { gpu_ids: gpus, tensor_parallel_size: size } = engine;
    if (size > gpus.length) {
      const pointer = `/engines/${role}/tensor_parallel_size`;
      yield { pointer, message: `${size} is more than the engine's ${gpus.length} GPUs` };
    }
  }
}

/**
 * Reads an env file (`.env` or `deployment.env`) as a shell would and holds its values against their schema.
 * A file that uses variables of the environment needs it given.
 *
 * @public
 */
export function checkEnvText(
  name: "env" | "deployment-env",
  text: string,
  environment: Environment = {},
): CheckedText {
  const file = parseEnvFile(text, environment);
  const problems: FileProblem[] = [...file.refusals, ...file.warnings].map(({ line, column, message }) => ({
    line,
    column,
    message,
  }));
  const values = Object.fromEntries(file.entries.map((entry) => [entry.name, entry.value]));
  // Only fields are ours to judge: an env file may set other variables too.
  const fields = Object.fromEntries(Object.entries(values).filter(([key]) => key.startsWith("NARWHAL_")));
  const verdict = validate(name, fields);
  if (!verdict.ok) {
    for (const { path, message } of verdict.problems) {
      const variable = path.slice(1);
      const entry = file.entries.findLast((each) => each.name === variable);
      problems.push({
        ...(entry === undefined ? {} : { line: entry.line, column: entry.column }),
        message: variable === "" ? message : `${variable}: ${message}`,
      });
    }
  }
  return { problems, environment: values };
}

/** Reads a host-key store; each line that OpenSSH would skip is a problem. @public */
export function checkKnownHostsText(text: string, path: string): CheckedText {
  const { faults } = parseKnownHosts(text, path);
  return { problems: faults.map(({ line, message }) => ({ line, column: 1, message })) };
}
