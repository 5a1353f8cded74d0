import { errorRows } from "./row.js";

export const CHECKPOINT_ERRORS = errorRows({
  CHECKPOINT_NOT_A_DIRECTORY: {
    gate: "checkpoint",
    severity: "error",
    summary: "The checkpoint's path is no directory on the host.",
    hint: "stage the checkpoint there, or correct NARWHAL_MODEL_DIR for this engine",
  },
  CHECKPOINT_EMPTY: {
    gate: "checkpoint",
    severity: "error",
    summary: "The checkpoint's directory holds no file.",
    hint: "stage the checkpoint there, or correct NARWHAL_MODEL_DIR for this engine",
  },
  CHECKPOINT_UNREADABLE: {
    gate: "checkpoint",
    severity: "error",
    summary: "A file or directory of the checkpoint cannot be read.",
    hint: "give the login user read access to every file of the checkpoint, or repair the file system",
  },
  CHECKPOINT_NAME_NOT_UTF8: {
    gate: "checkpoint",
    severity: "error",
    summary: "A name in the checkpoint's directory is not valid UTF-8.",
    hint: "rename or remove the entry on the host",
  },
  CHECKPOINT_LINK_DANGLING: {
    gate: "checkpoint",
    severity: "error",
    summary: "A symbolic link in the checkpoint's directory has no target.",
    hint: "download the checkpoint again, or remove the link",
  },
  CHECKPOINT_LINK_TO_DIRECTORY: {
    gate: "checkpoint",
    severity: "error",
    summary:
      "A symbolic link in the checkpoint's directory points to a directory, whose files would not be compared.",
    hint: "replace the link by a real directory with the files",
  },
  CHECKPOINT_SPECIAL_FILE: {
    gate: "checkpoint",
    severity: "error",
    summary: "The checkpoint's directory holds a socket, a device or a pipe.",
    hint: "remove it, or point NARWHAL_MODEL_DIR at a directory that holds the checkpoint alone",
  },
  CHECKPOINT_LINK_OUTSIDE: {
    gate: "checkpoint",
    severity: "warning",
    summary:
      "A symbolic link in the checkpoint's directory leaves it or is absolute: a container that is given the directory alone does not see the target.",
    hint: "copy the files into the directory, such as with `cp -rL`, or `hf download --local-dir`",
  },
  CHECKPOINT_CHANGED: {
    gate: "checkpoint",
    severity: "error",
    summary: "A file of the checkpoint changed, came or went while the checkpoint was read.",
    hint: "wait until nothing writes to the directory any more, then run again",
  },
  CHECKPOINT_STALLED: {
    gate: "checkpoint",
    severity: "error",
    summary: "The host read no byte of the checkpoint for longer than the deadline.",
    hint: "check the disk or the network file system of the host, or raise --stall-timeout",
  },
  CHECKPOINT_DIFFERS: {
    gate: "checkpoint",
    severity: "error",
    summary: "The replicas do not hold the same checkpoint.",
    hint: "stage the same revision on every host again; the record lists every differing path and who holds which version",
  },
});
