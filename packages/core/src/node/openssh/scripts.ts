import { join } from "node:path";
import { shellQuote } from "../../access/shell-quote.js";

/**
 * Carries one question of `ssh` to this process, over the socket beside it, and prints the answer. Its words:
 * directory, token, kind, and what the kind needs. An answer starts with `+`; everything else is a refusal.
 */
const ASK = `
const [, , directory, token, kind, ...words] = process.argv;
const socket = require("node:net").connect(directory + "/socket");
const question = { token, kind, words, parent: process.ppid, mode: process.env.SSH_ASKPASS_PROMPT || "" };
let answer = "";
socket.setEncoding("utf8");
socket.on("connect", () => socket.write(JSON.stringify(question) + "\\n"));
socket.on("data", (text) => (answer += text));
socket.on("error", () => process.exit(1));
socket.on("end", () => {
  if (!answer.startsWith("+")) process.exit(1);
  process.stdout.write(answer.slice(1), () => process.exit(0));
});
`;

/** The programs that `ssh` starts, by file name; all stand in one private directory. */
export function helperFiles(directory: string): Readonly<Record<string, string>> {
  const ask = askCommand(directory);
  return {
    "ask.cjs": ASK,
    // What the store holds is a file: only a key that a server shows has to be judged.
    judge: `[ "$2" = ORDER ] && exec cat ${directory}/"$1".order\n${ask} "$1" judge "$3" "$4" "$5"\n`,
    entered: `${ask} "$1" entered\n`,
  };
}

/** The program of `SSH_ASKPASS` for one connection. */
export function askpassFile(directory: string, token: string): string {
  return `#!/bin/sh\n${askCommand(directory)} ${token} askpass "$1"\n`;
}

function askCommand(directory: string): string {
  return `exec env NODE_OPTIONS= ${shellQuote([process.execPath, join(directory, "ask.cjs"), directory])}`;
}
