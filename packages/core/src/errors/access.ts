import { errorRows } from "./row.js";

export const ACCESS_ERRORS = errorRows({});
