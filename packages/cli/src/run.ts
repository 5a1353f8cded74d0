import type { Finding } from "@narwhal/core";
import { readFile } from "node:fs/promises";
import { type Io, write } from "./io.js";
import { commandIn, parseCommandLine } from "./parser.js";
import type { Failure } from "./failure.js";
import type { Problem } from "./problem.js";
import { jsonDocument } from "./render/json.js";
import { createProgress } from "./render/progress.js";
import { problemLines, styleFor } from "./render/text.js";
import { wantsJson } from "./scan.js";

/** Runs one command line; gives the exit status. Nothing that goes wrong in it is thrown. */
export async function run(words: readonly string[], io: Io, signal: AbortSignal): Promise<number> {
  const json = wantsJson(words);
  let name: string | null = null;
  try {
    const version = await ownVersion();
    const parsed = await parseCommandLine(words, version);
    if (parsed.kind === "text") {
      const text = `${parsed.text}\n`;
      await write(io.stdout, json ? jsonDocument({ ok: true, command: null, result: { text } }) : text);
      return 0;
    }
    const { command, args } = parsed;
    name = command.name;
    const progress = createProgress(io);
    try {
      const perform = await command.load();
      const outcome = await perform({ io, args, json, signal, progress, version });
      progress.end();
      const { warnings, errors } = await ordered(outcome);
      const ok = errors.length === 0;
      await write(io.stderr, problemLines([...warnings, ...errors], styleFor(io.stderr, io.env)));
      const people = outcome.lines.map((line) => `${line}\n`).join("");
      const document = { ok, command: name, result: outcome.result, errors, warnings };
      await write(io.stdout, json ? jsonDocument(document) : people);
      return outcome.status ?? (ok ? 0 : 1);
    } finally {
      progress.end();
    }
  } catch (error) {
    const { failureOf, isForeseen } = await import("./failure.js");
    const { redactorFor, wordsWithoutSecrets } = await import("./known-secrets.js");
    const named = isForeseen(error) ? "" : await wordsWithoutSecrets(error, words, io);
    const failure = failureOf(error, signal, { command: name ?? commandIn(words), words: named });
    await report(failure, { name, json, io });
    if (failure.errors.some(({ code }) => code === "INTERNAL") && io.env["NARWHAL_DEBUG"] === "1") {
      await showStack(error, await redactorFor(words, io), io);
    }
    return failure.status;
  }
}

async function report(
  failure: Failure,
  to: { readonly name: string | null; readonly json: boolean; readonly io: Io },
): Promise<void> {
  const { result, help } = failure;
  const { errors, warnings } = await ordered(failure);
  if (help !== undefined && !to.json) await write(to.io.stderr, `${help}\n\n`);
  await write(to.io.stderr, problemLines([...warnings, ...errors], styleFor(to.io.stderr, to.io.env)));
  const document = { ok: false, command: to.name, result, errors, warnings };
  if (to.json) await write(to.io.stdout, jsonDocument(document));
}

async function ordered(found: {
  readonly errors?: readonly Problem[];
  readonly warnings?: readonly Finding[];
}): Promise<{ readonly errors: readonly Problem[]; readonly warnings: readonly Finding[] }> {
  const { errors = [], warnings = [] } = found;
  if (errors.length + warnings.length < 2) return { errors, warnings };
  const { inOrder } = await import("./problem-order.js");
  return { errors: inOrder(errors), warnings: inOrder(warnings) };
}

async function showStack(error: unknown, redact: (text: string) => string, io: Io): Promise<void> {
  if (error instanceof Error) await write(io.stderr, `${redact(error.stack ?? error.message)}\n`);
}

async function ownVersion(): Promise<string> {
  const text = await readFile(new URL("../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
