import type { HashFault, HashResult } from "../access/session.js";
import type { Findings } from "../errors/findings.js";
import type { FindingFacts } from "../errors/gate-error.js";
import type { ErrorCode } from "../errors/table.js";

/** Paths in a message; all of them stand in the details. */
const NAMED = 5;

const CODES = {
  "dangling-link": ["CHECKPOINT_LINK_DANGLING", "a link without target", "links without target"],
  "directory-link": ["CHECKPOINT_LINK_TO_DIRECTORY", "a link to a directory", "links to directories"],
  "special-file": ["CHECKPOINT_SPECIAL_FILE", "a special file", "special files"],
  changed: [
    "CHECKPOINT_CHANGED",
    "a file that changed while it was read",
    "files that changed while they were read",
  ],
  unreadable: ["CHECKPOINT_UNREADABLE", "an entry that cannot be read", "entries that cannot be read"],
  "not-utf8": ["CHECKPOINT_NAME_NOT_UTF8", "a name that is not UTF-8", "names that are not UTF-8"],
  stalled: ["CHECKPOINT_STALLED", "a reading that stands still", "readings that stand still"],
  "not-a-directory": ["CHECKPOINT_NOT_A_DIRECTORY", "no such directory", "no such directories"],
} as const satisfies Record<HashFault["kind"], readonly [ErrorCode, string, string]>;

/** Ways out for a directory that no field names. */
const HINTS_WITHOUT_FIELD: { readonly [kind in HashFault["kind"]]?: string } = {
  "not-a-directory": "name a directory that holds a checkpoint",
  "special-file": "remove it, or name a directory that holds the checkpoint alone",
};

/** Where a checkpoint was read. */
export interface CheckpointPlace extends Required<Pick<FindingFacts, "host" | "role">> {
  readonly field: string | undefined;
  readonly directory: string;
}

/** Records what is wrong with a tree: one finding per kind of fault, which names every path. */
export function reportHashFaults(result: HashResult, place: CheckpointPlace, findings: Findings): void {
  const { directory, ...where } = place;
  for (const kind of Object.keys(CODES) as HashFault["kind"][]) {
    const faults = result.faults.filter((fault) => fault.kind === kind);
    const [first] = faults;
    if (first === undefined) continue;
    const [code, one, many] = CODES[kind];
    const count = faults.length === 1 ? one : `${faults.length} ${many}`;
    const named = faults.slice(0, NAMED).map(({ path, message }) => `${shownPath(path)} (${message})`);
    const message =
      kind === "not-a-directory"
        ? `${directory} is no directory (${first.message})`
        : `${directory} holds ${count}: ${named.join(", ")}${faults.length > NAMED ? ", …" : ""}`;
    const hint = where.field === undefined ? HINTS_WITHOUT_FIELD[kind] : undefined;
    findings.add(code, {
      ...where,
      subject: first.path,
      message,
      ...(hint && { hint }),
      details: { directory, paths: faults.map(({ path, message }) => ({ path, message })) },
    });
  }
  reportOutsideLinks(result, place, findings);
}

/** A container that is given the directory alone does not see where such a link points. */
function reportOutsideLinks(result: HashResult, place: CheckpointPlace, findings: Findings): void {
  const { directory, ...where } = place;
  const [first] = result.outsideLinks;
  if (first === undefined) return;
  const count = result.outsideLinks.length;
  const what =
    count === 1 ? "is a link that leaves it or is" : `and ${count - 1} more are links that leave it or are`;
  findings.add("CHECKPOINT_LINK_OUTSIDE", {
    ...where,
    subject: first.path,
    message: `${shownPath(first.path)} in ${directory} ${what} absolute (to ${shownPath(first.target)})`,
    details: { directory, links: result.outsideLinks.map(({ path, target }) => ({ path, target })) },
  });
}

/** A path on one line. */
export function shownPath(path: string): string {
  return /[\s"\\\u0000-\u001f\u007f-\u009f]/.test(path) ? JSON.stringify(path) : path;
}
