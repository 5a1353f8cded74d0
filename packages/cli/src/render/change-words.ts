import { compareFacts, type FactChange, type Json } from "@narwhal/core";

const LONGEST = 120;
const SHOWN_ITEMS = 3;
const SHOWN_DIGITS = 12;

/** `before -> after` of a fact; of lists, what came and what went; of objects, the members that differ. */
export function changeWords({ before, after }: Pick<FactChange, "before" | "after">): string {
  return (
    listChange(before, after) ??
    memberChange(before, after) ??
    `${valueWords(before)} -> ${valueWords(after)}`
  );
}

/** A value in few words; hashes are cut. */
export function valueWords(value: Json | undefined): string {
  if (value === undefined || value === null) return "none";
  const text = typeof value === "string" && value.trim() !== "" ? value : JSON.stringify(value);
  const short = text.replace(/\b([0-9a-f]{12})[0-9a-f]{28,}\b/g, "$1…");
  return short.length > LONGEST ? `${short.slice(0, LONGEST)}…` : short;
}

/** A hash or a machine's id, cut. */
export function shortId(id: string): string {
  return id.length > SHOWN_DIGITS ? `${id.slice(0, SHOWN_DIGITS)}…` : id;
}

function listChange(before: Json | undefined, after: Json | undefined): string | undefined {
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined;
  const [old, now] = [before, after].map((list) => list.map((each) => valueWords(each as Json)));
  const went = (old ?? []).filter((each) => !now?.includes(each)).map((each) => `-${each}`);
  const came = (now ?? []).filter((each) => !old?.includes(each)).map((each) => `+${each}`);
  const changes = [...went, ...came];
  if (changes.length === 0) return "the same items in another order or number";
  if (changes.length > 2 * SHOWN_ITEMS)
    return [
      ...went.slice(0, SHOWN_ITEMS),
      ...came.slice(0, SHOWN_ITEMS),
      `${went.length} went and ${came.length} came in all`,
    ].join(", ");
  return changes.join(", ");
}

function memberChange(before: Json | undefined, after: Json | undefined): string | undefined {
  if (!isObject(before) || !isObject(after)) return undefined;
  return compareFacts(before, after)
    .map((change) => `${change.path} ${changeWords(change)}`)
    .join(", ");
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
