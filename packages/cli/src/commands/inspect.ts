import { Findings, inspectCheckpoint, modelFindings } from "@narwhal/core";
import { readLocalMetadata } from "@narwhal/core/node";
import type { Context, Outcome } from "../command.js";
import { judgementOf } from "../judgement.js";
import { inspectionLines, inspectionResult } from "../render/inspection.js";

/** Shows everything that is concluded from a checkpoint's metadata on this machine. */
export async function runInspect({ args }: Context): Promise<Outcome> {
  const [path = ""] = args.words("path");
  const findings = new Findings(judgementOf(args));
  const metadata = await findings.attemptAsync(() =>
    readLocalMetadata(path, (code, facts) => findings.add(code, facts)),
  );
  if (metadata === undefined) {
    findings.settle();
    throw new TypeError("no metadata and no finding that says why");
  }
  for (const [code, facts] of modelFindings(metadata)) findings.add(code, facts);
  findings.settle();
  const inspection = inspectCheckpoint(metadata);
  return {
    result: inspectionResult(path, metadata, inspection),
    warnings: findings.warnings,
    lines: inspectionLines(inspection),
  };
}
