import type { Finding } from "@narwhal/core";
import type { Problem } from "../problem.js";

/** What `--json` prints, on success and on failure. */
export interface JsonOutput {
  readonly ok: boolean;
  readonly command: string | null;
  readonly result: unknown;
  readonly errors?: readonly Problem[];
  readonly warnings?: readonly Finding[];
}

/** The one document of standard output. */
export function jsonDocument({ ok, command, result, errors = [], warnings = [] }: JsonOutput): string {
  return `${JSON.stringify({ ok, command, result: result ?? null, errors, warnings }, null, 2)}\n`;
}
