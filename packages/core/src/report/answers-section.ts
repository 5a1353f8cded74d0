import type { DocumentTypes } from "@narwhal/schemas";
import type { HostFactsTable } from "../evidence/host-facts.js";
import type { ReportedFleet } from "./fleet.js";
import { type Fold, fold, type Standing } from "./fold.js";
import { AMOUNTS, type Amount, type Fact, factsOf } from "./facts.js";
import type { Members } from "./members.js";
import type { Cell, ReportBlock, ReportSection, Words } from "./report.js";
import { line, number, value, valueCell } from "./words.js";

/** One host or engine, with what the record says of it. */
interface Asked {
  readonly name: string;
  readonly seen: DocumentTypes["engine-observation"];
}

type Answer = Asked & { readonly answer: string | undefined };

/** A fact with its answers, equal ones together. */
export interface FoldedFact {
  readonly fact: Fact;
  readonly groups: readonly Fold<Answer>[];
}

/** The facts that any host or engine tells, in their order. */
export function foldFacts(fleet: ReportedFleet): readonly FoldedFact[] {
  return factsOf(fleet.engines.map(({ seen }) => seen)).flatMap((fact) => {
    const answers = askedOf(fleet, fact.of).map((asked) => ({ ...asked, answer: fact.read(asked.seen) }));
    if (answers.every(({ answer }) => answer === undefined)) return [];
    return [{ fact, groups: fold(answers, ({ answer }) => answer) }];
  });
}

/** What the hosts answered: equal answers as one, and who answered otherwise. */
export function answersSection(
  fleet: ReportedFleet,
  facts: readonly FoldedFact[],
  table: HostFactsTable,
): ReportSection {
  const unlike = facts.filter(({ groups }) => groups.length > 1);
  const alike = facts.filter(({ groups }) => groups.length === 1);
  return {
    id: "answers",
    title: "What hosts and engines answered",
    blocks: [unlikeBlock(fleet, unlike), alikeTable(fleet, alike), ...amountsTable(table)],
  };
}

function unlikeBlock(fleet: ReportedFleet, unlike: readonly FoldedFact[]): ReportBlock {
  if (unlike.length === 0)
    return { kind: "text", words: ["No two hosts or engines gave different answers."] };
  return {
    kind: "table",
    caption: `Answers that are not the same everywhere: ${number(unlike.length)}`,
    columns: ["Fact", "Answer", "Beside the others", "Who", "How many"],
    rows: unlike.flatMap(({ fact, groups }) => groups.map((group) => unlikeRow(fleet, fact, group))),
  };
}

function unlikeRow(fleet: ReportedFleet, fact: Fact, group: Fold<Answer>): readonly Cell[] {
  const names = namesOf(fleet, fact.of);
  return [
    line(fact.name),
    answerCell(group),
    standingCell(group.standing, group.items.length),
    [names.words(group.items.map(({ name }) => name))],
    line(`${number(group.items.length)} of ${number(names.count)}`),
  ];
}

function alikeTable(fleet: ReportedFleet, alike: readonly FoldedFact[]): ReportBlock {
  return {
    kind: "table",
    caption: `Answers that are the same everywhere: ${number(alike.length)}`,
    columns: ["Fact", "Answer", "Alike"],
    rows: alike.map(({ fact, groups }) => [
      line(fact.name),
      answerCell(groups[0]),
      line(namesOf(fleet, fact.of).all),
    ]),
  };
}

const STANDINGS: Readonly<Record<Standing, string>> = {
  none: "not recorded",
  all: "the only answer",
  most: "most frequent",
  odd: "odd",
  differs: "differs",
};

function standingCell(standing: Standing, count: number): Cell {
  if (standing !== "odd" && standing !== "differs") return line(STANDINGS[standing]);
  return line({ mark: standing === "odd" && count === 1 ? "odd one out" : STANDINGS[standing] });
}

function answerCell(group: Fold<Answer> | undefined): Cell {
  const answer = group?.items[0]?.answer;
  return answer === undefined ? line("not recorded") : valueCell(answer);
}

function amountsTable(table: HostFactsTable): readonly ReportBlock[] {
  const rows = AMOUNTS.flatMap((amount) => {
    const row = amountRow(table, amount);
    return row === undefined ? [] : [row];
  });
  if (rows.length === 0) return [];
  const caption = "Amounts that each host has for itself";
  return [{ kind: "table", caption, columns: ["Amount", "Least", "Most", "Beside the others"], rows }];
}

/** Odd hosts that are written out; the others are counted. */
const SHOWN_ODD = 12;

/** Least and most of an amount, and who is far off; `undefined` where nobody tells it. */
function amountRow({ hosts }: HostFactsTable, { fact, name, show }: Amount): readonly Cell[] | undefined {
  const told = hosts.flatMap(({ host, facts }) => {
    const { value: answer, odd = false } = facts[fact] ?? {};
    const amounts = [answer].flat().filter((each) => typeof each === "number");
    return amounts.map((amount) => ({ host, amount, odd }));
  });
  const sorted = told.toSorted((a, b) => a.amount - b.amount);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return undefined;
  const at = ({ host, amount }: typeof least): Words => [value(show(amount)), " on ", value(host)];
  const odd = told.filter((each) => each.odd);
  const lines = odd.slice(0, SHOWN_ODD).map((each) => [{ mark: "odd" }, " ", ...at(each)]);
  const more = odd.length > SHOWN_ODD ? [[`and ${number(odd.length - SHOWN_ODD)} more`]] : [];
  return [
    line(name),
    [at(least)],
    [at(most)],
    odd.length === 0 ? line("none is far off") : [...lines, ...more],
  ];
}

function askedOf({ hosts, engines }: ReportedFleet, of: Fact["of"]): readonly Asked[] {
  if (of === "engine") return engines.map(({ role, seen }) => ({ name: role, seen }));
  return hosts.flatMap(({ id, seen }) => (seen === undefined ? [] : [{ name: id, seen }]));
}

function namesOf(fleet: ReportedFleet, of: Fact["of"]): Members {
  return of === "engine" ? fleet.engineNames : fleet.hostNames;
}
