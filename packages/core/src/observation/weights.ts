import type { Command, CommandResult } from "../access/command.js";
import { isObject, type Json, type JsonObject } from "../canonical.js";
import { GateError } from "../errors/gate-error.js";
import { pathIn } from "./model-metadata.js";
import type { WeightFacts } from "./observation.js";
import type { Ask, ProbeSettings, Report } from "./probe.js";
import { literalPattern, parseJsonObject } from "./readers.js";

/** Asks for the headers of a checkpoint's safetensors files, and for what their index says. */
export function weightsCommand(directory: string, { commandMs }: ProbeSettings): Command {
  const patterns = ["*.safetensors", "*.safetensors.index.json"].map(
    (name) => `${literalPattern(pathIn(directory, ""))}${name}`,
  );
  return { argv: ["@weights", ...patterns], timeoutMs: commandMs, outputLimit: 4 << 20 };
}

/** Reads the size of a checkpoint's weights; that it cannot be read is told, and keeps nothing from going on. */
export async function observeWeights(
  directory: string,
  run: { readonly ask: Ask; readonly settings: ProbeSettings; readonly report: Report },
): Promise<WeightFacts | undefined> {
  const result = await run.ask(weightsCommand(directory, run.settings));
  try {
    return parseWeights(result);
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    const message = `the size of the weights in ${directory} is not known: ${error.message}`;
    run.report("WEIGHTS_UNKNOWN", { subject: directory, message });
    return undefined;
  }
}

/**
 * How large a checkpoint's weights are: of the files that its index names, else of all safetensors files but a second
 * set in Mistral's own form. Headers count where all of them can be read, else the index's own sum. `undefined` where
 * neither tells.
 *
 * @public
 */
export function parseWeights(result: CommandResult): WeightFacts | undefined {
  const entries = Object.entries(parseJsonObject(result)).map(([path, entry]) => ({
    name: path.slice(path.lastIndexOf("/") + 1),
    entry: isObject(entry) ? entry : {},
  }));
  const index = entries.find(({ name }) => name === "model.safetensors.index.json") ?? entries.find(isIndex);
  const files = entries.filter((each) => !isIndex(each));
  const shards = index === undefined ? undefined : index.entry["shards"];
  const named = Array.isArray(shards)
    ? files.filter(({ name }) => shards.includes(name))
    : withoutSecondSet(files);
  const complete = named.length > 0 && (!Array.isArray(shards) || named.length === shards.length);
  const headers = complete ? sumOf(named.map(({ entry }) => entry["formats"])) : undefined;
  if (headers !== undefined) return { source: "headers", bytes: headers };
  const total = index?.entry["total"];
  if (isCount(total) && total > 0) return { source: "index", bytes: { unknown: total } };
  return undefined;
}

function isCount(value: Json | undefined): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

interface Named {
  readonly name: string;
  readonly entry: JsonObject;
}

function isIndex({ name }: Named): boolean {
  return name.endsWith(".index.json");
}

function withoutSecondSet(files: readonly Named[]): readonly Named[] {
  const first = files.filter(({ name }) => !name.startsWith("consolidated"));
  return first.length > 0 ? first : files;
}

/** Bytes by number format over all headers; `undefined` where one of them could not be read. */
function sumOf(headers: readonly (Json | undefined)[]): Readonly<Record<string, number>> | undefined {
  const sum: Record<string, number> = {};
  for (const formats of headers) {
    if (!isObject(formats)) return undefined;
    for (const [format, bytes] of Object.entries(formats)) {
      if (!isCount(bytes)) return undefined;
      sum[format] = (sum[format] ?? 0) + bytes;
    }
  }
  return Object.keys(sum).length === 0 ? undefined : sum;
}
