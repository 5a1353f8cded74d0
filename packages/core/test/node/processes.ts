import { execFileSync } from "node:child_process";

/** Whether a process of this machine has these words in its command line; a shell that only names them does not count. */
export function running(words: string): boolean {
  const lines = execFileSync("ps", ["-eo", "args="]).toString().split("\n");
  return lines.some((line) => line.trim() === words);
}
