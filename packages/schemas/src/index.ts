export { DOCUMENT_NAMES, type DocumentName, schemaForFile } from "./documents.js";
export {
  ENV_FIELDS,
  ENV_SECTIONS,
  type EnvField,
  type EnvFieldName,
  type EnvScope,
} from "./env-catalogue.js";
export { envExample } from "./env-example.js";
export { ENV_KINDS, type EnvKind, type EnvKindName } from "./env-kinds.js";
export {
  envField,
  envName,
  type EnvVariable,
  isNodeForm,
  isSharedForm,
  knownEnvNames,
} from "./env-lookup.js";
export type { DocumentTypes } from "./generated/document-types.js";
export type * from "./generated/document-types.js";
export { TOO_DEEP, tooDeepAt } from "./json-depth.js";
export { nearest } from "./nearest.js";
export type { Problem } from "./problems.js";
export type { JsonSchema } from "./schema-node.js";
export { SCHEMAS, validate, type Verdict } from "./validate.js";
