import { bounded } from "./access/agent-faults.js";
import type { CommandResult } from "./access/command.js";
import type { Redactor } from "./access/redact.js";
import { outcomeWords } from "./access/record-session.js";
import type { Runtime } from "./access/runtime.js";
import type { Session } from "./access/session.js";
import { GateError } from "./errors/gate-error.js";
import type { Observer } from "./events.js";

/** A model directory of an engine host. */
export interface StagePlace {
  readonly host: string;
  readonly role: string;
  readonly field: string | undefined;
  readonly directory: string;
}

/** What became of a directory. @public */
export interface Staged {
  readonly host: string;
  readonly directory: string;
  readonly outcome: "downloaded" | "left-alone";
  /** Bytes of the download, and free bytes before it, where they could be known. */
  readonly size?: number;
  readonly free?: number;
}

/** The pinned origin. */
export interface StageOrigin {
  readonly repoId: string;
  readonly revision: string;
}

/** What staging works with. */
export interface StageTools {
  readonly runtime: Runtime;
  readonly commandMs: number;
  readonly observer: Observer | undefined;
  readonly redactor: Redactor;
  readonly signal: AbortSignal;
}

/** A download ends by itself, or with the session. */
const DOWNLOAD_MS = 14 * 24 * 3600 * 1000;
const LOOK_MS = 5000;
const ENVIRONMENT = { HF_HUB_DISABLE_PROGRESS_BARS: "1", HF_HUB_DISABLE_TELEMETRY: "1" };

/**
 * Where asking for the size looks for files that are there: nowhere. Were it asked about the directory, the tool
 * would make its own records there, and the directory would not be empty any more.
 */
const NO_CACHE = "/dev/null/none";

/** The download of the whole repository at one commit. */
export function downloadCommand(origin: StageOrigin, directory: string): readonly [string, ...string[]] {
  return [...downloadWords(origin), "--local-dir", directory];
}

function downloadWords({ repoId, revision }: StageOrigin): readonly [string, ...string[]] {
  return ["hf", "download", repoId, "--revision", revision];
}

/** Stages one directory, where it is empty. Rejects with a GateError where that fails. */
export async function stageDirectory(
  session: Session,
  { place, origin }: { readonly place: StagePlace; readonly origin: StageOrigin },
  tools: StageTools,
): Promise<Staged> {
  const { host, directory } = place;
  if (!(await isEmpty(session, directory, tools))) return { host, directory, outcome: "left-alone" };
  const command = downloadCommand(origin, directory);
  const [size, free] = [
    await downloadSize(session, origin, tools),
    await freeSpace(session, directory, tools),
  ];
  const known = { ...(size === undefined ? {} : { size }), ...(free === undefined ? {} : { free }) };
  tools.observer?.({ type: "stage", host, directory, bytes: 0, ...known });
  if (size !== undefined && free !== undefined && free < size) {
    throw new GateError("STAGE_SPACE_SHORT", {
      subject: directory,
      message: `${directory} has ${free} bytes free, the checkpoint takes about ${size}`,
    });
  }
  const stop = watch(
    session,
    directory,
    (bytes) => tools.observer?.({ type: "stage", host, directory, bytes, ...known }),
    tools,
  );
  try {
    await download(session, command, tools);
  } finally {
    stop();
  }
  return { host, directory, outcome: "downloaded", ...known };
}

/** True where the directory is empty or not there; what cannot be listed counts as neither. */
async function isEmpty(session: Session, directory: string, tools: StageTools): Promise<boolean> {
  const result = await ask(session, ["@list", directory], tools);
  const answer = (result.end.kind === "exit" && result.end.code === 0 ? JSON.parse(result.stdout) : {}) as {
    readonly entries?: readonly string[];
    readonly error?: string;
    readonly message?: string;
  };
  if (answer.error === "ENOENT") return true;
  if (answer.entries !== undefined) return answer.entries.length === 0;
  throw new GateError("STAGE_DIRECTORY_UNREADABLE", {
    subject: directory,
    message: `${directory} cannot be listed: ${answer.message ?? outcomeWords(result.end)}`,
  });
}

/** What the tool says that it would download; `undefined` from one that cannot say. */
async function downloadSize(
  session: Session,
  origin: StageOrigin,
  tools: StageTools,
): Promise<number | undefined> {
  const question = [...downloadWords(origin), "--cache-dir", NO_CACHE, "--dry-run"] as const;
  const result = await ask(session, question, tools);
  if (result.end.kind === "not-started") throw toolMissing(result.end.message);
  return result.end.kind === "exit" && result.end.code === 0
    ? parseSize(result.stdout + result.stderr)
    : undefined;
}

/** `… totalling 3.2G.`: decimal units, as the hub's tool shows them. */
export function parseSize(text: string): number | undefined {
  const [, number, unit = ""] = /totall?ing\s+([0-9]+(?:\.[0-9]+)?)\s*([KMGTP]?)/i.exec(text) ?? [];
  if (number === undefined) return undefined;
  return Math.round(Number(number) * 1000 ** ["", "K", "M", "G", "T", "P"].indexOf(unit.toUpperCase()));
}

/** Free bytes for the user where the directory is, or where its nearest ancestor is. */
async function freeSpace(
  session: Session,
  directory: string,
  tools: StageTools,
): Promise<number | undefined> {
  for (let path = directory; ; path = path.replace(/\/[^/]*$/, "") || "/") {
    const { end, stdout } = await ask(session, ["df", "-Pk", "--", path], tools);
    if (end.kind === "exit" && end.code === 0) {
      const blocks = /\s([0-9]+)\s+[0-9]+%\s/.exec(stdout)?.[1];
      return blocks === undefined ? undefined : Number(blocks) * 1024;
    }
    if (path === "/" || end.kind !== "exit") return undefined;
  }
}

async function download(
  session: Session,
  argv: readonly [string, ...string[]],
  tools: StageTools,
): Promise<void> {
  const command = { argv, env: ENVIRONMENT, timeoutMs: DOWNLOAD_MS } as const;
  const { end, stdout, stderr } = await session.run(command, tools.signal);
  if (end.kind === "exit" && end.code === 0) return;
  if (end.kind === "not-started") throw toolMissing(end.message);
  const words = tellingLine(tools.redactor.text(stderr.trim() || stdout.trim()));
  throw new GateError("STAGE_FAILED", {
    subject: "hf",
    message: `hf download: ${outcomeWords(end)}${words === "" ? "" : `: ${words}`}`,
  });
}

/** The line of a tool's words that says what went wrong: the last that calls itself an error, else the last. */
function tellingLine(text: string): string {
  const lines = text.split("\n").map((line) => bounded(line, 300));
  const errors = lines.filter((line) => /^(?:[\w.]*Error|error|fatal)\b/i.test(line));
  return errors.at(-1) ?? lines.findLast((line) => line !== "" && !line.startsWith("Hint:")) ?? "";
}

function toolMissing(words: string): GateError {
  return new GateError("STAGE_TOOL_MISSING", { subject: "hf", message: `hf cannot be started: ${words}` });
}

/** Looks at the directory's size now and then, until it is told to stop. */
function watch(
  session: Session,
  directory: string,
  tell: (bytes: number) => void,
  tools: StageTools,
): () => void {
  let stopped = false;
  let cancel = tools.runtime.after(LOOK_MS, look);
  function look(): void {
    ask(session, ["du", "-sk", "--", directory], tools).then(
      ({ end, stdout }) => {
        const blocks = /^([0-9]+)\s/.exec(stdout)?.[1];
        if (stopped) return;
        if (end.kind === "exit" && blocks !== undefined) tell(Number(blocks) * 1024);
        cancel = tools.runtime.after(LOOK_MS, look);
      },
      // The download itself meets the same and says so.
      () => {},
    );
  }
  return () => {
    stopped = true;
    cancel();
  };
}

function ask(
  session: Session,
  argv: readonly [string, ...string[]],
  tools: StageTools,
): Promise<CommandResult> {
  return session.run({ argv, env: ENVIRONMENT, timeoutMs: tools.commandMs }, tools.signal);
}
