import { GateError } from "@narwhal/core";

/** The error for a file of the operator's that cannot be read; `field` is the option that names it. */
export function unreadable(path: string, cause: unknown, field?: string): GateError {
  return new GateError("FILE_UNREADABLE", {
    message: `cannot read ${path}: ${systemWords(cause)}`,
    field,
    subject: path,
    cause,
  });
}

/** The system's words without the call that met it: `no such file or directory (ENOENT)`. */
function systemWords(cause: unknown): string {
  const words = cause instanceof Error ? cause.message : String(cause);
  const [, code, meaning] = /^(E[A-Z0-9]+): ([^,]+), \w+/.exec(words) ?? [];
  return code === undefined ? words : `${meaning} (${code})`;
}
