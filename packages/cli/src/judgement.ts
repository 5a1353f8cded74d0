import { ERROR_TABLE, type Judgement } from "@narwhal/core";
import { nearest } from "@narwhal/schemas";
import type { Arguments } from "./arguments.js";
import { UsageError } from "./problem.js";

/** What `--strict` and `--accept` ask for; a code that cannot be accepted is a usage error. */
export function judgementOf(args: Arguments): Judgement {
  const codes = args.texts("accept");
  for (const code of codes) checkAcceptable(code);
  return { strict: args.flag("strict"), accept: new Set(codes) };
}

function checkAcceptable(code: string): void {
  const rows = Object.entries(ERROR_TABLE);
  const acceptable = rows.filter(([, row]) => row.acceptable === true).map(([name]) => name);
  if (acceptable.includes(code)) return;
  const row = rows.find(([name]) => name === code)?.[1];
  if (row !== undefined) {
    const why = row.severity === "warning" ? "it is a warning already" : "it cannot be accepted away";
    throw new UsageError(`--accept ${code}: ${why}`, acceptHint(acceptable));
  }
  const near =
    nearest(code.toUpperCase(), acceptable) ??
    nearest(
      code.toUpperCase(),
      rows.map(([name]) => name),
    );
  const guess = near === undefined ? "" : `; did you mean ${near}?`;
  throw new UsageError(`--accept ${code}: no such code${guess}`, acceptHint(acceptable));
}

function acceptHint(acceptable: readonly string[]): string {
  return acceptable.length === 0
    ? "no code can be accepted"
    : `acceptable codes: ${[...acceptable].sort().join(", ")}`;
}
