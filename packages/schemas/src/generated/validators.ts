// @ts-nocheck
// Generated from the schemas; see scripts/generate.ts.
"use strict";
const env = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://narwhal-deploy.dev/schemas/env.v1.schema.json","type":"object","additionalProperties":false,"required":["NARWHAL_ENGINE_MODEL_NAME"],"properties":{"NARWHAL_ROUTER_SSH":{"type":"string","pattern":"^$|^(?!-)(?!.*@-)[^\\s\\u0000-\\u001f\\u007f'\"`$;&|<>(){}\\\\*?!#]+$"},"NARWHAL_ROUTER_SSH_PASSWORD":{"type":"string","pattern":"^$|^[^\\u0000\\r\\n]+$"},"NARWHAL_TRANSPORT":{"type":"string","pattern":"^$|^(?:auto|ssh2|openssh|command|local)$"},"NARWHAL_ENGINE_IMAGE":{"type":"string","pattern":"^$|^(?:(?:(?:[0-9A-Za-z](?:[0-9A-Za-z.-]*[0-9A-Za-z])?|\\[[0-9A-Fa-f:]+\\])(?::[0-9]{1,5})?/)?[a-z0-9]+(?:(?:\\.|__?|-+)[a-z0-9]+)*(?:/[a-z0-9]+(?:(?:\\.|__?|-+)[a-z0-9]+)*)*@)?sha256:[0-9a-f]{64}$"},"NARWHAL_ENGINE_MODEL_NAME":{"type":"string","pattern":"^(?![-\\s])[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f]$"},"NARWHAL_MODEL_DIR":{"type":"string","pattern":"^$|^(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]+)+/?$"},"NARWHAL_RUN_DIR":{"type":"string","pattern":"^$|^(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]+)+/?$"},"NARWHAL_MODEL_CONFIG_SHA256":{"type":"string","pattern":"^$|^[0-9a-f]{64}$"},"NARWHAL_MODEL_REPO_ID":{"type":"string","pattern":"^$|^[0-9A-Za-z][0-9A-Za-z._-]*/[0-9A-Za-z][0-9A-Za-z._-]*$"},"NARWHAL_MODEL_REVISION":{"type":"string","pattern":"^$|^(?:[0-9A-Fa-f]{40}|[0-9A-Fa-f]{64})$"},"NARWHAL_FABRIC_INTERFACE":{"type":"string","pattern":"^$|^(?!-)(?!\\.{1,2}$)[^\\s/:,$;&|<>'\"`\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]{1,127}$"},"NARWHAL_ENGINE_PORT":{"type":"string","pattern":"^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},"NARWHAL_ATTEST_PORT":{"type":"string","pattern":"^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},"NARWHAL_NIXL_SIDE_CHANNEL_PORT":{"type":"string","pattern":"^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},"NARWHAL_UCX_TCP_PORT_RANGE":{"type":"string","pattern":"^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])-(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},"NARWHAL_GPU_IDS":{"type":"string","pattern":"^$|^ *(?:0|[1-9][0-9]{0,3}|GPU-[0-9A-Fa-f]+(?:-[0-9A-Fa-f]+)*|MIG-[0-9A-Za-z-]+(?:/[0-9]+)*) *(?:, *(?:0|[1-9][0-9]{0,3}|GPU-[0-9A-Fa-f]+(?:-[0-9A-Fa-f]+)*|MIG-[0-9A-Za-z-]+(?:/[0-9]+)*) *)*$"},"NARWHAL_TENSOR_PARALLEL_SIZE":{"type":"string","pattern":"^$|^[1-9][0-9]{0,8}$"},"NARWHAL_MODEL_DTYPE":{"type":"string","pattern":"^$|^(?:bfloat16|float16)$"},"NARWHAL_BLOCK_SIZE":{"type":"string","pattern":"^$|^[1-9][0-9]{0,8}$"},"NARWHAL_ENGINE_ARGS":{"type":"string","pattern":"^$|^[ \\t\\r\\n]*\\[[ \\t\\r\\n]*(?:\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*(?:,[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*)*)?\\][ \\t\\r\\n]*$"},"NARWHAL_ENGINE_ENV":{"type":"string","pattern":"^$|^[ \\t\\r\\n]*\\{[ \\t\\r\\n]*(?:\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*:[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*(?:,[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*:[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*)*)?\\}[ \\t\\r\\n]*$"},"NARWHAL_TRANSFER_TRANSPORT":{"type":"string","pattern":"^$|^(?:ucx_tcp|ucx_rdma)$"},"NARWHAL_TRANSFER_NET_DEVICES":{"type":"string","pattern":"^$|^ *[^\\s,:/]+(?::(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))? *(?:, *[^\\s,:/]+(?::(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))? *)*$"},"NARWHAL_TRANSFER_DEVICES":{"type":"string","pattern":"^$|^[ \\t\\r\\n]*\\[[ \\t\\r\\n]*(?:\"/dev/[^\"\\\\\\u0000-\\u001f]+\"[ \\t\\r\\n]*(?:,[ \\t\\r\\n]*\"/dev/[^\"\\\\\\u0000-\\u001f]+\"[ \\t\\r\\n]*)*)?\\][ \\t\\r\\n]*$"},"NARWHAL_TTFT_S":{"type":"string","pattern":"^$|^(?=[0.]*[1-9])[0-9]+(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]{1,2})?$"},"NARWHAL_TPOT_S":{"type":"string","pattern":"^$|^(?=[0.]*[1-9])[0-9]+(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]{1,2})?$"},"NARWHAL_ENGINE_KEY":{"type":"string","pattern":"^$|^[^\\u0000\\r\\n]+$"},"NARWHAL_DEPLOYMENT_REVISION":{"type":"string","pattern":"^$|^(?:[0-9A-Fa-f]{40}|[0-9A-Fa-f]{64})$"},"NARWHAL_SSH_KNOWN_HOSTS":{"type":"string","pattern":"^$|^[^\\u0000-\\u001f\\u007f]+$"},"NARWHAL_HOSTS":{"type":"string","pattern":"^$|^[^\\u0000-\\u001f\\u007f]+$"},"NARWHAL_FLEET":{"type":"string","pattern":"^$|^[^\\u0000-\\u001f\\u007f]+$"},"NARWHAL_LAUNCH_CONFIG":{"type":"string","pattern":"^$|^[^\\u0000-\\u001f\\u007f]+$"},"NARWHAL_DEBUG":{"type":"string","pattern":"^$|^(?![-\\s])[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f]$"}},"patternProperties":{"^NARWHAL_NODE_[1-9][0-9]{0,8}_SSH$":{"type":"string","pattern":"^(?!-)(?!.*@-)[^\\s\\u0000-\\u001f\\u007f'\"`$;&|<>(){}\\\\*?!#]+$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_SSH_PASSWORD$":{"type":"string","pattern":"^$|^[^\\u0000\\r\\n]+$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_ENGINE_IMAGE$":{"type":"string","pattern":"^$|^(?:(?:(?:[0-9A-Za-z](?:[0-9A-Za-z.-]*[0-9A-Za-z])?|\\[[0-9A-Fa-f:]+\\])(?::[0-9]{1,5})?/)?[a-z0-9]+(?:(?:\\.|__?|-+)[a-z0-9]+)*(?:/[a-z0-9]+(?:(?:\\.|__?|-+)[a-z0-9]+)*)*@)?sha256:[0-9a-f]{64}$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_MODEL_DIR$":{"type":"string","pattern":"^$|^(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]+)+/?$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_RUN_DIR$":{"type":"string","pattern":"^$|^(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]+)+/?$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_MODEL_CONFIG_SHA256$":{"type":"string","pattern":"^$|^[0-9a-f]{64}$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_FABRIC_INTERFACE$":{"type":"string","pattern":"^$|^(?!-)(?!\\.{1,2}$)[^\\s/:,$;&|<>'\"`\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]{1,127}$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_ENGINE_PORT$":{"type":"string","pattern":"^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_ATTEST_PORT$":{"type":"string","pattern":"^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_NIXL_SIDE_CHANNEL_PORT$":{"type":"string","pattern":"^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_UCX_TCP_PORT_RANGE$":{"type":"string","pattern":"^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])-(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_IP$":{"type":"string","pattern":"^$|^(?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])|(?=[^:]*:[^:]*:)[0-9A-Fa-f:]+(?:(?<=:)(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9]))?)$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_URL$":{"type":"string","pattern":"^$|^http://(?:\\[[0-9A-Fa-f:.]+\\]|[0-9A-Za-z_](?:[0-9A-Za-z_.-]*[0-9A-Za-z_])?):(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_ATTESTATION_URL$":{"type":"string","pattern":"^$|^http://(?:\\[[0-9A-Fa-f:.]+\\]|[0-9A-Za-z_](?:[0-9A-Za-z_.-]*[0-9A-Za-z_])?):(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])/v1/attestation$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_GPU_IDS$":{"type":"string","pattern":"^$|^ *(?:0|[1-9][0-9]{0,3}|GPU-[0-9A-Fa-f]+(?:-[0-9A-Fa-f]+)*|MIG-[0-9A-Za-z-]+(?:/[0-9]+)*) *(?:, *(?:0|[1-9][0-9]{0,3}|GPU-[0-9A-Fa-f]+(?:-[0-9A-Fa-f]+)*|MIG-[0-9A-Za-z-]+(?:/[0-9]+)*) *)*$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_TENSOR_PARALLEL_SIZE$":{"type":"string","pattern":"^$|^[1-9][0-9]{0,8}$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_MODEL_DTYPE$":{"type":"string","pattern":"^$|^(?:bfloat16|float16)$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_BLOCK_SIZE$":{"type":"string","pattern":"^$|^[1-9][0-9]{0,8}$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_ENGINE_ARGS$":{"type":"string","pattern":"^$|^[ \\t\\r\\n]*\\[[ \\t\\r\\n]*(?:\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*(?:,[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*)*)?\\][ \\t\\r\\n]*$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_ENGINE_ENV$":{"type":"string","pattern":"^$|^[ \\t\\r\\n]*\\{[ \\t\\r\\n]*(?:\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*:[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*(?:,[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*:[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*)*)?\\}[ \\t\\r\\n]*$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_TRANSFER_TRANSPORT$":{"type":"string","pattern":"^$|^(?:ucx_tcp|ucx_rdma)$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_TRANSFER_NET_DEVICES$":{"type":"string","pattern":"^$|^ *[^\\s,:/]+(?::(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))? *(?:, *[^\\s,:/]+(?::(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))? *)*$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_TRANSFER_DEVICES$":{"type":"string","pattern":"^$|^[ \\t\\r\\n]*\\[[ \\t\\r\\n]*(?:\"/dev/[^\"\\\\\\u0000-\\u001f]+\"[ \\t\\r\\n]*(?:,[ \\t\\r\\n]*\"/dev/[^\"\\\\\\u0000-\\u001f]+\"[ \\t\\r\\n]*)*)?\\][ \\t\\r\\n]*$"},"^(?!NARWHAL_)":{"type":"string"}}};
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^NARWHAL_NODE_[1-9][0-9]{0,8}_SSH$", "u");
const pattern1 = new RegExp("^NARWHAL_NODE_[1-9][0-9]{0,8}_SSH_PASSWORD$", "u");
const pattern2 = new RegExp("^NARWHAL_NODE_[1-9][0-9]{0,8}_ENGINE_IMAGE$", "u");
const pattern3 = new RegExp("^NARWHAL_NODE_[1-9][0-9]{0,8}_MODEL_DIR$", "u");
const pattern4 = new RegExp("^NARWHAL_NODE_[1-9][0-9]{0,8}_RUN_DIR$", "u");
const pattern5 = new RegExp("^NARWHAL_NODE_[1-9][0-9]{0,8}_MODEL_CONFIG_SHA256$", "u");
const pattern6 = new RegExp("^NARWHAL_NODE_[1-9][0-9]{0,8}_FABRIC_INTERFACE$", "u");
const pattern7 = new RegExp("^NARWHAL_NODE_[1-9][0-9]{0,8}_ENGINE_PORT$", "u");
const pattern8 = new RegExp("^NARWHAL_NODE_[1-9][0-9]{0,8}_ATTEST_PORT$", "u");
const pattern9 = new RegExp("^NARWHAL_NODE_[1-9][0-9]{0,8}_NIXL_SIDE_CHANNEL_PORT$", "u");
const pattern10 = new RegExp("^NARWHAL_NODE_[1-9][0-9]{0,8}_UCX_TCP_PORT_RANGE$", "u");
const pattern11 = new RegExp("^NARWHAL_NODE_[1-9][0-9]{0,8}_IP$", "u");
const pattern12 = new RegExp("^NARWHAL_NODE_[1-9][0-9]{0,8}_URL$", "u");
const pattern13 = new RegExp("^NARWHAL_NODE_[1-9][0-9]{0,8}_ATTESTATION_URL$", "u");
const pattern14 = new RegExp("^NARWHAL_NODE_[1-9][0-9]{0,8}_GPU_IDS$", "u");
const pattern15 = new RegExp("^NARWHAL_NODE_[1-9][0-9]{0,8}_TENSOR_PARALLEL_SIZE$", "u");
const pattern16 = new RegExp("^NARWHAL_NODE_[1-9][0-9]{0,8}_MODEL_DTYPE$", "u");
const pattern17 = new RegExp("^NARWHAL_NODE_[1-9][0-9]{0,8}_BLOCK_SIZE$", "u");
const pattern18 = new RegExp("^NARWHAL_NODE_[1-9][0-9]{0,8}_ENGINE_ARGS$", "u");
const pattern19 = new RegExp("^NARWHAL_NODE_[1-9][0-9]{0,8}_ENGINE_ENV$", "u");
const pattern20 = new RegExp("^NARWHAL_NODE_[1-9][0-9]{0,8}_TRANSFER_TRANSPORT$", "u");
const pattern21 = new RegExp("^NARWHAL_NODE_[1-9][0-9]{0,8}_TRANSFER_NET_DEVICES$", "u");
const pattern22 = new RegExp("^NARWHAL_NODE_[1-9][0-9]{0,8}_TRANSFER_DEVICES$", "u");
const pattern23 = new RegExp("^(?!NARWHAL_)", "u");
const pattern24 = new RegExp("^$|^(?!-)(?!.*@-)[^\\s\\u0000-\\u001f\\u007f'\"`$;&|<>(){}\\\\*?!#]+$", "u");
const pattern25 = new RegExp("^$|^[^\\u0000\\r\\n]+$", "u");
const pattern26 = new RegExp("^$|^(?:auto|ssh2|openssh|command|local)$", "u");
const pattern27 = new RegExp("^$|^(?:(?:(?:[0-9A-Za-z](?:[0-9A-Za-z.-]*[0-9A-Za-z])?|\\[[0-9A-Fa-f:]+\\])(?::[0-9]{1,5})?/)?[a-z0-9]+(?:(?:\\.|__?|-+)[a-z0-9]+)*(?:/[a-z0-9]+(?:(?:\\.|__?|-+)[a-z0-9]+)*)*@)?sha256:[0-9a-f]{64}$", "u");
const pattern28 = new RegExp("^(?![-\\s])[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f]$", "u");
const pattern29 = new RegExp("^$|^(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]+)+/?$", "u");
const pattern31 = new RegExp("^$|^[0-9a-f]{64}$", "u");
const pattern32 = new RegExp("^$|^[0-9A-Za-z][0-9A-Za-z._-]*/[0-9A-Za-z][0-9A-Za-z._-]*$", "u");
const pattern33 = new RegExp("^$|^(?:[0-9A-Fa-f]{40}|[0-9A-Fa-f]{64})$", "u");
const pattern34 = new RegExp("^$|^(?!-)(?!\\.{1,2}$)[^\\s/:,$;&|<>'\"`\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]{1,127}$", "u");
const pattern35 = new RegExp("^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$", "u");
const pattern38 = new RegExp("^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])-(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$", "u");
const pattern39 = new RegExp("^$|^ *(?:0|[1-9][0-9]{0,3}|GPU-[0-9A-Fa-f]+(?:-[0-9A-Fa-f]+)*|MIG-[0-9A-Za-z-]+(?:/[0-9]+)*) *(?:, *(?:0|[1-9][0-9]{0,3}|GPU-[0-9A-Fa-f]+(?:-[0-9A-Fa-f]+)*|MIG-[0-9A-Za-z-]+(?:/[0-9]+)*) *)*$", "u");
const pattern40 = new RegExp("^$|^[1-9][0-9]{0,8}$", "u");
const pattern41 = new RegExp("^$|^(?:bfloat16|float16)$", "u");
const pattern43 = new RegExp("^$|^[ \\t\\r\\n]*\\[[ \\t\\r\\n]*(?:\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*(?:,[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*)*)?\\][ \\t\\r\\n]*$", "u");
const pattern44 = new RegExp("^$|^[ \\t\\r\\n]*\\{[ \\t\\r\\n]*(?:\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*:[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*(?:,[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*:[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*)*)?\\}[ \\t\\r\\n]*$", "u");
const pattern45 = new RegExp("^$|^(?:ucx_tcp|ucx_rdma)$", "u");
const pattern46 = new RegExp("^$|^ *[^\\s,:/]+(?::(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))? *(?:, *[^\\s,:/]+(?::(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))? *)*$", "u");
const pattern47 = new RegExp("^$|^[ \\t\\r\\n]*\\[[ \\t\\r\\n]*(?:\"/dev/[^\"\\\\\\u0000-\\u001f]+\"[ \\t\\r\\n]*(?:,[ \\t\\r\\n]*\"/dev/[^\"\\\\\\u0000-\\u001f]+\"[ \\t\\r\\n]*)*)?\\][ \\t\\r\\n]*$", "u");
const pattern48 = new RegExp("^$|^(?=[0.]*[1-9])[0-9]+(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]{1,2})?$", "u");
const pattern52 = new RegExp("^$|^[^\\u0000-\\u001f\\u007f]+$", "u");
const pattern56 = new RegExp("^$|^(?![-\\s])[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f]$", "u");
const pattern58 = new RegExp("^(?!-)(?!.*@-)[^\\s\\u0000-\\u001f\\u007f'\"`$;&|<>(){}\\\\*?!#]+$", "u");
const pattern80 = new RegExp("^$|^(?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])|(?=[^:]*:[^:]*:)[0-9A-Fa-f:]+(?:(?<=:)(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9]))?)$", "u");
const pattern82 = new RegExp("^$|^http://(?:\\[[0-9A-Fa-f:.]+\\]|[0-9A-Za-z_](?:[0-9A-Za-z_.-]*[0-9A-Za-z_])?):(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$", "u");
const pattern84 = new RegExp("^$|^http://(?:\\[[0-9A-Fa-f:.]+\\]|[0-9A-Za-z_](?:[0-9A-Za-z_.-]*[0-9A-Za-z_])?):(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])/v1/attestation$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://narwhal-deploy.dev/schemas/env.v1.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.NARWHAL_ENGINE_MODEL_NAME === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "NARWHAL_ENGINE_MODEL_NAME"},message:"must have required property '"+"NARWHAL_ENGINE_MODEL_NAME"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((((((((((((((((((((func2.call(schema11.properties, key0)) || (pattern0.test(key0))) || (pattern1.test(key0))) || (pattern2.test(key0))) || (pattern3.test(key0))) || (pattern4.test(key0))) || (pattern5.test(key0))) || (pattern6.test(key0))) || (pattern7.test(key0))) || (pattern8.test(key0))) || (pattern9.test(key0))) || (pattern10.test(key0))) || (pattern11.test(key0))) || (pattern12.test(key0))) || (pattern13.test(key0))) || (pattern14.test(key0))) || (pattern15.test(key0))) || (pattern16.test(key0))) || (pattern17.test(key0))) || (pattern18.test(key0))) || (pattern19.test(key0))) || (pattern20.test(key0))) || (pattern21.test(key0))) || (pattern22.test(key0))) || (pattern23.test(key0)))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.NARWHAL_ROUTER_SSH !== undefined){
let data0 = data.NARWHAL_ROUTER_SSH;
if(typeof data0 === "string"){
if(!pattern24.test(data0)){
const err2 = {instancePath:instancePath+"/NARWHAL_ROUTER_SSH",schemaPath:"#/properties/NARWHAL_ROUTER_SSH/pattern",keyword:"pattern",params:{pattern: "^$|^(?!-)(?!.*@-)[^\\s\\u0000-\\u001f\\u007f'\"`$;&|<>(){}\\\\*?!#]+$"},message:"must match pattern \""+"^$|^(?!-)(?!.*@-)[^\\s\\u0000-\\u001f\\u007f'\"`$;&|<>(){}\\\\*?!#]+$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/NARWHAL_ROUTER_SSH",schemaPath:"#/properties/NARWHAL_ROUTER_SSH/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.NARWHAL_ROUTER_SSH_PASSWORD !== undefined){
let data1 = data.NARWHAL_ROUTER_SSH_PASSWORD;
if(typeof data1 === "string"){
if(!pattern25.test(data1)){
const err4 = {instancePath:instancePath+"/NARWHAL_ROUTER_SSH_PASSWORD",schemaPath:"#/properties/NARWHAL_ROUTER_SSH_PASSWORD/pattern",keyword:"pattern",params:{pattern: "^$|^[^\\u0000\\r\\n]+$"},message:"must match pattern \""+"^$|^[^\\u0000\\r\\n]+$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/NARWHAL_ROUTER_SSH_PASSWORD",schemaPath:"#/properties/NARWHAL_ROUTER_SSH_PASSWORD/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.NARWHAL_TRANSPORT !== undefined){
let data2 = data.NARWHAL_TRANSPORT;
if(typeof data2 === "string"){
if(!pattern26.test(data2)){
const err6 = {instancePath:instancePath+"/NARWHAL_TRANSPORT",schemaPath:"#/properties/NARWHAL_TRANSPORT/pattern",keyword:"pattern",params:{pattern: "^$|^(?:auto|ssh2|openssh|command|local)$"},message:"must match pattern \""+"^$|^(?:auto|ssh2|openssh|command|local)$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/NARWHAL_TRANSPORT",schemaPath:"#/properties/NARWHAL_TRANSPORT/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.NARWHAL_ENGINE_IMAGE !== undefined){
let data3 = data.NARWHAL_ENGINE_IMAGE;
if(typeof data3 === "string"){
if(!pattern27.test(data3)){
const err8 = {instancePath:instancePath+"/NARWHAL_ENGINE_IMAGE",schemaPath:"#/properties/NARWHAL_ENGINE_IMAGE/pattern",keyword:"pattern",params:{pattern: "^$|^(?:(?:(?:[0-9A-Za-z](?:[0-9A-Za-z.-]*[0-9A-Za-z])?|\\[[0-9A-Fa-f:]+\\])(?::[0-9]{1,5})?/)?[a-z0-9]+(?:(?:\\.|__?|-+)[a-z0-9]+)*(?:/[a-z0-9]+(?:(?:\\.|__?|-+)[a-z0-9]+)*)*@)?sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^$|^(?:(?:(?:[0-9A-Za-z](?:[0-9A-Za-z.-]*[0-9A-Za-z])?|\\[[0-9A-Fa-f:]+\\])(?::[0-9]{1,5})?/)?[a-z0-9]+(?:(?:\\.|__?|-+)[a-z0-9]+)*(?:/[a-z0-9]+(?:(?:\\.|__?|-+)[a-z0-9]+)*)*@)?sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/NARWHAL_ENGINE_IMAGE",schemaPath:"#/properties/NARWHAL_ENGINE_IMAGE/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.NARWHAL_ENGINE_MODEL_NAME !== undefined){
let data4 = data.NARWHAL_ENGINE_MODEL_NAME;
if(typeof data4 === "string"){
if(!pattern28.test(data4)){
const err10 = {instancePath:instancePath+"/NARWHAL_ENGINE_MODEL_NAME",schemaPath:"#/properties/NARWHAL_ENGINE_MODEL_NAME/pattern",keyword:"pattern",params:{pattern: "^(?![-\\s])[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f]$"},message:"must match pattern \""+"^(?![-\\s])[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f]$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/NARWHAL_ENGINE_MODEL_NAME",schemaPath:"#/properties/NARWHAL_ENGINE_MODEL_NAME/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.NARWHAL_MODEL_DIR !== undefined){
let data5 = data.NARWHAL_MODEL_DIR;
if(typeof data5 === "string"){
if(!pattern29.test(data5)){
const err12 = {instancePath:instancePath+"/NARWHAL_MODEL_DIR",schemaPath:"#/properties/NARWHAL_MODEL_DIR/pattern",keyword:"pattern",params:{pattern: "^$|^(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]+)+/?$"},message:"must match pattern \""+"^$|^(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]+)+/?$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/NARWHAL_MODEL_DIR",schemaPath:"#/properties/NARWHAL_MODEL_DIR/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.NARWHAL_RUN_DIR !== undefined){
let data6 = data.NARWHAL_RUN_DIR;
if(typeof data6 === "string"){
if(!pattern29.test(data6)){
const err14 = {instancePath:instancePath+"/NARWHAL_RUN_DIR",schemaPath:"#/properties/NARWHAL_RUN_DIR/pattern",keyword:"pattern",params:{pattern: "^$|^(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]+)+/?$"},message:"must match pattern \""+"^$|^(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]+)+/?$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/NARWHAL_RUN_DIR",schemaPath:"#/properties/NARWHAL_RUN_DIR/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.NARWHAL_MODEL_CONFIG_SHA256 !== undefined){
let data7 = data.NARWHAL_MODEL_CONFIG_SHA256;
if(typeof data7 === "string"){
if(!pattern31.test(data7)){
const err16 = {instancePath:instancePath+"/NARWHAL_MODEL_CONFIG_SHA256",schemaPath:"#/properties/NARWHAL_MODEL_CONFIG_SHA256/pattern",keyword:"pattern",params:{pattern: "^$|^[0-9a-f]{64}$"},message:"must match pattern \""+"^$|^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/NARWHAL_MODEL_CONFIG_SHA256",schemaPath:"#/properties/NARWHAL_MODEL_CONFIG_SHA256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.NARWHAL_MODEL_REPO_ID !== undefined){
let data8 = data.NARWHAL_MODEL_REPO_ID;
if(typeof data8 === "string"){
if(!pattern32.test(data8)){
const err18 = {instancePath:instancePath+"/NARWHAL_MODEL_REPO_ID",schemaPath:"#/properties/NARWHAL_MODEL_REPO_ID/pattern",keyword:"pattern",params:{pattern: "^$|^[0-9A-Za-z][0-9A-Za-z._-]*/[0-9A-Za-z][0-9A-Za-z._-]*$"},message:"must match pattern \""+"^$|^[0-9A-Za-z][0-9A-Za-z._-]*/[0-9A-Za-z][0-9A-Za-z._-]*$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/NARWHAL_MODEL_REPO_ID",schemaPath:"#/properties/NARWHAL_MODEL_REPO_ID/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.NARWHAL_MODEL_REVISION !== undefined){
let data9 = data.NARWHAL_MODEL_REVISION;
if(typeof data9 === "string"){
if(!pattern33.test(data9)){
const err20 = {instancePath:instancePath+"/NARWHAL_MODEL_REVISION",schemaPath:"#/properties/NARWHAL_MODEL_REVISION/pattern",keyword:"pattern",params:{pattern: "^$|^(?:[0-9A-Fa-f]{40}|[0-9A-Fa-f]{64})$"},message:"must match pattern \""+"^$|^(?:[0-9A-Fa-f]{40}|[0-9A-Fa-f]{64})$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/NARWHAL_MODEL_REVISION",schemaPath:"#/properties/NARWHAL_MODEL_REVISION/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.NARWHAL_FABRIC_INTERFACE !== undefined){
let data10 = data.NARWHAL_FABRIC_INTERFACE;
if(typeof data10 === "string"){
if(!pattern34.test(data10)){
const err22 = {instancePath:instancePath+"/NARWHAL_FABRIC_INTERFACE",schemaPath:"#/properties/NARWHAL_FABRIC_INTERFACE/pattern",keyword:"pattern",params:{pattern: "^$|^(?!-)(?!\\.{1,2}$)[^\\s/:,$;&|<>'\"`\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]{1,127}$"},message:"must match pattern \""+"^$|^(?!-)(?!\\.{1,2}$)[^\\s/:,$;&|<>'\"`\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]{1,127}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/NARWHAL_FABRIC_INTERFACE",schemaPath:"#/properties/NARWHAL_FABRIC_INTERFACE/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.NARWHAL_ENGINE_PORT !== undefined){
let data11 = data.NARWHAL_ENGINE_PORT;
if(typeof data11 === "string"){
if(!pattern35.test(data11)){
const err24 = {instancePath:instancePath+"/NARWHAL_ENGINE_PORT",schemaPath:"#/properties/NARWHAL_ENGINE_PORT/pattern",keyword:"pattern",params:{pattern: "^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},message:"must match pattern \""+"^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/NARWHAL_ENGINE_PORT",schemaPath:"#/properties/NARWHAL_ENGINE_PORT/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.NARWHAL_ATTEST_PORT !== undefined){
let data12 = data.NARWHAL_ATTEST_PORT;
if(typeof data12 === "string"){
if(!pattern35.test(data12)){
const err26 = {instancePath:instancePath+"/NARWHAL_ATTEST_PORT",schemaPath:"#/properties/NARWHAL_ATTEST_PORT/pattern",keyword:"pattern",params:{pattern: "^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},message:"must match pattern \""+"^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/NARWHAL_ATTEST_PORT",schemaPath:"#/properties/NARWHAL_ATTEST_PORT/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.NARWHAL_NIXL_SIDE_CHANNEL_PORT !== undefined){
let data13 = data.NARWHAL_NIXL_SIDE_CHANNEL_PORT;
if(typeof data13 === "string"){
if(!pattern35.test(data13)){
const err28 = {instancePath:instancePath+"/NARWHAL_NIXL_SIDE_CHANNEL_PORT",schemaPath:"#/properties/NARWHAL_NIXL_SIDE_CHANNEL_PORT/pattern",keyword:"pattern",params:{pattern: "^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},message:"must match pattern \""+"^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/NARWHAL_NIXL_SIDE_CHANNEL_PORT",schemaPath:"#/properties/NARWHAL_NIXL_SIDE_CHANNEL_PORT/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.NARWHAL_UCX_TCP_PORT_RANGE !== undefined){
let data14 = data.NARWHAL_UCX_TCP_PORT_RANGE;
if(typeof data14 === "string"){
if(!pattern38.test(data14)){
const err30 = {instancePath:instancePath+"/NARWHAL_UCX_TCP_PORT_RANGE",schemaPath:"#/properties/NARWHAL_UCX_TCP_PORT_RANGE/pattern",keyword:"pattern",params:{pattern: "^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])-(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},message:"must match pattern \""+"^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])-(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/NARWHAL_UCX_TCP_PORT_RANGE",schemaPath:"#/properties/NARWHAL_UCX_TCP_PORT_RANGE/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.NARWHAL_GPU_IDS !== undefined){
let data15 = data.NARWHAL_GPU_IDS;
if(typeof data15 === "string"){
if(!pattern39.test(data15)){
const err32 = {instancePath:instancePath+"/NARWHAL_GPU_IDS",schemaPath:"#/properties/NARWHAL_GPU_IDS/pattern",keyword:"pattern",params:{pattern: "^$|^ *(?:0|[1-9][0-9]{0,3}|GPU-[0-9A-Fa-f]+(?:-[0-9A-Fa-f]+)*|MIG-[0-9A-Za-z-]+(?:/[0-9]+)*) *(?:, *(?:0|[1-9][0-9]{0,3}|GPU-[0-9A-Fa-f]+(?:-[0-9A-Fa-f]+)*|MIG-[0-9A-Za-z-]+(?:/[0-9]+)*) *)*$"},message:"must match pattern \""+"^$|^ *(?:0|[1-9][0-9]{0,3}|GPU-[0-9A-Fa-f]+(?:-[0-9A-Fa-f]+)*|MIG-[0-9A-Za-z-]+(?:/[0-9]+)*) *(?:, *(?:0|[1-9][0-9]{0,3}|GPU-[0-9A-Fa-f]+(?:-[0-9A-Fa-f]+)*|MIG-[0-9A-Za-z-]+(?:/[0-9]+)*) *)*$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/NARWHAL_GPU_IDS",schemaPath:"#/properties/NARWHAL_GPU_IDS/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.NARWHAL_TENSOR_PARALLEL_SIZE !== undefined){
let data16 = data.NARWHAL_TENSOR_PARALLEL_SIZE;
if(typeof data16 === "string"){
if(!pattern40.test(data16)){
const err34 = {instancePath:instancePath+"/NARWHAL_TENSOR_PARALLEL_SIZE",schemaPath:"#/properties/NARWHAL_TENSOR_PARALLEL_SIZE/pattern",keyword:"pattern",params:{pattern: "^$|^[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^$|^[1-9][0-9]{0,8}$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/NARWHAL_TENSOR_PARALLEL_SIZE",schemaPath:"#/properties/NARWHAL_TENSOR_PARALLEL_SIZE/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.NARWHAL_MODEL_DTYPE !== undefined){
let data17 = data.NARWHAL_MODEL_DTYPE;
if(typeof data17 === "string"){
if(!pattern41.test(data17)){
const err36 = {instancePath:instancePath+"/NARWHAL_MODEL_DTYPE",schemaPath:"#/properties/NARWHAL_MODEL_DTYPE/pattern",keyword:"pattern",params:{pattern: "^$|^(?:bfloat16|float16)$"},message:"must match pattern \""+"^$|^(?:bfloat16|float16)$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/NARWHAL_MODEL_DTYPE",schemaPath:"#/properties/NARWHAL_MODEL_DTYPE/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.NARWHAL_BLOCK_SIZE !== undefined){
let data18 = data.NARWHAL_BLOCK_SIZE;
if(typeof data18 === "string"){
if(!pattern40.test(data18)){
const err38 = {instancePath:instancePath+"/NARWHAL_BLOCK_SIZE",schemaPath:"#/properties/NARWHAL_BLOCK_SIZE/pattern",keyword:"pattern",params:{pattern: "^$|^[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^$|^[1-9][0-9]{0,8}$"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/NARWHAL_BLOCK_SIZE",schemaPath:"#/properties/NARWHAL_BLOCK_SIZE/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.NARWHAL_ENGINE_ARGS !== undefined){
let data19 = data.NARWHAL_ENGINE_ARGS;
if(typeof data19 === "string"){
if(!pattern43.test(data19)){
const err40 = {instancePath:instancePath+"/NARWHAL_ENGINE_ARGS",schemaPath:"#/properties/NARWHAL_ENGINE_ARGS/pattern",keyword:"pattern",params:{pattern: "^$|^[ \\t\\r\\n]*\\[[ \\t\\r\\n]*(?:\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*(?:,[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*)*)?\\][ \\t\\r\\n]*$"},message:"must match pattern \""+"^$|^[ \\t\\r\\n]*\\[[ \\t\\r\\n]*(?:\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*(?:,[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*)*)?\\][ \\t\\r\\n]*$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/NARWHAL_ENGINE_ARGS",schemaPath:"#/properties/NARWHAL_ENGINE_ARGS/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.NARWHAL_ENGINE_ENV !== undefined){
let data20 = data.NARWHAL_ENGINE_ENV;
if(typeof data20 === "string"){
if(!pattern44.test(data20)){
const err42 = {instancePath:instancePath+"/NARWHAL_ENGINE_ENV",schemaPath:"#/properties/NARWHAL_ENGINE_ENV/pattern",keyword:"pattern",params:{pattern: "^$|^[ \\t\\r\\n]*\\{[ \\t\\r\\n]*(?:\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*:[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*(?:,[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*:[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*)*)?\\}[ \\t\\r\\n]*$"},message:"must match pattern \""+"^$|^[ \\t\\r\\n]*\\{[ \\t\\r\\n]*(?:\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*:[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*(?:,[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*:[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*)*)?\\}[ \\t\\r\\n]*$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/NARWHAL_ENGINE_ENV",schemaPath:"#/properties/NARWHAL_ENGINE_ENV/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.NARWHAL_TRANSFER_TRANSPORT !== undefined){
let data21 = data.NARWHAL_TRANSFER_TRANSPORT;
if(typeof data21 === "string"){
if(!pattern45.test(data21)){
const err44 = {instancePath:instancePath+"/NARWHAL_TRANSFER_TRANSPORT",schemaPath:"#/properties/NARWHAL_TRANSFER_TRANSPORT/pattern",keyword:"pattern",params:{pattern: "^$|^(?:ucx_tcp|ucx_rdma)$"},message:"must match pattern \""+"^$|^(?:ucx_tcp|ucx_rdma)$"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/NARWHAL_TRANSFER_TRANSPORT",schemaPath:"#/properties/NARWHAL_TRANSFER_TRANSPORT/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.NARWHAL_TRANSFER_NET_DEVICES !== undefined){
let data22 = data.NARWHAL_TRANSFER_NET_DEVICES;
if(typeof data22 === "string"){
if(!pattern46.test(data22)){
const err46 = {instancePath:instancePath+"/NARWHAL_TRANSFER_NET_DEVICES",schemaPath:"#/properties/NARWHAL_TRANSFER_NET_DEVICES/pattern",keyword:"pattern",params:{pattern: "^$|^ *[^\\s,:/]+(?::(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))? *(?:, *[^\\s,:/]+(?::(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))? *)*$"},message:"must match pattern \""+"^$|^ *[^\\s,:/]+(?::(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))? *(?:, *[^\\s,:/]+(?::(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))? *)*$"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/NARWHAL_TRANSFER_NET_DEVICES",schemaPath:"#/properties/NARWHAL_TRANSFER_NET_DEVICES/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.NARWHAL_TRANSFER_DEVICES !== undefined){
let data23 = data.NARWHAL_TRANSFER_DEVICES;
if(typeof data23 === "string"){
if(!pattern47.test(data23)){
const err48 = {instancePath:instancePath+"/NARWHAL_TRANSFER_DEVICES",schemaPath:"#/properties/NARWHAL_TRANSFER_DEVICES/pattern",keyword:"pattern",params:{pattern: "^$|^[ \\t\\r\\n]*\\[[ \\t\\r\\n]*(?:\"/dev/[^\"\\\\\\u0000-\\u001f]+\"[ \\t\\r\\n]*(?:,[ \\t\\r\\n]*\"/dev/[^\"\\\\\\u0000-\\u001f]+\"[ \\t\\r\\n]*)*)?\\][ \\t\\r\\n]*$"},message:"must match pattern \""+"^$|^[ \\t\\r\\n]*\\[[ \\t\\r\\n]*(?:\"/dev/[^\"\\\\\\u0000-\\u001f]+\"[ \\t\\r\\n]*(?:,[ \\t\\r\\n]*\"/dev/[^\"\\\\\\u0000-\\u001f]+\"[ \\t\\r\\n]*)*)?\\][ \\t\\r\\n]*$"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/NARWHAL_TRANSFER_DEVICES",schemaPath:"#/properties/NARWHAL_TRANSFER_DEVICES/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.NARWHAL_TTFT_S !== undefined){
let data24 = data.NARWHAL_TTFT_S;
if(typeof data24 === "string"){
if(!pattern48.test(data24)){
const err50 = {instancePath:instancePath+"/NARWHAL_TTFT_S",schemaPath:"#/properties/NARWHAL_TTFT_S/pattern",keyword:"pattern",params:{pattern: "^$|^(?=[0.]*[1-9])[0-9]+(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]{1,2})?$"},message:"must match pattern \""+"^$|^(?=[0.]*[1-9])[0-9]+(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]{1,2})?$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/NARWHAL_TTFT_S",schemaPath:"#/properties/NARWHAL_TTFT_S/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.NARWHAL_TPOT_S !== undefined){
let data25 = data.NARWHAL_TPOT_S;
if(typeof data25 === "string"){
if(!pattern48.test(data25)){
const err52 = {instancePath:instancePath+"/NARWHAL_TPOT_S",schemaPath:"#/properties/NARWHAL_TPOT_S/pattern",keyword:"pattern",params:{pattern: "^$|^(?=[0.]*[1-9])[0-9]+(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]{1,2})?$"},message:"must match pattern \""+"^$|^(?=[0.]*[1-9])[0-9]+(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]{1,2})?$"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/NARWHAL_TPOT_S",schemaPath:"#/properties/NARWHAL_TPOT_S/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.NARWHAL_ENGINE_KEY !== undefined){
let data26 = data.NARWHAL_ENGINE_KEY;
if(typeof data26 === "string"){
if(!pattern25.test(data26)){
const err54 = {instancePath:instancePath+"/NARWHAL_ENGINE_KEY",schemaPath:"#/properties/NARWHAL_ENGINE_KEY/pattern",keyword:"pattern",params:{pattern: "^$|^[^\\u0000\\r\\n]+$"},message:"must match pattern \""+"^$|^[^\\u0000\\r\\n]+$"+"\""};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/NARWHAL_ENGINE_KEY",schemaPath:"#/properties/NARWHAL_ENGINE_KEY/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.NARWHAL_DEPLOYMENT_REVISION !== undefined){
let data27 = data.NARWHAL_DEPLOYMENT_REVISION;
if(typeof data27 === "string"){
if(!pattern33.test(data27)){
const err56 = {instancePath:instancePath+"/NARWHAL_DEPLOYMENT_REVISION",schemaPath:"#/properties/NARWHAL_DEPLOYMENT_REVISION/pattern",keyword:"pattern",params:{pattern: "^$|^(?:[0-9A-Fa-f]{40}|[0-9A-Fa-f]{64})$"},message:"must match pattern \""+"^$|^(?:[0-9A-Fa-f]{40}|[0-9A-Fa-f]{64})$"+"\""};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/NARWHAL_DEPLOYMENT_REVISION",schemaPath:"#/properties/NARWHAL_DEPLOYMENT_REVISION/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.NARWHAL_SSH_KNOWN_HOSTS !== undefined){
let data28 = data.NARWHAL_SSH_KNOWN_HOSTS;
if(typeof data28 === "string"){
if(!pattern52.test(data28)){
const err58 = {instancePath:instancePath+"/NARWHAL_SSH_KNOWN_HOSTS",schemaPath:"#/properties/NARWHAL_SSH_KNOWN_HOSTS/pattern",keyword:"pattern",params:{pattern: "^$|^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^$|^[^\\u0000-\\u001f\\u007f]+$"+"\""};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/NARWHAL_SSH_KNOWN_HOSTS",schemaPath:"#/properties/NARWHAL_SSH_KNOWN_HOSTS/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.NARWHAL_HOSTS !== undefined){
let data29 = data.NARWHAL_HOSTS;
if(typeof data29 === "string"){
if(!pattern52.test(data29)){
const err60 = {instancePath:instancePath+"/NARWHAL_HOSTS",schemaPath:"#/properties/NARWHAL_HOSTS/pattern",keyword:"pattern",params:{pattern: "^$|^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^$|^[^\\u0000-\\u001f\\u007f]+$"+"\""};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/NARWHAL_HOSTS",schemaPath:"#/properties/NARWHAL_HOSTS/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.NARWHAL_FLEET !== undefined){
let data30 = data.NARWHAL_FLEET;
if(typeof data30 === "string"){
if(!pattern52.test(data30)){
const err62 = {instancePath:instancePath+"/NARWHAL_FLEET",schemaPath:"#/properties/NARWHAL_FLEET/pattern",keyword:"pattern",params:{pattern: "^$|^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^$|^[^\\u0000-\\u001f\\u007f]+$"+"\""};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/NARWHAL_FLEET",schemaPath:"#/properties/NARWHAL_FLEET/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.NARWHAL_LAUNCH_CONFIG !== undefined){
let data31 = data.NARWHAL_LAUNCH_CONFIG;
if(typeof data31 === "string"){
if(!pattern52.test(data31)){
const err64 = {instancePath:instancePath+"/NARWHAL_LAUNCH_CONFIG",schemaPath:"#/properties/NARWHAL_LAUNCH_CONFIG/pattern",keyword:"pattern",params:{pattern: "^$|^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^$|^[^\\u0000-\\u001f\\u007f]+$"+"\""};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/NARWHAL_LAUNCH_CONFIG",schemaPath:"#/properties/NARWHAL_LAUNCH_CONFIG/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.NARWHAL_DEBUG !== undefined){
let data32 = data.NARWHAL_DEBUG;
if(typeof data32 === "string"){
if(!pattern56.test(data32)){
const err66 = {instancePath:instancePath+"/NARWHAL_DEBUG",schemaPath:"#/properties/NARWHAL_DEBUG/pattern",keyword:"pattern",params:{pattern: "^$|^(?![-\\s])[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f]$"},message:"must match pattern \""+"^$|^(?![-\\s])[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f]$"+"\""};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/NARWHAL_DEBUG",schemaPath:"#/properties/NARWHAL_DEBUG/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
for(const key1 in data){
if(pattern0.test(key1)){
let data33 = data[key1];
if(typeof data33 === "string"){
if(!pattern58.test(data33)){
const err68 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_SSH%24/pattern",keyword:"pattern",params:{pattern: "^(?!-)(?!.*@-)[^\\s\\u0000-\\u001f\\u007f'\"`$;&|<>(){}\\\\*?!#]+$"},message:"must match pattern \""+"^(?!-)(?!.*@-)[^\\s\\u0000-\\u001f\\u007f'\"`$;&|<>(){}\\\\*?!#]+$"+"\""};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_SSH%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
for(const key2 in data){
if(pattern1.test(key2)){
let data34 = data[key2];
if(typeof data34 === "string"){
if(!pattern25.test(data34)){
const err70 = {instancePath:instancePath+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_SSH_PASSWORD%24/pattern",keyword:"pattern",params:{pattern: "^$|^[^\\u0000\\r\\n]+$"},message:"must match pattern \""+"^$|^[^\\u0000\\r\\n]+$"+"\""};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_SSH_PASSWORD%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
for(const key3 in data){
if(pattern2.test(key3)){
let data35 = data[key3];
if(typeof data35 === "string"){
if(!pattern27.test(data35)){
const err72 = {instancePath:instancePath+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_ENGINE_IMAGE%24/pattern",keyword:"pattern",params:{pattern: "^$|^(?:(?:(?:[0-9A-Za-z](?:[0-9A-Za-z.-]*[0-9A-Za-z])?|\\[[0-9A-Fa-f:]+\\])(?::[0-9]{1,5})?/)?[a-z0-9]+(?:(?:\\.|__?|-+)[a-z0-9]+)*(?:/[a-z0-9]+(?:(?:\\.|__?|-+)[a-z0-9]+)*)*@)?sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^$|^(?:(?:(?:[0-9A-Za-z](?:[0-9A-Za-z.-]*[0-9A-Za-z])?|\\[[0-9A-Fa-f:]+\\])(?::[0-9]{1,5})?/)?[a-z0-9]+(?:(?:\\.|__?|-+)[a-z0-9]+)*(?:/[a-z0-9]+(?:(?:\\.|__?|-+)[a-z0-9]+)*)*@)?sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_ENGINE_IMAGE%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
for(const key4 in data){
if(pattern3.test(key4)){
let data36 = data[key4];
if(typeof data36 === "string"){
if(!pattern29.test(data36)){
const err74 = {instancePath:instancePath+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_MODEL_DIR%24/pattern",keyword:"pattern",params:{pattern: "^$|^(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]+)+/?$"},message:"must match pattern \""+"^$|^(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]+)+/?$"+"\""};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_MODEL_DIR%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
for(const key5 in data){
if(pattern4.test(key5)){
let data37 = data[key5];
if(typeof data37 === "string"){
if(!pattern29.test(data37)){
const err76 = {instancePath:instancePath+"/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_RUN_DIR%24/pattern",keyword:"pattern",params:{pattern: "^$|^(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]+)+/?$"},message:"must match pattern \""+"^$|^(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]+)+/?$"+"\""};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_RUN_DIR%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
for(const key6 in data){
if(pattern5.test(key6)){
let data38 = data[key6];
if(typeof data38 === "string"){
if(!pattern31.test(data38)){
const err78 = {instancePath:instancePath+"/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_MODEL_CONFIG_SHA256%24/pattern",keyword:"pattern",params:{pattern: "^$|^[0-9a-f]{64}$"},message:"must match pattern \""+"^$|^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_MODEL_CONFIG_SHA256%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
for(const key7 in data){
if(pattern6.test(key7)){
let data39 = data[key7];
if(typeof data39 === "string"){
if(!pattern34.test(data39)){
const err80 = {instancePath:instancePath+"/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_FABRIC_INTERFACE%24/pattern",keyword:"pattern",params:{pattern: "^$|^(?!-)(?!\\.{1,2}$)[^\\s/:,$;&|<>'\"`\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]{1,127}$"},message:"must match pattern \""+"^$|^(?!-)(?!\\.{1,2}$)[^\\s/:,$;&|<>'\"`\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]{1,127}$"+"\""};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_FABRIC_INTERFACE%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
for(const key8 in data){
if(pattern7.test(key8)){
let data40 = data[key8];
if(typeof data40 === "string"){
if(!pattern35.test(data40)){
const err82 = {instancePath:instancePath+"/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_ENGINE_PORT%24/pattern",keyword:"pattern",params:{pattern: "^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},message:"must match pattern \""+"^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"+"\""};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_ENGINE_PORT%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
for(const key9 in data){
if(pattern8.test(key9)){
let data41 = data[key9];
if(typeof data41 === "string"){
if(!pattern35.test(data41)){
const err84 = {instancePath:instancePath+"/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_ATTEST_PORT%24/pattern",keyword:"pattern",params:{pattern: "^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},message:"must match pattern \""+"^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"+"\""};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_ATTEST_PORT%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
for(const key10 in data){
if(pattern9.test(key10)){
let data42 = data[key10];
if(typeof data42 === "string"){
if(!pattern35.test(data42)){
const err86 = {instancePath:instancePath+"/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_NIXL_SIDE_CHANNEL_PORT%24/pattern",keyword:"pattern",params:{pattern: "^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},message:"must match pattern \""+"^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"+"\""};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_NIXL_SIDE_CHANNEL_PORT%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
for(const key11 in data){
if(pattern10.test(key11)){
let data43 = data[key11];
if(typeof data43 === "string"){
if(!pattern38.test(data43)){
const err88 = {instancePath:instancePath+"/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_UCX_TCP_PORT_RANGE%24/pattern",keyword:"pattern",params:{pattern: "^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])-(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},message:"must match pattern \""+"^$|^(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])-(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"+"\""};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_UCX_TCP_PORT_RANGE%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
for(const key12 in data){
if(pattern11.test(key12)){
let data44 = data[key12];
if(typeof data44 === "string"){
if(!pattern80.test(data44)){
const err90 = {instancePath:instancePath+"/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_IP%24/pattern",keyword:"pattern",params:{pattern: "^$|^(?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])|(?=[^:]*:[^:]*:)[0-9A-Fa-f:]+(?:(?<=:)(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9]))?)$"},message:"must match pattern \""+"^$|^(?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])|(?=[^:]*:[^:]*:)[0-9A-Fa-f:]+(?:(?<=:)(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9]))?)$"+"\""};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
else {
const err91 = {instancePath:instancePath+"/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_IP%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
for(const key13 in data){
if(pattern12.test(key13)){
let data45 = data[key13];
if(typeof data45 === "string"){
if(!pattern82.test(data45)){
const err92 = {instancePath:instancePath+"/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_URL%24/pattern",keyword:"pattern",params:{pattern: "^$|^http://(?:\\[[0-9A-Fa-f:.]+\\]|[0-9A-Za-z_](?:[0-9A-Za-z_.-]*[0-9A-Za-z_])?):(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},message:"must match pattern \""+"^$|^http://(?:\\[[0-9A-Fa-f:.]+\\]|[0-9A-Za-z_](?:[0-9A-Za-z_.-]*[0-9A-Za-z_])?):(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"+"\""};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_URL%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
for(const key14 in data){
if(pattern13.test(key14)){
let data46 = data[key14];
if(typeof data46 === "string"){
if(!pattern84.test(data46)){
const err94 = {instancePath:instancePath+"/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_ATTESTATION_URL%24/pattern",keyword:"pattern",params:{pattern: "^$|^http://(?:\\[[0-9A-Fa-f:.]+\\]|[0-9A-Za-z_](?:[0-9A-Za-z_.-]*[0-9A-Za-z_])?):(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])/v1/attestation$"},message:"must match pattern \""+"^$|^http://(?:\\[[0-9A-Fa-f:.]+\\]|[0-9A-Za-z_](?:[0-9A-Za-z_.-]*[0-9A-Za-z_])?):(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])/v1/attestation$"+"\""};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_ATTESTATION_URL%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
for(const key15 in data){
if(pattern14.test(key15)){
let data47 = data[key15];
if(typeof data47 === "string"){
if(!pattern39.test(data47)){
const err96 = {instancePath:instancePath+"/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_GPU_IDS%24/pattern",keyword:"pattern",params:{pattern: "^$|^ *(?:0|[1-9][0-9]{0,3}|GPU-[0-9A-Fa-f]+(?:-[0-9A-Fa-f]+)*|MIG-[0-9A-Za-z-]+(?:/[0-9]+)*) *(?:, *(?:0|[1-9][0-9]{0,3}|GPU-[0-9A-Fa-f]+(?:-[0-9A-Fa-f]+)*|MIG-[0-9A-Za-z-]+(?:/[0-9]+)*) *)*$"},message:"must match pattern \""+"^$|^ *(?:0|[1-9][0-9]{0,3}|GPU-[0-9A-Fa-f]+(?:-[0-9A-Fa-f]+)*|MIG-[0-9A-Za-z-]+(?:/[0-9]+)*) *(?:, *(?:0|[1-9][0-9]{0,3}|GPU-[0-9A-Fa-f]+(?:-[0-9A-Fa-f]+)*|MIG-[0-9A-Za-z-]+(?:/[0-9]+)*) *)*$"+"\""};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
else {
const err97 = {instancePath:instancePath+"/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_GPU_IDS%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
for(const key16 in data){
if(pattern15.test(key16)){
let data48 = data[key16];
if(typeof data48 === "string"){
if(!pattern40.test(data48)){
const err98 = {instancePath:instancePath+"/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_TENSOR_PARALLEL_SIZE%24/pattern",keyword:"pattern",params:{pattern: "^$|^[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^$|^[1-9][0-9]{0,8}$"+"\""};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_TENSOR_PARALLEL_SIZE%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
for(const key17 in data){
if(pattern16.test(key17)){
let data49 = data[key17];
if(typeof data49 === "string"){
if(!pattern41.test(data49)){
const err100 = {instancePath:instancePath+"/" + key17.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_MODEL_DTYPE%24/pattern",keyword:"pattern",params:{pattern: "^$|^(?:bfloat16|float16)$"},message:"must match pattern \""+"^$|^(?:bfloat16|float16)$"+"\""};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/" + key17.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_MODEL_DTYPE%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
for(const key18 in data){
if(pattern17.test(key18)){
let data50 = data[key18];
if(typeof data50 === "string"){
if(!pattern40.test(data50)){
const err102 = {instancePath:instancePath+"/" + key18.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_BLOCK_SIZE%24/pattern",keyword:"pattern",params:{pattern: "^$|^[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^$|^[1-9][0-9]{0,8}$"+"\""};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/" + key18.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_BLOCK_SIZE%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
for(const key19 in data){
if(pattern18.test(key19)){
let data51 = data[key19];
if(typeof data51 === "string"){
if(!pattern43.test(data51)){
const err104 = {instancePath:instancePath+"/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_ENGINE_ARGS%24/pattern",keyword:"pattern",params:{pattern: "^$|^[ \\t\\r\\n]*\\[[ \\t\\r\\n]*(?:\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*(?:,[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*)*)?\\][ \\t\\r\\n]*$"},message:"must match pattern \""+"^$|^[ \\t\\r\\n]*\\[[ \\t\\r\\n]*(?:\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*(?:,[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*)*)?\\][ \\t\\r\\n]*$"+"\""};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
else {
const err105 = {instancePath:instancePath+"/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_ENGINE_ARGS%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
for(const key20 in data){
if(pattern19.test(key20)){
let data52 = data[key20];
if(typeof data52 === "string"){
if(!pattern44.test(data52)){
const err106 = {instancePath:instancePath+"/" + key20.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_ENGINE_ENV%24/pattern",keyword:"pattern",params:{pattern: "^$|^[ \\t\\r\\n]*\\{[ \\t\\r\\n]*(?:\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*:[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*(?:,[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*:[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*)*)?\\}[ \\t\\r\\n]*$"},message:"must match pattern \""+"^$|^[ \\t\\r\\n]*\\{[ \\t\\r\\n]*(?:\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*:[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*(?:,[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*:[ \\t\\r\\n]*\"(?:[^\"\\\\\\u0000-\\u001f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*\"[ \\t\\r\\n]*)*)?\\}[ \\t\\r\\n]*$"+"\""};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
else {
const err107 = {instancePath:instancePath+"/" + key20.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_ENGINE_ENV%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
for(const key21 in data){
if(pattern20.test(key21)){
let data53 = data[key21];
if(typeof data53 === "string"){
if(!pattern45.test(data53)){
const err108 = {instancePath:instancePath+"/" + key21.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_TRANSFER_TRANSPORT%24/pattern",keyword:"pattern",params:{pattern: "^$|^(?:ucx_tcp|ucx_rdma)$"},message:"must match pattern \""+"^$|^(?:ucx_tcp|ucx_rdma)$"+"\""};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
else {
const err109 = {instancePath:instancePath+"/" + key21.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_TRANSFER_TRANSPORT%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
for(const key22 in data){
if(pattern21.test(key22)){
let data54 = data[key22];
if(typeof data54 === "string"){
if(!pattern46.test(data54)){
const err110 = {instancePath:instancePath+"/" + key22.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_TRANSFER_NET_DEVICES%24/pattern",keyword:"pattern",params:{pattern: "^$|^ *[^\\s,:/]+(?::(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))? *(?:, *[^\\s,:/]+(?::(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))? *)*$"},message:"must match pattern \""+"^$|^ *[^\\s,:/]+(?::(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))? *(?:, *[^\\s,:/]+(?::(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))? *)*$"+"\""};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/" + key22.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_TRANSFER_NET_DEVICES%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
for(const key23 in data){
if(pattern22.test(key23)){
let data55 = data[key23];
if(typeof data55 === "string"){
if(!pattern47.test(data55)){
const err112 = {instancePath:instancePath+"/" + key23.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_TRANSFER_DEVICES%24/pattern",keyword:"pattern",params:{pattern: "^$|^[ \\t\\r\\n]*\\[[ \\t\\r\\n]*(?:\"/dev/[^\"\\\\\\u0000-\\u001f]+\"[ \\t\\r\\n]*(?:,[ \\t\\r\\n]*\"/dev/[^\"\\\\\\u0000-\\u001f]+\"[ \\t\\r\\n]*)*)?\\][ \\t\\r\\n]*$"},message:"must match pattern \""+"^$|^[ \\t\\r\\n]*\\[[ \\t\\r\\n]*(?:\"/dev/[^\"\\\\\\u0000-\\u001f]+\"[ \\t\\r\\n]*(?:,[ \\t\\r\\n]*\"/dev/[^\"\\\\\\u0000-\\u001f]+\"[ \\t\\r\\n]*)*)?\\][ \\t\\r\\n]*$"+"\""};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
else {
const err113 = {instancePath:instancePath+"/" + key23.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_TRANSFER_DEVICES%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
for(const key24 in data){
if(pattern23.test(key24)){
if(typeof data[key24] !== "string"){
const err114 = {instancePath:instancePath+"/" + key24.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5E(%3F!NARWHAL_)/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
}
else {
const err115 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

const hosts = validate11;
const schema12 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://narwhal-deploy.dev/schemas/hosts.v1.schema.json","type":"object","additionalProperties":false,"required":["hosts"],"properties":{"hosts":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","ssh_env","password_env","roles"],"properties":{"id":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$"},"ssh_env":{"type":"string","pattern":"^NARWHAL_(?:NODE_[1-9][0-9]{0,8}|ROUTER)_SSH$"},"password_env":{"type":["string","null"],"pattern":"^NARWHAL_(?:NODE_[1-9][0-9]{0,8}|ROUTER)_SSH_PASSWORD$"},"roles":{"type":"array","items":{"type":"string","pattern":"^(?:engine-[1-9][0-9]*|router)$"},"minItems":1,"uniqueItems":true}}},"minItems":1}}};
const pattern104 = new RegExp("^[a-z][a-z0-9_-]{0,63}$", "u");
const pattern105 = new RegExp("^NARWHAL_(?:NODE_[1-9][0-9]{0,8}|ROUTER)_SSH$", "u");
const pattern106 = new RegExp("^NARWHAL_(?:NODE_[1-9][0-9]{0,8}|ROUTER)_SSH_PASSWORD$", "u");
const pattern107 = new RegExp("^(?:engine-[1-9][0-9]*|router)$", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://narwhal-deploy.dev/schemas/hosts.v1.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hosts === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hosts"},message:"must have required property '"+"hosts"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "hosts")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.hosts !== undefined){
let data0 = data.hosts;
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err3 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/properties/hosts/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.ssh_env === undefined){
const err4 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/properties/hosts/items/required",keyword:"required",params:{missingProperty: "ssh_env"},message:"must have required property '"+"ssh_env"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.password_env === undefined){
const err5 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/properties/hosts/items/required",keyword:"required",params:{missingProperty: "password_env"},message:"must have required property '"+"password_env"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.roles === undefined){
const err6 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/properties/hosts/items/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "id") || (key1 === "ssh_env")) || (key1 === "password_env")) || (key1 === "roles"))){
const err7 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/properties/hosts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(!pattern104.test(data2)){
const err8 = {instancePath:instancePath+"/hosts/" + i0+"/id",schemaPath:"#/properties/hosts/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/hosts/" + i0+"/id",schemaPath:"#/properties/hosts/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.ssh_env !== undefined){
let data3 = data1.ssh_env;
if(typeof data3 === "string"){
if(!pattern105.test(data3)){
const err10 = {instancePath:instancePath+"/hosts/" + i0+"/ssh_env",schemaPath:"#/properties/hosts/items/properties/ssh_env/pattern",keyword:"pattern",params:{pattern: "^NARWHAL_(?:NODE_[1-9][0-9]{0,8}|ROUTER)_SSH$"},message:"must match pattern \""+"^NARWHAL_(?:NODE_[1-9][0-9]{0,8}|ROUTER)_SSH$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/hosts/" + i0+"/ssh_env",schemaPath:"#/properties/hosts/items/properties/ssh_env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.password_env !== undefined){
let data4 = data1.password_env;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/hosts/" + i0+"/password_env",schemaPath:"#/properties/hosts/items/properties/password_env/type",keyword:"type",params:{type: schema12.properties.hosts.items.properties.password_env.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 === "string"){
if(!pattern106.test(data4)){
const err13 = {instancePath:instancePath+"/hosts/" + i0+"/password_env",schemaPath:"#/properties/hosts/items/properties/password_env/pattern",keyword:"pattern",params:{pattern: "^NARWHAL_(?:NODE_[1-9][0-9]{0,8}|ROUTER)_SSH_PASSWORD$"},message:"must match pattern \""+"^NARWHAL_(?:NODE_[1-9][0-9]{0,8}|ROUTER)_SSH_PASSWORD$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data1.roles !== undefined){
let data5 = data1.roles;
if(Array.isArray(data5)){
if(data5.length < 1){
const err14 = {instancePath:instancePath+"/hosts/" + i0+"/roles",schemaPath:"#/properties/hosts/items/properties/roles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(!pattern107.test(data6)){
const err15 = {instancePath:instancePath+"/hosts/" + i0+"/roles/" + i1,schemaPath:"#/properties/hosts/items/properties/roles/items/pattern",keyword:"pattern",params:{pattern: "^(?:engine-[1-9][0-9]*|router)$"},message:"must match pattern \""+"^(?:engine-[1-9][0-9]*|router)$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/hosts/" + i0+"/roles/" + i1,schemaPath:"#/properties/hosts/items/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
let i2 = data5.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data5[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err17 = {instancePath:instancePath+"/hosts/" + i0+"/roles",schemaPath:"#/properties/hosts/items/properties/roles/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err18 = {instancePath:instancePath+"/hosts/" + i0+"/roles",schemaPath:"#/properties/hosts/items/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/properties/hosts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const sshKnownHosts = validate12;
const schema13 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://narwhal-deploy.dev/schemas/ssh-known-hosts.v1.schema.json","type":"object","propertyNames":{"pattern":"^\\S+$"},"additionalProperties":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["line","type","key"],"properties":{"line":{"type":"integer","minimum":1},"marker":{"enum":["cert-authority","revoked"]},"type":{"type":"string","pattern":"^\\S+$"},"key":{"type":"string","pattern":"^[A-Za-z0-9+/]+={0,2}$"},"comment":{"type":"string"}}},"minItems":1}};
const pattern108 = new RegExp("^\\S+$", "u");
const pattern110 = new RegExp("^[A-Za-z0-9+/]+={0,2}$", "u");

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://narwhal-deploy.dev/schemas/ssh-known-hosts.v1.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern108.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^\\S+$"},message:"must match pattern \""+"^\\S+$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.line === undefined){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/additionalProperties/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.type === undefined){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/additionalProperties/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.key === undefined){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/additionalProperties/items/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key2 in data1){
if(!(((((key2 === "line") || (key2 === "marker")) || (key2 === "type")) || (key2 === "key")) || (key2 === "comment"))){
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/additionalProperties/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.line !== undefined){
let data2 = data1.line;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/line",schemaPath:"#/additionalProperties/items/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/line",schemaPath:"#/additionalProperties/items/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data1.marker !== undefined){
let data3 = data1.marker;
if(!((data3 === "cert-authority") || (data3 === "revoked"))){
const err9 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/marker",schemaPath:"#/additionalProperties/items/properties/marker/enum",keyword:"enum",params:{allowedValues: schema13.additionalProperties.items.properties.marker.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.type !== undefined){
let data4 = data1.type;
if(typeof data4 === "string"){
if(!pattern108.test(data4)){
const err10 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/type",schemaPath:"#/additionalProperties/items/properties/type/pattern",keyword:"pattern",params:{pattern: "^\\S+$"},message:"must match pattern \""+"^\\S+$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/type",schemaPath:"#/additionalProperties/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.key !== undefined){
let data5 = data1.key;
if(typeof data5 === "string"){
if(!pattern110.test(data5)){
const err12 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/key",schemaPath:"#/additionalProperties/items/properties/key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]+={0,2}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/key",schemaPath:"#/additionalProperties/items/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.comment !== undefined){
if(typeof data1.comment !== "string"){
const err14 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/comment",schemaPath:"#/additionalProperties/items/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/additionalProperties/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

const engineLaunch = validate13;
const schema14 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://narwhal-deploy.dev/schemas/engine-launch.v1.schema.json","type":"object","additionalProperties":false,"required":["schema","schema_version","engines"],"properties":{"schema":{"const":"narwhal.engine-launch"},"schema_version":{"const":1},"engines":{"type":"object","additionalProperties":false,"patternProperties":{"^engine-[1-9][0-9]*$":{"type":"object","additionalProperties":false,"required":["accelerator","gpu_ids","tensor_parallel_size","gpu_visibility_env","accelerator_devices","network_mode","transfer","sources","runtime"],"properties":{"accelerator":{"type":"string","pattern":"\\S"},"gpu_ids":{"type":"array","items":{"type":"string","pattern":"^\\S+$"},"minItems":1,"uniqueItems":true},"tensor_parallel_size":{"type":"integer","minimum":1},"gpu_visibility_env":{"enum":["CUDA_VISIBLE_DEVICES","ROCR_VISIBLE_DEVICES"]},"accelerator_devices":{"type":"array","items":{"type":"string","pattern":"^/dev/[^\\u0000-\\u001f]+$"},"minItems":1,"uniqueItems":true},"network_mode":{"const":"host"},"transfer":{"type":"object","additionalProperties":false,"required":["transport","net_devices","devices","gpu_tls"],"properties":{"transport":{"enum":["ucx_tcp","ucx_rdma"]},"net_devices":{"type":"string","pattern":"\\S"},"devices":{"type":"array","items":{"type":"string","pattern":"^/dev/[^\\u0000-\\u001f]+$"},"uniqueItems":true},"gpu_tls":{"enum":["cuda","rocm"]}}},"sources":{"type":"object","additionalProperties":false,"required":["allocation","devices","transfer","runtime"],"properties":{"allocation":{"type":"string","pattern":"\\S"},"devices":{"type":"string","pattern":"\\S"},"transfer":{"type":"string","pattern":"\\S"},"runtime":{"type":"string","pattern":"\\S"}}},"runtime":{"type":"object","additionalProperties":false,"required":["expected_packages","model_dtype","kv_cache_dtype","block_size","environment","extra_args"],"properties":{"expected_packages":{"type":"object","additionalProperties":false,"required":["vllm"],"properties":{"vllm":{"type":"string","pattern":"\\S"},"torch":{"type":"string","pattern":"\\S"}},"patternProperties":{"^nixl[a-z0-9._-]*$":{"type":"string","pattern":"\\S"}}},"model_dtype":{"enum":["bfloat16","float16"]},"kv_cache_dtype":{"type":"string","pattern":"\\S"},"block_size":{"type":"integer","minimum":1},"environment":{"type":"object","additionalProperties":false,"patternProperties":{"^(?!(?:ROCR_VISIBLE_DEVICES|CUDA_VISIBLE_DEVICES|UCX_NET_DEVICES|UCX_TLS|UCX_TCP_PORT_RANGE|NIXL_HOST_IP|VLLM_NIXL_SIDE_CHANNEL_HOST|VLLM_NIXL_SIDE_CHANNEL_PORT|VLLM_API_KEY)$)(?!.*(?:[Pp][Aa][Ss][Ss][Ww][Oo][Rr][Dd]|[Tt][Oo][Kk][Ee][Nn]|[Ss][Ee][Cc][Rr][Ee][Tt]|[Aa][Pp][Ii]_[Kk][Ee][Yy]|[Ss][Ss][Hh]|[Ss][Kk][Ii][Pp]_[Cc][Oo][Mm][Pp][Aa][Tt]))(?:(?:VLLM_|UCX_|NIXL_|ROCM_|HIP_|HSA_|AITER_|PYTORCH_|SAFETENSORS_)[A-Za-z0-9_]*|LD_LIBRARY_PATH|PYTHONPATH)$":{"type":"string","pattern":"^[^\\u0000\\r\\n]*$"}}},"extra_args":{"type":"array","items":{"type":"string"}}}}}}},"minProperties":1}}};
const pattern111 = new RegExp("^engine-[1-9][0-9]*$", "u");
const pattern113 = new RegExp("\\S", "u");
const pattern115 = new RegExp("^/dev/[^\\u0000-\\u001f]+$", "u");
const pattern122 = new RegExp("^nixl[a-z0-9._-]*$", "u");
const pattern128 = new RegExp("^(?!(?:ROCR_VISIBLE_DEVICES|CUDA_VISIBLE_DEVICES|UCX_NET_DEVICES|UCX_TLS|UCX_TCP_PORT_RANGE|NIXL_HOST_IP|VLLM_NIXL_SIDE_CHANNEL_HOST|VLLM_NIXL_SIDE_CHANNEL_PORT|VLLM_API_KEY)$)(?!.*(?:[Pp][Aa][Ss][Ss][Ww][Oo][Rr][Dd]|[Tt][Oo][Kk][Ee][Nn]|[Ss][Ee][Cc][Rr][Ee][Tt]|[Aa][Pp][Ii]_[Kk][Ee][Yy]|[Ss][Ss][Hh]|[Ss][Kk][Ii][Pp]_[Cc][Oo][Mm][Pp][Aa][Tt]))(?:(?:VLLM_|UCX_|NIXL_|ROCM_|HIP_|HSA_|AITER_|PYTORCH_|SAFETENSORS_)[A-Za-z0-9_]*|LD_LIBRARY_PATH|PYTHONPATH)$", "u");
const pattern130 = new RegExp("^[^\\u0000\\r\\n]*$", "u");

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://narwhal-deploy.dev/schemas/engine-launch.v1.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schema === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"},message:"must have required property '"+"schema"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.schema_version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema_version"},message:"must have required property '"+"schema_version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.engines === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "engines"},message:"must have required property '"+"engines"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "schema") || (key0 === "schema_version")) || (key0 === "engines"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.schema !== undefined){
if("narwhal.engine-launch" !== data.schema){
const err4 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "narwhal.engine-launch"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.schema_version !== undefined){
if(1 !== data.schema_version){
const err5 = {instancePath:instancePath+"/schema_version",schemaPath:"#/properties/schema_version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.engines !== undefined){
let data2 = data.engines;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length < 1){
const err6 = {instancePath:instancePath+"/engines",schemaPath:"#/properties/engines/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data2){
if(!(pattern111.test(key1))){
const err7 = {instancePath:instancePath+"/engines",schemaPath:"#/properties/engines/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
for(const key2 in data2){
if(pattern111.test(key2)){
let data3 = data2[key2];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.accelerator === undefined){
const err8 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/required",keyword:"required",params:{missingProperty: "accelerator"},message:"must have required property '"+"accelerator"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.gpu_ids === undefined){
const err9 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/required",keyword:"required",params:{missingProperty: "gpu_ids"},message:"must have required property '"+"gpu_ids"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.tensor_parallel_size === undefined){
const err10 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/required",keyword:"required",params:{missingProperty: "tensor_parallel_size"},message:"must have required property '"+"tensor_parallel_size"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.gpu_visibility_env === undefined){
const err11 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/required",keyword:"required",params:{missingProperty: "gpu_visibility_env"},message:"must have required property '"+"gpu_visibility_env"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.accelerator_devices === undefined){
const err12 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/required",keyword:"required",params:{missingProperty: "accelerator_devices"},message:"must have required property '"+"accelerator_devices"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.network_mode === undefined){
const err13 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/required",keyword:"required",params:{missingProperty: "network_mode"},message:"must have required property '"+"network_mode"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.transfer === undefined){
const err14 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/required",keyword:"required",params:{missingProperty: "transfer"},message:"must have required property '"+"transfer"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.sources === undefined){
const err15 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/required",keyword:"required",params:{missingProperty: "sources"},message:"must have required property '"+"sources"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3.runtime === undefined){
const err16 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/required",keyword:"required",params:{missingProperty: "runtime"},message:"must have required property '"+"runtime"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key3 in data3){
if(!(func2.call(schema14.properties.engines.patternProperties["^engine-[1-9][0-9]*$"].properties, key3))){
const err17 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.accelerator !== undefined){
let data4 = data3.accelerator;
if(typeof data4 === "string"){
if(!pattern113.test(data4)){
const err18 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/accelerator",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/accelerator/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/accelerator",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/accelerator/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.gpu_ids !== undefined){
let data5 = data3.gpu_ids;
if(Array.isArray(data5)){
if(data5.length < 1){
const err20 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/gpu_ids",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/gpu_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(!pattern108.test(data6)){
const err21 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/gpu_ids/" + i0,schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/gpu_ids/items/pattern",keyword:"pattern",params:{pattern: "^\\S+$"},message:"must match pattern \""+"^\\S+$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/gpu_ids/" + i0,schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/gpu_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err23 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/gpu_ids",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/gpu_ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err24 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/gpu_ids",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/gpu_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data3.tensor_parallel_size !== undefined){
let data7 = data3.tensor_parallel_size;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err25 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/tensor_parallel_size",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/tensor_parallel_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/tensor_parallel_size",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/tensor_parallel_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data3.gpu_visibility_env !== undefined){
let data8 = data3.gpu_visibility_env;
if(!((data8 === "CUDA_VISIBLE_DEVICES") || (data8 === "ROCR_VISIBLE_DEVICES"))){
const err27 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/gpu_visibility_env",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/gpu_visibility_env/enum",keyword:"enum",params:{allowedValues: schema14.properties.engines.patternProperties["^engine-[1-9][0-9]*$"].properties.gpu_visibility_env.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data3.accelerator_devices !== undefined){
let data9 = data3.accelerator_devices;
if(Array.isArray(data9)){
if(data9.length < 1){
const err28 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/accelerator_devices",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/accelerator_devices/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
let data10 = data9[i2];
if(typeof data10 === "string"){
if(!pattern115.test(data10)){
const err29 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/accelerator_devices/" + i2,schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/accelerator_devices/items/pattern",keyword:"pattern",params:{pattern: "^/dev/[^\\u0000-\\u001f]+$"},message:"must match pattern \""+"^/dev/[^\\u0000-\\u001f]+$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/accelerator_devices/" + i2,schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/accelerator_devices/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
let i3 = data9.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data9[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err31 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/accelerator_devices",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/accelerator_devices/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err32 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/accelerator_devices",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/accelerator_devices/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data3.network_mode !== undefined){
if("host" !== data3.network_mode){
const err33 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/network_mode",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/network_mode/const",keyword:"const",params:{allowedValue: "host"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data3.transfer !== undefined){
let data12 = data3.transfer;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.transport === undefined){
const err34 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/transfer",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/transfer/required",keyword:"required",params:{missingProperty: "transport"},message:"must have required property '"+"transport"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data12.net_devices === undefined){
const err35 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/transfer",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/transfer/required",keyword:"required",params:{missingProperty: "net_devices"},message:"must have required property '"+"net_devices"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data12.devices === undefined){
const err36 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/transfer",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/transfer/required",keyword:"required",params:{missingProperty: "devices"},message:"must have required property '"+"devices"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data12.gpu_tls === undefined){
const err37 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/transfer",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/transfer/required",keyword:"required",params:{missingProperty: "gpu_tls"},message:"must have required property '"+"gpu_tls"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key4 in data12){
if(!((((key4 === "transport") || (key4 === "net_devices")) || (key4 === "devices")) || (key4 === "gpu_tls"))){
const err38 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/transfer",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/transfer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data12.transport !== undefined){
let data13 = data12.transport;
if(!((data13 === "ucx_tcp") || (data13 === "ucx_rdma"))){
const err39 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/transfer/transport",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/transfer/properties/transport/enum",keyword:"enum",params:{allowedValues: schema14.properties.engines.patternProperties["^engine-[1-9][0-9]*$"].properties.transfer.properties.transport.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data12.net_devices !== undefined){
let data14 = data12.net_devices;
if(typeof data14 === "string"){
if(!pattern113.test(data14)){
const err40 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/transfer/net_devices",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/transfer/properties/net_devices/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/transfer/net_devices",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/transfer/properties/net_devices/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data12.devices !== undefined){
let data15 = data12.devices;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i4=0; i4<len2; i4++){
let data16 = data15[i4];
if(typeof data16 === "string"){
if(!pattern115.test(data16)){
const err42 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/transfer/devices/" + i4,schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/transfer/properties/devices/items/pattern",keyword:"pattern",params:{pattern: "^/dev/[^\\u0000-\\u001f]+$"},message:"must match pattern \""+"^/dev/[^\\u0000-\\u001f]+$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/transfer/devices/" + i4,schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/transfer/properties/devices/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
let i5 = data15.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data15[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err44 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/transfer/devices",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/transfer/properties/devices/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
break;
}
indices2[item2] = i5;
}
}
}
else {
const err45 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/transfer/devices",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/transfer/properties/devices/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data12.gpu_tls !== undefined){
let data17 = data12.gpu_tls;
if(!((data17 === "cuda") || (data17 === "rocm"))){
const err46 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/transfer/gpu_tls",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/transfer/properties/gpu_tls/enum",keyword:"enum",params:{allowedValues: schema14.properties.engines.patternProperties["^engine-[1-9][0-9]*$"].properties.transfer.properties.gpu_tls.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/transfer",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/transfer/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data3.sources !== undefined){
let data18 = data3.sources;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.allocation === undefined){
const err48 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/sources",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/sources/required",keyword:"required",params:{missingProperty: "allocation"},message:"must have required property '"+"allocation"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data18.devices === undefined){
const err49 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/sources",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/sources/required",keyword:"required",params:{missingProperty: "devices"},message:"must have required property '"+"devices"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data18.transfer === undefined){
const err50 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/sources",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/sources/required",keyword:"required",params:{missingProperty: "transfer"},message:"must have required property '"+"transfer"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data18.runtime === undefined){
const err51 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/sources",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/sources/required",keyword:"required",params:{missingProperty: "runtime"},message:"must have required property '"+"runtime"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key5 in data18){
if(!((((key5 === "allocation") || (key5 === "devices")) || (key5 === "transfer")) || (key5 === "runtime"))){
const err52 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/sources",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/sources/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data18.allocation !== undefined){
let data19 = data18.allocation;
if(typeof data19 === "string"){
if(!pattern113.test(data19)){
const err53 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/sources/allocation",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/sources/properties/allocation/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/sources/allocation",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/sources/properties/allocation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data18.devices !== undefined){
let data20 = data18.devices;
if(typeof data20 === "string"){
if(!pattern113.test(data20)){
const err55 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/sources/devices",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/sources/properties/devices/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/sources/devices",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/sources/properties/devices/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data18.transfer !== undefined){
let data21 = data18.transfer;
if(typeof data21 === "string"){
if(!pattern113.test(data21)){
const err57 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/sources/transfer",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/sources/properties/transfer/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/sources/transfer",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/sources/properties/transfer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data18.runtime !== undefined){
let data22 = data18.runtime;
if(typeof data22 === "string"){
if(!pattern113.test(data22)){
const err59 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/sources/runtime",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/sources/properties/runtime/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/sources/runtime",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/sources/properties/runtime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/sources",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/sources/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data3.runtime !== undefined){
let data23 = data3.runtime;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.expected_packages === undefined){
const err62 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/required",keyword:"required",params:{missingProperty: "expected_packages"},message:"must have required property '"+"expected_packages"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data23.model_dtype === undefined){
const err63 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/required",keyword:"required",params:{missingProperty: "model_dtype"},message:"must have required property '"+"model_dtype"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data23.kv_cache_dtype === undefined){
const err64 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/required",keyword:"required",params:{missingProperty: "kv_cache_dtype"},message:"must have required property '"+"kv_cache_dtype"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data23.block_size === undefined){
const err65 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/required",keyword:"required",params:{missingProperty: "block_size"},message:"must have required property '"+"block_size"+"'"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data23.environment === undefined){
const err66 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/required",keyword:"required",params:{missingProperty: "environment"},message:"must have required property '"+"environment"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data23.extra_args === undefined){
const err67 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/required",keyword:"required",params:{missingProperty: "extra_args"},message:"must have required property '"+"extra_args"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
for(const key6 in data23){
if(!((((((key6 === "expected_packages") || (key6 === "model_dtype")) || (key6 === "kv_cache_dtype")) || (key6 === "block_size")) || (key6 === "environment")) || (key6 === "extra_args"))){
const err68 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data23.expected_packages !== undefined){
let data24 = data23.expected_packages;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.vllm === undefined){
const err69 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime/expected_packages",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/properties/expected_packages/required",keyword:"required",params:{missingProperty: "vllm"},message:"must have required property '"+"vllm"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
for(const key7 in data24){
if(!(((key7 === "vllm") || (key7 === "torch")) || (pattern122.test(key7)))){
const err70 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime/expected_packages",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/properties/expected_packages/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data24.vllm !== undefined){
let data25 = data24.vllm;
if(typeof data25 === "string"){
if(!pattern113.test(data25)){
const err71 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime/expected_packages/vllm",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/properties/expected_packages/properties/vllm/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime/expected_packages/vllm",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/properties/expected_packages/properties/vllm/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data24.torch !== undefined){
let data26 = data24.torch;
if(typeof data26 === "string"){
if(!pattern113.test(data26)){
const err73 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime/expected_packages/torch",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/properties/expected_packages/properties/torch/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime/expected_packages/torch",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/properties/expected_packages/properties/torch/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
for(const key8 in data24){
if(pattern122.test(key8)){
let data27 = data24[key8];
if(typeof data27 === "string"){
if(!pattern113.test(data27)){
const err75 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime/expected_packages/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/properties/expected_packages/patternProperties/%5Enixl%5Ba-z0-9._-%5D*%24/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime/expected_packages/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/properties/expected_packages/patternProperties/%5Enixl%5Ba-z0-9._-%5D*%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
}
else {
const err77 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime/expected_packages",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/properties/expected_packages/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data23.model_dtype !== undefined){
let data28 = data23.model_dtype;
if(!((data28 === "bfloat16") || (data28 === "float16"))){
const err78 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime/model_dtype",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/properties/model_dtype/enum",keyword:"enum",params:{allowedValues: schema14.properties.engines.patternProperties["^engine-[1-9][0-9]*$"].properties.runtime.properties.model_dtype.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data23.kv_cache_dtype !== undefined){
let data29 = data23.kv_cache_dtype;
if(typeof data29 === "string"){
if(!pattern113.test(data29)){
const err79 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime/kv_cache_dtype",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/properties/kv_cache_dtype/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime/kv_cache_dtype",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/properties/kv_cache_dtype/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data23.block_size !== undefined){
let data30 = data23.block_size;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err81 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime/block_size",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/properties/block_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 1 || isNaN(data30)){
const err82 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime/block_size",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/properties/block_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
if(data23.environment !== undefined){
let data31 = data23.environment;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key9 in data31){
if(!(pattern128.test(key9))){
const err83 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime/environment",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/properties/environment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
for(const key10 in data31){
if(pattern128.test(key10)){
let data32 = data31[key10];
if(typeof data32 === "string"){
if(!pattern130.test(data32)){
const err84 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime/environment/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/properties/environment/patternProperties/%5E(%3F!(%3F%3AROCR_VISIBLE_DEVICES%7CCUDA_VISIBLE_DEVICES%7CUCX_NET_DEVICES%7CUCX_TLS%7CUCX_TCP_PORT_RANGE%7CNIXL_HOST_IP%7CVLLM_NIXL_SIDE_CHANNEL_HOST%7CVLLM_NIXL_SIDE_CHANNEL_PORT%7CVLLM_API_KEY)%24)(%3F!.*(%3F%3A%5BPp%5D%5BAa%5D%5BSs%5D%5BSs%5D%5BWw%5D%5BOo%5D%5BRr%5D%5BDd%5D%7C%5BTt%5D%5BOo%5D%5BKk%5D%5BEe%5D%5BNn%5D%7C%5BSs%5D%5BEe%5D%5BCc%5D%5BRr%5D%5BEe%5D%5BTt%5D%7C%5BAa%5D%5BPp%5D%5BIi%5D_%5BKk%5D%5BEe%5D%5BYy%5D%7C%5BSs%5D%5BSs%5D%5BHh%5D%7C%5BSs%5D%5BKk%5D%5BIi%5D%5BPp%5D_%5BCc%5D%5BOo%5D%5BMm%5D%5BPp%5D%5BAa%5D%5BTt%5D))(%3F%3A(%3F%3AVLLM_%7CUCX_%7CNIXL_%7CROCM_%7CHIP_%7CHSA_%7CAITER_%7CPYTORCH_%7CSAFETENSORS_)%5BA-Za-z0-9_%5D*%7CLD_LIBRARY_PATH%7CPYTHONPATH)%24/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\r\\n]*$"},message:"must match pattern \""+"^[^\\u0000\\r\\n]*$"+"\""};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime/environment/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/properties/environment/patternProperties/%5E(%3F!(%3F%3AROCR_VISIBLE_DEVICES%7CCUDA_VISIBLE_DEVICES%7CUCX_NET_DEVICES%7CUCX_TLS%7CUCX_TCP_PORT_RANGE%7CNIXL_HOST_IP%7CVLLM_NIXL_SIDE_CHANNEL_HOST%7CVLLM_NIXL_SIDE_CHANNEL_PORT%7CVLLM_API_KEY)%24)(%3F!.*(%3F%3A%5BPp%5D%5BAa%5D%5BSs%5D%5BSs%5D%5BWw%5D%5BOo%5D%5BRr%5D%5BDd%5D%7C%5BTt%5D%5BOo%5D%5BKk%5D%5BEe%5D%5BNn%5D%7C%5BSs%5D%5BEe%5D%5BCc%5D%5BRr%5D%5BEe%5D%5BTt%5D%7C%5BAa%5D%5BPp%5D%5BIi%5D_%5BKk%5D%5BEe%5D%5BYy%5D%7C%5BSs%5D%5BSs%5D%5BHh%5D%7C%5BSs%5D%5BKk%5D%5BIi%5D%5BPp%5D_%5BCc%5D%5BOo%5D%5BMm%5D%5BPp%5D%5BAa%5D%5BTt%5D))(%3F%3A(%3F%3AVLLM_%7CUCX_%7CNIXL_%7CROCM_%7CHIP_%7CHSA_%7CAITER_%7CPYTORCH_%7CSAFETENSORS_)%5BA-Za-z0-9_%5D*%7CLD_LIBRARY_PATH%7CPYTHONPATH)%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
}
else {
const err86 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime/environment",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/properties/environment/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data23.extra_args !== undefined){
let data33 = data23.extra_args;
if(Array.isArray(data33)){
const len3 = data33.length;
for(let i6=0; i6<len3; i6++){
if(typeof data33[i6] !== "string"){
const err87 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime/extra_args/" + i6,schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/properties/extra_args/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime/extra_args",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/properties/extra_args/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtime",schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/runtime/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/engines/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/engines/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
}
else {
const err91 = {instancePath:instancePath+"/engines",schemaPath:"#/properties/engines/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

const engineLaunchSources = validate14;
const schema15 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://narwhal-deploy.dev/schemas/engine-launch-sources.v1.schema.json","type":"object","additionalProperties":false,"minProperties":1,"patternProperties":{"^engine-[1-9][0-9]*$":{"type":"object","additionalProperties":false,"required":["inspection","policy"],"properties":{"inspection":{"type":"string","pattern":"\\S"},"policy":{"type":"string","pattern":"\\S"},"settings":{"type":"object","additionalProperties":{"type":"object","additionalProperties":false,"required":["value","origin","source"],"properties":{"value":{},"origin":{"enum":["observation","field","default","rule"]},"source":{"type":"string","pattern":"\\S"},"evidence":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["file","field","value"],"properties":{"file":{"type":"string","pattern":"\\S"},"field":{"type":"string","pattern":"\\S"},"value":{}}}}}}}}}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://narwhal-deploy.dev/schemas/engine-launch-sources.v1.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(pattern111.test(key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
if(pattern111.test(key1)){
let data0 = data[key1];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.inspection === undefined){
const err2 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/required",keyword:"required",params:{missingProperty: "inspection"},message:"must have required property '"+"inspection"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.policy === undefined){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/required",keyword:"required",params:{missingProperty: "policy"},message:"must have required property '"+"policy"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key2 in data0){
if(!(((key2 === "inspection") || (key2 === "policy")) || (key2 === "settings"))){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.inspection !== undefined){
let data1 = data0.inspection;
if(typeof data1 === "string"){
if(!pattern113.test(data1)){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/inspection",schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/inspection/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/inspection",schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/inspection/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.policy !== undefined){
let data2 = data0.policy;
if(typeof data2 === "string"){
if(!pattern113.test(data2)){
const err7 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/policy",schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/policy/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/policy",schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/policy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.settings !== undefined){
let data3 = data0.settings;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key3 in data3){
let data4 = data3[key3];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.value === undefined){
const err9 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/settings/additionalProperties/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.origin === undefined){
const err10 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/settings/additionalProperties/required",keyword:"required",params:{missingProperty: "origin"},message:"must have required property '"+"origin"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.source === undefined){
const err11 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/settings/additionalProperties/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key4 in data4){
if(!((((key4 === "value") || (key4 === "origin")) || (key4 === "source")) || (key4 === "evidence"))){
const err12 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/settings/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.origin !== undefined){
let data5 = data4.origin;
if(!((((data5 === "observation") || (data5 === "field")) || (data5 === "default")) || (data5 === "rule"))){
const err13 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/origin",schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/settings/additionalProperties/properties/origin/enum",keyword:"enum",params:{allowedValues: schema15.patternProperties["^engine-[1-9][0-9]*$"].properties.settings.additionalProperties.properties.origin.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.source !== undefined){
let data6 = data4.source;
if(typeof data6 === "string"){
if(!pattern113.test(data6)){
const err14 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/source",schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/settings/additionalProperties/properties/source/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/source",schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/settings/additionalProperties/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.evidence !== undefined){
let data7 = data4.evidence;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.file === undefined){
const err16 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/evidence/" + i0,schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/settings/additionalProperties/properties/evidence/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data8.field === undefined){
const err17 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/evidence/" + i0,schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/settings/additionalProperties/properties/evidence/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data8.value === undefined){
const err18 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/evidence/" + i0,schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/settings/additionalProperties/properties/evidence/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key5 in data8){
if(!(((key5 === "file") || (key5 === "field")) || (key5 === "value"))){
const err19 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/evidence/" + i0,schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/settings/additionalProperties/properties/evidence/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data8.file !== undefined){
let data9 = data8.file;
if(typeof data9 === "string"){
if(!pattern113.test(data9)){
const err20 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/evidence/" + i0+"/file",schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/settings/additionalProperties/properties/evidence/items/properties/file/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/evidence/" + i0+"/file",schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/settings/additionalProperties/properties/evidence/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.field !== undefined){
let data10 = data8.field;
if(typeof data10 === "string"){
if(!pattern113.test(data10)){
const err22 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/evidence/" + i0+"/field",schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/settings/additionalProperties/properties/evidence/items/properties/field/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/evidence/" + i0+"/field",schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/settings/additionalProperties/properties/evidence/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/evidence/" + i0,schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/settings/additionalProperties/properties/evidence/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/evidence",schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/settings/additionalProperties/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/settings/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings",schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/properties/settings/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5Eengine-%5B1-9%5D%5B0-9%5D*%24/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

const fleet = validate15;
const schema16 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://narwhal-deploy.dev/schemas/fleet.v1.schema.json","type":"object","additionalProperties":false,"required":["schema","schema_version","model","hardware","engines","slo","controller","profiles"],"properties":{"schema":{"const":"narwhal.fleet"},"schema_version":{"const":1},"model":{"type":"string","pattern":"\\S"},"hardware":{"type":"object","additionalProperties":false,"required":["accelerator","accelerators_per_engine","tensor_parallel"],"properties":{"accelerator":{"type":"string","pattern":"\\S"},"accelerators_per_engine":{"type":"integer","minimum":1},"tensor_parallel":{"type":"integer","minimum":1}},"patternProperties":{"^_":{}}},"engines":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["iid","url","attestation_url","role"],"properties":{"iid":{"type":"string","pattern":"^n[1-9][0-9]*$"},"url":{"type":"string","pattern":"^(?:\\$\\{[A-Za-z_][A-Za-z0-9_]*\\}|http://[^\\s/?#@]+:[0-9]{1,5})$"},"attestation_url":{"type":"string","pattern":"^(?:\\$\\{[A-Za-z_][A-Za-z0-9_]*\\}|http://[^\\s/?#@]+:[0-9]{1,5}/v1/attestation)$"},"role":{"enum":["prefill","decode"]},"pin":{},"shared_device":{}},"patternProperties":{"^_":{}}},"minItems":1},"slo":{"type":"object","additionalProperties":false,"required":["ttft_s","tpot_s"],"properties":{"ttft_s":{"type":"number","exclusiveMinimum":0},"tpot_s":{"type":"number","exclusiveMinimum":0}},"patternProperties":{"^_":{}}},"controller":{"type":"object","additionalProperties":false,"required":["min_prefill","min_decode","thresholds"],"properties":{"min_prefill":{"type":"integer","minimum":0},"min_decode":{"type":"integer","minimum":0},"thresholds":{"type":"object","additionalProperties":false,"required":["expand","shrink"],"properties":{"expand":{"type":"number","minimum":0},"shrink":{"type":"number","minimum":0}},"patternProperties":{"^_":{}}}},"patternProperties":{"^_":{}}},"profiles":{"type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"type":"string","pattern":"\\S"}},"patternProperties":{"^_":{}}},"engine":{"type":"object","additionalProperties":false,"required":["engine_api_key_env"],"properties":{"engine_api_key_env":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"}},"patternProperties":{"^_":{}}},"engine_contract":{"type":"object"},"serving":{"type":"object"},"recovery":{"type":"object"}},"patternProperties":{"^_":{}}};
const pattern138 = new RegExp("^_", "u");
const pattern143 = new RegExp("^n[1-9][0-9]*$", "u");
const pattern144 = new RegExp("^(?:\\$\\{[A-Za-z_][A-Za-z0-9_]*\\}|http://[^\\s/?#@]+:[0-9]{1,5})$", "u");
const pattern145 = new RegExp("^(?:\\$\\{[A-Za-z_][A-Za-z0-9_]*\\}|http://[^\\s/?#@]+:[0-9]{1,5}/v1/attestation)$", "u");
const pattern152 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://narwhal-deploy.dev/schemas/fleet.v1.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schema === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"},message:"must have required property '"+"schema"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.schema_version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema_version"},message:"must have required property '"+"schema_version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.model === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.hardware === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hardware"},message:"must have required property '"+"hardware"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.engines === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "engines"},message:"must have required property '"+"engines"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.slo === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slo"},message:"must have required property '"+"slo"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.controller === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "controller"},message:"must have required property '"+"controller"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.profiles === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "profiles"},message:"must have required property '"+"profiles"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((func2.call(schema16.properties, key0)) || (pattern138.test(key0)))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.schema !== undefined){
if("narwhal.fleet" !== data.schema){
const err9 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "narwhal.fleet"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.schema_version !== undefined){
if(1 !== data.schema_version){
const err10 = {instancePath:instancePath+"/schema_version",schemaPath:"#/properties/schema_version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.model !== undefined){
let data2 = data.model;
if(typeof data2 === "string"){
if(!pattern113.test(data2)){
const err11 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.hardware !== undefined){
let data3 = data.hardware;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.accelerator === undefined){
const err13 = {instancePath:instancePath+"/hardware",schemaPath:"#/properties/hardware/required",keyword:"required",params:{missingProperty: "accelerator"},message:"must have required property '"+"accelerator"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.accelerators_per_engine === undefined){
const err14 = {instancePath:instancePath+"/hardware",schemaPath:"#/properties/hardware/required",keyword:"required",params:{missingProperty: "accelerators_per_engine"},message:"must have required property '"+"accelerators_per_engine"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.tensor_parallel === undefined){
const err15 = {instancePath:instancePath+"/hardware",schemaPath:"#/properties/hardware/required",keyword:"required",params:{missingProperty: "tensor_parallel"},message:"must have required property '"+"tensor_parallel"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data3){
if(!((((key1 === "accelerator") || (key1 === "accelerators_per_engine")) || (key1 === "tensor_parallel")) || (pattern138.test(key1)))){
const err16 = {instancePath:instancePath+"/hardware",schemaPath:"#/properties/hardware/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.accelerator !== undefined){
let data4 = data3.accelerator;
if(typeof data4 === "string"){
if(!pattern113.test(data4)){
const err17 = {instancePath:instancePath+"/hardware/accelerator",schemaPath:"#/properties/hardware/properties/accelerator/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/hardware/accelerator",schemaPath:"#/properties/hardware/properties/accelerator/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data3.accelerators_per_engine !== undefined){
let data5 = data3.accelerators_per_engine;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err19 = {instancePath:instancePath+"/hardware/accelerators_per_engine",schemaPath:"#/properties/hardware/properties/accelerators_per_engine/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/hardware/accelerators_per_engine",schemaPath:"#/properties/hardware/properties/accelerators_per_engine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data3.tensor_parallel !== undefined){
let data6 = data3.tensor_parallel;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err21 = {instancePath:instancePath+"/hardware/tensor_parallel",schemaPath:"#/properties/hardware/properties/tensor_parallel/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/hardware/tensor_parallel",schemaPath:"#/properties/hardware/properties/tensor_parallel/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
else {
const err23 = {instancePath:instancePath+"/hardware",schemaPath:"#/properties/hardware/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.engines !== undefined){
let data7 = data.engines;
if(Array.isArray(data7)){
if(data7.length < 1){
const err24 = {instancePath:instancePath+"/engines",schemaPath:"#/properties/engines/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.iid === undefined){
const err25 = {instancePath:instancePath+"/engines/" + i0,schemaPath:"#/properties/engines/items/required",keyword:"required",params:{missingProperty: "iid"},message:"must have required property '"+"iid"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.url === undefined){
const err26 = {instancePath:instancePath+"/engines/" + i0,schemaPath:"#/properties/engines/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8.attestation_url === undefined){
const err27 = {instancePath:instancePath+"/engines/" + i0,schemaPath:"#/properties/engines/items/required",keyword:"required",params:{missingProperty: "attestation_url"},message:"must have required property '"+"attestation_url"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data8.role === undefined){
const err28 = {instancePath:instancePath+"/engines/" + i0,schemaPath:"#/properties/engines/items/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key2 in data8){
if(!(((((((key2 === "iid") || (key2 === "url")) || (key2 === "attestation_url")) || (key2 === "role")) || (key2 === "pin")) || (key2 === "shared_device")) || (pattern138.test(key2)))){
const err29 = {instancePath:instancePath+"/engines/" + i0,schemaPath:"#/properties/engines/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data8.iid !== undefined){
let data9 = data8.iid;
if(typeof data9 === "string"){
if(!pattern143.test(data9)){
const err30 = {instancePath:instancePath+"/engines/" + i0+"/iid",schemaPath:"#/properties/engines/items/properties/iid/pattern",keyword:"pattern",params:{pattern: "^n[1-9][0-9]*$"},message:"must match pattern \""+"^n[1-9][0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/engines/" + i0+"/iid",schemaPath:"#/properties/engines/items/properties/iid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data8.url !== undefined){
let data10 = data8.url;
if(typeof data10 === "string"){
if(!pattern144.test(data10)){
const err32 = {instancePath:instancePath+"/engines/" + i0+"/url",schemaPath:"#/properties/engines/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?:\\$\\{[A-Za-z_][A-Za-z0-9_]*\\}|http://[^\\s/?#@]+:[0-9]{1,5})$"},message:"must match pattern \""+"^(?:\\$\\{[A-Za-z_][A-Za-z0-9_]*\\}|http://[^\\s/?#@]+:[0-9]{1,5})$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/engines/" + i0+"/url",schemaPath:"#/properties/engines/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data8.attestation_url !== undefined){
let data11 = data8.attestation_url;
if(typeof data11 === "string"){
if(!pattern145.test(data11)){
const err34 = {instancePath:instancePath+"/engines/" + i0+"/attestation_url",schemaPath:"#/properties/engines/items/properties/attestation_url/pattern",keyword:"pattern",params:{pattern: "^(?:\\$\\{[A-Za-z_][A-Za-z0-9_]*\\}|http://[^\\s/?#@]+:[0-9]{1,5}/v1/attestation)$"},message:"must match pattern \""+"^(?:\\$\\{[A-Za-z_][A-Za-z0-9_]*\\}|http://[^\\s/?#@]+:[0-9]{1,5}/v1/attestation)$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/engines/" + i0+"/attestation_url",schemaPath:"#/properties/engines/items/properties/attestation_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data8.role !== undefined){
let data12 = data8.role;
if(!((data12 === "prefill") || (data12 === "decode"))){
const err36 = {instancePath:instancePath+"/engines/" + i0+"/role",schemaPath:"#/properties/engines/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema16.properties.engines.items.properties.role.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/engines/" + i0,schemaPath:"#/properties/engines/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/engines",schemaPath:"#/properties/engines/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.slo !== undefined){
let data13 = data.slo;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.ttft_s === undefined){
const err39 = {instancePath:instancePath+"/slo",schemaPath:"#/properties/slo/required",keyword:"required",params:{missingProperty: "ttft_s"},message:"must have required property '"+"ttft_s"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data13.tpot_s === undefined){
const err40 = {instancePath:instancePath+"/slo",schemaPath:"#/properties/slo/required",keyword:"required",params:{missingProperty: "tpot_s"},message:"must have required property '"+"tpot_s"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key3 in data13){
if(!(((key3 === "ttft_s") || (key3 === "tpot_s")) || (pattern138.test(key3)))){
const err41 = {instancePath:instancePath+"/slo",schemaPath:"#/properties/slo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data13.ttft_s !== undefined){
let data14 = data13.ttft_s;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 <= 0 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/slo/ttft_s",schemaPath:"#/properties/slo/properties/ttft_s/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/slo/ttft_s",schemaPath:"#/properties/slo/properties/ttft_s/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data13.tpot_s !== undefined){
let data15 = data13.tpot_s;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 <= 0 || isNaN(data15)){
const err44 = {instancePath:instancePath+"/slo/tpot_s",schemaPath:"#/properties/slo/properties/tpot_s/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/slo/tpot_s",schemaPath:"#/properties/slo/properties/tpot_s/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/slo",schemaPath:"#/properties/slo/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.controller !== undefined){
let data16 = data.controller;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.min_prefill === undefined){
const err47 = {instancePath:instancePath+"/controller",schemaPath:"#/properties/controller/required",keyword:"required",params:{missingProperty: "min_prefill"},message:"must have required property '"+"min_prefill"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data16.min_decode === undefined){
const err48 = {instancePath:instancePath+"/controller",schemaPath:"#/properties/controller/required",keyword:"required",params:{missingProperty: "min_decode"},message:"must have required property '"+"min_decode"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data16.thresholds === undefined){
const err49 = {instancePath:instancePath+"/controller",schemaPath:"#/properties/controller/required",keyword:"required",params:{missingProperty: "thresholds"},message:"must have required property '"+"thresholds"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
for(const key4 in data16){
if(!((((key4 === "min_prefill") || (key4 === "min_decode")) || (key4 === "thresholds")) || (pattern138.test(key4)))){
const err50 = {instancePath:instancePath+"/controller",schemaPath:"#/properties/controller/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data16.min_prefill !== undefined){
let data17 = data16.min_prefill;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err51 = {instancePath:instancePath+"/controller/min_prefill",schemaPath:"#/properties/controller/properties/min_prefill/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err52 = {instancePath:instancePath+"/controller/min_prefill",schemaPath:"#/properties/controller/properties/min_prefill/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
if(data16.min_decode !== undefined){
let data18 = data16.min_decode;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err53 = {instancePath:instancePath+"/controller/min_decode",schemaPath:"#/properties/controller/properties/min_decode/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err54 = {instancePath:instancePath+"/controller/min_decode",schemaPath:"#/properties/controller/properties/min_decode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
if(data16.thresholds !== undefined){
let data19 = data16.thresholds;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.expand === undefined){
const err55 = {instancePath:instancePath+"/controller/thresholds",schemaPath:"#/properties/controller/properties/thresholds/required",keyword:"required",params:{missingProperty: "expand"},message:"must have required property '"+"expand"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data19.shrink === undefined){
const err56 = {instancePath:instancePath+"/controller/thresholds",schemaPath:"#/properties/controller/properties/thresholds/required",keyword:"required",params:{missingProperty: "shrink"},message:"must have required property '"+"shrink"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
for(const key5 in data19){
if(!(((key5 === "expand") || (key5 === "shrink")) || (pattern138.test(key5)))){
const err57 = {instancePath:instancePath+"/controller/thresholds",schemaPath:"#/properties/controller/properties/thresholds/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data19.expand !== undefined){
let data20 = data19.expand;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err58 = {instancePath:instancePath+"/controller/thresholds/expand",schemaPath:"#/properties/controller/properties/thresholds/properties/expand/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/controller/thresholds/expand",schemaPath:"#/properties/controller/properties/thresholds/properties/expand/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data19.shrink !== undefined){
let data21 = data19.shrink;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
const err60 = {instancePath:instancePath+"/controller/thresholds/shrink",schemaPath:"#/properties/controller/properties/thresholds/properties/shrink/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/controller/thresholds/shrink",schemaPath:"#/properties/controller/properties/thresholds/properties/shrink/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/controller/thresholds",schemaPath:"#/properties/controller/properties/thresholds/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/controller",schemaPath:"#/properties/controller/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.profiles !== undefined){
let data22 = data.profiles;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.path === undefined){
const err64 = {instancePath:instancePath+"/profiles",schemaPath:"#/properties/profiles/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
for(const key6 in data22){
if(!((key6 === "path") || (pattern138.test(key6)))){
const err65 = {instancePath:instancePath+"/profiles",schemaPath:"#/properties/profiles/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data22.path !== undefined){
let data23 = data22.path;
if(typeof data23 === "string"){
if(!pattern113.test(data23)){
const err66 = {instancePath:instancePath+"/profiles/path",schemaPath:"#/properties/profiles/properties/path/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/profiles/path",schemaPath:"#/properties/profiles/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/profiles",schemaPath:"#/properties/profiles/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.engine !== undefined){
let data24 = data.engine;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.engine_api_key_env === undefined){
const err69 = {instancePath:instancePath+"/engine",schemaPath:"#/properties/engine/required",keyword:"required",params:{missingProperty: "engine_api_key_env"},message:"must have required property '"+"engine_api_key_env"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
for(const key7 in data24){
if(!((key7 === "engine_api_key_env") || (pattern138.test(key7)))){
const err70 = {instancePath:instancePath+"/engine",schemaPath:"#/properties/engine/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data24.engine_api_key_env !== undefined){
let data25 = data24.engine_api_key_env;
if(typeof data25 === "string"){
if(!pattern152.test(data25)){
const err71 = {instancePath:instancePath+"/engine/engine_api_key_env",schemaPath:"#/properties/engine/properties/engine_api_key_env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*$"+"\""};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/engine/engine_api_key_env",schemaPath:"#/properties/engine/properties/engine_api_key_env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/engine",schemaPath:"#/properties/engine/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.engine_contract !== undefined){
let data26 = data.engine_contract;
if(!(data26 && typeof data26 == "object" && !Array.isArray(data26))){
const err74 = {instancePath:instancePath+"/engine_contract",schemaPath:"#/properties/engine_contract/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.serving !== undefined){
let data27 = data.serving;
if(!(data27 && typeof data27 == "object" && !Array.isArray(data27))){
const err75 = {instancePath:instancePath+"/serving",schemaPath:"#/properties/serving/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.recovery !== undefined){
let data28 = data.recovery;
if(!(data28 && typeof data28 == "object" && !Array.isArray(data28))){
const err76 = {instancePath:instancePath+"/recovery",schemaPath:"#/properties/recovery/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const deploymentEnv = validate16;
const schema17 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://narwhal-deploy.dev/schemas/deployment-env.v1.schema.json","type":"object","additionalProperties":false,"required":["NARWHAL_DISCOVERY","NARWHAL_HOSTS","NARWHAL_FLEET","NARWHAL_LAUNCH_CONFIG","NARWHAL_SSH_KNOWN_HOSTS"],"properties":{"NARWHAL_DISCOVERY":{"type":"string","pattern":"^[^\\u0000-\\u001f\\u007f]+$"},"NARWHAL_HOSTS":{"type":"string","pattern":"^[^\\u0000-\\u001f\\u007f]+$"},"NARWHAL_FLEET":{"type":"string","pattern":"^[^\\u0000-\\u001f\\u007f]+$"},"NARWHAL_LAUNCH_CONFIG":{"type":"string","pattern":"^[^\\u0000-\\u001f\\u007f]+$"},"NARWHAL_SSH_KNOWN_HOSTS":{"type":"string","pattern":"^[^\\u0000-\\u001f\\u007f]+$"}},"patternProperties":{"^NARWHAL_NODE_[1-9][0-9]{0,8}_IP$":{"type":"string","pattern":"^(?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])|(?=[^:]*:[^:]*:)[0-9A-Fa-f:]+(?:(?<=:)(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9]))?)$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_URL$":{"type":"string","pattern":"^http://(?:\\[[0-9A-Fa-f:.]+\\]|[0-9A-Za-z_](?:[0-9A-Za-z_.-]*[0-9A-Za-z_])?):(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_ATTESTATION_URL$":{"type":"string","pattern":"^http://(?:\\[[0-9A-Fa-f:.]+\\]|[0-9A-Za-z_](?:[0-9A-Za-z_.-]*[0-9A-Za-z_])?):(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])/v1/attestation$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_MODEL_CONFIG_SHA256$":{"type":"string","pattern":"^[0-9a-f]{64}$"},"^NARWHAL_NODE_[1-9][0-9]{0,8}_ENGINE_IMAGE$":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}};
const pattern158 = new RegExp("^[^\\u0000-\\u001f\\u007f]+$", "u");
const pattern164 = new RegExp("^(?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])|(?=[^:]*:[^:]*:)[0-9A-Fa-f:]+(?:(?<=:)(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9]))?)$", "u");
const pattern166 = new RegExp("^http://(?:\\[[0-9A-Fa-f:.]+\\]|[0-9A-Za-z_](?:[0-9A-Za-z_.-]*[0-9A-Za-z_])?):(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$", "u");
const pattern168 = new RegExp("^http://(?:\\[[0-9A-Fa-f:.]+\\]|[0-9A-Za-z_](?:[0-9A-Za-z_.-]*[0-9A-Za-z_])?):(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])/v1/attestation$", "u");
const pattern170 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern172 = new RegExp("^sha256:[0-9a-f]{64}$", "u");

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://narwhal-deploy.dev/schemas/deployment-env.v1.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.NARWHAL_DISCOVERY === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "NARWHAL_DISCOVERY"},message:"must have required property '"+"NARWHAL_DISCOVERY"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.NARWHAL_HOSTS === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "NARWHAL_HOSTS"},message:"must have required property '"+"NARWHAL_HOSTS"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.NARWHAL_FLEET === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "NARWHAL_FLEET"},message:"must have required property '"+"NARWHAL_FLEET"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.NARWHAL_LAUNCH_CONFIG === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "NARWHAL_LAUNCH_CONFIG"},message:"must have required property '"+"NARWHAL_LAUNCH_CONFIG"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.NARWHAL_SSH_KNOWN_HOSTS === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "NARWHAL_SSH_KNOWN_HOSTS"},message:"must have required property '"+"NARWHAL_SSH_KNOWN_HOSTS"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((((((((key0 === "NARWHAL_DISCOVERY") || (key0 === "NARWHAL_HOSTS")) || (key0 === "NARWHAL_FLEET")) || (key0 === "NARWHAL_LAUNCH_CONFIG")) || (key0 === "NARWHAL_SSH_KNOWN_HOSTS")) || (pattern11.test(key0))) || (pattern12.test(key0))) || (pattern13.test(key0))) || (pattern5.test(key0))) || (pattern2.test(key0)))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.NARWHAL_DISCOVERY !== undefined){
let data0 = data.NARWHAL_DISCOVERY;
if(typeof data0 === "string"){
if(!pattern158.test(data0)){
const err6 = {instancePath:instancePath+"/NARWHAL_DISCOVERY",schemaPath:"#/properties/NARWHAL_DISCOVERY/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]+$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/NARWHAL_DISCOVERY",schemaPath:"#/properties/NARWHAL_DISCOVERY/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.NARWHAL_HOSTS !== undefined){
let data1 = data.NARWHAL_HOSTS;
if(typeof data1 === "string"){
if(!pattern158.test(data1)){
const err8 = {instancePath:instancePath+"/NARWHAL_HOSTS",schemaPath:"#/properties/NARWHAL_HOSTS/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]+$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/NARWHAL_HOSTS",schemaPath:"#/properties/NARWHAL_HOSTS/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.NARWHAL_FLEET !== undefined){
let data2 = data.NARWHAL_FLEET;
if(typeof data2 === "string"){
if(!pattern158.test(data2)){
const err10 = {instancePath:instancePath+"/NARWHAL_FLEET",schemaPath:"#/properties/NARWHAL_FLEET/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]+$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/NARWHAL_FLEET",schemaPath:"#/properties/NARWHAL_FLEET/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.NARWHAL_LAUNCH_CONFIG !== undefined){
let data3 = data.NARWHAL_LAUNCH_CONFIG;
if(typeof data3 === "string"){
if(!pattern158.test(data3)){
const err12 = {instancePath:instancePath+"/NARWHAL_LAUNCH_CONFIG",schemaPath:"#/properties/NARWHAL_LAUNCH_CONFIG/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]+$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/NARWHAL_LAUNCH_CONFIG",schemaPath:"#/properties/NARWHAL_LAUNCH_CONFIG/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.NARWHAL_SSH_KNOWN_HOSTS !== undefined){
let data4 = data.NARWHAL_SSH_KNOWN_HOSTS;
if(typeof data4 === "string"){
if(!pattern158.test(data4)){
const err14 = {instancePath:instancePath+"/NARWHAL_SSH_KNOWN_HOSTS",schemaPath:"#/properties/NARWHAL_SSH_KNOWN_HOSTS/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]+$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/NARWHAL_SSH_KNOWN_HOSTS",schemaPath:"#/properties/NARWHAL_SSH_KNOWN_HOSTS/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
for(const key1 in data){
if(pattern11.test(key1)){
let data5 = data[key1];
if(typeof data5 === "string"){
if(!pattern164.test(data5)){
const err16 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_IP%24/pattern",keyword:"pattern",params:{pattern: "^(?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])|(?=[^:]*:[^:]*:)[0-9A-Fa-f:]+(?:(?<=:)(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9]))?)$"},message:"must match pattern \""+"^(?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])|(?=[^:]*:[^:]*:)[0-9A-Fa-f:]+(?:(?<=:)(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9]))?)$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_IP%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
for(const key2 in data){
if(pattern12.test(key2)){
let data6 = data[key2];
if(typeof data6 === "string"){
if(!pattern166.test(data6)){
const err18 = {instancePath:instancePath+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_URL%24/pattern",keyword:"pattern",params:{pattern: "^http://(?:\\[[0-9A-Fa-f:.]+\\]|[0-9A-Za-z_](?:[0-9A-Za-z_.-]*[0-9A-Za-z_])?):(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"},message:"must match pattern \""+"^http://(?:\\[[0-9A-Fa-f:.]+\\]|[0-9A-Za-z_](?:[0-9A-Za-z_.-]*[0-9A-Za-z_])?):(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_URL%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
for(const key3 in data){
if(pattern13.test(key3)){
let data7 = data[key3];
if(typeof data7 === "string"){
if(!pattern168.test(data7)){
const err20 = {instancePath:instancePath+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_ATTESTATION_URL%24/pattern",keyword:"pattern",params:{pattern: "^http://(?:\\[[0-9A-Fa-f:.]+\\]|[0-9A-Za-z_](?:[0-9A-Za-z_.-]*[0-9A-Za-z_])?):(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])/v1/attestation$"},message:"must match pattern \""+"^http://(?:\\[[0-9A-Fa-f:.]+\\]|[0-9A-Za-z_](?:[0-9A-Za-z_.-]*[0-9A-Za-z_])?):(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])/v1/attestation$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_ATTESTATION_URL%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
for(const key4 in data){
if(pattern5.test(key4)){
let data8 = data[key4];
if(typeof data8 === "string"){
if(!pattern170.test(data8)){
const err22 = {instancePath:instancePath+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_MODEL_CONFIG_SHA256%24/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_MODEL_CONFIG_SHA256%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
for(const key5 in data){
if(pattern2.test(key5)){
let data9 = data[key5];
if(typeof data9 === "string"){
if(!pattern172.test(data9)){
const err24 = {instancePath:instancePath+"/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_ENGINE_IMAGE%24/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5ENARWHAL_NODE_%5B1-9%5D%5B0-9%5D%7B0%2C8%7D_ENGINE_IMAGE%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const engineObservation = validate17;
const schema18 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://narwhal-deploy.dev/schemas/engine-observation.v1.schema.json","type":"object","additionalProperties":false,"required":["hostname","image_id","model_sha256","model_tree_sha256","model_file_count","requires_trust_remote_code","requires_ds_conv_state_layout","model_dtype","max_model_len","packages","runtime","gpus","common_devices","interfaces","image_environment"],"properties":{"hostname":{"type":"string","pattern":"\\S"},"image_id":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"model_sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"model_tree_sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"model_file_count":{"type":"integer","minimum":1},"requires_trust_remote_code":{"type":"boolean"},"requires_ds_conv_state_layout":{"type":"boolean"},"model_dtype":{"enum":["bfloat16","float16"]},"max_model_len":{"type":["integer","null"],"minimum":1},"packages":{"type":"object","required":["vllm"],"properties":{"vllm":{"type":"string","pattern":"\\S"}},"additionalProperties":{"type":"string","pattern":"\\S"}},"runtime":{"enum":["cuda","rocm"]},"gpus":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","name","uuid","device"],"properties":{"id":{"type":"string","pattern":"^[0-9]+$"},"name":{"type":"string","pattern":"\\S"},"uuid":{"type":["string","null"]},"device":{"type":"string","pattern":"^/dev/[^\\u0000-\\u001f]+$"},"pci":{"type":"string","pattern":"^[0-9a-f]{4,8}:[0-9a-f]{2}:[0-9a-f]{2}\\.[0-7]$"},"memory_bytes":{"type":"integer","minimum":0},"driver":{"type":"string","pattern":"\\S"},"architecture":{"type":"string","pattern":"\\S"},"partition":{"type":"string","pattern":"\\S"},"instances":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["uuid","profile"],"properties":{"uuid":{"type":"string","pattern":"\\S"},"profile":{"type":"string","pattern":"\\S"}}}}}},"minItems":1},"excluded_gpus":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","name","reason"],"properties":{"id":{"type":"string","pattern":"^[0-9]+$"},"name":{"type":"string","pattern":"\\S"},"reason":{"type":"string","pattern":"\\S"}}}},"memory_in_use":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["device"],"properties":{"device":{"type":"string","pattern":"^/dev/[^\\u0000-\\u001f]+$"},"bytes":{"type":"integer","minimum":0},"pid":{"type":"integer","minimum":0},"program":{"type":"string","pattern":"\\S"},"container":{"type":"string","pattern":"\\S"}}}},"common_devices":{"type":"array","items":{"type":"string","pattern":"^/dev/[^\\u0000-\\u001f]+$"}},"interfaces":{"type":"object","additionalProperties":{"type":"object","additionalProperties":false,"required":["addresses","candidates"],"properties":{"altnames":{"type":"array","items":{"type":"string"}},"mtu":{"type":"integer","minimum":0},"addresses":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["address","family"],"properties":{"address":{"type":"string","pattern":"\\S"},"family":{"enum":["inet","inet6"]},"prefix_length":{"type":"integer","minimum":0},"scope":{"type":"string","pattern":"\\S"},"excluded":{"type":"string","pattern":"\\S"}}}},"candidates":{"type":"array","items":{"type":"string"}}}}},"image_environment":{"type":"object","additionalProperties":false,"patternProperties":{"^(?!(?:ROCR_VISIBLE_DEVICES|CUDA_VISIBLE_DEVICES|UCX_NET_DEVICES|UCX_TLS|UCX_TCP_PORT_RANGE|NIXL_HOST_IP|VLLM_NIXL_SIDE_CHANNEL_HOST|VLLM_NIXL_SIDE_CHANNEL_PORT|VLLM_API_KEY)$)(?!.*(?:[Pp][Aa][Ss][Ss][Ww][Oo][Rr][Dd]|[Tt][Oo][Kk][Ee][Nn]|[Ss][Ee][Cc][Rr][Ee][Tt]|[Aa][Pp][Ii]_[Kk][Ee][Yy]|[Ss][Ss][Hh]|[Ss][Kk][Ii][Pp]_[Cc][Oo][Mm][Pp][Aa][Tt]))(?:(?:VLLM_|UCX_|NIXL_|ROCM_|HIP_|HSA_|AITER_|PYTORCH_|SAFETENSORS_)[A-Za-z0-9_]*|LD_LIBRARY_PATH|PYTHONPATH)$":{"type":"string","pattern":"^[^\\u0000\\r\\n]*$"}}},"role":{"type":"string","pattern":"^(?:engine-[1-9][0-9]*|router)$"},"host":{"type":"object","additionalProperties":false,"required":["id","kernel","user","uid","python"],"properties":{"id":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$"},"machine_id":{"type":"string","pattern":"\\S"},"boot_id":{"type":"string","pattern":"\\S"},"kernel":{"type":"string","pattern":"\\S"},"user":{"type":"string","pattern":"\\S"},"uid":{"type":"integer","minimum":0},"python":{"type":"string","pattern":"\\S"},"clock_offset_s":{"type":"number"}}},"image":{"type":"object","additionalProperties":false,"required":["repo_digests","layers"],"properties":{"repo_digests":{"type":"array","items":{"type":"string"}},"os":{"type":"string","pattern":"\\S"},"architecture":{"type":"string","pattern":"\\S"},"layers":{"type":"array","items":{"type":"string"}},"cuda_version":{"type":"string","pattern":"\\S"},"cuda_requirement":{"type":"string","pattern":"\\S"}}},"run_dir":{"type":"string","pattern":"\\S"},"run_dir_free_bytes":{"type":"integer","minimum":0},"model_dir_free_bytes":{"type":"integer","minimum":0},"checkpoint":{"type":"object","additionalProperties":false,"required":["directory","commits","files_of_unknown_commit","hashes_announced_by_hub","links_that_leave"],"properties":{"directory":{"type":"string","pattern":"^/"},"repo_id":{"type":"string","pattern":"\\S"},"revision":{"type":"string","pattern":"^(?:[0-9A-Fa-f]{40}|[0-9A-Fa-f]{64})$"},"commits":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["commit","files"],"properties":{"commit":{"type":"string","pattern":"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},"files":{"type":"integer","minimum":1}}}},"files_of_unknown_commit":{"type":"integer","minimum":0},"hashes_announced_by_hub":{"type":"integer","minimum":0},"links_that_leave":{"type":"integer","minimum":0}}},"weights":{"type":"object","additionalProperties":false,"required":["source","bytes"],"properties":{"source":{"enum":["headers","index"]},"bytes":{"type":"object","additionalProperties":{"type":"integer","minimum":0}}}}}};
const pattern179 = new RegExp("^[0-9]+$", "u");
const pattern182 = new RegExp("^[0-9a-f]{4,8}:[0-9a-f]{2}:[0-9a-f]{2}\\.[0-7]$", "u");
const pattern213 = new RegExp("^/", "u");
const pattern215 = new RegExp("^(?:[0-9A-Fa-f]{40}|[0-9A-Fa-f]{64})$", "u");
const pattern216 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://narwhal-deploy.dev/schemas/engine-observation.v1.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hostname === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hostname"},message:"must have required property '"+"hostname"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.image_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image_id"},message:"must have required property '"+"image_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.model_sha256 === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model_sha256"},message:"must have required property '"+"model_sha256"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.model_tree_sha256 === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model_tree_sha256"},message:"must have required property '"+"model_tree_sha256"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.model_file_count === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model_file_count"},message:"must have required property '"+"model_file_count"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.requires_trust_remote_code === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requires_trust_remote_code"},message:"must have required property '"+"requires_trust_remote_code"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.requires_ds_conv_state_layout === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requires_ds_conv_state_layout"},message:"must have required property '"+"requires_ds_conv_state_layout"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.model_dtype === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model_dtype"},message:"must have required property '"+"model_dtype"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.max_model_len === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max_model_len"},message:"must have required property '"+"max_model_len"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.packages === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "packages"},message:"must have required property '"+"packages"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.runtime === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runtime"},message:"must have required property '"+"runtime"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.gpus === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gpus"},message:"must have required property '"+"gpus"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.common_devices === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "common_devices"},message:"must have required property '"+"common_devices"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.interfaces === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interfaces"},message:"must have required property '"+"interfaces"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.image_environment === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image_environment"},message:"must have required property '"+"image_environment"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema18.properties, key0))){
const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.hostname !== undefined){
let data0 = data.hostname;
if(typeof data0 === "string"){
if(!pattern113.test(data0)){
const err16 = {instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.image_id !== undefined){
let data1 = data.image_id;
if(typeof data1 === "string"){
if(!pattern172.test(data1)){
const err18 = {instancePath:instancePath+"/image_id",schemaPath:"#/properties/image_id/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/image_id",schemaPath:"#/properties/image_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.model_sha256 !== undefined){
let data2 = data.model_sha256;
if(typeof data2 === "string"){
if(!pattern170.test(data2)){
const err20 = {instancePath:instancePath+"/model_sha256",schemaPath:"#/properties/model_sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/model_sha256",schemaPath:"#/properties/model_sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.model_tree_sha256 !== undefined){
let data3 = data.model_tree_sha256;
if(typeof data3 === "string"){
if(!pattern170.test(data3)){
const err22 = {instancePath:instancePath+"/model_tree_sha256",schemaPath:"#/properties/model_tree_sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/model_tree_sha256",schemaPath:"#/properties/model_tree_sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.model_file_count !== undefined){
let data4 = data.model_file_count;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err24 = {instancePath:instancePath+"/model_file_count",schemaPath:"#/properties/model_file_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err25 = {instancePath:instancePath+"/model_file_count",schemaPath:"#/properties/model_file_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.requires_trust_remote_code !== undefined){
if(typeof data.requires_trust_remote_code !== "boolean"){
const err26 = {instancePath:instancePath+"/requires_trust_remote_code",schemaPath:"#/properties/requires_trust_remote_code/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.requires_ds_conv_state_layout !== undefined){
if(typeof data.requires_ds_conv_state_layout !== "boolean"){
const err27 = {instancePath:instancePath+"/requires_ds_conv_state_layout",schemaPath:"#/properties/requires_ds_conv_state_layout/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.model_dtype !== undefined){
let data7 = data.model_dtype;
if(!((data7 === "bfloat16") || (data7 === "float16"))){
const err28 = {instancePath:instancePath+"/model_dtype",schemaPath:"#/properties/model_dtype/enum",keyword:"enum",params:{allowedValues: schema18.properties.model_dtype.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.max_model_len !== undefined){
let data8 = data.max_model_len;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err29 = {instancePath:instancePath+"/max_model_len",schemaPath:"#/properties/max_model_len/type",keyword:"type",params:{type: schema18.properties.max_model_len.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err30 = {instancePath:instancePath+"/max_model_len",schemaPath:"#/properties/max_model_len/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.packages !== undefined){
let data9 = data.packages;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.vllm === undefined){
const err31 = {instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/required",keyword:"required",params:{missingProperty: "vllm"},message:"must have required property '"+"vllm"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key1 in data9){
if(!(key1 === "vllm")){
let data10 = data9[key1];
if(typeof data10 === "string"){
if(!pattern113.test(data10)){
const err32 = {instancePath:instancePath+"/packages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/packages/additionalProperties/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/packages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/packages/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data9.vllm !== undefined){
let data11 = data9.vllm;
if(typeof data11 === "string"){
if(!pattern113.test(data11)){
const err34 = {instancePath:instancePath+"/packages/vllm",schemaPath:"#/properties/packages/properties/vllm/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/packages/vllm",schemaPath:"#/properties/packages/properties/vllm/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.runtime !== undefined){
let data12 = data.runtime;
if(!((data12 === "cuda") || (data12 === "rocm"))){
const err37 = {instancePath:instancePath+"/runtime",schemaPath:"#/properties/runtime/enum",keyword:"enum",params:{allowedValues: schema18.properties.runtime.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.gpus !== undefined){
let data13 = data.gpus;
if(Array.isArray(data13)){
if(data13.length < 1){
const err38 = {instancePath:instancePath+"/gpus",schemaPath:"#/properties/gpus/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.id === undefined){
const err39 = {instancePath:instancePath+"/gpus/" + i0,schemaPath:"#/properties/gpus/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data14.name === undefined){
const err40 = {instancePath:instancePath+"/gpus/" + i0,schemaPath:"#/properties/gpus/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data14.uuid === undefined){
const err41 = {instancePath:instancePath+"/gpus/" + i0,schemaPath:"#/properties/gpus/items/required",keyword:"required",params:{missingProperty: "uuid"},message:"must have required property '"+"uuid"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data14.device === undefined){
const err42 = {instancePath:instancePath+"/gpus/" + i0,schemaPath:"#/properties/gpus/items/required",keyword:"required",params:{missingProperty: "device"},message:"must have required property '"+"device"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key2 in data14){
if(!(func2.call(schema18.properties.gpus.items.properties, key2))){
const err43 = {instancePath:instancePath+"/gpus/" + i0,schemaPath:"#/properties/gpus/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data14.id !== undefined){
let data15 = data14.id;
if(typeof data15 === "string"){
if(!pattern179.test(data15)){
const err44 = {instancePath:instancePath+"/gpus/" + i0+"/id",schemaPath:"#/properties/gpus/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/gpus/" + i0+"/id",schemaPath:"#/properties/gpus/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data14.name !== undefined){
let data16 = data14.name;
if(typeof data16 === "string"){
if(!pattern113.test(data16)){
const err46 = {instancePath:instancePath+"/gpus/" + i0+"/name",schemaPath:"#/properties/gpus/items/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/gpus/" + i0+"/name",schemaPath:"#/properties/gpus/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data14.uuid !== undefined){
let data17 = data14.uuid;
if((typeof data17 !== "string") && (data17 !== null)){
const err48 = {instancePath:instancePath+"/gpus/" + i0+"/uuid",schemaPath:"#/properties/gpus/items/properties/uuid/type",keyword:"type",params:{type: schema18.properties.gpus.items.properties.uuid.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data14.device !== undefined){
let data18 = data14.device;
if(typeof data18 === "string"){
if(!pattern115.test(data18)){
const err49 = {instancePath:instancePath+"/gpus/" + i0+"/device",schemaPath:"#/properties/gpus/items/properties/device/pattern",keyword:"pattern",params:{pattern: "^/dev/[^\\u0000-\\u001f]+$"},message:"must match pattern \""+"^/dev/[^\\u0000-\\u001f]+$"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/gpus/" + i0+"/device",schemaPath:"#/properties/gpus/items/properties/device/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data14.pci !== undefined){
let data19 = data14.pci;
if(typeof data19 === "string"){
if(!pattern182.test(data19)){
const err51 = {instancePath:instancePath+"/gpus/" + i0+"/pci",schemaPath:"#/properties/gpus/items/properties/pci/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{4,8}:[0-9a-f]{2}:[0-9a-f]{2}\\.[0-7]$"},message:"must match pattern \""+"^[0-9a-f]{4,8}:[0-9a-f]{2}:[0-9a-f]{2}\\.[0-7]$"+"\""};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/gpus/" + i0+"/pci",schemaPath:"#/properties/gpus/items/properties/pci/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data14.memory_bytes !== undefined){
let data20 = data14.memory_bytes;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err53 = {instancePath:instancePath+"/gpus/" + i0+"/memory_bytes",schemaPath:"#/properties/gpus/items/properties/memory_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err54 = {instancePath:instancePath+"/gpus/" + i0+"/memory_bytes",schemaPath:"#/properties/gpus/items/properties/memory_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
if(data14.driver !== undefined){
let data21 = data14.driver;
if(typeof data21 === "string"){
if(!pattern113.test(data21)){
const err55 = {instancePath:instancePath+"/gpus/" + i0+"/driver",schemaPath:"#/properties/gpus/items/properties/driver/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/gpus/" + i0+"/driver",schemaPath:"#/properties/gpus/items/properties/driver/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data14.architecture !== undefined){
let data22 = data14.architecture;
if(typeof data22 === "string"){
if(!pattern113.test(data22)){
const err57 = {instancePath:instancePath+"/gpus/" + i0+"/architecture",schemaPath:"#/properties/gpus/items/properties/architecture/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/gpus/" + i0+"/architecture",schemaPath:"#/properties/gpus/items/properties/architecture/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data14.partition !== undefined){
let data23 = data14.partition;
if(typeof data23 === "string"){
if(!pattern113.test(data23)){
const err59 = {instancePath:instancePath+"/gpus/" + i0+"/partition",schemaPath:"#/properties/gpus/items/properties/partition/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/gpus/" + i0+"/partition",schemaPath:"#/properties/gpus/items/properties/partition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data14.instances !== undefined){
let data24 = data14.instances;
if(Array.isArray(data24)){
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
let data25 = data24[i1];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.uuid === undefined){
const err61 = {instancePath:instancePath+"/gpus/" + i0+"/instances/" + i1,schemaPath:"#/properties/gpus/items/properties/instances/items/required",keyword:"required",params:{missingProperty: "uuid"},message:"must have required property '"+"uuid"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data25.profile === undefined){
const err62 = {instancePath:instancePath+"/gpus/" + i0+"/instances/" + i1,schemaPath:"#/properties/gpus/items/properties/instances/items/required",keyword:"required",params:{missingProperty: "profile"},message:"must have required property '"+"profile"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
for(const key3 in data25){
if(!((key3 === "uuid") || (key3 === "profile"))){
const err63 = {instancePath:instancePath+"/gpus/" + i0+"/instances/" + i1,schemaPath:"#/properties/gpus/items/properties/instances/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data25.uuid !== undefined){
let data26 = data25.uuid;
if(typeof data26 === "string"){
if(!pattern113.test(data26)){
const err64 = {instancePath:instancePath+"/gpus/" + i0+"/instances/" + i1+"/uuid",schemaPath:"#/properties/gpus/items/properties/instances/items/properties/uuid/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/gpus/" + i0+"/instances/" + i1+"/uuid",schemaPath:"#/properties/gpus/items/properties/instances/items/properties/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data25.profile !== undefined){
let data27 = data25.profile;
if(typeof data27 === "string"){
if(!pattern113.test(data27)){
const err66 = {instancePath:instancePath+"/gpus/" + i0+"/instances/" + i1+"/profile",schemaPath:"#/properties/gpus/items/properties/instances/items/properties/profile/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/gpus/" + i0+"/instances/" + i1+"/profile",schemaPath:"#/properties/gpus/items/properties/instances/items/properties/profile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/gpus/" + i0+"/instances/" + i1,schemaPath:"#/properties/gpus/items/properties/instances/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/gpus/" + i0+"/instances",schemaPath:"#/properties/gpus/items/properties/instances/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/gpus/" + i0,schemaPath:"#/properties/gpus/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/gpus",schemaPath:"#/properties/gpus/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.excluded_gpus !== undefined){
let data28 = data.excluded_gpus;
if(Array.isArray(data28)){
const len2 = data28.length;
for(let i2=0; i2<len2; i2++){
let data29 = data28[i2];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.id === undefined){
const err72 = {instancePath:instancePath+"/excluded_gpus/" + i2,schemaPath:"#/properties/excluded_gpus/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data29.name === undefined){
const err73 = {instancePath:instancePath+"/excluded_gpus/" + i2,schemaPath:"#/properties/excluded_gpus/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data29.reason === undefined){
const err74 = {instancePath:instancePath+"/excluded_gpus/" + i2,schemaPath:"#/properties/excluded_gpus/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
for(const key4 in data29){
if(!(((key4 === "id") || (key4 === "name")) || (key4 === "reason"))){
const err75 = {instancePath:instancePath+"/excluded_gpus/" + i2,schemaPath:"#/properties/excluded_gpus/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data29.id !== undefined){
let data30 = data29.id;
if(typeof data30 === "string"){
if(!pattern179.test(data30)){
const err76 = {instancePath:instancePath+"/excluded_gpus/" + i2+"/id",schemaPath:"#/properties/excluded_gpus/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/excluded_gpus/" + i2+"/id",schemaPath:"#/properties/excluded_gpus/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data29.name !== undefined){
let data31 = data29.name;
if(typeof data31 === "string"){
if(!pattern113.test(data31)){
const err78 = {instancePath:instancePath+"/excluded_gpus/" + i2+"/name",schemaPath:"#/properties/excluded_gpus/items/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/excluded_gpus/" + i2+"/name",schemaPath:"#/properties/excluded_gpus/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data29.reason !== undefined){
let data32 = data29.reason;
if(typeof data32 === "string"){
if(!pattern113.test(data32)){
const err80 = {instancePath:instancePath+"/excluded_gpus/" + i2+"/reason",schemaPath:"#/properties/excluded_gpus/items/properties/reason/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/excluded_gpus/" + i2+"/reason",schemaPath:"#/properties/excluded_gpus/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/excluded_gpus/" + i2,schemaPath:"#/properties/excluded_gpus/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/excluded_gpus",schemaPath:"#/properties/excluded_gpus/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.memory_in_use !== undefined){
let data33 = data.memory_in_use;
if(Array.isArray(data33)){
const len3 = data33.length;
for(let i3=0; i3<len3; i3++){
let data34 = data33[i3];
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.device === undefined){
const err84 = {instancePath:instancePath+"/memory_in_use/" + i3,schemaPath:"#/properties/memory_in_use/items/required",keyword:"required",params:{missingProperty: "device"},message:"must have required property '"+"device"+"'"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
for(const key5 in data34){
if(!(((((key5 === "device") || (key5 === "bytes")) || (key5 === "pid")) || (key5 === "program")) || (key5 === "container"))){
const err85 = {instancePath:instancePath+"/memory_in_use/" + i3,schemaPath:"#/properties/memory_in_use/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data34.device !== undefined){
let data35 = data34.device;
if(typeof data35 === "string"){
if(!pattern115.test(data35)){
const err86 = {instancePath:instancePath+"/memory_in_use/" + i3+"/device",schemaPath:"#/properties/memory_in_use/items/properties/device/pattern",keyword:"pattern",params:{pattern: "^/dev/[^\\u0000-\\u001f]+$"},message:"must match pattern \""+"^/dev/[^\\u0000-\\u001f]+$"+"\""};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/memory_in_use/" + i3+"/device",schemaPath:"#/properties/memory_in_use/items/properties/device/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data34.bytes !== undefined){
let data36 = data34.bytes;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err88 = {instancePath:instancePath+"/memory_in_use/" + i3+"/bytes",schemaPath:"#/properties/memory_in_use/items/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){
const err89 = {instancePath:instancePath+"/memory_in_use/" + i3+"/bytes",schemaPath:"#/properties/memory_in_use/items/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
if(data34.pid !== undefined){
let data37 = data34.pid;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err90 = {instancePath:instancePath+"/memory_in_use/" + i3+"/pid",schemaPath:"#/properties/memory_in_use/items/properties/pid/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
const err91 = {instancePath:instancePath+"/memory_in_use/" + i3+"/pid",schemaPath:"#/properties/memory_in_use/items/properties/pid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
if(data34.program !== undefined){
let data38 = data34.program;
if(typeof data38 === "string"){
if(!pattern113.test(data38)){
const err92 = {instancePath:instancePath+"/memory_in_use/" + i3+"/program",schemaPath:"#/properties/memory_in_use/items/properties/program/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/memory_in_use/" + i3+"/program",schemaPath:"#/properties/memory_in_use/items/properties/program/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data34.container !== undefined){
let data39 = data34.container;
if(typeof data39 === "string"){
if(!pattern113.test(data39)){
const err94 = {instancePath:instancePath+"/memory_in_use/" + i3+"/container",schemaPath:"#/properties/memory_in_use/items/properties/container/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/memory_in_use/" + i3+"/container",schemaPath:"#/properties/memory_in_use/items/properties/container/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/memory_in_use/" + i3,schemaPath:"#/properties/memory_in_use/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
else {
const err97 = {instancePath:instancePath+"/memory_in_use",schemaPath:"#/properties/memory_in_use/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.common_devices !== undefined){
let data40 = data.common_devices;
if(Array.isArray(data40)){
const len4 = data40.length;
for(let i4=0; i4<len4; i4++){
let data41 = data40[i4];
if(typeof data41 === "string"){
if(!pattern115.test(data41)){
const err98 = {instancePath:instancePath+"/common_devices/" + i4,schemaPath:"#/properties/common_devices/items/pattern",keyword:"pattern",params:{pattern: "^/dev/[^\\u0000-\\u001f]+$"},message:"must match pattern \""+"^/dev/[^\\u0000-\\u001f]+$"+"\""};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/common_devices/" + i4,schemaPath:"#/properties/common_devices/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
else {
const err100 = {instancePath:instancePath+"/common_devices",schemaPath:"#/properties/common_devices/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data.interfaces !== undefined){
let data42 = data.interfaces;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
for(const key6 in data42){
let data43 = data42[key6];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.addresses === undefined){
const err101 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/interfaces/additionalProperties/required",keyword:"required",params:{missingProperty: "addresses"},message:"must have required property '"+"addresses"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data43.candidates === undefined){
const err102 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/interfaces/additionalProperties/required",keyword:"required",params:{missingProperty: "candidates"},message:"must have required property '"+"candidates"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
for(const key7 in data43){
if(!((((key7 === "altnames") || (key7 === "mtu")) || (key7 === "addresses")) || (key7 === "candidates"))){
const err103 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/interfaces/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data43.altnames !== undefined){
let data44 = data43.altnames;
if(Array.isArray(data44)){
const len5 = data44.length;
for(let i5=0; i5<len5; i5++){
if(typeof data44[i5] !== "string"){
const err104 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/altnames/" + i5,schemaPath:"#/properties/interfaces/additionalProperties/properties/altnames/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
else {
const err105 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/altnames",schemaPath:"#/properties/interfaces/additionalProperties/properties/altnames/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data43.mtu !== undefined){
let data46 = data43.mtu;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
const err106 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/mtu",schemaPath:"#/properties/interfaces/additionalProperties/properties/mtu/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 0 || isNaN(data46)){
const err107 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/mtu",schemaPath:"#/properties/interfaces/additionalProperties/properties/mtu/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
if(data43.addresses !== undefined){
let data47 = data43.addresses;
if(Array.isArray(data47)){
const len6 = data47.length;
for(let i6=0; i6<len6; i6++){
let data48 = data47[i6];
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.address === undefined){
const err108 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/addresses/" + i6,schemaPath:"#/properties/interfaces/additionalProperties/properties/addresses/items/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data48.family === undefined){
const err109 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/addresses/" + i6,schemaPath:"#/properties/interfaces/additionalProperties/properties/addresses/items/required",keyword:"required",params:{missingProperty: "family"},message:"must have required property '"+"family"+"'"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
for(const key8 in data48){
if(!(((((key8 === "address") || (key8 === "family")) || (key8 === "prefix_length")) || (key8 === "scope")) || (key8 === "excluded"))){
const err110 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/addresses/" + i6,schemaPath:"#/properties/interfaces/additionalProperties/properties/addresses/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data48.address !== undefined){
let data49 = data48.address;
if(typeof data49 === "string"){
if(!pattern113.test(data49)){
const err111 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/addresses/" + i6+"/address",schemaPath:"#/properties/interfaces/additionalProperties/properties/addresses/items/properties/address/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
else {
const err112 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/addresses/" + i6+"/address",schemaPath:"#/properties/interfaces/additionalProperties/properties/addresses/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data48.family !== undefined){
let data50 = data48.family;
if(!((data50 === "inet") || (data50 === "inet6"))){
const err113 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/addresses/" + i6+"/family",schemaPath:"#/properties/interfaces/additionalProperties/properties/addresses/items/properties/family/enum",keyword:"enum",params:{allowedValues: schema18.properties.interfaces.additionalProperties.properties.addresses.items.properties.family.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data48.prefix_length !== undefined){
let data51 = data48.prefix_length;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
const err114 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/addresses/" + i6+"/prefix_length",schemaPath:"#/properties/interfaces/additionalProperties/properties/addresses/items/properties/prefix_length/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 < 0 || isNaN(data51)){
const err115 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/addresses/" + i6+"/prefix_length",schemaPath:"#/properties/interfaces/additionalProperties/properties/addresses/items/properties/prefix_length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
if(data48.scope !== undefined){
let data52 = data48.scope;
if(typeof data52 === "string"){
if(!pattern113.test(data52)){
const err116 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/addresses/" + i6+"/scope",schemaPath:"#/properties/interfaces/additionalProperties/properties/addresses/items/properties/scope/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
else {
const err117 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/addresses/" + i6+"/scope",schemaPath:"#/properties/interfaces/additionalProperties/properties/addresses/items/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data48.excluded !== undefined){
let data53 = data48.excluded;
if(typeof data53 === "string"){
if(!pattern113.test(data53)){
const err118 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/addresses/" + i6+"/excluded",schemaPath:"#/properties/interfaces/additionalProperties/properties/addresses/items/properties/excluded/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
else {
const err119 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/addresses/" + i6+"/excluded",schemaPath:"#/properties/interfaces/additionalProperties/properties/addresses/items/properties/excluded/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
else {
const err120 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/addresses/" + i6,schemaPath:"#/properties/interfaces/additionalProperties/properties/addresses/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
else {
const err121 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/addresses",schemaPath:"#/properties/interfaces/additionalProperties/properties/addresses/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data43.candidates !== undefined){
let data54 = data43.candidates;
if(Array.isArray(data54)){
const len7 = data54.length;
for(let i7=0; i7<len7; i7++){
if(typeof data54[i7] !== "string"){
const err122 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/candidates/" + i7,schemaPath:"#/properties/interfaces/additionalProperties/properties/candidates/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
else {
const err123 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/candidates",schemaPath:"#/properties/interfaces/additionalProperties/properties/candidates/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
else {
const err124 = {instancePath:instancePath+"/interfaces/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/interfaces/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
else {
const err125 = {instancePath:instancePath+"/interfaces",schemaPath:"#/properties/interfaces/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data.image_environment !== undefined){
let data56 = data.image_environment;
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
for(const key9 in data56){
if(!(pattern128.test(key9))){
const err126 = {instancePath:instancePath+"/image_environment",schemaPath:"#/properties/image_environment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
for(const key10 in data56){
if(pattern128.test(key10)){
let data57 = data56[key10];
if(typeof data57 === "string"){
if(!pattern130.test(data57)){
const err127 = {instancePath:instancePath+"/image_environment/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image_environment/patternProperties/%5E(%3F!(%3F%3AROCR_VISIBLE_DEVICES%7CCUDA_VISIBLE_DEVICES%7CUCX_NET_DEVICES%7CUCX_TLS%7CUCX_TCP_PORT_RANGE%7CNIXL_HOST_IP%7CVLLM_NIXL_SIDE_CHANNEL_HOST%7CVLLM_NIXL_SIDE_CHANNEL_PORT%7CVLLM_API_KEY)%24)(%3F!.*(%3F%3A%5BPp%5D%5BAa%5D%5BSs%5D%5BSs%5D%5BWw%5D%5BOo%5D%5BRr%5D%5BDd%5D%7C%5BTt%5D%5BOo%5D%5BKk%5D%5BEe%5D%5BNn%5D%7C%5BSs%5D%5BEe%5D%5BCc%5D%5BRr%5D%5BEe%5D%5BTt%5D%7C%5BAa%5D%5BPp%5D%5BIi%5D_%5BKk%5D%5BEe%5D%5BYy%5D%7C%5BSs%5D%5BSs%5D%5BHh%5D%7C%5BSs%5D%5BKk%5D%5BIi%5D%5BPp%5D_%5BCc%5D%5BOo%5D%5BMm%5D%5BPp%5D%5BAa%5D%5BTt%5D))(%3F%3A(%3F%3AVLLM_%7CUCX_%7CNIXL_%7CROCM_%7CHIP_%7CHSA_%7CAITER_%7CPYTORCH_%7CSAFETENSORS_)%5BA-Za-z0-9_%5D*%7CLD_LIBRARY_PATH%7CPYTHONPATH)%24/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\r\\n]*$"},message:"must match pattern \""+"^[^\\u0000\\r\\n]*$"+"\""};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
else {
const err128 = {instancePath:instancePath+"/image_environment/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/image_environment/patternProperties/%5E(%3F!(%3F%3AROCR_VISIBLE_DEVICES%7CCUDA_VISIBLE_DEVICES%7CUCX_NET_DEVICES%7CUCX_TLS%7CUCX_TCP_PORT_RANGE%7CNIXL_HOST_IP%7CVLLM_NIXL_SIDE_CHANNEL_HOST%7CVLLM_NIXL_SIDE_CHANNEL_PORT%7CVLLM_API_KEY)%24)(%3F!.*(%3F%3A%5BPp%5D%5BAa%5D%5BSs%5D%5BSs%5D%5BWw%5D%5BOo%5D%5BRr%5D%5BDd%5D%7C%5BTt%5D%5BOo%5D%5BKk%5D%5BEe%5D%5BNn%5D%7C%5BSs%5D%5BEe%5D%5BCc%5D%5BRr%5D%5BEe%5D%5BTt%5D%7C%5BAa%5D%5BPp%5D%5BIi%5D_%5BKk%5D%5BEe%5D%5BYy%5D%7C%5BSs%5D%5BSs%5D%5BHh%5D%7C%5BSs%5D%5BKk%5D%5BIi%5D%5BPp%5D_%5BCc%5D%5BOo%5D%5BMm%5D%5BPp%5D%5BAa%5D%5BTt%5D))(%3F%3A(%3F%3AVLLM_%7CUCX_%7CNIXL_%7CROCM_%7CHIP_%7CHSA_%7CAITER_%7CPYTORCH_%7CSAFETENSORS_)%5BA-Za-z0-9_%5D*%7CLD_LIBRARY_PATH%7CPYTHONPATH)%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
}
}
else {
const err129 = {instancePath:instancePath+"/image_environment",schemaPath:"#/properties/image_environment/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data.role !== undefined){
let data58 = data.role;
if(typeof data58 === "string"){
if(!pattern107.test(data58)){
const err130 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/pattern",keyword:"pattern",params:{pattern: "^(?:engine-[1-9][0-9]*|router)$"},message:"must match pattern \""+"^(?:engine-[1-9][0-9]*|router)$"+"\""};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
else {
const err131 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data.host !== undefined){
let data59 = data.host;
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.id === undefined){
const err132 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data59.kernel === undefined){
const err133 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/required",keyword:"required",params:{missingProperty: "kernel"},message:"must have required property '"+"kernel"+"'"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(data59.user === undefined){
const err134 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if(data59.uid === undefined){
const err135 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/required",keyword:"required",params:{missingProperty: "uid"},message:"must have required property '"+"uid"+"'"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(data59.python === undefined){
const err136 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/required",keyword:"required",params:{missingProperty: "python"},message:"must have required property '"+"python"+"'"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
for(const key11 in data59){
if(!((((((((key11 === "id") || (key11 === "machine_id")) || (key11 === "boot_id")) || (key11 === "kernel")) || (key11 === "user")) || (key11 === "uid")) || (key11 === "python")) || (key11 === "clock_offset_s"))){
const err137 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data59.id !== undefined){
let data60 = data59.id;
if(typeof data60 === "string"){
if(!pattern104.test(data60)){
const err138 = {instancePath:instancePath+"/host/id",schemaPath:"#/properties/host/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
else {
const err139 = {instancePath:instancePath+"/host/id",schemaPath:"#/properties/host/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data59.machine_id !== undefined){
let data61 = data59.machine_id;
if(typeof data61 === "string"){
if(!pattern113.test(data61)){
const err140 = {instancePath:instancePath+"/host/machine_id",schemaPath:"#/properties/host/properties/machine_id/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
else {
const err141 = {instancePath:instancePath+"/host/machine_id",schemaPath:"#/properties/host/properties/machine_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data59.boot_id !== undefined){
let data62 = data59.boot_id;
if(typeof data62 === "string"){
if(!pattern113.test(data62)){
const err142 = {instancePath:instancePath+"/host/boot_id",schemaPath:"#/properties/host/properties/boot_id/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
else {
const err143 = {instancePath:instancePath+"/host/boot_id",schemaPath:"#/properties/host/properties/boot_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data59.kernel !== undefined){
let data63 = data59.kernel;
if(typeof data63 === "string"){
if(!pattern113.test(data63)){
const err144 = {instancePath:instancePath+"/host/kernel",schemaPath:"#/properties/host/properties/kernel/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
else {
const err145 = {instancePath:instancePath+"/host/kernel",schemaPath:"#/properties/host/properties/kernel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data59.user !== undefined){
let data64 = data59.user;
if(typeof data64 === "string"){
if(!pattern113.test(data64)){
const err146 = {instancePath:instancePath+"/host/user",schemaPath:"#/properties/host/properties/user/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
else {
const err147 = {instancePath:instancePath+"/host/user",schemaPath:"#/properties/host/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data59.uid !== undefined){
let data65 = data59.uid;
if(!(((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65))) && (isFinite(data65)))){
const err148 = {instancePath:instancePath+"/host/uid",schemaPath:"#/properties/host/properties/uid/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 < 0 || isNaN(data65)){
const err149 = {instancePath:instancePath+"/host/uid",schemaPath:"#/properties/host/properties/uid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
}
if(data59.python !== undefined){
let data66 = data59.python;
if(typeof data66 === "string"){
if(!pattern113.test(data66)){
const err150 = {instancePath:instancePath+"/host/python",schemaPath:"#/properties/host/properties/python/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
else {
const err151 = {instancePath:instancePath+"/host/python",schemaPath:"#/properties/host/properties/python/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data59.clock_offset_s !== undefined){
let data67 = data59.clock_offset_s;
if(!((typeof data67 == "number") && (isFinite(data67)))){
const err152 = {instancePath:instancePath+"/host/clock_offset_s",schemaPath:"#/properties/host/properties/clock_offset_s/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
}
else {
const err153 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data.image !== undefined){
let data68 = data.image;
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
if(data68.repo_digests === undefined){
const err154 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/required",keyword:"required",params:{missingProperty: "repo_digests"},message:"must have required property '"+"repo_digests"+"'"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(data68.layers === undefined){
const err155 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/required",keyword:"required",params:{missingProperty: "layers"},message:"must have required property '"+"layers"+"'"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
for(const key12 in data68){
if(!((((((key12 === "repo_digests") || (key12 === "os")) || (key12 === "architecture")) || (key12 === "layers")) || (key12 === "cuda_version")) || (key12 === "cuda_requirement"))){
const err156 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data68.repo_digests !== undefined){
let data69 = data68.repo_digests;
if(Array.isArray(data69)){
const len8 = data69.length;
for(let i8=0; i8<len8; i8++){
if(typeof data69[i8] !== "string"){
const err157 = {instancePath:instancePath+"/image/repo_digests/" + i8,schemaPath:"#/properties/image/properties/repo_digests/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
}
else {
const err158 = {instancePath:instancePath+"/image/repo_digests",schemaPath:"#/properties/image/properties/repo_digests/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data68.os !== undefined){
let data71 = data68.os;
if(typeof data71 === "string"){
if(!pattern113.test(data71)){
const err159 = {instancePath:instancePath+"/image/os",schemaPath:"#/properties/image/properties/os/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
else {
const err160 = {instancePath:instancePath+"/image/os",schemaPath:"#/properties/image/properties/os/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data68.architecture !== undefined){
let data72 = data68.architecture;
if(typeof data72 === "string"){
if(!pattern113.test(data72)){
const err161 = {instancePath:instancePath+"/image/architecture",schemaPath:"#/properties/image/properties/architecture/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
else {
const err162 = {instancePath:instancePath+"/image/architecture",schemaPath:"#/properties/image/properties/architecture/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data68.layers !== undefined){
let data73 = data68.layers;
if(Array.isArray(data73)){
const len9 = data73.length;
for(let i9=0; i9<len9; i9++){
if(typeof data73[i9] !== "string"){
const err163 = {instancePath:instancePath+"/image/layers/" + i9,schemaPath:"#/properties/image/properties/layers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
}
else {
const err164 = {instancePath:instancePath+"/image/layers",schemaPath:"#/properties/image/properties/layers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data68.cuda_version !== undefined){
let data75 = data68.cuda_version;
if(typeof data75 === "string"){
if(!pattern113.test(data75)){
const err165 = {instancePath:instancePath+"/image/cuda_version",schemaPath:"#/properties/image/properties/cuda_version/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
else {
const err166 = {instancePath:instancePath+"/image/cuda_version",schemaPath:"#/properties/image/properties/cuda_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
if(data68.cuda_requirement !== undefined){
let data76 = data68.cuda_requirement;
if(typeof data76 === "string"){
if(!pattern113.test(data76)){
const err167 = {instancePath:instancePath+"/image/cuda_requirement",schemaPath:"#/properties/image/properties/cuda_requirement/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
else {
const err168 = {instancePath:instancePath+"/image/cuda_requirement",schemaPath:"#/properties/image/properties/cuda_requirement/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
}
else {
const err169 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
if(data.run_dir !== undefined){
let data77 = data.run_dir;
if(typeof data77 === "string"){
if(!pattern113.test(data77)){
const err170 = {instancePath:instancePath+"/run_dir",schemaPath:"#/properties/run_dir/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
else {
const err171 = {instancePath:instancePath+"/run_dir",schemaPath:"#/properties/run_dir/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data.run_dir_free_bytes !== undefined){
let data78 = data.run_dir_free_bytes;
if(!(((typeof data78 == "number") && (!(data78 % 1) && !isNaN(data78))) && (isFinite(data78)))){
const err172 = {instancePath:instancePath+"/run_dir_free_bytes",schemaPath:"#/properties/run_dir_free_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if((typeof data78 == "number") && (isFinite(data78))){
if(data78 < 0 || isNaN(data78)){
const err173 = {instancePath:instancePath+"/run_dir_free_bytes",schemaPath:"#/properties/run_dir_free_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
}
if(data.model_dir_free_bytes !== undefined){
let data79 = data.model_dir_free_bytes;
if(!(((typeof data79 == "number") && (!(data79 % 1) && !isNaN(data79))) && (isFinite(data79)))){
const err174 = {instancePath:instancePath+"/model_dir_free_bytes",schemaPath:"#/properties/model_dir_free_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if((typeof data79 == "number") && (isFinite(data79))){
if(data79 < 0 || isNaN(data79)){
const err175 = {instancePath:instancePath+"/model_dir_free_bytes",schemaPath:"#/properties/model_dir_free_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
}
if(data.checkpoint !== undefined){
let data80 = data.checkpoint;
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
if(data80.directory === undefined){
const err176 = {instancePath:instancePath+"/checkpoint",schemaPath:"#/properties/checkpoint/required",keyword:"required",params:{missingProperty: "directory"},message:"must have required property '"+"directory"+"'"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if(data80.commits === undefined){
const err177 = {instancePath:instancePath+"/checkpoint",schemaPath:"#/properties/checkpoint/required",keyword:"required",params:{missingProperty: "commits"},message:"must have required property '"+"commits"+"'"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if(data80.files_of_unknown_commit === undefined){
const err178 = {instancePath:instancePath+"/checkpoint",schemaPath:"#/properties/checkpoint/required",keyword:"required",params:{missingProperty: "files_of_unknown_commit"},message:"must have required property '"+"files_of_unknown_commit"+"'"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(data80.hashes_announced_by_hub === undefined){
const err179 = {instancePath:instancePath+"/checkpoint",schemaPath:"#/properties/checkpoint/required",keyword:"required",params:{missingProperty: "hashes_announced_by_hub"},message:"must have required property '"+"hashes_announced_by_hub"+"'"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if(data80.links_that_leave === undefined){
const err180 = {instancePath:instancePath+"/checkpoint",schemaPath:"#/properties/checkpoint/required",keyword:"required",params:{missingProperty: "links_that_leave"},message:"must have required property '"+"links_that_leave"+"'"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
for(const key13 in data80){
if(!(((((((key13 === "directory") || (key13 === "repo_id")) || (key13 === "revision")) || (key13 === "commits")) || (key13 === "files_of_unknown_commit")) || (key13 === "hashes_announced_by_hub")) || (key13 === "links_that_leave"))){
const err181 = {instancePath:instancePath+"/checkpoint",schemaPath:"#/properties/checkpoint/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
if(data80.directory !== undefined){
let data81 = data80.directory;
if(typeof data81 === "string"){
if(!pattern213.test(data81)){
const err182 = {instancePath:instancePath+"/checkpoint/directory",schemaPath:"#/properties/checkpoint/properties/directory/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
else {
const err183 = {instancePath:instancePath+"/checkpoint/directory",schemaPath:"#/properties/checkpoint/properties/directory/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
if(data80.repo_id !== undefined){
let data82 = data80.repo_id;
if(typeof data82 === "string"){
if(!pattern113.test(data82)){
const err184 = {instancePath:instancePath+"/checkpoint/repo_id",schemaPath:"#/properties/checkpoint/properties/repo_id/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
else {
const err185 = {instancePath:instancePath+"/checkpoint/repo_id",schemaPath:"#/properties/checkpoint/properties/repo_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
if(data80.revision !== undefined){
let data83 = data80.revision;
if(typeof data83 === "string"){
if(!pattern215.test(data83)){
const err186 = {instancePath:instancePath+"/checkpoint/revision",schemaPath:"#/properties/checkpoint/properties/revision/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9A-Fa-f]{40}|[0-9A-Fa-f]{64})$"},message:"must match pattern \""+"^(?:[0-9A-Fa-f]{40}|[0-9A-Fa-f]{64})$"+"\""};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
else {
const err187 = {instancePath:instancePath+"/checkpoint/revision",schemaPath:"#/properties/checkpoint/properties/revision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data80.commits !== undefined){
let data84 = data80.commits;
if(Array.isArray(data84)){
const len10 = data84.length;
for(let i10=0; i10<len10; i10++){
let data85 = data84[i10];
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if(data85.commit === undefined){
const err188 = {instancePath:instancePath+"/checkpoint/commits/" + i10,schemaPath:"#/properties/checkpoint/properties/commits/items/required",keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
if(data85.files === undefined){
const err189 = {instancePath:instancePath+"/checkpoint/commits/" + i10,schemaPath:"#/properties/checkpoint/properties/commits/items/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
for(const key14 in data85){
if(!((key14 === "commit") || (key14 === "files"))){
const err190 = {instancePath:instancePath+"/checkpoint/commits/" + i10,schemaPath:"#/properties/checkpoint/properties/commits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data85.commit !== undefined){
let data86 = data85.commit;
if(typeof data86 === "string"){
if(!pattern216.test(data86)){
const err191 = {instancePath:instancePath+"/checkpoint/commits/" + i10+"/commit",schemaPath:"#/properties/checkpoint/properties/commits/items/properties/commit/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:"must match pattern \""+"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"+"\""};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
else {
const err192 = {instancePath:instancePath+"/checkpoint/commits/" + i10+"/commit",schemaPath:"#/properties/checkpoint/properties/commits/items/properties/commit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data85.files !== undefined){
let data87 = data85.files;
if(!(((typeof data87 == "number") && (!(data87 % 1) && !isNaN(data87))) && (isFinite(data87)))){
const err193 = {instancePath:instancePath+"/checkpoint/commits/" + i10+"/files",schemaPath:"#/properties/checkpoint/properties/commits/items/properties/files/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
if((typeof data87 == "number") && (isFinite(data87))){
if(data87 < 1 || isNaN(data87)){
const err194 = {instancePath:instancePath+"/checkpoint/commits/" + i10+"/files",schemaPath:"#/properties/checkpoint/properties/commits/items/properties/files/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
}
}
else {
const err195 = {instancePath:instancePath+"/checkpoint/commits/" + i10,schemaPath:"#/properties/checkpoint/properties/commits/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
}
else {
const err196 = {instancePath:instancePath+"/checkpoint/commits",schemaPath:"#/properties/checkpoint/properties/commits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
if(data80.files_of_unknown_commit !== undefined){
let data88 = data80.files_of_unknown_commit;
if(!(((typeof data88 == "number") && (!(data88 % 1) && !isNaN(data88))) && (isFinite(data88)))){
const err197 = {instancePath:instancePath+"/checkpoint/files_of_unknown_commit",schemaPath:"#/properties/checkpoint/properties/files_of_unknown_commit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
if((typeof data88 == "number") && (isFinite(data88))){
if(data88 < 0 || isNaN(data88)){
const err198 = {instancePath:instancePath+"/checkpoint/files_of_unknown_commit",schemaPath:"#/properties/checkpoint/properties/files_of_unknown_commit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
}
if(data80.hashes_announced_by_hub !== undefined){
let data89 = data80.hashes_announced_by_hub;
if(!(((typeof data89 == "number") && (!(data89 % 1) && !isNaN(data89))) && (isFinite(data89)))){
const err199 = {instancePath:instancePath+"/checkpoint/hashes_announced_by_hub",schemaPath:"#/properties/checkpoint/properties/hashes_announced_by_hub/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
if((typeof data89 == "number") && (isFinite(data89))){
if(data89 < 0 || isNaN(data89)){
const err200 = {instancePath:instancePath+"/checkpoint/hashes_announced_by_hub",schemaPath:"#/properties/checkpoint/properties/hashes_announced_by_hub/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
}
if(data80.links_that_leave !== undefined){
let data90 = data80.links_that_leave;
if(!(((typeof data90 == "number") && (!(data90 % 1) && !isNaN(data90))) && (isFinite(data90)))){
const err201 = {instancePath:instancePath+"/checkpoint/links_that_leave",schemaPath:"#/properties/checkpoint/properties/links_that_leave/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
if((typeof data90 == "number") && (isFinite(data90))){
if(data90 < 0 || isNaN(data90)){
const err202 = {instancePath:instancePath+"/checkpoint/links_that_leave",schemaPath:"#/properties/checkpoint/properties/links_that_leave/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
}
}
else {
const err203 = {instancePath:instancePath+"/checkpoint",schemaPath:"#/properties/checkpoint/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
if(data.weights !== undefined){
let data91 = data.weights;
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
if(data91.source === undefined){
const err204 = {instancePath:instancePath+"/weights",schemaPath:"#/properties/weights/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
if(data91.bytes === undefined){
const err205 = {instancePath:instancePath+"/weights",schemaPath:"#/properties/weights/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
for(const key15 in data91){
if(!((key15 === "source") || (key15 === "bytes"))){
const err206 = {instancePath:instancePath+"/weights",schemaPath:"#/properties/weights/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
if(data91.source !== undefined){
let data92 = data91.source;
if(!((data92 === "headers") || (data92 === "index"))){
const err207 = {instancePath:instancePath+"/weights/source",schemaPath:"#/properties/weights/properties/source/enum",keyword:"enum",params:{allowedValues: schema18.properties.weights.properties.source.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
if(data91.bytes !== undefined){
let data93 = data91.bytes;
if(data93 && typeof data93 == "object" && !Array.isArray(data93)){
for(const key16 in data93){
let data94 = data93[key16];
if(!(((typeof data94 == "number") && (!(data94 % 1) && !isNaN(data94))) && (isFinite(data94)))){
const err208 = {instancePath:instancePath+"/weights/bytes/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/weights/properties/bytes/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
if((typeof data94 == "number") && (isFinite(data94))){
if(data94 < 0 || isNaN(data94)){
const err209 = {instancePath:instancePath+"/weights/bytes/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/weights/properties/bytes/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
}
}
else {
const err210 = {instancePath:instancePath+"/weights/bytes",schemaPath:"#/properties/weights/properties/bytes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
}
else {
const err211 = {instancePath:instancePath+"/weights",schemaPath:"#/properties/weights/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
}
else {
const err212 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const checkpointManifest = validate18;
const schema19 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://narwhal-deploy.dev/schemas/checkpoint-manifest.v1.schema.json","type":"object","additionalProperties":false,"required":["manifest_version","excluded_paths","model_tree_sha256","files","file_count","bytes_verified"],"properties":{"manifest_version":{"const":2},"excluded_paths":{"type":"array","items":{"type":"string","pattern":"\\S"}},"model_tree_sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"files":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["path","size","sha256"],"properties":{"path":{"type":"string","pattern":"^(?!/)(?!(?:[\\s\\S]*/)?\\.{0,2}(?:/|$))[^\\u0000]+$"},"size":{"type":"integer","minimum":0},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"}}}},"file_count":{"type":"integer","minimum":0},"bytes_verified":{"type":"integer","minimum":0}}};
const pattern219 = new RegExp("^(?!/)(?!(?:[\\s\\S]*/)?\\.{0,2}(?:/|$))[^\\u0000]+$", "u");

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://narwhal-deploy.dev/schemas/checkpoint-manifest.v1.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.manifest_version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "manifest_version"},message:"must have required property '"+"manifest_version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.excluded_paths === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "excluded_paths"},message:"must have required property '"+"excluded_paths"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.model_tree_sha256 === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model_tree_sha256"},message:"must have required property '"+"model_tree_sha256"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.files === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.file_count === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file_count"},message:"must have required property '"+"file_count"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.bytes_verified === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bytes_verified"},message:"must have required property '"+"bytes_verified"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "manifest_version") || (key0 === "excluded_paths")) || (key0 === "model_tree_sha256")) || (key0 === "files")) || (key0 === "file_count")) || (key0 === "bytes_verified"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.manifest_version !== undefined){
if(2 !== data.manifest_version){
const err7 = {instancePath:instancePath+"/manifest_version",schemaPath:"#/properties/manifest_version/const",keyword:"const",params:{allowedValue: 2},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.excluded_paths !== undefined){
let data1 = data.excluded_paths;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!pattern113.test(data2)){
const err8 = {instancePath:instancePath+"/excluded_paths/" + i0,schemaPath:"#/properties/excluded_paths/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/excluded_paths/" + i0,schemaPath:"#/properties/excluded_paths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/excluded_paths",schemaPath:"#/properties/excluded_paths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.model_tree_sha256 !== undefined){
let data3 = data.model_tree_sha256;
if(typeof data3 === "string"){
if(!pattern170.test(data3)){
const err11 = {instancePath:instancePath+"/model_tree_sha256",schemaPath:"#/properties/model_tree_sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/model_tree_sha256",schemaPath:"#/properties/model_tree_sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.files !== undefined){
let data4 = data.files;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.path === undefined){
const err13 = {instancePath:instancePath+"/files/" + i1,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5.size === undefined){
const err14 = {instancePath:instancePath+"/files/" + i1,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5.sha256 === undefined){
const err15 = {instancePath:instancePath+"/files/" + i1,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data5){
if(!(((key1 === "path") || (key1 === "size")) || (key1 === "sha256"))){
const err16 = {instancePath:instancePath+"/files/" + i1,schemaPath:"#/properties/files/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5.path !== undefined){
let data6 = data5.path;
if(typeof data6 === "string"){
if(!pattern219.test(data6)){
const err17 = {instancePath:instancePath+"/files/" + i1+"/path",schemaPath:"#/properties/files/items/properties/path/pattern",keyword:"pattern",params:{pattern: "^(?!/)(?!(?:[\\s\\S]*/)?\\.{0,2}(?:/|$))[^\\u0000]+$"},message:"must match pattern \""+"^(?!/)(?!(?:[\\s\\S]*/)?\\.{0,2}(?:/|$))[^\\u0000]+$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/files/" + i1+"/path",schemaPath:"#/properties/files/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.size !== undefined){
let data7 = data5.size;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/files/" + i1+"/size",schemaPath:"#/properties/files/items/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/files/" + i1+"/size",schemaPath:"#/properties/files/items/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data5.sha256 !== undefined){
let data8 = data5.sha256;
if(typeof data8 === "string"){
if(!pattern170.test(data8)){
const err21 = {instancePath:instancePath+"/files/" + i1+"/sha256",schemaPath:"#/properties/files/items/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/files/" + i1+"/sha256",schemaPath:"#/properties/files/items/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/files/" + i1,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.file_count !== undefined){
let data9 = data.file_count;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err25 = {instancePath:instancePath+"/file_count",schemaPath:"#/properties/file_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/file_count",schemaPath:"#/properties/file_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.bytes_verified !== undefined){
let data10 = data.bytes_verified;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err27 = {instancePath:instancePath+"/bytes_verified",schemaPath:"#/properties/bytes_verified/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/bytes_verified",schemaPath:"#/properties/bytes_verified/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

const checkpointFiles = validate19;
const schema20 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://narwhal-deploy.dev/schemas/checkpoint-files.v1.schema.json","type":"object","additionalProperties":false,"required":["files_version","machine_id","directory","files"],"properties":{"files_version":{"const":1},"machine_id":{"type":["string","null"]},"directory":{"type":"string","pattern":"^/"},"files":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["path","sha256","identity","reused"],"properties":{"path":{"type":"string","pattern":"^(?!/)(?!(?:[\\s\\S]*/)?\\.{0,2}(?:/|$))[^\\u0000]+$"},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"identity":{"type":"string","pattern":"^[0-9]+:[0-9]+:[0-9]+:-?[0-9]+:-?[0-9]+$"},"reused":{"type":"boolean"}}}},"outside_links":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["path","target"],"properties":{"path":{"type":"string","pattern":"^[\\s\\S]+$"},"target":{"type":"string"}}}},"heads":{"type":"object","additionalProperties":false,"required":["safetensors","indexes","pointers","downloads"],"properties":{"safetensors":{"type":"array","items":{"oneOf":[{"type":"object","additionalProperties":false,"required":["path","header","tensors","end","bytes"],"properties":{"path":{"type":"string","pattern":"^[\\s\\S]+$"},"header":{"type":"integer","minimum":0},"tensors":{"type":"integer","minimum":0},"end":{"type":"number","minimum":0},"bytes":{"type":"number","minimum":0}}},{"type":"object","additionalProperties":false,"required":["path","error"],"properties":{"path":{"type":"string","pattern":"^[\\s\\S]+$"},"error":{"type":"string"}}}]}},"indexes":{"type":"array","items":{"oneOf":[{"type":"object","additionalProperties":false,"required":["path","shards"],"properties":{"path":{"type":"string","pattern":"^[\\s\\S]+$"},"shards":{"type":"array","items":{"type":"string"}}}},{"type":"object","additionalProperties":false,"required":["path","error"],"properties":{"path":{"type":"string","pattern":"^[\\s\\S]+$"},"error":{"type":"string"}}}]}},"pointers":{"type":"array","items":{"type":"string","pattern":"^[\\s\\S]+$"}},"downloads":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["path","text"],"properties":{"path":{"type":"string","pattern":"^[\\s\\S]+$"},"text":{"type":["string","null"]}}}}}}}};
const pattern224 = new RegExp("^[0-9]+:[0-9]+:[0-9]+:-?[0-9]+:-?[0-9]+$", "u");
const pattern225 = new RegExp("^[\\s\\S]+$", "u");

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://narwhal-deploy.dev/schemas/checkpoint-files.v1.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.files_version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files_version"},message:"must have required property '"+"files_version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.machine_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "machine_id"},message:"must have required property '"+"machine_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.directory === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "directory"},message:"must have required property '"+"directory"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.files === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "files_version") || (key0 === "machine_id")) || (key0 === "directory")) || (key0 === "files")) || (key0 === "outside_links")) || (key0 === "heads"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.files_version !== undefined){
if(1 !== data.files_version){
const err5 = {instancePath:instancePath+"/files_version",schemaPath:"#/properties/files_version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.machine_id !== undefined){
let data1 = data.machine_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/machine_id",schemaPath:"#/properties/machine_id/type",keyword:"type",params:{type: schema20.properties.machine_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.directory !== undefined){
let data2 = data.directory;
if(typeof data2 === "string"){
if(!pattern213.test(data2)){
const err7 = {instancePath:instancePath+"/directory",schemaPath:"#/properties/directory/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/directory",schemaPath:"#/properties/directory/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.files !== undefined){
let data3 = data.files;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.path === undefined){
const err9 = {instancePath:instancePath+"/files/" + i0,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.sha256 === undefined){
const err10 = {instancePath:instancePath+"/files/" + i0,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.identity === undefined){
const err11 = {instancePath:instancePath+"/files/" + i0,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty: "identity"},message:"must have required property '"+"identity"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.reused === undefined){
const err12 = {instancePath:instancePath+"/files/" + i0,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty: "reused"},message:"must have required property '"+"reused"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data4){
if(!((((key1 === "path") || (key1 === "sha256")) || (key1 === "identity")) || (key1 === "reused"))){
const err13 = {instancePath:instancePath+"/files/" + i0,schemaPath:"#/properties/files/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.path !== undefined){
let data5 = data4.path;
if(typeof data5 === "string"){
if(!pattern219.test(data5)){
const err14 = {instancePath:instancePath+"/files/" + i0+"/path",schemaPath:"#/properties/files/items/properties/path/pattern",keyword:"pattern",params:{pattern: "^(?!/)(?!(?:[\\s\\S]*/)?\\.{0,2}(?:/|$))[^\\u0000]+$"},message:"must match pattern \""+"^(?!/)(?!(?:[\\s\\S]*/)?\\.{0,2}(?:/|$))[^\\u0000]+$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/files/" + i0+"/path",schemaPath:"#/properties/files/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.sha256 !== undefined){
let data6 = data4.sha256;
if(typeof data6 === "string"){
if(!pattern170.test(data6)){
const err16 = {instancePath:instancePath+"/files/" + i0+"/sha256",schemaPath:"#/properties/files/items/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/files/" + i0+"/sha256",schemaPath:"#/properties/files/items/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.identity !== undefined){
let data7 = data4.identity;
if(typeof data7 === "string"){
if(!pattern224.test(data7)){
const err18 = {instancePath:instancePath+"/files/" + i0+"/identity",schemaPath:"#/properties/files/items/properties/identity/pattern",keyword:"pattern",params:{pattern: "^[0-9]+:[0-9]+:[0-9]+:-?[0-9]+:-?[0-9]+$"},message:"must match pattern \""+"^[0-9]+:[0-9]+:[0-9]+:-?[0-9]+:-?[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/files/" + i0+"/identity",schemaPath:"#/properties/files/items/properties/identity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.reused !== undefined){
if(typeof data4.reused !== "boolean"){
const err20 = {instancePath:instancePath+"/files/" + i0+"/reused",schemaPath:"#/properties/files/items/properties/reused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/files/" + i0,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.outside_links !== undefined){
let data9 = data.outside_links;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.path === undefined){
const err23 = {instancePath:instancePath+"/outside_links/" + i1,schemaPath:"#/properties/outside_links/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10.target === undefined){
const err24 = {instancePath:instancePath+"/outside_links/" + i1,schemaPath:"#/properties/outside_links/items/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key2 in data10){
if(!((key2 === "path") || (key2 === "target"))){
const err25 = {instancePath:instancePath+"/outside_links/" + i1,schemaPath:"#/properties/outside_links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data10.path !== undefined){
let data11 = data10.path;
if(typeof data11 === "string"){
if(!pattern225.test(data11)){
const err26 = {instancePath:instancePath+"/outside_links/" + i1+"/path",schemaPath:"#/properties/outside_links/items/properties/path/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]+$"},message:"must match pattern \""+"^[\\s\\S]+$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/outside_links/" + i1+"/path",schemaPath:"#/properties/outside_links/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data10.target !== undefined){
if(typeof data10.target !== "string"){
const err28 = {instancePath:instancePath+"/outside_links/" + i1+"/target",schemaPath:"#/properties/outside_links/items/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/outside_links/" + i1,schemaPath:"#/properties/outside_links/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/outside_links",schemaPath:"#/properties/outside_links/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.heads !== undefined){
let data13 = data.heads;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.safetensors === undefined){
const err31 = {instancePath:instancePath+"/heads",schemaPath:"#/properties/heads/required",keyword:"required",params:{missingProperty: "safetensors"},message:"must have required property '"+"safetensors"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data13.indexes === undefined){
const err32 = {instancePath:instancePath+"/heads",schemaPath:"#/properties/heads/required",keyword:"required",params:{missingProperty: "indexes"},message:"must have required property '"+"indexes"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data13.pointers === undefined){
const err33 = {instancePath:instancePath+"/heads",schemaPath:"#/properties/heads/required",keyword:"required",params:{missingProperty: "pointers"},message:"must have required property '"+"pointers"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data13.downloads === undefined){
const err34 = {instancePath:instancePath+"/heads",schemaPath:"#/properties/heads/required",keyword:"required",params:{missingProperty: "downloads"},message:"must have required property '"+"downloads"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key3 in data13){
if(!((((key3 === "safetensors") || (key3 === "indexes")) || (key3 === "pointers")) || (key3 === "downloads"))){
const err35 = {instancePath:instancePath+"/heads",schemaPath:"#/properties/heads/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data13.safetensors !== undefined){
let data14 = data13.safetensors;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
const _errs35 = errors;
let valid10 = false;
let passing0 = null;
const _errs36 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.path === undefined){
const err36 = {instancePath:instancePath+"/heads/safetensors/" + i2,schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/0/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data15.header === undefined){
const err37 = {instancePath:instancePath+"/heads/safetensors/" + i2,schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/0/required",keyword:"required",params:{missingProperty: "header"},message:"must have required property '"+"header"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data15.tensors === undefined){
const err38 = {instancePath:instancePath+"/heads/safetensors/" + i2,schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/0/required",keyword:"required",params:{missingProperty: "tensors"},message:"must have required property '"+"tensors"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data15.end === undefined){
const err39 = {instancePath:instancePath+"/heads/safetensors/" + i2,schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/0/required",keyword:"required",params:{missingProperty: "end"},message:"must have required property '"+"end"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data15.bytes === undefined){
const err40 = {instancePath:instancePath+"/heads/safetensors/" + i2,schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/0/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key4 in data15){
if(!(((((key4 === "path") || (key4 === "header")) || (key4 === "tensors")) || (key4 === "end")) || (key4 === "bytes"))){
const err41 = {instancePath:instancePath+"/heads/safetensors/" + i2,schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data15.path !== undefined){
let data16 = data15.path;
if(typeof data16 === "string"){
if(!pattern225.test(data16)){
const err42 = {instancePath:instancePath+"/heads/safetensors/" + i2+"/path",schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/0/properties/path/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]+$"},message:"must match pattern \""+"^[\\s\\S]+$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/heads/safetensors/" + i2+"/path",schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/0/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data15.header !== undefined){
let data17 = data15.header;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err44 = {instancePath:instancePath+"/heads/safetensors/" + i2+"/header",schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/0/properties/header/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err45 = {instancePath:instancePath+"/heads/safetensors/" + i2+"/header",schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/0/properties/header/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data15.tensors !== undefined){
let data18 = data15.tensors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err46 = {instancePath:instancePath+"/heads/safetensors/" + i2+"/tensors",schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/0/properties/tensors/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err47 = {instancePath:instancePath+"/heads/safetensors/" + i2+"/tensors",schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/0/properties/tensors/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data15.end !== undefined){
let data19 = data15.end;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err48 = {instancePath:instancePath+"/heads/safetensors/" + i2+"/end",schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/0/properties/end/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/heads/safetensors/" + i2+"/end",schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/0/properties/end/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data15.bytes !== undefined){
let data20 = data15.bytes;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err50 = {instancePath:instancePath+"/heads/safetensors/" + i2+"/bytes",schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/0/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/heads/safetensors/" + i2+"/bytes",schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/0/properties/bytes/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/heads/safetensors/" + i2,schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid0 = _errs36 === errors;
if(_valid0){
valid10 = true;
passing0 = 0;
}
const _errs49 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.path === undefined){
const err53 = {instancePath:instancePath+"/heads/safetensors/" + i2,schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/1/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data15.error === undefined){
const err54 = {instancePath:instancePath+"/heads/safetensors/" + i2,schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/1/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
for(const key5 in data15){
if(!((key5 === "path") || (key5 === "error"))){
const err55 = {instancePath:instancePath+"/heads/safetensors/" + i2,schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data15.path !== undefined){
let data21 = data15.path;
if(typeof data21 === "string"){
if(!pattern225.test(data21)){
const err56 = {instancePath:instancePath+"/heads/safetensors/" + i2+"/path",schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/1/properties/path/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]+$"},message:"must match pattern \""+"^[\\s\\S]+$"+"\""};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/heads/safetensors/" + i2+"/path",schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/1/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data15.error !== undefined){
if(typeof data15.error !== "string"){
const err58 = {instancePath:instancePath+"/heads/safetensors/" + i2+"/error",schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/1/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/heads/safetensors/" + i2,schemaPath:"#/properties/heads/properties/safetensors/items/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
var _valid0 = _errs49 === errors;
if(_valid0 && valid10){
valid10 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid10 = true;
passing0 = 1;
}
}
if(!valid10){
const err60 = {instancePath:instancePath+"/heads/safetensors/" + i2,schemaPath:"#/properties/heads/properties/safetensors/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err61 = {instancePath:instancePath+"/heads/safetensors",schemaPath:"#/properties/heads/properties/safetensors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data13.indexes !== undefined){
let data23 = data13.indexes;
if(Array.isArray(data23)){
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
let data24 = data23[i3];
const _errs59 = errors;
let valid15 = false;
let passing1 = null;
const _errs60 = errors;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.path === undefined){
const err62 = {instancePath:instancePath+"/heads/indexes/" + i3,schemaPath:"#/properties/heads/properties/indexes/items/oneOf/0/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data24.shards === undefined){
const err63 = {instancePath:instancePath+"/heads/indexes/" + i3,schemaPath:"#/properties/heads/properties/indexes/items/oneOf/0/required",keyword:"required",params:{missingProperty: "shards"},message:"must have required property '"+"shards"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
for(const key6 in data24){
if(!((key6 === "path") || (key6 === "shards"))){
const err64 = {instancePath:instancePath+"/heads/indexes/" + i3,schemaPath:"#/properties/heads/properties/indexes/items/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data24.path !== undefined){
let data25 = data24.path;
if(typeof data25 === "string"){
if(!pattern225.test(data25)){
const err65 = {instancePath:instancePath+"/heads/indexes/" + i3+"/path",schemaPath:"#/properties/heads/properties/indexes/items/oneOf/0/properties/path/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]+$"},message:"must match pattern \""+"^[\\s\\S]+$"+"\""};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/heads/indexes/" + i3+"/path",schemaPath:"#/properties/heads/properties/indexes/items/oneOf/0/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data24.shards !== undefined){
let data26 = data24.shards;
if(Array.isArray(data26)){
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
if(typeof data26[i4] !== "string"){
const err67 = {instancePath:instancePath+"/heads/indexes/" + i3+"/shards/" + i4,schemaPath:"#/properties/heads/properties/indexes/items/oneOf/0/properties/shards/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/heads/indexes/" + i3+"/shards",schemaPath:"#/properties/heads/properties/indexes/items/oneOf/0/properties/shards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/heads/indexes/" + i3,schemaPath:"#/properties/heads/properties/indexes/items/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
var _valid1 = _errs60 === errors;
if(_valid1){
valid15 = true;
passing1 = 0;
}
const _errs69 = errors;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.path === undefined){
const err70 = {instancePath:instancePath+"/heads/indexes/" + i3,schemaPath:"#/properties/heads/properties/indexes/items/oneOf/1/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data24.error === undefined){
const err71 = {instancePath:instancePath+"/heads/indexes/" + i3,schemaPath:"#/properties/heads/properties/indexes/items/oneOf/1/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
for(const key7 in data24){
if(!((key7 === "path") || (key7 === "error"))){
const err72 = {instancePath:instancePath+"/heads/indexes/" + i3,schemaPath:"#/properties/heads/properties/indexes/items/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data24.path !== undefined){
let data28 = data24.path;
if(typeof data28 === "string"){
if(!pattern225.test(data28)){
const err73 = {instancePath:instancePath+"/heads/indexes/" + i3+"/path",schemaPath:"#/properties/heads/properties/indexes/items/oneOf/1/properties/path/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]+$"},message:"must match pattern \""+"^[\\s\\S]+$"+"\""};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/heads/indexes/" + i3+"/path",schemaPath:"#/properties/heads/properties/indexes/items/oneOf/1/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data24.error !== undefined){
if(typeof data24.error !== "string"){
const err75 = {instancePath:instancePath+"/heads/indexes/" + i3+"/error",schemaPath:"#/properties/heads/properties/indexes/items/oneOf/1/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/heads/indexes/" + i3,schemaPath:"#/properties/heads/properties/indexes/items/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var _valid1 = _errs69 === errors;
if(_valid1 && valid15){
valid15 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid15 = true;
passing1 = 1;
}
}
if(!valid15){
const err77 = {instancePath:instancePath+"/heads/indexes/" + i3,schemaPath:"#/properties/heads/properties/indexes/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
else {
errors = _errs59;
if(vErrors !== null){
if(_errs59){
vErrors.length = _errs59;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err78 = {instancePath:instancePath+"/heads/indexes",schemaPath:"#/properties/heads/properties/indexes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data13.pointers !== undefined){
let data30 = data13.pointers;
if(Array.isArray(data30)){
const len5 = data30.length;
for(let i5=0; i5<len5; i5++){
let data31 = data30[i5];
if(typeof data31 === "string"){
if(!pattern225.test(data31)){
const err79 = {instancePath:instancePath+"/heads/pointers/" + i5,schemaPath:"#/properties/heads/properties/pointers/items/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]+$"},message:"must match pattern \""+"^[\\s\\S]+$"+"\""};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/heads/pointers/" + i5,schemaPath:"#/properties/heads/properties/pointers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/heads/pointers",schemaPath:"#/properties/heads/properties/pointers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data13.downloads !== undefined){
let data32 = data13.downloads;
if(Array.isArray(data32)){
const len6 = data32.length;
for(let i6=0; i6<len6; i6++){
let data33 = data32[i6];
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.path === undefined){
const err82 = {instancePath:instancePath+"/heads/downloads/" + i6,schemaPath:"#/properties/heads/properties/downloads/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data33.text === undefined){
const err83 = {instancePath:instancePath+"/heads/downloads/" + i6,schemaPath:"#/properties/heads/properties/downloads/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
for(const key8 in data33){
if(!((key8 === "path") || (key8 === "text"))){
const err84 = {instancePath:instancePath+"/heads/downloads/" + i6,schemaPath:"#/properties/heads/properties/downloads/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data33.path !== undefined){
let data34 = data33.path;
if(typeof data34 === "string"){
if(!pattern225.test(data34)){
const err85 = {instancePath:instancePath+"/heads/downloads/" + i6+"/path",schemaPath:"#/properties/heads/properties/downloads/items/properties/path/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]+$"},message:"must match pattern \""+"^[\\s\\S]+$"+"\""};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
else {
const err86 = {instancePath:instancePath+"/heads/downloads/" + i6+"/path",schemaPath:"#/properties/heads/properties/downloads/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data33.text !== undefined){
let data35 = data33.text;
if((typeof data35 !== "string") && (data35 !== null)){
const err87 = {instancePath:instancePath+"/heads/downloads/" + i6+"/text",schemaPath:"#/properties/heads/properties/downloads/items/properties/text/type",keyword:"type",params:{type: schema20.properties.heads.properties.downloads.items.properties.text.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath:instancePath+"/heads/downloads/" + i6,schemaPath:"#/properties/heads/properties/downloads/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/heads/downloads",schemaPath:"#/properties/heads/properties/downloads/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/heads",schemaPath:"#/properties/heads/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

const discoveryManifest = validate20;
const schema21 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://narwhal-deploy.dev/schemas/discovery-manifest.v1.schema.json","type":"object","additionalProperties":false,"required":["files","roles","model_tree_sha256","model_file_count","warnings","accepted","version","fingerprints","record_version"],"properties":{"files":{"type":"object","additionalProperties":{"type":"string","pattern":"^[0-9a-f]{64}$"}},"roles":{"type":"array","items":{"type":"string","pattern":"^(?:engine-[1-9][0-9]*|router)$"},"uniqueItems":true,"minItems":2},"model_tree_sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"model_file_count":{"type":"integer","minimum":1},"warnings":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["code","gate","severity","message","hint"],"properties":{"code":{"type":"string","pattern":"^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$"},"gate":{"enum":["inputs","access","observation","policy","checkpoint","emit"]},"severity":{"enum":["error","warning"]},"host":{"type":"string","pattern":"\\S"},"role":{"type":"string","pattern":"\\S"},"field":{"type":"string","pattern":"\\S"},"subject":{"type":"string","pattern":"\\S"},"message":{"type":"string","pattern":"\\S"},"hint":{"type":"string","pattern":"\\S"},"details":{"type":"object"},"accepted":{"const":true}}}},"accepted":{"type":"array","items":{"type":"string","pattern":"^[A-Z][A-Z0-9_]*$"},"uniqueItems":true},"version":{"type":"string","pattern":"\\S"},"fingerprints":{"type":"object","additionalProperties":false,"patternProperties":{"^(?:engine-[1-9][0-9]*|router)$":{"type":"object","additionalProperties":false,"properties":{"hardware":{"type":"object","additionalProperties":false,"required":["sha256","facts"],"properties":{"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"facts":{}}},"model":{"type":"object","additionalProperties":false,"required":["sha256","facts"],"properties":{"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"facts":{}}},"image":{"type":"object","additionalProperties":false,"required":["sha256","facts"],"properties":{"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"facts":{}}},"launch_policy":{"type":"object","additionalProperties":false,"required":["sha256","facts"],"properties":{"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"facts":{}}},"route":{"type":"object","additionalProperties":false,"required":["sha256","facts"],"properties":{"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"facts":{}}},"transport":{"type":"object","additionalProperties":false,"required":["sha256","facts"],"properties":{"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"facts":{}}}}}}},"record_version":{"const":1}}};
const pattern235 = new RegExp("^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$", "u");
const pattern242 = new RegExp("^[A-Z][A-Z0-9_]*$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://narwhal-deploy.dev/schemas/discovery-manifest.v1.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.files === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.roles === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.model_tree_sha256 === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model_tree_sha256"},message:"must have required property '"+"model_tree_sha256"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.model_file_count === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model_file_count"},message:"must have required property '"+"model_file_count"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.warnings === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.accepted === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accepted"},message:"must have required property '"+"accepted"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.version === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.fingerprints === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fingerprints"},message:"must have required property '"+"fingerprints"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.record_version === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record_version"},message:"must have required property '"+"record_version"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema21.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.files !== undefined){
let data0 = data.files;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
let data1 = data0[key1];
if(typeof data1 === "string"){
if(!pattern170.test(data1)){
const err10 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.roles !== undefined){
let data2 = data.roles;
if(Array.isArray(data2)){
if(data2.length < 2){
const err13 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern107.test(data3)){
const err14 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/pattern",keyword:"pattern",params:{pattern: "^(?:engine-[1-9][0-9]*|router)$"},message:"must match pattern \""+"^(?:engine-[1-9][0-9]*|router)$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err16 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err17 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.model_tree_sha256 !== undefined){
let data4 = data.model_tree_sha256;
if(typeof data4 === "string"){
if(!pattern170.test(data4)){
const err18 = {instancePath:instancePath+"/model_tree_sha256",schemaPath:"#/properties/model_tree_sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/model_tree_sha256",schemaPath:"#/properties/model_tree_sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.model_file_count !== undefined){
let data5 = data.model_file_count;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err20 = {instancePath:instancePath+"/model_file_count",schemaPath:"#/properties/model_file_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/model_file_count",schemaPath:"#/properties/model_file_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.warnings !== undefined){
let data6 = data.warnings;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i2=0; i2<len1; i2++){
let data7 = data6[i2];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.code === undefined){
const err22 = {instancePath:instancePath+"/warnings/" + i2,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7.gate === undefined){
const err23 = {instancePath:instancePath+"/warnings/" + i2,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7.severity === undefined){
const err24 = {instancePath:instancePath+"/warnings/" + i2,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7.message === undefined){
const err25 = {instancePath:instancePath+"/warnings/" + i2,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data7.hint === undefined){
const err26 = {instancePath:instancePath+"/warnings/" + i2,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "hint"},message:"must have required property '"+"hint"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key2 in data7){
if(!(func2.call(schema21.properties.warnings.items.properties, key2))){
const err27 = {instancePath:instancePath+"/warnings/" + i2,schemaPath:"#/properties/warnings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data7.code !== undefined){
let data8 = data7.code;
if(typeof data8 === "string"){
if(!pattern235.test(data8)){
const err28 = {instancePath:instancePath+"/warnings/" + i2+"/code",schemaPath:"#/properties/warnings/items/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$"},message:"must match pattern \""+"^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/warnings/" + i2+"/code",schemaPath:"#/properties/warnings/items/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data7.gate !== undefined){
let data9 = data7.gate;
if(!((((((data9 === "inputs") || (data9 === "access")) || (data9 === "observation")) || (data9 === "policy")) || (data9 === "checkpoint")) || (data9 === "emit"))){
const err30 = {instancePath:instancePath+"/warnings/" + i2+"/gate",schemaPath:"#/properties/warnings/items/properties/gate/enum",keyword:"enum",params:{allowedValues: schema21.properties.warnings.items.properties.gate.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data7.severity !== undefined){
let data10 = data7.severity;
if(!((data10 === "error") || (data10 === "warning"))){
const err31 = {instancePath:instancePath+"/warnings/" + i2+"/severity",schemaPath:"#/properties/warnings/items/properties/severity/enum",keyword:"enum",params:{allowedValues: schema21.properties.warnings.items.properties.severity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data7.host !== undefined){
let data11 = data7.host;
if(typeof data11 === "string"){
if(!pattern113.test(data11)){
const err32 = {instancePath:instancePath+"/warnings/" + i2+"/host",schemaPath:"#/properties/warnings/items/properties/host/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/warnings/" + i2+"/host",schemaPath:"#/properties/warnings/items/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data7.role !== undefined){
let data12 = data7.role;
if(typeof data12 === "string"){
if(!pattern113.test(data12)){
const err34 = {instancePath:instancePath+"/warnings/" + i2+"/role",schemaPath:"#/properties/warnings/items/properties/role/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/warnings/" + i2+"/role",schemaPath:"#/properties/warnings/items/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data7.field !== undefined){
let data13 = data7.field;
if(typeof data13 === "string"){
if(!pattern113.test(data13)){
const err36 = {instancePath:instancePath+"/warnings/" + i2+"/field",schemaPath:"#/properties/warnings/items/properties/field/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/warnings/" + i2+"/field",schemaPath:"#/properties/warnings/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data7.subject !== undefined){
let data14 = data7.subject;
if(typeof data14 === "string"){
if(!pattern113.test(data14)){
const err38 = {instancePath:instancePath+"/warnings/" + i2+"/subject",schemaPath:"#/properties/warnings/items/properties/subject/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/warnings/" + i2+"/subject",schemaPath:"#/properties/warnings/items/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data7.message !== undefined){
let data15 = data7.message;
if(typeof data15 === "string"){
if(!pattern113.test(data15)){
const err40 = {instancePath:instancePath+"/warnings/" + i2+"/message",schemaPath:"#/properties/warnings/items/properties/message/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/warnings/" + i2+"/message",schemaPath:"#/properties/warnings/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data7.hint !== undefined){
let data16 = data7.hint;
if(typeof data16 === "string"){
if(!pattern113.test(data16)){
const err42 = {instancePath:instancePath+"/warnings/" + i2+"/hint",schemaPath:"#/properties/warnings/items/properties/hint/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/warnings/" + i2+"/hint",schemaPath:"#/properties/warnings/items/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data7.details !== undefined){
let data17 = data7.details;
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
const err44 = {instancePath:instancePath+"/warnings/" + i2+"/details",schemaPath:"#/properties/warnings/items/properties/details/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data7.accepted !== undefined){
if(true !== data7.accepted){
const err45 = {instancePath:instancePath+"/warnings/" + i2+"/accepted",schemaPath:"#/properties/warnings/items/properties/accepted/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/warnings/" + i2,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.accepted !== undefined){
let data19 = data.accepted;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i3=0; i3<len2; i3++){
let data20 = data19[i3];
if(typeof data20 === "string"){
if(!pattern242.test(data20)){
const err48 = {instancePath:instancePath+"/accepted/" + i3,schemaPath:"#/properties/accepted/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]*$"},message:"must match pattern \""+"^[A-Z][A-Z0-9_]*$"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/accepted/" + i3,schemaPath:"#/properties/accepted/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
let i4 = data19.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data19[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err50 = {instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i4+" are identical)"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
break;
}
indices1[item1] = i4;
}
}
}
else {
const err51 = {instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.version !== undefined){
let data21 = data.version;
if(typeof data21 === "string"){
if(!pattern113.test(data21)){
const err52 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.fingerprints !== undefined){
let data22 = data.fingerprints;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key3 in data22){
if(!(pattern107.test(key3))){
const err54 = {instancePath:instancePath+"/fingerprints",schemaPath:"#/properties/fingerprints/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
for(const key4 in data22){
if(pattern107.test(key4)){
let data23 = data22[key4];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key5 in data23){
if(!((((((key5 === "hardware") || (key5 === "model")) || (key5 === "image")) || (key5 === "launch_policy")) || (key5 === "route")) || (key5 === "transport"))){
const err55 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data23.hardware !== undefined){
let data24 = data23.hardware;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.sha256 === undefined){
const err56 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/hardware",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/hardware/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data24.facts === undefined){
const err57 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/hardware",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/hardware/required",keyword:"required",params:{missingProperty: "facts"},message:"must have required property '"+"facts"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
for(const key6 in data24){
if(!((key6 === "sha256") || (key6 === "facts"))){
const err58 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/hardware",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/hardware/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data24.sha256 !== undefined){
let data25 = data24.sha256;
if(typeof data25 === "string"){
if(!pattern170.test(data25)){
const err59 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/hardware/sha256",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/hardware/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/hardware/sha256",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/hardware/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/hardware",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/hardware/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data23.model !== undefined){
let data26 = data23.model;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.sha256 === undefined){
const err62 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/model",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/model/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data26.facts === undefined){
const err63 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/model",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/model/required",keyword:"required",params:{missingProperty: "facts"},message:"must have required property '"+"facts"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
for(const key7 in data26){
if(!((key7 === "sha256") || (key7 === "facts"))){
const err64 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/model",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/model/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data26.sha256 !== undefined){
let data27 = data26.sha256;
if(typeof data27 === "string"){
if(!pattern170.test(data27)){
const err65 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/model/sha256",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/model/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/model/sha256",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/model/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/model",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/model/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data23.image !== undefined){
let data28 = data23.image;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.sha256 === undefined){
const err68 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/image",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/image/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data28.facts === undefined){
const err69 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/image",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/image/required",keyword:"required",params:{missingProperty: "facts"},message:"must have required property '"+"facts"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
for(const key8 in data28){
if(!((key8 === "sha256") || (key8 === "facts"))){
const err70 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/image",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data28.sha256 !== undefined){
let data29 = data28.sha256;
if(typeof data29 === "string"){
if(!pattern170.test(data29)){
const err71 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/image/sha256",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/image/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/image/sha256",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/image/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/image",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data23.launch_policy !== undefined){
let data30 = data23.launch_policy;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.sha256 === undefined){
const err74 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/launch_policy",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/launch_policy/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data30.facts === undefined){
const err75 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/launch_policy",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/launch_policy/required",keyword:"required",params:{missingProperty: "facts"},message:"must have required property '"+"facts"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
for(const key9 in data30){
if(!((key9 === "sha256") || (key9 === "facts"))){
const err76 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/launch_policy",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/launch_policy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data30.sha256 !== undefined){
let data31 = data30.sha256;
if(typeof data31 === "string"){
if(!pattern170.test(data31)){
const err77 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/launch_policy/sha256",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/launch_policy/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/launch_policy/sha256",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/launch_policy/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/launch_policy",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/launch_policy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data23.route !== undefined){
let data32 = data23.route;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.sha256 === undefined){
const err80 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/route",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/route/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data32.facts === undefined){
const err81 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/route",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/route/required",keyword:"required",params:{missingProperty: "facts"},message:"must have required property '"+"facts"+"'"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
for(const key10 in data32){
if(!((key10 === "sha256") || (key10 === "facts"))){
const err82 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/route",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/route/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data32.sha256 !== undefined){
let data33 = data32.sha256;
if(typeof data33 === "string"){
if(!pattern170.test(data33)){
const err83 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/route/sha256",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/route/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/route/sha256",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/route/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/route",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/route/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data23.transport !== undefined){
let data34 = data23.transport;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.sha256 === undefined){
const err86 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/transport",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/transport/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data34.facts === undefined){
const err87 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/transport",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/transport/required",keyword:"required",params:{missingProperty: "facts"},message:"must have required property '"+"facts"+"'"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
for(const key11 in data34){
if(!((key11 === "sha256") || (key11 === "facts"))){
const err88 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/transport",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/transport/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data34.sha256 !== undefined){
let data35 = data34.sha256;
if(typeof data35 === "string"){
if(!pattern170.test(data35)){
const err89 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/transport/sha256",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/transport/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/transport/sha256",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/transport/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/transport",schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/properties/transport/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/fingerprints/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fingerprints/patternProperties/%5E(%3F%3Aengine-%5B1-9%5D%5B0-9%5D*%7Crouter)%24/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
}
else {
const err93 = {instancePath:instancePath+"/fingerprints",schemaPath:"#/properties/fingerprints/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.record_version !== undefined){
if(1 !== data.record_version){
const err94 = {instancePath:instancePath+"/record_version",schemaPath:"#/properties/record_version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

const discoveryInputs = validate21;
const schema22 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://narwhal-deploy.dev/schemas/discovery-inputs.v1.schema.json","type":"object","additionalProperties":false,"required":["record_version","version","fields","secrets","strict","accept"],"properties":{"record_version":{"const":1},"version":{"type":"string","pattern":"\\S"},"fields":{"type":"object","additionalProperties":false,"patternProperties":{"^NARWHAL_[A-Z0-9_]+$":{"type":"string"}}},"secrets":{"type":"array","items":{"type":"string","pattern":"^NARWHAL_[A-Z0-9_]+$"},"uniqueItems":true},"strict":{"type":"boolean"},"accept":{"type":"array","items":{"type":"string","pattern":"^[A-Z][A-Z0-9_]*$"},"uniqueItems":true}}};
const pattern253 = new RegExp("^NARWHAL_[A-Z0-9_]+$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://narwhal-deploy.dev/schemas/discovery-inputs.v1.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.record_version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record_version"},message:"must have required property '"+"record_version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.fields === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.secrets === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secrets"},message:"must have required property '"+"secrets"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.strict === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "strict"},message:"must have required property '"+"strict"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.accept === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accept"},message:"must have required property '"+"accept"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "record_version") || (key0 === "version")) || (key0 === "fields")) || (key0 === "secrets")) || (key0 === "strict")) || (key0 === "accept"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.record_version !== undefined){
if(1 !== data.record_version){
const err7 = {instancePath:instancePath+"/record_version",schemaPath:"#/properties/record_version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.version !== undefined){
let data1 = data.version;
if(typeof data1 === "string"){
if(!pattern113.test(data1)){
const err8 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.fields !== undefined){
let data2 = data.fields;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!(pattern253.test(key1))){
const err10 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
for(const key2 in data2){
if(pattern253.test(key2)){
if(typeof data2[key2] !== "string"){
const err11 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fields/patternProperties/%5ENARWHAL_%5BA-Z0-9_%5D%2B%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.secrets !== undefined){
let data4 = data.secrets;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(!pattern253.test(data5)){
const err13 = {instancePath:instancePath+"/secrets/" + i0,schemaPath:"#/properties/secrets/items/pattern",keyword:"pattern",params:{pattern: "^NARWHAL_[A-Z0-9_]+$"},message:"must match pattern \""+"^NARWHAL_[A-Z0-9_]+$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/secrets/" + i0,schemaPath:"#/properties/secrets/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err15 = {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err16 = {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.strict !== undefined){
if(typeof data.strict !== "boolean"){
const err17 = {instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.accept !== undefined){
let data7 = data.accept;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i2=0; i2<len1; i2++){
let data8 = data7[i2];
if(typeof data8 === "string"){
if(!pattern242.test(data8)){
const err18 = {instancePath:instancePath+"/accept/" + i2,schemaPath:"#/properties/accept/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]*$"},message:"must match pattern \""+"^[A-Z][A-Z0-9_]*$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/accept/" + i2,schemaPath:"#/properties/accept/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
let i3 = data7.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data7[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err20 = {instancePath:instancePath+"/accept",schemaPath:"#/properties/accept/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err21 = {instancePath:instancePath+"/accept",schemaPath:"#/properties/accept/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

const transcript = validate22;
const schema23 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://narwhal-deploy.dev/schemas/transcript.v1.schema.json","type":"object","additionalProperties":false,"required":["version","host","argv","end","stdout","stderr","cut","duration_ms"],"properties":{"version":{"const":1},"host":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$"},"argv":{"type":"array","items":{"type":"string"},"minItems":1},"env":{"type":"object","additionalProperties":{"type":["string","null"]}},"stdin":{"type":"string"},"end":{"oneOf":[{"type":"object","additionalProperties":false,"required":["kind","code"],"properties":{"kind":{"const":"exit"},"code":{"type":"integer","minimum":0}}},{"type":"object","additionalProperties":false,"required":["kind","signal"],"properties":{"kind":{"const":"signal"},"signal":{"type":"string","pattern":"\\S"}}},{"type":"object","additionalProperties":false,"required":["kind","after_ms"],"properties":{"kind":{"const":"timeout"},"after_ms":{"type":"number","minimum":0},"unkillable":{"type":"array","items":{"type":"integer","minimum":1}}}},{"type":"object","additionalProperties":false,"required":["kind","errno","message"],"properties":{"kind":{"const":"not-started"},"errno":{"type":"string","pattern":"\\S"},"message":{"type":"string"}}}]},"stdout":{"type":"string"},"stdout_base64":{"type":"string","pattern":"^[A-Za-z0-9+/]*={0,2}$"},"stderr":{"type":"string"},"cut":{"type":"array","items":{"type":"string","enum":["stdout","stderr"]},"uniqueItems":true},"duration_ms":{"type":"number","minimum":0},"at_ms":{"type":"integer","minimum":0}}};
const pattern260 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://narwhal-deploy.dev/schemas/transcript.v1.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.host === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "host"},message:"must have required property '"+"host"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.argv === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "argv"},message:"must have required property '"+"argv"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.end === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "end"},message:"must have required property '"+"end"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.stdout === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stdout"},message:"must have required property '"+"stdout"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.stderr === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stderr"},message:"must have required property '"+"stderr"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.cut === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cut"},message:"must have required property '"+"cut"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.duration_ms === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration_ms"},message:"must have required property '"+"duration_ms"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema23.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.host !== undefined){
let data1 = data.host;
if(typeof data1 === "string"){
if(!pattern104.test(data1)){
const err10 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.argv !== undefined){
let data2 = data.argv;
if(Array.isArray(data2)){
if(data2.length < 1){
const err12 = {instancePath:instancePath+"/argv",schemaPath:"#/properties/argv/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err13 = {instancePath:instancePath+"/argv/" + i0,schemaPath:"#/properties/argv/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/argv",schemaPath:"#/properties/argv/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.env !== undefined){
let data4 = data.env;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
let data5 = data4[key1];
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/env/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/env/additionalProperties/type",keyword:"type",params:{type: schema23.properties.env.additionalProperties.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.stdin !== undefined){
if(typeof data.stdin !== "string"){
const err17 = {instancePath:instancePath+"/stdin",schemaPath:"#/properties/stdin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.end !== undefined){
let data7 = data.end;
const _errs17 = errors;
let valid4 = false;
let passing0 = null;
const _errs18 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.kind === undefined){
const err18 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/oneOf/0/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.code === undefined){
const err19 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/oneOf/0/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key2 in data7){
if(!((key2 === "kind") || (key2 === "code"))){
const err20 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.kind !== undefined){
if("exit" !== data7.kind){
const err21 = {instancePath:instancePath+"/end/kind",schemaPath:"#/properties/end/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue: "exit"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.code !== undefined){
let data9 = data7.code;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err22 = {instancePath:instancePath+"/end/code",schemaPath:"#/properties/end/oneOf/0/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/end/code",schemaPath:"#/properties/end/oneOf/0/properties/code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs24 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.kind === undefined){
const err25 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/oneOf/1/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data7.signal === undefined){
const err26 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/oneOf/1/required",keyword:"required",params:{missingProperty: "signal"},message:"must have required property '"+"signal"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key3 in data7){
if(!((key3 === "kind") || (key3 === "signal"))){
const err27 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data7.kind !== undefined){
if("signal" !== data7.kind){
const err28 = {instancePath:instancePath+"/end/kind",schemaPath:"#/properties/end/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "signal"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data7.signal !== undefined){
let data11 = data7.signal;
if(typeof data11 === "string"){
if(!pattern113.test(data11)){
const err29 = {instancePath:instancePath+"/end/signal",schemaPath:"#/properties/end/oneOf/1/properties/signal/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/end/signal",schemaPath:"#/properties/end/oneOf/1/properties/signal/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid0 = _errs24 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
}
const _errs30 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.kind === undefined){
const err32 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/oneOf/2/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data7.after_ms === undefined){
const err33 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/oneOf/2/required",keyword:"required",params:{missingProperty: "after_ms"},message:"must have required property '"+"after_ms"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key4 in data7){
if(!(((key4 === "kind") || (key4 === "after_ms")) || (key4 === "unkillable"))){
const err34 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data7.kind !== undefined){
if("timeout" !== data7.kind){
const err35 = {instancePath:instancePath+"/end/kind",schemaPath:"#/properties/end/oneOf/2/properties/kind/const",keyword:"const",params:{allowedValue: "timeout"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data7.after_ms !== undefined){
let data13 = data7.after_ms;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err36 = {instancePath:instancePath+"/end/after_ms",schemaPath:"#/properties/end/oneOf/2/properties/after_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/end/after_ms",schemaPath:"#/properties/end/oneOf/2/properties/after_ms/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data7.unkillable !== undefined){
let data14 = data7.unkillable;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err38 = {instancePath:instancePath+"/end/unkillable/" + i1,schemaPath:"#/properties/end/oneOf/2/properties/unkillable/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
const err39 = {instancePath:instancePath+"/end/unkillable/" + i1,schemaPath:"#/properties/end/oneOf/2/properties/unkillable/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
}
else {
const err40 = {instancePath:instancePath+"/end/unkillable",schemaPath:"#/properties/end/oneOf/2/properties/unkillable/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var _valid0 = _errs30 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid4 = true;
passing0 = 2;
}
const _errs40 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.kind === undefined){
const err42 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/oneOf/3/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data7.errno === undefined){
const err43 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/oneOf/3/required",keyword:"required",params:{missingProperty: "errno"},message:"must have required property '"+"errno"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data7.message === undefined){
const err44 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/oneOf/3/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key5 in data7){
if(!(((key5 === "kind") || (key5 === "errno")) || (key5 === "message"))){
const err45 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data7.kind !== undefined){
if("not-started" !== data7.kind){
const err46 = {instancePath:instancePath+"/end/kind",schemaPath:"#/properties/end/oneOf/3/properties/kind/const",keyword:"const",params:{allowedValue: "not-started"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data7.errno !== undefined){
let data17 = data7.errno;
if(typeof data17 === "string"){
if(!pattern113.test(data17)){
const err47 = {instancePath:instancePath+"/end/errno",schemaPath:"#/properties/end/oneOf/3/properties/errno/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/end/errno",schemaPath:"#/properties/end/oneOf/3/properties/errno/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data7.message !== undefined){
if(typeof data7.message !== "string"){
const err49 = {instancePath:instancePath+"/end/message",schemaPath:"#/properties/end/oneOf/3/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid0 = _errs40 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid4 = true;
passing0 = 3;
}
}
}
}
if(!valid4){
const err51 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.stdout !== undefined){
if(typeof data.stdout !== "string"){
const err52 = {instancePath:instancePath+"/stdout",schemaPath:"#/properties/stdout/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.stdout_base64 !== undefined){
let data20 = data.stdout_base64;
if(typeof data20 === "string"){
if(!pattern260.test(data20)){
const err53 = {instancePath:instancePath+"/stdout_base64",schemaPath:"#/properties/stdout_base64/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]*={0,2}$"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/stdout_base64",schemaPath:"#/properties/stdout_base64/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.stderr !== undefined){
if(typeof data.stderr !== "string"){
const err55 = {instancePath:instancePath+"/stderr",schemaPath:"#/properties/stderr/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.cut !== undefined){
let data22 = data.cut;
if(Array.isArray(data22)){
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
if(typeof data23 !== "string"){
const err56 = {instancePath:instancePath+"/cut/" + i2,schemaPath:"#/properties/cut/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(!((data23 === "stdout") || (data23 === "stderr"))){
const err57 = {instancePath:instancePath+"/cut/" + i2,schemaPath:"#/properties/cut/items/enum",keyword:"enum",params:{allowedValues: schema23.properties.cut.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
let i3 = data22.length;
let j0;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data22[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err58 = {instancePath:instancePath+"/cut",schemaPath:"#/properties/cut/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
break;
}
indices0[item0] = i3;
}
}
}
else {
const err59 = {instancePath:instancePath+"/cut",schemaPath:"#/properties/cut/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.duration_ms !== undefined){
let data24 = data.duration_ms;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
const err60 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.at_ms !== undefined){
let data25 = data.at_ms;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err62 = {instancePath:instancePath+"/at_ms",schemaPath:"#/properties/at_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err63 = {instancePath:instancePath+"/at_ms",schemaPath:"#/properties/at_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
}
else {
const err64 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const failure = validate23;
const schema24 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://narwhal-deploy.dev/schemas/failure.v1.schema.json","type":"object","additionalProperties":false,"required":["first","failures"],"properties":{"first":{"type":"object","additionalProperties":false,"required":["code","gate","severity","message","hint"],"properties":{"code":{"type":"string","pattern":"^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$"},"gate":{"enum":["inputs","access","observation","policy","checkpoint","emit"]},"severity":{"enum":["error","warning"]},"host":{"type":"string","pattern":"\\S"},"role":{"type":"string","pattern":"\\S"},"field":{"type":"string","pattern":"\\S"},"subject":{"type":"string","pattern":"\\S"},"message":{"type":"string","pattern":"\\S"},"hint":{"type":"string","pattern":"\\S"},"details":{"type":"object"},"accepted":{"const":true}}},"failures":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["code","gate","severity","message","hint"],"properties":{"code":{"type":"string","pattern":"^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$"},"gate":{"enum":["inputs","access","observation","policy","checkpoint","emit"]},"severity":{"enum":["error","warning"]},"host":{"type":"string","pattern":"\\S"},"role":{"type":"string","pattern":"\\S"},"field":{"type":"string","pattern":"\\S"},"subject":{"type":"string","pattern":"\\S"},"message":{"type":"string","pattern":"\\S"},"hint":{"type":"string","pattern":"\\S"},"details":{"type":"object"},"accepted":{"const":true}}},"minItems":1}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://narwhal-deploy.dev/schemas/failure.v1.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.first === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first"},message:"must have required property '"+"first"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.failures === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failures"},message:"must have required property '"+"failures"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "first") || (key0 === "failures"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.first !== undefined){
let data0 = data.first;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.code === undefined){
const err3 = {instancePath:instancePath+"/first",schemaPath:"#/properties/first/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.gate === undefined){
const err4 = {instancePath:instancePath+"/first",schemaPath:"#/properties/first/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.severity === undefined){
const err5 = {instancePath:instancePath+"/first",schemaPath:"#/properties/first/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.message === undefined){
const err6 = {instancePath:instancePath+"/first",schemaPath:"#/properties/first/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.hint === undefined){
const err7 = {instancePath:instancePath+"/first",schemaPath:"#/properties/first/required",keyword:"required",params:{missingProperty: "hint"},message:"must have required property '"+"hint"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data0){
if(!(func2.call(schema24.properties.first.properties, key1))){
const err8 = {instancePath:instancePath+"/first",schemaPath:"#/properties/first/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.code !== undefined){
let data1 = data0.code;
if(typeof data1 === "string"){
if(!pattern235.test(data1)){
const err9 = {instancePath:instancePath+"/first/code",schemaPath:"#/properties/first/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$"},message:"must match pattern \""+"^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/first/code",schemaPath:"#/properties/first/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.gate !== undefined){
let data2 = data0.gate;
if(!((((((data2 === "inputs") || (data2 === "access")) || (data2 === "observation")) || (data2 === "policy")) || (data2 === "checkpoint")) || (data2 === "emit"))){
const err11 = {instancePath:instancePath+"/first/gate",schemaPath:"#/properties/first/properties/gate/enum",keyword:"enum",params:{allowedValues: schema24.properties.first.properties.gate.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.severity !== undefined){
let data3 = data0.severity;
if(!((data3 === "error") || (data3 === "warning"))){
const err12 = {instancePath:instancePath+"/first/severity",schemaPath:"#/properties/first/properties/severity/enum",keyword:"enum",params:{allowedValues: schema24.properties.first.properties.severity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.host !== undefined){
let data4 = data0.host;
if(typeof data4 === "string"){
if(!pattern113.test(data4)){
const err13 = {instancePath:instancePath+"/first/host",schemaPath:"#/properties/first/properties/host/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/first/host",schemaPath:"#/properties/first/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.role !== undefined){
let data5 = data0.role;
if(typeof data5 === "string"){
if(!pattern113.test(data5)){
const err15 = {instancePath:instancePath+"/first/role",schemaPath:"#/properties/first/properties/role/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/first/role",schemaPath:"#/properties/first/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.field !== undefined){
let data6 = data0.field;
if(typeof data6 === "string"){
if(!pattern113.test(data6)){
const err17 = {instancePath:instancePath+"/first/field",schemaPath:"#/properties/first/properties/field/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/first/field",schemaPath:"#/properties/first/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.subject !== undefined){
let data7 = data0.subject;
if(typeof data7 === "string"){
if(!pattern113.test(data7)){
const err19 = {instancePath:instancePath+"/first/subject",schemaPath:"#/properties/first/properties/subject/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/first/subject",schemaPath:"#/properties/first/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.message !== undefined){
let data8 = data0.message;
if(typeof data8 === "string"){
if(!pattern113.test(data8)){
const err21 = {instancePath:instancePath+"/first/message",schemaPath:"#/properties/first/properties/message/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/first/message",schemaPath:"#/properties/first/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data0.hint !== undefined){
let data9 = data0.hint;
if(typeof data9 === "string"){
if(!pattern113.test(data9)){
const err23 = {instancePath:instancePath+"/first/hint",schemaPath:"#/properties/first/properties/hint/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/first/hint",schemaPath:"#/properties/first/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data0.details !== undefined){
let data10 = data0.details;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
const err25 = {instancePath:instancePath+"/first/details",schemaPath:"#/properties/first/properties/details/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data0.accepted !== undefined){
if(true !== data0.accepted){
const err26 = {instancePath:instancePath+"/first/accepted",schemaPath:"#/properties/first/properties/accepted/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/first",schemaPath:"#/properties/first/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.failures !== undefined){
let data12 = data.failures;
if(Array.isArray(data12)){
if(data12.length < 1){
const err28 = {instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.code === undefined){
const err29 = {instancePath:instancePath+"/failures/" + i0,schemaPath:"#/properties/failures/items/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data13.gate === undefined){
const err30 = {instancePath:instancePath+"/failures/" + i0,schemaPath:"#/properties/failures/items/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data13.severity === undefined){
const err31 = {instancePath:instancePath+"/failures/" + i0,schemaPath:"#/properties/failures/items/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data13.message === undefined){
const err32 = {instancePath:instancePath+"/failures/" + i0,schemaPath:"#/properties/failures/items/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data13.hint === undefined){
const err33 = {instancePath:instancePath+"/failures/" + i0,schemaPath:"#/properties/failures/items/required",keyword:"required",params:{missingProperty: "hint"},message:"must have required property '"+"hint"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key2 in data13){
if(!(func2.call(schema24.properties.failures.items.properties, key2))){
const err34 = {instancePath:instancePath+"/failures/" + i0,schemaPath:"#/properties/failures/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data13.code !== undefined){
let data14 = data13.code;
if(typeof data14 === "string"){
if(!pattern235.test(data14)){
const err35 = {instancePath:instancePath+"/failures/" + i0+"/code",schemaPath:"#/properties/failures/items/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$"},message:"must match pattern \""+"^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/failures/" + i0+"/code",schemaPath:"#/properties/failures/items/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data13.gate !== undefined){
let data15 = data13.gate;
if(!((((((data15 === "inputs") || (data15 === "access")) || (data15 === "observation")) || (data15 === "policy")) || (data15 === "checkpoint")) || (data15 === "emit"))){
const err37 = {instancePath:instancePath+"/failures/" + i0+"/gate",schemaPath:"#/properties/failures/items/properties/gate/enum",keyword:"enum",params:{allowedValues: schema24.properties.failures.items.properties.gate.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data13.severity !== undefined){
let data16 = data13.severity;
if(!((data16 === "error") || (data16 === "warning"))){
const err38 = {instancePath:instancePath+"/failures/" + i0+"/severity",schemaPath:"#/properties/failures/items/properties/severity/enum",keyword:"enum",params:{allowedValues: schema24.properties.failures.items.properties.severity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data13.host !== undefined){
let data17 = data13.host;
if(typeof data17 === "string"){
if(!pattern113.test(data17)){
const err39 = {instancePath:instancePath+"/failures/" + i0+"/host",schemaPath:"#/properties/failures/items/properties/host/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/failures/" + i0+"/host",schemaPath:"#/properties/failures/items/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data13.role !== undefined){
let data18 = data13.role;
if(typeof data18 === "string"){
if(!pattern113.test(data18)){
const err41 = {instancePath:instancePath+"/failures/" + i0+"/role",schemaPath:"#/properties/failures/items/properties/role/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/failures/" + i0+"/role",schemaPath:"#/properties/failures/items/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data13.field !== undefined){
let data19 = data13.field;
if(typeof data19 === "string"){
if(!pattern113.test(data19)){
const err43 = {instancePath:instancePath+"/failures/" + i0+"/field",schemaPath:"#/properties/failures/items/properties/field/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/failures/" + i0+"/field",schemaPath:"#/properties/failures/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data13.subject !== undefined){
let data20 = data13.subject;
if(typeof data20 === "string"){
if(!pattern113.test(data20)){
const err45 = {instancePath:instancePath+"/failures/" + i0+"/subject",schemaPath:"#/properties/failures/items/properties/subject/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/failures/" + i0+"/subject",schemaPath:"#/properties/failures/items/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data13.message !== undefined){
let data21 = data13.message;
if(typeof data21 === "string"){
if(!pattern113.test(data21)){
const err47 = {instancePath:instancePath+"/failures/" + i0+"/message",schemaPath:"#/properties/failures/items/properties/message/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/failures/" + i0+"/message",schemaPath:"#/properties/failures/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data13.hint !== undefined){
let data22 = data13.hint;
if(typeof data22 === "string"){
if(!pattern113.test(data22)){
const err49 = {instancePath:instancePath+"/failures/" + i0+"/hint",schemaPath:"#/properties/failures/items/properties/hint/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/failures/" + i0+"/hint",schemaPath:"#/properties/failures/items/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data13.details !== undefined){
let data23 = data13.details;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err51 = {instancePath:instancePath+"/failures/" + i0+"/details",schemaPath:"#/properties/failures/items/properties/details/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data13.accepted !== undefined){
if(true !== data13.accepted){
const err52 = {instancePath:instancePath+"/failures/" + i0+"/accepted",schemaPath:"#/properties/failures/items/properties/accepted/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/failures/" + i0,schemaPath:"#/properties/failures/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

const accessRecord = validate24;
const schema25 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://narwhal-deploy.dev/schemas/access-record.v1.schema.json","type":"object","additionalProperties":false,"required":["host","roles","hostname","argv","exit_status","route","time"],"properties":{"host":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$"},"roles":{"type":"array","items":{"type":"string","pattern":"^(?:engine-[1-9][0-9]*|router)$"},"minItems":1,"uniqueItems":true},"hostname":{"type":"string","pattern":"\\S"},"argv":{"type":"array","items":{"type":"string"},"minItems":1},"exit_status":{"type":"integer","minimum":0,"maximum":255},"route":{"type":"object","additionalProperties":false,"required":["transport","why","hops","authentication"],"properties":{"transport":{"type":"string","pattern":"\\S"},"why":{"type":"string","pattern":"\\S"},"hops":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["user","host","port"],"properties":{"user":{"type":"string"},"host":{"type":"string","pattern":"\\S"},"port":{"type":"integer","minimum":0,"maximum":65535},"host_key":{"type":"object","additionalProperties":false,"required":["type","fingerprint","known"],"properties":{"type":{"type":"string","pattern":"\\S"},"fingerprint":{"type":"string","pattern":"^SHA256:[A-Za-z0-9+/]{43}$"},"known":{"type":"boolean"},"name":{"type":"string","pattern":"\\S"}}}}}},"authentication":{"type":"string","pattern":"\\S"}}},"time":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$"}}};
const pattern282 = new RegExp("^SHA256:[A-Za-z0-9+/]{43}$", "u");
const pattern285 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://narwhal-deploy.dev/schemas/access-record.v1.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.host === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "host"},message:"must have required property '"+"host"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.roles === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.hostname === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hostname"},message:"must have required property '"+"hostname"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.argv === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "argv"},message:"must have required property '"+"argv"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.exit_status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exit_status"},message:"must have required property '"+"exit_status"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.route === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "route"},message:"must have required property '"+"route"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.time === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "time"},message:"must have required property '"+"time"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "host") || (key0 === "roles")) || (key0 === "hostname")) || (key0 === "argv")) || (key0 === "exit_status")) || (key0 === "route")) || (key0 === "time"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.host !== undefined){
let data0 = data.host;
if(typeof data0 === "string"){
if(!pattern104.test(data0)){
const err8 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.roles !== undefined){
let data1 = data.roles;
if(Array.isArray(data1)){
if(data1.length < 1){
const err10 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!pattern107.test(data2)){
const err11 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/pattern",keyword:"pattern",params:{pattern: "^(?:engine-[1-9][0-9]*|router)$"},message:"must match pattern \""+"^(?:engine-[1-9][0-9]*|router)$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err13 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err14 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.hostname !== undefined){
let data3 = data.hostname;
if(typeof data3 === "string"){
if(!pattern113.test(data3)){
const err15 = {instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.argv !== undefined){
let data4 = data.argv;
if(Array.isArray(data4)){
if(data4.length < 1){
const err17 = {instancePath:instancePath+"/argv",schemaPath:"#/properties/argv/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
if(typeof data4[i2] !== "string"){
const err18 = {instancePath:instancePath+"/argv/" + i2,schemaPath:"#/properties/argv/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/argv",schemaPath:"#/properties/argv/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.exit_status !== undefined){
let data6 = data.exit_status;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err20 = {instancePath:instancePath+"/exit_status",schemaPath:"#/properties/exit_status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 255 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/exit_status",schemaPath:"#/properties/exit_status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 255},message:"must be <= 255"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/exit_status",schemaPath:"#/properties/exit_status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.route !== undefined){
let data7 = data.route;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.transport === undefined){
const err23 = {instancePath:instancePath+"/route",schemaPath:"#/properties/route/required",keyword:"required",params:{missingProperty: "transport"},message:"must have required property '"+"transport"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7.why === undefined){
const err24 = {instancePath:instancePath+"/route",schemaPath:"#/properties/route/required",keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7.hops === undefined){
const err25 = {instancePath:instancePath+"/route",schemaPath:"#/properties/route/required",keyword:"required",params:{missingProperty: "hops"},message:"must have required property '"+"hops"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data7.authentication === undefined){
const err26 = {instancePath:instancePath+"/route",schemaPath:"#/properties/route/required",keyword:"required",params:{missingProperty: "authentication"},message:"must have required property '"+"authentication"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key1 in data7){
if(!((((key1 === "transport") || (key1 === "why")) || (key1 === "hops")) || (key1 === "authentication"))){
const err27 = {instancePath:instancePath+"/route",schemaPath:"#/properties/route/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data7.transport !== undefined){
let data8 = data7.transport;
if(typeof data8 === "string"){
if(!pattern113.test(data8)){
const err28 = {instancePath:instancePath+"/route/transport",schemaPath:"#/properties/route/properties/transport/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/route/transport",schemaPath:"#/properties/route/properties/transport/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data7.why !== undefined){
let data9 = data7.why;
if(typeof data9 === "string"){
if(!pattern113.test(data9)){
const err30 = {instancePath:instancePath+"/route/why",schemaPath:"#/properties/route/properties/why/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/route/why",schemaPath:"#/properties/route/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data7.hops !== undefined){
let data10 = data7.hops;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i3=0; i3<len2; i3++){
let data11 = data10[i3];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.user === undefined){
const err32 = {instancePath:instancePath+"/route/hops/" + i3,schemaPath:"#/properties/route/properties/hops/items/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11.host === undefined){
const err33 = {instancePath:instancePath+"/route/hops/" + i3,schemaPath:"#/properties/route/properties/hops/items/required",keyword:"required",params:{missingProperty: "host"},message:"must have required property '"+"host"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data11.port === undefined){
const err34 = {instancePath:instancePath+"/route/hops/" + i3,schemaPath:"#/properties/route/properties/hops/items/required",keyword:"required",params:{missingProperty: "port"},message:"must have required property '"+"port"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key2 in data11){
if(!((((key2 === "user") || (key2 === "host")) || (key2 === "port")) || (key2 === "host_key"))){
const err35 = {instancePath:instancePath+"/route/hops/" + i3,schemaPath:"#/properties/route/properties/hops/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data11.user !== undefined){
if(typeof data11.user !== "string"){
const err36 = {instancePath:instancePath+"/route/hops/" + i3+"/user",schemaPath:"#/properties/route/properties/hops/items/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data11.host !== undefined){
let data13 = data11.host;
if(typeof data13 === "string"){
if(!pattern113.test(data13)){
const err37 = {instancePath:instancePath+"/route/hops/" + i3+"/host",schemaPath:"#/properties/route/properties/hops/items/properties/host/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/route/hops/" + i3+"/host",schemaPath:"#/properties/route/properties/hops/items/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data11.port !== undefined){
let data14 = data11.port;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err39 = {instancePath:instancePath+"/route/hops/" + i3+"/port",schemaPath:"#/properties/route/properties/hops/items/properties/port/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 65535 || isNaN(data14)){
const err40 = {instancePath:instancePath+"/route/hops/" + i3+"/port",schemaPath:"#/properties/route/properties/hops/items/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err41 = {instancePath:instancePath+"/route/hops/" + i3+"/port",schemaPath:"#/properties/route/properties/hops/items/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data11.host_key !== undefined){
let data15 = data11.host_key;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.type === undefined){
const err42 = {instancePath:instancePath+"/route/hops/" + i3+"/host_key",schemaPath:"#/properties/route/properties/hops/items/properties/host_key/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data15.fingerprint === undefined){
const err43 = {instancePath:instancePath+"/route/hops/" + i3+"/host_key",schemaPath:"#/properties/route/properties/hops/items/properties/host_key/required",keyword:"required",params:{missingProperty: "fingerprint"},message:"must have required property '"+"fingerprint"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data15.known === undefined){
const err44 = {instancePath:instancePath+"/route/hops/" + i3+"/host_key",schemaPath:"#/properties/route/properties/hops/items/properties/host_key/required",keyword:"required",params:{missingProperty: "known"},message:"must have required property '"+"known"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key3 in data15){
if(!((((key3 === "type") || (key3 === "fingerprint")) || (key3 === "known")) || (key3 === "name"))){
const err45 = {instancePath:instancePath+"/route/hops/" + i3+"/host_key",schemaPath:"#/properties/route/properties/hops/items/properties/host_key/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data15.type !== undefined){
let data16 = data15.type;
if(typeof data16 === "string"){
if(!pattern113.test(data16)){
const err46 = {instancePath:instancePath+"/route/hops/" + i3+"/host_key/type",schemaPath:"#/properties/route/properties/hops/items/properties/host_key/properties/type/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/route/hops/" + i3+"/host_key/type",schemaPath:"#/properties/route/properties/hops/items/properties/host_key/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data15.fingerprint !== undefined){
let data17 = data15.fingerprint;
if(typeof data17 === "string"){
if(!pattern282.test(data17)){
const err48 = {instancePath:instancePath+"/route/hops/" + i3+"/host_key/fingerprint",schemaPath:"#/properties/route/properties/hops/items/properties/host_key/properties/fingerprint/pattern",keyword:"pattern",params:{pattern: "^SHA256:[A-Za-z0-9+/]{43}$"},message:"must match pattern \""+"^SHA256:[A-Za-z0-9+/]{43}$"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/route/hops/" + i3+"/host_key/fingerprint",schemaPath:"#/properties/route/properties/hops/items/properties/host_key/properties/fingerprint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data15.known !== undefined){
if(typeof data15.known !== "boolean"){
const err50 = {instancePath:instancePath+"/route/hops/" + i3+"/host_key/known",schemaPath:"#/properties/route/properties/hops/items/properties/host_key/properties/known/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data15.name !== undefined){
let data19 = data15.name;
if(typeof data19 === "string"){
if(!pattern113.test(data19)){
const err51 = {instancePath:instancePath+"/route/hops/" + i3+"/host_key/name",schemaPath:"#/properties/route/properties/hops/items/properties/host_key/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/route/hops/" + i3+"/host_key/name",schemaPath:"#/properties/route/properties/hops/items/properties/host_key/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/route/hops/" + i3+"/host_key",schemaPath:"#/properties/route/properties/hops/items/properties/host_key/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/route/hops/" + i3,schemaPath:"#/properties/route/properties/hops/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/route/hops",schemaPath:"#/properties/route/properties/hops/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data7.authentication !== undefined){
let data20 = data7.authentication;
if(typeof data20 === "string"){
if(!pattern113.test(data20)){
const err56 = {instancePath:instancePath+"/route/authentication",schemaPath:"#/properties/route/properties/authentication/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/route/authentication",schemaPath:"#/properties/route/properties/authentication/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/route",schemaPath:"#/properties/route/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.time !== undefined){
let data21 = data.time;
if(typeof data21 === "string"){
if(!pattern285.test(data21)){
const err59 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

const inspection = validate25;
const schema26 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://narwhal-deploy.dev/schemas/inspection.v1.schema.json","type":"object","additionalProperties":false,"required":["path","config_sha256","custom_code","conv_state","model_dtype","context_limit","tensor_parallel"],"properties":{"path":{"type":"string","pattern":"\\S"},"config_sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"custom_code":{"type":"object","additionalProperties":false,"required":["required","evidence","elsewhere"],"properties":{"required":{"type":"boolean"},"evidence":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["file","field","value"],"properties":{"file":{"type":"string","pattern":"\\S"},"field":{"type":"string","pattern":"\\S"},"value":{}}}},"elsewhere":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["file","field","name"],"properties":{"file":{"type":"string","pattern":"\\S"},"field":{"type":"string","pattern":"\\S"},"name":{"type":"string","pattern":"\\S"}}}}}},"conv_state":{"type":"object","additionalProperties":false,"required":["required","kinds","transferable","caveat","evidence"],"properties":{"required":{"type":"boolean"},"kinds":{"type":"array","items":{"enum":["mamba","gdn","kda","short-conv","recurrent","linear"]}},"transferable":{"type":"boolean"},"caveat":{"type":["string","null"]},"evidence":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["file","field","value"],"properties":{"file":{"type":"string","pattern":"\\S"},"field":{"type":"string","pattern":"\\S"},"value":{}}}}}},"model_dtype":{"type":"object","additionalProperties":false,"required":["value","reason","evidence"],"properties":{"value":{"enum":["bfloat16","float16"]},"reason":{"type":"string","pattern":"\\S"},"evidence":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["file","field","value"],"properties":{"file":{"type":"string","pattern":"\\S"},"field":{"type":"string","pattern":"\\S"},"value":{}}}}}},"context_limit":{"type":"object","additionalProperties":false,"required":["value","launched","class_default","evidence"],"properties":{"value":{"type":["integer","null"],"minimum":1},"launched":{"type":"integer","minimum":1,"maximum":16384},"class_default":{"type":["string","null"]},"evidence":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["file","field","value"],"properties":{"file":{"type":"string","pattern":"\\S"},"field":{"type":"string","pattern":"\\S"},"value":{}}}}}},"tensor_parallel":{"type":"object","additionalProperties":false,"required":["sizes","evidence"],"properties":{"sizes":{"type":"array","items":{"type":"integer","minimum":1},"minItems":1},"evidence":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["file","field","value"],"properties":{"file":{"type":"string","pattern":"\\S"},"field":{"type":"string","pattern":"\\S"},"value":{}}}}}}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://narwhal-deploy.dev/schemas/inspection.v1.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.config_sha256 === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "config_sha256"},message:"must have required property '"+"config_sha256"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.custom_code === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "custom_code"},message:"must have required property '"+"custom_code"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.conv_state === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conv_state"},message:"must have required property '"+"conv_state"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.model_dtype === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model_dtype"},message:"must have required property '"+"model_dtype"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.context_limit === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "context_limit"},message:"must have required property '"+"context_limit"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.tensor_parallel === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tensor_parallel"},message:"must have required property '"+"tensor_parallel"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "path") || (key0 === "config_sha256")) || (key0 === "custom_code")) || (key0 === "conv_state")) || (key0 === "model_dtype")) || (key0 === "context_limit")) || (key0 === "tensor_parallel"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.path !== undefined){
let data0 = data.path;
if(typeof data0 === "string"){
if(!pattern113.test(data0)){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.config_sha256 !== undefined){
let data1 = data.config_sha256;
if(typeof data1 === "string"){
if(!pattern170.test(data1)){
const err10 = {instancePath:instancePath+"/config_sha256",schemaPath:"#/properties/config_sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/config_sha256",schemaPath:"#/properties/config_sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.custom_code !== undefined){
let data2 = data.custom_code;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.required === undefined){
const err12 = {instancePath:instancePath+"/custom_code",schemaPath:"#/properties/custom_code/required",keyword:"required",params:{missingProperty: "required"},message:"must have required property '"+"required"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.evidence === undefined){
const err13 = {instancePath:instancePath+"/custom_code",schemaPath:"#/properties/custom_code/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2.elsewhere === undefined){
const err14 = {instancePath:instancePath+"/custom_code",schemaPath:"#/properties/custom_code/required",keyword:"required",params:{missingProperty: "elsewhere"},message:"must have required property '"+"elsewhere"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data2){
if(!(((key1 === "required") || (key1 === "evidence")) || (key1 === "elsewhere"))){
const err15 = {instancePath:instancePath+"/custom_code",schemaPath:"#/properties/custom_code/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.required !== undefined){
if(typeof data2.required !== "boolean"){
const err16 = {instancePath:instancePath+"/custom_code/required",schemaPath:"#/properties/custom_code/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.evidence !== undefined){
let data4 = data2.evidence;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.file === undefined){
const err17 = {instancePath:instancePath+"/custom_code/evidence/" + i0,schemaPath:"#/properties/custom_code/properties/evidence/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.field === undefined){
const err18 = {instancePath:instancePath+"/custom_code/evidence/" + i0,schemaPath:"#/properties/custom_code/properties/evidence/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.value === undefined){
const err19 = {instancePath:instancePath+"/custom_code/evidence/" + i0,schemaPath:"#/properties/custom_code/properties/evidence/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key2 in data5){
if(!(((key2 === "file") || (key2 === "field")) || (key2 === "value"))){
const err20 = {instancePath:instancePath+"/custom_code/evidence/" + i0,schemaPath:"#/properties/custom_code/properties/evidence/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.file !== undefined){
let data6 = data5.file;
if(typeof data6 === "string"){
if(!pattern113.test(data6)){
const err21 = {instancePath:instancePath+"/custom_code/evidence/" + i0+"/file",schemaPath:"#/properties/custom_code/properties/evidence/items/properties/file/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/custom_code/evidence/" + i0+"/file",schemaPath:"#/properties/custom_code/properties/evidence/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data5.field !== undefined){
let data7 = data5.field;
if(typeof data7 === "string"){
if(!pattern113.test(data7)){
const err23 = {instancePath:instancePath+"/custom_code/evidence/" + i0+"/field",schemaPath:"#/properties/custom_code/properties/evidence/items/properties/field/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/custom_code/evidence/" + i0+"/field",schemaPath:"#/properties/custom_code/properties/evidence/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/custom_code/evidence/" + i0,schemaPath:"#/properties/custom_code/properties/evidence/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/custom_code/evidence",schemaPath:"#/properties/custom_code/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data2.elsewhere !== undefined){
let data8 = data2.elsewhere;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.file === undefined){
const err27 = {instancePath:instancePath+"/custom_code/elsewhere/" + i1,schemaPath:"#/properties/custom_code/properties/elsewhere/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9.field === undefined){
const err28 = {instancePath:instancePath+"/custom_code/elsewhere/" + i1,schemaPath:"#/properties/custom_code/properties/elsewhere/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data9.name === undefined){
const err29 = {instancePath:instancePath+"/custom_code/elsewhere/" + i1,schemaPath:"#/properties/custom_code/properties/elsewhere/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key3 in data9){
if(!(((key3 === "file") || (key3 === "field")) || (key3 === "name"))){
const err30 = {instancePath:instancePath+"/custom_code/elsewhere/" + i1,schemaPath:"#/properties/custom_code/properties/elsewhere/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data9.file !== undefined){
let data10 = data9.file;
if(typeof data10 === "string"){
if(!pattern113.test(data10)){
const err31 = {instancePath:instancePath+"/custom_code/elsewhere/" + i1+"/file",schemaPath:"#/properties/custom_code/properties/elsewhere/items/properties/file/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/custom_code/elsewhere/" + i1+"/file",schemaPath:"#/properties/custom_code/properties/elsewhere/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data9.field !== undefined){
let data11 = data9.field;
if(typeof data11 === "string"){
if(!pattern113.test(data11)){
const err33 = {instancePath:instancePath+"/custom_code/elsewhere/" + i1+"/field",schemaPath:"#/properties/custom_code/properties/elsewhere/items/properties/field/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/custom_code/elsewhere/" + i1+"/field",schemaPath:"#/properties/custom_code/properties/elsewhere/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data9.name !== undefined){
let data12 = data9.name;
if(typeof data12 === "string"){
if(!pattern113.test(data12)){
const err35 = {instancePath:instancePath+"/custom_code/elsewhere/" + i1+"/name",schemaPath:"#/properties/custom_code/properties/elsewhere/items/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/custom_code/elsewhere/" + i1+"/name",schemaPath:"#/properties/custom_code/properties/elsewhere/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/custom_code/elsewhere/" + i1,schemaPath:"#/properties/custom_code/properties/elsewhere/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/custom_code/elsewhere",schemaPath:"#/properties/custom_code/properties/elsewhere/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/custom_code",schemaPath:"#/properties/custom_code/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.conv_state !== undefined){
let data13 = data.conv_state;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.required === undefined){
const err40 = {instancePath:instancePath+"/conv_state",schemaPath:"#/properties/conv_state/required",keyword:"required",params:{missingProperty: "required"},message:"must have required property '"+"required"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data13.kinds === undefined){
const err41 = {instancePath:instancePath+"/conv_state",schemaPath:"#/properties/conv_state/required",keyword:"required",params:{missingProperty: "kinds"},message:"must have required property '"+"kinds"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data13.transferable === undefined){
const err42 = {instancePath:instancePath+"/conv_state",schemaPath:"#/properties/conv_state/required",keyword:"required",params:{missingProperty: "transferable"},message:"must have required property '"+"transferable"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data13.caveat === undefined){
const err43 = {instancePath:instancePath+"/conv_state",schemaPath:"#/properties/conv_state/required",keyword:"required",params:{missingProperty: "caveat"},message:"must have required property '"+"caveat"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data13.evidence === undefined){
const err44 = {instancePath:instancePath+"/conv_state",schemaPath:"#/properties/conv_state/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key4 in data13){
if(!(((((key4 === "required") || (key4 === "kinds")) || (key4 === "transferable")) || (key4 === "caveat")) || (key4 === "evidence"))){
const err45 = {instancePath:instancePath+"/conv_state",schemaPath:"#/properties/conv_state/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data13.required !== undefined){
if(typeof data13.required !== "boolean"){
const err46 = {instancePath:instancePath+"/conv_state/required",schemaPath:"#/properties/conv_state/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data13.kinds !== undefined){
let data15 = data13.kinds;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(!((((((data16 === "mamba") || (data16 === "gdn")) || (data16 === "kda")) || (data16 === "short-conv")) || (data16 === "recurrent")) || (data16 === "linear"))){
const err47 = {instancePath:instancePath+"/conv_state/kinds/" + i2,schemaPath:"#/properties/conv_state/properties/kinds/items/enum",keyword:"enum",params:{allowedValues: schema26.properties.conv_state.properties.kinds.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/conv_state/kinds",schemaPath:"#/properties/conv_state/properties/kinds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data13.transferable !== undefined){
if(typeof data13.transferable !== "boolean"){
const err49 = {instancePath:instancePath+"/conv_state/transferable",schemaPath:"#/properties/conv_state/properties/transferable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data13.caveat !== undefined){
let data18 = data13.caveat;
if((typeof data18 !== "string") && (data18 !== null)){
const err50 = {instancePath:instancePath+"/conv_state/caveat",schemaPath:"#/properties/conv_state/properties/caveat/type",keyword:"type",params:{type: schema26.properties.conv_state.properties.caveat.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data13.evidence !== undefined){
let data19 = data13.evidence;
if(Array.isArray(data19)){
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
let data20 = data19[i3];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.file === undefined){
const err51 = {instancePath:instancePath+"/conv_state/evidence/" + i3,schemaPath:"#/properties/conv_state/properties/evidence/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data20.field === undefined){
const err52 = {instancePath:instancePath+"/conv_state/evidence/" + i3,schemaPath:"#/properties/conv_state/properties/evidence/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data20.value === undefined){
const err53 = {instancePath:instancePath+"/conv_state/evidence/" + i3,schemaPath:"#/properties/conv_state/properties/evidence/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
for(const key5 in data20){
if(!(((key5 === "file") || (key5 === "field")) || (key5 === "value"))){
const err54 = {instancePath:instancePath+"/conv_state/evidence/" + i3,schemaPath:"#/properties/conv_state/properties/evidence/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data20.file !== undefined){
let data21 = data20.file;
if(typeof data21 === "string"){
if(!pattern113.test(data21)){
const err55 = {instancePath:instancePath+"/conv_state/evidence/" + i3+"/file",schemaPath:"#/properties/conv_state/properties/evidence/items/properties/file/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/conv_state/evidence/" + i3+"/file",schemaPath:"#/properties/conv_state/properties/evidence/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data20.field !== undefined){
let data22 = data20.field;
if(typeof data22 === "string"){
if(!pattern113.test(data22)){
const err57 = {instancePath:instancePath+"/conv_state/evidence/" + i3+"/field",schemaPath:"#/properties/conv_state/properties/evidence/items/properties/field/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/conv_state/evidence/" + i3+"/field",schemaPath:"#/properties/conv_state/properties/evidence/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/conv_state/evidence/" + i3,schemaPath:"#/properties/conv_state/properties/evidence/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/conv_state/evidence",schemaPath:"#/properties/conv_state/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/conv_state",schemaPath:"#/properties/conv_state/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.model_dtype !== undefined){
let data23 = data.model_dtype;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.value === undefined){
const err62 = {instancePath:instancePath+"/model_dtype",schemaPath:"#/properties/model_dtype/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data23.reason === undefined){
const err63 = {instancePath:instancePath+"/model_dtype",schemaPath:"#/properties/model_dtype/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data23.evidence === undefined){
const err64 = {instancePath:instancePath+"/model_dtype",schemaPath:"#/properties/model_dtype/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
for(const key6 in data23){
if(!(((key6 === "value") || (key6 === "reason")) || (key6 === "evidence"))){
const err65 = {instancePath:instancePath+"/model_dtype",schemaPath:"#/properties/model_dtype/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data23.value !== undefined){
let data24 = data23.value;
if(!((data24 === "bfloat16") || (data24 === "float16"))){
const err66 = {instancePath:instancePath+"/model_dtype/value",schemaPath:"#/properties/model_dtype/properties/value/enum",keyword:"enum",params:{allowedValues: schema26.properties.model_dtype.properties.value.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data23.reason !== undefined){
let data25 = data23.reason;
if(typeof data25 === "string"){
if(!pattern113.test(data25)){
const err67 = {instancePath:instancePath+"/model_dtype/reason",schemaPath:"#/properties/model_dtype/properties/reason/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/model_dtype/reason",schemaPath:"#/properties/model_dtype/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data23.evidence !== undefined){
let data26 = data23.evidence;
if(Array.isArray(data26)){
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
let data27 = data26[i4];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.file === undefined){
const err69 = {instancePath:instancePath+"/model_dtype/evidence/" + i4,schemaPath:"#/properties/model_dtype/properties/evidence/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data27.field === undefined){
const err70 = {instancePath:instancePath+"/model_dtype/evidence/" + i4,schemaPath:"#/properties/model_dtype/properties/evidence/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data27.value === undefined){
const err71 = {instancePath:instancePath+"/model_dtype/evidence/" + i4,schemaPath:"#/properties/model_dtype/properties/evidence/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
for(const key7 in data27){
if(!(((key7 === "file") || (key7 === "field")) || (key7 === "value"))){
const err72 = {instancePath:instancePath+"/model_dtype/evidence/" + i4,schemaPath:"#/properties/model_dtype/properties/evidence/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data27.file !== undefined){
let data28 = data27.file;
if(typeof data28 === "string"){
if(!pattern113.test(data28)){
const err73 = {instancePath:instancePath+"/model_dtype/evidence/" + i4+"/file",schemaPath:"#/properties/model_dtype/properties/evidence/items/properties/file/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/model_dtype/evidence/" + i4+"/file",schemaPath:"#/properties/model_dtype/properties/evidence/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data27.field !== undefined){
let data29 = data27.field;
if(typeof data29 === "string"){
if(!pattern113.test(data29)){
const err75 = {instancePath:instancePath+"/model_dtype/evidence/" + i4+"/field",schemaPath:"#/properties/model_dtype/properties/evidence/items/properties/field/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/model_dtype/evidence/" + i4+"/field",schemaPath:"#/properties/model_dtype/properties/evidence/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/model_dtype/evidence/" + i4,schemaPath:"#/properties/model_dtype/properties/evidence/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/model_dtype/evidence",schemaPath:"#/properties/model_dtype/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/model_dtype",schemaPath:"#/properties/model_dtype/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.context_limit !== undefined){
let data30 = data.context_limit;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.value === undefined){
const err80 = {instancePath:instancePath+"/context_limit",schemaPath:"#/properties/context_limit/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data30.launched === undefined){
const err81 = {instancePath:instancePath+"/context_limit",schemaPath:"#/properties/context_limit/required",keyword:"required",params:{missingProperty: "launched"},message:"must have required property '"+"launched"+"'"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data30.class_default === undefined){
const err82 = {instancePath:instancePath+"/context_limit",schemaPath:"#/properties/context_limit/required",keyword:"required",params:{missingProperty: "class_default"},message:"must have required property '"+"class_default"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data30.evidence === undefined){
const err83 = {instancePath:instancePath+"/context_limit",schemaPath:"#/properties/context_limit/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
for(const key8 in data30){
if(!((((key8 === "value") || (key8 === "launched")) || (key8 === "class_default")) || (key8 === "evidence"))){
const err84 = {instancePath:instancePath+"/context_limit",schemaPath:"#/properties/context_limit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data30.value !== undefined){
let data31 = data30.value;
if((!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))) && (data31 !== null)){
const err85 = {instancePath:instancePath+"/context_limit/value",schemaPath:"#/properties/context_limit/properties/value/type",keyword:"type",params:{type: schema26.properties.context_limit.properties.value.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 1 || isNaN(data31)){
const err86 = {instancePath:instancePath+"/context_limit/value",schemaPath:"#/properties/context_limit/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
if(data30.launched !== undefined){
let data32 = data30.launched;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err87 = {instancePath:instancePath+"/context_limit/launched",schemaPath:"#/properties/context_limit/properties/launched/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 16384 || isNaN(data32)){
const err88 = {instancePath:instancePath+"/context_limit/launched",schemaPath:"#/properties/context_limit/properties/launched/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16384},message:"must be <= 16384"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data32 < 1 || isNaN(data32)){
const err89 = {instancePath:instancePath+"/context_limit/launched",schemaPath:"#/properties/context_limit/properties/launched/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
if(data30.class_default !== undefined){
let data33 = data30.class_default;
if((typeof data33 !== "string") && (data33 !== null)){
const err90 = {instancePath:instancePath+"/context_limit/class_default",schemaPath:"#/properties/context_limit/properties/class_default/type",keyword:"type",params:{type: schema26.properties.context_limit.properties.class_default.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data30.evidence !== undefined){
let data34 = data30.evidence;
if(Array.isArray(data34)){
const len5 = data34.length;
for(let i5=0; i5<len5; i5++){
let data35 = data34[i5];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.file === undefined){
const err91 = {instancePath:instancePath+"/context_limit/evidence/" + i5,schemaPath:"#/properties/context_limit/properties/evidence/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data35.field === undefined){
const err92 = {instancePath:instancePath+"/context_limit/evidence/" + i5,schemaPath:"#/properties/context_limit/properties/evidence/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data35.value === undefined){
const err93 = {instancePath:instancePath+"/context_limit/evidence/" + i5,schemaPath:"#/properties/context_limit/properties/evidence/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
for(const key9 in data35){
if(!(((key9 === "file") || (key9 === "field")) || (key9 === "value"))){
const err94 = {instancePath:instancePath+"/context_limit/evidence/" + i5,schemaPath:"#/properties/context_limit/properties/evidence/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data35.file !== undefined){
let data36 = data35.file;
if(typeof data36 === "string"){
if(!pattern113.test(data36)){
const err95 = {instancePath:instancePath+"/context_limit/evidence/" + i5+"/file",schemaPath:"#/properties/context_limit/properties/evidence/items/properties/file/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/context_limit/evidence/" + i5+"/file",schemaPath:"#/properties/context_limit/properties/evidence/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data35.field !== undefined){
let data37 = data35.field;
if(typeof data37 === "string"){
if(!pattern113.test(data37)){
const err97 = {instancePath:instancePath+"/context_limit/evidence/" + i5+"/field",schemaPath:"#/properties/context_limit/properties/evidence/items/properties/field/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/context_limit/evidence/" + i5+"/field",schemaPath:"#/properties/context_limit/properties/evidence/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/context_limit/evidence/" + i5,schemaPath:"#/properties/context_limit/properties/evidence/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
else {
const err100 = {instancePath:instancePath+"/context_limit/evidence",schemaPath:"#/properties/context_limit/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/context_limit",schemaPath:"#/properties/context_limit/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.tensor_parallel !== undefined){
let data38 = data.tensor_parallel;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.sizes === undefined){
const err102 = {instancePath:instancePath+"/tensor_parallel",schemaPath:"#/properties/tensor_parallel/required",keyword:"required",params:{missingProperty: "sizes"},message:"must have required property '"+"sizes"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data38.evidence === undefined){
const err103 = {instancePath:instancePath+"/tensor_parallel",schemaPath:"#/properties/tensor_parallel/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
for(const key10 in data38){
if(!((key10 === "sizes") || (key10 === "evidence"))){
const err104 = {instancePath:instancePath+"/tensor_parallel",schemaPath:"#/properties/tensor_parallel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data38.sizes !== undefined){
let data39 = data38.sizes;
if(Array.isArray(data39)){
if(data39.length < 1){
const err105 = {instancePath:instancePath+"/tensor_parallel/sizes",schemaPath:"#/properties/tensor_parallel/properties/sizes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
const len6 = data39.length;
for(let i6=0; i6<len6; i6++){
let data40 = data39[i6];
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err106 = {instancePath:instancePath+"/tensor_parallel/sizes/" + i6,schemaPath:"#/properties/tensor_parallel/properties/sizes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 1 || isNaN(data40)){
const err107 = {instancePath:instancePath+"/tensor_parallel/sizes/" + i6,schemaPath:"#/properties/tensor_parallel/properties/sizes/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
}
else {
const err108 = {instancePath:instancePath+"/tensor_parallel/sizes",schemaPath:"#/properties/tensor_parallel/properties/sizes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data38.evidence !== undefined){
let data41 = data38.evidence;
if(Array.isArray(data41)){
const len7 = data41.length;
for(let i7=0; i7<len7; i7++){
let data42 = data41[i7];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.file === undefined){
const err109 = {instancePath:instancePath+"/tensor_parallel/evidence/" + i7,schemaPath:"#/properties/tensor_parallel/properties/evidence/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data42.field === undefined){
const err110 = {instancePath:instancePath+"/tensor_parallel/evidence/" + i7,schemaPath:"#/properties/tensor_parallel/properties/evidence/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data42.value === undefined){
const err111 = {instancePath:instancePath+"/tensor_parallel/evidence/" + i7,schemaPath:"#/properties/tensor_parallel/properties/evidence/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
for(const key11 in data42){
if(!(((key11 === "file") || (key11 === "field")) || (key11 === "value"))){
const err112 = {instancePath:instancePath+"/tensor_parallel/evidence/" + i7,schemaPath:"#/properties/tensor_parallel/properties/evidence/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data42.file !== undefined){
let data43 = data42.file;
if(typeof data43 === "string"){
if(!pattern113.test(data43)){
const err113 = {instancePath:instancePath+"/tensor_parallel/evidence/" + i7+"/file",schemaPath:"#/properties/tensor_parallel/properties/evidence/items/properties/file/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
else {
const err114 = {instancePath:instancePath+"/tensor_parallel/evidence/" + i7+"/file",schemaPath:"#/properties/tensor_parallel/properties/evidence/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data42.field !== undefined){
let data44 = data42.field;
if(typeof data44 === "string"){
if(!pattern113.test(data44)){
const err115 = {instancePath:instancePath+"/tensor_parallel/evidence/" + i7+"/field",schemaPath:"#/properties/tensor_parallel/properties/evidence/items/properties/field/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
else {
const err116 = {instancePath:instancePath+"/tensor_parallel/evidence/" + i7+"/field",schemaPath:"#/properties/tensor_parallel/properties/evidence/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/tensor_parallel/evidence/" + i7,schemaPath:"#/properties/tensor_parallel/properties/evidence/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath:instancePath+"/tensor_parallel/evidence",schemaPath:"#/properties/tensor_parallel/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
else {
const err119 = {instancePath:instancePath+"/tensor_parallel",schemaPath:"#/properties/tensor_parallel/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
else {
const err120 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

const recordComparison = validate26;
const schema27 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://narwhal-deploy.dev/schemas/record-comparison.v1.schema.json","type":"object","additionalProperties":false,"required":["before","after","equal","versions","hosts","roles","inputs","facts","accelerators","checkpoints","settings","warnings","accepted"],"properties":{"before":{"type":"string"},"after":{"type":"string"},"equal":{"type":"boolean"},"versions":{"anyOf":[{"type":"null"},{"type":"object","additionalProperties":false,"required":["before","after"],"properties":{"before":{"type":"string"},"after":{"type":"string"}}}]},"hosts":{"type":"object","additionalProperties":false,"required":["came","went","changed","facts"],"properties":{"came":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","destination","machine_id","roles"],"properties":{"id":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$"},"destination":{"type":["string","null"]},"machine_id":{"type":["string","null"]},"roles":{"type":"array","items":{"type":"string","pattern":"^(?:engine-[1-9][0-9]*|router)$"}}}}},"went":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","destination","machine_id","roles"],"properties":{"id":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$"},"destination":{"type":["string","null"]},"machine_id":{"type":["string","null"]},"roles":{"type":"array","items":{"type":"string","pattern":"^(?:engine-[1-9][0-9]*|router)$"}}}}},"changed":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["kind","before","after"],"properties":{"kind":{"enum":["moved","exchanged"]},"before":{"type":"object","additionalProperties":false,"required":["id","destination","machine_id","roles"],"properties":{"id":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$"},"destination":{"type":["string","null"]},"machine_id":{"type":["string","null"]},"roles":{"type":"array","items":{"type":"string","pattern":"^(?:engine-[1-9][0-9]*|router)$"}}}},"after":{"type":"object","additionalProperties":false,"required":["id","destination","machine_id","roles"],"properties":{"id":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$"},"destination":{"type":["string","null"]},"machine_id":{"type":["string","null"]},"roles":{"type":"array","items":{"type":"string","pattern":"^(?:engine-[1-9][0-9]*|router)$"}}}}}}},"facts":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["path","hosts"],"properties":{"path":{"type":"string"},"before":{},"after":{},"hosts":{"type":"array","items":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$"},"minItems":1}}}}}},"roles":{"type":"object","additionalProperties":false,"required":["came","went","moved"],"properties":{"came":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["role","host"],"properties":{"role":{"type":"string","pattern":"^(?:engine-[1-9][0-9]*|router)$"},"host":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$"}}}},"went":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["role","host"],"properties":{"role":{"type":"string","pattern":"^(?:engine-[1-9][0-9]*|router)$"},"host":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$"}}}},"moved":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["role","before","after"],"properties":{"role":{"type":"string","pattern":"^(?:engine-[1-9][0-9]*|router)$"},"before":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$"},"after":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$"}}}}}},"inputs":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"type":"string"},"before":{},"after":{}}}},"facts":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["category","path","roles"],"properties":{"category":{"enum":["hardware","model","image","launch_policy","route","transport"]},"path":{"type":"string"},"before":{},"after":{},"roles":{"type":"array","items":{"type":"string","pattern":"^(?:engine-[1-9][0-9]*|router)$"},"minItems":1}}}},"accelerators":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["kind","roles"],"properties":{"kind":{"enum":["came","went","exchanged","moved","differs","reordered"]},"gpu":{"type":"object"},"path":{"type":"string"},"before":{},"after":{},"gpus":{"type":"array","items":{"type":["string","object"]}},"of":{"type":"integer","minimum":0},"roles":{"type":"array","items":{"type":"string","pattern":"^(?:engine-[1-9][0-9]*|router)$"},"minItems":1}}}},"checkpoints":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["before","after","roles","equal","paths"],"properties":{"before":{"type":"string","pattern":"^[0-9a-f]{64}$"},"after":{"type":"string","pattern":"^[0-9a-f]{64}$"},"roles":{"type":"array","items":{"type":"string","pattern":"^(?:engine-[1-9][0-9]*|router)$"},"minItems":1},"equal":{"type":"integer","minimum":0},"paths":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["path","kind","part"],"properties":{"path":{"type":"string"},"kind":{"enum":["differs","came","went"]},"part":{"type":"string"},"before":{"type":"object","additionalProperties":false,"required":["size","sha256"],"properties":{"size":{"type":"integer","minimum":0},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"}}},"after":{"type":"object","additionalProperties":false,"required":["size","sha256"],"properties":{"size":{"type":"integer","minimum":0},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"}}}}}}}}},"settings":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["setting","roles"],"properties":{"setting":{"type":"string"},"before":{"type":"object","additionalProperties":false,"required":["value","origin","source"],"properties":{"value":{},"origin":{"enum":["observation","field","default","rule"]},"source":{"type":"string"},"evidence":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["file","field","value"],"properties":{"file":{"type":"string"},"field":{"type":"string"},"value":{}}}}}},"after":{"type":"object","additionalProperties":false,"required":["value","origin","source"],"properties":{"value":{},"origin":{"enum":["observation","field","default","rule"]},"source":{"type":"string"},"evidence":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["file","field","value"],"properties":{"file":{"type":"string"},"field":{"type":"string"},"value":{}}}}}},"roles":{"type":"array","items":{"type":"string","pattern":"^(?:engine-[1-9][0-9]*|router)$"},"minItems":1}}}},"warnings":{"type":"object","additionalProperties":false,"required":["came","went","changed"],"properties":{"came":{"type":"array","items":{"type":"object"}},"went":{"type":"array","items":{"type":"object"}},"changed":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["before","after"],"properties":{"before":{"type":"object"},"after":{"type":"object"}}}}}},"accepted":{"type":"object","additionalProperties":false,"required":["came","went"],"properties":{"came":{"type":"array","items":{"type":"string"}},"went":{"type":"array","items":{"type":"string"}}}}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://narwhal-deploy.dev/schemas/record-comparison.v1.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.before === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "before"},message:"must have required property '"+"before"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.after === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "after"},message:"must have required property '"+"after"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.equal === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "equal"},message:"must have required property '"+"equal"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.versions === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versions"},message:"must have required property '"+"versions"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.hosts === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hosts"},message:"must have required property '"+"hosts"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.roles === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.inputs === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inputs"},message:"must have required property '"+"inputs"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.facts === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "facts"},message:"must have required property '"+"facts"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.accelerators === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accelerators"},message:"must have required property '"+"accelerators"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.checkpoints === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkpoints"},message:"must have required property '"+"checkpoints"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.settings === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings"},message:"must have required property '"+"settings"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.warnings === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.accepted === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accepted"},message:"must have required property '"+"accepted"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema27.properties, key0))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.before !== undefined){
if(typeof data.before !== "string"){
const err14 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.after !== undefined){
if(typeof data.after !== "string"){
const err15 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.equal !== undefined){
if(typeof data.equal !== "boolean"){
const err16 = {instancePath:instancePath+"/equal",schemaPath:"#/properties/equal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.versions !== undefined){
let data3 = data.versions;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(data3 !== null){
const err17 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.before === undefined){
const err18 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/anyOf/1/required",keyword:"required",params:{missingProperty: "before"},message:"must have required property '"+"before"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data3.after === undefined){
const err19 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/anyOf/1/required",keyword:"required",params:{missingProperty: "after"},message:"must have required property '"+"after"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "before") || (key1 === "after"))){
const err20 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data3.before !== undefined){
if(typeof data3.before !== "string"){
const err21 = {instancePath:instancePath+"/versions/before",schemaPath:"#/properties/versions/anyOf/1/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.after !== undefined){
if(typeof data3.after !== "string"){
const err22 = {instancePath:instancePath+"/versions/after",schemaPath:"#/properties/versions/anyOf/1/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err24 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.hosts !== undefined){
let data6 = data.hosts;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.came === undefined){
const err25 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/required",keyword:"required",params:{missingProperty: "came"},message:"must have required property '"+"came"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.went === undefined){
const err26 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/required",keyword:"required",params:{missingProperty: "went"},message:"must have required property '"+"went"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6.changed === undefined){
const err27 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/required",keyword:"required",params:{missingProperty: "changed"},message:"must have required property '"+"changed"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data6.facts === undefined){
const err28 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/required",keyword:"required",params:{missingProperty: "facts"},message:"must have required property '"+"facts"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key2 in data6){
if(!((((key2 === "came") || (key2 === "went")) || (key2 === "changed")) || (key2 === "facts"))){
const err29 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data6.came !== undefined){
let data7 = data6.came;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.id === undefined){
const err30 = {instancePath:instancePath+"/hosts/came/" + i0,schemaPath:"#/properties/hosts/properties/came/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data8.destination === undefined){
const err31 = {instancePath:instancePath+"/hosts/came/" + i0,schemaPath:"#/properties/hosts/properties/came/items/required",keyword:"required",params:{missingProperty: "destination"},message:"must have required property '"+"destination"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data8.machine_id === undefined){
const err32 = {instancePath:instancePath+"/hosts/came/" + i0,schemaPath:"#/properties/hosts/properties/came/items/required",keyword:"required",params:{missingProperty: "machine_id"},message:"must have required property '"+"machine_id"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data8.roles === undefined){
const err33 = {instancePath:instancePath+"/hosts/came/" + i0,schemaPath:"#/properties/hosts/properties/came/items/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key3 in data8){
if(!((((key3 === "id") || (key3 === "destination")) || (key3 === "machine_id")) || (key3 === "roles"))){
const err34 = {instancePath:instancePath+"/hosts/came/" + i0,schemaPath:"#/properties/hosts/properties/came/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data8.id !== undefined){
let data9 = data8.id;
if(typeof data9 === "string"){
if(!pattern104.test(data9)){
const err35 = {instancePath:instancePath+"/hosts/came/" + i0+"/id",schemaPath:"#/properties/hosts/properties/came/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/hosts/came/" + i0+"/id",schemaPath:"#/properties/hosts/properties/came/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data8.destination !== undefined){
let data10 = data8.destination;
if((typeof data10 !== "string") && (data10 !== null)){
const err37 = {instancePath:instancePath+"/hosts/came/" + i0+"/destination",schemaPath:"#/properties/hosts/properties/came/items/properties/destination/type",keyword:"type",params:{type: schema27.properties.hosts.properties.came.items.properties.destination.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data8.machine_id !== undefined){
let data11 = data8.machine_id;
if((typeof data11 !== "string") && (data11 !== null)){
const err38 = {instancePath:instancePath+"/hosts/came/" + i0+"/machine_id",schemaPath:"#/properties/hosts/properties/came/items/properties/machine_id/type",keyword:"type",params:{type: schema27.properties.hosts.properties.came.items.properties.machine_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data8.roles !== undefined){
let data12 = data8.roles;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(typeof data13 === "string"){
if(!pattern107.test(data13)){
const err39 = {instancePath:instancePath+"/hosts/came/" + i0+"/roles/" + i1,schemaPath:"#/properties/hosts/properties/came/items/properties/roles/items/pattern",keyword:"pattern",params:{pattern: "^(?:engine-[1-9][0-9]*|router)$"},message:"must match pattern \""+"^(?:engine-[1-9][0-9]*|router)$"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/hosts/came/" + i0+"/roles/" + i1,schemaPath:"#/properties/hosts/properties/came/items/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/hosts/came/" + i0+"/roles",schemaPath:"#/properties/hosts/properties/came/items/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/hosts/came/" + i0,schemaPath:"#/properties/hosts/properties/came/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/hosts/came",schemaPath:"#/properties/hosts/properties/came/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data6.went !== undefined){
let data14 = data6.went;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.id === undefined){
const err44 = {instancePath:instancePath+"/hosts/went/" + i2,schemaPath:"#/properties/hosts/properties/went/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data15.destination === undefined){
const err45 = {instancePath:instancePath+"/hosts/went/" + i2,schemaPath:"#/properties/hosts/properties/went/items/required",keyword:"required",params:{missingProperty: "destination"},message:"must have required property '"+"destination"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data15.machine_id === undefined){
const err46 = {instancePath:instancePath+"/hosts/went/" + i2,schemaPath:"#/properties/hosts/properties/went/items/required",keyword:"required",params:{missingProperty: "machine_id"},message:"must have required property '"+"machine_id"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data15.roles === undefined){
const err47 = {instancePath:instancePath+"/hosts/went/" + i2,schemaPath:"#/properties/hosts/properties/went/items/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key4 in data15){
if(!((((key4 === "id") || (key4 === "destination")) || (key4 === "machine_id")) || (key4 === "roles"))){
const err48 = {instancePath:instancePath+"/hosts/went/" + i2,schemaPath:"#/properties/hosts/properties/went/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data15.id !== undefined){
let data16 = data15.id;
if(typeof data16 === "string"){
if(!pattern104.test(data16)){
const err49 = {instancePath:instancePath+"/hosts/went/" + i2+"/id",schemaPath:"#/properties/hosts/properties/went/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/hosts/went/" + i2+"/id",schemaPath:"#/properties/hosts/properties/went/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data15.destination !== undefined){
let data17 = data15.destination;
if((typeof data17 !== "string") && (data17 !== null)){
const err51 = {instancePath:instancePath+"/hosts/went/" + i2+"/destination",schemaPath:"#/properties/hosts/properties/went/items/properties/destination/type",keyword:"type",params:{type: schema27.properties.hosts.properties.went.items.properties.destination.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data15.machine_id !== undefined){
let data18 = data15.machine_id;
if((typeof data18 !== "string") && (data18 !== null)){
const err52 = {instancePath:instancePath+"/hosts/went/" + i2+"/machine_id",schemaPath:"#/properties/hosts/properties/went/items/properties/machine_id/type",keyword:"type",params:{type: schema27.properties.hosts.properties.went.items.properties.machine_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data15.roles !== undefined){
let data19 = data15.roles;
if(Array.isArray(data19)){
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
let data20 = data19[i3];
if(typeof data20 === "string"){
if(!pattern107.test(data20)){
const err53 = {instancePath:instancePath+"/hosts/went/" + i2+"/roles/" + i3,schemaPath:"#/properties/hosts/properties/went/items/properties/roles/items/pattern",keyword:"pattern",params:{pattern: "^(?:engine-[1-9][0-9]*|router)$"},message:"must match pattern \""+"^(?:engine-[1-9][0-9]*|router)$"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/hosts/went/" + i2+"/roles/" + i3,schemaPath:"#/properties/hosts/properties/went/items/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/hosts/went/" + i2+"/roles",schemaPath:"#/properties/hosts/properties/went/items/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/hosts/went/" + i2,schemaPath:"#/properties/hosts/properties/went/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/hosts/went",schemaPath:"#/properties/hosts/properties/went/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data6.changed !== undefined){
let data21 = data6.changed;
if(Array.isArray(data21)){
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
let data22 = data21[i4];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.kind === undefined){
const err58 = {instancePath:instancePath+"/hosts/changed/" + i4,schemaPath:"#/properties/hosts/properties/changed/items/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data22.before === undefined){
const err59 = {instancePath:instancePath+"/hosts/changed/" + i4,schemaPath:"#/properties/hosts/properties/changed/items/required",keyword:"required",params:{missingProperty: "before"},message:"must have required property '"+"before"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data22.after === undefined){
const err60 = {instancePath:instancePath+"/hosts/changed/" + i4,schemaPath:"#/properties/hosts/properties/changed/items/required",keyword:"required",params:{missingProperty: "after"},message:"must have required property '"+"after"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
for(const key5 in data22){
if(!(((key5 === "kind") || (key5 === "before")) || (key5 === "after"))){
const err61 = {instancePath:instancePath+"/hosts/changed/" + i4,schemaPath:"#/properties/hosts/properties/changed/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data22.kind !== undefined){
let data23 = data22.kind;
if(!((data23 === "moved") || (data23 === "exchanged"))){
const err62 = {instancePath:instancePath+"/hosts/changed/" + i4+"/kind",schemaPath:"#/properties/hosts/properties/changed/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema27.properties.hosts.properties.changed.items.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data22.before !== undefined){
let data24 = data22.before;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.id === undefined){
const err63 = {instancePath:instancePath+"/hosts/changed/" + i4+"/before",schemaPath:"#/properties/hosts/properties/changed/items/properties/before/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data24.destination === undefined){
const err64 = {instancePath:instancePath+"/hosts/changed/" + i4+"/before",schemaPath:"#/properties/hosts/properties/changed/items/properties/before/required",keyword:"required",params:{missingProperty: "destination"},message:"must have required property '"+"destination"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data24.machine_id === undefined){
const err65 = {instancePath:instancePath+"/hosts/changed/" + i4+"/before",schemaPath:"#/properties/hosts/properties/changed/items/properties/before/required",keyword:"required",params:{missingProperty: "machine_id"},message:"must have required property '"+"machine_id"+"'"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data24.roles === undefined){
const err66 = {instancePath:instancePath+"/hosts/changed/" + i4+"/before",schemaPath:"#/properties/hosts/properties/changed/items/properties/before/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
for(const key6 in data24){
if(!((((key6 === "id") || (key6 === "destination")) || (key6 === "machine_id")) || (key6 === "roles"))){
const err67 = {instancePath:instancePath+"/hosts/changed/" + i4+"/before",schemaPath:"#/properties/hosts/properties/changed/items/properties/before/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data24.id !== undefined){
let data25 = data24.id;
if(typeof data25 === "string"){
if(!pattern104.test(data25)){
const err68 = {instancePath:instancePath+"/hosts/changed/" + i4+"/before/id",schemaPath:"#/properties/hosts/properties/changed/items/properties/before/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/hosts/changed/" + i4+"/before/id",schemaPath:"#/properties/hosts/properties/changed/items/properties/before/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data24.destination !== undefined){
let data26 = data24.destination;
if((typeof data26 !== "string") && (data26 !== null)){
const err70 = {instancePath:instancePath+"/hosts/changed/" + i4+"/before/destination",schemaPath:"#/properties/hosts/properties/changed/items/properties/before/properties/destination/type",keyword:"type",params:{type: schema27.properties.hosts.properties.changed.items.properties.before.properties.destination.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data24.machine_id !== undefined){
let data27 = data24.machine_id;
if((typeof data27 !== "string") && (data27 !== null)){
const err71 = {instancePath:instancePath+"/hosts/changed/" + i4+"/before/machine_id",schemaPath:"#/properties/hosts/properties/changed/items/properties/before/properties/machine_id/type",keyword:"type",params:{type: schema27.properties.hosts.properties.changed.items.properties.before.properties.machine_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data24.roles !== undefined){
let data28 = data24.roles;
if(Array.isArray(data28)){
const len5 = data28.length;
for(let i5=0; i5<len5; i5++){
let data29 = data28[i5];
if(typeof data29 === "string"){
if(!pattern107.test(data29)){
const err72 = {instancePath:instancePath+"/hosts/changed/" + i4+"/before/roles/" + i5,schemaPath:"#/properties/hosts/properties/changed/items/properties/before/properties/roles/items/pattern",keyword:"pattern",params:{pattern: "^(?:engine-[1-9][0-9]*|router)$"},message:"must match pattern \""+"^(?:engine-[1-9][0-9]*|router)$"+"\""};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/hosts/changed/" + i4+"/before/roles/" + i5,schemaPath:"#/properties/hosts/properties/changed/items/properties/before/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/hosts/changed/" + i4+"/before/roles",schemaPath:"#/properties/hosts/properties/changed/items/properties/before/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/hosts/changed/" + i4+"/before",schemaPath:"#/properties/hosts/properties/changed/items/properties/before/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data22.after !== undefined){
let data30 = data22.after;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.id === undefined){
const err76 = {instancePath:instancePath+"/hosts/changed/" + i4+"/after",schemaPath:"#/properties/hosts/properties/changed/items/properties/after/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data30.destination === undefined){
const err77 = {instancePath:instancePath+"/hosts/changed/" + i4+"/after",schemaPath:"#/properties/hosts/properties/changed/items/properties/after/required",keyword:"required",params:{missingProperty: "destination"},message:"must have required property '"+"destination"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data30.machine_id === undefined){
const err78 = {instancePath:instancePath+"/hosts/changed/" + i4+"/after",schemaPath:"#/properties/hosts/properties/changed/items/properties/after/required",keyword:"required",params:{missingProperty: "machine_id"},message:"must have required property '"+"machine_id"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data30.roles === undefined){
const err79 = {instancePath:instancePath+"/hosts/changed/" + i4+"/after",schemaPath:"#/properties/hosts/properties/changed/items/properties/after/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
for(const key7 in data30){
if(!((((key7 === "id") || (key7 === "destination")) || (key7 === "machine_id")) || (key7 === "roles"))){
const err80 = {instancePath:instancePath+"/hosts/changed/" + i4+"/after",schemaPath:"#/properties/hosts/properties/changed/items/properties/after/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data30.id !== undefined){
let data31 = data30.id;
if(typeof data31 === "string"){
if(!pattern104.test(data31)){
const err81 = {instancePath:instancePath+"/hosts/changed/" + i4+"/after/id",schemaPath:"#/properties/hosts/properties/changed/items/properties/after/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/hosts/changed/" + i4+"/after/id",schemaPath:"#/properties/hosts/properties/changed/items/properties/after/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data30.destination !== undefined){
let data32 = data30.destination;
if((typeof data32 !== "string") && (data32 !== null)){
const err83 = {instancePath:instancePath+"/hosts/changed/" + i4+"/after/destination",schemaPath:"#/properties/hosts/properties/changed/items/properties/after/properties/destination/type",keyword:"type",params:{type: schema27.properties.hosts.properties.changed.items.properties.after.properties.destination.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data30.machine_id !== undefined){
let data33 = data30.machine_id;
if((typeof data33 !== "string") && (data33 !== null)){
const err84 = {instancePath:instancePath+"/hosts/changed/" + i4+"/after/machine_id",schemaPath:"#/properties/hosts/properties/changed/items/properties/after/properties/machine_id/type",keyword:"type",params:{type: schema27.properties.hosts.properties.changed.items.properties.after.properties.machine_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data30.roles !== undefined){
let data34 = data30.roles;
if(Array.isArray(data34)){
const len6 = data34.length;
for(let i6=0; i6<len6; i6++){
let data35 = data34[i6];
if(typeof data35 === "string"){
if(!pattern107.test(data35)){
const err85 = {instancePath:instancePath+"/hosts/changed/" + i4+"/after/roles/" + i6,schemaPath:"#/properties/hosts/properties/changed/items/properties/after/properties/roles/items/pattern",keyword:"pattern",params:{pattern: "^(?:engine-[1-9][0-9]*|router)$"},message:"must match pattern \""+"^(?:engine-[1-9][0-9]*|router)$"+"\""};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
else {
const err86 = {instancePath:instancePath+"/hosts/changed/" + i4+"/after/roles/" + i6,schemaPath:"#/properties/hosts/properties/changed/items/properties/after/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/hosts/changed/" + i4+"/after/roles",schemaPath:"#/properties/hosts/properties/changed/items/properties/after/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath:instancePath+"/hosts/changed/" + i4+"/after",schemaPath:"#/properties/hosts/properties/changed/items/properties/after/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/hosts/changed/" + i4,schemaPath:"#/properties/hosts/properties/changed/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/hosts/changed",schemaPath:"#/properties/hosts/properties/changed/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data6.facts !== undefined){
let data36 = data6.facts;
if(Array.isArray(data36)){
const len7 = data36.length;
for(let i7=0; i7<len7; i7++){
let data37 = data36[i7];
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.path === undefined){
const err91 = {instancePath:instancePath+"/hosts/facts/" + i7,schemaPath:"#/properties/hosts/properties/facts/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data37.hosts === undefined){
const err92 = {instancePath:instancePath+"/hosts/facts/" + i7,schemaPath:"#/properties/hosts/properties/facts/items/required",keyword:"required",params:{missingProperty: "hosts"},message:"must have required property '"+"hosts"+"'"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
for(const key8 in data37){
if(!((((key8 === "path") || (key8 === "before")) || (key8 === "after")) || (key8 === "hosts"))){
const err93 = {instancePath:instancePath+"/hosts/facts/" + i7,schemaPath:"#/properties/hosts/properties/facts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data37.path !== undefined){
if(typeof data37.path !== "string"){
const err94 = {instancePath:instancePath+"/hosts/facts/" + i7+"/path",schemaPath:"#/properties/hosts/properties/facts/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data37.hosts !== undefined){
let data39 = data37.hosts;
if(Array.isArray(data39)){
if(data39.length < 1){
const err95 = {instancePath:instancePath+"/hosts/facts/" + i7+"/hosts",schemaPath:"#/properties/hosts/properties/facts/items/properties/hosts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
const len8 = data39.length;
for(let i8=0; i8<len8; i8++){
let data40 = data39[i8];
if(typeof data40 === "string"){
if(!pattern104.test(data40)){
const err96 = {instancePath:instancePath+"/hosts/facts/" + i7+"/hosts/" + i8,schemaPath:"#/properties/hosts/properties/facts/items/properties/hosts/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
else {
const err97 = {instancePath:instancePath+"/hosts/facts/" + i7+"/hosts/" + i8,schemaPath:"#/properties/hosts/properties/facts/items/properties/hosts/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/hosts/facts/" + i7+"/hosts",schemaPath:"#/properties/hosts/properties/facts/items/properties/hosts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/hosts/facts/" + i7,schemaPath:"#/properties/hosts/properties/facts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
else {
const err100 = {instancePath:instancePath+"/hosts/facts",schemaPath:"#/properties/hosts/properties/facts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.roles !== undefined){
let data41 = data.roles;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.came === undefined){
const err102 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/required",keyword:"required",params:{missingProperty: "came"},message:"must have required property '"+"came"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data41.went === undefined){
const err103 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/required",keyword:"required",params:{missingProperty: "went"},message:"must have required property '"+"went"+"'"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data41.moved === undefined){
const err104 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/required",keyword:"required",params:{missingProperty: "moved"},message:"must have required property '"+"moved"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
for(const key9 in data41){
if(!(((key9 === "came") || (key9 === "went")) || (key9 === "moved"))){
const err105 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data41.came !== undefined){
let data42 = data41.came;
if(Array.isArray(data42)){
const len9 = data42.length;
for(let i9=0; i9<len9; i9++){
let data43 = data42[i9];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.role === undefined){
const err106 = {instancePath:instancePath+"/roles/came/" + i9,schemaPath:"#/properties/roles/properties/came/items/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data43.host === undefined){
const err107 = {instancePath:instancePath+"/roles/came/" + i9,schemaPath:"#/properties/roles/properties/came/items/required",keyword:"required",params:{missingProperty: "host"},message:"must have required property '"+"host"+"'"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
for(const key10 in data43){
if(!((key10 === "role") || (key10 === "host"))){
const err108 = {instancePath:instancePath+"/roles/came/" + i9,schemaPath:"#/properties/roles/properties/came/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data43.role !== undefined){
let data44 = data43.role;
if(typeof data44 === "string"){
if(!pattern107.test(data44)){
const err109 = {instancePath:instancePath+"/roles/came/" + i9+"/role",schemaPath:"#/properties/roles/properties/came/items/properties/role/pattern",keyword:"pattern",params:{pattern: "^(?:engine-[1-9][0-9]*|router)$"},message:"must match pattern \""+"^(?:engine-[1-9][0-9]*|router)$"+"\""};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/roles/came/" + i9+"/role",schemaPath:"#/properties/roles/properties/came/items/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data43.host !== undefined){
let data45 = data43.host;
if(typeof data45 === "string"){
if(!pattern104.test(data45)){
const err111 = {instancePath:instancePath+"/roles/came/" + i9+"/host",schemaPath:"#/properties/roles/properties/came/items/properties/host/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
else {
const err112 = {instancePath:instancePath+"/roles/came/" + i9+"/host",schemaPath:"#/properties/roles/properties/came/items/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
else {
const err113 = {instancePath:instancePath+"/roles/came/" + i9,schemaPath:"#/properties/roles/properties/came/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
else {
const err114 = {instancePath:instancePath+"/roles/came",schemaPath:"#/properties/roles/properties/came/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data41.went !== undefined){
let data46 = data41.went;
if(Array.isArray(data46)){
const len10 = data46.length;
for(let i10=0; i10<len10; i10++){
let data47 = data46[i10];
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.role === undefined){
const err115 = {instancePath:instancePath+"/roles/went/" + i10,schemaPath:"#/properties/roles/properties/went/items/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data47.host === undefined){
const err116 = {instancePath:instancePath+"/roles/went/" + i10,schemaPath:"#/properties/roles/properties/went/items/required",keyword:"required",params:{missingProperty: "host"},message:"must have required property '"+"host"+"'"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
for(const key11 in data47){
if(!((key11 === "role") || (key11 === "host"))){
const err117 = {instancePath:instancePath+"/roles/went/" + i10,schemaPath:"#/properties/roles/properties/went/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data47.role !== undefined){
let data48 = data47.role;
if(typeof data48 === "string"){
if(!pattern107.test(data48)){
const err118 = {instancePath:instancePath+"/roles/went/" + i10+"/role",schemaPath:"#/properties/roles/properties/went/items/properties/role/pattern",keyword:"pattern",params:{pattern: "^(?:engine-[1-9][0-9]*|router)$"},message:"must match pattern \""+"^(?:engine-[1-9][0-9]*|router)$"+"\""};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
else {
const err119 = {instancePath:instancePath+"/roles/went/" + i10+"/role",schemaPath:"#/properties/roles/properties/went/items/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data47.host !== undefined){
let data49 = data47.host;
if(typeof data49 === "string"){
if(!pattern104.test(data49)){
const err120 = {instancePath:instancePath+"/roles/went/" + i10+"/host",schemaPath:"#/properties/roles/properties/went/items/properties/host/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
else {
const err121 = {instancePath:instancePath+"/roles/went/" + i10+"/host",schemaPath:"#/properties/roles/properties/went/items/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
else {
const err122 = {instancePath:instancePath+"/roles/went/" + i10,schemaPath:"#/properties/roles/properties/went/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
else {
const err123 = {instancePath:instancePath+"/roles/went",schemaPath:"#/properties/roles/properties/went/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data41.moved !== undefined){
let data50 = data41.moved;
if(Array.isArray(data50)){
const len11 = data50.length;
for(let i11=0; i11<len11; i11++){
let data51 = data50[i11];
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.role === undefined){
const err124 = {instancePath:instancePath+"/roles/moved/" + i11,schemaPath:"#/properties/roles/properties/moved/items/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data51.before === undefined){
const err125 = {instancePath:instancePath+"/roles/moved/" + i11,schemaPath:"#/properties/roles/properties/moved/items/required",keyword:"required",params:{missingProperty: "before"},message:"must have required property '"+"before"+"'"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data51.after === undefined){
const err126 = {instancePath:instancePath+"/roles/moved/" + i11,schemaPath:"#/properties/roles/properties/moved/items/required",keyword:"required",params:{missingProperty: "after"},message:"must have required property '"+"after"+"'"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
for(const key12 in data51){
if(!(((key12 === "role") || (key12 === "before")) || (key12 === "after"))){
const err127 = {instancePath:instancePath+"/roles/moved/" + i11,schemaPath:"#/properties/roles/properties/moved/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data51.role !== undefined){
let data52 = data51.role;
if(typeof data52 === "string"){
if(!pattern107.test(data52)){
const err128 = {instancePath:instancePath+"/roles/moved/" + i11+"/role",schemaPath:"#/properties/roles/properties/moved/items/properties/role/pattern",keyword:"pattern",params:{pattern: "^(?:engine-[1-9][0-9]*|router)$"},message:"must match pattern \""+"^(?:engine-[1-9][0-9]*|router)$"+"\""};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
else {
const err129 = {instancePath:instancePath+"/roles/moved/" + i11+"/role",schemaPath:"#/properties/roles/properties/moved/items/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data51.before !== undefined){
let data53 = data51.before;
if(typeof data53 === "string"){
if(!pattern104.test(data53)){
const err130 = {instancePath:instancePath+"/roles/moved/" + i11+"/before",schemaPath:"#/properties/roles/properties/moved/items/properties/before/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
else {
const err131 = {instancePath:instancePath+"/roles/moved/" + i11+"/before",schemaPath:"#/properties/roles/properties/moved/items/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data51.after !== undefined){
let data54 = data51.after;
if(typeof data54 === "string"){
if(!pattern104.test(data54)){
const err132 = {instancePath:instancePath+"/roles/moved/" + i11+"/after",schemaPath:"#/properties/roles/properties/moved/items/properties/after/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
else {
const err133 = {instancePath:instancePath+"/roles/moved/" + i11+"/after",schemaPath:"#/properties/roles/properties/moved/items/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
}
else {
const err134 = {instancePath:instancePath+"/roles/moved/" + i11,schemaPath:"#/properties/roles/properties/moved/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
}
else {
const err135 = {instancePath:instancePath+"/roles/moved",schemaPath:"#/properties/roles/properties/moved/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
else {
const err136 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data.inputs !== undefined){
let data55 = data.inputs;
if(Array.isArray(data55)){
const len12 = data55.length;
for(let i12=0; i12<len12; i12++){
let data56 = data55[i12];
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.path === undefined){
const err137 = {instancePath:instancePath+"/inputs/" + i12,schemaPath:"#/properties/inputs/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
for(const key13 in data56){
if(!(((key13 === "path") || (key13 === "before")) || (key13 === "after"))){
const err138 = {instancePath:instancePath+"/inputs/" + i12,schemaPath:"#/properties/inputs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data56.path !== undefined){
if(typeof data56.path !== "string"){
const err139 = {instancePath:instancePath+"/inputs/" + i12+"/path",schemaPath:"#/properties/inputs/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
else {
const err140 = {instancePath:instancePath+"/inputs/" + i12,schemaPath:"#/properties/inputs/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
else {
const err141 = {instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data.facts !== undefined){
let data58 = data.facts;
if(Array.isArray(data58)){
const len13 = data58.length;
for(let i13=0; i13<len13; i13++){
let data59 = data58[i13];
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.category === undefined){
const err142 = {instancePath:instancePath+"/facts/" + i13,schemaPath:"#/properties/facts/items/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(data59.path === undefined){
const err143 = {instancePath:instancePath+"/facts/" + i13,schemaPath:"#/properties/facts/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
if(data59.roles === undefined){
const err144 = {instancePath:instancePath+"/facts/" + i13,schemaPath:"#/properties/facts/items/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
for(const key14 in data59){
if(!(((((key14 === "category") || (key14 === "path")) || (key14 === "before")) || (key14 === "after")) || (key14 === "roles"))){
const err145 = {instancePath:instancePath+"/facts/" + i13,schemaPath:"#/properties/facts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data59.category !== undefined){
let data60 = data59.category;
if(!((((((data60 === "hardware") || (data60 === "model")) || (data60 === "image")) || (data60 === "launch_policy")) || (data60 === "route")) || (data60 === "transport"))){
const err146 = {instancePath:instancePath+"/facts/" + i13+"/category",schemaPath:"#/properties/facts/items/properties/category/enum",keyword:"enum",params:{allowedValues: schema27.properties.facts.items.properties.category.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data59.path !== undefined){
if(typeof data59.path !== "string"){
const err147 = {instancePath:instancePath+"/facts/" + i13+"/path",schemaPath:"#/properties/facts/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data59.roles !== undefined){
let data62 = data59.roles;
if(Array.isArray(data62)){
if(data62.length < 1){
const err148 = {instancePath:instancePath+"/facts/" + i13+"/roles",schemaPath:"#/properties/facts/items/properties/roles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
const len14 = data62.length;
for(let i14=0; i14<len14; i14++){
let data63 = data62[i14];
if(typeof data63 === "string"){
if(!pattern107.test(data63)){
const err149 = {instancePath:instancePath+"/facts/" + i13+"/roles/" + i14,schemaPath:"#/properties/facts/items/properties/roles/items/pattern",keyword:"pattern",params:{pattern: "^(?:engine-[1-9][0-9]*|router)$"},message:"must match pattern \""+"^(?:engine-[1-9][0-9]*|router)$"+"\""};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
else {
const err150 = {instancePath:instancePath+"/facts/" + i13+"/roles/" + i14,schemaPath:"#/properties/facts/items/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
else {
const err151 = {instancePath:instancePath+"/facts/" + i13+"/roles",schemaPath:"#/properties/facts/items/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
}
else {
const err152 = {instancePath:instancePath+"/facts/" + i13,schemaPath:"#/properties/facts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
}
else {
const err153 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data.accelerators !== undefined){
let data64 = data.accelerators;
if(Array.isArray(data64)){
const len15 = data64.length;
for(let i15=0; i15<len15; i15++){
let data65 = data64[i15];
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
if(data65.kind === undefined){
const err154 = {instancePath:instancePath+"/accelerators/" + i15,schemaPath:"#/properties/accelerators/items/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(data65.roles === undefined){
const err155 = {instancePath:instancePath+"/accelerators/" + i15,schemaPath:"#/properties/accelerators/items/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
for(const key15 in data65){
if(!((((((((key15 === "kind") || (key15 === "gpu")) || (key15 === "path")) || (key15 === "before")) || (key15 === "after")) || (key15 === "gpus")) || (key15 === "of")) || (key15 === "roles"))){
const err156 = {instancePath:instancePath+"/accelerators/" + i15,schemaPath:"#/properties/accelerators/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data65.kind !== undefined){
let data66 = data65.kind;
if(!((((((data66 === "came") || (data66 === "went")) || (data66 === "exchanged")) || (data66 === "moved")) || (data66 === "differs")) || (data66 === "reordered"))){
const err157 = {instancePath:instancePath+"/accelerators/" + i15+"/kind",schemaPath:"#/properties/accelerators/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema27.properties.accelerators.items.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data65.gpu !== undefined){
let data67 = data65.gpu;
if(!(data67 && typeof data67 == "object" && !Array.isArray(data67))){
const err158 = {instancePath:instancePath+"/accelerators/" + i15+"/gpu",schemaPath:"#/properties/accelerators/items/properties/gpu/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data65.path !== undefined){
if(typeof data65.path !== "string"){
const err159 = {instancePath:instancePath+"/accelerators/" + i15+"/path",schemaPath:"#/properties/accelerators/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data65.gpus !== undefined){
let data69 = data65.gpus;
if(Array.isArray(data69)){
const len16 = data69.length;
for(let i16=0; i16<len16; i16++){
let data70 = data69[i16];
if((typeof data70 !== "string") && (!(data70 && typeof data70 == "object" && !Array.isArray(data70)))){
const err160 = {instancePath:instancePath+"/accelerators/" + i15+"/gpus/" + i16,schemaPath:"#/properties/accelerators/items/properties/gpus/items/type",keyword:"type",params:{type: schema27.properties.accelerators.items.properties.gpus.items.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
}
else {
const err161 = {instancePath:instancePath+"/accelerators/" + i15+"/gpus",schemaPath:"#/properties/accelerators/items/properties/gpus/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data65.of !== undefined){
let data71 = data65.of;
if(!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))){
const err162 = {instancePath:instancePath+"/accelerators/" + i15+"/of",schemaPath:"#/properties/accelerators/items/properties/of/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 < 0 || isNaN(data71)){
const err163 = {instancePath:instancePath+"/accelerators/" + i15+"/of",schemaPath:"#/properties/accelerators/items/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
}
if(data65.roles !== undefined){
let data72 = data65.roles;
if(Array.isArray(data72)){
if(data72.length < 1){
const err164 = {instancePath:instancePath+"/accelerators/" + i15+"/roles",schemaPath:"#/properties/accelerators/items/properties/roles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
const len17 = data72.length;
for(let i17=0; i17<len17; i17++){
let data73 = data72[i17];
if(typeof data73 === "string"){
if(!pattern107.test(data73)){
const err165 = {instancePath:instancePath+"/accelerators/" + i15+"/roles/" + i17,schemaPath:"#/properties/accelerators/items/properties/roles/items/pattern",keyword:"pattern",params:{pattern: "^(?:engine-[1-9][0-9]*|router)$"},message:"must match pattern \""+"^(?:engine-[1-9][0-9]*|router)$"+"\""};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
else {
const err166 = {instancePath:instancePath+"/accelerators/" + i15+"/roles/" + i17,schemaPath:"#/properties/accelerators/items/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
}
else {
const err167 = {instancePath:instancePath+"/accelerators/" + i15+"/roles",schemaPath:"#/properties/accelerators/items/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
}
else {
const err168 = {instancePath:instancePath+"/accelerators/" + i15,schemaPath:"#/properties/accelerators/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
}
else {
const err169 = {instancePath:instancePath+"/accelerators",schemaPath:"#/properties/accelerators/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
if(data.checkpoints !== undefined){
let data74 = data.checkpoints;
if(Array.isArray(data74)){
const len18 = data74.length;
for(let i18=0; i18<len18; i18++){
let data75 = data74[i18];
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
if(data75.before === undefined){
const err170 = {instancePath:instancePath+"/checkpoints/" + i18,schemaPath:"#/properties/checkpoints/items/required",keyword:"required",params:{missingProperty: "before"},message:"must have required property '"+"before"+"'"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
if(data75.after === undefined){
const err171 = {instancePath:instancePath+"/checkpoints/" + i18,schemaPath:"#/properties/checkpoints/items/required",keyword:"required",params:{missingProperty: "after"},message:"must have required property '"+"after"+"'"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if(data75.roles === undefined){
const err172 = {instancePath:instancePath+"/checkpoints/" + i18,schemaPath:"#/properties/checkpoints/items/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if(data75.equal === undefined){
const err173 = {instancePath:instancePath+"/checkpoints/" + i18,schemaPath:"#/properties/checkpoints/items/required",keyword:"required",params:{missingProperty: "equal"},message:"must have required property '"+"equal"+"'"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(data75.paths === undefined){
const err174 = {instancePath:instancePath+"/checkpoints/" + i18,schemaPath:"#/properties/checkpoints/items/required",keyword:"required",params:{missingProperty: "paths"},message:"must have required property '"+"paths"+"'"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
for(const key16 in data75){
if(!(((((key16 === "before") || (key16 === "after")) || (key16 === "roles")) || (key16 === "equal")) || (key16 === "paths"))){
const err175 = {instancePath:instancePath+"/checkpoints/" + i18,schemaPath:"#/properties/checkpoints/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data75.before !== undefined){
let data76 = data75.before;
if(typeof data76 === "string"){
if(!pattern170.test(data76)){
const err176 = {instancePath:instancePath+"/checkpoints/" + i18+"/before",schemaPath:"#/properties/checkpoints/items/properties/before/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
else {
const err177 = {instancePath:instancePath+"/checkpoints/" + i18+"/before",schemaPath:"#/properties/checkpoints/items/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data75.after !== undefined){
let data77 = data75.after;
if(typeof data77 === "string"){
if(!pattern170.test(data77)){
const err178 = {instancePath:instancePath+"/checkpoints/" + i18+"/after",schemaPath:"#/properties/checkpoints/items/properties/after/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
else {
const err179 = {instancePath:instancePath+"/checkpoints/" + i18+"/after",schemaPath:"#/properties/checkpoints/items/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data75.roles !== undefined){
let data78 = data75.roles;
if(Array.isArray(data78)){
if(data78.length < 1){
const err180 = {instancePath:instancePath+"/checkpoints/" + i18+"/roles",schemaPath:"#/properties/checkpoints/items/properties/roles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
const len19 = data78.length;
for(let i19=0; i19<len19; i19++){
let data79 = data78[i19];
if(typeof data79 === "string"){
if(!pattern107.test(data79)){
const err181 = {instancePath:instancePath+"/checkpoints/" + i18+"/roles/" + i19,schemaPath:"#/properties/checkpoints/items/properties/roles/items/pattern",keyword:"pattern",params:{pattern: "^(?:engine-[1-9][0-9]*|router)$"},message:"must match pattern \""+"^(?:engine-[1-9][0-9]*|router)$"+"\""};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
else {
const err182 = {instancePath:instancePath+"/checkpoints/" + i18+"/roles/" + i19,schemaPath:"#/properties/checkpoints/items/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
}
else {
const err183 = {instancePath:instancePath+"/checkpoints/" + i18+"/roles",schemaPath:"#/properties/checkpoints/items/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
if(data75.equal !== undefined){
let data80 = data75.equal;
if(!(((typeof data80 == "number") && (!(data80 % 1) && !isNaN(data80))) && (isFinite(data80)))){
const err184 = {instancePath:instancePath+"/checkpoints/" + i18+"/equal",schemaPath:"#/properties/checkpoints/items/properties/equal/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
if((typeof data80 == "number") && (isFinite(data80))){
if(data80 < 0 || isNaN(data80)){
const err185 = {instancePath:instancePath+"/checkpoints/" + i18+"/equal",schemaPath:"#/properties/checkpoints/items/properties/equal/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
}
if(data75.paths !== undefined){
let data81 = data75.paths;
if(Array.isArray(data81)){
const len20 = data81.length;
for(let i20=0; i20<len20; i20++){
let data82 = data81[i20];
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
if(data82.path === undefined){
const err186 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20,schemaPath:"#/properties/checkpoints/items/properties/paths/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
if(data82.kind === undefined){
const err187 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20,schemaPath:"#/properties/checkpoints/items/properties/paths/items/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
if(data82.part === undefined){
const err188 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20,schemaPath:"#/properties/checkpoints/items/properties/paths/items/required",keyword:"required",params:{missingProperty: "part"},message:"must have required property '"+"part"+"'"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
for(const key17 in data82){
if(!(((((key17 === "path") || (key17 === "kind")) || (key17 === "part")) || (key17 === "before")) || (key17 === "after"))){
const err189 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20,schemaPath:"#/properties/checkpoints/items/properties/paths/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data82.path !== undefined){
if(typeof data82.path !== "string"){
const err190 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20+"/path",schemaPath:"#/properties/checkpoints/items/properties/paths/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data82.kind !== undefined){
let data84 = data82.kind;
if(!(((data84 === "differs") || (data84 === "came")) || (data84 === "went"))){
const err191 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20+"/kind",schemaPath:"#/properties/checkpoints/items/properties/paths/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema27.properties.checkpoints.items.properties.paths.items.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
if(data82.part !== undefined){
if(typeof data82.part !== "string"){
const err192 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20+"/part",schemaPath:"#/properties/checkpoints/items/properties/paths/items/properties/part/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data82.before !== undefined){
let data86 = data82.before;
if(data86 && typeof data86 == "object" && !Array.isArray(data86)){
if(data86.size === undefined){
const err193 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20+"/before",schemaPath:"#/properties/checkpoints/items/properties/paths/items/properties/before/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
if(data86.sha256 === undefined){
const err194 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20+"/before",schemaPath:"#/properties/checkpoints/items/properties/paths/items/properties/before/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
for(const key18 in data86){
if(!((key18 === "size") || (key18 === "sha256"))){
const err195 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20+"/before",schemaPath:"#/properties/checkpoints/items/properties/paths/items/properties/before/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
if(data86.size !== undefined){
let data87 = data86.size;
if(!(((typeof data87 == "number") && (!(data87 % 1) && !isNaN(data87))) && (isFinite(data87)))){
const err196 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20+"/before/size",schemaPath:"#/properties/checkpoints/items/properties/paths/items/properties/before/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
if((typeof data87 == "number") && (isFinite(data87))){
if(data87 < 0 || isNaN(data87)){
const err197 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20+"/before/size",schemaPath:"#/properties/checkpoints/items/properties/paths/items/properties/before/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
}
if(data86.sha256 !== undefined){
let data88 = data86.sha256;
if(typeof data88 === "string"){
if(!pattern170.test(data88)){
const err198 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20+"/before/sha256",schemaPath:"#/properties/checkpoints/items/properties/paths/items/properties/before/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
else {
const err199 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20+"/before/sha256",schemaPath:"#/properties/checkpoints/items/properties/paths/items/properties/before/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
}
else {
const err200 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20+"/before",schemaPath:"#/properties/checkpoints/items/properties/paths/items/properties/before/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
if(data82.after !== undefined){
let data89 = data82.after;
if(data89 && typeof data89 == "object" && !Array.isArray(data89)){
if(data89.size === undefined){
const err201 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20+"/after",schemaPath:"#/properties/checkpoints/items/properties/paths/items/properties/after/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
if(data89.sha256 === undefined){
const err202 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20+"/after",schemaPath:"#/properties/checkpoints/items/properties/paths/items/properties/after/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
for(const key19 in data89){
if(!((key19 === "size") || (key19 === "sha256"))){
const err203 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20+"/after",schemaPath:"#/properties/checkpoints/items/properties/paths/items/properties/after/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
if(data89.size !== undefined){
let data90 = data89.size;
if(!(((typeof data90 == "number") && (!(data90 % 1) && !isNaN(data90))) && (isFinite(data90)))){
const err204 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20+"/after/size",schemaPath:"#/properties/checkpoints/items/properties/paths/items/properties/after/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
if((typeof data90 == "number") && (isFinite(data90))){
if(data90 < 0 || isNaN(data90)){
const err205 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20+"/after/size",schemaPath:"#/properties/checkpoints/items/properties/paths/items/properties/after/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
}
if(data89.sha256 !== undefined){
let data91 = data89.sha256;
if(typeof data91 === "string"){
if(!pattern170.test(data91)){
const err206 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20+"/after/sha256",schemaPath:"#/properties/checkpoints/items/properties/paths/items/properties/after/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
else {
const err207 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20+"/after/sha256",schemaPath:"#/properties/checkpoints/items/properties/paths/items/properties/after/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
}
else {
const err208 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20+"/after",schemaPath:"#/properties/checkpoints/items/properties/paths/items/properties/after/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
}
else {
const err209 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths/" + i20,schemaPath:"#/properties/checkpoints/items/properties/paths/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
}
else {
const err210 = {instancePath:instancePath+"/checkpoints/" + i18+"/paths",schemaPath:"#/properties/checkpoints/items/properties/paths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
}
else {
const err211 = {instancePath:instancePath+"/checkpoints/" + i18,schemaPath:"#/properties/checkpoints/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
}
else {
const err212 = {instancePath:instancePath+"/checkpoints",schemaPath:"#/properties/checkpoints/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
if(data.settings !== undefined){
let data92 = data.settings;
if(Array.isArray(data92)){
const len21 = data92.length;
for(let i21=0; i21<len21; i21++){
let data93 = data92[i21];
if(data93 && typeof data93 == "object" && !Array.isArray(data93)){
if(data93.setting === undefined){
const err213 = {instancePath:instancePath+"/settings/" + i21,schemaPath:"#/properties/settings/items/required",keyword:"required",params:{missingProperty: "setting"},message:"must have required property '"+"setting"+"'"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
if(data93.roles === undefined){
const err214 = {instancePath:instancePath+"/settings/" + i21,schemaPath:"#/properties/settings/items/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
for(const key20 in data93){
if(!((((key20 === "setting") || (key20 === "before")) || (key20 === "after")) || (key20 === "roles"))){
const err215 = {instancePath:instancePath+"/settings/" + i21,schemaPath:"#/properties/settings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
if(data93.setting !== undefined){
if(typeof data93.setting !== "string"){
const err216 = {instancePath:instancePath+"/settings/" + i21+"/setting",schemaPath:"#/properties/settings/items/properties/setting/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
if(data93.before !== undefined){
let data95 = data93.before;
if(data95 && typeof data95 == "object" && !Array.isArray(data95)){
if(data95.value === undefined){
const err217 = {instancePath:instancePath+"/settings/" + i21+"/before",schemaPath:"#/properties/settings/items/properties/before/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
if(data95.origin === undefined){
const err218 = {instancePath:instancePath+"/settings/" + i21+"/before",schemaPath:"#/properties/settings/items/properties/before/required",keyword:"required",params:{missingProperty: "origin"},message:"must have required property '"+"origin"+"'"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
if(data95.source === undefined){
const err219 = {instancePath:instancePath+"/settings/" + i21+"/before",schemaPath:"#/properties/settings/items/properties/before/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
for(const key21 in data95){
if(!((((key21 === "value") || (key21 === "origin")) || (key21 === "source")) || (key21 === "evidence"))){
const err220 = {instancePath:instancePath+"/settings/" + i21+"/before",schemaPath:"#/properties/settings/items/properties/before/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
if(data95.origin !== undefined){
let data96 = data95.origin;
if(!((((data96 === "observation") || (data96 === "field")) || (data96 === "default")) || (data96 === "rule"))){
const err221 = {instancePath:instancePath+"/settings/" + i21+"/before/origin",schemaPath:"#/properties/settings/items/properties/before/properties/origin/enum",keyword:"enum",params:{allowedValues: schema27.properties.settings.items.properties.before.properties.origin.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
if(data95.source !== undefined){
if(typeof data95.source !== "string"){
const err222 = {instancePath:instancePath+"/settings/" + i21+"/before/source",schemaPath:"#/properties/settings/items/properties/before/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
if(data95.evidence !== undefined){
let data98 = data95.evidence;
if(Array.isArray(data98)){
const len22 = data98.length;
for(let i22=0; i22<len22; i22++){
let data99 = data98[i22];
if(data99 && typeof data99 == "object" && !Array.isArray(data99)){
if(data99.file === undefined){
const err223 = {instancePath:instancePath+"/settings/" + i21+"/before/evidence/" + i22,schemaPath:"#/properties/settings/items/properties/before/properties/evidence/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
if(data99.field === undefined){
const err224 = {instancePath:instancePath+"/settings/" + i21+"/before/evidence/" + i22,schemaPath:"#/properties/settings/items/properties/before/properties/evidence/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
if(data99.value === undefined){
const err225 = {instancePath:instancePath+"/settings/" + i21+"/before/evidence/" + i22,schemaPath:"#/properties/settings/items/properties/before/properties/evidence/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
for(const key22 in data99){
if(!(((key22 === "file") || (key22 === "field")) || (key22 === "value"))){
const err226 = {instancePath:instancePath+"/settings/" + i21+"/before/evidence/" + i22,schemaPath:"#/properties/settings/items/properties/before/properties/evidence/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
}
if(data99.file !== undefined){
if(typeof data99.file !== "string"){
const err227 = {instancePath:instancePath+"/settings/" + i21+"/before/evidence/" + i22+"/file",schemaPath:"#/properties/settings/items/properties/before/properties/evidence/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
if(data99.field !== undefined){
if(typeof data99.field !== "string"){
const err228 = {instancePath:instancePath+"/settings/" + i21+"/before/evidence/" + i22+"/field",schemaPath:"#/properties/settings/items/properties/before/properties/evidence/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
}
else {
const err229 = {instancePath:instancePath+"/settings/" + i21+"/before/evidence/" + i22,schemaPath:"#/properties/settings/items/properties/before/properties/evidence/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
}
else {
const err230 = {instancePath:instancePath+"/settings/" + i21+"/before/evidence",schemaPath:"#/properties/settings/items/properties/before/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
}
else {
const err231 = {instancePath:instancePath+"/settings/" + i21+"/before",schemaPath:"#/properties/settings/items/properties/before/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
if(data93.after !== undefined){
let data102 = data93.after;
if(data102 && typeof data102 == "object" && !Array.isArray(data102)){
if(data102.value === undefined){
const err232 = {instancePath:instancePath+"/settings/" + i21+"/after",schemaPath:"#/properties/settings/items/properties/after/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
if(data102.origin === undefined){
const err233 = {instancePath:instancePath+"/settings/" + i21+"/after",schemaPath:"#/properties/settings/items/properties/after/required",keyword:"required",params:{missingProperty: "origin"},message:"must have required property '"+"origin"+"'"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
if(data102.source === undefined){
const err234 = {instancePath:instancePath+"/settings/" + i21+"/after",schemaPath:"#/properties/settings/items/properties/after/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
for(const key23 in data102){
if(!((((key23 === "value") || (key23 === "origin")) || (key23 === "source")) || (key23 === "evidence"))){
const err235 = {instancePath:instancePath+"/settings/" + i21+"/after",schemaPath:"#/properties/settings/items/properties/after/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
}
if(data102.origin !== undefined){
let data103 = data102.origin;
if(!((((data103 === "observation") || (data103 === "field")) || (data103 === "default")) || (data103 === "rule"))){
const err236 = {instancePath:instancePath+"/settings/" + i21+"/after/origin",schemaPath:"#/properties/settings/items/properties/after/properties/origin/enum",keyword:"enum",params:{allowedValues: schema27.properties.settings.items.properties.after.properties.origin.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
if(data102.source !== undefined){
if(typeof data102.source !== "string"){
const err237 = {instancePath:instancePath+"/settings/" + i21+"/after/source",schemaPath:"#/properties/settings/items/properties/after/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
}
if(data102.evidence !== undefined){
let data105 = data102.evidence;
if(Array.isArray(data105)){
const len23 = data105.length;
for(let i23=0; i23<len23; i23++){
let data106 = data105[i23];
if(data106 && typeof data106 == "object" && !Array.isArray(data106)){
if(data106.file === undefined){
const err238 = {instancePath:instancePath+"/settings/" + i21+"/after/evidence/" + i23,schemaPath:"#/properties/settings/items/properties/after/properties/evidence/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
if(data106.field === undefined){
const err239 = {instancePath:instancePath+"/settings/" + i21+"/after/evidence/" + i23,schemaPath:"#/properties/settings/items/properties/after/properties/evidence/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
if(data106.value === undefined){
const err240 = {instancePath:instancePath+"/settings/" + i21+"/after/evidence/" + i23,schemaPath:"#/properties/settings/items/properties/after/properties/evidence/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
for(const key24 in data106){
if(!(((key24 === "file") || (key24 === "field")) || (key24 === "value"))){
const err241 = {instancePath:instancePath+"/settings/" + i21+"/after/evidence/" + i23,schemaPath:"#/properties/settings/items/properties/after/properties/evidence/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
}
if(data106.file !== undefined){
if(typeof data106.file !== "string"){
const err242 = {instancePath:instancePath+"/settings/" + i21+"/after/evidence/" + i23+"/file",schemaPath:"#/properties/settings/items/properties/after/properties/evidence/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
if(data106.field !== undefined){
if(typeof data106.field !== "string"){
const err243 = {instancePath:instancePath+"/settings/" + i21+"/after/evidence/" + i23+"/field",schemaPath:"#/properties/settings/items/properties/after/properties/evidence/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
}
}
else {
const err244 = {instancePath:instancePath+"/settings/" + i21+"/after/evidence/" + i23,schemaPath:"#/properties/settings/items/properties/after/properties/evidence/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
}
}
else {
const err245 = {instancePath:instancePath+"/settings/" + i21+"/after/evidence",schemaPath:"#/properties/settings/items/properties/after/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
}
}
else {
const err246 = {instancePath:instancePath+"/settings/" + i21+"/after",schemaPath:"#/properties/settings/items/properties/after/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
if(data93.roles !== undefined){
let data109 = data93.roles;
if(Array.isArray(data109)){
if(data109.length < 1){
const err247 = {instancePath:instancePath+"/settings/" + i21+"/roles",schemaPath:"#/properties/settings/items/properties/roles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
const len24 = data109.length;
for(let i24=0; i24<len24; i24++){
let data110 = data109[i24];
if(typeof data110 === "string"){
if(!pattern107.test(data110)){
const err248 = {instancePath:instancePath+"/settings/" + i21+"/roles/" + i24,schemaPath:"#/properties/settings/items/properties/roles/items/pattern",keyword:"pattern",params:{pattern: "^(?:engine-[1-9][0-9]*|router)$"},message:"must match pattern \""+"^(?:engine-[1-9][0-9]*|router)$"+"\""};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
else {
const err249 = {instancePath:instancePath+"/settings/" + i21+"/roles/" + i24,schemaPath:"#/properties/settings/items/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
}
else {
const err250 = {instancePath:instancePath+"/settings/" + i21+"/roles",schemaPath:"#/properties/settings/items/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
}
else {
const err251 = {instancePath:instancePath+"/settings/" + i21,schemaPath:"#/properties/settings/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
}
}
else {
const err252 = {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
if(data.warnings !== undefined){
let data111 = data.warnings;
if(data111 && typeof data111 == "object" && !Array.isArray(data111)){
if(data111.came === undefined){
const err253 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/required",keyword:"required",params:{missingProperty: "came"},message:"must have required property '"+"came"+"'"};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
if(data111.went === undefined){
const err254 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/required",keyword:"required",params:{missingProperty: "went"},message:"must have required property '"+"went"+"'"};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
if(data111.changed === undefined){
const err255 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/required",keyword:"required",params:{missingProperty: "changed"},message:"must have required property '"+"changed"+"'"};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
for(const key25 in data111){
if(!(((key25 === "came") || (key25 === "went")) || (key25 === "changed"))){
const err256 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
}
if(data111.came !== undefined){
let data112 = data111.came;
if(Array.isArray(data112)){
const len25 = data112.length;
for(let i25=0; i25<len25; i25++){
let data113 = data112[i25];
if(!(data113 && typeof data113 == "object" && !Array.isArray(data113))){
const err257 = {instancePath:instancePath+"/warnings/came/" + i25,schemaPath:"#/properties/warnings/properties/came/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
}
else {
const err258 = {instancePath:instancePath+"/warnings/came",schemaPath:"#/properties/warnings/properties/came/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
}
if(data111.went !== undefined){
let data114 = data111.went;
if(Array.isArray(data114)){
const len26 = data114.length;
for(let i26=0; i26<len26; i26++){
let data115 = data114[i26];
if(!(data115 && typeof data115 == "object" && !Array.isArray(data115))){
const err259 = {instancePath:instancePath+"/warnings/went/" + i26,schemaPath:"#/properties/warnings/properties/went/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
}
else {
const err260 = {instancePath:instancePath+"/warnings/went",schemaPath:"#/properties/warnings/properties/went/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
}
if(data111.changed !== undefined){
let data116 = data111.changed;
if(Array.isArray(data116)){
const len27 = data116.length;
for(let i27=0; i27<len27; i27++){
let data117 = data116[i27];
if(data117 && typeof data117 == "object" && !Array.isArray(data117)){
if(data117.before === undefined){
const err261 = {instancePath:instancePath+"/warnings/changed/" + i27,schemaPath:"#/properties/warnings/properties/changed/items/required",keyword:"required",params:{missingProperty: "before"},message:"must have required property '"+"before"+"'"};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
if(data117.after === undefined){
const err262 = {instancePath:instancePath+"/warnings/changed/" + i27,schemaPath:"#/properties/warnings/properties/changed/items/required",keyword:"required",params:{missingProperty: "after"},message:"must have required property '"+"after"+"'"};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
for(const key26 in data117){
if(!((key26 === "before") || (key26 === "after"))){
const err263 = {instancePath:instancePath+"/warnings/changed/" + i27,schemaPath:"#/properties/warnings/properties/changed/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
if(data117.before !== undefined){
let data118 = data117.before;
if(!(data118 && typeof data118 == "object" && !Array.isArray(data118))){
const err264 = {instancePath:instancePath+"/warnings/changed/" + i27+"/before",schemaPath:"#/properties/warnings/properties/changed/items/properties/before/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
if(data117.after !== undefined){
let data119 = data117.after;
if(!(data119 && typeof data119 == "object" && !Array.isArray(data119))){
const err265 = {instancePath:instancePath+"/warnings/changed/" + i27+"/after",schemaPath:"#/properties/warnings/properties/changed/items/properties/after/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
}
else {
const err266 = {instancePath:instancePath+"/warnings/changed/" + i27,schemaPath:"#/properties/warnings/properties/changed/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
}
else {
const err267 = {instancePath:instancePath+"/warnings/changed",schemaPath:"#/properties/warnings/properties/changed/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
}
else {
const err268 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
if(data.accepted !== undefined){
let data120 = data.accepted;
if(data120 && typeof data120 == "object" && !Array.isArray(data120)){
if(data120.came === undefined){
const err269 = {instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/required",keyword:"required",params:{missingProperty: "came"},message:"must have required property '"+"came"+"'"};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
if(data120.went === undefined){
const err270 = {instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/required",keyword:"required",params:{missingProperty: "went"},message:"must have required property '"+"went"+"'"};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
for(const key27 in data120){
if(!((key27 === "came") || (key27 === "went"))){
const err271 = {instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
if(data120.came !== undefined){
let data121 = data120.came;
if(Array.isArray(data121)){
const len28 = data121.length;
for(let i28=0; i28<len28; i28++){
if(typeof data121[i28] !== "string"){
const err272 = {instancePath:instancePath+"/accepted/came/" + i28,schemaPath:"#/properties/accepted/properties/came/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
}
else {
const err273 = {instancePath:instancePath+"/accepted/came",schemaPath:"#/properties/accepted/properties/came/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
if(data120.went !== undefined){
let data123 = data120.went;
if(Array.isArray(data123)){
const len29 = data123.length;
for(let i29=0; i29<len29; i29++){
if(typeof data123[i29] !== "string"){
const err274 = {instancePath:instancePath+"/accepted/went/" + i29,schemaPath:"#/properties/accepted/properties/went/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
}
else {
const err275 = {instancePath:instancePath+"/accepted/went",schemaPath:"#/properties/accepted/properties/went/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
}
else {
const err276 = {instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
}
else {
const err277 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

const hostFacts = validate27;
const schema28 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://narwhal-deploy.dev/schemas/host-facts.v1.schema.json","type":"object","additionalProperties":false,"required":["record","facts","hosts"],"properties":{"record":{"type":"string","pattern":"\\S"},"facts":{"type":"array","items":{"type":"string","pattern":"\\S"}},"hosts":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["host","roles","facts"],"properties":{"host":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$"},"roles":{"type":"array","items":{"type":"string","pattern":"^(?:engine-[1-9][0-9]*|router)$"}},"facts":{"type":"object","additionalProperties":{"type":"object","additionalProperties":false,"required":["value","odd"],"properties":{"value":{},"odd":{"type":"boolean"}}}}}},"minItems":1}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://narwhal-deploy.dev/schemas/host-facts.v1.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.record === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record"},message:"must have required property '"+"record"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.facts === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "facts"},message:"must have required property '"+"facts"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.hosts === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hosts"},message:"must have required property '"+"hosts"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "record") || (key0 === "facts")) || (key0 === "hosts"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.record !== undefined){
let data0 = data.record;
if(typeof data0 === "string"){
if(!pattern113.test(data0)){
const err4 = {instancePath:instancePath+"/record",schemaPath:"#/properties/record/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/record",schemaPath:"#/properties/record/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.facts !== undefined){
let data1 = data.facts;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!pattern113.test(data2)){
const err6 = {instancePath:instancePath+"/facts/" + i0,schemaPath:"#/properties/facts/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/facts/" + i0,schemaPath:"#/properties/facts/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.hosts !== undefined){
let data3 = data.hosts;
if(Array.isArray(data3)){
if(data3.length < 1){
const err9 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.host === undefined){
const err10 = {instancePath:instancePath+"/hosts/" + i1,schemaPath:"#/properties/hosts/items/required",keyword:"required",params:{missingProperty: "host"},message:"must have required property '"+"host"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.roles === undefined){
const err11 = {instancePath:instancePath+"/hosts/" + i1,schemaPath:"#/properties/hosts/items/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.facts === undefined){
const err12 = {instancePath:instancePath+"/hosts/" + i1,schemaPath:"#/properties/hosts/items/required",keyword:"required",params:{missingProperty: "facts"},message:"must have required property '"+"facts"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "host") || (key1 === "roles")) || (key1 === "facts"))){
const err13 = {instancePath:instancePath+"/hosts/" + i1,schemaPath:"#/properties/hosts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.host !== undefined){
let data5 = data4.host;
if(typeof data5 === "string"){
if(!pattern104.test(data5)){
const err14 = {instancePath:instancePath+"/hosts/" + i1+"/host",schemaPath:"#/properties/hosts/items/properties/host/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/hosts/" + i1+"/host",schemaPath:"#/properties/hosts/items/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.roles !== undefined){
let data6 = data4.roles;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(!pattern107.test(data7)){
const err16 = {instancePath:instancePath+"/hosts/" + i1+"/roles/" + i2,schemaPath:"#/properties/hosts/items/properties/roles/items/pattern",keyword:"pattern",params:{pattern: "^(?:engine-[1-9][0-9]*|router)$"},message:"must match pattern \""+"^(?:engine-[1-9][0-9]*|router)$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/hosts/" + i1+"/roles/" + i2,schemaPath:"#/properties/hosts/items/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/hosts/" + i1+"/roles",schemaPath:"#/properties/hosts/items/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.facts !== undefined){
let data8 = data4.facts;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
let data9 = data8[key2];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.value === undefined){
const err19 = {instancePath:instancePath+"/hosts/" + i1+"/facts/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/hosts/items/properties/facts/additionalProperties/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data9.odd === undefined){
const err20 = {instancePath:instancePath+"/hosts/" + i1+"/facts/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/hosts/items/properties/facts/additionalProperties/required",keyword:"required",params:{missingProperty: "odd"},message:"must have required property '"+"odd"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key3 in data9){
if(!((key3 === "value") || (key3 === "odd"))){
const err21 = {instancePath:instancePath+"/hosts/" + i1+"/facts/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/hosts/items/properties/facts/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data9.odd !== undefined){
if(typeof data9.odd !== "boolean"){
const err22 = {instancePath:instancePath+"/hosts/" + i1+"/facts/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/odd",schemaPath:"#/properties/hosts/items/properties/facts/additionalProperties/properties/odd/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/hosts/" + i1+"/facts/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/hosts/items/properties/facts/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/hosts/" + i1+"/facts",schemaPath:"#/properties/hosts/items/properties/facts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/hosts/" + i1,schemaPath:"#/properties/hosts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

const verification = validate28;
const schema29 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://narwhal-deploy.dev/schemas/verification.v1.schema.json","type":"object","additionalProperties":false,"required":["record","holds","examined","changes","not_established","notes"],"properties":{"record":{"type":"string","pattern":"\\S"},"holds":{"type":"boolean"},"examined":{"type":"object","additionalProperties":false,"required":["inputs","files","host_keys","live","checkpoint"],"properties":{"inputs":{"type":"integer","minimum":0},"files":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\S"}},"host_keys":{"type":"integer","minimum":0},"live":{"anyOf":[{"type":"object","additionalProperties":false,"required":["hosts","what"],"properties":{"hosts":{"type":"array","items":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$"}},"what":{"type":"array","items":{"type":"string","pattern":"\\S"}}}},{"type":"null"}]},"checkpoint":{"anyOf":[{"type":"object","additionalProperties":false,"required":["roles","files","reused"],"properties":{"roles":{"type":"array","items":{"type":"string","pattern":"^(?:engine-[1-9][0-9]*|router)$"},"uniqueItems":true},"files":{"type":"integer","minimum":0},"reused":{"type":"integer","minimum":0}}},{"type":"null"}]}}},"changes":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["role","host","category","path","because","file","invalidates"],"properties":{"role":{"anyOf":[{"type":"string","pattern":"^(?:engine-[1-9][0-9]*|router)$"},{"type":"null"}]},"host":{"anyOf":[{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$"},{"type":"null"}]},"category":{"type":"string","enum":["hardware","model","image","launch_policy","route","transport"]},"path":{"type":"string","pattern":"\\S"},"before":{},"after":{},"because":{"type":"string","pattern":"\\S"},"file":{"anyOf":[{"type":"string","pattern":"\\S"},{"type":"null"}]},"files":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["path","mark"],"properties":{"path":{"type":"string","pattern":"\\S"},"mark":{"type":"string","enum":["differs","only-here","only-there"]}}}},"invalidates":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["file","values"],"properties":{"file":{"type":"string","pattern":"\\S"},"values":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\S"}}}}}}}},"not_established":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["roles","host","categories","why","hint"],"properties":{"roles":{"type":"array","items":{"type":"string","pattern":"^(?:engine-[1-9][0-9]*|router)$"},"uniqueItems":true,"minItems":1},"host":{"anyOf":[{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$"},{"type":"null"}]},"categories":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["hardware","model","image","launch_policy","route","transport"]}},"why":{"type":"string","pattern":"\\S"},"hint":{"type":"string","pattern":"\\S"}}}},"notes":{"type":"array","items":{"type":"string","pattern":"\\S"}}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://narwhal-deploy.dev/schemas/verification.v1.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.record === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record"},message:"must have required property '"+"record"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.holds === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "holds"},message:"must have required property '"+"holds"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.examined === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "examined"},message:"must have required property '"+"examined"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.changes === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changes"},message:"must have required property '"+"changes"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.not_established === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "not_established"},message:"must have required property '"+"not_established"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.notes === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "record") || (key0 === "holds")) || (key0 === "examined")) || (key0 === "changes")) || (key0 === "not_established")) || (key0 === "notes"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.record !== undefined){
let data0 = data.record;
if(typeof data0 === "string"){
if(!pattern113.test(data0)){
const err7 = {instancePath:instancePath+"/record",schemaPath:"#/properties/record/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/record",schemaPath:"#/properties/record/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.holds !== undefined){
if(typeof data.holds !== "boolean"){
const err9 = {instancePath:instancePath+"/holds",schemaPath:"#/properties/holds/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.examined !== undefined){
let data2 = data.examined;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.inputs === undefined){
const err10 = {instancePath:instancePath+"/examined",schemaPath:"#/properties/examined/required",keyword:"required",params:{missingProperty: "inputs"},message:"must have required property '"+"inputs"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.files === undefined){
const err11 = {instancePath:instancePath+"/examined",schemaPath:"#/properties/examined/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.host_keys === undefined){
const err12 = {instancePath:instancePath+"/examined",schemaPath:"#/properties/examined/required",keyword:"required",params:{missingProperty: "host_keys"},message:"must have required property '"+"host_keys"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.live === undefined){
const err13 = {instancePath:instancePath+"/examined",schemaPath:"#/properties/examined/required",keyword:"required",params:{missingProperty: "live"},message:"must have required property '"+"live"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2.checkpoint === undefined){
const err14 = {instancePath:instancePath+"/examined",schemaPath:"#/properties/examined/required",keyword:"required",params:{missingProperty: "checkpoint"},message:"must have required property '"+"checkpoint"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data2){
if(!(((((key1 === "inputs") || (key1 === "files")) || (key1 === "host_keys")) || (key1 === "live")) || (key1 === "checkpoint"))){
const err15 = {instancePath:instancePath+"/examined",schemaPath:"#/properties/examined/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.inputs !== undefined){
let data3 = data2.inputs;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err16 = {instancePath:instancePath+"/examined/inputs",schemaPath:"#/properties/examined/properties/inputs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/examined/inputs",schemaPath:"#/properties/examined/properties/inputs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data2.files !== undefined){
let data4 = data2.files;
if(Array.isArray(data4)){
if(data4.length < 1){
const err18 = {instancePath:instancePath+"/examined/files",schemaPath:"#/properties/examined/properties/files/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(!pattern113.test(data5)){
const err19 = {instancePath:instancePath+"/examined/files/" + i0,schemaPath:"#/properties/examined/properties/files/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/examined/files/" + i0,schemaPath:"#/properties/examined/properties/files/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/examined/files",schemaPath:"#/properties/examined/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.host_keys !== undefined){
let data6 = data2.host_keys;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err22 = {instancePath:instancePath+"/examined/host_keys",schemaPath:"#/properties/examined/properties/host_keys/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/examined/host_keys",schemaPath:"#/properties/examined/properties/host_keys/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data2.live !== undefined){
let data7 = data2.live;
const _errs18 = errors;
let valid4 = false;
const _errs19 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.hosts === undefined){
const err24 = {instancePath:instancePath+"/examined/live",schemaPath:"#/properties/examined/properties/live/anyOf/0/required",keyword:"required",params:{missingProperty: "hosts"},message:"must have required property '"+"hosts"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7.what === undefined){
const err25 = {instancePath:instancePath+"/examined/live",schemaPath:"#/properties/examined/properties/live/anyOf/0/required",keyword:"required",params:{missingProperty: "what"},message:"must have required property '"+"what"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key2 in data7){
if(!((key2 === "hosts") || (key2 === "what"))){
const err26 = {instancePath:instancePath+"/examined/live",schemaPath:"#/properties/examined/properties/live/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.hosts !== undefined){
let data8 = data7.hosts;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(typeof data9 === "string"){
if(!pattern104.test(data9)){
const err27 = {instancePath:instancePath+"/examined/live/hosts/" + i1,schemaPath:"#/properties/examined/properties/live/anyOf/0/properties/hosts/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/examined/live/hosts/" + i1,schemaPath:"#/properties/examined/properties/live/anyOf/0/properties/hosts/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/examined/live/hosts",schemaPath:"#/properties/examined/properties/live/anyOf/0/properties/hosts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data7.what !== undefined){
let data10 = data7.what;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(typeof data11 === "string"){
if(!pattern113.test(data11)){
const err30 = {instancePath:instancePath+"/examined/live/what/" + i2,schemaPath:"#/properties/examined/properties/live/anyOf/0/properties/what/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/examined/live/what/" + i2,schemaPath:"#/properties/examined/properties/live/anyOf/0/properties/what/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/examined/live/what",schemaPath:"#/properties/examined/properties/live/anyOf/0/properties/what/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/examined/live",schemaPath:"#/properties/examined/properties/live/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs30 = errors;
if(data7 !== null){
const err34 = {instancePath:instancePath+"/examined/live",schemaPath:"#/properties/examined/properties/live/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid0 = _errs30 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err35 = {instancePath:instancePath+"/examined/live",schemaPath:"#/properties/examined/properties/live/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data2.checkpoint !== undefined){
let data12 = data2.checkpoint;
const _errs33 = errors;
let valid10 = false;
const _errs34 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.roles === undefined){
const err36 = {instancePath:instancePath+"/examined/checkpoint",schemaPath:"#/properties/examined/properties/checkpoint/anyOf/0/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data12.files === undefined){
const err37 = {instancePath:instancePath+"/examined/checkpoint",schemaPath:"#/properties/examined/properties/checkpoint/anyOf/0/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data12.reused === undefined){
const err38 = {instancePath:instancePath+"/examined/checkpoint",schemaPath:"#/properties/examined/properties/checkpoint/anyOf/0/required",keyword:"required",params:{missingProperty: "reused"},message:"must have required property '"+"reused"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key3 in data12){
if(!(((key3 === "roles") || (key3 === "files")) || (key3 === "reused"))){
const err39 = {instancePath:instancePath+"/examined/checkpoint",schemaPath:"#/properties/examined/properties/checkpoint/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data12.roles !== undefined){
let data13 = data12.roles;
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
let data14 = data13[i3];
if(typeof data14 === "string"){
if(!pattern107.test(data14)){
const err40 = {instancePath:instancePath+"/examined/checkpoint/roles/" + i3,schemaPath:"#/properties/examined/properties/checkpoint/anyOf/0/properties/roles/items/pattern",keyword:"pattern",params:{pattern: "^(?:engine-[1-9][0-9]*|router)$"},message:"must match pattern \""+"^(?:engine-[1-9][0-9]*|router)$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/examined/checkpoint/roles/" + i3,schemaPath:"#/properties/examined/properties/checkpoint/anyOf/0/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
let i4 = data13.length;
let j0;
if(i4 > 1){
const indices0 = {};
for(;i4--;){
let item0 = data13[i4];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err42 = {instancePath:instancePath+"/examined/checkpoint/roles",schemaPath:"#/properties/examined/properties/checkpoint/anyOf/0/properties/roles/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i4+" are identical)"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
break;
}
indices0[item0] = i4;
}
}
}
else {
const err43 = {instancePath:instancePath+"/examined/checkpoint/roles",schemaPath:"#/properties/examined/properties/checkpoint/anyOf/0/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data12.files !== undefined){
let data15 = data12.files;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err44 = {instancePath:instancePath+"/examined/checkpoint/files",schemaPath:"#/properties/examined/properties/checkpoint/anyOf/0/properties/files/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err45 = {instancePath:instancePath+"/examined/checkpoint/files",schemaPath:"#/properties/examined/properties/checkpoint/anyOf/0/properties/files/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data12.reused !== undefined){
let data16 = data12.reused;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err46 = {instancePath:instancePath+"/examined/checkpoint/reused",schemaPath:"#/properties/examined/properties/checkpoint/anyOf/0/properties/reused/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err47 = {instancePath:instancePath+"/examined/checkpoint/reused",schemaPath:"#/properties/examined/properties/checkpoint/anyOf/0/properties/reused/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
}
else {
const err48 = {instancePath:instancePath+"/examined/checkpoint",schemaPath:"#/properties/examined/properties/checkpoint/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var _valid1 = _errs34 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const _errs45 = errors;
if(data12 !== null){
const err49 = {instancePath:instancePath+"/examined/checkpoint",schemaPath:"#/properties/examined/properties/checkpoint/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid1 = _errs45 === errors;
valid10 = valid10 || _valid1;
}
if(!valid10){
const err50 = {instancePath:instancePath+"/examined/checkpoint",schemaPath:"#/properties/examined/properties/checkpoint/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err51 = {instancePath:instancePath+"/examined",schemaPath:"#/properties/examined/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.changes !== undefined){
let data17 = data.changes;
if(Array.isArray(data17)){
const len4 = data17.length;
for(let i5=0; i5<len4; i5++){
let data18 = data17[i5];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.role === undefined){
const err52 = {instancePath:instancePath+"/changes/" + i5,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data18.host === undefined){
const err53 = {instancePath:instancePath+"/changes/" + i5,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty: "host"},message:"must have required property '"+"host"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data18.category === undefined){
const err54 = {instancePath:instancePath+"/changes/" + i5,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data18.path === undefined){
const err55 = {instancePath:instancePath+"/changes/" + i5,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data18.because === undefined){
const err56 = {instancePath:instancePath+"/changes/" + i5,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty: "because"},message:"must have required property '"+"because"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data18.file === undefined){
const err57 = {instancePath:instancePath+"/changes/" + i5,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data18.invalidates === undefined){
const err58 = {instancePath:instancePath+"/changes/" + i5,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty: "invalidates"},message:"must have required property '"+"invalidates"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
for(const key4 in data18){
if(!(func2.call(schema29.properties.changes.items.properties, key4))){
const err59 = {instancePath:instancePath+"/changes/" + i5,schemaPath:"#/properties/changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data18.role !== undefined){
let data19 = data18.role;
const _errs53 = errors;
let valid18 = false;
const _errs54 = errors;
if(typeof data19 === "string"){
if(!pattern107.test(data19)){
const err60 = {instancePath:instancePath+"/changes/" + i5+"/role",schemaPath:"#/properties/changes/items/properties/role/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(?:engine-[1-9][0-9]*|router)$"},message:"must match pattern \""+"^(?:engine-[1-9][0-9]*|router)$"+"\""};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/changes/" + i5+"/role",schemaPath:"#/properties/changes/items/properties/role/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
var _valid2 = _errs54 === errors;
valid18 = valid18 || _valid2;
if(!valid18){
const _errs56 = errors;
if(data19 !== null){
const err62 = {instancePath:instancePath+"/changes/" + i5+"/role",schemaPath:"#/properties/changes/items/properties/role/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var _valid2 = _errs56 === errors;
valid18 = valid18 || _valid2;
}
if(!valid18){
const err63 = {instancePath:instancePath+"/changes/" + i5+"/role",schemaPath:"#/properties/changes/items/properties/role/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
else {
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
}
}
if(data18.host !== undefined){
let data20 = data18.host;
const _errs59 = errors;
let valid19 = false;
const _errs60 = errors;
if(typeof data20 === "string"){
if(!pattern104.test(data20)){
const err64 = {instancePath:instancePath+"/changes/" + i5+"/host",schemaPath:"#/properties/changes/items/properties/host/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/changes/" + i5+"/host",schemaPath:"#/properties/changes/items/properties/host/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var _valid3 = _errs60 === errors;
valid19 = valid19 || _valid3;
if(!valid19){
const _errs62 = errors;
if(data20 !== null){
const err66 = {instancePath:instancePath+"/changes/" + i5+"/host",schemaPath:"#/properties/changes/items/properties/host/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var _valid3 = _errs62 === errors;
valid19 = valid19 || _valid3;
}
if(!valid19){
const err67 = {instancePath:instancePath+"/changes/" + i5+"/host",schemaPath:"#/properties/changes/items/properties/host/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
else {
errors = _errs59;
if(vErrors !== null){
if(_errs59){
vErrors.length = _errs59;
}
else {
vErrors = null;
}
}
}
}
if(data18.category !== undefined){
let data21 = data18.category;
if(typeof data21 !== "string"){
const err68 = {instancePath:instancePath+"/changes/" + i5+"/category",schemaPath:"#/properties/changes/items/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(!((((((data21 === "hardware") || (data21 === "model")) || (data21 === "image")) || (data21 === "launch_policy")) || (data21 === "route")) || (data21 === "transport"))){
const err69 = {instancePath:instancePath+"/changes/" + i5+"/category",schemaPath:"#/properties/changes/items/properties/category/enum",keyword:"enum",params:{allowedValues: schema29.properties.changes.items.properties.category.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data18.path !== undefined){
let data22 = data18.path;
if(typeof data22 === "string"){
if(!pattern113.test(data22)){
const err70 = {instancePath:instancePath+"/changes/" + i5+"/path",schemaPath:"#/properties/changes/items/properties/path/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/changes/" + i5+"/path",schemaPath:"#/properties/changes/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data18.because !== undefined){
let data23 = data18.because;
if(typeof data23 === "string"){
if(!pattern113.test(data23)){
const err72 = {instancePath:instancePath+"/changes/" + i5+"/because",schemaPath:"#/properties/changes/items/properties/because/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/changes/" + i5+"/because",schemaPath:"#/properties/changes/items/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data18.file !== undefined){
let data24 = data18.file;
const _errs71 = errors;
let valid20 = false;
const _errs72 = errors;
if(typeof data24 === "string"){
if(!pattern113.test(data24)){
const err74 = {instancePath:instancePath+"/changes/" + i5+"/file",schemaPath:"#/properties/changes/items/properties/file/anyOf/0/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/changes/" + i5+"/file",schemaPath:"#/properties/changes/items/properties/file/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var _valid4 = _errs72 === errors;
valid20 = valid20 || _valid4;
if(!valid20){
const _errs74 = errors;
if(data24 !== null){
const err76 = {instancePath:instancePath+"/changes/" + i5+"/file",schemaPath:"#/properties/changes/items/properties/file/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var _valid4 = _errs74 === errors;
valid20 = valid20 || _valid4;
}
if(!valid20){
const err77 = {instancePath:instancePath+"/changes/" + i5+"/file",schemaPath:"#/properties/changes/items/properties/file/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
else {
errors = _errs71;
if(vErrors !== null){
if(_errs71){
vErrors.length = _errs71;
}
else {
vErrors = null;
}
}
}
}
if(data18.files !== undefined){
let data25 = data18.files;
if(Array.isArray(data25)){
if(data25.length < 1){
const err78 = {instancePath:instancePath+"/changes/" + i5+"/files",schemaPath:"#/properties/changes/items/properties/files/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
const len5 = data25.length;
for(let i6=0; i6<len5; i6++){
let data26 = data25[i6];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.path === undefined){
const err79 = {instancePath:instancePath+"/changes/" + i5+"/files/" + i6,schemaPath:"#/properties/changes/items/properties/files/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data26.mark === undefined){
const err80 = {instancePath:instancePath+"/changes/" + i5+"/files/" + i6,schemaPath:"#/properties/changes/items/properties/files/items/required",keyword:"required",params:{missingProperty: "mark"},message:"must have required property '"+"mark"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
for(const key5 in data26){
if(!((key5 === "path") || (key5 === "mark"))){
const err81 = {instancePath:instancePath+"/changes/" + i5+"/files/" + i6,schemaPath:"#/properties/changes/items/properties/files/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data26.path !== undefined){
let data27 = data26.path;
if(typeof data27 === "string"){
if(!pattern113.test(data27)){
const err82 = {instancePath:instancePath+"/changes/" + i5+"/files/" + i6+"/path",schemaPath:"#/properties/changes/items/properties/files/items/properties/path/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/changes/" + i5+"/files/" + i6+"/path",schemaPath:"#/properties/changes/items/properties/files/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data26.mark !== undefined){
let data28 = data26.mark;
if(typeof data28 !== "string"){
const err84 = {instancePath:instancePath+"/changes/" + i5+"/files/" + i6+"/mark",schemaPath:"#/properties/changes/items/properties/files/items/properties/mark/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(!(((data28 === "differs") || (data28 === "only-here")) || (data28 === "only-there"))){
const err85 = {instancePath:instancePath+"/changes/" + i5+"/files/" + i6+"/mark",schemaPath:"#/properties/changes/items/properties/files/items/properties/mark/enum",keyword:"enum",params:{allowedValues: schema29.properties.changes.items.properties.files.items.properties.mark.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/changes/" + i5+"/files/" + i6,schemaPath:"#/properties/changes/items/properties/files/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/changes/" + i5+"/files",schemaPath:"#/properties/changes/items/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data18.invalidates !== undefined){
let data29 = data18.invalidates;
if(Array.isArray(data29)){
if(data29.length < 1){
const err88 = {instancePath:instancePath+"/changes/" + i5+"/invalidates",schemaPath:"#/properties/changes/items/properties/invalidates/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
const len6 = data29.length;
for(let i7=0; i7<len6; i7++){
let data30 = data29[i7];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.file === undefined){
const err89 = {instancePath:instancePath+"/changes/" + i5+"/invalidates/" + i7,schemaPath:"#/properties/changes/items/properties/invalidates/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data30.values === undefined){
const err90 = {instancePath:instancePath+"/changes/" + i5+"/invalidates/" + i7,schemaPath:"#/properties/changes/items/properties/invalidates/items/required",keyword:"required",params:{missingProperty: "values"},message:"must have required property '"+"values"+"'"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
for(const key6 in data30){
if(!((key6 === "file") || (key6 === "values"))){
const err91 = {instancePath:instancePath+"/changes/" + i5+"/invalidates/" + i7,schemaPath:"#/properties/changes/items/properties/invalidates/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data30.file !== undefined){
let data31 = data30.file;
if(typeof data31 === "string"){
if(!pattern113.test(data31)){
const err92 = {instancePath:instancePath+"/changes/" + i5+"/invalidates/" + i7+"/file",schemaPath:"#/properties/changes/items/properties/invalidates/items/properties/file/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/changes/" + i5+"/invalidates/" + i7+"/file",schemaPath:"#/properties/changes/items/properties/invalidates/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data30.values !== undefined){
let data32 = data30.values;
if(Array.isArray(data32)){
if(data32.length < 1){
const err94 = {instancePath:instancePath+"/changes/" + i5+"/invalidates/" + i7+"/values",schemaPath:"#/properties/changes/items/properties/invalidates/items/properties/values/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
const len7 = data32.length;
for(let i8=0; i8<len7; i8++){
let data33 = data32[i8];
if(typeof data33 === "string"){
if(!pattern113.test(data33)){
const err95 = {instancePath:instancePath+"/changes/" + i5+"/invalidates/" + i7+"/values/" + i8,schemaPath:"#/properties/changes/items/properties/invalidates/items/properties/values/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/changes/" + i5+"/invalidates/" + i7+"/values/" + i8,schemaPath:"#/properties/changes/items/properties/invalidates/items/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
else {
const err97 = {instancePath:instancePath+"/changes/" + i5+"/invalidates/" + i7+"/values",schemaPath:"#/properties/changes/items/properties/invalidates/items/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/changes/" + i5+"/invalidates/" + i7,schemaPath:"#/properties/changes/items/properties/invalidates/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/changes/" + i5+"/invalidates",schemaPath:"#/properties/changes/items/properties/invalidates/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
else {
const err100 = {instancePath:instancePath+"/changes/" + i5,schemaPath:"#/properties/changes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.not_established !== undefined){
let data34 = data.not_established;
if(Array.isArray(data34)){
const len8 = data34.length;
for(let i9=0; i9<len8; i9++){
let data35 = data34[i9];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.roles === undefined){
const err102 = {instancePath:instancePath+"/not_established/" + i9,schemaPath:"#/properties/not_established/items/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data35.host === undefined){
const err103 = {instancePath:instancePath+"/not_established/" + i9,schemaPath:"#/properties/not_established/items/required",keyword:"required",params:{missingProperty: "host"},message:"must have required property '"+"host"+"'"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data35.categories === undefined){
const err104 = {instancePath:instancePath+"/not_established/" + i9,schemaPath:"#/properties/not_established/items/required",keyword:"required",params:{missingProperty: "categories"},message:"must have required property '"+"categories"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data35.why === undefined){
const err105 = {instancePath:instancePath+"/not_established/" + i9,schemaPath:"#/properties/not_established/items/required",keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data35.hint === undefined){
const err106 = {instancePath:instancePath+"/not_established/" + i9,schemaPath:"#/properties/not_established/items/required",keyword:"required",params:{missingProperty: "hint"},message:"must have required property '"+"hint"+"'"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
for(const key7 in data35){
if(!(((((key7 === "roles") || (key7 === "host")) || (key7 === "categories")) || (key7 === "why")) || (key7 === "hint"))){
const err107 = {instancePath:instancePath+"/not_established/" + i9,schemaPath:"#/properties/not_established/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data35.roles !== undefined){
let data36 = data35.roles;
if(Array.isArray(data36)){
if(data36.length < 1){
const err108 = {instancePath:instancePath+"/not_established/" + i9+"/roles",schemaPath:"#/properties/not_established/items/properties/roles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
const len9 = data36.length;
for(let i10=0; i10<len9; i10++){
let data37 = data36[i10];
if(typeof data37 === "string"){
if(!pattern107.test(data37)){
const err109 = {instancePath:instancePath+"/not_established/" + i9+"/roles/" + i10,schemaPath:"#/properties/not_established/items/properties/roles/items/pattern",keyword:"pattern",params:{pattern: "^(?:engine-[1-9][0-9]*|router)$"},message:"must match pattern \""+"^(?:engine-[1-9][0-9]*|router)$"+"\""};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/not_established/" + i9+"/roles/" + i10,schemaPath:"#/properties/not_established/items/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
let i11 = data36.length;
let j1;
if(i11 > 1){
const indices1 = {};
for(;i11--;){
let item1 = data36[i11];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err111 = {instancePath:instancePath+"/not_established/" + i9+"/roles",schemaPath:"#/properties/not_established/items/properties/roles/uniqueItems",keyword:"uniqueItems",params:{i: i11, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i11+" are identical)"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
break;
}
indices1[item1] = i11;
}
}
}
else {
const err112 = {instancePath:instancePath+"/not_established/" + i9+"/roles",schemaPath:"#/properties/not_established/items/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data35.host !== undefined){
let data38 = data35.host;
const _errs106 = errors;
let valid35 = false;
const _errs107 = errors;
if(typeof data38 === "string"){
if(!pattern104.test(data38)){
const err113 = {instancePath:instancePath+"/not_established/" + i9+"/host",schemaPath:"#/properties/not_established/items/properties/host/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
else {
const err114 = {instancePath:instancePath+"/not_established/" + i9+"/host",schemaPath:"#/properties/not_established/items/properties/host/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
var _valid5 = _errs107 === errors;
valid35 = valid35 || _valid5;
if(!valid35){
const _errs109 = errors;
if(data38 !== null){
const err115 = {instancePath:instancePath+"/not_established/" + i9+"/host",schemaPath:"#/properties/not_established/items/properties/host/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
var _valid5 = _errs109 === errors;
valid35 = valid35 || _valid5;
}
if(!valid35){
const err116 = {instancePath:instancePath+"/not_established/" + i9+"/host",schemaPath:"#/properties/not_established/items/properties/host/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
else {
errors = _errs106;
if(vErrors !== null){
if(_errs106){
vErrors.length = _errs106;
}
else {
vErrors = null;
}
}
}
}
if(data35.categories !== undefined){
let data39 = data35.categories;
if(Array.isArray(data39)){
if(data39.length < 1){
const err117 = {instancePath:instancePath+"/not_established/" + i9+"/categories",schemaPath:"#/properties/not_established/items/properties/categories/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
const len10 = data39.length;
for(let i12=0; i12<len10; i12++){
let data40 = data39[i12];
if(typeof data40 !== "string"){
const err118 = {instancePath:instancePath+"/not_established/" + i9+"/categories/" + i12,schemaPath:"#/properties/not_established/items/properties/categories/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(!((((((data40 === "hardware") || (data40 === "model")) || (data40 === "image")) || (data40 === "launch_policy")) || (data40 === "route")) || (data40 === "transport"))){
const err119 = {instancePath:instancePath+"/not_established/" + i9+"/categories/" + i12,schemaPath:"#/properties/not_established/items/properties/categories/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.not_established.items.properties.categories.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
let i13 = data39.length;
let j2;
if(i13 > 1){
const indices2 = {};
for(;i13--;){
let item2 = data39[i13];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err120 = {instancePath:instancePath+"/not_established/" + i9+"/categories",schemaPath:"#/properties/not_established/items/properties/categories/uniqueItems",keyword:"uniqueItems",params:{i: i13, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i13+" are identical)"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
break;
}
indices2[item2] = i13;
}
}
}
else {
const err121 = {instancePath:instancePath+"/not_established/" + i9+"/categories",schemaPath:"#/properties/not_established/items/properties/categories/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data35.why !== undefined){
let data41 = data35.why;
if(typeof data41 === "string"){
if(!pattern113.test(data41)){
const err122 = {instancePath:instancePath+"/not_established/" + i9+"/why",schemaPath:"#/properties/not_established/items/properties/why/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/not_established/" + i9+"/why",schemaPath:"#/properties/not_established/items/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data35.hint !== undefined){
let data42 = data35.hint;
if(typeof data42 === "string"){
if(!pattern113.test(data42)){
const err124 = {instancePath:instancePath+"/not_established/" + i9+"/hint",schemaPath:"#/properties/not_established/items/properties/hint/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
else {
const err125 = {instancePath:instancePath+"/not_established/" + i9+"/hint",schemaPath:"#/properties/not_established/items/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath:instancePath+"/not_established/" + i9,schemaPath:"#/properties/not_established/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
else {
const err127 = {instancePath:instancePath+"/not_established",schemaPath:"#/properties/not_established/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data.notes !== undefined){
let data43 = data.notes;
if(Array.isArray(data43)){
const len11 = data43.length;
for(let i14=0; i14<len11; i14++){
let data44 = data43[i14];
if(typeof data44 === "string"){
if(!pattern113.test(data44)){
const err128 = {instancePath:instancePath+"/notes/" + i14,schemaPath:"#/properties/notes/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
else {
const err129 = {instancePath:instancePath+"/notes/" + i14,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
else {
const err130 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
}
else {
const err131 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

const replay = validate29;
const schema30 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://narwhal-deploy.dev/schemas/replay.v1.schema.json","type":"object","additionalProperties":false,"required":["record","recorded_by","derived_by","same","documents","differences","settings","written"],"properties":{"record":{"type":"string","pattern":"\\S"},"recorded_by":{"type":"string","pattern":"\\S"},"derived_by":{"type":"string","pattern":"\\S"},"same":{"type":"boolean"},"documents":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["path","same"],"properties":{"path":{"type":"string","pattern":"\\S"},"same":{"type":"boolean"}}}},"differences":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["document","path"],"properties":{"document":{"type":"string","pattern":"\\S"},"path":{"type":"string","pattern":"\\S"},"recorded":{},"derived":{}}}},"settings":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["role","setting"],"properties":{"role":{"type":"string","pattern":"\\S"},"setting":{"type":"string","pattern":"\\S"},"recorded":{"type":"object","additionalProperties":false,"required":["value","origin","source"],"properties":{"value":{},"origin":{"type":"string","pattern":"\\S"},"source":{"type":"string","pattern":"\\S"},"evidence":{"type":"array","items":{"type":"object"}}}},"derived":{"type":"object","additionalProperties":false,"required":["value","origin","source"],"properties":{"value":{},"origin":{"type":"string","pattern":"\\S"},"source":{"type":"string","pattern":"\\S"},"evidence":{"type":"array","items":{"type":"object"}}}}}}},"written":{"type":["string","null"]}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://narwhal-deploy.dev/schemas/replay.v1.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.record === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record"},message:"must have required property '"+"record"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.recorded_by === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recorded_by"},message:"must have required property '"+"recorded_by"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.derived_by === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "derived_by"},message:"must have required property '"+"derived_by"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.same === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "same"},message:"must have required property '"+"same"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.documents === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documents"},message:"must have required property '"+"documents"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.differences === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "differences"},message:"must have required property '"+"differences"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.settings === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings"},message:"must have required property '"+"settings"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.written === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "written"},message:"must have required property '"+"written"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "record") || (key0 === "recorded_by")) || (key0 === "derived_by")) || (key0 === "same")) || (key0 === "documents")) || (key0 === "differences")) || (key0 === "settings")) || (key0 === "written"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.record !== undefined){
let data0 = data.record;
if(typeof data0 === "string"){
if(!pattern113.test(data0)){
const err9 = {instancePath:instancePath+"/record",schemaPath:"#/properties/record/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/record",schemaPath:"#/properties/record/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.recorded_by !== undefined){
let data1 = data.recorded_by;
if(typeof data1 === "string"){
if(!pattern113.test(data1)){
const err11 = {instancePath:instancePath+"/recorded_by",schemaPath:"#/properties/recorded_by/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/recorded_by",schemaPath:"#/properties/recorded_by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.derived_by !== undefined){
let data2 = data.derived_by;
if(typeof data2 === "string"){
if(!pattern113.test(data2)){
const err13 = {instancePath:instancePath+"/derived_by",schemaPath:"#/properties/derived_by/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/derived_by",schemaPath:"#/properties/derived_by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.same !== undefined){
if(typeof data.same !== "boolean"){
const err15 = {instancePath:instancePath+"/same",schemaPath:"#/properties/same/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.documents !== undefined){
let data4 = data.documents;
if(Array.isArray(data4)){
if(data4.length < 1){
const err16 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.path === undefined){
const err17 = {instancePath:instancePath+"/documents/" + i0,schemaPath:"#/properties/documents/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.same === undefined){
const err18 = {instancePath:instancePath+"/documents/" + i0,schemaPath:"#/properties/documents/items/required",keyword:"required",params:{missingProperty: "same"},message:"must have required property '"+"same"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data5){
if(!((key1 === "path") || (key1 === "same"))){
const err19 = {instancePath:instancePath+"/documents/" + i0,schemaPath:"#/properties/documents/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.path !== undefined){
let data6 = data5.path;
if(typeof data6 === "string"){
if(!pattern113.test(data6)){
const err20 = {instancePath:instancePath+"/documents/" + i0+"/path",schemaPath:"#/properties/documents/items/properties/path/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/documents/" + i0+"/path",schemaPath:"#/properties/documents/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data5.same !== undefined){
if(typeof data5.same !== "boolean"){
const err22 = {instancePath:instancePath+"/documents/" + i0+"/same",schemaPath:"#/properties/documents/items/properties/same/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/documents/" + i0,schemaPath:"#/properties/documents/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.differences !== undefined){
let data8 = data.differences;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.document === undefined){
const err25 = {instancePath:instancePath+"/differences/" + i1,schemaPath:"#/properties/differences/items/required",keyword:"required",params:{missingProperty: "document"},message:"must have required property '"+"document"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data9.path === undefined){
const err26 = {instancePath:instancePath+"/differences/" + i1,schemaPath:"#/properties/differences/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key2 in data9){
if(!((((key2 === "document") || (key2 === "path")) || (key2 === "recorded")) || (key2 === "derived"))){
const err27 = {instancePath:instancePath+"/differences/" + i1,schemaPath:"#/properties/differences/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data9.document !== undefined){
let data10 = data9.document;
if(typeof data10 === "string"){
if(!pattern113.test(data10)){
const err28 = {instancePath:instancePath+"/differences/" + i1+"/document",schemaPath:"#/properties/differences/items/properties/document/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/differences/" + i1+"/document",schemaPath:"#/properties/differences/items/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data9.path !== undefined){
let data11 = data9.path;
if(typeof data11 === "string"){
if(!pattern113.test(data11)){
const err30 = {instancePath:instancePath+"/differences/" + i1+"/path",schemaPath:"#/properties/differences/items/properties/path/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/differences/" + i1+"/path",schemaPath:"#/properties/differences/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/differences/" + i1,schemaPath:"#/properties/differences/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/differences",schemaPath:"#/properties/differences/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.settings !== undefined){
let data12 = data.settings;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.role === undefined){
const err34 = {instancePath:instancePath+"/settings/" + i2,schemaPath:"#/properties/settings/items/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data13.setting === undefined){
const err35 = {instancePath:instancePath+"/settings/" + i2,schemaPath:"#/properties/settings/items/required",keyword:"required",params:{missingProperty: "setting"},message:"must have required property '"+"setting"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key3 in data13){
if(!((((key3 === "role") || (key3 === "setting")) || (key3 === "recorded")) || (key3 === "derived"))){
const err36 = {instancePath:instancePath+"/settings/" + i2,schemaPath:"#/properties/settings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data13.role !== undefined){
let data14 = data13.role;
if(typeof data14 === "string"){
if(!pattern113.test(data14)){
const err37 = {instancePath:instancePath+"/settings/" + i2+"/role",schemaPath:"#/properties/settings/items/properties/role/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/settings/" + i2+"/role",schemaPath:"#/properties/settings/items/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data13.setting !== undefined){
let data15 = data13.setting;
if(typeof data15 === "string"){
if(!pattern113.test(data15)){
const err39 = {instancePath:instancePath+"/settings/" + i2+"/setting",schemaPath:"#/properties/settings/items/properties/setting/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/settings/" + i2+"/setting",schemaPath:"#/properties/settings/items/properties/setting/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data13.recorded !== undefined){
let data16 = data13.recorded;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.value === undefined){
const err41 = {instancePath:instancePath+"/settings/" + i2+"/recorded",schemaPath:"#/properties/settings/items/properties/recorded/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data16.origin === undefined){
const err42 = {instancePath:instancePath+"/settings/" + i2+"/recorded",schemaPath:"#/properties/settings/items/properties/recorded/required",keyword:"required",params:{missingProperty: "origin"},message:"must have required property '"+"origin"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data16.source === undefined){
const err43 = {instancePath:instancePath+"/settings/" + i2+"/recorded",schemaPath:"#/properties/settings/items/properties/recorded/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
for(const key4 in data16){
if(!((((key4 === "value") || (key4 === "origin")) || (key4 === "source")) || (key4 === "evidence"))){
const err44 = {instancePath:instancePath+"/settings/" + i2+"/recorded",schemaPath:"#/properties/settings/items/properties/recorded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data16.origin !== undefined){
let data17 = data16.origin;
if(typeof data17 === "string"){
if(!pattern113.test(data17)){
const err45 = {instancePath:instancePath+"/settings/" + i2+"/recorded/origin",schemaPath:"#/properties/settings/items/properties/recorded/properties/origin/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/settings/" + i2+"/recorded/origin",schemaPath:"#/properties/settings/items/properties/recorded/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data16.source !== undefined){
let data18 = data16.source;
if(typeof data18 === "string"){
if(!pattern113.test(data18)){
const err47 = {instancePath:instancePath+"/settings/" + i2+"/recorded/source",schemaPath:"#/properties/settings/items/properties/recorded/properties/source/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/settings/" + i2+"/recorded/source",schemaPath:"#/properties/settings/items/properties/recorded/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data16.evidence !== undefined){
let data19 = data16.evidence;
if(Array.isArray(data19)){
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
let data20 = data19[i3];
if(!(data20 && typeof data20 == "object" && !Array.isArray(data20))){
const err49 = {instancePath:instancePath+"/settings/" + i2+"/recorded/evidence/" + i3,schemaPath:"#/properties/settings/items/properties/recorded/properties/evidence/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/settings/" + i2+"/recorded/evidence",schemaPath:"#/properties/settings/items/properties/recorded/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/settings/" + i2+"/recorded",schemaPath:"#/properties/settings/items/properties/recorded/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data13.derived !== undefined){
let data21 = data13.derived;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.value === undefined){
const err52 = {instancePath:instancePath+"/settings/" + i2+"/derived",schemaPath:"#/properties/settings/items/properties/derived/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data21.origin === undefined){
const err53 = {instancePath:instancePath+"/settings/" + i2+"/derived",schemaPath:"#/properties/settings/items/properties/derived/required",keyword:"required",params:{missingProperty: "origin"},message:"must have required property '"+"origin"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data21.source === undefined){
const err54 = {instancePath:instancePath+"/settings/" + i2+"/derived",schemaPath:"#/properties/settings/items/properties/derived/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
for(const key5 in data21){
if(!((((key5 === "value") || (key5 === "origin")) || (key5 === "source")) || (key5 === "evidence"))){
const err55 = {instancePath:instancePath+"/settings/" + i2+"/derived",schemaPath:"#/properties/settings/items/properties/derived/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data21.origin !== undefined){
let data22 = data21.origin;
if(typeof data22 === "string"){
if(!pattern113.test(data22)){
const err56 = {instancePath:instancePath+"/settings/" + i2+"/derived/origin",schemaPath:"#/properties/settings/items/properties/derived/properties/origin/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/settings/" + i2+"/derived/origin",schemaPath:"#/properties/settings/items/properties/derived/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data21.source !== undefined){
let data23 = data21.source;
if(typeof data23 === "string"){
if(!pattern113.test(data23)){
const err58 = {instancePath:instancePath+"/settings/" + i2+"/derived/source",schemaPath:"#/properties/settings/items/properties/derived/properties/source/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/settings/" + i2+"/derived/source",schemaPath:"#/properties/settings/items/properties/derived/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data21.evidence !== undefined){
let data24 = data21.evidence;
if(Array.isArray(data24)){
const len4 = data24.length;
for(let i4=0; i4<len4; i4++){
let data25 = data24[i4];
if(!(data25 && typeof data25 == "object" && !Array.isArray(data25))){
const err60 = {instancePath:instancePath+"/settings/" + i2+"/derived/evidence/" + i4,schemaPath:"#/properties/settings/items/properties/derived/properties/evidence/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/settings/" + i2+"/derived/evidence",schemaPath:"#/properties/settings/items/properties/derived/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/settings/" + i2+"/derived",schemaPath:"#/properties/settings/items/properties/derived/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/settings/" + i2,schemaPath:"#/properties/settings/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.written !== undefined){
let data26 = data.written;
if((typeof data26 !== "string") && (data26 !== null)){
const err65 = {instancePath:instancePath+"/written",schemaPath:"#/properties/written/type",keyword:"type",params:{type: schema30.properties.written.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

const output = validate30;
const schema31 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://narwhal-deploy.dev/schemas/output.v1.schema.json","type":"object","additionalProperties":false,"required":["ok","command","result","errors","warnings"],"properties":{"ok":{"type":"boolean"},"command":{"type":["string","null"]},"result":{},"errors":{"type":"array","items":{"anyOf":[{"type":"object","additionalProperties":false,"required":["code","gate","severity","message","hint"],"properties":{"code":{"type":"string","pattern":"^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$"},"gate":{"enum":["inputs","access","observation","policy","checkpoint","emit"]},"severity":{"enum":["error","warning"]},"host":{"type":"string","pattern":"\\S"},"role":{"type":"string","pattern":"\\S"},"field":{"type":"string","pattern":"\\S"},"subject":{"type":"string","pattern":"\\S"},"message":{"type":"string","pattern":"\\S"},"hint":{"type":"string","pattern":"\\S"},"details":{"type":"object"},"accepted":{"const":true}}},{"type":"object","additionalProperties":false,"required":["code","message"],"properties":{"code":{"enum":["USAGE","INTERRUPTED","INTERNAL"]},"message":{"type":"string","pattern":"\\S"},"hint":{"type":"string","pattern":"\\S"}}}]}},"warnings":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["code","gate","severity","message","hint"],"properties":{"code":{"type":"string","pattern":"^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$"},"gate":{"enum":["inputs","access","observation","policy","checkpoint","emit"]},"severity":{"enum":["error","warning"]},"host":{"type":"string","pattern":"\\S"},"role":{"type":"string","pattern":"\\S"},"field":{"type":"string","pattern":"\\S"},"subject":{"type":"string","pattern":"\\S"},"message":{"type":"string","pattern":"\\S"},"hint":{"type":"string","pattern":"\\S"},"details":{"type":"object"},"accepted":{"const":true}}}}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://narwhal-deploy.dev/schemas/output.v1.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.command === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.result === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.errors === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.warnings === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "ok") || (key0 === "command")) || (key0 === "result")) || (key0 === "errors")) || (key0 === "warnings"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.ok !== undefined){
if(typeof data.ok !== "boolean"){
const err6 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if((typeof data1 !== "string") && (data1 !== null)){
const err7 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: schema31.properties.command.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.errors !== undefined){
let data2 = data.errors;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.code === undefined){
const err8 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/anyOf/0/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.gate === undefined){
const err9 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/anyOf/0/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.severity === undefined){
const err10 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/anyOf/0/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.message === undefined){
const err11 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/anyOf/0/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.hint === undefined){
const err12 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/anyOf/0/required",keyword:"required",params:{missingProperty: "hint"},message:"must have required property '"+"hint"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data3){
if(!(func2.call(schema31.properties.errors.items.anyOf[0].properties, key1))){
const err13 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.code !== undefined){
let data4 = data3.code;
if(typeof data4 === "string"){
if(!pattern235.test(data4)){
const err14 = {instancePath:instancePath+"/errors/" + i0+"/code",schemaPath:"#/properties/errors/items/anyOf/0/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$"},message:"must match pattern \""+"^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/errors/" + i0+"/code",schemaPath:"#/properties/errors/items/anyOf/0/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.gate !== undefined){
let data5 = data3.gate;
if(!((((((data5 === "inputs") || (data5 === "access")) || (data5 === "observation")) || (data5 === "policy")) || (data5 === "checkpoint")) || (data5 === "emit"))){
const err16 = {instancePath:instancePath+"/errors/" + i0+"/gate",schemaPath:"#/properties/errors/items/anyOf/0/properties/gate/enum",keyword:"enum",params:{allowedValues: schema31.properties.errors.items.anyOf[0].properties.gate.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.severity !== undefined){
let data6 = data3.severity;
if(!((data6 === "error") || (data6 === "warning"))){
const err17 = {instancePath:instancePath+"/errors/" + i0+"/severity",schemaPath:"#/properties/errors/items/anyOf/0/properties/severity/enum",keyword:"enum",params:{allowedValues: schema31.properties.errors.items.anyOf[0].properties.severity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.host !== undefined){
let data7 = data3.host;
if(typeof data7 === "string"){
if(!pattern113.test(data7)){
const err18 = {instancePath:instancePath+"/errors/" + i0+"/host",schemaPath:"#/properties/errors/items/anyOf/0/properties/host/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/errors/" + i0+"/host",schemaPath:"#/properties/errors/items/anyOf/0/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.role !== undefined){
let data8 = data3.role;
if(typeof data8 === "string"){
if(!pattern113.test(data8)){
const err20 = {instancePath:instancePath+"/errors/" + i0+"/role",schemaPath:"#/properties/errors/items/anyOf/0/properties/role/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/errors/" + i0+"/role",schemaPath:"#/properties/errors/items/anyOf/0/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.field !== undefined){
let data9 = data3.field;
if(typeof data9 === "string"){
if(!pattern113.test(data9)){
const err22 = {instancePath:instancePath+"/errors/" + i0+"/field",schemaPath:"#/properties/errors/items/anyOf/0/properties/field/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/errors/" + i0+"/field",schemaPath:"#/properties/errors/items/anyOf/0/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.subject !== undefined){
let data10 = data3.subject;
if(typeof data10 === "string"){
if(!pattern113.test(data10)){
const err24 = {instancePath:instancePath+"/errors/" + i0+"/subject",schemaPath:"#/properties/errors/items/anyOf/0/properties/subject/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/errors/" + i0+"/subject",schemaPath:"#/properties/errors/items/anyOf/0/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data3.message !== undefined){
let data11 = data3.message;
if(typeof data11 === "string"){
if(!pattern113.test(data11)){
const err26 = {instancePath:instancePath+"/errors/" + i0+"/message",schemaPath:"#/properties/errors/items/anyOf/0/properties/message/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/errors/" + i0+"/message",schemaPath:"#/properties/errors/items/anyOf/0/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data3.hint !== undefined){
let data12 = data3.hint;
if(typeof data12 === "string"){
if(!pattern113.test(data12)){
const err28 = {instancePath:instancePath+"/errors/" + i0+"/hint",schemaPath:"#/properties/errors/items/anyOf/0/properties/hint/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/errors/" + i0+"/hint",schemaPath:"#/properties/errors/items/anyOf/0/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data3.details !== undefined){
let data13 = data3.details;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
const err30 = {instancePath:instancePath+"/errors/" + i0+"/details",schemaPath:"#/properties/errors/items/anyOf/0/properties/details/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data3.accepted !== undefined){
if(true !== data3.accepted){
const err31 = {instancePath:instancePath+"/errors/" + i0+"/accepted",schemaPath:"#/properties/errors/items/anyOf/0/properties/accepted/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs32 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.code === undefined){
const err33 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/anyOf/1/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data3.message === undefined){
const err34 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/anyOf/1/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key2 in data3){
if(!(((key2 === "code") || (key2 === "message")) || (key2 === "hint"))){
const err35 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data3.code !== undefined){
let data15 = data3.code;
if(!(((data15 === "USAGE") || (data15 === "INTERRUPTED")) || (data15 === "INTERNAL"))){
const err36 = {instancePath:instancePath+"/errors/" + i0+"/code",schemaPath:"#/properties/errors/items/anyOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema31.properties.errors.items.anyOf[1].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data3.message !== undefined){
let data16 = data3.message;
if(typeof data16 === "string"){
if(!pattern113.test(data16)){
const err37 = {instancePath:instancePath+"/errors/" + i0+"/message",schemaPath:"#/properties/errors/items/anyOf/1/properties/message/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/errors/" + i0+"/message",schemaPath:"#/properties/errors/items/anyOf/1/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data3.hint !== undefined){
let data17 = data3.hint;
if(typeof data17 === "string"){
if(!pattern113.test(data17)){
const err39 = {instancePath:instancePath+"/errors/" + i0+"/hint",schemaPath:"#/properties/errors/items/anyOf/1/properties/hint/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/errors/" + i0+"/hint",schemaPath:"#/properties/errors/items/anyOf/1/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var _valid0 = _errs32 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err42 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err43 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.warnings !== undefined){
let data18 = data.warnings;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.code === undefined){
const err44 = {instancePath:instancePath+"/warnings/" + i1,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data19.gate === undefined){
const err45 = {instancePath:instancePath+"/warnings/" + i1,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data19.severity === undefined){
const err46 = {instancePath:instancePath+"/warnings/" + i1,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data19.message === undefined){
const err47 = {instancePath:instancePath+"/warnings/" + i1,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data19.hint === undefined){
const err48 = {instancePath:instancePath+"/warnings/" + i1,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "hint"},message:"must have required property '"+"hint"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
for(const key3 in data19){
if(!(func2.call(schema31.properties.warnings.items.properties, key3))){
const err49 = {instancePath:instancePath+"/warnings/" + i1,schemaPath:"#/properties/warnings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data19.code !== undefined){
let data20 = data19.code;
if(typeof data20 === "string"){
if(!pattern235.test(data20)){
const err50 = {instancePath:instancePath+"/warnings/" + i1+"/code",schemaPath:"#/properties/warnings/items/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$"},message:"must match pattern \""+"^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/warnings/" + i1+"/code",schemaPath:"#/properties/warnings/items/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data19.gate !== undefined){
let data21 = data19.gate;
if(!((((((data21 === "inputs") || (data21 === "access")) || (data21 === "observation")) || (data21 === "policy")) || (data21 === "checkpoint")) || (data21 === "emit"))){
const err52 = {instancePath:instancePath+"/warnings/" + i1+"/gate",schemaPath:"#/properties/warnings/items/properties/gate/enum",keyword:"enum",params:{allowedValues: schema31.properties.warnings.items.properties.gate.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data19.severity !== undefined){
let data22 = data19.severity;
if(!((data22 === "error") || (data22 === "warning"))){
const err53 = {instancePath:instancePath+"/warnings/" + i1+"/severity",schemaPath:"#/properties/warnings/items/properties/severity/enum",keyword:"enum",params:{allowedValues: schema31.properties.warnings.items.properties.severity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data19.host !== undefined){
let data23 = data19.host;
if(typeof data23 === "string"){
if(!pattern113.test(data23)){
const err54 = {instancePath:instancePath+"/warnings/" + i1+"/host",schemaPath:"#/properties/warnings/items/properties/host/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/warnings/" + i1+"/host",schemaPath:"#/properties/warnings/items/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data19.role !== undefined){
let data24 = data19.role;
if(typeof data24 === "string"){
if(!pattern113.test(data24)){
const err56 = {instancePath:instancePath+"/warnings/" + i1+"/role",schemaPath:"#/properties/warnings/items/properties/role/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/warnings/" + i1+"/role",schemaPath:"#/properties/warnings/items/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data19.field !== undefined){
let data25 = data19.field;
if(typeof data25 === "string"){
if(!pattern113.test(data25)){
const err58 = {instancePath:instancePath+"/warnings/" + i1+"/field",schemaPath:"#/properties/warnings/items/properties/field/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/warnings/" + i1+"/field",schemaPath:"#/properties/warnings/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data19.subject !== undefined){
let data26 = data19.subject;
if(typeof data26 === "string"){
if(!pattern113.test(data26)){
const err60 = {instancePath:instancePath+"/warnings/" + i1+"/subject",schemaPath:"#/properties/warnings/items/properties/subject/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/warnings/" + i1+"/subject",schemaPath:"#/properties/warnings/items/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data19.message !== undefined){
let data27 = data19.message;
if(typeof data27 === "string"){
if(!pattern113.test(data27)){
const err62 = {instancePath:instancePath+"/warnings/" + i1+"/message",schemaPath:"#/properties/warnings/items/properties/message/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/warnings/" + i1+"/message",schemaPath:"#/properties/warnings/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data19.hint !== undefined){
let data28 = data19.hint;
if(typeof data28 === "string"){
if(!pattern113.test(data28)){
const err64 = {instancePath:instancePath+"/warnings/" + i1+"/hint",schemaPath:"#/properties/warnings/items/properties/hint/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/warnings/" + i1+"/hint",schemaPath:"#/properties/warnings/items/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data19.details !== undefined){
let data29 = data19.details;
if(!(data29 && typeof data29 == "object" && !Array.isArray(data29))){
const err66 = {instancePath:instancePath+"/warnings/" + i1+"/details",schemaPath:"#/properties/warnings/items/properties/details/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data19.accepted !== undefined){
if(true !== data19.accepted){
const err67 = {instancePath:instancePath+"/warnings/" + i1+"/accepted",schemaPath:"#/properties/warnings/items/properties/accepted/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/warnings/" + i1,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

const finding = validate31;
const schema32 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://narwhal-deploy.dev/schemas/finding.v1.schema.json","type":"object","additionalProperties":false,"required":["code","gate","severity","message","hint"],"properties":{"code":{"type":"string","pattern":"^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$"},"gate":{"enum":["inputs","access","observation","policy","checkpoint","emit"]},"severity":{"enum":["error","warning"]},"host":{"type":"string","pattern":"\\S"},"role":{"type":"string","pattern":"\\S"},"field":{"type":"string","pattern":"\\S"},"subject":{"type":"string","pattern":"\\S"},"message":{"type":"string","pattern":"\\S"},"hint":{"type":"string","pattern":"\\S"},"details":{"type":"object"},"accepted":{"const":true}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://narwhal-deploy.dev/schemas/finding.v1.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.gate === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.severity === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.message === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.hint === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hint"},message:"must have required property '"+"hint"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema32.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!pattern235.test(data0)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$"},message:"must match pattern \""+"^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.gate !== undefined){
let data1 = data.gate;
if(!((((((data1 === "inputs") || (data1 === "access")) || (data1 === "observation")) || (data1 === "policy")) || (data1 === "checkpoint")) || (data1 === "emit"))){
const err8 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/enum",keyword:"enum",params:{allowedValues: schema32.properties.gate.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.severity !== undefined){
let data2 = data.severity;
if(!((data2 === "error") || (data2 === "warning"))){
const err9 = {instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues: schema32.properties.severity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.host !== undefined){
let data3 = data.host;
if(typeof data3 === "string"){
if(!pattern113.test(data3)){
const err10 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.role !== undefined){
let data4 = data.role;
if(typeof data4 === "string"){
if(!pattern113.test(data4)){
const err12 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.field !== undefined){
let data5 = data.field;
if(typeof data5 === "string"){
if(!pattern113.test(data5)){
const err14 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.subject !== undefined){
let data6 = data.subject;
if(typeof data6 === "string"){
if(!pattern113.test(data6)){
const err16 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.message !== undefined){
let data7 = data.message;
if(typeof data7 === "string"){
if(!pattern113.test(data7)){
const err18 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.hint !== undefined){
let data8 = data.hint;
if(typeof data8 === "string"){
if(!pattern113.test(data8)){
const err20 = {instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.details !== undefined){
let data9 = data.details;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
const err22 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.accepted !== undefined){
if(true !== data.accepted){
const err23 = {instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
export const VALIDATORS = {
  "env": env,
  "hosts": hosts,
  "ssh-known-hosts": sshKnownHosts,
  "engine-launch": engineLaunch,
  "engine-launch-sources": engineLaunchSources,
  "fleet": fleet,
  "deployment-env": deploymentEnv,
  "engine-observation": engineObservation,
  "checkpoint-manifest": checkpointManifest,
  "checkpoint-files": checkpointFiles,
  "discovery-manifest": discoveryManifest,
  "discovery-inputs": discoveryInputs,
  "transcript": transcript,
  "failure": failure,
  "access-record": accessRecord,
  "inspection": inspection,
  "record-comparison": recordComparison,
  "host-facts": hostFacts,
  "verification": verification,
  "replay": replay,
  "output": output,
  "finding": finding,
};
