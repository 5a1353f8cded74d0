/** The clock, timers and randomness, which the pure part takes as an argument. @public */
export interface Runtime {
  /** Milliseconds that only grow. */
  now(): number;
  /** Calls back once after `ms`; the returned function cancels. */
  after(ms: number, callback: () => void): () => void;
  /** 32 hex digits that nobody can guess. */
  nonce(): string;
}
