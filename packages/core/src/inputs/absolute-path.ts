import { ENV_KINDS } from "@narwhal/schemas";
import { BadValue, OTHER_FORM } from "./bad-value.js";

const PATTERN = new RegExp(ENV_KINDS["absolute-path"].pattern, "u");

/** Reads the path of a directory on a host; a slash at its end is taken off. */
export function parseAbsolutePath(text: string): string | BadValue {
  if (PATTERN.test(text)) return text.replace(/\/$/, "");
  return new BadValue(faultOf(text));
}

function faultOf(text: string): string {
  if (!text.startsWith("/")) return OTHER_FORM;
  if (text === "/") return "is the root of the whole file system";
  if (text.includes("//")) return "has an empty part between two slashes";
  if (/\/\.{1,2}(?:\/|$)/.test(text)) return "has . or .. as a part";
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) return "has a control character in it";
  return "has a character in it that turns the direction of writing";
}
