import { compile } from "json-schema-to-typescript";
import { mapSubschemas } from "../src/dereference.js";
import type { JsonSchema } from "../src/schema-node.js";
import type { LoadedSchema } from "./load-schemas.js";

/** `engine-launch` has the type `EngineLaunch`. */
function typeName(name: string): string {
  return name.replace(/(?:^|-)(.)/gu, (_, letter: string) => letter.toUpperCase());
}

/** The types of one document, as a module. */
export async function typesModule(
  { name, schema }: LoadedSchema,
  all: readonly LoadedSchema[],
): Promise<string> {
  // The type takes its name from the document, not from the title.
  const { $id: _id, title: _title, ...rest } = typed(schema);
  const whole = withReferences(rest, all);
  const text = await compile(whole as unknown as Parameters<typeof compile>[0], typeName(name), {
    bannerComment: "// Generated from the schema; see scripts/generate.ts.",
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { printWidth: 110 },
  });
  return readOnly(text);
}

/** The module that gathers the types: each by name, and all by the name of their document. */
export function documentTypesModule(schemas: readonly LoadedSchema[]): string {
  const names = schemas.map(({ name }) => name).sort();
  const lines = names.map((name) => `import type { ${typeName(name)} } from "./types/${name}.js";`);
  const entries = names.map((name) => `  readonly "${name}": ${typeName(name)};`);
  return [
    "// Generated from the schemas; see scripts/generate.ts.",
    ...lines,
    "",
    `export type { ${names.map(typeName).join(", ")} };`,
    "",
    "/** The type of each document by its name. @public */",
    "export interface DocumentTypes {",
    ...entries,
    "}",
    "",
  ].join("\n");
}

/** The schemas themselves as a module, so that nothing is read when they are used. */
export function schemaTextsModule(schemas: readonly LoadedSchema[]): string {
  const entries = schemas.map(({ name, schema }) => `  "${name}": ${JSON.stringify(schema)},`);
  return [
    "// Generated from the schemas; see scripts/generate.ts.",
    'import type { JsonSchema } from "../schema-node.js";',
    'import type { DocumentTypes } from "./document-types.js";',
    "",
    "export const SCHEMA_TEXTS: Readonly<Record<keyof DocumentTypes, JsonSchema>> = {",
    ...entries,
    "};",
    "",
  ].join("\n");
}

/** The schema with those that it refers to among its own definitions. */
function withReferences(schema: JsonSchema, all: readonly LoadedSchema[]): JsonSchema {
  let text = JSON.stringify(schema);
  const referred = all.filter(({ name }) => text.includes(`"${name}.v1.schema.json"`));
  for (const { name } of referred) {
    text = text.replaceAll(`"${name}.v1.schema.json"`, `"#/definitions/${name}"`);
  }
  const whole = JSON.parse(text) as JsonSchema;
  const own = referred.map(({ name, schema: { $id: _id, title: _title, ...rest } }) => [name, typed(rest)]);
  return { ...whole, definitions: { ...whole.definitions, ...Object.fromEntries(own) } };
}

/**
 * The same schema in the words that give plain types: open objects and free values as `unknown`, keys by
 * pattern as an index signature, and the operator's annotations left out, since nobody reads them.
 */
function typed(node: JsonSchema): JsonSchema & { readonly tsType?: string } {
  const { patternProperties = {}, ...rest } = node;
  const patterns = Object.entries(patternProperties).filter(([pattern]) => pattern !== "^_");
  const [byPattern] = patterns.map(([, schema]) => schema);
  const mapped = mapSubschemas(
    { ...rest, ...(byPattern === undefined ? {} : { additionalProperties: byPattern }) },
    typed,
  );
  const constrained = ["type", "const", "enum", "$ref", "allOf", "anyOf", "oneOf"].some(
    (key) => key in mapped,
  );
  if (!constrained) return { ...mapped, tsType: "unknown" };
  const open = mapped.type === "object" && !("properties" in mapped) && !("additionalProperties" in mapped);
  return open ? { ...mapped, tsType: "Readonly<Record<string, unknown>>" } : mapped;
}

/** Properties and arrays that cannot be changed: builders may pass what they themselves must not change. */
function readOnly(text: string): string {
  return text
    .replace(/^( +)((?:[A-Za-z_]\w*|"[^"]+")\??|\[k: string\]):(?= |$)/gmu, "$1readonly $2:")
    .replace(/: ((?:\w+|\([^()\n]*\))\[\];)/gu, ": readonly $1")
    .replace(/\n \*\/\nexport /gu, "\n *\n * @public\n */\nexport ");
}
