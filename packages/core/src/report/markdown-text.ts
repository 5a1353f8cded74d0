import type { Cell, Piece, Words } from "./report.js";
import { visible } from "./visible.js";

/** The lines of a cell; the text fits into a table, too. */
export function markdownCell(cell: Cell): string {
  return cell.map(markdownWords).join("<br>");
}

/** One line; blanks at its ends stay, where Markdown would take them off. */
export function markdownWords(words: Words): string {
  const text = words.map(markdownPiece).join("");
  return text.replace(/^ +| +$/g, (blanks) => "&#32;".repeat(blanks.length));
}

function markdownPiece(piece: Piece): string {
  if (typeof piece === "string") return escapeMarkdown(piece);
  if ("mark" in piece) return `**${escapeMarkdown(piece.mark)}**`;
  if ("sentence" in piece) return piece.sentence.split("\n").map(codeSpan).join("<br>");
  return codeSpan(piece.value);
}

/** Everything that could be markup, an entity, a mention, a reference or the start of an address. */
const ACTIVE = /[!#$&*<>@[\\\]^_`{|}~]|:(?=\/\/)|\.(?<=www\.)/gi;

/** A text as it is, whatever it holds, as character references where it could be more than text. */
function escapeMarkdown(text: string): string {
  return visible(text).replace(ACTIVE, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * A value as code, in which nothing is markup. A table's cells end at a bar even in code, and a run of backquotes ends
 * the code: a value with either is written as text.
 */
function codeSpan(text: string): string {
  const shown = visible(text);
  if (shown === "") return "";
  if (/[`|]/.test(shown) || shown.trim() === "") return escapeText(shown);
  // One blank on each side is taken off again, where there are both.
  return shown.startsWith(" ") || shown.endsWith(" ") ? `\` ${shown} \`` : `\`${shown}\``;
}

/** Every character of punctuation as a reference: also what makes addresses and lists. */
function escapeText(shown: string): string {
  return shown.replace(/[^\p{L}\p{N}\p{M}]/gu, (character) => `&#${character.codePointAt(0)};`);
}
