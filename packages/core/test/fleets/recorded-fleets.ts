import { FAILING_FLEETS } from "./failing-fleets.js";
import type { FleetCase } from "./record-fleet.js";
import { WORKING_FLEETS } from "./working-fleets.js";

/** The fleets whose fixtures are recorded from simulated hosts. */
export const FLEET_CASES: readonly FleetCase[] = [...WORKING_FLEETS, ...FAILING_FLEETS];
