/** {@link printable} for what must stay on its line, such as a name: every character of it is seen. */
export function oneLine(text: string): string {
  return escaped(text).replace(/[\t\n]/g, (character) => (character === "\t" ? "\\x09" : "\\x0a"));
}

/**
 * Remote words must not drive the terminal, nor turn the order in which it shows others. Line ends of terminals are
 * line ends.
 */
export function printable(text: string): string {
  return escaped(text.replace(/\r+(?=\n|$)/g, ""));
}

function escaped(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, (character) => {
    const hex = character.charCodeAt(0).toString(16);
    return hex.length > 2 ? `\\u${hex}` : `\\x${hex.padStart(2, "0")}`;
  });
}
