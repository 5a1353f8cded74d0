import { errorRows } from "./row.js";

export const INPUTS_ERRORS = errorRows({
  REUSE_RECORD_UNREADABLE: {
    gate: "inputs",
    severity: "error",
    summary: "The record that --reuse-hashes names is no discovery record with hashed files.",
    hint: "name the directory of a discovery that hashed, or leave --reuse-hashes out to read everything",
  },
  // The text of `.env`.
  ENV_FILE_ENCODING: {
    gate: "inputs",
    severity: "error",
    summary:
      "`.env` holds a byte-order mark, a carriage return, a control character or bytes that are not UTF-8.",
    hint: "save the file as plain UTF-8 with LF line ends",
  },
  ENV_FILE_COMMAND: {
    gate: "inputs",
    severity: "error",
    summary: "A shell that reads `.env` would run something here; only assignments are accepted.",
    hint: "write NAME='value' with single quotes, one assignment on a line",
  },
  ENV_FILE_UNSUPPORTED: {
    gate: "inputs",
    severity: "error",
    summary: "A form in `.env` whose value depends on the shell that reads it.",
    hint: "write the value out in single quotes",
  },
  ENV_FILE_UNSET_VARIABLE: {
    gate: "inputs",
    severity: "error",
    summary: "A value in `.env` uses a variable that is not set by then.",
    hint: "set the variable on an earlier line, or quote a literal $ with single quotes",
  },
  ENV_FILE_UNTERMINATED: {
    gate: "inputs",
    severity: "error",
    summary: "A quote or `${` in `.env` is never closed, so that the rest of the file cannot be read.",
    hint: "close the quote",
  },
  ENV_FILE_QUOTES_LOST: {
    gate: "inputs",
    severity: "warning",
    summary: "A value in `.env` looks like JSON without outer quotes: a shell removes the quotes inside.",
    hint: "put the JSON text in single quotes",
  },
  ENV_FILE_HASH: {
    gate: "inputs",
    severity: "warning",
    summary:
      "An unquoted # in `.env`: within a word it belongs to the value, after a blank it starts a comment.",
    hint: "put the value in quotes",
  },
  ENV_FILE_REPEATED: {
    gate: "inputs",
    severity: "warning",
    summary: "`.env` assigns a field more than once, with different values; the last one counts.",
    hint: "keep one of the lines",
  },
  ENV_FILE_READABLE: {
    gate: "inputs",
    severity: "warning",
    summary: "`.env` can be read or changed by its group or by others.",
    hint: "chmod 600 .env",
  },

  // Names.
  DEPLOYMENT_ENV_LOADED: {
    gate: "inputs",
    severity: "error",
    summary: "`NARWHAL_DISCOVERY` is set: the shell has loaded the `deployment.env` of an earlier discovery.",
    hint: "start a new shell, load .env alone, and run discovery there",
  },
  UNKNOWN_FIELD: {
    gate: "inputs",
    severity: "warning",
    summary: "A variable that starts with `NARWHAL_`, or in `.env` nearly so, is no field and has no effect.",
    hint: "correct the name, or remove the variable",
  },
  FIELD_MISPLACED: {
    gate: "inputs",
    severity: "warning",
    summary: "A field is set in a form that it does not have (for one node, or for all), and has no effect.",
    hint: "use the form that the field has",
  },
  ENGINE_NOT_DECLARED: {
    gate: "inputs",
    severity: "warning",
    summary: "Fields are set for an engine number whose `_SSH` field is not set; they have no effect.",
    hint: "set the engine's _SSH field, or remove its other fields",
  },

  // Values.
  FIELD_MISSING: {
    gate: "inputs",
    severity: "error",
    summary: "A required field of `.env` is not set.",
    hint: "set the field in .env",
  },
  FIELD_EMPTY: {
    gate: "inputs",
    severity: "error",
    summary: "A destination field is set but empty, which would silently drop its host.",
    hint: "give the destination, or remove the line",
  },
  FIELD_INVALID: {
    gate: "inputs",
    severity: "error",
    summary: "The value of a field does not have the accepted form.",
    hint: "give a value of the accepted form",
  },
  REVISION_MISSING: {
    gate: "inputs",
    severity: "warning",
    summary: "`NARWHAL_DEPLOYMENT_REVISION` is not set; discovery goes without, the next gate does not.",
    hint: "set NARWHAL_DEPLOYMENT_REVISION to the full commit SHA of the deployment checkout",
  },

  // Values that do not go together.
  TOO_FEW_ENGINES: {
    gate: "inputs",
    severity: "error",
    summary: "Fewer than two engines are declared: one prefills, at least one decodes.",
    hint: "set NARWHAL_NODE_<n>_SSH for a second engine",
  },
  PORT_CONFLICT: {
    gate: "inputs",
    severity: "error",
    summary: "Two services of one host would listen on one port.",
    hint: "give every service of every engine on the host its own port",
  },
  PORT_RANGE_CONFLICT: {
    gate: "inputs",
    severity: "error",
    summary: "A UCX port range holds the port of a service on the same host.",
    hint: "move the range or the port",
  },
  PORT_RANGE_OVERLAP: {
    gate: "inputs",
    severity: "warning",
    summary: "The UCX port ranges of two engines on one host overlap.",
    hint: "give each engine of the host its own range",
  },
  URL_PORT_DIFFERS: {
    gate: "inputs",
    severity: "warning",
    summary: "A URL has another port than the field that the launcher binds.",
    hint: "use the same port, unless something forwards it",
  },
  GPU_IDS_MISSING: {
    gate: "inputs",
    severity: "error",
    summary: "Several engines share a host, and one of them does not say which GPUs are its own.",
    hint: "list the engine's GPUs in NARWHAL_NODE_<n>_GPU_IDS",
  },
  GPU_IDS_OVERLAP: {
    gate: "inputs",
    severity: "error",
    summary: "Two engines of one host list the same GPU.",
    hint: "give each engine of the host GPUs of its own",
  },
  TENSOR_PARALLEL_TOO_LARGE: {
    gate: "inputs",
    severity: "error",
    summary: "The tensor parallel size is larger than the engine's list of GPUs.",
    hint: "list more GPUs, or lower the size",
  },
  RDMA_DEVICES_MISSING: {
    gate: "inputs",
    severity: "error",
    summary: "`ucx_rdma` needs the network devices and the device nodes of the transfer.",
    hint: "set NARWHAL_TRANSFER_NET_DEVICES to <hca>:<port> entries and NARWHAL_TRANSFER_DEVICES to their device nodes",
  },
  TRANSFER_DEVICES_MISMATCH: {
    gate: "inputs",
    severity: "error",
    summary: "The network devices of the transfer do not have the form that its transport takes.",
    hint: "name interfaces for ucx_tcp, and <hca>:<port> entries for ucx_rdma",
  },
  ADDRESS_SHARED: {
    gate: "inputs",
    severity: "error",
    summary: "Two hosts are given the same fabric address or URL.",
    hint: "give each engine the address of its own host",
  },
  ADDRESS_FAMILIES_MIXED: {
    gate: "inputs",
    severity: "error",
    summary: "Some fabric addresses are IPv4, others IPv6.",
    hint: "use addresses of one family for all engines",
  },
  PATHS_NOT_DISTINCT: {
    gate: "inputs",
    severity: "error",
    summary: "Two of the files that discovery writes have one path.",
    hint: "give every file a path of its own",
  },
  PASSWORDS_DIFFER: {
    gate: "inputs",
    severity: "error",
    summary: "Roles with one destination have different passwords.",
    hint: "set one password for the destination, or use separate destinations",
  },
});
