import type { EngineInputs } from "../inputs/inputs.js";

/** The pool that each engine starts in: the lowest number prefills, the rest decode. @public */
export function startingPools(engines: readonly EngineInputs[]): ReadonlyMap<string, "prefill" | "decode"> {
  const lowest = Math.min(...engines.map((engine) => engine.number));
  return new Map(
    engines.map((engine) => [engine.role, engine.number === lowest ? "prefill" : "decode"] as const),
  );
}
