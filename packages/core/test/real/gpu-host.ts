import { amdCards, amdFiles, rocminfo, type SimulatedAmd } from "../../src/testing/simulated-amd.js";
import { simulatedCheckpoint } from "../../src/testing/simulated-checkpoint.js";
import {
  hexOf,
  type NvidiaCard,
  nvidiaCards,
  nvidiaFiles,
  type SimulatedNvidia,
} from "../../src/testing/simulated-nvidia.js";
import type { ToolOutput } from "../../src/testing/simulated-machine.js";
import type { VirtualTree } from "../../src/testing/virtual-files.js";
import type { HostFile, HostSpec } from "./hosts.js";

/** Where everything stands on the hosts that {@link gpuHost} makes. */
export const MODEL_DIR = "/models/hybrid-small";
export const RUN_DIR = "/var/lib/narwhal";
export const IMAGE_ID = `sha256:${hexOf("image of the real hosts", 64)}`;
export const IMAGE_REFERENCE = `registry.example/vllm-openai@sha256:${hexOf("digest of the real hosts", 64)}`;

const H200: Omit<SimulatedNvidia, "count" | "seed"> = {
  vendor: "nvidia",
  product: "NVIDIA H200",
  memoryMiB: 143_771,
  computeCapability: "9.0",
  driver: "580.95.05",
};
const MI300X: Omit<SimulatedAmd, "count" | "seed"> = {
  vendor: "amd",
  product: "AMD Instinct MI300X",
  architecture: "gfx942",
  memoryMiB: 196_592,
  driver: "6.12.12",
};

/** What a GPU host of the tests has beside its account and network. */
export interface GpuHostOptions {
  /** Default `nvidia`. */
  readonly vendor?: "nvidia" | "amd";
  /** Default 4. */
  readonly count?: number;
  /** What the image sets, `NAME=value`. */
  readonly imageEnvironment?: readonly string[];
}

/**
 * A host with accelerators, the pinned image and the checkpoint. Device nodes, driver files and checkpoint are real
 * files, `ip` and Python the machine's own; `nvidia-smi`, `rocminfo` and `docker` are scripts, which the spec's own
 * `bin` may replace and whose absence its `hide` may ask for.
 */
export function gpuHost(spec: HostSpec, options: GpuHostOptions = {}): HostSpec {
  const { vendor = "nvidia", count = 4 } = options;
  const { files, tool, path, text } = vendor === "nvidia" ? nvidia(spec.name, count) : amd(spec.name, count);
  const tree = { ...files, ...simulatedCheckpoint(MODEL_DIR, { shards: 2, shardBytes: 1 << 16 }) };
  const { plain, devices } = split(tree);
  const hidden = new Set([...(spec.hide ?? []), ...Object.keys(spec.bin ?? {})]);
  const programs: Readonly<Record<string, HostFile>> = {
    ...(hidden.has(tool) ? {} : { [path]: { text, mode: "0755" } }),
    ...(hidden.has("docker")
      ? {}
      : { "/usr/local/bin/docker": { text: docker(options.imageEnvironment ?? []), mode: "0755" } }),
  };
  return {
    ...spec,
    files: { ...plain, ...programs, [RUN_DIR]: { directory: true, mode: "0777" }, ...spec.files },
    devices: [...devices, ...(spec.devices ?? [])],
  };
}

interface Accelerators {
  readonly files: VirtualTree;
  readonly tool: string;
  /** Where the tool stands, and its text. */
  readonly path: string;
  readonly text: string;
}

function nvidia(name: string, count: number): Accelerators {
  const spec: SimulatedNvidia = { ...H200, count };
  const cards = nvidiaCards(spec, name);
  const tool = "nvidia-smi";
  return {
    tool,
    files: nvidiaFiles(spec, cards),
    path: `/usr/local/bin/${tool}`,
    text: nvidiaSmi(spec, cards),
  };
}

function amd(name: string, count: number): Accelerators {
  const spec: SimulatedAmd = { ...MI300X, count };
  const cards = amdCards(spec, name);
  const call = { argv: ["rocminfo"], env: {}, container: false } as const;
  const { stdout } = rocminfo(spec, cards)(call, new AbortController().signal) as ToolOutput;
  const text = `#!/bin/sh\ncat <<'END'\n${String(stdout)}END\n`;
  // Where the vendor's packages put it, which no login has on its PATH.
  return { tool: "rocminfo", files: amdFiles(spec, cards), path: "/opt/rocm/bin/rocminfo", text };
}

/** Answers `--query-gpu` for any of its fields, as CSV without heading, and that nothing runs on the cards. */
function nvidiaSmi(spec: SimulatedNvidia, cards: readonly NvidiaCard[]): string {
  const names = "index,name,uuid,pci.bus_id,memory.total,mig.mode.current,compute_cap,driver_version";
  const rows = cards.map(({ index, uuid, pci }) =>
    [
      index,
      spec.product,
      uuid,
      `0000${pci}`.toUpperCase(),
      spec.memoryMiB,
      "Disabled",
      spec.computeCapability,
      spec.driver,
    ].join(","),
  );
  return `#!/bin/sh
for word; do case $word in
  --query-gpu=*) fields=\${word#--query-gpu=} ;;
  --query-compute-apps=*) exit 0 ;;
esac; done
[ -n "$fields" ] || { echo 'Invalid combination of input arguments.'; exit 1; }
awk -F, -v fields="$fields" '
NR == 1 { for (at = 1; at <= NF; at++) column[$at] = at; count = split(fields, wanted, ","); next }
{ line = ""
  for (at = 1; at <= count; at++) {
    if (!(wanted[at] in column)) { printf "Field \\"%s\\" is not a valid field to query.\\n", wanted[at]; exit 2 }
    line = line (at > 1 ? ", " : "") $column[wanted[at]]
  }
  print line
}' <<'END'
${[names, ...rows].join("\n")}
END
`;
}

/** Knows the image under its id and its registry digest; a container prints the packages of the image. */
function docker(environment: readonly string[]): string {
  const image = {
    Id: IMAGE_ID,
    RepoTags: [],
    RepoDigests: [IMAGE_REFERENCE],
    Config: { Env: ["PATH=/usr/local/bin:/usr/bin", "VLLM_USAGE_SOURCE=test", ...environment] },
    Architecture: process.arch === "arm64" ? "arm64" : "amd64",
    Os: "linux",
    RootFS: { Type: "layers", Layers: [`sha256:${hexOf("layer of the real hosts", 64)}`] },
  };
  const listing = {
    distributions: [
      ["vllm", "0.29.0"],
      ["nixl", "1.2.0"],
      ["nixl-cu13", "1.2.0"],
      ["torch", "2.12.0"],
    ],
    broken: [],
  };
  return `#!/bin/sh
for last; do :; done
case "$1 $2" in
"image inspect")
  case $last in ${IMAGE_ID} | ${IMAGE_REFERENCE}) ;; *)
    echo "Error response from daemon: No such image: $last" >&2
    echo '[]'
    exit 1 ;;
  esac
  cat <<'END'
${JSON.stringify([image])}
END
  ;;
run\\ *)
  marker=$(printf '%s' "$last" | grep -o 'narwhal-packages-[0-9a-f]*:')
  printf '\\n%s' "$marker"
  cat <<'END'
${JSON.stringify(listing)}
END
  ;;
esac
`;
}

/** Character devices apart from all else. */
function split(tree: VirtualTree): {
  readonly plain: Record<string, HostFile>;
  readonly devices: NonNullable<HostSpec["devices"]>;
} {
  const plain: Record<string, HostFile> = {};
  const devices: { path: string; major: number; minor: number }[] = [];
  for (const [path, node] of Object.entries(tree)) {
    if (typeof node === "string") plain[path] = node;
    else if (node instanceof Uint8Array) plain[path] = { bytes: node };
    else if (node.kind === "character") devices.push({ path, major: node.major, minor: node.minor });
    else throw new TypeError(`${path}: no real host is given a ${node.kind} yet`);
  }
  return { plain, devices };
}
