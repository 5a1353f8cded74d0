const listeners = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Calls back once when the signal aborts, at once where it has; the returned function takes that back. However
 * many wait, the signal itself carries one listener: engines warn about more than ten.
 */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  if (signal.aborted) {
    callback();
    return () => {};
  }
  const entry = (): void => callback();
  const waiting = listeners.get(signal) ?? listen(signal);
  waiting.add(entry);
  return () => waiting.delete(entry);
}

function listen(signal: AbortSignal): Set<() => void> {
  const waiting = new Set<() => void>();
  listeners.set(signal, waiting);
  signal.addEventListener(
    "abort",
    () => {
      for (const callback of waiting) callback();
      waiting.clear();
    },
    { once: true },
  );
  return waiting;
}
