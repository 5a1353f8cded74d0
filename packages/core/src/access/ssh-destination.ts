import { GateError } from "../errors/gate-error.js";
import { type Destination, type DestinationForm, parseDestination } from "../inputs/destination.js";
import { urlHost } from "../inputs/ip-address.js";

/** The destination as {@link parseDestination} reads it, or an error `SSH_DESTINATION_INVALID`. */
export function requireDestination(text: string, form: DestinationForm = "destination"): Destination {
  const read = parseDestination(text, form);
  if ("destination" in read) return read.destination;
  // What stands between a user's colon and the host may be a password.
  const shown = JSON.stringify(text.replace(/:.*@/s, ":…@").slice(0, 200));
  throw new GateError("SSH_DESTINATION_INVALID", {
    message: `the destination ${shown} cannot be used: it ${read.fault}`,
  });
}

/** Splits a `ProxyJump` value into its hops, first hop first; `none` gives no hop. */
export function parseProxyJump(value: string): readonly Destination[] {
  if (value.toLowerCase() === "none" || value === "") return [];
  return value.split(",").map((hop) => requireDestination(hop.trim(), "jump"));
}

/** A host and its user in one line. @public */
export function showHop(hop: {
  readonly user: string;
  readonly host: string;
  readonly port: number;
}): string {
  const user = hop.user === "" ? "" : `${hop.user}@`;
  return `${user}${urlHost(hop.host)}${hop.port === 0 ? "" : `:${hop.port}`}`;
}
