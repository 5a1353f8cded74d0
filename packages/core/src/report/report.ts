/**
 * A piece of text: words of this program, a value or a sentence that the record holds, or a mark that must catch the
 * eye. What the record holds is untrusted: whoever writes it out makes it harmless.
 *
 * @public
 */
export type Piece =
  | string
  | { readonly value: string }
  | { readonly sentence: string }
  | { readonly mark: string };

/** One line of text. @public */
export type Words = readonly Piece[];

/** What stands in one cell of a table, line by line. @public */
export type Cell = readonly Words[];

/** Rows under columns; the first cell of a row is its head. @public */
export interface ReportTable {
  readonly kind: "table";
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Names with what belongs to each. @public */
export interface ReportPairs {
  readonly kind: "pairs";
  readonly pairs: readonly { readonly name: string; readonly lines: Cell }[];
}

/** A paragraph. @public */
export interface ReportText {
  readonly kind: "text";
  readonly words: Words;
}

/** One thing with a title of its own, such as a failure. @public */
export interface ReportCard {
  readonly kind: "card";
  readonly tone: "error" | "warning";
  readonly title: Words;
  readonly blocks: readonly ReportBlock[];
}

/** @public */
export type ReportBlock = ReportTable | ReportPairs | ReportText | ReportCard;

/** @public */
export interface ReportSection {
  /** Unique in the report: letters and hyphens. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly ReportBlock[];
}

/** What a report says, in no format yet: HTML and Markdown are both made of it. @public */
export interface RecordReport {
  /** Name of the record's directory. */
  readonly subject: string;
  /** Version of the tool that discovered. */
  readonly version: string;
  /** Whether the run ended well. */
  readonly outcome: "established" | "stopped";
  /** How the run ended, in one line. */
  readonly verdict: Words;
  /** The most important figures. */
  readonly summary: ReportPairs;
  readonly sections: readonly ReportSection[];
  /** What to know before the report is handed on. */
  readonly closing: Words;
}
