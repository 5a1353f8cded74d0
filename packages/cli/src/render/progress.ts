import type { DiscoveryEvent, Observer } from "@narwhal/core";
import type { Io } from "../io.js";
import { eventLine } from "./event-line.js";
import { HashStatus } from "./hash-status.js";
import { styleFor } from "./text.js";

/** Shows a run as it goes, on standard error. */
export interface Progress {
  readonly observe: Observer;
  /** A line of its own. */
  note(line: string): void;
  /** Clears what is drawn; idempotent. */
  end(): void;
  /** Clears what is drawn and keeps back all that follows until the function that it gives is called. */
  hold(): () => void;
}

const REDRAW_MS = 100;

/**
 * On a terminal: lines for what happened, and one status line that is redrawn. Elsewhere: a line per event,
 * hashing once in ten per cent and in half a minute.
 */
export function createProgress(io: Io): Progress {
  const drawn = io.stderr.isTTY === true && io.env["TERM"] !== "dumb";
  return holdable(drawn ? terminalProgress(io) : lineProgress(io));
}

type Shown = Omit<Progress, "hold">;

function holdable(shown: Shown): Progress {
  const waiting: (() => void)[] = [];
  let holders = 0;
  const inTurn = (show: () => void): void => (holders > 0 ? void waiting.push(show) : show());
  return {
    note: (line) => inTurn(() => shown.note(line)),
    observe: (event) => inTurn(() => shown.observe(event)),
    end: () => shown.end(),
    hold() {
      shown.end();
      holders += 1;
      return () => {
        holders -= 1;
        if (holders === 0) for (const show of waiting.splice(0)) show();
      };
    },
  };
}

function lineProgress(io: Io): Shown {
  const status = new HashStatus();
  const style = styleFor(io.stderr, io.env);
  const note = (line: string): void => void io.stderr.write(`${line}\n`);
  return {
    note,
    end() {},
    observe(event) {
      const line =
        event.type === "hash" ? (status.take(event) ?? status.stepLine(event)) : eventLine(event, style);
      if (event.type === "gate") status.reset();
      if (line !== undefined) note(line);
    },
  };
}

function terminalProgress(io: Io): Shown {
  const { stderr } = io;
  const style = styleFor(stderr, io.env);
  const status = new HashStatus();
  const running = new Map<string, number>();
  let drawn = false;
  let lastDraw = 0;

  const clear = (): void => {
    if (drawn) stderr.write("\r\u001b[2K");
    drawn = false;
  };
  const draw = (): void => {
    // A terminal that does not know its width says 0.
    const width = Math.max(10, (stderr.columns || 80) - 1);
    const text = status.active ? status.line(width) : busyLine(running);
    clear();
    if (text === "") return;
    stderr.write(text.slice(0, width));
    drawn = true;
    lastDraw = performance.now();
  };
  const note = (line: string): void => {
    clear();
    stderr.write(`${line}\n`);
    draw();
  };
  return {
    note,
    end: clear,
    observe(event) {
      count(event, running);
      const estimate = event.type === "hash" ? status.take(event) : undefined;
      if (event.type === "gate") status.reset();
      const line = event.type === "command" ? undefined : (estimate ?? eventLine(event, style));
      if (line !== undefined) note(line);
      else if (performance.now() - lastDraw > REDRAW_MS) draw();
    },
  };
}

/** How many commands run on each host. */
function count(event: DiscoveryEvent, running: Map<string, number>): void {
  if (event.type !== "command") return;
  const change = event.state === "started" ? 1 : -1;
  const now = (running.get(event.host) ?? 0) + change;
  if (now > 0) running.set(event.host, now);
  else running.delete(event.host);
}

function busyLine(running: ReadonlyMap<string, number>): string {
  const total = [...running.values()].reduce((sum, number) => sum + number, 0);
  return total === 0 ? "" : `${total} running on ${[...running.keys()].join(", ")}`;
}
