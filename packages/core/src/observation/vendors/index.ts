import { amd } from "./amd.js";
import { nvidia } from "./nvidia.js";
import type { Vendor } from "./vendor.js";

/** The vendors that discovery knows, in the order in which they are looked for. @public */
export const VENDORS: readonly Vendor[] = [nvidia, amd];
