import type { ChannelEnd, TerminalStreams } from "../../access/transport.js";
import { runOnTerminal } from "../local-terminal.js";
import type { RunningClient } from "./enter.js";

/** Runs an `ssh` on a terminal of its own; `stop` ends it. */
export function startTerminal(
  argv: readonly [string, ...string[]],
  streams: TerminalStreams,
  { env, stop }: { readonly env: NodeJS.ProcessEnv; readonly stop: AbortController },
): RunningClient {
  const ended = runOnTerminal(argv, streams, { env, signal: stop.signal }).catch(
    (error: Error): ChannelEnd => ({ kind: "lost", reason: error.message }),
  );
  return {
    ended,
    words: () => "",
    async close() {
      stop.abort(new Error("the connection is closed"));
      await ended;
    },
  };
}
