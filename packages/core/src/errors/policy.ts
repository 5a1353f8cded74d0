import { errorRows } from "./row.js";

export const POLICY_ERRORS = errorRows({});
