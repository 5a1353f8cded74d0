import {
  CATEGORY_WORDS,
  type Dependents,
  type EvidenceChange,
  type NotEstablished,
  sharedPath,
  type Verification,
} from "@narwhal/core";
import { nameRuns } from "./name-runs.js";
import { table } from "./table.js";
import { printable } from "./printable.js";

/** A verification for `--json`: every change by role, with what rests on it. */
export function verificationResult(found: Verification): Record<string, unknown> {
  const { record, holds, examined, changes, notEstablished, notes } = found;
  return {
    record,
    holds,
    examined: {
      inputs: examined.inputs,
      files: examined.files,
      host_keys: examined.hostKeys,
      live: examined.live ?? null,
      checkpoint: examined.checkpoint ?? null,
    },
    changes: changes.map(changeResult),
    not_established: notEstablished.map(({ host, ...left }) => ({ host: host ?? null, ...left })),
    notes,
  };
}

/** `before` and `after` are absent where the value was, or is, not there. */
function changeResult(change: EvidenceChange): Record<string, unknown> {
  const { role, host, category, path, before, after, because, file, files, invalidates } = change;
  return {
    role: role ?? null,
    host: host ?? null,
    category,
    path,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    because,
    file: file ?? null,
    ...(files === undefined ? {} : { files }),
    invalidates,
  };
}

/** A verification for people. */
export function verificationLines(found: Verification): readonly string[] {
  const { record, holds, changes, notEstablished, notes } = found;
  return [
    ...(changes.length === 0 ? [] : [...changeTable(changes), "", ...restingLines(changes), ""]),
    ...notEstablished.map((left) => printable(`not established: ${openWords(left)}`)),
    ...notes.map((note) => printable(`note: ${note}`)),
    ...examinedLines(found),
    printable(holds ? `the evidence of ${record} holds` : `the evidence of ${record} does not hold`),
  ];
}

/** One row for each change, whichever roles share it. */
function changeTable(changes: readonly EvidenceChange[]): readonly string[] {
  const rows = new Map<string, EvidenceChange[]>();
  for (const change of changes) {
    const { category, before, after, because, file } = change;
    const told = because.startsWith("seen on ") ? "seen" : because;
    const key = JSON.stringify([
      category,
      sharedPath(change),
      before ?? null,
      after ?? null,
      told,
      file ?? null,
    ]);
    const there = rows.get(key);
    if (there === undefined) rows.set(key, [change]);
    else there.push(change);
  }
  return table(
    ["ROLE", "HOST", "CATEGORY", "WHAT", "WAS", "IS", "BECAUSE"],
    [...rows.values()].map((same) => rowOf(same)),
  );
}

function rowOf(same: readonly EvidenceChange[]): readonly string[] {
  const [change] = same;
  if (change === undefined) return [];
  return [
    nameRuns(distinct(same.map(({ role }) => role ?? "fleet"))),
    nameRuns(distinct(same.flatMap(({ host }) => host ?? []))),
    CATEGORY_WORDS[change.category],
    firstOf(distinct(same.map(({ path }) => path))),
    short(change.before),
    short(change.after),
    few(distinct(same.map(({ because }) => because))),
  ];
}

function firstOf(paths: readonly string[]): string {
  const [first = ""] = paths;
  return paths.length > 1 ? `${first} and ${paths.length - 1} more` : first;
}

function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}

/** How many names a cell or a line holds. */
const MOST = 6;

function few(names: readonly string[]): string {
  const shown = names.slice(0, MOST).join(", ");
  return names.length > MOST ? `${shown} and ${names.length - MOST} more` : shown;
}

/** Each value of a file that rests on what changed, once. */
function restingLines(changes: readonly EvidenceChange[]): readonly string[] {
  const files = new Map<string, Set<string>>();
  for (const { file, values } of changes.flatMap((change): readonly Dependents[] => change.invalidates)) {
    const there = files.get(file) ?? new Set();
    files.set(file, there);
    for (const value of values) there.add(value);
  }
  const lines = [...files].map(([file, values]) => `  ${file}: ${few([...values])}`);
  return ["no longer backed by evidence:", ...lines.map(printable)];
}

function openWords({ roles, categories, why, hint }: NotEstablished): string {
  const words = categories.map((category) => CATEGORY_WORDS[category]).join(", ");
  return `${words} of ${nameRuns(roles)}: ${why}; ${hint}`;
}

function examinedLines({ examined }: Verification): readonly string[] {
  const { inputs, files, hostKeys, live, checkpoint } = examined;
  const hashed =
    checkpoint === undefined
      ? []
      : [
          `hashed again: ${checkpoint.files} files for ${nameRuns(checkpoint.roles) || "no engine"}${checkpoint.reused > 0 ? `, of which ${checkpoint.reused} were taken over as unchanged, not read` : ""}`,
        ];
  return [
    `compared: ${inputs} variables, ${files.length} generated files, ${hostKeys} host ${hostKeys === 1 ? "key" : "keys"}`,
    live === undefined
      ? "the hosts were not asked: --live looks at them, --checkpoint hashes again"
      : `asked: ${nameRuns(live.hosts) || "no host"} (${live.what.join(", ")})`,
    ...hashed,
  ].map(printable);
}

const LONGEST = 60;

function short(value: unknown): string {
  if (value === undefined) return "-";
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "null");
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
