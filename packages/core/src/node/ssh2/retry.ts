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
    const abort = (): void => {
      cancel();
      reject(signal.reason as Error);
    };
    const cancel = runtime.after(ms, () => {
      signal.removeEventListener("abort", abort);
      resolve();
    });
    signal.addEventListener("abort", abort);
    if (signal.aborted) abort();
  });
}

/** What the promise gives, or the signal's reason as soon as it aborts. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    signal.addEventListener("abort", abort);
    if (signal.aborted) abort();
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
