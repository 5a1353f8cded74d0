import { envExample } from "../src/env-example.js";
import { catalogText } from "./catalog.js";
import { fieldsPage } from "./fields-page.js";
import { loadSchemas, schemaText } from "./load-schemas.js";
import { documentTypesModule, schemaTextsModule, typesModule } from "./types.js";
import { validatorsModule } from "./validators.js";

/** A generated file: its path in the repository and its whole text. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** Everything that is made from the schemas and from the catalogue of the environment. */
export async function schemaFiles(): Promise<readonly GeneratedFile[]> {
  const schemas = await loadSchemas();
  const generated = "packages/schemas/src/generated";
  const types = await Promise.all(
    schemas.map(async (each) => ({
      path: `${generated}/types/${each.name}.ts`,
      text: await typesModule(each, schemas),
    })),
  );
  return [
    ...schemas.map(({ name, schema }) => ({
      path: `packages/schemas/schemas/${name}.v1.schema.json`,
      text: schemaText(schema),
    })),
    ...types,
    { path: `${generated}/document-types.ts`, text: documentTypesModule(schemas) },
    { path: `${generated}/schema-texts.ts`, text: schemaTextsModule(schemas) },
    { path: `${generated}/validators.ts`, text: validatorsModule(schemas) },
    { path: "packages/schemas/catalog.json", text: catalogText(schemas) },
    { path: ".env.example", text: envExample(2) },
    { path: "docs/fields.md", text: fieldsPage() },
  ];
}
