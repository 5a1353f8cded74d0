/** {@link printable} for what must stay on its line. */
export function oneLine(text: string): string {
  return printable(text).replace(/[\t\n]/g, (character) => (character === "\t" ? "\\x09" : "\\x0a"));
}

/** Remote words must not drive the terminal. */
export function printable(text: string): string {
  return text.replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
}
