import { GateError, jsonFile } from "@narwhal/core";
import { checkpointPair, withSources } from "../checkpoint-source.js";
import type { Context, Outcome } from "../command.js";
import { UsageError } from "../problem.js";
import { oneLine } from "../render/printable.js";
import { comparison, comparisonLines, comparisonResult } from "../render/comparison.js";

type Action = (context: Context, paths: readonly string[]) => Promise<Outcome>;

const ACTIONS: Readonly<
  Record<string, { readonly words: string; readonly count: number; readonly run: Action }>
> = {
  hash: { words: "DIR", count: 1, run: hash },
  verify: { words: "DIR MANIFEST", count: 2, run: verify },
  compare: { words: "A B", count: 2, run: compare },
};

/** Hashes, verifies and compares checkpoints of this machine, without a fleet. */
export async function runCheckpoint(context: Context): Promise<Outcome> {
  const [name = ""] = context.args.words("action");
  const paths = context.args.words("paths");
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined)
    throw new UsageError(`checkpoint ${name}: no such action`, "use hash, verify or compare");
  if (paths.length !== action.count) throw new UsageError(`checkpoint ${name} takes ${action.words}`);
  return action.run(context, paths);
}

/** The manifest of a directory. */
async function hash(context: Context, [directory = ""]: readonly string[]): Promise<Outcome> {
  return withSources(context, async (sources) => {
    const { manifest } = await sources.directory(directory);
    return { result: manifest, lines: jsonFile(manifest).trimEnd().split("\n") };
  });
}

/** A directory against its record. */
async function verify(context: Context, [directory = "", file = ""]: readonly string[]): Promise<Outcome> {
  return withSources(context, async (sources) => {
    const there = await sources.manifest(file);
    const here = await sources.directory(directory, there.manifest.excluded_paths);
    const found = comparison(here, there);
    return {
      result: comparisonResult(found),
      lines: comparisonLines(found, { equal: false }),
      errors: found.equal ? [] : [difference(found, directory)],
    };
  });
}

/** Two manifests or directories. */
async function compare(context: Context, [a = "", b = ""]: readonly string[]): Promise<Outcome> {
  return withSources(context, async (sources) => {
    const [here, there] = await checkpointPair(a, b, sources);
    const found = comparison(here, there);
    return {
      result: comparisonResult(found),
      lines: comparisonLines(found, { equal: true }),
      errors: found.equal ? [] : [difference(found, a)],
    };
  });
}

function difference(found: ReturnType<typeof comparison>, subject: string) {
  const differing = found.paths.filter(({ mark }) => mark !== "equal");
  const [first] = differing;
  return new GateError("CHECKPOINT_DIFFERS", {
    subject,
    message: `${found.here} and ${found.there} differ in ${differing.length === 1 ? "one path" : `${differing.length} paths, the first`}: ${oneLine(first?.path ?? "")}`,
    hint: "stage the replica that is wrong again; the marks say which path is on which side",
    details: { first_path: first?.path ?? null },
  }).toFinding();
}
