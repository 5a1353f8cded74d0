import { GateError } from "../errors/gate-error.js";
import type { Report } from "./probe.js";

/** Distribution name (lower case, hyphens) to version, to the letter. @public */
export type PackageVersions = Readonly<Record<string, string>>;

/** The installed distribution that carries the KV cache. @public */
export interface TransferPackage {
  readonly name: string;
  readonly version: string;
}

/** A distribution's name as package indexes compare it: lower case, runs of `-`, `_` and `.` as one hyphen. @public */
export function distributionName(name: string): string {
  return name.toLowerCase().replace(/[-_.]+/g, "-");
}

/** True for NIXL under any name it is published as, and for its fork RIXL. @public */
export function isNixlName(name: string): boolean {
  return /^(nixl|rixl)(-|$)/.test(name);
}

/**
 * The packages that the record keeps of everything that an image holds: vLLM, torch and every NIXL
 * distribution. Of a name that stands twice the first counts, as it does for Python's import path.
 *
 * @public
 */
export function keepPackages(distributions: Iterable<readonly [string, string]>): PackageVersions {
  const kept: Record<string, string> = {};
  for (const [written, version] of distributions) {
    const name = distributionName(written);
    if (name === "vllm" || name === "torch" || isNixlName(name)) kept[name] ??= version;
  }
  return kept;
}

/**
 * The NIXL distribution in use. `nixl` only depends on its backends, so it is the one where it stands; of
 * several backends without it, the one for torch's own build counts.
 *
 * Throws `IMAGE_NIXL_MISSING` and `IMAGE_NIXL_AMBIGUOUS`.
 *
 * @public
 */
export function chooseTransferPackage(packages: PackageVersions): TransferPackage {
  const names = Object.keys(packages).filter((name) => isNixlName(name) && !isExtension(name));
  const named = (name: string): TransferPackage => ({ name, version: packages[name] ?? "" });
  if (names.length === 0)
    throw new GateError("IMAGE_NIXL_MISSING", {
      message: "the image holds no NIXL distribution (nixl, nixl-cu12, nixl-cu13, nixl-rocm or rixl)",
      subject: "nixl",
    });
  if (names.includes("nixl")) return named("nixl");
  const backends = names.filter(isBackend);
  const candidates = backends.length > 0 ? backends : names;
  const [only, another] = candidates;
  if (only !== undefined && another === undefined) return named(only);
  const [fitting, second] = candidates.filter((name) => fitsTorch(name, packages.torch));
  if (fitting !== undefined && second === undefined) return named(fitting);
  throw new GateError("IMAGE_NIXL_AMBIGUOUS", {
    message: `the image holds ${candidates.join(", ")}, and torch ${packages.torch ?? "(none)"} fits no single one`,
    subject: "nixl",
  });
}

/**
 * `expected_packages` of the launch file: vLLM, the chosen NIXL distribution under its own name, torch where it
 * is present, in this order.
 *
 * Throws `IMAGE_VLLM_MISSING`, `IMAGE_NIXL_MISSING` and `IMAGE_NIXL_AMBIGUOUS`.
 *
 * @public
 */
export function choosePackages(packages: PackageVersions): PackageVersions {
  const { vllm, torch } = packages;
  if (vllm === undefined)
    throw new GateError("IMAGE_VLLM_MISSING", {
      message: "the image holds no distribution named vllm",
      subject: "vllm",
    });
  const { name, version } = chooseTransferPackage(packages);
  return { vllm, [name]: version, ...(torch === undefined ? {} : { torch }) };
}

/** Reports what is odd about an image's NIXL distributions, though it can be used. @public */
export function judgePackages(packages: PackageVersions, report: Report): void {
  const names = Object.keys(packages).filter(isNixlName);
  const listed = names.map((name) => `${name} ${packages[name]}`).join(", ");
  if (new Set(names.map((name) => packages[name])).size > 1)
    report("IMAGE_NIXL_VERSIONS_DIFFER", {
      message: `the image holds NIXL in different versions: ${listed}`,
      subject: "nixl",
    });
  if (!names.includes("nixl") && names.some((name) => /^nixl-cu\d+$/.test(name)))
    report("IMAGE_NIXL_WITHOUT_MODULE", {
      message: `the image holds ${listed} without nixl, so that \`import nixl\` fails`,
      subject: "nixl",
    });
}

/** A build for one kind of accelerator, not a tool or an extension of NIXL. */
function isBackend(name: string): boolean {
  return /^(nixl|rixl)(-(cu|cuda|rocm|hip|xpu|cpu|musa|cann|npu|hpu|neuron|tpu)\d*)?$/.test(name);
}

/** Expert-parallel kernels upon NIXL: without NIXL itself they transfer no KV cache. */
function isExtension(name: string): boolean {
  return /^nixl-ep(-|$)/.test(name);
}

function fitsTorch(name: string, torch: string | undefined): boolean {
  const local = torch?.split("+")[1] ?? "";
  if (local.startsWith("rocm")) return /^rixl|-(rocm|hip)/.test(name);
  const cuda = /^cu(\d{2})\d/.exec(local)?.[1];
  return cuda !== undefined && name === `nixl-cu${cuda}`;
}
