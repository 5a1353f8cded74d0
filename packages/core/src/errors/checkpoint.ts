import { errorRows } from "./row.js";

export const CHECKPOINT_ERRORS = errorRows({});
