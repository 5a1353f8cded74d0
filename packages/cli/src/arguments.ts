import { UsageError } from "./problem.js";

/** The parsed command line, read by kind; a value of the wrong form is a usage error that names the option. */
export class Arguments {
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(values: Readonly<Record<string, unknown>>) {
    this.#values = values;
  }

  flag(name: string): boolean {
    return this.#values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    if (value === undefined) return undefined;
    if (typeof value !== "string" || value === "") throw new UsageError(`--${name} needs a value`);
    return value;
  }

  /** An option that may be repeated. */
  texts(name: string): readonly string[] {
    const value = this.#values[name];
    if (value === undefined) return [];
    const all = Array.isArray(value) ? value : [value];
    return all.map((item) => {
      if (typeof item !== "string" || item === "") throw new UsageError(`--${name} needs a value`);
      return item;
    });
  }

  /** Positional words. */
  words(name: string): readonly string[] {
    const value = this.#values[name];
    if (value === undefined) return [];
    return (Array.isArray(value) ? value : [value]).map(String);
  }

  /** Seconds on the command line, milliseconds here. */
  seconds(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = /^[0-9]{1,6}(?:\.[0-9]{1,3})?$/.test(text) ? Number(text) : 0;
    if (value <= 0) throw new UsageError(`--${name} takes a positive number of seconds, not ${text}`);
    return value * 1000;
  }

  count(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = /^[0-9]{1,6}$/.test(text) ? Number(text) : 0;
    if (value < 1) throw new UsageError(`--${name} takes a positive whole number, not ${text}`);
    return value;
  }
}
