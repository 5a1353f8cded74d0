import { type Finding, type FindingFacts, GateError, GateFailure } from "./gate-error.js";
import { ERROR_TABLE, type ErrorCode } from "./table.js";

/** How the operator wants findings judged. @public */
export interface Judgement {
  /** Warnings count as errors. */
  readonly strict: boolean;
  /** Codes whose errors become recorded warnings; only `acceptable` rows can be named. */
  readonly accept: ReadonlySet<string>;
}

/** @public */
export const DEFAULT_JUDGEMENT: Judgement = { strict: false, accept: new Set() };

/**
 * Collects the findings of a phase, so that all its faults are reported at once. It alone knows what
 * `--strict` and `--accept` do.
 *
 * @public
 */
export class Findings {
  readonly errors: GateError[] = [];
  readonly warnings: Finding[] = [];
  readonly #judgement: Judgement;
  #redact: ((text: string) => string) | undefined;

  constructor(judgement: Judgement = DEFAULT_JUDGEMENT) {
    this.#judgement = judgement;
  }

  /** Takes secrets out of everything that is recorded from now on: hosts may say them in their own words. */
  redactWith(redact: (text: string) => string): void {
    this.#redact = redact;
  }

  /** What an error says that nobody foresaw: its class alone where secrets cannot be taken out of its message. */
  wordsOf(error: unknown): string {
    if (!(error instanceof Error)) return "error";
    try {
      return this.#redact === undefined ? error.constructor.name : this.#redact(error.message);
    } catch {
      return error.constructor.name;
    }
  }

  /** Records a finding with the severity of its row, as the judgement turns it. */
  add(code: ErrorCode, facts: FindingFacts): void {
    this.addError(new GateError(code, facts));
  }

  /** Records what another part found. */
  addError(found: GateError): void {
    const error = this.#redacted(found);
    const row = ERROR_TABLE[error.code];
    const accepted = row.acceptable === true && this.#judgement.accept.has(error.code);
    if (accepted) this.warnings.push({ ...error.toFinding(), severity: "warning", accepted: true });
    else if (row.severity === "error" || this.#judgement.strict) this.errors.push(error);
    else this.warnings.push({ ...error.toFinding(), severity: "warning" });
  }

  /** Records what would stop another run, and not this one: a warning, whatever the severity of its row. */
  addForeseen(found: GateError): void {
    const error = this.#redacted(found);
    if (this.#judgement.strict) this.errors.push(error);
    else this.warnings.push({ ...error.toFinding(), severity: "warning" });
  }

  /**
   * Records what stopped another part. It left no result to go on with, so that accepting its code cannot help.
   */
  addThrown(error: GateError): void {
    if (ERROR_TABLE[error.code].severity === "error") this.errors.push(this.#redacted(error));
    else this.addError(error);
  }

  /** True where a finding with this code stops the run, for parts that must not go on then. */
  stops(code: ErrorCode): boolean {
    const row = ERROR_TABLE[code];
    if (row.acceptable === true && this.#judgement.accept.has(code)) return false;
    return row.severity === "error" || this.#judgement.strict;
  }

  /** Runs a part; a {@link GateError} or {@link GateFailure} that it throws is recorded and gives `undefined`. */
  attempt<T>(part: () => T, place: Pick<FindingFacts, "host" | "role" | "field"> = {}): T | undefined {
    try {
      return part();
    } catch (error) {
      this.#caught(error, place);
      return undefined;
    }
  }

  /** {@link Findings.attempt} for a part that takes time. */
  async attemptAsync<T>(
    part: () => Promise<T>,
    place: Pick<FindingFacts, "host" | "role" | "field"> = {},
  ): Promise<T | undefined> {
    try {
      return await part();
    } catch (error) {
      this.#caught(error, place);
      return undefined;
    }
  }

  /** Throws a {@link GateFailure} where anything stops the run. */
  settle(): void {
    if (this.errors.length > 0) throw new GateFailure(this.errors, this.warnings);
  }

  #caught(error: unknown, place: Pick<FindingFacts, "host" | "role" | "field">): void {
    if (error instanceof GateFailure) {
      for (const each of error.errors) this.errors.push(this.#redacted(each.at(place)));
      this.warnings.push(...error.warnings);
    } else if (error instanceof GateError) this.addThrown(error.at(place));
    else throw error;
  }

  #redacted(error: GateError): GateError {
    return this.#redact === undefined ? error : error.redacted(this.#redact);
  }
}
