import { showHop } from "../../access/ssh-destination.js";
import { GateError } from "../../errors/gate-error.js";
import type { SshHop } from "../ssh-config.js";

/** The error of a jump host says so; host and field are those of whoever wanted to pass. */
export function atJump(error: GateError, hop: SshHop): GateError {
  if (error.details?.["jump"] !== undefined) return error;
  const jump = showHop({ user: hop.user, host: hop.hostname, port: hop.port });
  const { code, hint, subject, details, cause } = error;
  const message = `jump host ${jump}: ${error.message}`;
  return new GateError(code, { message, hint, subject, details: { ...details, jump }, cause });
}
