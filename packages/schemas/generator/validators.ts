import { Ajv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import { dereference, mapSubschemas } from "../src/dereference.js";
import type { JsonSchema } from "../src/schema-node.js";
import type { LoadedSchema } from "./load-schemas.js";

/** An ajv in strict mode that knows the keywords that only editors read. */
export function createAjv(schemas: readonly JsonSchema[]): Ajv {
  const ajv = new Ajv({
    strict: true,
    allErrors: true,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addVocabulary(["markdownDescription", "patternErrorMessage"]);
  for (const schema of schemas) ajv.addSchema(schema);
  return ajv;
}

/**
 * Validators as plain code: nothing is compiled, evaluated or imported when they run. Throws where a schema
 * uses a keyword whose code would import something (string lengths, formats, unique objects).
 */
export function validatorsModule(schemas: readonly LoadedSchema[]): string {
  const names = Object.fromEntries(schemas.map(({ name, schema }) => [identifier(name), schema.$id ?? ""]));
  const all = Object.fromEntries(schemas.map(({ name, schema }) => [name, schema]));
  const bare = schemas.map(({ schema }) => withoutWords(dereference(schema, all)));
  const code = standalone.default(createAjv(bare), names);
  const imported = /\brequire\(([^)]*)\)/u.exec(code);
  if (imported !== null) throw new TypeError(`the validators would import ${imported[1]}`);
  const entries = schemas.map(({ name }) => `  "${name}": ${identifier(name)},`);
  const local = code.trim().replace(/^export const /gmu, "const ");
  const map = ["export const VALIDATORS = {", ...entries, "};"].join("\n");
  return `// @ts-nocheck\n// Generated from the schemas; see scripts/generate.ts.\n${local}\n${map}\n`;
}

/** `engine-launch` is `engineLaunch` in code. */
function identifier(name: string): string {
  return name.replace(/-(.)/gu, (_, letter: string) => letter.toUpperCase());
}

/**
 * The schema without what only people and editors read; every other keyword keeps its place. A choice between
 * described values is a plain list of values.
 */
function withoutWords(node: JsonSchema): JsonSchema {
  const {
    title: _title,
    description: _description,
    markdownDescription: _markdown,
    patternErrorMessage: _message,
    default: _default,
    examples: _examples,
    writeOnly: _writeOnly,
    ...rest
  } = node;
  const { oneOf, ...beside } = rest;
  const values =
    oneOf?.every((branch) => "const" in branch) === true ? oneOf.map((branch) => branch.const) : [];
  return mapSubschemas(values.length > 0 ? { ...beside, enum: values } : rest, withoutWords);
}
