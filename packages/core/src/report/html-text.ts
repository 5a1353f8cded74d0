import type { Cell, Piece, Words } from "./report.js";
import { visible } from "./visible.js";

/** A longer value may break anywhere, so that no column is as wide as it. */
const LONG = 40;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text as content or attribute of HTML; what works unseen is shown. */
export function escapeHtml(text: string): string {
  return visible(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

/** The lines of a cell. */
export function htmlCell(cell: Cell): string {
  return cell.map(htmlWords).join("<br>");
}

export function htmlWords(words: Words): string {
  return words.map(htmlPiece).join("");
}

function htmlPiece(piece: Piece): string {
  if (typeof piece === "string") return escapeHtml(piece);
  if ("mark" in piece) return `<strong class="mark">${escapeHtml(piece.mark)}</strong>`;
  if ("sentence" in piece) return `<bdi>${piece.sentence.split("\n").map(escapeHtml).join("<br>")}</bdi>`;
  const long = piece.value.length > LONG ? ' class="long"' : "";
  return `<code${long}>${escapeHtml(piece.value)}</code>`;
}
