import { createFiles, Findings, replay, type Replay } from "@narwhal/core";
import { createDiskFileStore } from "@narwhal/core/node";
import { join } from "node:path";
import type { Context, Outcome } from "../command.js";
import { judgementOf } from "../judgement.js";
import { differenceOf, replayLines, settingLine } from "../render/replay.js";

/** Derives a record's documents again from its own evidence, without a host. */
export async function runReplay({ args, version }: Context): Promise<Outcome> {
  const [record = ""] = args.words("record");
  const store = createDiskFileStore();
  const findings = new Findings(judgementOf(args));
  const replayed = await replay(store, record, findings);
  findings.settle();
  if (replayed === undefined) throw new TypeError("nothing was replayed and no finding says why");
  const directory = args.text("to")?.replace(/(?<=.)\/+$/, "");
  if (directory !== undefined) {
    const files = replayed.documents.map(({ path, text }) => ({ path: join(directory, path), text }));
    await createFiles(store, { directory, files });
  }
  reportDifferences(replayed, version, findings);
  return {
    result: {
      record,
      recorded_by: replayed.recordedBy,
      derived_by: version,
      same: replayed.differences.length === 0,
      documents: replayed.documents.map(({ path }) => ({
        path,
        same: !replayed.differences.some(({ document }) => document === path),
      })),
      differences: replayed.differences,
      settings: replayed.settings,
      written: directory ?? null,
    },
    errors: findings.errors.map((error) => error.toFinding()),
    warnings: findings.warnings,
    lines: replayLines(replayed, directory),
  };
}

function reportDifferences(replayed: Replay, version: string, findings: Findings): void {
  const { differences, settings, recordedBy } = replayed;
  const rules = settings.map(settingLine);
  for (const difference of differences) {
    const made = recordedBy === version ? "" : `; recorded by version ${recordedBy}, derived by ${version}`;
    findings.add("REPLAY_DIFFERS", {
      message: `${difference.document}: ${differenceOf(difference)}${made}`,
      subject: difference.document,
      field: difference.path,
      details: { rules },
    });
  }
}
