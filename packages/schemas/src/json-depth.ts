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
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[{]|[\]}]/g)) {
    if (token === "[" || token === "{") depth++;
    else if (token === "]" || token === "}") depth--;
    if (depth > DEEPEST) return index;
  }
  return undefined;
}

/** What {@link tooDeepAt} has found, as an end to "<text> …". @public */
export const TOO_DEEP = `has more than ${DEEPEST} arrays or objects inside each other`;
