import { errorRows } from "./row.js";

export const INPUTS_ERRORS = errorRows({
  FIELD_MISSING: {
    gate: "inputs",
    severity: "error",
    summary: "A required field of `.env` is not set.",
    hint: "set the field in .env",
  },
});
