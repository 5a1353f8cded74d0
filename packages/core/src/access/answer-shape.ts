import type { Answer } from "./frames.js";

type Fields = Readonly<Record<string, unknown>>;
type Shape = (fields: Fields) => boolean;

/** Whether a message has all that an answer of its type must have; a type that is not known is left to its reader. */
export function isAnswer(message: unknown): message is Answer {
  if (!isRecord(message) || typeof message["type"] !== "string") return false;
  const shape = Object.hasOwn(SHAPES, message["type"])
    ? SHAPES[message["type"] as Answer["type"]]
    : undefined;
  return shape === undefined || shape(message);
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isCount = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0;
const listOf =
  (fits: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(fits);
const optional =
  (fits: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === undefined || fits(value);
/** A record whose named fields fit. */
const record =
  (fields: Readonly<Record<string, (value: unknown) => boolean>>) =>
  (value: unknown): boolean =>
    isRecord(value) && Object.entries(fields).every(([name, fits]) => fits(value[name]));

const isAny = (): boolean => true;
const counts = listOf(isCount);
const texts = listOf(isText);

const ENDS: Readonly<Record<string, Shape>> = {
  exit: record({ code: Number.isInteger }),
  signal: record({ signal: isText }),
  timeout: record({ after_ms: isCount, unkillable: optional(counts) }),
  "not-started": record({ errno: isText, message: isText }),
};

function isEnd(value: unknown): boolean {
  if (!isRecord(value) || !isText(value["kind"])) return false;
  return Object.hasOwn(ENDS, value["kind"]) && ENDS[value["kind"]]?.(value) === true;
}

/** Path, size, SHA-256, and where they are told the identity and whether the hash was taken over. */
function isFile(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const [path, size, sha256, identity] = value as readonly unknown[];
  return (
    isText(path) &&
    isCount(size) &&
    isText(sha256) &&
    /^[0-9a-f]{64}$/.test(sha256) &&
    optional(isText)(identity)
  );
}

const located = record({ path: isText });

const SHAPES: Readonly<Record<Answer["type"], Shape>> = {
  hello: isAny,
  pong: isAny,
  bye: record({ unkillable: counts }),
  error: record({ id: (id) => id === null || isCount(id), message: isText }),
  result: record({
    id: isCount,
    end: isEnd,
    stdout: isText,
    stdout_base64: optional(isText),
    stderr: isText,
    cut: texts,
    duration_ms: isCount,
  }),
  progress: record({
    id: isCount,
    bytes_done: isCount,
    bytes_total: isCount,
    files_done: isCount,
    files_total: isCount,
    plan: optional(record({ workers: isCount, bytes_a_second: isCount })),
  }),
  files: record({ id: isCount, files: listOf(isFile) }),
  heads: record({
    id: isCount,
    safetensors: optional(listOf(located)),
    indexes: optional(listOf(located)),
    pointers: optional(texts),
    downloads: optional(listOf((value) => Array.isArray(value) && isText(value[0]))),
  }),
  hashed: record({
    id: isCount,
    faults: listOf(record({ kind: isText, path: isText, message: isText })),
    outside_links: listOf(record({ path: isText, target: isText })),
    duration_ms: isCount,
  }),
};
