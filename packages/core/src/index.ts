export { GATES, type Gate } from "./gates.js";
