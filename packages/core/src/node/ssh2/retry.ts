import { onAbort } from "../../access/on-abort.js";
import type { Runtime } from "../../access/runtime.js";
import { isDrop } from "./failures.js";

/** Only connections that a busy server drops before its greeting are tried again, later and later, with jitter. */
export async function retrying<T>(
  context: { readonly runtime: Runtime; readonly retries: number },
  signal: AbortSignal,
  part: () => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await part();
    } catch (error) {
      if (!isDrop(error) || attempt >= context.retries) throw error;
      const base = 250 * 2 ** attempt;
      await pause(context.runtime, base * (0.5 + Math.random()), signal);
    }
  }
}

function pause(runtime: Runtime, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const forget = onAbort(signal, () => {
      cancel();
      reject(signal.reason as Error);
    });
    const cancel = runtime.after(ms, () => {
      forget();
      resolve();
    });
  });
}

/** What the promise gives, or the signal's reason as soon as it aborts. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const forget = onAbort(signal, () => reject(signal.reason as Error));
    promise.then(resolve, reject).finally(forget);
  });
}
