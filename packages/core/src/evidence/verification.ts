import type { PathMark } from "../checkpoint/compare-two.js";
import type { Json } from "../canonical.js";
import type { Finding } from "../errors/gate-error.js";
import type { Category } from "./compare-facts.js";

/** Values of a file that rest on a piece of evidence. @public */
export interface Dependents {
  readonly file: string;
  /** Keys and positions with dots between, or variables. */
  readonly values: readonly string[];
}

/** One piece of evidence that is another now, before it is known what rests on it. @public */
export interface FoundChange {
  /** Absent: it concerns the fleet as a whole. */
  readonly role?: string;
  /** Host id, where the role has one. */
  readonly host?: string;
  readonly category: Category;
  /** Within the facts of role and category; for an edited file, within the file. */
  readonly path: string;
  /** Absent where it was not there before. */
  readonly before?: Json;
  /** Absent where it is not there any more. */
  readonly after?: Json;
  /** The variables, the file or the observation that told it. */
  readonly because: string;
  /** The generated file that was edited, where one was. */
  readonly file?: string;
  /** The files of a checkpoint that differ. */
  readonly files?: readonly { readonly path: string; readonly mark: PathMark }[];
}

/** A change before it is known what told it. */
export type UntoldChange = Omit<FoundChange, "because">;

/** One piece of evidence that is another now, with what rests on it. @public */
export interface EvidenceChange extends FoundChange {
  readonly invalidates: readonly Dependents[];
}

/** What could not be compared. @public */
export interface NotEstablished {
  readonly roles: readonly string[];
  readonly host?: string;
  readonly categories: readonly Category[];
  /** One short sentence. */
  readonly why: string;
  /** How it can be established. */
  readonly hint: string;
}

/** What was looked at. @public */
export interface Examined {
  /** Variables that are set now, secrets among them. */
  readonly inputs: number;
  /** Generated files, by path. */
  readonly files: readonly string[];
  /** Accepted host keys of the record that were looked for in the store. */
  readonly hostKeys: number;
  /** Hosts that were observed again, and what of them; absent where none was asked. */
  readonly live?: { readonly hosts: readonly string[]; readonly what: readonly string[] };
  /** Checkpoints that were hashed again; absent where none was. */
  readonly checkpoint?: {
    readonly roles: readonly string[];
    readonly files: number;
    /** Files whose hash was taken over from an earlier record because they are unchanged. */
    readonly reused: number;
  };
}

/** Whether the evidence of a discovery still holds. @public */
export interface Verification {
  /** Directory of the discovery record. */
  readonly record: string;
  /** True where nothing changed and everything that was looked at could be established. */
  readonly holds: boolean;
  readonly examined: Examined;
  readonly changes: readonly EvidenceChange[];
  readonly notEstablished: readonly NotEstablished[];
  /** What is different and invalidates nothing, one sentence each. */
  readonly notes: readonly string[];
  /** Everything above that keeps the evidence from holding, and what the looking itself met. */
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}
