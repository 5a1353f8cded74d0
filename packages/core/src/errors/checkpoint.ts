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
  CHECKPOINT_SHARD_MISSING: {
    gate: "checkpoint",
    severity: "error",
    summary: "A file of weights that an index names, or that the others' numbers promise, is not there.",
    hint: "download the checkpoint again, the whole of one revision",
  },
  CHECKPOINT_SHARD_UNNAMED: {
    gate: "checkpoint",
    severity: "error",
    summary:
      "A safetensors file stands beside an index that does not name it: it is of another revision, or not of this checkpoint.",
    hint: "remove the file, or download the whole of one revision into an empty directory",
  },
  CHECKPOINT_INDEX_UNREADABLE: {
    gate: "checkpoint",
    severity: "error",
    summary: "A `*.safetensors.index.json` is no JSON with a `weight_map`, or too large to be one.",
    hint: "download the file again",
  },
  CHECKPOINT_SAFETENSORS_DAMAGED: {
    gate: "checkpoint",
    severity: "error",
    summary:
      "A safetensors file has no readable header, or its header does not fit its size: it was cut or written over.",
    hint: "remove the file and download it again",
  },
  CHECKPOINT_WEIGHTS_MISSING: {
    gate: "checkpoint",
    severity: "error",
    summary: "The checkpoint's directory itself holds no weights.",
    hint: "stage the whole checkpoint, or correct NARWHAL_MODEL_DIR to the directory that holds the weights",
  },
  CHECKPOINT_WEIGHTS_TWICE: {
    gate: "checkpoint",
    severity: "warning",
    summary:
      "The checkpoint's directory holds several complete sets of weights; which one is loaded depends on the engine.",
    hint: "keep the one set that the engine is to load, such as with `hf download --exclude`",
  },
  CHECKPOINT_TOKENIZER_MISSING: {
    gate: "checkpoint",
    severity: "error",
    summary:
      "The checkpoint holds no tokenizer: no file with a vocabulary, and no code or class that does without.",
    hint: "download the tokenizer's files of the same revision",
  },
  CHECKPOINT_CODE_MISSING: {
    gate: "checkpoint",
    severity: "error",
    summary: "The checkpoint's metadata names a file of its own code that is not there.",
    hint: "download the Python files of the same revision",
  },
  CHECKPOINT_LFS_POINTER: {
    gate: "checkpoint",
    severity: "error",
    summary: "A file holds a Git LFS pointer in place of its content.",
    hint: "fetch the content with `git lfs pull`, or stage with `hf download`",
  },
  CHECKPOINT_DOWNLOAD_UNFINISHED: {
    gate: "checkpoint",
    severity: "error",
    summary: "The checkpoint's directory holds what an interrupted download leaves.",
    hint: "run the download again until it ends, then remove what is left of `*.incomplete` and lock files",
  },
  CHECKPOINT_ETAG_DIFFERS: {
    gate: "checkpoint",
    severity: "error",
    summary: "A file's SHA-256 is not the one that the hub announced when it was downloaded.",
    hint: "download the file again; where it was replaced on purpose, remove its record below .cache/huggingface/download/",
  },
  CHECKPOINT_COMMITS_MIXED: {
    gate: "checkpoint",
    severity: "warning",
    summary: "The files of one replica come from several commits of the hub repository.",
    hint: "download the whole of one revision, such as with `narwhal-deploy stage` into an empty directory",
  },
  CHECKPOINT_COMMITS_DIFFER: {
    gate: "checkpoint",
    severity: "warning",
    summary: "The replicas come from different commits of the hub repository.",
    hint: "download one revision on every host",
  },
  CHECKPOINT_REVISION_DIFFERS: {
    gate: "checkpoint",
    severity: "error",
    summary: "A replica's files come from another commit than NARWHAL_MODEL_REVISION.",
    hint: "download that revision on the host, or correct NARWHAL_MODEL_REVISION",
  },
  CHECKPOINT_REPO_DIFFERS: {
    gate: "checkpoint",
    severity: "error",
    summary: "A replica is a snapshot of another hub repository than NARWHAL_MODEL_REPO_ID.",
    hint: "correct NARWHAL_MODEL_REPO_ID, or NARWHAL_MODEL_DIR for this engine",
  },
  CHECKPOINT_MANIFEST_DAMAGED: {
    gate: "checkpoint",
    severity: "error",
    summary:
      "A checkpoint manifest contradicts itself: its order, counts or tree hash are not those of its files.",
    hint: "take the manifest from the discovery record again; this copy was changed",
  },
  CHECKPOINT_EXCLUSIONS_UNUSUAL: {
    gate: "checkpoint",
    severity: "warning",
    summary:
      "A checkpoint manifest leaves out other paths than every checkpoint does: being equal to it says nothing of those.",
    hint: "where the manifest was not made so on purpose, take another, or hash the directory again",
  },
  CHECKPOINT_DIFFERS: {
    gate: "checkpoint",
    severity: "error",
    summary: "The replicas do not hold the same checkpoint.",
    hint: "stage the same revision on every host again; the record lists every differing path and who holds which version",
  },
  STAGE_ORIGIN_MISSING: {
    gate: "checkpoint",
    severity: "error",
    summary:
      "Staging needs the hub repository and a full commit SHA; a branch or tag is not enough, since it moves.",
    hint: "set NARWHAL_MODEL_REPO_ID and NARWHAL_MODEL_REVISION",
  },
  STAGE_DIRECTORY_UNREADABLE: {
    gate: "checkpoint",
    severity: "error",
    summary:
      "It cannot be told whether the model directory on a host is empty, so nothing is downloaded into it.",
    hint: "make the path a directory that the login user may read and write, or correct NARWHAL_MODEL_DIR",
  },
  STAGE_SPACE_SHORT: {
    gate: "checkpoint",
    severity: "error",
    summary: "The file system of the model directory has less free space than the checkpoint takes.",
    hint: "free space on the host, or point NARWHAL_MODEL_DIR at a larger file system",
  },
  STAGE_TOOL_MISSING: {
    gate: "checkpoint",
    severity: "error",
    summary: "The host lacks the hub's download tool `hf`.",
    hint: "install it on the host, such as with `pipx install huggingface_hub && sudo ln -s ~/.local/bin/hf /usr/local/bin/`, or download elsewhere and copy",
  },
  STAGE_FAILED: {
    gate: "checkpoint",
    severity: "error",
    summary: "The download on a host did not end well.",
    hint: "look at the tool's own words; clear what it left in the model directory, then stage again",
  },
});
