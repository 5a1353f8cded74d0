import type { Findings } from "../errors/findings.js";
import type { GpuUse, Holder, Listener } from "../observation/observation.js";
import type { Allocation } from "./allocate-gpus.js";
import { type EngineFacts, placeOf } from "./facts.js";
import { sizeWords } from "./size-words.js";

/** Warns where the engine's ports or its accelerators' memory are taken already, and tells by whom. */
export function checkUse(facts: EngineFacts, allocation: Allocation | undefined, findings: Findings): void {
  const { engine, seen } = facts;
  const { listeners = [], gpus = [] } = seen.use ?? {};
  const ports = [
    ["ENGINE_PORT", engine.enginePort],
    ["ATTEST_PORT", engine.attestPort],
    ["NIXL_SIDE_CHANNEL_PORT", engine.sideChannelPort],
  ] as const;
  for (const [field, port] of ports) {
    const there = listeners.filter((listener) => listener.port === port);
    if (there.length === 0) continue;
    findings.add("PORT_IN_USE", {
      ...placeOf(facts, field),
      subject: String(port),
      message: `port ${port} is taken on ${seen.hostId}: ${[...new Set(there.map(listenerWords))].join(", ")}`,
    });
  }
  checkRange(facts, listeners, findings);
  if (allocation !== undefined) checkMemory(facts, { allocation, uses: gpus }, findings);
}

/** UCX passes over ports that are taken, but of too small a rest it cannot listen. */
function checkRange(facts: EngineFacts, listeners: readonly Listener[], findings: Findings): void {
  const { low, high } = facts.engine.ucxTcpPortRange;
  const there = listeners.filter(({ port }) => port >= low && port <= high);
  const [first] = there;
  if (first === undefined) return;
  const ports = [...new Set(there.map(({ port }) => port))].sort((a, b) => a - b);
  const shown = ports.length > MOST_SHOWN ? `${ports.slice(0, MOST_SHOWN).join(", ")}, …` : ports.join(", ");
  const holders = [...new Set(there.map(listenerWords))].slice(0, MOST_SHOWN).join(", ");
  findings.add("PORT_IN_USE", {
    ...placeOf(facts, "UCX_TCP_PORT_RANGE"),
    subject: `${low}-${high}`,
    message: `${ports.length} of the ${high - low + 1} ports of ${low}-${high} ${ports.length === 1 ? "is" : "are"} taken on ${facts.seen.hostId} (${shown}): ${holders}`,
  });
}

const MOST_SHOWN = 8;

/** What stays below is the driver's own, or a tool that watches the cards. */
const LEAST = 256 * 1024 * 1024;
/** A use that no process accounts for is the driver's own up to here. */
const LEAST_UNACCOUNTED = 1024 * 1024 * 1024;

function checkMemory(
  facts: EngineFacts,
  { allocation, uses }: { readonly allocation: Allocation; readonly uses: readonly GpuUse[] },
  findings: Findings,
): void {
  const taken = allocation.gpus.flatMap(({ device, index }) => {
    const there = uses.filter((use) => use.device === device && counts(use));
    return there.length === 0 ? [] : [`GPU ${index}: ${there.map(useWords).join(", ")}`];
  });
  if (taken.length === 0) return;
  findings.add("GPU_MEMORY_IN_USE", {
    ...placeOf(facts, "GPU_IDS"),
    subject: allocation.accelerator,
    message: `memory of the engine's GPUs is in use; ${taken.join("; ")}`,
  });
}

function counts({ bytes, holder }: GpuUse): boolean {
  return bytes === undefined || bytes >= (holder === undefined ? LEAST_UNACCOUNTED : LEAST);
}

function useWords({ bytes, holder }: GpuUse): string {
  const amount = bytes === undefined ? "an unknown amount" : sizeWords(bytes);
  return `${amount} by ${holderWords(holder)}`;
}

function listenerWords({ address, holder }: Listener): string {
  return `${holder === undefined ? "a process that the login may not see" : holderWords(holder)} listens on ${address}`;
}

function holderWords(holder: Holder | undefined): string {
  if (holder === undefined) return "a process that is not shown";
  const { pid, program = "a process", container } = holder;
  const where = [
    ...(pid === undefined ? [] : [`pid ${pid}`]),
    ...(container === undefined ? [] : [`container ${container.slice(0, 64)}`]),
  ];
  return where.length === 0 ? program : `${program} (${where.join(", ")})`;
}
