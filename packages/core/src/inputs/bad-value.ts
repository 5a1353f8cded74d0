/** The fault of a text that simply does not match. */
export const OTHER_FORM = "has another form";

/** Why a text is no value of its form. */
export class BadValue {
  /** What was seen, as an end to "<variable> …". */
  readonly fault: string;
  /** The way out, where the accepted form does not say it. */
  readonly hint: string | undefined;

  constructor(fault: string, hint?: string) {
    this.fault = fault;
    this.hint = hint;
  }
}

/** The first item that stands twice, compared without case. */
export function repeated(items: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return items.find((item) => seen.size === seen.add(item.toLowerCase()).size);
}
