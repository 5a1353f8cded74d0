import type { EnvFileCode } from "./env-file-notes.js";

/** A part of a word, before expansion. */
export type Piece =
  | { readonly kind: "text"; readonly text: string; readonly quoted: boolean; readonly offset: number }
  | { readonly kind: "home"; readonly offset: number; readonly slashFollows: boolean }
  | ParameterPiece;

/** `$NAME` or `${NAME}` with its operator: `-`, `+` or `?`, after a colon where empty counts as unset. */
export interface ParameterPiece {
  readonly kind: "parameter";
  readonly name: string;
  readonly operator: "" | "-" | "+" | "?";
  readonly emptyIsUnset: boolean;
  readonly word: readonly Piece[];
  readonly quoted: boolean;
  readonly offset: number;
}

/** Receives what a word may not hold. */
export interface WordFaults {
  refuse(offset: number, code: EnvFileCode, message: string, hint?: string): void;
  /** Like `refuse`, where nothing after it can be read. */
  stop(offset: number, code: EnvFileCode, message: string, hint?: string): void;
}
