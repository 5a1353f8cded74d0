import { Findings, readComparison } from "@narwhal/core";
import { createDiskFileStore } from "@narwhal/core/node";
import type { Context, Outcome } from "../command.js";
import { judgementOf } from "../judgement.js";
import { recordComparisonLines, recordComparisonResult } from "../render/record-comparison.js";

/** Shows what differs between two discovery records. That they differ is no failure. */
export async function runDiff({ args, signal }: Context): Promise<Outcome> {
  const [[before = ""], [after = ""]] = [args.words("before"), args.words("after")];
  const findings = new Findings(judgementOf(args));
  const records = { before: trimmed(before), after: trimmed(after) };
  const found = await readComparison(createDiskFileStore(), records, findings);
  findings.settle();
  signal.throwIfAborted();
  if (found === undefined) throw new TypeError("nothing was compared and no finding says why");
  return {
    result: recordComparisonResult(found, records),
    warnings: findings.warnings,
    lines: recordComparisonLines(found, records),
  };
}

function trimmed(directory: string): string {
  return directory.replace(/(?<=.)\/+$/, "");
}
