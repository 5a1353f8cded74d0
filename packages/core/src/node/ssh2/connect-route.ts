import type { HostAddress } from "../../access/transport.js";
import { GateError } from "../../errors/gate-error.js";
import { type Shared, SharedConnections } from "../shared-connections.js";
import type { SshHop } from "../ssh-config.js";
import { atJump } from "./at-jump.js";
import { type Connection, toConnection } from "./connection.js";
import { type ConnectContext, enter, openSocket } from "./enter-hop.js";
import { retrying, untilAborted } from "./retry.js";

/** Connects over a list of hops; connections to jump hosts are shared. */
export type ConnectRoute = (
  hops: readonly SshHop[],
  host: HostAddress,
  signal: AbortSignal,
) => Promise<Connection>;

export function createConnectRoute(context: ConnectContext): ConnectRoute {
  const jumps = new SharedConnections<Connection>();

  /** The one connection to the last of these hops. */
  const acquire = (hops: readonly SshHop[]): Shared<Connection> =>
    jumps.acquire(JSON.stringify(hops), (signal) => connect(hops, undefined, signal));

  async function connect(
    hops: readonly SshHop[],
    host: HostAddress | undefined,
    signal: AbortSignal,
  ): Promise<Connection> {
    const hop = hops.at(-1);
    if (hop === undefined) throw new Error("a route has at least its target");
    const jump = hops.length > 1 ? acquire(hops.slice(0, -1)) : undefined;
    try {
      const before = jump && (await untilAborted(jump.connection, signal));
      const entered = await retrying(context, signal, async () =>
        enter(context, { hop, host, signal, socket: await openSocket(context, hop, { before, signal }) }),
      );
      return toConnection(context.runtime, entered, { before, release: () => jump && jumps.release(jump) });
    } catch (error) {
      if (jump !== undefined) await jumps.release(jump);
      throw host === undefined && error instanceof GateError ? atJump(error, hop) : error;
    }
  }

  return (hops, host, signal) => connect(hops, host, signal);
}
