/** What a stand-in takes the place of. @public */
export type StandInKind =
  | "ipv4"
  | "ipv6"
  | "hardware-address"
  | "guid"
  | "uuid"
  | "unique-id"
  | "machine-id"
  | "serial"
  | "fingerprint"
  | "key"
  | "host"
  | "domain"
  | "user"
  | "registry"
  | "image"
  | "path";

/** One private value and what stands in its place everywhere. @public */
export interface StandIn {
  readonly kind: StandInKind;
  /** As it was first seen; addresses in their canonical text. */
  readonly original: string;
  readonly standIn: string;
}

/** A place in a text that is to be replaced. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly kind: StandInKind;
  /** What equal values have in common: addresses in canonical text, names in lower case. */
  readonly value: string;
  /** The stand-in in the form that is asked for here; absent: as it is. */
  readonly render?: (standIn: string) => string;
}

/** Every stand-in of an extract, by kind and value. */
export class StandIns {
  readonly #entries = new Map<string, StandIn>();
  readonly #counts = new Map<string, number>();

  /** The entries, in the order in which they were made. */
  get all(): readonly StandIn[] {
    return [...this.#entries.values()];
  }

  find(kind: StandInKind, value: string): string | undefined {
    return this.#entries.get(`${kind} ${value}`)?.standIn;
  }

  /** Keeps the first stand-in that a value gets. */
  set(kind: StandInKind, value: string, standIn: string): void {
    const key = `${kind} ${value}`;
    if (!this.#entries.has(key)) this.#entries.set(key, { kind, original: value, standIn });
  }

  /** The next number, from 1, of a row of stand-ins. */
  next(row: string): number {
    const number = (this.#counts.get(row) ?? 0) + 1;
    this.#counts.set(row, number);
    return number;
  }
}
