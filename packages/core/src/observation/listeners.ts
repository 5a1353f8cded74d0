import type { Command, CommandResult } from "../access/command.js";
import type { Listener } from "./observation.js";
import { finished, isMissing, type Ask, type ProbeSettings } from "./probe.js";
import { type Entries, parseRead, type ReadEntry, readCommand } from "./readers.js";

/** Asks for the TCP sockets that listen, with their processes as far as the login may see them. */
function listenersCommand({ commandMs }: ProbeSettings): Command {
  return { argv: ["ss", "-ltnpH"], timeoutMs: commandMs, outputLimit: 4 << 20 };
}

const PROC_FILES = ["/proc/net/tcp", "/proc/net/tcp6"];

/**
 * The TCP sockets that listen on a host: by `ss`, else by the kernel's own tables, which name no process. A host
 * that shows neither is taken to have none.
 */
export async function observeListeners(ask: Ask, settings: ProbeSettings): Promise<readonly Listener[]> {
  const result = await ask(listenersCommand(settings));
  if (!isMissing(result) && finished(result).code === 0) return parseListeners(result);
  const tables = await ask(readCommand(PROC_FILES, { ...settings, limit: 4 << 20, outputLimit: 16 << 20 }));
  return parseProcTcp(parseRead(tables));
}

/**
 * Reads `ss -ltnpH`; lines of another form are passed over.
 *
 * @public
 */
export function parseListeners(result: Pick<CommandResult, "stdout">): readonly Listener[] {
  return result.stdout.split(/\r?\n/).flatMap((line): Listener[] => {
    const [state, , , local = "", , ...rest] = line.trim().split(/\s+/);
    const match = /^(.*):(\d+)$/.exec(local);
    if (state !== "LISTEN" || match === null) return [];
    const users = /users:\(\("([^"]*)",pid=(\d+)/.exec(rest.join(" "));
    const holder = users === null ? {} : { holder: { pid: Number(users[2]), program: users[1] ?? "" } };
    return [{ address: plainAddress(match[1] ?? ""), port: Number(match[2]), ...holder }];
  });
}

/** `[::1]`, `[::ffff:1.2.3.4]`, `*`, `127.0.0.53%lo`: without brackets and zone. */
function plainAddress(text: string): string {
  return text.replace(/^\[(.*)\]/, "$1").replace(/%.*$/, "");
}

const LISTEN_STATE = "0A";

/** Reads `/proc/net/tcp` and `/proc/net/tcp6`, whose addresses are words in hexadecimal. @public */
export function parseProcTcp(entries: Entries<ReadEntry>): readonly Listener[] {
  return [...entries.values()].flatMap((entry) => (entry.kind === "text" ? tableListeners(entry.text) : []));
}

function tableListeners(text: string): Listener[] {
  return text.split("\n").flatMap((line): Listener[] => {
    const match = /^\s*\d+:\s+([0-9A-F]+):([0-9A-F]{4})\s+\S+\s+([0-9A-F]{2})\s/.exec(line);
    if (match === null || match[3] !== LISTEN_STATE) return [];
    return [{ address: hexAddress(match[1] ?? ""), port: Number.parseInt(match[2] ?? "", 16) }];
  });
}

/** Little-endian words: `0100007F` is 127.0.0.1. IPv6 only tells whether it is the wildcard or the loopback. */
function hexAddress(hex: string): string {
  const words = hex.match(/.{8}/g) ?? [];
  const bytes = words.flatMap((word) => (word.match(/../g) ?? []).toReversed());
  if (bytes.length === 4) return bytes.map((byte) => Number.parseInt(byte, 16)).join(".");
  const groups = Array.from({ length: 8 }, (_, index) =>
    Number.parseInt(`${bytes[2 * index] ?? "00"}${bytes[2 * index + 1] ?? "00"}`, 16).toString(16),
  );
  const joined = groups.join(":");
  return joined === "0:0:0:0:0:0:0:0" ? "::" : joined === "0:0:0:0:0:0:0:1" ? "::1" : joined;
}
