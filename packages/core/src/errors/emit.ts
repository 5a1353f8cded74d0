import { errorRows } from "./row.js";

export const EMIT_ERRORS = errorRows({
  // Before the first connection, and again at creation.
  OUT_EXISTS: {
    gate: "emit",
    severity: "error",
    summary: "The directory named by `--out` is there already; a discovery record is never overwritten.",
    hint: "choose a fresh name for --out",
  },
  CONFIG_EXISTS: {
    gate: "emit",
    severity: "error",
    summary: "A file that discovery would generate is there already; it is never overwritten.",
    hint: "archive the present configuration, then run again",
  },
  CONFIG_PATH_OCCUPIED: {
    gate: "emit",
    severity: "error",
    summary: "A link, a directory or something else stands where a file is to be created.",
    hint: "move it away, or name another path",
  },
  DIRECTORY_UNUSABLE: {
    gate: "emit",
    severity: "error",
    summary: "A directory to write into cannot be made, because something else stands on its path.",
    hint: "name a path below a directory",
  },
  DIRECTORY_NOT_WRITABLE: {
    gate: "emit",
    severity: "error",
    summary: "A directory to write into does not allow this user to create files in it.",
    hint: "run as the directory's owner, or name a path that this user may write",
  },
  INTERRUPTED_RUN_LEFT: {
    gate: "emit",
    severity: "error",
    summary: "An earlier run was interrupted while it created the configuration and left files behind.",
    hint: "remove what it left, then run again",
  },
  CONFIG_WRITE_FAILED: {
    gate: "emit",
    severity: "error",
    summary: "The configuration could not be created; what had been created of it was removed again.",
    hint: "remove the cause, then run again with a fresh --out",
  },
  RECORD_WRITE_FAILED: {
    gate: "emit",
    severity: "error",
    summary: "The discovery record could not be written.",
    hint: "remove the cause, then run again with a fresh --out",
  },
  TEMPORARY_LEFT: {
    gate: "emit",
    severity: "warning",
    summary: "The configuration is whole, but a temporary name beside it could not be removed.",
    hint: "remove the temporary name",
  },
  RUN_INTERRUPTED: {
    gate: "emit",
    severity: "error",
    summary: "The run was interrupted; the record says at which gate.",
    hint: "run again with a fresh --out",
  },
  RUN_TIMED_OUT: {
    gate: "emit",
    severity: "error",
    summary: "The whole run took longer than its deadline.",
    hint: "see in the record's logs what took the time, then run again with a fresh --out and a longer --run-timeout",
  },
  RUN_BROKEN: {
    gate: "emit",
    severity: "error",
    summary: "The run ended by a fault of this program.",
    hint: "report it with the record's logs, then run again with a fresh --out",
  },
  // Reading the set back.
  CONFIG_ABSENT: {
    gate: "emit",
    severity: "error",
    summary: "There is no configuration at the paths in force.",
    hint: "run narwhal-deploy discover first, or change to the directory in which it ran",
  },
  CONFIG_INCOMPLETE: {
    gate: "emit",
    severity: "error",
    summary: "Part of the configuration is missing: an interrupted run left it, or files were removed.",
    hint: "remove what is left of it and discover again",
  },
  CONFIG_UNREADABLE: {
    gate: "emit",
    severity: "error",
    summary: "A file of the configuration cannot be read.",
    hint: "give this user read access to the file",
  },
  CONFIG_INVALID: {
    gate: "emit",
    severity: "error",
    summary: "A file of the configuration does not have the form that its schema asks for.",
    hint: "run narwhal-deploy validate on the file, or discover again into fresh names",
  },
  HOSTS_INVALID: {
    gate: "emit",
    severity: "error",
    summary: "The inventory breaks a rule: identifiers, roles, variables or destinations.",
    hint: "discover again, or correct the inventory",
  },
  CONFIG_MISMATCH: {
    gate: "emit",
    severity: "error",
    summary: "Two files of the configuration contradict each other.",
    hint: "take all six files from one discovery",
  },
  CONFIG_EDITED: {
    gate: "emit",
    severity: "warning",
    summary: "A file of the configuration differs from the digest in the discovery record.",
    hint: "discover again if hardware, model, image, launch policy, route or transport changed",
  },
  HOST_KEYS_MISSING: {
    gate: "emit",
    severity: "warning",
    summary: "The host-key store of the configuration is not there; no host can be recognised without it.",
    hint: "restore the store from an archive; without one, confirm the hosts' keys independently, archive the rest of the configuration and discover again",
  },
  RECORD_UNAVAILABLE: {
    gate: "emit",
    severity: "warning",
    summary: "The discovery record that the configuration names cannot be read, so edits go unnoticed.",
    hint: "run from the directory in which discovery ran, or restore the record",
  },
  // Files that the operator names.
  FILE_UNREADABLE: {
    gate: "emit",
    severity: "error",
    summary: "A file named on the command line cannot be read.",
    hint: "check the path and its permissions",
  },
  FILE_UNKNOWN: {
    gate: "emit",
    severity: "error",
    summary: "A file given for validation has no name that tells which document it is.",
    hint: "give the file the name that the documentation lists for its document",
  },
  FILE_INVALID: {
    gate: "emit",
    severity: "error",
    summary: "A file given for validation breaks a rule of its document.",
    hint: "correct the place that the message names",
  },
  FILE_EXISTS: {
    gate: "emit",
    severity: "error",
    summary: "A file that is to be created is there already; it is never overwritten.",
    hint: "move the file away, or name another",
  },
  FILE_WRITE_FAILED: {
    gate: "emit",
    severity: "error",
    summary:
      "A file named on the command line could not be written; what had been created with it was removed again.",
    hint: "remove the cause, then run the command again",
  },
  RECORD_UNREADABLE: {
    gate: "emit",
    severity: "error",
    summary: "A directory given as a record is missing, empty, or holds something else than text files.",
    hint: "name the directory of a discovery record or of an access check",
  },
  RECORD_VERSION_UNKNOWN: {
    gate: "emit",
    severity: "error",
    summary: "A discovery record has a form that this version does not know.",
    hint: "read it with the version that its inputs.json names",
  },
  RECORD_DAMAGED: {
    gate: "emit",
    severity: "error",
    summary: "A discovery record contradicts itself: it was edited or damaged, and is no evidence.",
    hint: "restore the record from an archive, or archive the configuration and discover again",
  },
  EVIDENCE_CHANGED: {
    gate: "emit",
    severity: "error",
    summary:
      "Hardware, model, image, launch policy, route or transport is another than the discovery record says: what was derived from it is invalid.",
    hint: "take the change back, or archive the configuration and discover again into a fresh name",
  },
  EVIDENCE_NOT_ESTABLISHED: {
    gate: "emit",
    severity: "error",
    summary: "Whether a part of the evidence still holds could not be established.",
    hint: "clear what the message names, then verify again",
  },
  RECORD_OF_FAILURE: {
    gate: "emit",
    severity: "error",
    summary: "A record is of a run that was stopped, so that it established nothing.",
    hint: "name the record of a run that ended well; narwhal-deploy report shows what stopped this one",
  },
  EVIDENCE_MISSING: {
    gate: "emit",
    severity: "error",
    summary:
      "A record does not hold an answer that the derivation asks for: it was cut, edited, or made by another version.",
    hint: "replay it with the version that its inputs.json names, or restore the record",
  },
  REPLAY_DIFFERS: {
    gate: "emit",
    severity: "error",
    summary: "A document derived again from a record is not the recorded one.",
    hint: "where the record was edited, restore it; where this version derives otherwise, discover again into a fresh directory",
  },
  EXTRACT_UNJUDGED: {
    gate: "emit",
    severity: "warning",
    summary: "An extract holds text that may be private and that no rule could judge.",
    hint: "look at each place that is listed before you show the extract to others",
  },
  ROLE_UNKNOWN: {
    gate: "emit",
    severity: "error",
    summary: "No host of the inventory carries the role that was asked for.",
    hint: "choose a role that narwhal-deploy plan shows",
  },
});
