import { shellQuote } from "../access/shell-quote.js";
import type { Json, JsonObject } from "../canonical.js";
import { generatedCopyPath } from "../emit/documents/record-paths.js";
import { GENERATED_NAMES } from "../emit/generated-names.js";
import { GateError } from "../errors/gate-error.js";
import type { ConfigPaths } from "../inputs/inputs.js";
import { type Category } from "./compare-facts.js";
import type { OtherRecord } from "./changed-files.js";
import type { Dependents, EvidenceChange, NotEstablished } from "./verification.js";

/** How the categories are called. @public */
export const CATEGORY_WORDS: Readonly<Record<Category, string>> = {
  hardware: "hardware",
  model: "model",
  image: "image",
  launch_policy: "launch policy",
  route: "route",
  transport: "transport",
};

/** What the way out needs to know. */
export interface WayOut {
  readonly record: string;
  readonly paths: ConfigPaths;
  /** A free name for the next record. */
  readonly fresh: string;
  /** The command that moves the generated files out of the way. */
  readonly archive: string;
  /** How many engines hold a checkpoint, all the same one. */
  readonly engines: number;
  /** Present where the generated files are of another discovery. */
  readonly other?: OtherRecord | undefined;
}

/**
 * One finding for each change; one that several roles share, or the members of a list, is told once, and so is all
 * that a file of another discovery has otherwise.
 */
export function changeErrors(changes: readonly EvidenceChange[], way: WayOut): readonly GateError[] {
  return folded(changes, (change) => {
    const { category, before, after, because, file, files } = change;
    if (file !== undefined && way.other !== undefined) return file;
    return JSON.stringify([
      category,
      sharedPath(change).replace(/(?<=^|\.)\d+(?=\.|$)/g, "*"),
      before ?? null,
      after ?? null,
      because.startsWith(SEEN) ? SEEN : because,
      file ?? null,
      files ?? null,
    ]);
  }).map((same) => changeError(same, way));
}

/** The path of a change without the engine that it is of: what many engines have in common is told once. @public */
export function sharedPath({ path, role, file }: EvidenceChange): string {
  if (role === undefined || file === undefined) return path;
  const parts = path.split(".").map((part) => (part === role ? "*" : part));
  return parts.join(".").replace(/^NARWHAL_NODE_\d+_/, "NARWHAL_NODE_*_");
}

/** How an observation is told, before the host's id. */
export const SEEN = "seen on ";

function changeError(same: readonly [EvidenceChange, ...EvidenceChange[]], way: WayOut): GateError {
  const [change] = same;
  const { role, host, category, path, before, after, file, files } = change;
  const roles = distinct(same.flatMap((each) => each.role ?? []));
  const paths = distinct(same.map((each) => each.path));
  const dependents = joined(same.flatMap(({ invalidates }) => invalidates));
  const names = files === undefined ? "" : `; files: ${few(files.map((each) => each.path))}`;
  const because = reasons(same);
  const categories = distinct(same.map((each) => CATEGORY_WORDS[each.category])).join(", ");
  const several = same.some((each) => difference(each.before, each.after) !== difference(before, after));
  const [variable = ""] = because.split(", ");
  return new GateError("EVIDENCE_CHANGED", {
    message: `${categories} of ${whose(roles)}: ${few(paths)} ${several ? `not what ${way.record} has` : difference(before, after)} (${because})${names}`,
    role,
    host,
    field: /^NARWHAL_\w+$/.test(variable) ? variable : path,
    subject: file,
    hint: hintOf(same, dependents, way),
    details: {
      category,
      path,
      paths,
      ...(several || before === undefined ? {} : { before }),
      ...(several || after === undefined ? {} : { after }),
      because,
      roles,
      invalidates: dependents as unknown as Json,
      ...(files === undefined ? {} : { files: files.map((each) => ({ ...each })) }),
    } satisfies JsonObject,
  });
}

/** What told changes that are told together. */
function reasons(same: readonly EvidenceChange[]): string {
  const all = distinct(same.map(({ because }) => because));
  const hosts = all.map((because) => because.slice(SEEN.length));
  return all.every((because) => because.startsWith(SEEN)) ? `${SEEN}${few(hosts)}` : all.join(", ");
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}

/** One finding for each reason. */
export function notEstablishedErrors(left: readonly NotEstablished[]): readonly GateError[] {
  return folded(left, ({ categories, why, hint }) => JSON.stringify([categories, why, hint])).map((same) => {
    const [{ host, categories, why, hint }] = same;
    const roles = distinct(same.flatMap((each) => each.roles));
    const words = categories.map((category) => CATEGORY_WORDS[category]).join(", ");
    return new GateError("EVIDENCE_NOT_ESTABLISHED", {
      message: `${words} of ${whose(roles)}: ${why}`,
      role: roles[0],
      host,
      hint,
      details: { categories, roles },
    });
  });
}

function folded<Item>(
  items: readonly Item[],
  key: (item: Item) => string,
): readonly (readonly [Item, ...Item[]])[] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const found = groups.get(key(item));
    if (found === undefined) groups.set(key(item), [item]);
    else found.push(item);
  }
  return [...groups.values()];
}

function whose(roles: readonly string[]): string {
  return roles.length === 0 ? "the fleet" : few(roles);
}

/** How many names a sentence holds. */
const MOST = 4;

function few(names: readonly string[]): string {
  const shown = names.slice(0, MOST).join(", ");
  return names.length > MOST ? `${shown} and ${names.length - MOST} more` : shown;
}

/** What was and what is, in words. */
function difference(before: Json | undefined, after: Json | undefined): string {
  if (before === undefined) return `is ${shown(after)}, was not there`;
  return after === undefined ? `was ${shown(before)}, is gone` : `was ${shown(before)}, is ${shown(after)}`;
}

const LONGEST = 120;

/** A value as a sentence holds it. */
function shown(value: Json | undefined): string {
  const text = typeof value === "string" ? value : JSON.stringify(value ?? null);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function hintOf(
  same: readonly [EvidenceChange, ...EvidenceChange[]],
  dependents: readonly Dependents[],
  way: WayOut,
): string {
  const resting = dependents.map((each) => `${few(each.values)} in ${each.file}`).join("; ");
  const { paths, record, fresh, archive, other } = way;
  const [{ path }] = same;
  if (other !== undefined) {
    const command = shellQuote(["narwhal-deploy", "verify", other.named]);
    return `${path.endsWith("host_key") ? confirmKey(paths) : ""}look at the record that the generated files are of: ${command}`;
  }
  const again = [
    `archive the configuration: ${archive}`,
    `then discover again: ${shellQuote(["narwhal-deploy", "discover", "--out", fresh])}`,
    `${paths.knownHosts} and ${record} stay where they are`,
  ].join("; ");
  const whole = `${takenBack(same, way)}${again}`;
  return same[0].file === undefined ? `${whole}; what rests on it: ${resting}` : whole;
}

function confirmKey({ knownHosts }: ConfigPaths): string {
  return `confirm the host's key in the provider's console or with its administrator first, and correct ${knownHosts} where it is wrong; then `;
}

/** What has to be done first, or what can be done instead; empty where there is nothing of that kind. */
function takenBack(
  same: readonly [EvidenceChange, ...EvidenceChange[]],
  { paths, record, engines }: WayOut,
): string {
  const [{ file, path, category }] = same;
  const key = Object.entries(paths).find(([, each]) => each === file)?.[0];
  const copy = key === undefined ? undefined : GENERATED_NAMES[key as keyof typeof GENERATED_NAMES];
  if (file !== undefined && copy !== undefined) {
    const command = shellQuote(["cp", "--", generatedCopyPath(record, copy), file]);
    return `put back what discovery wrote: ${command}; or `;
  }
  if (path.endsWith("host_key")) return confirmKey(paths);
  const variables = reasons(same);
  if (/^NARWHAL_\w+(?:, NARWHAL_\w+)*$/.test(variables)) return `take the change of ${variables} back; or `;
  const roles = distinct(same.flatMap(({ role }) => role ?? []));
  const ofFiles = category === "model" && (path === "tree_sha256" || path === "config_sha256");
  if (ofFiles && roles.length < engines) {
    return `stage the recorded files there again, because every replica must hold the same ones; where they are to be replaced, stage the new ones for all ${engines} engines, `;
  }
  return "";
}

function joined(all: readonly Dependents[]): readonly Dependents[] {
  const files = new Map<string, Set<string>>();
  for (const { file, values } of all) {
    const there = files.get(file) ?? new Set();
    files.set(file, there);
    for (const value of values) there.add(value);
  }
  return [...files].map(([file, values]) => ({ file, values: [...values] }));
}
