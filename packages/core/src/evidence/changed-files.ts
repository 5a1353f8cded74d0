import { envField } from "@narwhal/schemas";
import { canonicalJson, isObject, type Json, type JsonObject } from "../canonical.js";
import { roleOf } from "../emit/check-fleet.js";
import { generatedCopyPath } from "../emit/documents/record-paths.js";
import { GENERATED_NAMES } from "../emit/generated-names.js";
import type { SetTexts } from "../emit/read-set.js";
import { parseEnvFile } from "../inputs/env-file.js";
import type { ConfigPaths, Environment } from "../inputs/inputs.js";
import { type Category, compareFacts, type FactChange } from "./compare-facts.js";
import { categoryOf } from "./field-effects.js";
import type { FoundChange } from "./verification.js";

/** A generated file, and the record's own copy of it. */
export interface ComparedFile {
  readonly key: keyof SetTexts;
  readonly path: string;
  readonly present: string;
  readonly recorded: string;
  /** The copy's path. */
  readonly copy: string;
  /** Present where the files are of another discovery. */
  readonly other?: OtherRecord | undefined;
}

/** The generated files name the record of another discovery than the one that they are compared with. */
export interface OtherRecord {
  /** The directory that the compared record's own files name. */
  readonly own: string;
  /** The directory that the present ones name. */
  readonly named: string;
}

/** Whether `deployment.env` names another record than discovery wrote there; not where that one was moved. */
export function otherRecord(
  directory: string,
  recorded: Environment,
  present: Environment,
): OtherRecord | undefined {
  const [own, named] = [recorded, present].map((each) => each["NARWHAL_DISCOVERY"]);
  if (own === undefined || named === undefined) return undefined;
  return [own, directory].some((each) => plain(each) === plain(named)) ? undefined : { own, named };
}

function plain(path: string): string {
  return path.replace(/^(?:\.\/+)+/, "").replace(/\/+$/, "");
}

/** What of the generated files is not as discovery wrote it. */
export interface FileEdits {
  readonly changes: readonly FoundChange[];
  /** What is other and says the same, or adds what operators add. */
  readonly notes: readonly string[];
}

/** The generated files beside the record's copies. */
export function comparedFiles(
  directory: string,
  {
    paths,
    present,
    copies,
  }: { readonly paths: ConfigPaths; readonly present: SetTexts; readonly copies: SetTexts },
  other?: OtherRecord,
): readonly ComparedFile[] {
  return (Object.keys(GENERATED_NAMES) as (keyof SetTexts)[]).map((key) => ({
    key,
    path: paths[key],
    present: present[key],
    recorded: copies[key],
    copy: generatedCopyPath(directory, GENERATED_NAMES[key]),
    other,
  }));
}

/** Every value of one generated file that is not as discovery wrote it. */
export function changedFile(file: ComparedFile): FileEdits {
  if (file.present === file.recorded) return { changes: [], notes: [] };
  const [before, after] = [valueOf(file.key, file.recorded), valueOf(file.key, file.present)];
  // What cannot be read has its own finding.
  if (before === undefined || after === undefined) return { changes: [], notes: [] };
  if (canonicalJson(before) === canonicalJson(after)) {
    return {
      changes: [],
      notes: [`${file.path} is formatted otherwise than discovery wrote it; its values are the same`],
    };
  }
  const changes: FoundChange[] = [];
  const notes: string[] = [];
  for (const change of compareFacts(before, after)) {
    if (namesOther(change, file.other)) continue;
    const addition = change.before === undefined && isOperatorsOwn(file.key, change.path);
    const category = categoryIn(file.key, change.path);
    if (addition) notes.push(`${file.path} has ${change.path} beside what discovery wrote`);
    else if (category === undefined)
      notes.push(
        `${file.path}: ${change.path} is ${shown(change.after)}, discovery wrote ${shown(change.before)}`,
      );
    else {
      changes.push({
        ...placeIn(file.key, change.path, { before, after }),
        category,
        ...change,
        file: file.path,
        because:
          file.other === undefined ? `${file.path} was edited` : `${file.path} is of ${file.other.named}`,
      });
    }
  }
  return { changes, notes };
}

/** What names the record that its file is of is no change where the file is known to be of another one. */
function namesOther({ before, after }: FactChange, other: OtherRecord | undefined): boolean {
  if (other === undefined || typeof before !== "string" || typeof after !== "string") return false;
  if (before === other.own && after === other.named) return true;
  const prefix = `${other.own.replace(/\/+$/, "")}/`;
  const rest = before.slice(prefix.length);
  return before.startsWith(prefix) && after === `${other.named.replace(/\/+$/, "")}/${rest}`;
}

function shown(value: Json | undefined): string {
  return value === undefined ? "not set" : JSON.stringify(value);
}

function valueOf(key: keyof SetTexts, text: string): JsonObject | undefined {
  if (key === "deploymentEnv") {
    const { entries, refusals } = parseEnvFile(text, {});
    if (refusals.length > 0 || !text.endsWith("\n")) return undefined;
    return Object.fromEntries(entries.map(({ name, value }) => [name, value]));
  }
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keys of the fleet file that operators add afterwards. */
const ADDED =
  /^(?:engine_contract|serving|recovery|_[^.]*|engines\.\d+\.(?:pin|shared_device|_[^.]*))(?:\.|$)/;

function isOperatorsOwn(key: keyof SetTexts, path: string): boolean {
  return key === "fleet" && ADDED.test(path);
}

function categoryIn(key: keyof SetTexts, path: string): Category | undefined {
  if (key === "hosts") return "transport";
  if (key !== "deploymentEnv") return "launch_policy";
  const [variable = ""] = path.split(".");
  return categoryOf(variable);
}

/** The role, and where the file tells it the host, of a value. */
function placeIn(
  key: keyof SetTexts,
  path: string,
  { before, after }: { readonly before: JsonObject; readonly after: JsonObject },
): Pick<FoundChange, "role" | "host"> {
  const parts = path.split(".");
  const item = (list: string): JsonObject | undefined => {
    const index = Number(parts[1]);
    const found = [before, after].map((value) => (value[list] as readonly Json[] | undefined)?.[index]);
    return found.find((each): each is JsonObject => isObject(each));
  };
  if (key === "launch" && parts[0] === "engines" && parts[1] !== undefined) return { role: parts[1] };
  if (key === "sources" && parts[0] !== undefined) return { role: parts[0] };
  if (key === "fleet" && parts[0] === "engines") {
    const iid = item("engines")?.["iid"];
    return typeof iid === "string" ? { role: roleOf(iid) } : {};
  }
  if (key === "hosts" && parts[0] === "hosts") {
    const host = item("hosts");
    const [role] = Array.isArray(host?.["roles"]) ? (host["roles"] as readonly string[]) : [];
    return {
      ...(role === undefined ? {} : { role }),
      ...(typeof host?.["id"] === "string" ? { host: host["id"] } : {}),
    };
  }
  const node = key === "deploymentEnv" ? envField(parts[0] ?? "")?.node : undefined;
  return node === undefined ? {} : { role: `engine-${node}` };
}
