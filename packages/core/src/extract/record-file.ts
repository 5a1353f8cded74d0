/** One text file of a record. @public */
export interface RecordFile {
  /** Relative to the record, with `/`. */
  readonly path: string;
  readonly text: string;
}
