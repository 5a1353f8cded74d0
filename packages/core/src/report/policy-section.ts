import type { DocumentTypes } from "@narwhal/schemas";
import { canonicalJson, type Json } from "../canonical.js";
import type { Because } from "../policy/launch-policy.js";
import type { ReportedFleet } from "./fleet.js";
import { type Fold, fold } from "./fold.js";
import type { Cell, ReportSection, ReportTable } from "./report.js";
import { counted, line, number, value, valueCell } from "./words.js";

interface Decided {
  readonly role: string;
  readonly because: Because;
}

/** A setting with what decided it, engines that are alike together. */
interface FoldedSetting {
  readonly setting: string;
  readonly groups: readonly Fold<Decided>[];
}

/** Values of one setting that are written out; what more there is stands in the record. */
const SHOWN_VALUES = 12;
/** Settings that each engine has for itself; the table of engines holds them. */
const OWN: ReadonlySet<string> = new Set(["address", "url", "attestation_url"]);

/** How the engines must run, and what decided each value. */
export function policySection(
  fleet: ReportedFleet,
  sources: DocumentTypes["engine-launch-sources"],
): ReportSection {
  const settings = foldSettings(sources);
  const isShared = ({ groups: [first, ...others] }: FoldedSetting): boolean =>
    others.length === 0 && first?.items.length === fleet.engines.length;
  return {
    id: "policy",
    title: "Launch policy and its reasons",
    blocks: [
      ...sharedTable(settings.filter(isShared)),
      ...ownTable(
        fleet,
        settings.filter((setting) => !isShared(setting)),
      ),
    ],
  };
}

function foldSettings(sources: DocumentTypes["engine-launch-sources"]): readonly FoldedSetting[] {
  const settings = new Map<string, Decided[]>();
  for (const [role, engine] of Object.entries(sources)) {
    for (const [setting, because] of Object.entries(engine.settings ?? {})) {
      const all = settings.get(setting) ?? [];
      all.push({ role, because: because as Because });
      settings.set(setting, all);
    }
  }
  return [...settings].map(([setting, decided]) => ({
    setting,
    groups: fold(decided, (each) => keyOf(setting, each)),
  }));
}

/** Equal for decisions that say the same. */
function keyOf(setting: string, decided: Decided): string {
  const { value: own, origin, evidence = [] } = decided.because;
  return canonicalJson([OWN.has(setting) ? null : own, origin, sourceOf(decided), evidence]);
}

/** The source with the engine's own variables as every engine has them: `NARWHAL_NODE_<n>_GPU_IDS`. */
function sourceOf({ role, because }: Decided): string {
  return because.source.replaceAll(`NARWHAL_NODE_${role.slice("engine-".length)}_`, "NARWHAL_NODE_<n>_");
}

function sharedTable(settings: readonly FoldedSetting[]): readonly ReportTable[] {
  if (settings.length === 0) return [];
  return [
    {
      kind: "table",
      caption: `Settings that are the same for every engine: ${number(settings.length)}`,
      columns: ["Setting", "Value", "Decided by"],
      rows: settings.flatMap(({ setting, groups }) =>
        groups.map(({ items }) => decisionCells(setting, items)),
      ),
    },
  ];
}

function ownTable(fleet: ReportedFleet, settings: readonly FoldedSetting[]): readonly ReportTable[] {
  if (settings.length === 0) return [];
  return [
    {
      kind: "table",
      caption: `Settings that are not the same for every engine: ${number(settings.length)}`,
      columns: ["Setting", "Value", "Decided by", "Engines"],
      rows: settings.flatMap((setting) => ownRows(fleet, setting)),
    },
  ];
}

function ownRows(
  { engineNames }: ReportedFleet,
  { setting, groups }: FoldedSetting,
): readonly (readonly Cell[])[] {
  const rest = groups.slice(SHOWN_VALUES);
  const engines = rest.reduce((sum, { items }) => sum + items.length, 0);
  const rows = groups.slice(0, SHOWN_VALUES).map(({ items }): readonly Cell[] => {
    const roles = items.map(({ role }) => role);
    return [...decisionCells(setting, items), [engineNames.words(roles)]];
  });
  if (rest.length === 0) return rows;
  const where = ["see ", value("generated/engine-launch.sources.json"), " in the record"];
  const more = [line(counted(rest.length, "more value")), [where], line(counted(engines, "more engine"))];
  return [...rows, [valueCell(setting), ...more]];
}

/** A setting, its value and what decided it, for engines for which these are the same. */
function decisionCells(setting: string, items: readonly Decided[]): readonly Cell[] {
  const [first] = items;
  if (first === undefined) throw new TypeError("a group without members");
  return [valueCell(setting), valueOf(setting, items), reasonCell(first)];
}

function valueOf(setting: string, items: readonly Decided[]): Cell {
  if (OWN.has(setting) && items.length > 1) return line("each engine its own, in the table of engines");
  return valueCell(shown(items[0]?.because.value ?? null));
}

const ORIGINS: Readonly<Record<Because["origin"], string>> = {
  observation: "observed: ",
  field: "set by the operator: ",
  default: "default: ",
  rule: "rule: ",
};

function reasonCell(decided: Decided): Cell {
  const { origin, evidence = [] } = decided.because;
  const source = sourceOf(decided);
  return [
    [ORIGINS[origin], source.includes(" ") ? { sentence: source } : value(source)],
    ...evidence.map(({ file, field, value: read }) => [value(`${file}: ${field} = ${shown(read)}`)]),
  ];
}

/** Words as they are, lists of single words with blanks between, all else as JSON. */
function shown(read: Json): string {
  if (typeof read === "string") return read;
  const single = Array.isArray(read) && read.length > 0 && read.every(isWord);
  return single ? read.join(" ") : JSON.stringify(read);
}

function isWord(item: Json): item is string {
  return typeof item === "string" && /^\S+$/.test(item);
}
