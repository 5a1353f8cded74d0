import { ACCESS_ERRORS } from "./access.js";
import { CHECKPOINT_ERRORS } from "./checkpoint.js";
import { EMIT_ERRORS } from "./emit.js";
import { INPUTS_ERRORS } from "./inputs.js";
import { OBSERVATION_ERRORS } from "./observation.js";
import { POLICY_ERRORS } from "./policy.js";
import type { ErrorRow } from "./row.js";

const ROWS = {
  ...INPUTS_ERRORS,
  ...ACCESS_ERRORS,
  ...OBSERVATION_ERRORS,
  ...POLICY_ERRORS,
  ...CHECKPOINT_ERRORS,
  ...EMIT_ERRORS,
};

/** Every code that this library reports, error or warning. @public */
export type ErrorCode = keyof typeof ROWS;

/** The closed table of codes: gate, severity, meaning and the way out of each. @public */
export const ERROR_TABLE: Readonly<Record<ErrorCode, ErrorRow>> = ROWS;
