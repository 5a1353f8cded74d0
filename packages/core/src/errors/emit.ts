import { errorRows } from "./row.js";

export const EMIT_ERRORS = errorRows({});
