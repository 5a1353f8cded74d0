import type { Findings } from "../errors/findings.js";
import { compareCodePoints } from "../canonical.js";
import { fitsOneLine, judgeEngineEnvName } from "../inputs/engine-env-names.js";
import { type EngineFacts, fieldOf, placeOf } from "./facts.js";
import type { Because } from "./launch-policy.js";
import type { Demand } from "./requirements/index.js";

/** An engine's environment, each name with what decided it. @public */
export interface EngineEnvironment {
  /** In the order of the names. */
  readonly values: Readonly<Record<string, string>>;
  readonly because: Readonly<Record<string, Because>>;
}

/** The decision on one variable. */
type Decided = Omit<Because, "value"> & { readonly value: string };

/** What stands in an observation for a value that may be a secret. */
const REDACTED = "[redacted]";

/**
 * The image's own values of supported names, the operator's override over them, what the checkpoint demands over
 * both. Contradictions are recorded.
 *
 * @public
 */
export function engineEnvironment(
  facts: EngineFacts,
  demands: readonly Demand[],
  findings: Findings,
): EngineEnvironment {
  const decided = new Map<string, Decided>([
    ...imageValues(facts, findings),
    ...overrideValues(facts, findings),
  ]);
  for (const demand of demands) enforce(facts, demand, { decided, findings });
  warnOfSegments(facts, decided, findings);
  const sorted = [...decided].sort(([a], [b]) => compareCodePoints(a, b));
  return {
    values: Object.fromEntries(sorted.map(([name, { value }]) => [name, value])),
    because: Object.fromEntries(sorted.map(([name, because]) => [`environment.${name}`, because])),
  };
}

function imageValues(facts: EngineFacts, findings: Findings): (readonly [string, Decided])[] {
  const { environment } = facts.seen.image;
  const supported = Object.entries(environment).filter(([name]) => judgeEngineEnvName(name) === "supported");
  return supported.flatMap(([name, value]) => {
    if (value !== REDACTED && fitsOneLine(value)) {
      return [[name, { value, origin: "observation", source: "the image's environment" }] as const];
    }
    if (facts.engine.engineEnv?.[name] === undefined) {
      findings.add("ENGINE_ENV_IMAGE_DROPPED", {
        ...placeOf(facts, "ENGINE_ENV"),
        subject: name,
        message: `the image sets ${name} to a value that ${value === REDACTED ? "may be a secret" : "has several lines"}`,
      });
    }
    return [];
  });
}

function overrideValues(facts: EngineFacts, findings: Findings): (readonly [string, Decided])[] {
  const source = fieldOf(facts.engine, "ENGINE_ENV");
  return Object.entries(facts.engine.engineEnv ?? {}).flatMap(([name, value]) => {
    const judged = judgeEngineEnvName(name);
    if (judged === "supported" && fitsOneLine(value))
      return [[name, { value, origin: "field", source }] as const];
    const why =
      judged === "supported" ? "has a value of several lines" : `is ${judged} in the engine's environment`;
    findings.add("ENGINE_ENV_NAME_REFUSED", {
      ...placeOf(facts, "ENGINE_ENV"),
      subject: name,
      message: `${name} ${why}`,
    });
    return [];
  });
}

function enforce(
  facts: EngineFacts,
  { requirement, evidence }: Demand,
  { decided, findings }: { decided: Map<string, Decided>; findings: Findings },
): void {
  const fields = evidence.map((each) => each.field).join(", ");
  for (const [name, value] of Object.entries(requirement.env)) {
    const before = decided.get(name);
    if (before !== undefined && before.value !== value) {
      const image = before.origin === "observation";
      findings.add(image ? "REQUIREMENT_IMAGE_OVERRIDDEN" : "REQUIREMENT_CONTRADICTED", {
        ...placeOf(facts, "ENGINE_ENV"),
        subject: name,
        message: `${before.source} sets ${name}=${before.value.slice(0, 80)}, the requirement ${requirement.id} sets ${name}=${value}, proven by ${fields} of the checkpoint's metadata`,
        ...(image ? {} : { hint: `remove ${name} from ${fieldOf(facts.engine, "ENGINE_ENV")}` }),
        details: { requirement: requirement.id, fields: evidence.map((each) => each.field) },
      });
    }
    decided.set(name, { value, origin: "rule", source: requirement.id, evidence });
  }
}

const ALLOCATOR_NAMES = ["PYTORCH_CUDA_ALLOC_CONF", "PYTORCH_HIP_ALLOC_CONF", "PYTORCH_ALLOC_CONF"];

function warnOfSegments(facts: EngineFacts, decided: ReadonlyMap<string, Decided>, findings: Findings): void {
  for (const name of ALLOCATOR_NAMES) {
    const because = decided.get(name);
    if (because === undefined || !/expandable_segments\s*:\s*true/i.test(because.value)) continue;
    const field = fieldOf(facts.engine, "ENGINE_ENV");
    findings.add("EXPANDABLE_SEGMENTS", {
      ...placeOf(facts, "ENGINE_ENV"),
      subject: name,
      message: `${because.source} sets ${name}=${because.value.slice(0, 120)}, which does not go with the memory that NIXL registers`,
      hint: `add "${name}": "expandable_segments:False" to ${field}`,
    });
  }
}
