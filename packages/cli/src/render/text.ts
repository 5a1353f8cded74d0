import type { Writable } from "node:stream";
import { styleText } from "node:util";
import type { Problem } from "../problem.js";
import { differenceLines } from "./differences.js";
import { printable } from "./printable.js";

/** Colours text, or leaves it as it is. */
export type Style = (format: "red" | "yellow" | "green" | "bold" | "dim" | "cyan", text: string) => string;

/** Colour on a terminal, unless `NO_COLOR` or a dumb terminal says no. */
export function styleFor(
  stream: Writable & { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>>,
): Style {
  const plain = stream.isTTY !== true || (env["NO_COLOR"] ?? "") !== "" || env["TERM"] === "dumb";
  return plain
    ? (_format, text) => text
    : (format, text) => styleText(format, text, { validateStream: false });
}

/** Problems for people: what, where, and the way out; of several, how many there are. */
export function problemLines(problems: readonly Problem[], style: Style): string {
  const count = problems.length > 1 ? `${countWords(problems)}\n` : "";
  return problems.map((problem) => `${describe(problem, style)}\n`).join("") + count;
}

function countWords(problems: readonly Problem[]): string {
  const warnings = problems.filter(isWarning).length;
  const numbers = [
    [problems.length - warnings, "error"],
    [warnings, "warning"],
  ] as const;
  return numbers
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number} ${word}${number === 1 ? "" : "s"}`)
    .join(", ");
}

function isWarning(problem: Problem): boolean {
  return "severity" in problem && problem.severity === "warning";
}

function describe(problem: Problem, style: Style): string {
  const accepted = "accepted" in problem && problem.accepted ? " (accepted)" : "";
  const label = isWarning(problem) ? style("yellow", "warning") : style("red", "error");
  const code = style("bold", problem.code);
  const place = placeOf(problem);
  const head = `${label} ${code}${accepted}${place === "" ? "" : ` [${place}]`}`;
  return `${head}\n  ${indent(printable(problem.message))}\n  ${style("dim", "what to do:")} ${indent(printable(problem.hint))}${differences(problem)}`;
}

function differences(problem: Problem): string {
  return differenceLines(problem)
    .map((line) => `\n    ${line}`)
    .join("");
}

function placeOf(problem: Problem): string {
  if (!("gate" in problem)) return "";
  const { gate, host, role, field } = problem;
  return [gate, host, role === host ? undefined : role, field].filter((part) => part !== undefined).join(" ");
}

function indent(text: string): string {
  return text.replaceAll("\n", "\n  ");
}
