import { envField } from "@narwhal/schemas";
import { checkInputs } from "../check-inputs.js";
import { DEFAULT_JUDGEMENT, Findings } from "../errors/findings.js";
import { type Finding, GateError } from "../errors/gate-error.js";
import type { Inputs } from "../inputs/inputs.js";
import { readEnvironment } from "../inputs/read-environment.js";
import { changedInputs, type InputEffects } from "./changed-inputs.js";
import { judgementOf } from "./recorded-inputs.js";
import { categoryOf, decides } from "./field-effects.js";
import { type FieldChange, fieldChanges, recordedForm, withoutLoaded } from "./field-changes.js";
import type { Evidence } from "./read-present.js";
import { readTranscripts } from "./read-transcripts.js";
import type { FoundChange, NotEstablished } from "./verification.js";
import type { VerifyOptions } from "./verify-options.js";

/** What is other about the inputs. */
export interface InputFindings {
  /** Absent where a fault leaves the inputs unknown. */
  readonly present?: Inputs | undefined;
  /** Every variable that is declared differently. */
  readonly fields: readonly FieldChange[];
  readonly changes: readonly FoundChange[];
  readonly notEstablished: readonly NotEstablished[];
  readonly notes: readonly string[];
  /** Variables that are set. */
  readonly examined: number;
}

/** Compares what is declared now with what was, and finds what of the evidence that touches. */
export async function inputFindings(
  evidence: Evidence,
  options: VerifyOptions,
  findings: Findings,
): Promise<InputFindings> {
  const { record, deployment } = evidence;
  const { file, judgement = DEFAULT_JUDGEMENT, signal } = options;
  const derived = [deployment, record.established.generated.deployment];
  const environment = withoutLoaded({ ...options, derived, recorded: record.inputs });
  const declared = recordedForm(readEnvironment({ file, environment }, new Findings()));
  const fields = fieldChanges(record.inputs, declared);
  const own = new Findings(judgementOf(record.inputs, judgement));
  const present = checkInputs({ file, environment }, own);
  takeOver(own, { findings, known: record.established.manifest.warnings as readonly Finding[] });
  const examined = Object.keys(declared.fields).length + declared.secrets.length;
  if (present === undefined) {
    return {
      fields,
      changes: fields.flatMap(unjudged),
      notEstablished: [],
      notes: fields.flatMap(noted),
      examined,
    };
  }
  if (fields.length === 0) return { present, fields, changes: [], notEstablished: [], notes: [], examined };
  const hosts = await transcriptsOf(evidence, options, findings);
  const effects = await changedInputs({ record, present, hosts, judgement, signal });
  return { present, fields, ...told(fields, effects), notEstablished: effects.notEstablished, examined };
}

/** Faults of the inputs, and the warnings that the recorded run did not have. */
function takeOver(
  own: Findings,
  { findings, known }: { readonly findings: Findings; readonly known: readonly Finding[] },
): void {
  findings.errors.push(...own.errors);
  const before = new Set(known.map(({ code, field }) => `${code} ${field ?? ""}`));
  for (const warning of own.warnings) {
    if (before.has(`${warning.code} ${warning.field ?? ""}`)) continue;
    findings.addError(new GateError(warning.code, warning));
  }
}

async function transcriptsOf({ record }: Evidence, { store }: VerifyOptions, findings: Findings) {
  const transcripts = await readTranscripts(store, record.directory, findings);
  const route = { transport: "", why: "as recorded", hops: [], authentication: "" };
  return new Map([...transcripts].map(([id, own]) => [id, { route, transcripts: own, trees: new Map() }]));
}

/** Each effect with the variables behind it; a variable without effect, by itself. */
function told(
  fields: readonly FieldChange[],
  { changes, covered, roles }: InputEffects,
): Pick<InputFindings, "changes" | "notes"> {
  const used = new Set<string>();
  const found = changes.map((change): FoundChange => {
    const names = decidingFields(fields, change);
    for (const name of names) used.add(name);
    return { ...change, because: names.length > 0 ? names.join(", ") : "the present inputs" };
  });
  const left = fields.filter(({ name }) => !used.has(name) && !roles.has(roleOfVariable(name) ?? ""));
  const isCovered = ({ name }: FieldChange): boolean => {
    const category = categoryOf(name);
    const role = roleOfVariable(name);
    return category === undefined || covered(category, role);
  };
  return {
    changes: [...found, ...left.filter((field) => !isCovered(field)).flatMap(unjudged)],
    notes: left.filter((field) => isCovered(field) || categoryOf(field.name) === undefined).map(noEffect),
  };
}

/** The variables that are other and decide a value. */
export function decidingFields(
  fields: readonly FieldChange[],
  change: Pick<FoundChange, "role" | "category" | "path">,
): readonly string[] {
  return fields.filter(({ name }) => decides(name, change)).map(({ name }) => name);
}

function roleOfVariable(name: string): string | undefined {
  const node = envField(name)?.node;
  return node === undefined ? undefined : `engine-${node}`;
}

/** A variable of which nothing follows that could be derived: it is told under its own name. */
function unjudged({ name, ...values }: FieldChange): readonly FoundChange[] {
  const category = categoryOf(name);
  const role = roleOfVariable(name);
  if (category === undefined) return [];
  return [{ ...(role === undefined ? {} : { role }), category, path: name, ...values, because: name }];
}

function noted(field: FieldChange): readonly string[] {
  return categoryOf(field.name) === undefined ? [noEffect(field)] : [];
}

function noEffect({ name, before, after }: FieldChange): string {
  return `${name} was ${before ?? "unset"}, is ${after ?? "unset"}: nothing that was derived changes`;
}
