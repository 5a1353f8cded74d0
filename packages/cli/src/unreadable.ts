import { GateError } from "@narwhal/core";

/** The error for a file of the operator's that cannot be read; `field` is the option that names it. */
export function unreadable(path: string, cause: unknown, field?: string): GateError {
  const words = cause instanceof Error ? cause.message : String(cause);
  return new GateError("FILE_UNREADABLE", {
    message: `cannot read ${path}: ${words}`,
    field,
    subject: path,
    cause,
  });
}
