import { pathIn } from "../paths.js";

/** The observation of an engine, in the discovery record. */
export function observationPath(recordDirectory: string, role: string): string {
  return pathIn(trimmed(recordDirectory), `${role}.json`);
}

/** The checkpoint manifest of an engine, in the discovery record. */
export function checkpointPath(recordDirectory: string, role: string): string {
  return pathIn(trimmed(recordDirectory), `${role}-checkpoint.json`);
}

/** How the files of an engine's checkpoint were found, in the discovery record. */
export function checkpointFilesPath(recordDirectory: string, role: string): string {
  return pathIn(trimmed(recordDirectory), `${role}-files.json`);
}

/** What the operator asked for, in the discovery record. */
export function inputsPath(recordDirectory: string): string {
  return pathIn(trimmed(recordDirectory), "inputs.json");
}

/** The record's own copy of a generated file, under the name that it has by default. */
export function generatedCopyPath(recordDirectory: string, name: string): string {
  return pathIn(trimmed(recordDirectory), `generated/${name}`);
}

export function manifestPath(recordDirectory: string): string {
  return pathIn(trimmed(recordDirectory), "manifest.json");
}

export function failurePath(recordDirectory: string): string {
  return pathIn(trimmed(recordDirectory), "failure.json");
}

function trimmed(directory: string): string {
  return directory.replace(/(?<=.)\/+$/, "");
}
