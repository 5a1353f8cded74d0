interface Waiting {
  readonly callbacks: Set<() => void>;
  /** The signal's one listener. */
  readonly listener: () => void;
}

const waitingFor = new WeakMap<AbortSignal, Waiting>();

/**
 * Calls back once when the signal aborts, at once where it has; the returned function takes that back. However
 * many wait, the signal itself carries one listener, engines warn about more than ten; and none where nobody waits.
 */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  if (signal.aborted) {
    callback();
    return () => {};
  }
  const entry = (): void => callback();
  const waiting = waitingFor.get(signal) ?? listen(signal);
  waiting.callbacks.add(entry);
  return () => {
    waiting.callbacks.delete(entry);
    if (waiting.callbacks.size > 0 || waitingFor.get(signal) !== waiting) return;
    waitingFor.delete(signal);
    signal.removeEventListener("abort", waiting.listener);
  };
}

function listen(signal: AbortSignal): Waiting {
  const callbacks = new Set<() => void>();
  const listener = (): void => {
    for (const callback of callbacks) callback();
    callbacks.clear();
  };
  const waiting = { callbacks, listener };
  waitingFor.set(signal, waiting);
  signal.addEventListener("abort", listener, { once: true });
  return waiting;
}
