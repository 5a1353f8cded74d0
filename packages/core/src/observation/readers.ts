import type { Command, CommandResult } from "../access/command.js";
import { isObject, type Json, type JsonObject } from "../canonical.js";
import { type ProbeSettings, succeeded, unreadable } from "./probe.js";

/** A file as `@read` gives it. @public */
export type ReadEntry =
  | {
      readonly kind: "text";
      readonly text: string;
      readonly cut: boolean;
      /** Of the file, where it is known otherwise: secrets may have been taken out of the text. */
      readonly sha256?: string;
    }
  | { readonly kind: "bytes"; readonly base64: string; readonly cut: boolean }
  | { readonly kind: "error"; readonly errno: string; readonly message: string };

/** A path as `@stat` gives it. @public */
export type StatEntry =
  | {
      readonly kind: "file" | "directory" | "character" | "block" | "fifo" | "socket";
      readonly readable: boolean;
      readonly writable: boolean;
      /** Bytes that the login may still write into a directory's file system; absent where that is not told. */
      readonly freeBytes?: number;
    }
  | { readonly kind: "error"; readonly errno: string; readonly message: string };

/** Entries by path, in the agent's order. @public */
export type Entries<Entry> = ReadonlyMap<string, Entry>;

/** A path as a pattern that matches nothing but it. */
export function literalPattern(path: string): string {
  return path.replace(/[*?[]/g, (wildcard) => `[${wildcard}]`);
}

/** The command that reads files; at most `limit` bytes of each. */
export function readCommand(
  patterns: readonly string[],
  settings: ProbeSettings & { readonly limit: number; readonly outputLimit?: number },
): Command {
  const { limit, outputLimit, commandMs } = settings;
  return {
    argv: ["@read", String(limit), ...patterns],
    timeoutMs: commandMs,
    ...(outputLimit === undefined ? {} : { outputLimit }),
  };
}

/** The command that looks at paths. */
export function statCommand(patterns: readonly string[], settings: ProbeSettings): Command {
  return { argv: ["@stat", ...patterns], timeoutMs: settings.commandMs };
}

/** What `@read` answered. @public */
export function parseRead(result: CommandResult): Entries<ReadEntry> {
  return entriesOf(result, (value) => {
    const cut = value.cut === true;
    if (typeof value.text === "string") {
      const digest = typeof value.sha256 === "string" ? { sha256: value.sha256 } : {};
      return { kind: "text", text: value.text, cut, ...digest };
    }
    if (typeof value.base64 === "string") return { kind: "bytes", base64: value.base64, cut };
    return errorEntry(value);
  });
}

const KINDS = ["file", "directory", "character", "block", "fifo", "socket"] as const;

/** What `@stat` answered. @public */
export function parseStat(result: CommandResult): Entries<StatEntry> {
  return entriesOf(result, (value) => {
    const kind = KINDS.find((each) => each === value.kind);
    if (kind === undefined) return errorEntry(value);
    const free = value.free_bytes;
    return {
      kind,
      readable: value.readable === true,
      writable: value.writable === true,
      ...(typeof free === "number" && Number.isSafeInteger(free) && free >= 0 ? { freeBytes: free } : {}),
    };
  });
}

/** A JSON object on a command's standard output. */
export function parseJsonObject(result: CommandResult): JsonObject {
  const text = succeeded(result);
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (error) {
    throw unreadable(result, (error as Error).message);
  }
  if (!isObject(value)) throw unreadable(result, "not a JSON object");
  return value;
}

/** The texts of a JSON list; nothing where it is none. */
export function strings(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

function entriesOf<Entry>(
  result: CommandResult,
  read: (value: JsonObject) => Entry | undefined,
): Entries<Entry> {
  const entries = new Map<string, Entry>();
  for (const [path, value] of Object.entries(parseJsonObject(result))) {
    const entry = isObject(value) ? read(value) : undefined;
    if (entry === undefined) throw unreadable(result, `the entry of ${path} has an unknown form`);
    entries.set(path, entry);
  }
  return entries;
}

function errorEntry(value: JsonObject) {
  if (typeof value.error !== "string") return undefined;
  const message = typeof value.message === "string" ? value.message : value.error;
  return { kind: "error", errno: value.error, message } as const;
}
