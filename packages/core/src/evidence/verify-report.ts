import type { Json, JsonObject } from "../canonical.js";
import { GateError } from "../errors/gate-error.js";
import { type Category } from "./compare-facts.js";
import { difference, distinct, few, reasons, SEEN } from "./change-words.js";
import type { Dependents, EvidenceChange, NotEstablished } from "./verification.js";
import { hintOf, type WayOut } from "./way-out.js";

/** How the categories are called. @public */
export const CATEGORY_WORDS: Readonly<Record<Category, string>> = {
  hardware: "hardware",
  model: "model",
  image: "image",
  launch_policy: "launch policy",
  route: "route",
  transport: "transport",
};

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
      sharedPath(change),
      before ?? null,
      after ?? null,
      because.startsWith(SEEN) ? SEEN : because,
      file ?? null,
      files ?? null,
    ]);
  }).map((same) => changeError(same, way));
}

/**
 * The path of a change without the engine that it is of and without positions in lists: what many engines, or the
 * members of a list, have in common is told once. @public
 */
export function sharedPath({ path, role, file }: EvidenceChange): string {
  const anyPosition = path.replace(/(?<=^|\.)\d+(?=\.|$)/g, "*");
  if (role === undefined || file === undefined) return anyPosition;
  const parts = anyPosition.split(".").map((part) => (part === role ? "*" : part));
  return parts.join(".").replace(/^NARWHAL_NODE_\d+_/, "NARWHAL_NODE_*_");
}

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

function joined(all: readonly Dependents[]): readonly Dependents[] {
  const files = new Map<string, Set<string>>();
  for (const { file, values } of all) {
    const there = files.get(file) ?? new Set();
    files.set(file, there);
    for (const value of values) there.add(value);
  }
  return [...files].map(([file, values]) => ({ file, values: [...values] }));
}
