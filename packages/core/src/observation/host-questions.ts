import type { Findings } from "../errors/findings.js";
import { GateError, GateFailure } from "../errors/gate-error.js";
import type { EngineInputs, HostPlan } from "../inputs/inputs.js";
import type { PartialObservation } from "./observation.js";
import type { Ask, Probe, ProbeSettings, Report } from "./probe.js";
import { runProbe } from "./probe.js";

/** What is needed to observe one host. */
export interface HostRun {
  readonly host: HostPlan;
  /** The host's engines, in numeric order; none on a host for the router alone. */
  readonly engines: readonly EngineInputs[];
  readonly ask: Ask;
  readonly settings: ProbeSettings;
  readonly findings: Findings;
  /** Told of each engine what could be observed, also where something is missing. */
  readonly partial?: ((seen: PartialObservation) => void) | undefined;
}

/** Where a fault belongs. */
export interface Place {
  readonly host: string;
  readonly role: string;
  readonly field?: string;
}

/**
 * The questions to one host: each distinct one is asked once, and a fault is recorded with its place while the
 * others go on.
 */
export class HostQuestions {
  readonly #run: HostRun;
  readonly #memo = new Map<string, Promise<unknown>>();
  readonly #told = new Set<string>();

  constructor(run: HostRun) {
    this.#run = run;
  }

  probe<Args, Fact>(probe: Probe<Args, Fact>, args: Args, report: Report): Promise<Fact> {
    return runProbe(probe, args, { ask: this.#run.ask, settings: this.#run.settings, report });
  }

  /** One question per distinct choice of a field on the host; the first engine that makes the choice is named. */
  once<Fact>(
    by: { readonly engine: EngineInputs; readonly field: string; readonly choice: string },
    observe: (report: Report) => Promise<Fact>,
  ): Promise<Fact | undefined> {
    const field = by.engine.from[by.field] ?? `NARWHAL_${by.field}`;
    const place = { host: this.#run.host.id, role: by.engine.role, field };
    return this.memoized(`${by.field} ${by.choice}`, () => this.attempt(place, observe));
  }

  memoized<T>(key: string, make: () => Promise<T>): Promise<T> {
    const found = this.#memo.get(key) as Promise<T> | undefined;
    if (found !== undefined) return found;
    const made = make();
    this.#memo.set(key, made);
    return made;
  }

  /** Records what the part reports and throws; what is no fault, such as the signal's reason, goes through. */
  async attempt<Fact>(place: Place, part: (report: Report) => Promise<Fact>): Promise<Fact | undefined> {
    const report: Report = (code, facts) => this.#record(new GateError(code, facts), place, "addError");
    try {
      return await part(report);
    } catch (error) {
      if (!(error instanceof GateError) && !(error instanceof GateFailure)) throw error;
      for (const each of error instanceof GateFailure ? error.errors : [error])
        this.#record(each, place, "addThrown");
      return undefined;
    }
  }

  /** A fault that several questions of the host meet (a lost connection, a hung tool) is told once. */
  #record(error: GateError, place: Place, how: "addError" | "addThrown"): void {
    const key = `${how} ${error.code} ${error.message}`;
    if (this.#told.has(key)) return;
    this.#told.add(key);
    const { host, role } = place;
    // No field of an engine chose the way to the host.
    this.#run.findings[how](error.at(error.gate === "access" ? { host, role } : place));
  }
}
