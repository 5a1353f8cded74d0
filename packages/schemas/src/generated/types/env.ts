// Generated from the schema; see scripts/generate.ts.

/**
 * The names and values of `.env`. `NARWHAL_NODE_<n>_<FIELD>` overrides `NARWHAL_<FIELD>` for engine n where the field describes an engine; an empty override counts as unset. Each engine needs the fields that are marked as required, shared or its own.
 *
 * @public
 */
export interface Env {
  /**
   * Where the router runs. Unset: on the host of the lowest-numbered engine.
   */
  readonly NARWHAL_ROUTER_SSH?: string;
  /**
   * Password for the router's host, where keys do not serve.
   */
  readonly NARWHAL_ROUTER_SSH_PASSWORD?: string;
  /**
   * How hosts are reached: `auto` chooses for each host; a transport's name is used for all of them.
   */
  readonly NARWHAL_TRANSPORT?: string;
  /**
   * The pinned engine image, already on the host: its image id, or its name with the registry digest. A tag can move and is refused.
   */
  readonly NARWHAL_ENGINE_IMAGE?: string;
  /**
   * The model name that the fleet serves.
   */
  readonly NARWHAL_ENGINE_MODEL_NAME: string;
  /**
   * Directory of the checkpoint on the engine's host. Every file in it is hashed.
   */
  readonly NARWHAL_MODEL_DIR?: string;
  /**
   * Existing writable directory on the engine's host for what the engine leaves while it runs.
   */
  readonly NARWHAL_RUN_DIR?: string;
  /**
   * Pin: the SHA-256 that the checkpoint's config.json must have.
   */
  readonly NARWHAL_MODEL_CONFIG_SHA256?: string;
  /**
   * Hub repository that the checkpoint was staged from.
   */
  readonly NARWHAL_MODEL_REPO_ID?: string;
  /**
   * Full commit SHA of the hub repository that the checkpoint was staged from.
   */
  readonly NARWHAL_MODEL_REVISION?: string;
  /**
   * Network interface over which engines exchange the KV cache. Its one global address becomes the engine's.
   */
  readonly NARWHAL_FABRIC_INTERFACE?: string;
  /**
   * Port of the engine's HTTP service. All ports of all engines on one host are distinct.
   */
  readonly NARWHAL_ENGINE_PORT?: string;
  /**
   * Port of the attestation service beside the engine.
   */
  readonly NARWHAL_ATTEST_PORT?: string;
  /**
   * Port of NIXL's side channel, over which engines agree on transfers.
   */
  readonly NARWHAL_NIXL_SIDE_CHANNEL_PORT?: string;
  /**
   * Ports that UCX may listen on. It holds none of the ports above; engines of one host should have disjoint ranges.
   */
  readonly NARWHAL_UCX_TCP_PORT_RANGE?: string;
  /**
   * GPUs of the engine. Required, and disjoint, where several engines share a host; unset, an engine gets every GPU of its host.
   */
  readonly NARWHAL_GPU_IDS?: string;
  /**
   * Tensor parallel size, 1 to the number of the engine's GPUs. Unset: that number.
   */
  readonly NARWHAL_TENSOR_PARALLEL_SIZE?: string;
  /**
   * Data type of the model. Unset: the model configuration's, else bfloat16.
   */
  readonly NARWHAL_MODEL_DTYPE?: string;
  /**
   * Tokens of one KV-cache block, as requested from the engine.
   */
  readonly NARWHAL_BLOCK_SIZE?: string;
  /**
   * Engine arguments in place of the default ones (context limit, sequences, memory share, eager mode). Options that the launcher sets itself are refused; what the checkpoint requires is still appended.
   */
  readonly NARWHAL_ENGINE_ARGS?: string;
  /**
   * Variables laid over the image's runtime environment. Names that the launcher manages, and names of secrets, are refused.
   */
  readonly NARWHAL_ENGINE_ENV?: string;
  /**
   * How UCX carries the KV cache.
   */
  readonly NARWHAL_TRANSFER_TRANSPORT?: string;
  /**
   * UCX devices of the transfer. Unset: the fabric interface. Required for RDMA.
   */
  readonly NARWHAL_TRANSFER_NET_DEVICES?: string;
  /**
   * Device nodes that the transfer needs inside the container. Required for RDMA.
   */
  readonly NARWHAL_TRANSFER_DEVICES?: string;
  /**
   * Limit for the time to the first token, in seconds.
   */
  readonly NARWHAL_TTFT_S?: string;
  /**
   * Limit for the time per output token, in seconds.
   */
  readonly NARWHAL_TPOT_S?: string;
  /**
   * API key of the engines. Where it is set, the fleet file names this variable, never its value.
   */
  readonly NARWHAL_ENGINE_KEY?: string;
  /**
   * Full commit SHA of the deployment's own source. Unset: a warning, since the next gate needs it.
   */
  readonly NARWHAL_DEPLOYMENT_REVISION?: string;
  /**
   * Host-key store in OpenSSH's format. A store that you name and that exists is taken as verified: a host that it lacks is refused. The default store learns a host at its first login.
   */
  readonly NARWHAL_SSH_KNOWN_HOSTS?: string;
  /**
   * Where the inventory of hosts is written.
   */
  readonly NARWHAL_HOSTS?: string;
  /**
   * Where the fleet file is written; `deployment.env` is written beside it.
   */
  readonly NARWHAL_FLEET?: string;
  /**
   * Where the launch file is written; its sources file is written beside it.
   */
  readonly NARWHAL_LAUNCH_CONFIG?: string;
  /**
   * Set to 1 to see the stack of an unexpected error.
   */
  readonly NARWHAL_DEBUG?: string;
  /**
   * Where engine n runs. Setting it makes the engine exist; engines with the same text share one host and one login. An alias takes user, port, identity files and jump hosts from the OpenSSH client configuration.
   */
  readonly [k: string]: string | undefined;
}
