import {
  CATEGORIES,
  CATEGORY_WORDS,
  type Category,
  type ComparedHost,
  type RecordComparison,
  type RecordPair,
  type RolesFactChange,
} from "@narwhal/core";
import { changeWords } from "./change-words.js";
import { checkpointLines } from "./changed-checkpoints.js";
import { gpuLines } from "./changed-gpus.js";
import { hostLines } from "./changed-hosts.js";
import { categoryOf, isToldBySettings, settingLines } from "./changed-settings.js";
import { warningLines } from "./changed-warnings.js";
import { nameRuns } from "./name-runs.js";
import { oneLine } from "./printable.js";

/** Lines of one part that are shown; more would hide the other parts. */
const SHOWN = 30;

/** A comparison of two records for people: `+` came, `-` went, `~` is another now. */
export function recordComparisonLines(found: RecordComparison, records: RecordPair): readonly string[] {
  if (found.equal) return [`${records.after} establishes what ${records.before} does: no difference`];
  const { versions, inputs } = found;
  return [
    `- ${records.before}`,
    `+ ${records.after}`,
    ...part("tool", versions === null ? [] : [`~ version: ${changeWords(versions)}`]),
    ...part(
      "asked",
      inputs.map((change) => `~ ${change.path}: ${changeWords(change)}`),
    ),
    ...part("hosts and roles", hostLines(found)),
    ...CATEGORIES.flatMap((category) => part(CATEGORY_WORDS[category], categoryLines(found, category))),
    ...part("warnings", warningLines(found)),
  ].map(oneLine);
}

function categoryLines(found: RecordComparison, category: Category): readonly string[] {
  const facts = found.facts.filter(
    (change) => change.category === category && !isTree(change) && !isToldBySettings(change, found.settings),
  );
  return [
    ...settingLines(found.settings.filter((change) => categoryOf(change) === category)),
    ...facts.map((change) => `~ ${change.path}: ${changeWords(change)}  [${nameRuns(change.roles)}]`),
    ...(category === "hardware" ? gpuLines(found.accelerators) : []),
    ...(category === "model" ? checkpointLines(found.checkpoints) : []),
  ];
}

/** The tree hash is told with the paths of the checkpoint. */
function isTree({ category, path }: RolesFactChange): boolean {
  return category === "model" && path === "tree_sha256";
}

function part(title: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const left = lines.length - SHOWN;
  return [
    "",
    title,
    ...lines.slice(0, SHOWN).map((line) => `  ${line}`),
    ...(left > 0 ? [`  and ${left} more; --json has all`] : []),
  ];
}

/** A comparison for `--json`: everything, nothing folded away. */
export function recordComparisonResult(found: RecordComparison, records: RecordPair): unknown {
  const { equal, hosts, ...rest } = found;
  return {
    before: records.before,
    after: records.after,
    equal,
    ...rest,
    hosts: {
      came: hosts.came.map(hostResult),
      went: hosts.went.map(hostResult),
      changed: hosts.changed.map(({ kind, before, after }) => ({
        kind,
        before: hostResult(before),
        after: hostResult(after),
      })),
      facts: hosts.facts,
    },
  };
}

function hostResult({ id, destination, machineId, roles }: ComparedHost): unknown {
  return { id, destination: destination ?? null, machine_id: machineId ?? null, roles };
}
