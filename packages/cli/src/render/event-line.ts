import type { DiscoveryEvent } from "@narwhal/core";
import { bytes } from "./amounts.js";
import { printable } from "./printable.js";
import type { Style } from "./text.js";

/** One event as a line for people; `undefined` where it says nothing new. */
export function eventLine(event: DiscoveryEvent, style: Style): string | undefined {
  switch (event.type) {
    case "gate":
      if (event.state === "started") return undefined;
      return event.state === "passed"
        ? `${style("green", "passed")}  ${event.gate}`
        : `${style("red", "stopped")} ${event.gate}`;
    case "host":
      if (event.state === "closed") return undefined;
      return `${event.host}: ${event.state}${event.route === undefined ? "" : ` by ${event.route}`}`;
    case "command":
      if (event.state === "started") return undefined;
      return `${event.host}: ${shorten(event.argv.join(" "))}: ${event.outcome ?? "ended"}${seconds(event.durationMs)}`;
    case "stage": {
      const { bytes: there, size, free } = event;
      const of = size === undefined ? "" : ` of about ${bytes(size)}`;
      const room = free === undefined || there > 0 ? "" : `, ${bytes(free)} free`;
      return `${event.host}: staging ${event.directory}: ${bytes(there)}${of}${room}`;
    }
    case "host-key":
      return `${event.host}: host key of ${event.destination} seen for the first time (${event.recorded ? "recorded" : "not recorded"}): ${event.keyType} ${event.fingerprint}`;
    case "written":
      return `wrote ${event.path}`;
    default:
      return undefined;
  }
}

function shorten(text: string): string {
  const line = printable(text.replaceAll("\n", " "));
  return line.length <= 100 ? line : `${line.slice(0, 99)}…`;
}

function seconds(durationMs: number | undefined): string {
  return durationMs === undefined ? "" : ` (${(durationMs / 1000).toFixed(1)} s)`;
}
