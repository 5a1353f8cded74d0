import type { HostAddress } from "../../access/transport.js";
import { showHop } from "../../access/ssh-destination.js";
import { GateError } from "../../errors/gate-error.js";
import type { SshHop } from "../ssh-config.js";
import { type Connection, toConnection } from "./connection.js";
import { type ConnectContext, enter, openSocket } from "./enter-hop.js";
import { retrying, untilAborted } from "./retry.js";

/** Connects over a list of hops; connections to jump hosts are shared. */
export type ConnectRoute = (
  hops: readonly SshHop[],
  host: HostAddress,
  signal: AbortSignal,
) => Promise<Connection>;

interface SharedJump {
  readonly connection: Promise<Connection>;
  readonly stop: AbortController;
  users: number;
}

export function createConnectRoute(context: ConnectContext): ConnectRoute {
  const jumps = new Map<string, SharedJump>();

  /** The one connection to the last of these hops; it is closed when its last user has let go. */
  function acquire(hops: readonly SshHop[]): SharedJump {
    const key = JSON.stringify(hops);
    const known = jumps.get(key);
    if (known !== undefined) {
      known.users += 1;
      return known;
    }
    const stop = new AbortController();
    const connection = connect(hops, undefined, stop.signal);
    const jump: SharedJump = { connection, stop, users: 1 };
    jumps.set(key, jump);
    const forget = (): void => {
      if (jumps.get(key) === jump) jumps.delete(key);
    };
    connection.then(({ gone }) => gone.then(forget), forget);
    return jump;
  }

  async function release(jump: SharedJump): Promise<void> {
    jump.users -= 1;
    if (jump.users > 0) return;
    for (const [key, each] of jumps) if (each === jump) jumps.delete(key);
    jump.stop.abort(new Error("nobody waits for this jump host any more"));
    const connection = await jump.connection.catch(() => undefined);
    await connection?.close();
  }

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
      return toConnection(context.runtime, entered, { before, release: () => jump && release(jump) });
    } catch (error) {
      if (jump !== undefined) await release(jump);
      throw host === undefined && error instanceof GateError ? atJump(error, hop) : error;
    }
  }

  return (hops, host, signal) => connect(hops, host, signal);
}

/** The error of a jump host says so; host and field are those of whoever wanted to pass. */
function atJump(error: GateError, hop: SshHop): GateError {
  if (error.details?.["jump"] !== undefined) return error;
  const jump = showHop({ user: hop.user, host: hop.hostname, port: hop.port });
  const { code, hint, subject, details, cause } = error;
  const message = `jump host ${jump}: ${error.message}`;
  return new GateError(code, { message, hint, subject, details: { ...details, jump }, cause });
}
