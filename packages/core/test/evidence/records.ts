import { join } from "node:path";
import { type MemoryFileStore, memoryFileStore } from "../../src/testing/memory-file-store.js";
import { replayTransport } from "../../src/testing/replay-transport.js";
import { FLEETS, readFleetFolder } from "../fleets/fleet-folder.js";
import { runFleet } from "../fleets/run-fleet.js";

/** Files by path. */
export type Files = Readonly<Record<string, string>>;

/** Everything that a run over a fleet fixture leaves: configuration and record. */
export async function fleetFiles(name: string): Promise<Files> {
  const folder = readFleetFolder(join(FLEETS, name));
  return (await runFleet(folder.env, replayTransport(folder.hosts))).store.files();
}

/** A store that holds the files. */
export function storeWith(files: Files): MemoryFileStore {
  const store = memoryFileStore();
  for (const [path, text] of Object.entries(files)) store.plant(path, { kind: "file", text });
  return store;
}

/** The files with one of them changed. Throws where the change changes nothing. */
export function amended(files: Files, path: string, change: (text: string) => string): Files {
  const text = files[path];
  if (text === undefined) throw new TypeError(`there is no ${path}`);
  const changed = change(text);
  if (changed === text) throw new TypeError(`${path} is as it was`);
  return { ...files, [path]: changed };
}
