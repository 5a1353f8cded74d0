import { GateError } from "../errors/gate-error.js";
import type { Observer } from "../events.js";
import type { CommandEnd, CommandResult } from "./command.js";
import type { Redactor } from "./redact.js";
import type { Session } from "./session.js";
import { type Transcript, toTranscript } from "./transcript.js";

/**
 * The same session, with a transcript of every command that ended, redacted before anybody sees it. The result of
 * a command waits for its sink, and fails with it.
 *
 * @public
 */
export function recordTranscripts(
  session: Session,
  sink: (transcript: Transcript) => void | Promise<void>,
  redactor: Redactor,
): Session {
  return withRun(session, async (command, signal) => {
    const result = await session.run(command, signal);
    await sink(toTranscript({ host: session.host, command, result }, redactor));
    return result;
  });
}

/** The same session, telling an observer what it runs, redacted, and when it closes. @public */
export function observeSession(session: Session, observer: Observer, redactor: Redactor): Session {
  const { host } = session;
  const observed = withRun(session, async (command, signal) => {
    const argv = command.argv.map(redactor.text);
    observer({ type: "command", host, argv, state: "started" });
    const ended = (outcome: string, durationMs?: number): void => {
      const duration = durationMs === undefined ? {} : { durationMs };
      observer({ type: "command", host, argv, state: "ended", outcome, ...duration });
    };
    let result: CommandResult;
    try {
      result = await session.run(command, signal);
    } catch (error) {
      ended(error instanceof GateError ? error.code : "given up");
      throw error;
    }
    ended(redactor.text(outcomeWords(result.end)), result.durationMs);
    return result;
  });
  return {
    ...observed,
    close: async () => {
      await session.close();
      observer({ type: "host", host, state: "closed" });
    },
  };
}

/** How a command ended, in a few words. */
export function outcomeWords(end: CommandEnd): string {
  if (end.kind === "exit") return `exit status ${end.code}`;
  if (end.kind === "signal") return `ended by ${end.signal}`;
  if (end.kind === "timeout") return `no end within ${end.afterMs / 1000} s`;
  return end.errno === "ENOENT" ? "not installed" : `not started: ${end.message}`;
}

function withRun(session: Session, run: Session["run"]): Session {
  return {
    host: session.host,
    route: session.route,
    run,
    hash: (request, onProgress, signal) => session.hash(request, onProgress, signal),
    close: () => session.close(),
  };
}
