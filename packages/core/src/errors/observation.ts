import { errorRows } from "./row.js";

export const OBSERVATION_ERRORS = errorRows({});
