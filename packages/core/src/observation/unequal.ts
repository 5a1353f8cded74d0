import type { FindingFacts } from "../errors/gate-error.js";
import type { ErrorCode } from "../errors/table.js";
import type { EngineObservation } from "./observation.js";

/**
 * Respects in which engines' hosts should be alike and are not: accelerator driver and MTU of the fabric
 * interface. Warnings; the first engine is the measure.
 *
 * @public
 */
export function unequalHosts(
  engines: readonly EngineObservation[],
): readonly (readonly [ErrorCode, FindingFacts])[] {
  return [
    ...unequal(engines, driverOf).map(
      ([engine, value, first]) =>
        [
          "ACCELERATOR_DRIVERS_DIFFER",
          facts(engine, `its accelerator driver is ${value}, that of ${first.role} ${driverOf(first)}`),
        ] as const,
    ),
    ...unequal(engines, mtuOf).map(
      ([engine, value, first]) =>
        [
          "INTERFACE_MTU_DIFFERS",
          facts(
            engine,
            `the MTU of ${engine.interface.name} is ${value}, that of ${first.role} ${mtuOf(first)}`,
          ),
        ] as const,
    ),
  ];
}

type Unequal = readonly [EngineObservation, string, EngineObservation];

/** Engines whose value is another than the first engine's; one of each host, and only values that are known. */
function unequal(
  engines: readonly EngineObservation[],
  valueOf: (engine: EngineObservation) => string | undefined,
): readonly Unequal[] {
  const first = engines.find((engine) => valueOf(engine) !== undefined);
  const hosts = new Set<string>();
  return engines.flatMap((engine): readonly Unequal[] => {
    const value = valueOf(engine);
    if (first === undefined || value === undefined || value === valueOf(first) || hosts.has(engine.hostId))
      return [];
    hosts.add(engine.hostId);
    return [[engine, value, first]];
  });
}

function driverOf(engine: EngineObservation): string | undefined {
  const drivers = [...new Set(engine.accelerators.gpus.flatMap((gpu) => gpu.driver ?? []))];
  return drivers.length === 0 ? undefined : drivers.join(", ");
}

function mtuOf(engine: EngineObservation): string | undefined {
  return engine.interface.mtu?.toString();
}

function facts(engine: EngineObservation, message: string): FindingFacts {
  return { host: engine.hostId, role: engine.role, message };
}
