import { GateError } from "../errors/gate-error.js";
import type { InterfaceAddress, InterfaceFacts } from "./observation.js";

/** An interface as `ip` shows it. @public */
export interface InterfaceReading {
  readonly name: string;
  readonly altnames: readonly string[];
  /** Such as `UP`, `LOOPBACK`, `NO-CARRIER`. Empty where the tool shows none. */
  readonly flags: ReadonlySet<string>;
  readonly mtu?: number;
  readonly operstate?: string;
  /** The bridge or bond that this interface is a port of. */
  readonly master?: string;
  readonly addresses: readonly InterfaceAddress[];
}

/**
 * Why an interface cannot carry the fabric: it is the loopback, it is down, it has no carrier, or it has no usable
 * address. Empty where it can. A point-to-point interface shows no carrier of its own.
 *
 * @public
 */
export function interfaceFaults(reading: InterfaceReading): readonly GateError[] {
  const { name, flags, operstate, master } = reading;
  if (flags.has("LOOPBACK"))
    return [
      new GateError("INTERFACE_LOOPBACK", { subject: name, message: `${name} is the loopback interface` }),
    ];
  const faults: GateError[] = [];
  if (candidatesOf(reading).length === 0) faults.push(withoutAddress(reading));
  if (flags.size > 0 && !flags.has("UP"))
    faults.push(new GateError("INTERFACE_DOWN", { subject: name, message: `${name} is down` }));
  else if (!flags.has("POINTOPOINT") && hasNoCarrier(flags, operstate))
    faults.push(
      new GateError("INTERFACE_NO_CARRIER", {
        subject: name,
        message: `${name} is up without carrier${operstate === undefined ? "" : ` (state ${operstate})`}`,
        ...(master === undefined ? {} : { hint: masterHint(name, master) }),
      }),
    );
  return faults;
}

/** The addresses that the fabric may use, in the tool's order. @public */
export function candidatesOf(reading: Pick<InterfaceReading, "addresses">): readonly string[] {
  return reading.addresses.filter((each) => each.excluded === undefined).map((each) => each.address);
}

/** The fact that the record keeps of a reading. */
export function interfaceFacts(reading: InterfaceReading): InterfaceFacts {
  const { name, altnames, mtu, addresses } = reading;
  return {
    name,
    altnames,
    ...(mtu === undefined ? {} : { mtu }),
    addresses,
    candidates: candidatesOf(reading),
  };
}

function hasNoCarrier(flags: ReadonlySet<string>, operstate: string | undefined): boolean {
  return flags.has("NO-CARRIER") || operstate === "LOWERLAYERDOWN" || operstate === "DOWN";
}

function withoutAddress({ name, addresses, master }: InterfaceReading): GateError {
  const left = addresses.map((each) => `${each.address} (${each.excluded})`).join(", ");
  return new GateError("INTERFACE_WITHOUT_ADDRESS", {
    subject: name,
    message: `${name} has no usable global address${left === "" ? "" : `; it has ${left}`}`,
    ...(master === undefined ? {} : { hint: masterHint(name, master) }),
  });
}

function masterHint(name: string, master: string): string {
  return `${name} is a port of ${master}, which holds the address: name ${master}`;
}
