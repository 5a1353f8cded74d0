import type { Gate } from "../gates.js";

/**
 * One row of the error table. A code means one thing for ever; the documentation's error reference and the
 * test that demands a triggering case for each code are made from these rows.
 */
export interface ErrorRow {
  readonly gate: Gate;
  /** `warning` rows become errors under `--strict`. */
  readonly severity: "error" | "warning";
  /** A judgement that the operator may know better: `--accept CODE` makes it a recorded warning. */
  readonly acceptable?: true;
  /** What the code means, one sentence for the reference. */
  readonly summary: string;
  /** What to do about it, where the place that raises it knows nothing better. */
  readonly hint: string;
}

/** Checks rows while keeping their literal keys. */
export function errorRows<const Rows extends Readonly<Record<string, ErrorRow>>>(rows: Rows): Rows {
  return rows;
}
