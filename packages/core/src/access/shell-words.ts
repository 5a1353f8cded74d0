/**
 * The words that a POSIX shell makes of a command line of plain words, quotes and backslashes.
 *
 * @throws RangeError for anything that a shell would have to run, expand or redirect.
 */
export function shellWords(line: string): string[] {
  const words: string[] = [];
  let rest = line.trim();
  while (rest !== "") {
    const [whole, word] = takeWord(rest);
    words.push(word);
    rest = rest.slice(whole.length).trimStart();
  }
  return words;
}

const PIECE = /^(?:'([^']*)'|"((?:[^"\\$`]|\\[\s\S])*)"|\\([\s\S])|([^\s'"\\|&;<>()$`*?[#~]+))/;

function takeWord(text: string): [whole: string, word: string] {
  let whole = "";
  let word = "";
  while (whole.length < text.length && !/^\s/.test(text.slice(whole.length))) {
    const match = PIECE.exec(text.slice(whole.length));
    if (match === null) throw new RangeError(`a shell would have to treat: ${text.slice(whole.length)}`);
    const [piece, single, double, escaped, plain] = match;
    whole += piece;
    word += single ?? double?.replace(/\\([\\"$`])/g, "$1") ?? escaped ?? plain ?? "";
  }
  return [whole, word];
}
