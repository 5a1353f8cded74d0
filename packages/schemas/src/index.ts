export {
  ENV_FIELDS,
  ENV_SECTIONS,
  type EnvField,
  type EnvFieldName,
  type EnvScope,
} from "./env-catalogue.js";
export { ENV_KINDS, type EnvKind, type EnvKindName } from "./env-kinds.js";
export {
  envField,
  envName,
  type EnvVariable,
  isNodeForm,
  isSharedForm,
  knownEnvNames,
} from "./env-lookup.js";
