import type { JsonObject } from "../canonical.js";

/** One accelerator. @public */
export interface Gpu {
  /** Index as the vendor's visibility variable counts. */
  readonly index: number;
  readonly name: string;
  /** `GPU-…`; absent where the tool shows none that selects the card. */
  readonly uuid?: string;
  /** `dddd:bb:dd.f`, lower case, four-digit domain; absent where unknown. */
  readonly pci?: string;
  /** `/dev/nvidia<minor>` or `/dev/dri/renderD<minor>`. */
  readonly device: string;
  readonly memoryBytes?: number;
  readonly driver?: string;
  /** Compute capability (`9.0`) or gfx name (`gfx942`). */
  readonly architecture?: string;
  /** NVIDIA: MIG mode; AMD: compute partition. Absent where there is none. */
  readonly partition?: string;
  /** The MIG devices of the card, where it has MIG enabled. */
  readonly instances?: readonly { readonly uuid: string; readonly profile: string }[];
}

/** A GPU that the tool counts but that is left out, such as graphics built into the processor. @public */
export interface ExcludedGpu {
  readonly index: number;
  readonly name: string;
  readonly reason: string;
}

/** What a vendor module found on a host. @public */
export interface Accelerators {
  readonly vendor: string;
  readonly runtime: "cuda" | "rocm";
  readonly visibilityEnv: "CUDA_VISIBLE_DEVICES" | "ROCR_VISIBLE_DEVICES";
  readonly gpuTls: "cuda" | "rocm";
  /** In detection order. */
  readonly gpus: readonly Gpu[];
  readonly commonDevices: readonly string[];
  /** What the tool counts beside {@link Accelerators.gpus}; its indices stay taken. */
  readonly excluded?: readonly ExcludedGpu[];
}

/** What could be observed for an engine, whole or not. @public */
export type PartialObservation = Pick<EngineObservation, "role" | "hostId"> &
  Partial<Pick<EngineObservation, "host" | "accelerators" | "image" | "model" | "interface">>;

/** The identity of a machine. @public */
export interface HostFacts {
  readonly hostname: string;
  readonly machineId?: string;
  readonly bootId?: string;
  readonly kernel: string;
  /** As the kernel names its architecture, such as `x86_64`. */
  readonly machine?: string;
  readonly user: string;
  readonly uid: number;
  readonly python: string;
  /** Seconds by which the host's clock was ahead of the first host's, about. */
  readonly clockOffsetS?: number;
}

/** The pinned image as the host has it. @public */
export interface ImageFacts {
  /** `sha256:<64 hex>`. */
  readonly id: string;
  readonly repoDigests: readonly string[];
  readonly os?: string;
  readonly architecture?: string;
  readonly layers: readonly string[];
  /** Everything that the image sets, secrets redacted. */
  readonly environment: Readonly<Record<string, string>>;
  /** Distribution name, lower case with hyphens, to version: vllm, torch and every NIXL distribution. */
  readonly packages: Readonly<Record<string, string>>;
}

/** @public */
export interface InterfaceAddress {
  readonly address: string;
  readonly family: "inet" | "inet6";
  readonly prefixLength?: number;
  readonly scope?: string;
  /** Why it is no candidate, where it is none. */
  readonly excluded?: string;
  /** What is particular about a candidate, such as that it is a secondary address. */
  readonly note?: string;
}

/** The fabric interface. @public */
export interface InterfaceFacts {
  readonly name: string;
  readonly altnames: readonly string[];
  readonly mtu?: number;
  readonly addresses: readonly InterfaceAddress[];
  /** Usable global addresses, in the tool's order. */
  readonly candidates: readonly string[];
}

/** The checkpoint's metadata files, as they are. @public */
export interface ModelMetadata {
  /** SHA-256 of the bytes of `config.json`. */
  readonly configSha256: string;
  readonly config: JsonObject;
  readonly tokenizerConfig?: JsonObject;
  /** By file name: `processor_config.json`, `preprocessor_config.json`, `video_preprocessor_config.json`. */
  readonly processors: Readonly<Record<string, JsonObject>>;
  /** Bytes free in the directory's file system; absent where that is not told. */
  readonly freeBytes?: number;
}

/** How large a checkpoint's weights are. @public */
export interface WeightFacts {
  /** What told it: the headers of the safetensors files, or their index. */
  readonly source: "headers" | "index";
  /** Bytes by number format as safetensors names it, such as `BF16`; `unknown` from an index. */
  readonly bytes: Readonly<Record<string, number>>;
}

/** Who holds something of a host. @public */
export interface Holder {
  readonly pid?: number;
  /** The program's name. */
  readonly program?: string;
  /** Name of the container that it runs in, else its id. */
  readonly container?: string;
}

/** A TCP socket that listens on a host. @public */
export interface Listener {
  readonly address: string;
  readonly port: number;
  readonly holder?: Holder;
}

/** Memory of an accelerator that is in use. @public */
export interface GpuUse {
  /** The device of {@link Gpu.device}. */
  readonly device: string;
  /** Absent where it is not told. */
  readonly bytes?: number;
  readonly holder?: Holder;
}

/** What a host's ports and accelerators are used for already. @public */
export interface HostUse {
  readonly listeners: readonly Listener[];
  readonly gpus: readonly GpuUse[];
}

/** What was observed for one engine. @public */
export interface EngineObservation {
  readonly role: string;
  readonly hostId: string;
  readonly host: HostFacts;
  readonly accelerators: Accelerators;
  readonly image: ImageFacts;
  readonly model: ModelMetadata;
  readonly interface: InterfaceFacts;
  readonly runDir: string;
  /** Bytes free in the run directory's file system; absent where that is not told. */
  readonly runDirFreeBytes?: number;
  /** Absent where the checkpoint does not tell. */
  readonly weights?: WeightFacts;
  /** Absent where it was not asked. */
  readonly use?: HostUse;
}
