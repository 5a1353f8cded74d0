/**
 * What is not part of a checkpoint, relative to its root: the page that describes it, and the download tool's own
 * records. Recorded in every manifest.
 *
 * @public
 */
export const EXCLUDED_PATHS = ["README.md", ".cache/huggingface/**"] as const;
