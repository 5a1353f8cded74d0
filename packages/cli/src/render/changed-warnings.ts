import type { RecordComparison } from "@narwhal/core";
import { nameRuns } from "./name-runs.js";

type Warning = RecordComparison["warnings"]["came"][number];

/** Warnings and accepted codes that came, went or say something else; what many hosts have in common is told once. */
export function warningLines({
  warnings,
  accepted,
}: Pick<RecordComparison, "warnings" | "accepted">): readonly string[] {
  return [
    ...folded("+", warnings.came),
    ...folded("-", warnings.went),
    ...folded(
      "~",
      warnings.changed.map(({ after }) => after),
    ),
    ...accepted.came.map((code) => `+ accepted: ${code}`),
    ...accepted.went.map((code) => `- accepted: ${code}`),
  ];
}

function folded(mark: string, warnings: readonly Warning[]): readonly string[] {
  const codes = new Map<string, Warning[]>();
  for (const warning of warnings) codes.set(warning.code, [...(codes.get(warning.code) ?? []), warning]);
  return [...codes].map(([code, [first, ...others]]) => {
    const places = [first, ...others].flatMap((each) => each?.role ?? each?.host ?? []);
    const where = places.length === 0 ? "" : `  [${nameRuns([...new Set(places)])}]`;
    const more = others.length === 0 ? "" : ` (and ${others.length} more of this code)`;
    return `${mark} ${code}: ${first?.message ?? ""}${more}${where}`;
  });
}
