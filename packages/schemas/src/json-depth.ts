/** No document of ours is nested half as deep; readers of JSON that call themselves can bear it. */
const DEEPEST = 64;

/**
 * Where a JSON text opens one array or object too many inside each other: the offset in UTF-16 units, `undefined` where
 * it nowhere does. The text need not be valid JSON.
 *
 * @public
 */
export function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  let inText = false;
  // Mark by mark: one pattern for a whole text would run out of stack in one of many megabytes.
  for (const { 0: found, index } of text.matchAll(/\\.|["\n[{\]}]/g)) {
    if (inText) {
      inText = found !== '"' && found !== "\n";
      continue;
    }
    const mark = found.slice(-1);
    if (mark === '"') inText = true;
    else if (mark === "[" || mark === "{") depth++;
    else if (mark === "]" || mark === "}") depth--;
    if (depth > DEEPEST) return index;
  }
  return undefined;
}

/** What {@link tooDeepAt} has found, as an end to "<text> …". @public */
export const TOO_DEEP = `has more than ${DEEPEST} arrays or objects inside each other`;
