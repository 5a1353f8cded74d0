import type { DiscoverOptions } from "./discover-options.js";
import type { DiscoveryRecord } from "./emit/discovery-record.js";
import { failureDocument } from "./emit/documents/failure.js";
import { DEFAULT_JUDGEMENT, Findings } from "./errors/findings.js";
import { type Finding, GateError, GateFailure } from "./errors/gate-error.js";
import type { Gate } from "./gates.js";
import type { Inventory } from "./inputs/inputs.js";

/** Why a run is aborted that took too long. No GateError itself: nothing may take it for a finding of one part. */
export class RunDeadline extends Error {
  override readonly name = "RunDeadline";
  readonly fault: GateError;

  /** `hint`: the way out of a run that keeps no record. */
  constructor(runMs: number, hint?: string) {
    super(`the run did not end within ${runMs / 1000} s`);
    this.fault = new GateError("RUN_TIMED_OUT", { message: this.message, hint });
  }
}

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

  /**
   * Runs what comes after the inputs; where it is stopped, the record (absent with `check`) keeps `failure.json`.
   * Faults reject as a GateFailure, all else as it came.
   */
  async keepingFailure<T>(
    kept: { readonly record?: DiscoveryRecord | undefined; readonly inventory: Inventory },
    part: () => Promise<T>,
  ): Promise<T> {
    try {
      return await part();
    } catch (error) {
      const failure = error instanceof GateError ? new GateFailure([error], this.findings.warnings) : error;
      const second =
        kept.record === undefined ? undefined : await this.#keep(failure, kept.record, kept.inventory);
      if (second === undefined || !(failure instanceof GateFailure)) throw failure;
      throw new GateFailure([...failure.errors, second], this.findings.warnings);
    }
  }

  /** Writes what can be written of a failure, and gives the fault that was met with it, where it is a new one. */
  async #keep(
    failure: unknown,
    record: DiscoveryRecord,
    inventory: Inventory,
  ): Promise<GateError | undefined> {
    const findings = new Findings();
    await findings.attemptAsync(() => record.settle());
    const [first, ...rest] = this.#errorsOf(failure);
    const known = [first, ...rest].map(({ code, message }) => `${code} ${message}`);
    const isNew = ({ code, message }: GateError): boolean => !known.includes(`${code} ${message}`);
    const added = findings.errors.filter(isNew).map((error) => error.toFinding());
    await findings.attemptAsync(() =>
      record.write([failureDocument(record.directory, { errors: [first, ...rest, ...added], inventory })]),
    );
    return findings.errors.find(isNew);
  }

  #errorsOf(error: unknown): readonly [Finding, ...Finding[]] {
    if (error instanceof GateFailure) {
      const [first, ...rest] = error.errors;
      return [first.toFinding(), ...rest.map((each) => each.toFinding())];
    }
    if (error instanceof RunDeadline) return [{ ...error.fault.toFinding(), gate: this.#gate }];
    const stopped = this.#options.signal.aborted
      ? new GateError("RUN_INTERRUPTED", { message: `the run was interrupted at gate ${this.#gate}` })
      : new GateError("RUN_BROKEN", {
          message: `the run ended unexpectedly: ${this.findings.wordsOf(error)}`,
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
