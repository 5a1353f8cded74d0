import { GateError, GateFailure } from "../errors/gate-error.js";
import type { Findings } from "../errors/findings.js";
import type { EngineInputs, HostPlan } from "../inputs/inputs.js";
import { observeAccelerators, type VendorObservation } from "./accelerators.js";
import { chooseAccelerators } from "./choose-accelerators.js";
import { runDirectoryProbe } from "./directories.js";
import { type HostReading, hostProbe } from "./host.js";
import { modelMetadataProbe } from "./model-metadata.js";
import type { Accelerators, EngineObservation, HostFacts } from "./observation.js";
import { observeImage } from "./observe-image.js";
import { observeInterface } from "./observe-interface.js";
import type { Ask, Probe, ProbeSettings, Report } from "./probe.js";
import { runProbe } from "./probe.js";
import { transferDevicesProbe } from "./transfer-devices.js";

/** What is needed to observe one host. */
export interface HostRun {
  readonly host: HostPlan;
  /** The host's engines, in numeric order; none on a host for the router alone. */
  readonly engines: readonly EngineInputs[];
  readonly ask: Ask;
  readonly settings: ProbeSettings;
  readonly findings: Findings;
}

/** What was observed on one host. */
export interface HostObservation {
  readonly host: HostPlan;
  readonly facts: HostReading | undefined;
  /** The engines of which everything was observed. */
  readonly engines: readonly EngineObservation[];
}

/**
 * Asks everything about one host, side by side: its own facts once, what an engine chooses once per distinct
 * choice. A fault is recorded with host, role and the variable that chose what it is about, and the others go on.
 */
export async function observeHost(run: HostRun): Promise<HostObservation> {
  const observer = new HostObserver(run);
  const facts = observer.host();
  const observed = run.engines.map((engine) => observer.engine(engine, facts));
  const [settled, ...engines] = await Promise.all([facts, ...observed]);
  return { host: run.host, facts: settled, engines: engines.filter((each) => each !== undefined) };
}

/** Where a fault belongs. */
interface Place {
  readonly host: string;
  readonly role: string;
  readonly field?: string;
}

class HostObserver {
  readonly #run: HostRun;
  readonly #memo = new Map<string, Promise<unknown>>();
  readonly #accessFaults = new Set<string>();
  readonly #reported = new Set<VendorObservation>();

  constructor(run: HostRun) {
    this.#run = run;
  }

  host(): Promise<HostReading | undefined> {
    return this.#attempt({ host: this.#run.host.id, role: this.#run.host.roles[0] ?? "router" }, (report) =>
      this.#probe(hostProbe, undefined, report),
    );
  }

  async engine(
    engine: EngineInputs,
    facts: Promise<HostReading | undefined>,
  ): Promise<EngineObservation | undefined> {
    const { ask, settings, host } = this.#run;
    const { image, modelDir, fabricInterface, runDir, transferDevices = [] } = engine;
    const [hostFacts, accelerators, imageFacts, model, fabric, directory] = await Promise.all([
      facts,
      this.#accelerators(engine),
      this.#once(engine, "ENGINE_IMAGE", image, async (report) =>
        observeImage(image, (await facts) ?? {}, { ask, settings, report }),
      ),
      this.#once(engine, "MODEL_DIR", modelDir, (report) =>
        this.#probe(modelMetadataProbe, modelDir, report),
      ),
      this.#once(engine, "FABRIC_INTERFACE", fabricInterface, (report) =>
        observeInterface(fabricInterface, { ask, settings, report }),
      ),
      this.#once(engine, "RUN_DIR", runDir, (report) => this.#probe(runDirectoryProbe, runDir, report)),
      transferDevices.length === 0
        ? undefined
        : this.#once(engine, "TRANSFER_DEVICES", transferDevices.join(","), (report) =>
            this.#probe(transferDevicesProbe, transferDevices, report),
          ),
    ]);
    if (hostFacts === undefined || accelerators === undefined || imageFacts === undefined) return undefined;
    if (model === undefined || fabric === undefined || directory === undefined) return undefined;
    return {
      role: engine.role,
      hostId: host.id,
      host: withoutTime(hostFacts),
      accelerators,
      image: imageFacts,
      model,
      interface: fabric,
      runDir: directory,
    };
  }

  /** The host's accelerators are looked for once; each engine chooses among the vendors found. */
  async #accelerators(engine: EngineInputs): Promise<Accelerators | undefined> {
    const { ask, settings } = this.#run;
    const vendors = await this.#memoized("accelerators", () =>
      this.#attempt(this.#place(engine), () => observeAccelerators(ask, settings)),
    );
    if (vendors === undefined) return undefined;
    return this.#once(engine, "GPU_IDS", engine.gpuIds?.join(",") ?? "", (report) => {
      const { accelerators, observation } = chooseAccelerators(vendors, engine.gpuIds, report);
      if (!this.#reported.has(observation))
        for (const [code, facts] of observation.reports) report(code, facts);
      this.#reported.add(observation);
      return Promise.resolve(accelerators);
    });
  }

  #probe<Args, Fact>(probe: Probe<Args, Fact>, args: Args, report: Report): Promise<Fact> {
    return runProbe(probe, args, { ask: this.#run.ask, settings: this.#run.settings, report });
  }

  /** One question per distinct choice on the host; the first engine that makes the choice is named. */
  #once<Fact>(
    engine: EngineInputs,
    field: string,
    choice: string,
    observe: (report: Report) => Promise<Fact>,
  ): Promise<Fact | undefined> {
    return this.#memoized(`${field} ${choice}`, () => this.#attempt(this.#place(engine, field), observe));
  }

  #memoized<T>(key: string, make: () => Promise<T>): Promise<T> {
    const found = this.#memo.get(key) as Promise<T> | undefined;
    if (found !== undefined) return found;
    const made = make();
    this.#memo.set(key, made);
    return made;
  }

  #place(engine: EngineInputs, field?: string): Place {
    const place = { host: this.#run.host.id, role: engine.role };
    return field === undefined ? place : { ...place, field: engine.from[field] ?? `NARWHAL_${field}` };
  }

  async #attempt<Fact>(place: Place, part: (report: Report) => Promise<Fact>): Promise<Fact | undefined> {
    const report: Report = (code, facts) => this.#run.findings.addError(new GateError(code, facts).at(place));
    try {
      return await part(report);
    } catch (error) {
      if (!(error instanceof GateError) && !(error instanceof GateFailure)) throw error;
      for (const each of error instanceof GateFailure ? error.errors : [error]) this.#record(each, place);
      return undefined;
    }
  }

  /** A lost connection fails every question of the host; it is told once. */
  #record(error: GateError, place: Place): void {
    const isAccess = error.gate === "access";
    const key = `${error.code} ${error.message}`;
    if (isAccess && this.#accessFaults.has(key)) return;
    if (isAccess) this.#accessFaults.add(key);
    this.#run.findings.addError(error.at(isAccess ? { host: place.host, role: place.role } : place));
  }
}

function withoutTime(reading: HostReading): HostFacts {
  const { time: _, ...facts } = reading;
  return facts;
}
