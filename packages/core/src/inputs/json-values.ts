import { TOO_DEEP, tooDeepAt } from "@narwhal/schemas";
import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { BadValue } from "./bad-value.js";

/** Reads a JSON array of strings. The faults name places, never contents: arguments may hold secrets. */
export function parseStringArray(text: string): readonly string[] | BadValue {
  const root = parse(text);
  if (root instanceof BadValue) return root;
  if (root.type !== "array") return new BadValue(`is a JSON ${root.type}`);
  const items = root.children ?? [];
  const wrong = items.findIndex((item) => item.type !== "string");
  if (wrong >= 0) {
    const type = items[wrong]?.type ?? "value";
    return new BadValue(
      `has a ${type} as item ${wrong + 1}`,
      type === "number" ? "put the number in quotes" : undefined,
    );
  }
  return items.map((item) => item.value as string);
}

/** Reads a JSON object whose values are strings; a name that stands twice is a fault. */
export function parseStringObject(text: string): Readonly<Record<string, string>> | BadValue {
  const root = parse(text);
  if (root instanceof BadValue) return root;
  if (root.type !== "object") return new BadValue(`is a JSON ${root.type}`);
  const entries = new Map<string, string>();
  for (const { children: [key, value] = [] } of root.children ?? []) {
    const name = key?.value as string;
    if (entries.has(name)) return new BadValue(`has the name ${JSON.stringify(name)} twice`);
    if (value?.type !== "string") {
      const hint =
        value?.type === "number" || value?.type === "boolean" ? "put the value in quotes" : undefined;
      return new BadValue(`has a ${value?.type ?? "missing value"} as ${JSON.stringify(name)}`, hint);
    }
    entries.set(name, value.value as string);
  }
  return Object.fromEntries(entries);
}

function parse(text: string): Node | BadValue {
  if (tooDeepAt(text) !== undefined) return new BadValue(TOO_DEEP);
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error === undefined && root !== undefined) return root;
  const where = `at character ${(error?.offset ?? 0) + 1}`;
  const what = words(error === undefined ? "ValueExpected" : printParseErrorCode(error.error));
  const unquoted = /^\s*[[{]/.test(text) && !text.includes('"') && /[\p{L}-]/u.test(text);
  const hint = "put the whole JSON text in single quotes in .env, since a shell removes double quotes";
  return new BadValue(`is no JSON (${what} ${where})`, unquoted ? hint : undefined);
}

/** `CommaExpected` as `comma expected`. */
function words(code: string): string {
  return code.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}
