import type { DiscoverOptions } from "./discover-options.js";
import type { DiscoveryRecord } from "./emit/discovery-record.js";
import { failureDocument } from "./emit/documents/failure.js";
import { DEFAULT_JUDGEMENT, Findings } from "./errors/findings.js";
import { type Finding, GateError, GateFailure } from "./errors/gate-error.js";
import type { Gate } from "./gates.js";
import type { Inventory } from "./inputs/inputs.js";

/** One run through the gates: where it stands, what it found, and what it leaves when it is stopped. */
export class DiscoveryRun {
  readonly findings: Findings;
  readonly #options: DiscoverOptions;
  #gate: Gate = "inputs";
  #reported = 0;

  constructor(options: DiscoverOptions) {
    this.#options = options;
    this.findings = new Findings(options.judgement ?? DEFAULT_JUDGEMENT);
  }

  /** Passes one gate, telling the observer. Errors that it left among the findings do not stop it here. */
  async gate<T>(gate: Gate, pass: () => T | Promise<T>): Promise<T> {
    const { observer, signal } = this.#options;
    this.#gate = gate;
    observer?.({ type: "gate", gate, state: "started" });
    const errors = this.findings.errors.length;
    let state: "passed" | "stopped" = "stopped";
    try {
      signal.throwIfAborted();
      const result = await pass();
      if (this.findings.errors.length === errors) state = "passed";
      return result;
    } finally {
      this.#reportWarnings();
      observer?.({ type: "gate", gate, state });
    }
  }

  /** Runs what the record is for; where it is stopped, the record keeps `failure.json`. */
  async keepingFailure<T>(record: DiscoveryRecord, inventory: Inventory, part: () => Promise<T>): Promise<T> {
    try {
      return await part();
    } catch (error) {
      const errors = this.#errorsOf(error);
      try {
        await record.settle();
        await record.write([failureDocument(record.directory, { errors, inventory })]);
      } catch (second) {
        if (!(second instanceof GateError)) throw second;
        throw new GateFailure(
          [...(error instanceof GateFailure ? error.errors : []), second],
          this.findings.warnings,
        );
      }
      throw error instanceof GateError ? new GateFailure([error], this.findings.warnings) : error;
    }
  }

  #errorsOf(error: unknown): readonly [Finding, ...Finding[]] {
    if (error instanceof GateFailure) {
      const [first, ...rest] = error.errors;
      return [first.toFinding(), ...rest.map((each) => each.toFinding())];
    }
    if (error instanceof GateError) return [error.toFinding()];
    const stopped = this.#options.signal.aborted
      ? new GateError("RUN_INTERRUPTED", { message: `the run was interrupted at gate ${this.#gate}` })
      : new GateError("RUN_BROKEN", {
          message: `the run ended unexpectedly: ${error instanceof Error ? error.message : String(error)}`,
        });
    return [{ ...stopped.toFinding(), gate: this.#gate }];
  }

  #reportWarnings(): void {
    const { observer } = this.#options;
    for (const finding of this.findings.warnings.slice(this.#reported))
      observer?.({ type: "finding", finding });
    this.#reported = this.findings.warnings.length;
  }
}
