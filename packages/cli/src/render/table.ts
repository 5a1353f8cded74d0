import { oneLine } from "./printable.js";

/** Plain columns, two spaces apart, without trailing blanks. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const cells = [header, ...rows].map((row) => row.map((cell) => oneLine(cell)));
  const widths = header.map((_, column) =>
    cells.reduce((widest, row) => Math.max(widest, width(row[column] ?? "")), 0),
  );
  return cells.map((row) =>
    row
      .map((cell, column) => cell + " ".repeat(Math.max(0, (widths[column] ?? 0) - width(cell))))
      .join("  ")
      .trimEnd(),
  );
}

/** Columns on a terminal: wide East Asian characters take two, combining marks none. */
function width(text: string): number {
  let columns = 0;
  for (const character of text) {
    if (/\p{Mark}/u.test(character)) continue;
    columns +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(
        character,
      )
        ? 2
        : 1;
  }
  return columns;
}
