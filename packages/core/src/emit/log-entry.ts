import { outcomeWords } from "../access/record-session.js";
import { shellQuote } from "../access/shell-quote.js";
import { commandEnd, type Transcript } from "../access/transcript.js";

/** The first line of a host's log. */
export function logHeader(host: string): string {
  return `# Commands run on ${host}, in the order in which they ended. Secrets are redacted.`;
}

/** One command in a host's log: what was run, how it ended, and its output, indented. */
export function logEntry(transcript: Transcript, number: number): readonly string[] {
  return [
    "",
    `[${number}] ${visible(shellQuote(transcript.argv)).replaceAll("\n", "\n      ")}`,
    `    ended: ${outcomeWords(commandEnd(transcript.end))} after ${(transcript.duration_ms / 1000).toFixed(3)} s`,
    ...output("stdout", transcript),
    ...output("stderr", transcript),
  ];
}

function output(stream: "stdout" | "stderr", transcript: Transcript): readonly string[] {
  const text = transcript[stream];
  const cut = transcript.cut.includes(stream) ? [`    ${stream} was cut here`] : [];
  if (text === "") return cut;
  const lines = text.replace(/\n$/, "").split("\n");
  return [`    ${stream}:`, ...lines.map((line) => `    | ${visible(line)}`), ...cut];
}

/** Control characters as escapes: a log must not drive the terminal that shows it. */
function visible(line: string): string {
  return line.replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
}
