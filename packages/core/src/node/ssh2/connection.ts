import type { Client } from "ssh2";
import type { Runtime } from "../../access/runtime.js";
import type { RouteHop } from "../../access/transport.js";
import type { Login } from "./login.js";

/** A route whose target is logged in to. */
export interface Connection {
  readonly client: Client;
  readonly hops: readonly RouteHop[];
  readonly authentication: string;
  /** Resolves, with the reason, when the connection is gone. */
  readonly gone: Promise<string>;
  /** Ends it, and the jump hosts that nobody else uses; resolves when it is gone. */
  close(): Promise<void>;
}

/** How long a closing connection may take to say goodbye, in milliseconds. */
const GOODBYE_MS = 500;

/** A connection over the one before it; `release` lets go of that one. */
export function toConnection(
  runtime: Runtime,
  entered: Login,
  { before, release }: { before: Connection | undefined; release: () => Promise<void> | undefined },
): Connection {
  const { client, hop, authentication } = entered;
  // The death of a jump host reaches a connection over it as a silent close, or not at all.
  const gone = before
    ? Promise.race([
        entered.gone,
        before.gone.then((reason) => `the jump host's connection is gone: ${reason}`),
      ])
    : entered.gone;
  let closing: Promise<void> | undefined;
  async function close(): Promise<void> {
    client.end();
    const cancel = runtime.after(GOODBYE_MS, () => client.destroy());
    // A stream whose carrier has died may never say that it closed.
    await Promise.race([
      entered.gone,
      new Promise<void>((resolve) => runtime.after(2 * GOODBYE_MS, resolve)),
    ]);
    cancel();
    await release();
  }
  void gone.then(() => {
    client.destroy();
    closing ??= Promise.resolve(release());
  });
  return {
    client,
    hops: [...(before?.hops ?? []), hop],
    authentication,
    gone,
    close: () => (closing ??= close()),
  };
}
