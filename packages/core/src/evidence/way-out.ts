import { shellQuote } from "../access/shell-quote.js";
import { generatedCopyPath } from "../emit/documents/record-paths.js";
import { GENERATED_NAMES } from "../emit/generated-names.js";
import type { ConfigPaths } from "../inputs/inputs.js";
import { distinct, few, reasons } from "./change-words.js";
import type { OtherRecord } from "./changed-files.js";
import type { Dependents, EvidenceChange } from "./verification.js";

/** What the way out needs to know. */
export interface WayOut {
  readonly record: string;
  readonly paths: ConfigPaths;
  /** A free name for the next record. */
  readonly fresh: string;
  /** The command that moves the generated files out of the way. */
  readonly archive: string;
  /** How many engines hold a checkpoint, all the same one. */
  readonly engines: number;
  /** Present where the generated files are of another discovery. */
  readonly other?: OtherRecord | undefined;
}

/** What to do about a change, with commands that can be pasted. */
export function hintOf(
  same: readonly [EvidenceChange, ...EvidenceChange[]],
  dependents: readonly Dependents[],
  way: WayOut,
): string {
  const resting = dependents.map((each) => `${few(each.values)} in ${each.file}`).join("; ");
  const { paths, record, fresh, archive, other } = way;
  const [{ path }] = same;
  if (other !== undefined) {
    const command = shellQuote(["narwhal-deploy", "verify", other.named]);
    return `${path.endsWith("host_key") ? confirmKey(paths) : ""}look at the record that the generated files are of: ${command}`;
  }
  const again = [
    `archive the configuration: ${archive}`,
    `then discover again: ${shellQuote(["narwhal-deploy", "discover", "--out", fresh])}`,
    `${paths.knownHosts} and ${record} stay where they are`,
  ].join("; ");
  const whole = `${takenBack(same, way)}${again}`;
  return same[0].file === undefined ? `${whole}; what rests on it: ${resting}` : whole;
}

function confirmKey({ knownHosts }: ConfigPaths): string {
  return `confirm the host's key in the provider's console or with its administrator first, and correct ${knownHosts} where it is wrong; then `;
}

/** What has to be done first, or what can be done instead; empty where there is nothing of that kind. */
function takenBack(
  same: readonly [EvidenceChange, ...EvidenceChange[]],
  { paths, record, engines }: WayOut,
): string {
  const [{ file, path, category }] = same;
  const key = Object.entries(paths).find(([, each]) => each === file)?.[0];
  const copy = key === undefined ? undefined : GENERATED_NAMES[key as keyof typeof GENERATED_NAMES];
  if (file !== undefined && copy !== undefined) {
    const command = shellQuote(["cp", "--", generatedCopyPath(record, copy), file]);
    return `put back what discovery wrote: ${command}; or `;
  }
  if (path.endsWith("host_key")) return confirmKey(paths);
  const variables = reasons(same);
  if (/^NARWHAL_\w+(?:, NARWHAL_\w+)*$/.test(variables)) return `take the change of ${variables} back; or `;
  const roles = distinct(same.flatMap(({ role }) => role ?? []));
  const ofFiles = category === "model" && (path === "tree_sha256" || path === "config_sha256");
  if (ofFiles && roles.length < engines) {
    return `stage the recorded files there again, because every replica must hold the same ones; where they are to be replaced, stage the new ones for all ${engines} engines, `;
  }
  return "";
}
