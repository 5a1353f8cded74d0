import { ENV_KINDS } from "@narwhal/schemas";
import { BadValue, OTHER_FORM } from "./bad-value.js";

const PATTERN = new RegExp(ENV_KINDS.interface.pattern, "u");
/** The kernel's ALTIFNAMSIZ, without the zero at the end: alternative names are longer than an interface's own. */
const MOST_BYTES = 127;

/** Reads the name of a network interface, its own or an alternative one. */
export function parseInterface(text: string): string | BadValue {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > MOST_BYTES) {
    return new BadValue(`has ${bytes} bytes, more than the ${MOST_BYTES} of an interface name`);
  }
  return PATTERN.test(text) ? text : new BadValue(OTHER_FORM);
}
