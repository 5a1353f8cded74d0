import { errorRows } from "./row.js";

export const POLICY_ERRORS = errorRows({
  // Accelerators.
  GPU_ID_UNKNOWN: {
    gate: "policy",
    severity: "error",
    summary: "A GPU list names an index or UUID that the host does not show.",
    hint: "list GPUs that the host shows",
  },
  GPU_ID_AMBIGUOUS: {
    gate: "policy",
    severity: "error",
    summary: "A GPU list names a UUID that several accelerators of the host share or begin with.",
    hint: "give the whole UUID, or the index",
  },
  GPU_ID_REPEATED: {
    gate: "policy",
    severity: "error",
    summary: "A GPU list names one accelerator twice.",
    hint: "list every GPU once",
  },
  GPU_IDS_OF_TWO_KINDS: {
    gate: "policy",
    severity: "error",
    summary: "A GPU list mixes indices and UUIDs, which the visibility variable does not take.",
    hint: "list indices only, or UUIDs only",
  },
  GPU_INDEX_UNSAFE: {
    gate: "policy",
    severity: "error",
    summary:
      "A GPU list gives indices on a host with several accelerator products, where indices are not stable.",
    hint: "list the UUIDs",
  },
  GPU_PRODUCTS_MIXED: {
    gate: "policy",
    severity: "error",
    summary: "One engine would get accelerators of several products.",
    hint: "list GPUs of one product in NARWHAL_NODE_<n>_GPU_IDS",
  },
  GPU_PARTITIONED: {
    gate: "policy",
    severity: "error",
    summary:
      "An accelerator is cut into partitions (MIG, or an AMD compute partition), which are not launched on.",
    hint: "switch partitioning off, or choose whole GPUs in NARWHAL_NODE_<n>_GPU_IDS",
  },
  GPU_ASSIGNED_TWICE: {
    gate: "policy",
    severity: "error",
    summary: "Two engines of one host get the same accelerator.",
    hint: "give each engine of the host GPUs of its own",
  },
  GPU_LIST_NEEDED: {
    gate: "policy",
    severity: "error",
    summary: "Several engines share a host, and one of them does not say which GPUs are its own.",
    hint: "list the engine's GPUs in NARWHAL_NODE_<n>_GPU_IDS",
  },
  GPU_NONE: {
    gate: "policy",
    severity: "error",
    summary: "An engine's host shows no accelerator that could be used.",
    hint: "check the accelerators and their driver on the host",
  },
  TP_LARGER_THAN_GPUS: {
    gate: "policy",
    severity: "error",
    summary: "The tensor-parallel size is larger than the number of the engine's GPUs.",
    hint: "lower NARWHAL_TENSOR_PARALLEL_SIZE, or give the engine more GPUs",
  },
  TP_SHAPE_DIFFERS: {
    gate: "policy",
    severity: "error",
    summary: "Replicas differ in accelerator product, GPU count or tensor-parallel size.",
    hint: "give all engines the same product, count and size with NARWHAL_NODE_<n>_GPU_IDS and NARWHAL_TENSOR_PARALLEL_SIZE",
  },
  TP_DOES_NOT_FIT: {
    gate: "policy",
    severity: "error",
    acceptable: true,
    summary: "A size of the model cannot be split by the tensor-parallel size: vLLM would refuse to start.",
    hint: "choose a tensor-parallel size that fits with NARWHAL_TENSOR_PARALLEL_SIZE",
  },

  // Addresses.
  FABRIC_ADDRESS_MISSING: {
    gate: "policy",
    severity: "error",
    summary: "The fabric interface has no usable global address.",
    hint: "give the interface an address, or name another one in NARWHAL_FABRIC_INTERFACE",
  },
  FABRIC_ADDRESS_AMBIGUOUS: {
    gate: "policy",
    severity: "error",
    summary: "The fabric interface has several global addresses and none is chosen.",
    hint: "choose one of them with NARWHAL_NODE_<n>_IP",
  },
  FABRIC_ADDRESS_UNKNOWN: {
    gate: "policy",
    severity: "error",
    summary: "The chosen fabric address is not a usable address of the fabric interface.",
    hint: "set NARWHAL_NODE_<n>_IP to an address of the interface, or remove it",
  },
  FABRIC_ADDRESS_SHARED: {
    gate: "policy",
    severity: "error",
    summary: "Two hosts have one fabric address.",
    hint: "check that the two destinations are two machines, with addresses of their own",
  },
  FABRIC_FAMILIES_MIXED: {
    gate: "policy",
    severity: "error",
    summary: "Some engines have IPv4 fabric addresses, others IPv6.",
    hint: "choose addresses of one family with NARWHAL_NODE_<n>_IP",
  },
  ENGINE_URL_SHARED: {
    gate: "policy",
    severity: "error",
    summary: "Two engines have one URL.",
    hint: "give each engine its own address or port",
  },

  // The checkpoint's demands.
  REQUIREMENT_CONTRADICTED: {
    gate: "policy",
    severity: "error",
    summary: "An override contradicts what the checkpoint's metadata demands.",
    hint: "remove it from the override",
  },
  REQUIREMENT_IMAGE_OVERRIDDEN: {
    gate: "policy",
    severity: "warning",
    summary:
      "The image's environment contradicts what the checkpoint's metadata demands; the demand is enforced.",
    hint: "nothing is needed; an image built for this checkpoint would not say otherwise",
  },
  CUSTOM_CODE_ELSEWHERE: {
    gate: "policy",
    severity: "warning",
    summary:
      "The checkpoint takes custom code from another repository, which no comparison of the replicas covers.",
    hint: "stage the code inside the checkpoint's directory, and name it there without a repository",
  },
  STATE_NOT_TRANSFERABLE: {
    gate: "policy",
    severity: "warning",
    summary: "NIXL cannot transfer the recurrent state of this model between engines.",
    hint: "serve this model without disaggregation, or check that the image's vLLM supports it",
  },
  STATE_TRANSFER_INACCURATE: {
    gate: "policy",
    severity: "warning",
    summary: "The recurrent state of this model can be transferred, but poor accuracy was reported.",
    hint: "compare answers with those of a single engine before serving",
  },
  DTYPE_REFUSED: {
    gate: "policy",
    severity: "error",
    summary: "vLLM refuses the chosen dtype for this model type.",
    hint: "set NARWHAL_MODEL_DTYPE to bfloat16, or remove it",
  },
  MODEL_CONFIG_NOT_PINNED: {
    gate: "policy",
    severity: "error",
    summary: "The hash of the observed `config.json` is not the pinned one.",
    hint: "stage the pinned checkpoint, or correct NARWHAL_MODEL_CONFIG_SHA256",
  },
  FP8_WITHOUT_HARDWARE: {
    gate: "policy",
    severity: "warning",
    summary: "The checkpoint is quantised to FP8, which the accelerator has no arithmetic for.",
    hint: "expect slower weight-only kernels, or a refusal at start",
  },

  // Whether the engine fits the host as it is.
  WEIGHTS_TOO_LARGE: {
    gate: "policy",
    severity: "warning",
    summary: "The weights alone are larger than what each GPU gives to the engine.",
    hint: "give the engine more GPUs and a larger tensor-parallel size, or take a smaller checkpoint",
  },
  IMAGE_CUDA_UNSUPPORTED: {
    gate: "policy",
    severity: "warning",
    summary: "The host's driver is older than what the image's CUDA requires.",
    hint: "update the NVIDIA driver on the host, or take an image for an older CUDA",
  },
  IMAGE_WITHOUT_ARCHITECTURE: {
    gate: "policy",
    severity: "warning",
    summary: "The image was not built for the accelerator's architecture.",
    hint: "take an image whose PYTORCH_ROCM_ARCH names the accelerator's architecture",
  },
  PORT_IN_USE: {
    gate: "policy",
    severity: "warning",
    summary: "A port of the engine is already taken on its host.",
    hint: "end what holds the port before the engine starts, or choose another port",
  },
  GPU_MEMORY_IN_USE: {
    gate: "policy",
    severity: "warning",
    summary: "Memory of the engine's accelerators is already in use.",
    hint: "end what holds the memory before the engine starts",
  },

  // Engine arguments.
  ENGINE_ARG_OWNED: {
    gate: "policy",
    severity: "error",
    summary: "`NARWHAL_ENGINE_ARGS` holds an option that the launcher sets itself.",
    hint: "remove the option",
  },
  ENGINE_ARG_UNKNOWN: {
    gate: "policy",
    severity: "error",
    acceptable: true,
    summary: "`NARWHAL_ENGINE_ARGS` holds an option that the known list of vLLM's options lacks.",
    hint: "correct the name; for a newer image, accept it with --accept ENGINE_ARG_UNKNOWN",
  },
  ENGINE_ARG_AMBIGUOUS: {
    gate: "policy",
    severity: "error",
    summary: "`NARWHAL_ENGINE_ARGS` holds an abbreviation that several options begin with.",
    hint: "write the option out",
  },
  ENGINE_ARG_POSITIONAL: {
    gate: "policy",
    severity: "error",
    summary: "`NARWHAL_ENGINE_ARGS` holds a word that belongs to no option.",
    hint: "remove the word, or put it behind its option",
  },
  ENGINE_ARG_VALUE_MISSING: {
    gate: "policy",
    severity: "error",
    summary: "An option in `NARWHAL_ENGINE_ARGS` lacks its value.",
    hint: 'give the value as the next element, or as "--option=value"',
  },
  ENGINE_ARG_VALUE_UNEXPECTED: {
    gate: "policy",
    severity: "error",
    summary: "A switch in `NARWHAL_ENGINE_ARGS` is given a value.",
    hint: "give the switch alone, or its --no- form",
  },
  MAX_MODEL_LEN_INVALID: {
    gate: "policy",
    severity: "error",
    summary: "`--max-model-len` in `NARWHAL_ENGINE_ARGS` is no length.",
    hint: "give a positive number of tokens, such as 16384 or 16k",
  },
  MAX_MODEL_LEN_TOO_LARGE: {
    gate: "policy",
    severity: "error",
    acceptable: true,
    summary: "`--max-model-len` is above the model's own limit: vLLM would refuse to start.",
    hint: "lower --max-model-len, or set VLLM_ALLOW_LONG_MAX_MODEL_LEN=1 in NARWHAL_ENGINE_ENV",
  },

  // Engine environment.
  ENGINE_ENV_NAME_REFUSED: {
    gate: "policy",
    severity: "error",
    summary: "`NARWHAL_ENGINE_ENV` holds a name or a value that the launcher does not take.",
    hint: "remove the name from NARWHAL_ENGINE_ENV",
  },
  ENGINE_ENV_IMAGE_DROPPED: {
    gate: "policy",
    severity: "warning",
    summary: "The image sets a variable whose value cannot be written down: redacted, or of several lines.",
    hint: "where the engine depends on it, set it in NARWHAL_ENGINE_ENV",
  },
  EXPANDABLE_SEGMENTS: {
    gate: "policy",
    severity: "warning",
    summary: "PyTorch's expandable segments do not go with the memory that NIXL registers.",
    hint: "switch them off in NARWHAL_ENGINE_ENV",
  },

  // Agreement of the replicas.
  IMAGES_DIFFER: {
    gate: "policy",
    severity: "error",
    summary: "Replicas run images of different content.",
    hint: "load the same image on every host",
  },
  PACKAGES_DIFFER: {
    gate: "policy",
    severity: "error",
    summary: "Replicas run different versions of vLLM, NIXL or torch, which cannot exchange a KV cache.",
    hint: "load the same image on every host",
  },
  MODEL_CONFIGS_DIFFER: {
    gate: "policy",
    severity: "error",
    summary: "Replicas hold different `config.json` files.",
    hint: "stage the same checkpoint on every host",
  },
  RUNTIME_SETTINGS_DIFFER: {
    gate: "policy",
    severity: "error",
    summary:
      "Prefill and decode would disagree on block size, dtype or attention backend, and return garbage.",
    hint: "remove the per-engine override, or set it for all engines",
  },
});
