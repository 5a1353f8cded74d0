import { randomBytes } from "node:crypto";
import type { Runtime } from "../access/runtime.js";

/** The clock, timers and randomness of Node. @public */
export const nodeRuntime: Runtime = {
  now: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  nonce: () => randomBytes(16).toString("hex"),
};
