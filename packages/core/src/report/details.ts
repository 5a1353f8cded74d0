import { isObject, type Json, type JsonObject } from "../canonical.js";
import type { Cell, ReportBlock } from "./report.js";
import { line, number, pairs, valueCell, valueLines } from "./words.js";

/** Entries of one list that are written out; the record holds all. */
const SHOWN = 100;

/** The evidence of a finding: lists of things as tables, all else by name. */
export function detailBlocks(details: JsonObject | undefined): readonly ReportBlock[] {
  const entries = Object.entries(details ?? {});
  const lists = entries.filter(([, detail]) => isList(detail));
  const rest = entries.filter(([, detail]) => !isList(detail) && !isEmpty(detail));
  return [
    ...(rest.length === 0 ? [] : [pairs(rest.map(([name, detail]) => [name, detailCell(detail)] as const))]),
    ...lists.flatMap(([name, detail]) => listBlocks(name, detail as readonly JsonObject[])),
  ];
}

function isList(detail: Json): detail is readonly JsonObject[] {
  return Array.isArray(detail) && detail.length > 0 && detail.every(isObject);
}

function isEmpty(detail: Json): boolean {
  return Array.isArray(detail) && detail.length === 0;
}

function listBlocks(name: string, entries: readonly JsonObject[]): readonly ReportBlock[] {
  const columns = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  const more = entries.length - SHOWN;
  return [
    {
      kind: "table",
      caption: `${name}: ${number(entries.length)}`,
      columns,
      rows: entries
        .slice(0, SHOWN)
        .map((entry) => columns.map((column) => detailCell(entry[column] ?? null))),
    },
    ...(more > 0 ? [{ kind: "text" as const, words: [`and ${number(more)} more, in the record`] }] : []),
  ];
}

/** Values of one line each: of a list, one for each entry; of an object, its members in a line. */
function detailCell(detail: Json): Cell {
  if (detail === null) return line("none");
  if (Array.isArray(detail)) {
    const shown = detail.slice(0, SHOWN).map(inLine);
    const more = detail.length - SHOWN;
    return [...valueLines(shown), ...(more > 0 ? [[`and ${number(more)} more`]] : [])];
  }
  return valueCell(inLine(detail));
}

function inLine(detail: Json): string {
  if (typeof detail === "string") return detail;
  if (!isObject(detail)) return JSON.stringify(detail);
  return Object.entries(detail)
    .map(([name, member]) => `${name} ${typeof member === "string" ? member : namesOrJson(member)}`)
    .join("; ");
}

/** A list of names with commas between. */
function namesOrJson(member: Json): string {
  const names = Array.isArray(member) && member.every((each) => typeof each === "string");
  return names ? member.join(", ") : JSON.stringify(member);
}
