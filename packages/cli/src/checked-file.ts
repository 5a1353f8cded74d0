import {
  checkDeploymentText,
  checkDocument,
  checkEnvFile,
  checkKnownHostsText,
  type FileProblem,
  type Findings,
  GateError,
} from "@narwhal/core";
import { type DocumentName, schemaForFile } from "@narwhal/schemas";
import { readFile, stat } from "node:fs/promises";
import { type Place, readJson } from "./json-source.js";
import { unreadable } from "./unreadable.js";

/** A file that was read and checked by itself. */
export interface CheckedFile {
  readonly path: string;
  readonly document: DocumentName;
  readonly text: string;
  /** What it says, where nothing is wrong with it. */
  readonly value?: unknown;
  /** Where a JSON pointer points, for JSON files and `deployment.env`. */
  readonly place?: (pointer: string) => Place;
}

/** No file of ours comes near it. */
const LARGEST_MIB = 64;

async function readWithin(path: string): Promise<string> {
  const { size } = await stat(path);
  if (size > LARGEST_MIB * 2 ** 20) {
    const mebibytes = Math.ceil(size / 2 ** 20);
    throw new GateError("FILE_INVALID", {
      message: `${path} has ${mebibytes} MiB, more than the ${LARGEST_MIB} MiB that are read`,
      subject: path,
    });
  }
  return readFile(path, "utf8");
}

/** Reads a file, tells by its name what it is, and records everything that is wrong with it. */
export async function checkFile(
  path: string,
  environment: Readonly<Record<string, string>>,
  findings: Findings,
): Promise<CheckedFile> {
  const text = await readWithin(path).catch((error: unknown) => {
    throw error instanceof GateError ? error : unreadable(path, error);
  });
  const document = schemaForFile(path) ?? (path.endsWith(".env") ? "env" : undefined);
  if (document === undefined) {
    throw new GateError("FILE_UNKNOWN", { message: `the name of ${path} tells no document`, subject: path });
  }
  const base = { path, document, text };
  if (document === "env") {
    const { mode } = await stat(path);
    checkEnvFile({ name: path, text, mode }, environment, findings);
    return base;
  }
  if (document === "deployment-env") {
    const { problems, environment: value, places } = checkDeploymentText(text);
    const place = (pointer: string): Place => places?.get(pointer.slice(1)) ?? { line: 1, column: 1 };
    return addAll(path, problems, findings) ? base : { ...base, value, place };
  }
  if (document === "ssh-known-hosts") {
    addAll(path, checkKnownHostsText(text, path).problems, findings);
    return base;
  }
  const { value, faults, place } = readJson(text);
  if (addAll(path, faults, findings)) return base;
  const problems = checkDocument(document, value).map((problem) => located(problem, place));
  return addAll(path, problems, findings) ? base : { ...base, value, place };
}

/** A problem at a JSON pointer, with its place in the text. */
export function located(problem: FileProblem, place: (pointer: string) => Place): FileProblem {
  const { pointer = "", message } = problem;
  return { ...place(pointer), message: pointer === "" ? message : `${pointer}: ${message}` };
}

/** Records problems of a file; true where there are any. */
export function addAll(path: string, problems: readonly FileProblem[], findings: Findings): boolean {
  for (const { line, column = 1, message } of problems) {
    findings.add("FILE_INVALID", {
      message: `${line === undefined ? path : `${path}:${line}:${column}`}: ${message}`,
      subject: path,
      ...(line === undefined ? {} : { details: { line, column } }),
    });
  }
  return problems.length > 0;
}
