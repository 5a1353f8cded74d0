import { TOO_DEEP, tooDeepAt } from "@narwhal/schemas";
import { findNodeAtLocation, type Node, parseTree, type ParseError, printParseErrorCode } from "jsonc-parser";

/** A place in a text, from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A JSON text with the places of its values. */
export interface JsonSource {
  readonly value: unknown;
  /** Syntax faults and duplicate keys. */
  readonly faults: readonly (Place & { readonly message: string })[];
  /** Where a JSON pointer points; the nearest value above it where it points to nothing. */
  readonly place: (pointer: string) => Place;
}

/** Reads JSON, strictly: no comments, no trailing commas, no key twice. */
export function readJson(text: string): JsonSource {
  const at = (offset: number): Place => {
    const before = text.slice(0, offset);
    const start = before.lastIndexOf("\n") + 1;
    return { line: before.split("\n").length, column: Array.from(before.slice(start)).length + 1 };
  };
  const deep = tooDeepAt(text);
  if (deep !== undefined) {
    const fault = { ...at(deep), message: TOO_DEEP };
    return { value: undefined, faults: [fault], place: () => at(0) };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const faults = errors.map(({ error, offset }) => ({
    ...at(offset),
    message: syntaxWords(printParseErrorCode(error)),
  }));
  for (const { key, offset } of tree === undefined ? [] : duplicateKeys(tree)) {
    faults.push({ ...at(offset), message: `the key ${JSON.stringify(key)} stands twice in one object` });
  }
  return {
    value: faults.length === 0 ? (JSON.parse(text) as unknown) : undefined,
    faults,
    place: (pointer) => at(tree === undefined ? 0 : offsetOf(tree, pointer)),
  };
}

/** `CommaExpected` reads "comma expected". */
function syntaxWords(code: string): string {
  return `no valid JSON: ${code.replace(/(?<=.)([A-Z])/g, " $1").toLowerCase()}`;
}

function* duplicateKeys(node: Node): Generator<{ readonly key: string; readonly offset: number }> {
  const seen = new Set<string>();
  for (const child of node.children ?? []) {
    const key = node.type === "object" ? child.children?.[0] : undefined;
    if (key !== undefined && seen.has(String(key.value))) {
      yield { key: String(key.value), offset: key.offset };
    }
    if (key !== undefined) seen.add(String(key.value));
    yield* duplicateKeys(child);
  }
}

function offsetOf(tree: Node, pointer: string): number {
  const steps = pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  let node = tree;
  for (const step of steps) {
    const next = findNodeAtLocation(node, [node.type === "array" ? Number(step) : step]);
    if (next === undefined) break;
    node = next;
  }
  return node.parent?.type === "property" ? node.parent.offset : node.offset;
}
