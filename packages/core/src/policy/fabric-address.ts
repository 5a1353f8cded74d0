import { GateError } from "../errors/gate-error.js";
import { canonicalIp, sameIp } from "../inputs/ip-address.js";
import { candidatesOf, type InterfaceReading } from "../observation/interface.js";

/** What the operator says of an engine's address. @public */
export interface AddressChoice {
  /** The address that was declared. */
  readonly ip?: string | undefined;
  /** The variable that declares it, such as `NARWHAL_NODE_1_IP`. */
  readonly field: string;
}

/**
 * The address of an interface that the fabric uses: the declared one, else the only usable one. Several are for the
 * operator to choose from, whatever their kind: which network the hosts share shows on no host.
 *
 * Throws `FABRIC_ADDRESS_UNKNOWN`, `FABRIC_ADDRESS_MISSING` and `FABRIC_ADDRESS_AMBIGUOUS`, with the `candidates` in
 * the error's `details`.
 *
 * @public
 */
export function fabricAddress(
  reading: Pick<InterfaceReading, "name" | "addresses">,
  { ip, field }: AddressChoice,
): string {
  const { name, addresses } = reading;
  const candidates = candidatesOf(reading);
  const listed = candidates.join(", ");
  if (ip !== undefined) {
    const chosen = candidates.find((candidate) => sameIp(candidate, ip));
    if (chosen !== undefined) return canonicalIp(chosen) ?? chosen;
    const excluded = addresses.find((each) => sameIp(each.address, ip))?.excluded;
    throw new GateError("FABRIC_ADDRESS_UNKNOWN", {
      field,
      subject: name,
      message:
        excluded === undefined
          ? `${ip} is not on ${name}, whose usable addresses are ${listed || "none"}`
          : `${ip} on ${name} cannot serve (${excluded}); its usable addresses are ${listed || "none"}`,
      details: { candidates },
    });
  }
  const [only, another] = candidates;
  if (only === undefined) {
    throw new GateError("FABRIC_ADDRESS_MISSING", {
      subject: name,
      message: `${name} has no usable global address`,
    });
  }
  if (another !== undefined) {
    throw new GateError("FABRIC_ADDRESS_AMBIGUOUS", {
      field,
      subject: name,
      message: `${name} has several usable addresses: ${listed}`,
      hint: `set ${field} to one of ${listed}`,
      details: { candidates },
    });
  }
  return canonicalIp(only) ?? only;
}
