import type { CheckpointManifest } from "../checkpoint/manifest.js";
import { sizeWords } from "../policy/size-words.js";
import type { ReportedEngine, ReportedFleet } from "./fleet.js";
import { fold } from "./fold.js";
import type { Cell, ReportBlock, ReportSection, Words } from "./report.js";
import type { ReportSource } from "./report-source.js";
import { counted, line, number, pairs, valueCell, valueLines } from "./words.js";

type Origin = NonNullable<ReportedEngine["seen"]["checkpoint"]>;

/** Which bytes the engines serve, and what is known of where they come from. */
export function checkpointSection(
  fleet: ReportedFleet,
  { checkpoints, reused }: Pick<ReportSource, "checkpoints" | "reused">,
): ReportSection {
  return {
    id: "checkpoint",
    title: "Checkpoint",
    blocks: [
      ...(checkpoints.length > 1 ? [severalTrees(checkpoints.length)] : []),
      ...checkpoints.map((checkpoint) => identity(fleet, checkpoint, reused)),
      {
        kind: "table",
        caption: "Where the checkpoint is and what tells its origin",
        columns: ["Fact", "Answer", "Engines"],
        rows: ORIGINS.flatMap((origin) => originRows(fleet, origin)),
      },
    ],
  };
}

function severalTrees(count: number): ReportBlock {
  const words = [{ mark: "differs" }, ` The engines hold ${number(count)} different checkpoints.`];
  return { kind: "text", words };
}

function identity(
  { engines, engineNames }: ReportedFleet,
  checkpoint: CheckpointManifest,
  reused: ReportSource["reused"],
): ReportBlock {
  const { model_tree_sha256: tree, file_count: files, bytes_verified: bytes, excluded_paths } = checkpoint;
  const holders = engines.filter(({ seen }) => seen.model_tree_sha256 === tree).map(({ role }) => role);
  const hashWords = (roles: readonly string[]): Words => {
    const taken = reused.get(roles[0] ?? "") ?? 0;
    const names = engineNames.words(roles);
    if (taken === 0) return ["every byte read, for ", ...names];
    return [
      `${number(taken)} of ${number(files)} taken over from an earlier record, not read again, for `,
      ...names,
    ];
  };
  return pairs([
    ["tree hash (SHA-256)", valueCell(tree)],
    ["files", line(number(files))],
    ["size", line(`${number(bytes)} bytes (${sizeWords(bytes)})`)],
    ["hashes", fold(holders, (role) => String(reused.get(role) ?? 0)).map(({ items }) => hashWords(items))],
    ["left out", valueLines(excluded_paths)],
    ["held by", [engineNames.words(holders)]],
  ]);
}

/** Empty where there is none. */
const ORIGINS: readonly (readonly [name: string, read: (origin: Origin) => string])[] = [
  ["directory", ({ directory }) => directory],
  ["hub repository", ({ repo_id: id = "" }) => id],
  ["declared revision", ({ revision = "" }) => revision],
  ["commits found", ({ commits }) => commits.map(commitWords).join(", ")],
  ["files of unknown commit", ({ files_of_unknown_commit: count }) => String(count)],
  ["hashes that the hub announced too", ({ hashes_announced_by_hub: count }) => String(count)],
  ["links that leave the directory", ({ links_that_leave: count }) => String(count)],
];

function commitWords({ commit, files }: Origin["commits"][number]): string {
  return `${commit} (${counted(files, "file")})`;
}

function originRows(
  { engines, engineNames }: ReportedFleet,
  [name, read]: (typeof ORIGINS)[number],
): readonly (readonly Cell[])[] {
  const answers = engines.flatMap(({ role, seen }) =>
    seen.checkpoint === undefined ? [] : [{ role, answer: read(seen.checkpoint) }],
  );
  return fold(answers, ({ answer }) => answer).map(({ items }) => {
    const answer = items[0]?.answer ?? "";
    return [
      line(name),
      answer === "" ? line("none") : valueCell(answer),
      [engineNames.words(items.map(({ role }) => role))],
    ];
  });
}
