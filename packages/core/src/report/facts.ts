import type { DocumentTypes } from "@narwhal/schemas";
import { ownMember } from "../canonical.js";
import { sizeWords } from "../policy/size-words.js";

type Observation = DocumentTypes["engine-observation"];
type Gpu = Observation["gpus"][number];

/** An answer that should be the same everywhere. */
export interface Fact {
  readonly name: string;
  /** Whose answer it is. */
  readonly of: "host" | "engine";
  /** `undefined` where the record does not tell. */
  readonly read: (seen: Observation) => string | undefined;
}

/** A number that each host has for itself, by its name in the table of host facts. */
export interface Amount {
  readonly fact: string;
  readonly name: string;
  readonly show: (amount: number) => string;
}

const HOST_FACTS: readonly Fact[] = [
  fact("host", "GPUs", ({ gpus }) => products(gpus)),
  fact("host", "GPU memory", ({ gpus }) =>
    distinct(gpus, ({ memory_bytes: size }) => (size === undefined ? undefined : sizeWords(size))),
  ),
  fact("host", "GPU architecture", ({ gpus }) => distinct(gpus, ({ architecture }) => architecture)),
  fact("host", "GPU partition", ({ gpus }) => distinct(gpus, ({ partition }) => partition)),
  fact("host", "GPU driver", ({ gpus }) => distinct(gpus, ({ driver }) => driver)),
  fact("host", "kernel", ({ host }) => host?.kernel),
  fact("host", "Python", ({ host }) => host?.python),
  fact("host", "user", ({ host }) => (host === undefined ? undefined : `${host.user} (${host.uid})`)),
];

const IMAGE_FACTS: readonly Fact[] = [
  fact("engine", "image", ({ image_id: id }) => id),
  fact("engine", "image platform", ({ image }) =>
    image?.os === undefined ? undefined : `${image.os}/${image.architecture ?? "?"}`,
  ),
  fact("engine", "image CUDA version", ({ image }) => image?.cuda_version),
  fact("engine", "image asks of the driver", ({ image }) => image?.cuda_requirement),
];

const ENGINE_FACTS: readonly Fact[] = [
  fact("engine", "fabric interface", ({ interfaces }) => Object.keys(interfaces).join(", ")),
  fact("engine", "MTU", ({ interfaces }) =>
    distinct(Object.values(interfaces), ({ mtu }) => (mtu === undefined ? undefined : String(mtu))),
  ),
  fact("engine", "run directory", ({ run_dir: directory }) => directory),
  fact("engine", "model directory", ({ checkpoint }) => checkpoint?.directory),
  fact("engine", "config.json SHA-256", ({ model_sha256: hash }) => hash),
  fact("engine", "checkpoint tree hash", ({ model_tree_sha256: hash }) => hash),
  fact("engine", "weights", ({ weights }) => (weights === undefined ? undefined : weightWords(weights))),
  fact("engine", "model dtype", ({ model_dtype: dtype }) => dtype),
  fact("engine", "context limit", ({ max_model_len: limit }) =>
    limit === null ? "not stated" : String(limit),
  ),
  fact("engine", "custom code", ({ requires_trust_remote_code: own }) => yesNo(own)),
  fact("engine", "convolutional state", ({ requires_ds_conv_state_layout: state }) => yesNo(state)),
];

export const AMOUNTS: readonly Amount[] = [
  { fact: "clock_offset_s", name: "clock, ahead of the first host's", show: (seconds) => `${seconds} s` },
  { fact: "run_dir_free_bytes", name: "free space, run directory", show: sizeWords },
  { fact: "model_dir_free_bytes", name: "free space, model directory", show: sizeWords },
];

/** The facts that these observations can tell: one for every package that any image has. */
export function factsOf(observations: Iterable<Observation>): readonly Fact[] {
  const names = new Set([...observations].flatMap(({ packages }) => Object.keys(packages)));
  const packages = [...names].map((name) =>
    fact("engine", `package ${name}`, ({ packages: all }) => ownMember(all, name) ?? "not installed"),
  );
  return [...HOST_FACTS, ...IMAGE_FACTS, ...packages, ...ENGINE_FACTS];
}

function fact(of: Fact["of"], name: string, read: Fact["read"]): Fact {
  return { name, of, read };
}

/** `8 x NVIDIA H200`; products of several kinds in the order of detection. */
function products(gpus: readonly Gpu[]): string {
  const counts = new Map<string, number>();
  for (const { name } of gpus) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${count} x ${name}`).join(", ");
}

/** `BF16 140.4 GiB`, every number format of it. */
function weightWords({ bytes }: NonNullable<Observation["weights"]>): string {
  return Object.entries(bytes)
    .map(([format, size]) => `${format} ${sizeWords(size)}`)
    .join(", ");
}

/** Each value once; `undefined` where there is none. */
function distinct<Item>(
  items: readonly Item[],
  read: (item: Item) => string | undefined,
): string | undefined {
  const values = new Set(items.flatMap((item) => read(item) ?? []));
  return values.size === 0 ? undefined : [...values].join(", ");
}

function yesNo(holds: boolean): string {
  return holds ? "yes" : "no";
}
