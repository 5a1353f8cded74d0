import {
  ENV_FIELDS,
  type EnvField,
  type EnvFieldName,
  type EnvKindName,
  envField,
  envName,
  isNodeForm,
  isSharedForm,
} from "@narwhal/schemas";
import type { Findings } from "../errors/findings.js";
import { BadValue, OTHER_FORM } from "./bad-value.js";
import { hides } from "./check-names.js";
import type { EngineRole, Environment } from "./inputs.js";
import { secretValues } from "./secrets.js";
import { type FormValues, readForm } from "./value-forms.js";

/** A value with the variable that it came from. */
export interface Found<Value> {
  readonly value: Value;
  readonly variable: string;
}

/** The fields of an environment, each read once, faults reported. An empty value counts as unset. */
export class Fields {
  /** The numbers n for which `NARWHAL_NODE_<n>_SSH` is set, ascending; where it is empty or unreadable, too. */
  readonly engines: readonly number[];
  readonly #environment: Environment;
  readonly #findings: Findings;
  readonly #secrets: readonly string[];
  readonly #values = new Map<string, unknown>();

  constructor(environment: Environment, findings: Findings) {
    this.#environment = environment;
    this.#findings = findings;
    this.#secrets = secretValues(environment);
    this.engines = this.#declared();
    for (const row of ENV_FIELDS) {
      if (isSharedForm(row) && row.scope !== "tool" && row.scope !== "derived")
        this.#read(row, envName(row.name));
      if (isNodeForm(row)) for (const number of this.engines) this.#read(row, envName(row.name, number));
    }
  }

  /** A field of the whole fleet. */
  shared<Kind extends EnvKindName>(name: EnvFieldName, kind: Kind): Found<FormValues[Kind]> | undefined {
    return this.#found(envName(name), kind);
  }

  /** A field of an engine: its own, else the shared one. A bad value of its own is not replaced by the shared one. */
  engine<Kind extends EnvKindName>(
    number: number,
    name: EnvFieldName,
    kind: Kind,
  ): Found<FormValues[Kind]> | undefined {
    const variable = this.variable(number, name);
    return variable === undefined ? undefined : this.#found(variable, kind);
  }

  /** The variable that decides a field of an engine, readable or not. */
  variable(number: number, name: EnvFieldName): string | undefined {
    const candidates = [envName(name, number), envName(name)];
    return candidates.find((variable) => this.isSet(variable) && envField(variable) !== undefined);
  }

  /** One engine, the first, for each combination of variables that decide these fields: faults of shared values show once. */
  firstWith(names: readonly EnvFieldName[]): readonly number[] {
    const seen = new Set<string>();
    return this.engines.filter((number) => {
      const key = names.map((name) => this.variable(number, name) ?? "").join(" ");
      return seen.size !== seen.add(key).size;
    });
  }

  /** True where the variable has a value, or a refusal in `.env` hides whether it has one. */
  isSet(variable: string): boolean {
    if (this.#environment[variable] !== undefined) return this.#environment[variable] !== "";
    return this.#findings.errors.some((error) => hides(error, variable));
  }

  /** True where the variable is set to nothing, which counts as unset. */
  isEmpty(variable: string): boolean {
    return this.#environment[variable] === "";
  }

  /** True where a refusal leaves open which engines there are. */
  get uncertain(): boolean {
    return this.#findings.errors.some((error) => hides(error, ""));
  }

  #declared(): readonly number[] {
    const hidden = this.#findings.errors.flatMap((error) => {
      const names = error.details?.["hidden_fields"];
      return Array.isArray(names) ? (names as readonly string[]) : [];
    });
    const variables = [...Object.keys(this.#environment), ...hidden].map((name) => envField(name));
    const numbers = variables.flatMap((found) =>
      found?.row.name === "SSH" && found.node !== undefined ? [found.node] : [],
    );
    return [...new Set(numbers)].sort((a, b) => a - b);
  }

  #found<Kind extends EnvKindName>(variable: string, kind: Kind): Found<FormValues[Kind]> | undefined {
    const declared = envField(variable)?.row.kind;
    if (declared !== kind) throw new TypeError(`${variable} has the form ${declared}, not ${kind}`);
    if (!this.#values.has(variable)) return undefined;
    return { value: this.#values.get(variable) as FormValues[Kind], variable };
  }

  #read(row: EnvField, variable: string): void {
    const text = this.#environment[variable];
    if (text === undefined) return;
    if (text === "") {
      if (row.kind === "destination") this.#empty(variable);
      return;
    }
    const value = readForm(row.kind, text);
    if (value instanceof BadValue) this.#invalid(row, variable, value);
    else this.#values.set(variable, value);
  }

  #empty(variable: string): void {
    const message = `${variable} is set but empty`;
    this.#findings.add("FIELD_EMPTY", { message, field: variable, role: roleOf(variable) });
  }

  #invalid(row: EnvField, variable: string, bad: BadValue): void {
    const text = this.#environment[variable] ?? "";
    this.#findings.add("FIELD_INVALID", {
      message: `${variable} ${this.#seen(row, text, bad)}; expected ${row.accepts}`,
      field: variable,
      role: roleOf(variable),
      hint: bad.hint ?? `set ${variable} to ${row.accepts}`,
    });
  }

  /** What was seen, without what is, holds, or may hold a secret. */
  #seen(row: EnvField, text: string, bad: BadValue): string {
    if (!row.secret && this.#secrets.some((secret) => text.includes(secret))) return OTHER_FORM;
    const credentials = /destination|url/.test(row.kind) && /:[^@]*@|\?/.test(text);
    if (row.secret || credentials || row.kind.startsWith("json-") || row.kind === "device-paths")
      return bad.fault;
    const shown = JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);
    return `is ${shown}${bad.fault === OTHER_FORM ? "" : `, which ${bad.fault}`}`;
  }
}

/** The role that a variable is for, where it is a node's own. */
function roleOf(variable: string): EngineRole | undefined {
  const node = envField(variable)?.node;
  return node === undefined ? undefined : `engine-${node}`;
}
