/** {@link printable} for what must stay on its line, such as a name: every character of it is seen. */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, escape);
}

/** Remote words in which nothing works unseen; they keep their lines and tabs. Line ends of terminals are line ends. */
export function printable(text: string): string {
  return text.replace(/\r+(?=\n|$)/g, "").replace(/[^\t\n]+/g, oneLine);
}

/** The same characters as in reports. The help prints, too, and must not load the core for it: a test compares both. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu;

function escape(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x100 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
}
