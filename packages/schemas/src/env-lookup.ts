import { ENV_FIELDS, type EnvField } from "./env-catalogue.js";

/** A variable of the environment: its field, and the engine number where it is a node's own. @public */
export interface EnvVariable {
  readonly row: EnvField;
  readonly node?: number;
}

const PREFIX = "NARWHAL_";
const NODE = /^NARWHAL_NODE_([1-9][0-9]{0,8})_(.+)$/u;
const BY_NAME: ReadonlyMap<string, EnvField> = new Map(ENV_FIELDS.map((row) => [row.name, row]));

/** Whether the field can be set as `NARWHAL_<name>`. @public */
export const isSharedForm = (row: EnvField): boolean => row.scope !== "node";

/** Whether the field can be set as `NARWHAL_NODE_<n>_<name>`. @public */
export const isNodeForm = (row: EnvField): boolean => row.scope === "node" || row.scope === "engine";

/** The variable's full name: the node's own with `node`, else the shared one. @public */
export function envName(name: EnvField["name"], node?: number): string {
  return node === undefined ? `${PREFIX}${name}` : `${PREFIX}NODE_${node}_${name}`;
}

/**
 * Resolves a full variable name such as `NARWHAL_NODE_2_ENGINE_PORT`; `undefined` where no field has that
 * name, or has it in the other form only.
 *
 * @public
 */
export function envField(variable: string): EnvVariable | undefined {
  const match = NODE.exec(variable);
  if (match !== null) {
    const row = BY_NAME.get(match[2] ?? "");
    return row !== undefined && isNodeForm(row) ? { row, node: Number(match[1]) } : undefined;
  }
  if (!variable.startsWith(PREFIX)) return undefined;
  const row = BY_NAME.get(variable.slice(PREFIX.length));
  return row !== undefined && isSharedForm(row) ? { row } : undefined;
}

/** The full names of all variables for these engine numbers, as candidates for "did you mean". @public */
export function knownEnvNames(nodes: readonly number[] = [1]): readonly string[] {
  return [
    ...ENV_FIELDS.filter(isSharedForm).map((row) => envName(row.name)),
    ...nodes.flatMap((node) => ENV_FIELDS.filter(isNodeForm).map((row) => envName(row.name, node))),
  ];
}
