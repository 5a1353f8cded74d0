import { ENV_KINDS } from "@narwhal/schemas";
import { BadValue, OTHER_FORM } from "./bad-value.js";

const PATTERN = new RegExp(ENV_KINDS.interface.pattern, "u");
/** The kernel's IFNAMSIZ, without the zero at the end. */
const MOST_BYTES = 15;

/** Reads the name of a network interface that other hosts can be reached over. */
export function parseInterface(text: string): string | BadValue {
  if (text === "lo") return new BadValue("is the loopback interface", "name the interface of the fabric");
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > MOST_BYTES) {
    return new BadValue(`has ${bytes} bytes, more than the ${MOST_BYTES} of an interface name`);
  }
  return PATTERN.test(text) ? text : new BadValue(OTHER_FORM);
}
