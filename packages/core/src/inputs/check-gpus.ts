import { envName } from "@narwhal/schemas";
import type { Findings } from "../errors/findings.js";
import type { Fields } from "./fields.js";
import { clashes, hostsOf, type SharedHost } from "./shared-hosts.js";

/** Checks the lists of GPUs as far as they tell without the hosts. */
export function checkGpus(fields: Fields, findings: Findings): void {
  for (const number of fields.firstWith(["TENSOR_PARALLEL_SIZE", "GPU_IDS"])) {
    checkTensorParallel(number, fields, findings);
  }
  for (const host of hostsOf(fields)) {
    if (host.engines.length < 2) continue;
    for (const number of host.engines) checkListed(host, { number, fields }, findings);
    checkDisjoint(host, fields, findings);
  }
}

function checkTensorParallel(number: number, fields: Fields, findings: Findings): void {
  const size = fields.engine(number, "TENSOR_PARALLEL_SIZE", "positive-int");
  const gpus = fields.engine(number, "GPU_IDS", "gpu-list");
  if (size === undefined || gpus === undefined || size.value <= gpus.value.length) return;
  findings.add("TENSOR_PARALLEL_TOO_LARGE", {
    message: `${size.variable} is ${size.value}, but ${gpus.variable} lists ${gpus.value.length} GPUs for engine-${number}`,
    role: `engine-${number}`,
    field: size.variable,
    hint: `list more GPUs in ${gpus.variable}, or lower ${size.variable}`,
  });
}

function checkListed(
  host: SharedHost,
  { number, fields }: { number: number; fields: Fields },
  findings: Findings,
): void {
  if (fields.variable(number, "GPU_IDS") !== undefined) return;
  const others = host.engines.filter((other) => other !== number).map((other) => `engine-${other}`);
  findings.add("GPU_IDS_MISSING", {
    message: `engine-${number} shares its host with ${others.join(", ")}, and has no list of GPUs`,
    host: host.id,
    role: `engine-${number}`,
    field: envName("GPU_IDS", number),
    hint: `set ${envName("GPU_IDS", number)} to the indices or UUIDs of this engine's GPUs`,
  });
}

function checkDisjoint(host: SharedHost, fields: Fields, findings: Findings): void {
  const lists = host.engines.flatMap((engine) => {
    const found = fields.engine(engine, "GPU_IDS", "gpu-list");
    return found === undefined ? [] : [{ ...found, engine }];
  });
  for (const [a, b] of clashes(lists, (a, b) => common(a.value, b.value).length > 0)) {
    const gpus = common(a.value, b.value);
    const source = a.variable === b.variable ? `${a.variable} gives` : `${a.variable} and ${b.variable} give`;
    findings.add("GPU_IDS_OVERLAP", {
      message: `${source} GPU ${gpus.join(", ")} to both engine-${a.engine} and engine-${b.engine} of one host`,
      host: host.id,
      role: `engine-${b.engine}`,
      field: b.variable,
      hint: `set ${envName("GPU_IDS", a.engine)} and ${envName("GPU_IDS", b.engine)} to lists without a common GPU`,
      details: { gpus },
    });
  }
}

function common(a: readonly string[], b: readonly string[]): readonly string[] {
  const taken = new Set(a.map((id) => id.toLowerCase()));
  return b.filter((id) => taken.has(id.toLowerCase()));
}
