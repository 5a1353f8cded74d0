import { escapedViews, type TextView } from "./escaped-views.js";
import { secretForms } from "./secret-forms.js";

/** A shorter secret is only found where it stands as a word: it would tear up every text otherwise. */
const SHORTEST_ANYWHERE = 4;
/** From this length on, upper and lower case count as the same: no text has such a value by chance. */
const SHORTEST_IN_ANY_CASE = 8;

/** A part of a text, by UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A way in which a secret may stand in a text. */
interface Form {
  readonly text: string;
  readonly anyCase: boolean;
  readonly wordOnly: boolean;
}

/** Finds the values in texts, in every form that they may have there; spans in order, none over another. */
export function secretFinder(values: readonly string[]): (text: string) => readonly Span[] {
  const forms = [...new Set(values)].filter((value) => value !== "").flatMap(formsOf);
  return (text) => {
    if (forms.length === 0) return [];
    const found: Span[] = [];
    for (const view of escapedViews(text)) {
      const folded = fold(view.text);
      for (const form of forms) collect(view, form.anyCase ? folded : view.text, form, found);
    }
    return merged(found);
  };
}

function formsOf(value: string): readonly Form[] {
  const anyCase = value.length >= SHORTEST_IN_ANY_CASE;
  const wordOnly = value.length < SHORTEST_ANYWHERE;
  const texts = secretForms(value).map((form) => (anyCase ? fold(form) : form));
  return [...new Set(texts)].map((text) => ({ text, anyCase, wordOnly }));
}

function collect(view: TextView, text: string, form: Form, found: Span[]): void {
  for (let at = text.indexOf(form.text); at >= 0; at = text.indexOf(form.text, at + 1)) {
    const end = at + form.text.length;
    if (form.wordOnly && !standsAlone(view.text, at, end)) continue;
    found.push({ start: view.origin(at), end: view.origin(end) });
  }
}

function standsAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 2), start);
  return !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(text.slice(end, end + 2));
}

function merged(spans: readonly Span[]): readonly Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last === undefined || span.start >= last.end) result.push(span);
    else if (span.end > last.end) result[result.length - 1] = { start: last.start, end: span.end };
  }
  return result;
}

/** Lower case, unit for unit: what would become longer stays, and the two small sigmas are one. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  const whole =
    lower.length === text.length ? lower : text.replace(/[^\u0130]+/g, (part) => part.toLowerCase());
  return whole.replaceAll("ς", "σ");
}
