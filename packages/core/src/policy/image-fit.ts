import type { Findings } from "../errors/findings.js";
import type { Gpu } from "../observation/observation.js";
import { cudaOf, satisfiesCuda } from "./cuda-requirement.js";
import { type EngineFacts, placeOf } from "./facts.js";

/** Warns where the image is not made for the engine's accelerators, or for their driver. */
export function checkImageFit(facts: EngineFacts, gpus: readonly Gpu[], findings: Findings): void {
  if (facts.seen.accelerators.runtime === "cuda") checkCuda(facts, gpus, findings);
  else checkRocm(facts, gpus, findings);
}

const TRUTHY = /^(1|true|yes|on|t|y)$/i;

function checkCuda(facts: EngineFacts, gpus: readonly Gpu[], findings: Findings): void {
  const { environment } = facts.seen.image;
  const requirement = requirementOf(environment);
  const gpu = gpus.find(({ driver }) => driver !== undefined);
  if (requirement === undefined || gpu?.driver === undefined) return;
  if (TRUTHY.test(environment["NVIDIA_DISABLE_REQUIRE"] ?? "")) return;
  const { driver, architecture = "" } = gpu;
  const capability = /^\d+\.\d+$/.test(architecture) ? { capability: architecture } : {};
  if (satisfiesCuda(requirement.condition, { driver, ...capability })) return;
  const cuda = cudaOf(driver);
  findings.add("IMAGE_CUDA_UNSUPPORTED", {
    ...placeOf(facts, "ENGINE_IMAGE"),
    subject: driver,
    message: `the image asks for ${requirement.shown}, the driver is ${driver}${cuda === undefined ? "" : `, for CUDA up to ${cuda}`}`,
  });
}

/** What the image requires; without words of its own, the major version of its CUDA, whose minor ones go together. */
function requirementOf(
  environment: Readonly<Record<string, string>>,
): { readonly condition: string; readonly shown: string } | undefined {
  const { NVIDIA_REQUIRE_CUDA: words = "", CUDA_VERSION: version = "" } = environment;
  if (words.trim() !== "") return { condition: words, shown: words.trim().split(/\s+/)[0] ?? "" };
  const major = /^(\d+)\./.exec(version)?.[1];
  return major === undefined ? undefined : { condition: `cuda>=${major}.0`, shown: `CUDA ${version}` };
}

/** Generic targets of the compiler, and the architectures that each covers. */
const GENERIC: Readonly<Record<string, RegExp>> = {
  "gfx9-generic": /^gfx9(00|02|04|06|09|0c)$/,
  "gfx9-4-generic": /^gfx9(4[012]|50)$/,
  "gfx10-1-generic": /^gfx101[0-3]$/,
  "gfx10-3-generic": /^gfx103[0-6]$/,
  "gfx11-generic": /^gfx11(0[0-3]|5[0-3])$/,
  "gfx12-generic": /^gfx120[01]$/,
};

function checkRocm(facts: EngineFacts, gpus: readonly Gpu[], findings: Findings): void {
  const stated = facts.seen.image.environment["PYTORCH_ROCM_ARCH"] ?? "";
  const built = stated
    .split(/[;,\s]+/)
    .map((word) => word.split(":")[0] ?? "")
    .filter((word) => word.startsWith("gfx"));
  if (built.length === 0) return;
  const covered = (architecture: string): boolean =>
    built.some((target) => target === architecture || GENERIC[target]?.test(architecture) === true);
  const gpu = gpus.find(
    ({ architecture }) => (architecture ?? "").startsWith("gfx") && !covered(architecture ?? ""),
  );
  if (gpu === undefined) return;
  findings.add("IMAGE_WITHOUT_ARCHITECTURE", {
    ...placeOf(facts, "ENGINE_IMAGE"),
    subject: gpu.architecture,
    message: `the image was built for ${built.join(", ")} (PYTORCH_ROCM_ARCH), and ${gpu.name} is ${gpu.architecture}`,
  });
}
