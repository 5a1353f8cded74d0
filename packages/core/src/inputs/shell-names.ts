/** Words that begin or shape a shell program. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set(
  "if then else elif fi for in while until do done case esac function select time coproc ! { } [[".split(" "),
);

/** Variables that a shell sets for itself, whatever its environment or the file says. */
const MANAGED =
  /^(_|IFS|PPID|OPT(IND|ARG|ERR)|LINENO|PS[0-4]|PROMPT_COMMAND|OLDPWD|SHLVL|E?UID|GROUPS|S?RANDOM|SECONDS|EPOCH(SECONDS|REALTIME)|BASH.*|SHELLOPTS|DIRSTACK|FUNCNAME|HISTCMD|HOSTTYPE|MACHTYPE|OSTYPE|PIPESTATUS|COMP_.*)$/;

/** True for variables whose value depends on the shell that reads the file. */
export function isManagedByShell(name: string): boolean {
  return MANAGED.test(name);
}
