import {
  type CheckpointManifest,
  DEFAULT_DEADLINES,
  EXCLUDED_PATHS,
  Findings,
  hashDirectory,
  openSession,
  readCheckpointManifest,
} from "@narwhal/core";
import { createDiskFileStore, createLocalTransport, nodeRuntime } from "@narwhal/core/node";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import type { Context } from "./command.js";
import { judgementOf } from "./judgement.js";

/** A checkpoint by the name that the operator gave. */
export interface NamedManifest {
  readonly name: string;
  readonly manifest: CheckpointManifest;
}

/** How checkpoints of this machine are read. A fault ends the command. */
export interface Sources {
  directory(path: string, excluded?: readonly string[]): Promise<NamedManifest>;
  manifest(path: string): Promise<NamedManifest>;
}

/** Reads manifests, and only then hashes directories: a manifest that cannot be used is known before the hours. */
export async function checkpointPair(
  a: string,
  b: string,
  sources: Sources,
): Promise<readonly [NamedManifest, NamedManifest]> {
  const [hashA, hashB] = [await isDirectory(a), await isDirectory(b)];
  const [readA, readB] = [
    hashA ? undefined : await sources.manifest(a),
    hashB ? undefined : await sources.manifest(b),
  ];
  return [readA ?? (await sources.directory(a)), readB ?? (await sources.directory(b))];
}

async function isDirectory(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() === true;
}

/** Gives a command its sources; what was found beside faults becomes its warnings. */
export async function withSources<T extends object>(
  context: Context,
  use: (sources: Sources) => Promise<T>,
): Promise<T & { readonly warnings: Findings["warnings"] }> {
  const findings = new Findings(judgementOf(context.args));
  const result = await use({
    directory: async (path, excluded = EXCLUDED_PATHS) => {
      const manifest = await hashHere(context, { path, excluded }, findings);
      return { name: path, manifest: settled(manifest, findings) };
    },
    manifest: async (path) => {
      const manifest = await readCheckpointManifest(createDiskFileStore(), path, findings);
      return { name: path, manifest: settled(manifest, findings) };
    },
  });
  return { ...result, warnings: findings.warnings };
}

function settled(manifest: CheckpointManifest | undefined, findings: Findings): CheckpointManifest {
  findings.settle();
  if (manifest === undefined) throw new TypeError("no manifest and no finding that says why");
  return manifest;
}

/** By the program that runs on the hosts of a fleet. */
async function hashHere(
  { args, progress, signal }: Context,
  { path, excluded }: { readonly path: string; readonly excluded: readonly string[] },
  findings: Findings,
): Promise<CheckpointManifest | undefined> {
  const directory = resolve(path);
  const session = await openSession({
    transport: createLocalTransport(),
    host: { id: "this machine", destination: "localhost", field: "checkpoint" },
    runtime: nodeRuntime,
    signal,
    onWarning: (warning) => findings.addError(warning),
  });
  try {
    return await hashDirectory({
      session,
      directory,
      excluded,
      workers: args.count("hash-workers"),
      stallMs: args.seconds("stall-timeout") ?? DEFAULT_DEADLINES.stallMs,
      onProgress: (each) =>
        progress.observe({ type: "hash", host: "this machine", directory, progress: each }),
      findings,
      signal,
    });
  } finally {
    await session.close();
  }
}
