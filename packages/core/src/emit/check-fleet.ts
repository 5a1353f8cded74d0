import type { Fleet } from "@narwhal/schemas";
import type { ComparableSet, SetProblem } from "./comparable-set.js";

/** What the fleet file says against itself and the launch file: identifiers, hardware, pools. */
export function* checkFleet({ fleet, launch }: ComparableSet): Generator<SetProblem> {
  if (fleet === undefined) return;
  const seen = new Set<string>();
  for (const [index, { iid }] of fleet.engines.entries()) {
    if (seen.has(iid)) yield { file: "fleet", pointer: `/engines/${index}/iid`, message: `${iid} twice` };
    seen.add(iid);
    const engine = launch?.engines[roleOf(iid)];
    if (engine === undefined) continue;
    const { hardware } = fleet;
    const pairs = [
      ["accelerator", hardware.accelerator, engine.accelerator],
      ["accelerators_per_engine", hardware.accelerators_per_engine, engine.gpu_ids.length],
      ["tensor_parallel", hardware.tensor_parallel, engine.tensor_parallel_size],
    ] as const;
    for (const [key, ours, theirs] of pairs) {
      if (ours === theirs) continue;
      const message = `${ours} differs from ${theirs} of ${roleOf(iid)} in the launch file`;
      yield { file: "fleet", pointer: `/hardware/${key}`, message };
    }
  }
  yield* checkPools(fleet);
}

/** Operators move engines between the pools and set how many stay; a pool that must not be empty starts with one. */
function* checkPools({ engines, controller }: Fleet): Generator<SetProblem> {
  const minimum = { prefill: controller.min_prefill, decode: controller.min_decode };
  for (const pool of ["prefill", "decode"] as const) {
    if (minimum[pool] === 0 || engines.some(({ role }) => role === pool)) continue;
    const message = `no engine has the role ${pool}, and min_${pool} is ${minimum[pool]}`;
    yield { file: "fleet", pointer: "/engines", message };
  }
  const sum = minimum.prefill + minimum.decode;
  if (sum > engines.length) {
    const message = `min_prefill and min_decode ask for ${sum} engines, but there are ${engines.length}`;
    yield { file: "fleet", pointer: "/controller", message };
  }
}

/** `n1` is `engine-1`; an identifier of another form stands for itself. */
export function roleOf(iid: string): string {
  return iid.replace(/^n(?=[1-9][0-9]*$)/, "engine-");
}
