import type { EngineInputs, HostPlan } from "../inputs/inputs.js";
import { observeAccelerators, type VendorObservation } from "./accelerators.js";
import { chooseAccelerators } from "./choose-accelerators.js";
import { runDirectoryProbe } from "./directories.js";
import { type HostReading, hostProbe } from "./host.js";
import { HostQuestions, type HostRun } from "./host-questions.js";
import { modelMetadataProbe } from "./model-metadata.js";
import type { Accelerators, EngineObservation, HostFacts, HostUse, WeightFacts } from "./observation.js";
import { observeUse } from "./observe-use.js";
import { observeImage } from "./observe-image.js";
import { observeInterface } from "./observe-interface.js";
import type { Report } from "./probe.js";
import { observeNetDevices } from "./observe-net-devices.js";
import { observeWeights } from "./weights.js";
import { transferDevicesProbe } from "./transfer-devices.js";

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

class HostObserver {
  readonly #run: HostRun;
  readonly #questions: HostQuestions;
  readonly #reported = new Set<VendorObservation>();

  constructor(run: HostRun) {
    this.#run = run;
    this.#questions = new HostQuestions(run);
  }

  host(): Promise<HostReading | undefined> {
    const { id, roles } = this.#run.host;
    return this.#questions.attempt({ host: id, role: roles[0] ?? "router" }, (report) =>
      this.#questions.probe(hostProbe, undefined, report),
    );
  }

  async engine(
    engine: EngineInputs,
    facts: Promise<HostReading | undefined>,
  ): Promise<EngineObservation | undefined> {
    const { ask, settings } = this.#run;
    const accelerated = this.#accelerators(engine);
    const [host, accelerators, image, model, fabric, runDir, weights, use] = await Promise.all([
      facts,
      accelerated,
      this.#once(engine, { ENGINE_IMAGE: engine.image }, async (report) =>
        observeImage(engine.image, (await facts) ?? {}, { ask, settings, report }),
      ),
      this.#once(engine, { MODEL_DIR: engine.modelDir }, (report) =>
        this.#questions.probe(modelMetadataProbe, engine.modelDir, report),
      ),
      this.#once(engine, { FABRIC_INTERFACE: engine.fabricInterface }, (report) =>
        observeInterface(engine.fabricInterface, { ask, settings, report }),
      ),
      this.#once(engine, { RUN_DIR: engine.runDir }, (report) =>
        this.#questions.probe(runDirectoryProbe, engine.runDir, report),
      ),
      this.#weights(engine),
      this.#use(accelerated, engine),
      this.#transferDevices(engine),
      this.#netDevices(engine),
    ]);
    const { role } = engine;
    const hostId = this.#run.host.id;
    this.#run.partial?.({
      role,
      hostId,
      ...(host === undefined ? {} : { host: withoutTime(host) }),
      ...(accelerators === undefined ? {} : { accelerators }),
      ...(image === undefined ? {} : { image }),
      ...(model === undefined ? {} : { model }),
      ...(fabric === undefined ? {} : { interface: fabric }),
    });
    if (host === undefined || accelerators === undefined || image === undefined) return undefined;
    if (model === undefined || fabric === undefined || runDir === undefined) return undefined;
    return {
      role,
      hostId,
      host: withoutTime(host),
      accelerators,
      image,
      model,
      interface: fabric,
      runDir: runDir.path,
      ...(runDir.freeBytes === undefined ? {} : { runDirFreeBytes: runDir.freeBytes }),
      ...(weights === undefined ? {} : { weights }),
      ...(use === undefined ? {} : { use }),
    };
  }

  /** Read beside the metadata: a directory that is not there is that question's fault. */
  #weights({ modelDir, role }: EngineInputs): Promise<WeightFacts | undefined> {
    const { ask, settings, host } = this.#run;
    return this.#questions.memoized(`weights ${modelDir}`, () =>
      this.#questions.attempt({ host: host.id, role }, (report) =>
        observeWeights(modelDir, { ask, settings, report }),
      ),
    );
  }

  /** Asked once per vendor that the host's engines use. */
  async #use(
    accelerated: Promise<Accelerators | undefined>,
    { role }: EngineInputs,
  ): Promise<HostUse | undefined> {
    const { ask, settings, host } = this.#run;
    const accelerators = await accelerated;
    return this.#questions.memoized(`use ${accelerators?.vendor ?? ""}`, () =>
      this.#questions.attempt({ host: host.id, role }, (report) =>
        observeUse(accelerators, { ask, settings, report }),
      ),
    );
  }

  /** The host's accelerators are looked for once; each engine chooses among the vendors found. */
  async #accelerators(engine: EngineInputs): Promise<Accelerators | undefined> {
    const { ask, settings, host } = this.#run;
    const vendors = await this.#questions.memoized("accelerators", () =>
      this.#questions.attempt({ host: host.id, role: engine.role }, () => observeAccelerators(ask, settings)),
    );
    if (vendors === undefined) return undefined;
    const choice = `choice ${engine.gpuIds?.join(",") ?? ""}`;
    const choose = (report: Report): Promise<Accelerators> => {
      const { accelerators, observation } = chooseAccelerators(vendors, engine.gpuIds, report);
      if (!this.#reported.has(observation))
        for (const [code, told] of observation.reports) report(code, told);
      this.#reported.add(observation);
      return Promise.resolve(accelerators);
    };
    const place = { host: host.id, role: engine.role };
    return this.#questions.memoized(choice, () =>
      this.#questions.attempt(place, async (report) => choose(report)),
    );
  }

  #transferDevices(engine: EngineInputs): Promise<unknown> {
    const { transferDevices = [] } = engine;
    if (transferDevices.length === 0) return Promise.resolve();
    return this.#once(engine, { TRANSFER_DEVICES: transferDevices.join(",") }, (report) =>
      this.#questions.probe(transferDevicesProbe, transferDevices, report),
    );
  }

  /** Network devices that the operator named; the fabric interface has its own question. */
  #netDevices(engine: EngineInputs): Promise<unknown> {
    const { transferTransport: transport = "ucx_tcp", transferNetDevices = [], fabricInterface } = engine;
    const { transferDevices = [] } = engine;
    const devices = transferNetDevices.filter((device) => device !== fabricInterface);
    if (devices.length === 0) return Promise.resolve();
    const { ask, settings } = this.#run;
    return this.#once(
      engine,
      { TRANSFER_NET_DEVICES: `${transport} ${devices.join(",")} ${transferDevices.join(",")}` },
      (report) =>
        observeNetDevices({ transport, devices, nodes: transferDevices }, { ask, settings, report }),
    );
  }

  /** `chosen` is the one field that chooses, by its short name, and its value. */
  #once<Fact>(
    engine: EngineInputs,
    chosen: Readonly<Record<string, string>>,
    observe: (report: Report) => Promise<Fact>,
  ): Promise<Fact | undefined> {
    const [field = "", choice = ""] = Object.entries(chosen)[0] ?? [];
    return this.#questions.once({ engine, field, choice }, observe);
  }
}

function withoutTime(reading: HostReading): HostFacts {
  const { time: _, ...facts } = reading;
  return facts;
}
