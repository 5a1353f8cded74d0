import { openSession } from "../../packages/core/src/access/open-session.js";
import type { Session } from "../../packages/core/src/access/session.js";
import { createLocalTransport, nodeRuntime } from "../../packages/core/src/node/index.js";

/** Gives a session with a fresh agent on this machine, and ends it. */
export async function withLocalSession(use: (session: Session) => Promise<void>): Promise<void> {
  const session = await openSession({
    transport: createLocalTransport(),
    host: { id: "here", destination: "here", field: "bench" },
    runtime: nodeRuntime,
    signal: new AbortController().signal,
  });
  try {
    await use(session);
  } finally {
    await session.close();
  }
}
