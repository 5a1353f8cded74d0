import { DOCUMENT_PLACES } from "../src/documents.js";
import type { LoadedSchema } from "./load-schemas.js";

/** `catalog.json` in SchemaStore's form: schemas that an editor finds by file name. */
export function catalogText(schemas: readonly LoadedSchema[]): string {
  const entries = schemas
    .filter(({ name }) => DOCUMENT_PLACES[name].globs.length > 0)
    .map(({ name, schema }) => ({
      name: `narwhal-deploy ${schema.title?.toLowerCase() ?? name}`,
      description: schema.description,
      fileMatch: DOCUMENT_PLACES[name].globs,
      url: schema.$id,
    }));
  const catalog = {
    $schema: "https://json.schemastore.org/schema-catalog.json",
    version: 1,
    schemas: entries,
  };
  return `${onOneLine(JSON.stringify(catalog, null, 2))}\n`;
}

/** Lists of globs as the formatter wants them. */
function onOneLine(json: string): string {
  return json.replace(
    /\[\n\s*("[^\]{}]*")\n\s*\]/gu,
    (_, items: string) => `[${items.replace(/,\n\s*/gu, ", ")}]`,
  );
}
