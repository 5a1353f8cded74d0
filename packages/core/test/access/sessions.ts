import { openSession, type OpenSessionOptions } from "../../src/access/open-session.js";
import type { Session } from "../../src/access/session.js";
import { createLocalTransport, type LocalTransportOptions } from "../../src/node/local-transport.js";
import { nodeRuntime } from "../../src/node/runtime.js";

/** A session with an agent on this machine. */
export function openLocal(
  transport: LocalTransportOptions = {},
  options: Partial<OpenSessionOptions> = {},
): Promise<Session> {
  return openSession({
    transport: createLocalTransport(transport),
    host: { id: "node-1", destination: "here", field: "NARWHAL_NODE_1_SSH" },
    runtime: nodeRuntime,
    signal: never(),
    ...options,
  });
}

/** A signal that does not abort. */
export function never(): AbortSignal {
  return new AbortController().signal;
}

/** Waits until something holds. */
export async function until(holds: () => boolean, withinMs = 10_000): Promise<void> {
  const limit = performance.now() + withinMs;
  while (!holds()) {
    if (performance.now() > limit) throw new Error(`not so within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
