import { atPointer, type JsonSchema } from "./schema-node.js";

/**
 * The schema with everything that it refers to in place, so that a path into it names one keyword. Throws a
 * TypeError for a reference to nothing; references must not form a circle.
 */
export function dereference(root: JsonSchema, all: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const { definitions: _definitions, ...own } = root;
  return resolveNode(own, root, all);
}

type Schemas = Readonly<Record<string, JsonSchema>>;

function resolveNode(node: JsonSchema, root: JsonSchema, all: Schemas): JsonSchema {
  const only = node.allOf?.length === 1 ? node.allOf[0] : undefined;
  if (node.$ref !== undefined) return resolveReference(node.$ref, root, all);
  if (only !== undefined) {
    // A described reference: the description stands beside, the rest is the target's.
    const { allOf: _allOf, ...beside } = node;
    return { ...resolveNode(only, root, all), ...beside };
  }
  return mapSubschemas(node, (child) => resolveNode(child, root, all));
}

function resolveReference(reference: string, root: JsonSchema, all: Schemas): JsonSchema {
  if (reference.startsWith("#")) {
    const target = atPointer(root, reference.slice(1)) as JsonSchema | undefined;
    if (target === undefined) throw new TypeError(`a schema refers to nothing: ${reference}`);
    return resolveNode(target, root, all);
  }
  const other = all[reference.replace(/\.v1\.schema\.json$/u, "")];
  if (other === undefined) throw new TypeError(`a schema refers to nothing: ${reference}`);
  const { $id: _id, $schema: _draft, ...rest } = other;
  return dereference(rest, all);
}

/** The node with each schema directly inside it replaced. */
export function mapSubschemas(node: JsonSchema, change: (child: JsonSchema) => JsonSchema): JsonSchema {
  const entries = Object.entries(node).map(([key, value]): [string, unknown] => {
    if (key === "properties" || key === "patternProperties" || key === "definitions") {
      const children = Object.entries(value as Schemas);
      return [key, Object.fromEntries(children.map(([name, child]) => [name, change(child)]))];
    }
    if (key === "allOf" || key === "anyOf" || key === "oneOf") {
      return [key, (value as readonly JsonSchema[]).map(change)];
    }
    const single = key === "items" || key === "propertyNames" || key === "additionalProperties";
    return [key, single && typeof value === "object" ? change(value as JsonSchema) : value];
  });
  return Object.fromEntries(entries) as JsonSchema;
}
