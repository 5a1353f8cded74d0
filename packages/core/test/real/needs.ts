import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const directories = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/sbin"];

/** The full path of a program of this machine. */
export function findProgram(name: string): string | undefined {
  return directories
    .map((directory) => join(directory, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/**
 * True where tests that need these programs (and, for `root`, the superuser) are to be skipped. In continuous
 * integration nothing is skipped: what is missing there makes them fail.
 */
export function lacking(...needs: readonly string[]): boolean {
  if (process.env["CI"] === "true") return false;
  return needs.some((need) => (need === "root" ? process.getuid?.() !== 0 : findProgram(need) === undefined));
}
