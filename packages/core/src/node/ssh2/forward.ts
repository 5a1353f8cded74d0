import type { Duplex } from "node:stream";
import { onAbort } from "../../access/on-abort.js";
import type { Runtime } from "../../access/runtime.js";
import { showHop } from "../../access/ssh-destination.js";
import { GateError } from "../../errors/gate-error.js";
import type { SshHop } from "../ssh-config.js";
import type { Connection } from "./connection.js";

/** A stream to the hop that the host before it opens. */
export function forward(
  before: Connection,
  hop: SshHop,
  { ms, runtime, signal }: { ms: number; runtime: Runtime; signal: AbortSignal },
): Promise<Duplex> {
  const to = `${hop.hostname} port ${hop.port}`;
  const from = before.hops.at(-1);
  const via = from === undefined ? "the jump host" : showHop(from);
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const refuse = (words: string, cause?: unknown): void => {
      const message = `${via} does not connect to ${to}: ${words}`;
      settle(() => reject(new GateError("SSH_JUMP_FAILED", { message, cause })));
    };
    const cancel = runtime.after(ms, () => refuse(`no answer within ${ms / 1000} s`));
    const forget = onAbort(signal, () => {
      settle(() => reject(signal.reason as Error));
    });
    let settled = false;
    const settle = (part: () => void): boolean => {
      if (settled) return false;
      settled = true;
      cancel();
      forget();
      part();
      return true;
    };
    void before.gone.then((reason) => refuse(`the connection to it is gone: ${reason}`));
    try {
      before.client.forwardOut("127.0.0.1", 0, hop.hostname, hop.port, (error, stream) => {
        if (error !== undefined) refuse(error.message.replace(/^\(SSH\) Channel open failure: /, ""), error);
        else if (!settle(() => resolve(stream))) stream.destroy();
      });
    } catch (error) {
      refuse((error as Error).message, error);
    }
  });
}
