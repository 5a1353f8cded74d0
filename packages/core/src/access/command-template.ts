import { GateError } from "../errors/gate-error.js";
import { shellQuote } from "./shell-quote.js";
import { shellWords } from "./shell-words.js";

/** The words of a tool that carries commands to hosts, with places for the host and the command. */
export interface CommandTemplate {
  readonly words: readonly [string, ...string[]];
  /** `argv`: the command's words stand for one word of the template; `shell`: they are one word, quoted for a shell. */
  readonly form: "argv" | "shell";
}

/**
 * Reads a template such as `kubectl exec -i {host} -- {argv}` or `tsh ssh {host} {shell}`, in the quotes of a
 * POSIX shell. `{host}` may stand inside of a word; `{argv}` is a word of its own.
 *
 * @throws GateError `TRANSPORT_COMMAND_INVALID`.
 */
export function parseCommandTemplate(text: string): CommandTemplate {
  const [program, ...rest] = readWords(text);
  if (program === undefined) throw invalid(text, "it is empty");
  const words = [program, ...rest] as const;
  if (/\{(host|argv|shell)\}/.test(program)) throw invalid(text, "its first word is not a program");
  if (!rest.some((word) => word.includes("{host}"))) throw invalid(text, "{host} is missing");
  const unknown = rest.join(" ").match(/\{(?!host\}|argv\}|shell\})[a-z]+\}/)?.[0];
  if (unknown !== undefined) throw invalid(text, `${unknown} stands for nothing`);
  const forms = (["argv", "shell"] as const).filter((form) =>
    rest.some((word) => word.includes(`{${form}}`)),
  );
  const places = rest.join(" ").match(/\{(argv|shell)\}/g)?.length ?? 0;
  const [form] = forms;
  if (form === undefined || places !== 1) throw invalid(text, "it needs {argv} or {shell}, once");
  if (form === "argv" && !rest.includes("{argv}")) throw invalid(text, "{argv} must be a word of its own");
  return { words, form };
}

/**
 * The words that run a command on a host. The destination is put in as it is: one that could become an option, or
 * a word of its own in a shell, is refused.
 *
 * @throws GateError `SSH_DESTINATION_INVALID`.
 */
export function fillCommandTemplate(
  { words, form }: CommandTemplate,
  destination: string,
  argv: readonly string[],
): readonly [string, ...string[]] {
  if (!/^[\p{L}\p{N}_./:@%+=,[\]-]+$/u.test(destination) || destination.startsWith("-")) {
    throw new GateError("SSH_DESTINATION_INVALID", {
      message: `the destination ${JSON.stringify(destination.slice(0, 200))} cannot be given to the command: it starts with - or has characters that shells treat`,
    });
  }
  const [program, ...rest] = words;
  const shell = form === "shell" ? shellQuote(argv) : "";
  const fill = (word: string): string =>
    word.replace(/\{(host|shell)\}/g, (_all, name) => (name === "host" ? destination : shell));
  return [program, ...rest.flatMap((word) => (word === "{argv}" ? argv : [fill(word)]))];
}

function readWords(text: string): string[] {
  try {
    return shellWords(text);
  } catch (error) {
    if (error instanceof RangeError) throw invalid(text, error.message, error);
    throw error;
  }
}

function invalid(text: string, why: string, cause?: unknown): GateError {
  return new GateError("TRANSPORT_COMMAND_INVALID", {
    message: `the command ${JSON.stringify(text.slice(0, 200))} cannot carry programs to hosts: ${why}`,
    field: "--transport-command",
    cause,
  });
}
