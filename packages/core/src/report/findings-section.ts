import type { DocumentTypes } from "@narwhal/schemas";
import { canonicalJson, type Json, type JsonObject } from "../canonical.js";
import { ERROR_TABLE } from "../errors/table.js";
import { detailBlocks } from "./details.js";
import { type Fold, fold } from "./fold.js";
import type { Cell, Piece, ReportBlock, ReportCard, ReportSection } from "./report.js";
import { counted, line, number, pairs, value, valueCell } from "./words.js";

type Finding = DocumentTypes["finding"];

/** What stopped a run, in the order of the record, each with its way out. */
export function failuresSection(failures: readonly Finding[]): ReportSection {
  const cards = findingCards(failures);
  const several = "in the order of gates and hosts, each with its way out.";
  const lead =
    failures.length === 1
      ? "One failure, with its way out."
      : `${counted(failures.length, "failure")} ${several}`;
  return {
    id: "failures",
    title: "What stopped the run",
    blocks: [{ kind: "text", words: [lead] }, ...cards],
  };
}

/** What the operator should know, although the run went on. */
export function warningsSection(warnings: readonly Finding[]): ReportSection {
  const none: ReportBlock = { kind: "text", words: ["The run gave no warning."] };
  const blocks = warnings.length === 0 ? [none] : findingCards(warnings);
  return { id: "warnings", title: `Warnings: ${number(warnings.length)}`, blocks };
}

/** Findings that say the same of several hosts become one card, in the order in which each was first told. */
function findingCards(findings: readonly Finding[]): readonly ReportCard[] {
  const positions = new Map(findings.map((finding, index) => [finding, index]));
  const at = ({ items: [first] }: Fold<Finding>): number =>
    first === undefined ? 0 : (positions.get(first) ?? 0);
  return fold(findings, keyOf)
    .toSorted((a, b) => at(a) - at(b))
    .map(({ items }) => card(items));
}

/** Equal for findings that differ in their place alone. */
function keyOf({ host: _host, role: _role, ...rest }: Finding): string {
  return canonicalJson(rest as unknown as Json);
}

function card(findings: readonly Finding[]): ReportCard {
  const [first] = findings;
  if (first === undefined) throw new TypeError("a card without a finding");
  const { code, gate, severity, message, hint, field, subject, details, accepted } = first;
  const kind = accepted === true ? "error that was accepted" : severity;
  return {
    kind: "card",
    tone: severity,
    title: [value(code), ` ${kind} of gate ${gate}`],
    blocks: [
      pairs([
        ["seen", line({ sentence: message })],
        ["way out", line({ sentence: hint })],
        ["where", placesCell(findings)],
        ["field", field === undefined ? [] : valueCell(field)],
        ["about", subject === undefined ? [] : valueCell(subject)],
        ["meaning", meaningCell(code)],
      ]),
      ...detailBlocks(details as JsonObject | undefined),
    ],
  };
}

/** Places that are written out; the others are counted. */
const SHOWN_PLACES = 100;

/** `node-3 (engine-3)`; nothing for what concerns no host. */
function placesCell(findings: readonly Finding[]): Cell {
  const places = findings.flatMap(({ host, role }) => {
    if (host === undefined && role === undefined) return [];
    if (host === undefined || role === undefined || host === role) return [[value(host ?? role ?? "")]];
    return [[value(host), " (", value(role), ")"]];
  });
  if (places.length === 0) return [];
  const rest = places.length - SHOWN_PLACES;
  const shown = places.slice(0, SHOWN_PLACES).flatMap((place, index): readonly Piece[] => {
    return index === 0 ? place : [", ", ...place];
  });
  return [rest > 0 ? [...shown, ` and ${number(rest)} more`] : shown];
}

/** What the code means; a code of another version may have none. */
function meaningCell(code: string): Cell {
  const row = new Map(Object.entries(ERROR_TABLE)).get(code);
  return row === undefined ? [] : line(row.summary.replaceAll("`", "").replace(/\.$/, ""));
}
