/**
 * The words that run a program on a host by its `sh` and tell, on standard error, when it has started and how it
 * ended: tools that carry commands to hosts give the same status for a lost connection as for some programs.
 */
export function markedArgv(argv: readonly string[], nonce: string): [string, ...string[]] {
  return ["sh", "-c", script(markOf(nonce)), "sh", ...argv];
}

/** What the marks of a nonce begin with. */
export function markOf(nonce: string): string {
  return `narwhal:${nonce}`;
}

/** The program and the mark in words that {@link markedArgv} made; `undefined` for all others. */
export function unmarkArgv(
  argv: readonly string[],
): { readonly mark: string; readonly argv: [string, ...string[]] } | undefined {
  const [shell, option, text = "", name, program, ...rest] = argv;
  const [, mark] = /^echo (narwhal:\w+):started /.exec(text) ?? [];
  const isMarked = shell === "sh" && option === "-c" && name === "sh" && mark !== undefined;
  if (!isMarked || program === undefined || text !== script(mark)) return undefined;
  return { mark, argv: [program, ...rest] };
}

function script(mark: string): string {
  return `echo ${mark}:started >&2; "$@"; s=$?; echo "${mark}:ended $s" >&2; exit $s`;
}
