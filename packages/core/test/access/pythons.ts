import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/** A Python to test with. */
export interface Python {
  readonly name: string;
  readonly path: string;
}

/** Every Python 3 that pyenv has installed, one per minor version; else the system's. */
export function pythons(): readonly Python[] {
  const versions = join(homedir(), ".pyenv", "versions");
  const names = existsSync(versions)
    ? readdirSync(versions).filter((name) => /^3\.\d+\.\d+$/.test(name))
    : [];
  const found = names
    .map((name) => ({ name: `Python ${name}`, path: join(versions, name, "bin", "python3") }))
    .filter(({ path }) => existsSync(path));
  return found.length > 0 ? found : [{ name: "python3", path: "python3" }];
}

/** An old Python 2 named python3, where pyenv has one. */
export function python2(): string | undefined {
  const versions = join(homedir(), ".pyenv", "versions");
  const name = existsSync(versions)
    ? readdirSync(versions).find((each) => each.startsWith("2.7"))
    : undefined;
  return name === undefined ? undefined : join(versions, name, "bin", "python");
}
