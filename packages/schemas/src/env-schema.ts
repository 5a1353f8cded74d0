import { ENV_FIELDS, type EnvField } from "./env-catalogue.js";
import { ENV_KINDS, type EnvKind } from "./env-kinds.js";
import { envName, isNodeForm, isSharedForm } from "./env-lookup.js";
import type { JsonSchema } from "./schema-node.js";

const NODE_PREFIX = "^NARWHAL_NODE_[1-9][0-9]{0,8}_";
const DRAFT = "http://json-schema.org/draft-07/schema#";
const idOf = (name: string): string => `https://narwhal-deploy.dev/schemas/${name}.v1.schema.json`;

/** The schema of `.env`, parsed: names to texts. */
export function envSchema(): JsonSchema {
  const fields = ENV_FIELDS.filter(({ scope }) => scope !== "derived");
  const shared = fields.filter(isSharedForm);
  return {
    $schema: DRAFT,
    $id: idOf("env"),
    title: "Environment of a deployment, parsed",
    description:
      "The names and values of `.env`. `NARWHAL_NODE_<n>_<FIELD>` overrides `NARWHAL_<FIELD>` for engine n where the field describes an engine; an empty override counts as unset. Each engine needs the fields that are marked as required, shared or its own.",
    type: "object",
    additionalProperties: false,
    required: shared.filter((row) => row.required && row.scope === "shared").map((row) => envName(row.name)),
    properties: Object.fromEntries(
      shared.map((row) => [envName(row.name), valueSchema(row, !isNeeded(row))]),
    ),
    patternProperties: {
      ...Object.fromEntries(
        fields
          .filter(isNodeForm)
          .map((row) => [`${NODE_PREFIX}${row.name}$`, valueSchema(row, row.name !== "SSH")]),
      ),
      "^(?!NARWHAL_)": { description: "A variable that is no field of this tool.", type: "string" },
    },
  };
}

/** The schema of `deployment.env`, parsed: what discovery derived. */
export function deploymentEnvSchema(): JsonSchema {
  const shared = (["DISCOVERY", "HOSTS", "FLEET", "LAUNCH_CONFIG", "SSH_KNOWN_HOSTS"] as const).map(written);
  const perNode = (["IP", "URL", "ATTESTATION_URL", "MODEL_CONFIG_SHA256"] as const).map(written);
  return {
    $schema: DRAFT,
    $id: idOf("deployment-env"),
    title: "Derived environment, parsed",
    description: "The names and values of `config/deployment.env`, which discovery writes.",
    type: "object",
    additionalProperties: false,
    required: shared.map((row) => envName(row.name)),
    properties: Object.fromEntries(shared.map((row) => [envName(row.name), valueSchema(row, false)])),
    patternProperties: {
      ...Object.fromEntries(perNode.map((row) => [`${NODE_PREFIX}${row.name}$`, valueSchema(row, false)])),
      [`${NODE_PREFIX}ENGINE_IMAGE$`]: {
        description: "The immutable id of the image that was observed.",
        type: "string",
        pattern: "^sha256:[0-9a-f]{64}$",
        patternErrorMessage: "Expected sha256: and 64 lower-case hex digits.",
      },
    },
  };
}

function written(name: EnvField["name"]): EnvField {
  const row = ENV_FIELDS.find((field) => field.name === name);
  if (row === undefined) throw new TypeError(`no field ${name}`);
  return row;
}

const isNeeded = (row: EnvField): boolean => row.required && row.scope === "shared";

function valueSchema(row: EnvField, mayBeEmpty: boolean): JsonSchema {
  const kind: EnvKind = ENV_KINDS[row.kind];
  return {
    description: row.description,
    markdownDescription: `${row.description}\n\nAccepted: ${escapeMarkdown(row.accepts)}.`,
    type: "string",
    pattern: mayBeEmpty ? `^$|${kind.pattern}` : kind.pattern,
    patternErrorMessage: `Expected ${row.accepts}.`,
    ...(row.secret ? { writeOnly: true } : {}),
    ...(row.default === undefined ? {} : { default: row.default }),
    ...(row.secret ? {} : { examples: [...new Set([...(kind.values ?? []), row.example])] }),
  };
}

/** Angle brackets would be read as tags. */
const escapeMarkdown = (text: string): string => text.replace(/[<>]/gu, "\\$&");
