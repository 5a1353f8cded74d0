import { nearest } from "./nearest.js";
import { resolveChoices, type SchemaFault, type SchemaLookup } from "./schema-faults.js";
import { atPointer, type JsonSchema, pointerTo } from "./schema-node.js";

/** What is wrong at one place of a document. @public */
export interface Problem {
  /** JSON pointer to the value; for an unknown key, to that key. Empty for the document itself. */
  readonly path: string;
  /** The schema keyword that is broken. */
  readonly keyword: string;
  /** One sentence without a final full stop, with the expected form. It never repeats a text value. */
  readonly message: string;
  /** The key or value that was most likely meant. */
  readonly suggestion?: string;
}

/** Turns a validator's faults into words. */
export function toProblems(
  faults: readonly SchemaFault[],
  value: unknown,
  lookup: SchemaLookup,
): readonly Problem[] {
  const problems = resolveChoices(faults).map((fault) => toProblem(fault, value, lookup));
  const seen = new Set<string>();
  return problems.filter(({ path, message }) => {
    const key = `${path}\n${message}`;
    return !seen.has(key) && seen.add(key);
  });
}

function toProblem(fault: SchemaFault, value: unknown, lookup: SchemaLookup): Problem {
  const { instancePath: path, keyword, params } = fault;
  const node = (lookup(fault.schemaPath.replace(/\/[^/]*$/u, "")) ?? {}) as JsonSchema;
  const found = atPointer(value, path);
  if (keyword === "required") {
    return { path, keyword, message: `${quote(params["missingProperty"])} is missing` };
  }
  if (keyword === "additionalProperties") {
    const key = String(params["additionalProperty"]);
    return unknownKey(pointerTo(path, key), key, node);
  }
  if (keyword === "propertyNames") {
    const key = String(params["propertyName"]);
    return {
      path: pointerTo(path, key),
      keyword,
      message: `the key ${quote(key)} has not the expected form`,
    };
  }
  const values = acceptedValues(fault);
  if (values.length > 0) return wrongValue({ path, keyword, values }, found);
  return { path, keyword, message: wrongForm(fault, node, found) };
}

function unknownKey(path: string, key: string, node: JsonSchema): Problem {
  const suggestion = nearest(key, Object.keys(node.properties ?? {}));
  const message = `${quote(key)} is no known key`;
  return suggestion === undefined
    ? { path, keyword: "additionalProperties", message }
    : {
        path,
        keyword: "additionalProperties",
        message: `${message}, did you mean ${quote(suggestion)}`,
        suggestion,
      };
}

function acceptedValues({ keyword, params }: SchemaFault): readonly unknown[] {
  if (keyword === "const") return [params["allowedValue"]];
  if (keyword === "enum") return params["allowedValues"] as readonly unknown[];
  return [];
}

function wrongValue(
  { path, keyword, values }: { path: string; keyword: string; values: readonly unknown[] },
  found: unknown,
): Problem {
  const expected = values.map(quote).join(", ");
  const message = `expected ${values.length > 1 ? `one of ${expected}` : expected}`;
  const suggestion = typeof found === "string" ? nearest(found, values.map(String)) : undefined;
  return suggestion === undefined || values.length === 1
    ? { path, keyword, message }
    : { path, keyword, message: `${message}, did you mean ${quote(suggestion)}`, suggestion };
}

function wrongForm({ keyword, params }: SchemaFault, node: JsonSchema, found: unknown): string {
  const limit = String(params["limit"]);
  switch (keyword) {
    case "type":
      return `expected ${kindsOf(params["type"])}, found ${kindOf(found)}`;
    case "pattern":
      return node.patternErrorMessage === undefined
        ? `expected text that matches ${String(params["pattern"])}`
        : lowerFirst(node.patternErrorMessage.replace(/\.$/u, ""));
    case "minimum":
      return `expected a number of at least ${limit}`;
    case "maximum":
      return `expected a number of at most ${limit}`;
    case "exclusiveMinimum":
      return `expected a number above ${limit}`;
    case "minItems":
      return `expected at least ${count(limit, "item")}`;
    case "minProperties":
      return `expected at least ${count(limit, "key")}`;
    case "uniqueItems":
      return `items ${String(params["j"])} and ${String(params["i"])} are the same, counted from 0`;
    default:
      return `has not the expected form${node.description === undefined ? "" : `: ${lowerFirst(node.description.replace(/\.$/u, ""))}`}`;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  object: "an object",
  array: "an array",
  string: "text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  null: "null",
};

function kindsOf(type: unknown): string {
  const names = Array.isArray(type) ? (type as readonly string[]) : String(type).split(",");
  return names.map((name) => KINDS[name] ?? name).join(" or ");
}

function kindOf(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (typeof value === "boolean") return String(value);
  return KINDS[Array.isArray(value) ? "array" : typeof value] ?? typeof value;
}

const quote = (value: unknown): string => JSON.stringify(value);
const count = (limit: string, noun: string): string => `${limit} ${noun}${limit === "1" ? "" : "s"}`;
const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
