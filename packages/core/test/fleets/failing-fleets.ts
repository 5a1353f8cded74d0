import type { FleetCase } from "./record-fleet.js";
export const FAILING_FLEETS: readonly FleetCase[] = [];
