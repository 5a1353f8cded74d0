import type { Runtime } from "../../access/runtime.js";

/** A deadline that can be halted while a person is asked. */
export interface Deadline {
  pause(): void;
  resume(): void;
  cancel(): void;
  /** True once it expired or was cancelled. */
  over(): boolean;
}

export function startDeadline(runtime: Runtime, ms: number, expired: () => void): Deadline {
  let left = ms;
  let since = 0;
  let over = false;
  let stop: (() => void) | undefined;
  function run(): void {
    since = runtime.now();
    stop = runtime.after(Math.max(left, 1), () => {
      over = true;
      expired();
    });
  }
  run();
  return {
    pause() {
      if (over || stop === undefined) return;
      stop();
      stop = undefined;
      left -= runtime.now() - since;
    },
    resume() {
      if (!over && stop === undefined) run();
    },
    cancel() {
      over = true;
      stop?.();
    },
    over: () => over,
  };
}
