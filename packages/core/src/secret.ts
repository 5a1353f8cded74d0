/**
 * A value that must never be shown: it prints as `[secret]` in templates, JSON and inspection. Only
 * {@link Secret.reveal} gives the text, and only transports call it.
 *
 * @public
 */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  reveal(): string {
    return this.#value;
  }

  toString(): string {
    return "[secret]";
  }

  toJSON(): string {
    return "[secret]";
  }

  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return "[secret]";
  }
}
