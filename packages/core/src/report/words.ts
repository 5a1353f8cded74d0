import type { Cell, Piece, ReportPairs, Words } from "./report.js";

/** A value of the record. */
export function value(text: string): Piece {
  return { value: text };
}

/** A cell of one line. */
export function line(...words: Words): Cell {
  return [words];
}

/** A cell that says one value of the record. */
export function valueCell(text: string): Cell {
  return [[value(text)]];
}

/** One value a line. */
export function valueLines(texts: readonly string[]): Cell {
  return texts.map((text) => [value(text)]);
}

/** Pieces with commas between. */
export function listed(pieces: readonly Piece[]): Words {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [", ", piece]));
}

/** Pairs without those whose cell is empty. */
export function pairs(entries: readonly (readonly [name: string, lines: Cell])[]): ReportPairs {
  const told = entries.filter(([, lines]) => lines.length > 0);
  return { kind: "pairs", pairs: told.map(([name, lines]) => ({ name, lines })) };
}

/** A number with commas between thousands. */
export function number(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** `1 host`, `3 hosts`. */
export function counted(count: number, noun: string): string {
  return `${number(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** `all 4 hosts`, `both hosts`, `1 host`. */
export function everyOne(count: number, noun: string): string {
  if (count === 2) return `both ${noun}s`;
  return `${count > 2 ? "all " : ""}${counted(count, noun)}`;
}
