// Generated from the schema; see scripts/generate.ts.

/**
 * What was observed for one engine: `engine-<n>.json` of the discovery record. Values of secret names are redacted.
 *
 * @public
 */
export interface EngineObservation {
  /**
   * The host's own name.
   */
  readonly hostname: string;
  /**
   * Immutable id of the pinned image.
   */
  readonly image_id: string;
  /**
   * SHA-256 of the bytes of the checkpoint's `config.json`.
   */
  readonly model_sha256: string;
  /**
   * Tree hash of the checkpoint, see the checkpoint manifest.
   */
  readonly model_tree_sha256: string;
  /**
   * Files of the checkpoint.
   */
  readonly model_file_count: number;
  /**
   * The checkpoint brings its own code.
   */
  readonly requires_trust_remote_code: boolean;
  /**
   * The checkpoint keeps convolutional state, which must have the layout DS to be transferred.
   */
  readonly requires_ds_conv_state_layout: boolean;
  /**
   * Data type of the model.
   */
  readonly model_dtype: "bfloat16" | "float16";
  /**
   * The model's own context limit in tokens, not capped; null where unknown.
   */
  readonly max_model_len: number | null;
  /**
   * Versions inside the image by distribution: vLLM, torch, every NIXL distribution.
   */
  readonly packages: {
    /**
     * vLLM's version, to the letter.
     */
    readonly vllm: string;
    /**
     * The version, to the letter.
     */
    readonly [k: string]: string;
  };
  /**
   * The accelerators' runtime.
   */
  readonly runtime: "cuda" | "rocm";
  /**
   * All accelerators of the host, in detection order.
   *
   * @minItems 1
   *
   * Items: One accelerator.
   */
  readonly gpus: readonly Gpu[];
  /**
   * What the accelerators' tool counts beside them, and why it is left out.
   *
   * Items: One GPU that is left out.
   */
  readonly excluded_gpus?: {
    /**
     * Index as the vendor's visibility variable counts, as text.
     */
    readonly id: string;
    /**
     * Product name.
     */
    readonly name: string;
    /**
     * Why it is left out.
     */
    readonly reason: string;
  }[];
  /**
   * Memory of the accelerators that was in use already; absent where it was not told.
   *
   * Items: One use.
   */
  readonly memory_in_use?: {
    /**
     * Device node of the accelerator.
     */
    readonly device: string;
    /**
     * Bytes; absent where they are not told.
     */
    readonly bytes?: number;
    /**
     * The process that holds it.
     */
    readonly pid?: number;
    /**
     * That process's program.
     */
    readonly program?: string;
    /**
     * The container that it runs in, by name or id.
     */
    readonly container?: string;
  }[];
  /**
   * Device nodes that every engine of the host needs.
   *
   * Items: A device node.
   */
  readonly common_devices: readonly string[];
  /**
   * The fabric interface with its addresses, by interface name.
   */
  readonly interfaces: {
    /**
     * One interface.
     */
    readonly [k: string]: Interface;
  };
  /**
   * The image's own values of the variables that the launcher supports.
   */
  readonly image_environment: {
    /**
     * The value, one line.
     */
    readonly [k: string]: string;
  };
  /**
   * The engine.
   */
  readonly role?: string;
  /**
   * The machine.
   */
  readonly host?: Host;
  /**
   * The image.
   */
  readonly image?: Image;
  /**
   * The run directory on the host.
   */
  readonly run_dir?: string;
  /**
   * Bytes free in the run directory's file system, for the login.
   */
  readonly run_dir_free_bytes?: number;
  /**
   * Bytes free in the model directory's file system, for the login.
   */
  readonly model_dir_free_bytes?: number;
  /**
   * Where the checkpoint is, and what is known of its origin.
   */
  readonly checkpoint?: Checkpoint;
  /**
   * Size of the checkpoint's weights; absent where it could not be told.
   */
  readonly weights?: {
    /**
     * What told it.
     */
    readonly source: "headers" | "index";
    /**
     * Bytes by number format as safetensors names it; `unknown` from an index.
     */
    readonly bytes: {
      /**
       * Bytes in this format.
       */
      readonly [k: string]: number;
    };
  };
}
/**
 * One accelerator.
 *
 * @public
 */
export interface Gpu {
  /**
   * Index as the vendor's visibility variable counts, as text.
   */
  readonly id: string;
  /**
   * Product name.
   */
  readonly name: string;
  /**
   * UUID that selects the card, or null where there is none.
   */
  readonly uuid: string | null;
  /**
   * Device node.
   */
  readonly device: string;
  /**
   * PCI address, four-digit domain, lower case.
   */
  readonly pci?: string;
  /**
   * Memory in bytes.
   */
  readonly memory_bytes?: number;
  /**
   * Driver version.
   */
  readonly driver?: string;
  /**
   * Compute capability or gfx name.
   */
  readonly architecture?: string;
  /**
   * MIG mode or compute partition.
   */
  readonly partition?: string;
  /**
   * The MIG devices of the card, where it has MIG enabled.
   *
   * Items: One MIG device.
   */
  readonly instances?: {
    /**
     * UUID that selects it.
     */
    readonly uuid: string;
    /**
     * Its profile.
     */
    readonly profile: string;
  }[];
}
/**
 * One interface.
 *
 * @public
 */
export interface Interface {
  /**
   * Other names of the interface.
   *
   * Items: A name.
   */
  readonly altnames?: readonly string[];
  /**
   * Largest packet in bytes.
   */
  readonly mtu?: number;
  /**
   * All addresses, in the tool's order.
   *
   * Items: One address.
   */
  readonly addresses: readonly Address[];
  /**
   * Usable global addresses, in the tool's order.
   *
   * Items: An address.
   */
  readonly candidates: readonly string[];
}
/**
 * One address.
 *
 * @public
 */
export interface Address {
  /**
   * The address.
   */
  readonly address: string;
  /**
   * Address family.
   */
  readonly family: "inet" | "inet6";
  /**
   * Prefix length.
   */
  readonly prefix_length?: number;
  /**
   * Scope, as the kernel names it.
   */
  readonly scope?: string;
  /**
   * Why the address is no candidate.
   */
  readonly excluded?: string;
}
/**
 * The machine.
 *
 * @public
 */
export interface Host {
  /**
   * The host's id.
   */
  readonly id: string;
  /**
   * The machine's id.
   */
  readonly machine_id?: string;
  /**
   * Id of the machine's present boot.
   */
  readonly boot_id?: string;
  /**
   * Kernel release.
   */
  readonly kernel: string;
  /**
   * User of the login.
   */
  readonly user: string;
  /**
   * Numeric id of that user.
   */
  readonly uid: number;
  /**
   * Version of the Python that answered.
   */
  readonly python: string;
  /**
   * Seconds by which the host's clock was ahead.
   */
  readonly clock_offset_s?: number;
}
/**
 * The image as the host has it.
 *
 * @public
 */
export interface Image {
  /**
   * Registry digests of the image.
   *
   * Items: `<name>@sha256:<hex>`.
   */
  readonly repo_digests: readonly string[];
  /**
   * Operating system of the image.
   */
  readonly os?: string;
  /**
   * Processor architecture of the image.
   */
  readonly architecture?: string;
  /**
   * Layer digests, in order.
   *
   * Items: A layer's digest.
   */
  readonly layers: readonly string[];
  /**
   * Version of CUDA that the image holds, as it says itself.
   */
  readonly cuda_version?: string;
  /**
   * What the image requires of driver and accelerators, as it says itself.
   */
  readonly cuda_requirement?: string;
}
/**
 * The checkpoint's place and origin.
 *
 * @public
 */
export interface Checkpoint {
  /**
   * Its directory on the host.
   */
  readonly directory: string;
  /**
   * The hub repository: as declared, else as the directory's name tells.
   */
  readonly repo_id?: string;
  /**
   * The commit that was declared.
   */
  readonly revision?: string;
  /**
   * Commits that the files were downloaded from, the most frequent first.
   *
   * Items: One commit.
   */
  readonly commits: {
    /**
     * The commit's SHA.
     */
    readonly commit: string;
    /**
     * Files that came from it.
     */
    readonly files: number;
  }[];
  /**
   * Files without a record of their download.
   */
  readonly files_of_unknown_commit: number;
  /**
   * Files whose SHA-256 is the one that the hub announced.
   */
  readonly hashes_announced_by_hub: number;
  /**
   * Symbolic links that leave the directory or are absolute.
   */
  readonly links_that_leave: number;
}
