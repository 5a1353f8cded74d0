import { GATES, type Gate } from "../gates.js";
import { ERROR_TABLE, type ErrorCode } from "./table.js";
import type { Json, JsonObject } from "../canonical.js";

/** Where and on what a finding was made. @public */
export interface FindingFacts {
  /** What was seen, one sentence without a final full stop; never a secret. */
  readonly message: string;
  /** Host id, such as `node-1`. */
  readonly host?: string | undefined;
  /** `engine-<n>` or `router`; where a host carries several, the first that is concerned. */
  readonly role?: string | undefined;
  /** The `.env` field, option or document key to look at. */
  readonly field?: string | undefined;
  /** The tool, file or path that it is about. */
  readonly subject?: string | undefined;
  /** What to do; defaults to the row's own hint. */
  readonly hint?: string | undefined;
  /** Evidence for machines, such as the differing paths. */
  readonly details?: JsonObject | undefined;
  readonly cause?: unknown;
}

/** A finding as it is recorded and printed: plain data, ready for JSON. @public */
export interface Finding {
  readonly code: ErrorCode;
  readonly gate: Gate;
  readonly severity: "error" | "warning";
  readonly host?: string;
  readonly role?: string;
  readonly field?: string;
  readonly subject?: string;
  readonly message: string;
  readonly hint: string;
  readonly details?: JsonObject;
  /** Set where `--accept` turned an error into this warning. */
  readonly accepted?: true;
}

/** One fault that stops a gate. `code` names a row of {@link ERROR_TABLE}. @public */
export class GateError extends Error {
  override readonly name = "GateError";
  readonly code: ErrorCode;
  readonly gate: Gate;
  readonly host?: string;
  readonly role?: string;
  readonly field?: string;
  readonly subject?: string;
  readonly hint: string;
  readonly details?: JsonObject;

  constructor(code: ErrorCode, facts: FindingFacts) {
    super(facts.message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.code = code;
    this.gate = ERROR_TABLE[code].gate;
    this.hint = facts.hint ?? ERROR_TABLE[code].hint;
    if (facts.host !== undefined) this.host = facts.host;
    if (facts.role !== undefined) this.role = facts.role;
    if (facts.field !== undefined) this.field = facts.field;
    if (facts.subject !== undefined) this.subject = facts.subject;
    if (facts.details !== undefined) this.details = facts.details;
  }

  /** The same fault with a place filled in where it had none. */
  at(place: Pick<FindingFacts, "host" | "role" | "field">): GateError {
    const { message, host, role, field, subject, hint, details, cause } = this;
    return new GateError(this.code, {
      message,
      host: host ?? place.host,
      role: role ?? place.role,
      field: field ?? place.field,
      subject,
      hint,
      details,
      cause,
    });
  }

  /** The same fault with every text of it changed, its cause left out: that is not to be shown. */
  redacted(redact: (text: string) => string): GateError {
    const { host, role, field, subject, details } = this;
    return new GateError(this.code, {
      message: redact(this.message),
      host,
      role,
      field,
      subject: subject === undefined ? undefined : redact(subject),
      hint: redact(this.hint),
      details: details === undefined ? undefined : (redactedJson(details, redact) as JsonObject),
    });
  }

  /** This fault as plain data. */
  toFinding(): Finding {
    const { code, gate, host, role, field, subject, message, hint, details } = this;
    return {
      code,
      gate,
      severity: "error",
      ...(host === undefined ? {} : { host }),
      ...(role === undefined ? {} : { role }),
      ...(field === undefined ? {} : { field }),
      ...(subject === undefined ? {} : { subject }),
      message,
      hint,
      ...(details === undefined ? {} : { details }),
    };
  }
}

/** A value with every text in it changed. */
export function redactedJson(value: Json, redact: (text: string) => string): Json {
  if (typeof value === "string") return redact(value);
  if (Array.isArray(value)) return value.map((each: Json) => redactedJson(each, redact));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redactedJson(each, redact)]));
}

/** The faults that stopped a run: at least one, the first by gate order, then as they were found. @public */
export class GateFailure extends Error {
  override readonly name = "GateFailure";
  readonly errors: readonly [GateError, ...GateError[]];
  readonly warnings: readonly Finding[];

  constructor(errors: readonly GateError[], warnings: readonly Finding[] = []) {
    const [first, ...rest] = [...errors].sort((a, b) => GATES.indexOf(a.gate) - GATES.indexOf(b.gate));
    if (first === undefined) throw new TypeError("a GateFailure needs at least one error");
    super(
      `${first.gate}: ${first.code}: ${first.message}${rest.length > 0 ? ` (and ${rest.length} more)` : ""}`,
    );
    this.errors = [first, ...rest];
    this.warnings = warnings;
  }
}
