import type { Span, StandInKind, StandIns } from "./stand-ins.js";
import { QUOTE, WORD_END, WORD_START } from "./words.js";

/** A kind of identifier that its own form, or the name before it, gives away. */
interface Identifier {
  readonly kind: StandInKind;
  /** The group `value` is what is replaced. */
  readonly pattern: RegExp;
  /** True where upper and lower case are different values. */
  readonly exact?: true;
  /** The stand-in with this number, in the form of the original. */
  readonly make: (number: number, original: string) => string;
}

const bounded = (pattern: string): RegExp => new RegExp(`${WORD_START}${pattern}${WORD_END}`, "dgu");
const named = (name: string, value: string): RegExp =>
  new RegExp(
    String.raw`${WORD_START}${name}(?:${QUOTE})?[ \t]*(?:[:=][ \t]*)?(?:${QUOTE})?(?<value>${value})${WORD_END}`,
    "dgiu",
  );
const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, "0");

const UNIQUE_BASE = 0x10_0000_0000_0000n;
const uniqueId = (number: number): string => (UNIQUE_BASE + BigInt(number)).toString(16).padStart(16, "0");

const IDENTIFIERS: readonly Identifier[] = [
  {
    kind: "uuid",
    pattern: bounded("(?<value>[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})"),
    make: (number) => `00000000-0000-4000-8000-${hex(number, 12)}`,
  },
  {
    kind: "unique-id",
    pattern: bounded("GPU-(?<value>[0-9a-fA-F]{16})"),
    make: uniqueId,
  },
  {
    kind: "hardware-address",
    pattern: bounded(
      String.raw`(?<value>[0-9a-fA-F]{2}([:-])[0-9a-fA-F]{2}(?:\2[0-9a-fA-F]{2}){4,18})(?![:-]\p{N})`,
    ),
    make: (number, original) => {
      const pairs = `02${hex(number, ((original.length + 1) / 3) * 2 - 2)}`.match(/../g) ?? [];
      return pairs.join(original.charAt(2));
    },
  },
  {
    kind: "guid",
    pattern: bounded(String.raw`(?<![:.])(?<value>[0-9a-fA-F]{4}(?::[0-9a-fA-F]{4}){3})(?![:.][0-9a-fA-F])`),
    make: (number) => `0200:0000:${hex(number, 8).replace(/(?=.{4}$)/, ":")}`,
  },
  {
    kind: "guid",
    pattern: named(String.raw`\w*guid`, "(?:0x)?[0-9a-f]{16}"),
    make: (number, original) => `${original.startsWith("0x") ? "0x" : ""}02${hex(number, 14)}`,
  },
  {
    kind: "fingerprint",
    pattern: /SHA256:(?<value>[A-Za-z0-9+/]{43})(?![A-Za-z0-9+/])/dgu,
    exact: true,
    make: (number) => `StandIn${String(number).padStart(36, "0")}`,
  },
  {
    // The wire form of an SSH public key: it starts with the length of its type's name.
    kind: "key",
    pattern: /(?<![A-Za-z0-9+/])(?<value>AAAA[B-I][A-Za-z0-9+/]{40,}={0,2})/dgu,
    exact: true,
    make: (number) => `key-${number}`,
  },
  {
    // A hashed name of a host-key store.
    kind: "key",
    pattern: /(?<value>\|1\|[A-Za-z0-9+/]{27}=\|[A-Za-z0-9+/]{27}=)/dgu,
    exact: true,
    make: (number) => `hashed-name-${number}`,
  },
  {
    kind: "machine-id",
    pattern: named("machine[-_ ]?id", "[0-9a-f]{32}"),
    make: (number) => hex(number, 32),
  },
  {
    kind: "serial",
    pattern: named(
      String.raw`(?:\w*[ _])?serial(?:[ _]?(?:number|no))?`,
      String.raw`(?=[\w.-]*\d)[A-Za-z0-9][\w.-]{3,}`,
    ),
    exact: true,
    make: (number) => `serial-${number}`,
  },
];

/** AMD's unique id as the kernel's topology shows it: the same number as rocminfo's, in decimal. */
const DECIMAL_UNIQUE_ID = new RegExp(String.raw`unique_id\s+(?<value>[1-9]\d{5,19})${WORD_END}`, "dgu");

const inDecimal = (standIn: string): string => BigInt(`0x${standIn}`).toString();

/** An identifier, and what its stand-in would be. */
export interface Identified extends Span {
  readonly make: (number: number) => string;
}

/** Every identifier of a text that its form, or the name before it, gives away. */
export function* identifiers(text: string): Generator<Identified> {
  for (const { kind, pattern, exact, make } of IDENTIFIERS) {
    for (const { start, end, literal } of valuesOf(pattern, text)) {
      if (/^[0:.-]*$|^[fF:-]*$/.test(literal)) continue;
      const value = exact === true ? literal : literal.toLowerCase();
      yield { start, end, kind, value, make: (number) => make(number, literal) };
    }
  }
  for (const { start, end, literal } of valuesOf(DECIMAL_UNIQUE_ID, text)) {
    const value = BigInt(literal).toString(16).padStart(16, "0");
    yield { start, end, kind: "unique-id", value, make: uniqueId, render: inDecimal };
  }
}

/** Gives the identifier its stand-in, where it has none. */
export function assignIdentifier({ kind, value, make }: Identified, standIns: StandIns): void {
  if (standIns.find(kind, value) === undefined) standIns.set(kind, value, make(standIns.next(kind)));
}

function* valuesOf(
  pattern: RegExp,
  text: string,
): Generator<{ start: number; end: number; literal: string }> {
  for (const match of text.matchAll(pattern)) {
    const place = match.indices?.groups?.["value"];
    if (place !== undefined)
      yield { start: place[0], end: place[1], literal: text.slice(place[0], place[1]) };
  }
}
