/** Control, format and private characters, separators of lines, lone surrogates, and what Unicode has not assigned. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu;

/**
 * A text in which nothing works unseen: characters that drive terminals, turn the direction of writing, hide or break
 * lines are written as escapes, such as `\x1b` and `\u{202e}`.
 */
export function visible(text: string): string {
  return text.replace(UNSEEN, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x100 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
  });
}
