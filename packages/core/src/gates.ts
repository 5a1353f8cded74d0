/**
 * The gates of discovery, in the order in which a run passes them. Each is a folder beside this file; a
 * gate imports earlier gates only.
 *
 * @public
 */
export const GATES = ["inputs", "access", "observation", "policy", "checkpoint", "emit"] as const;

/** @public */
export type Gate = (typeof GATES)[number];
