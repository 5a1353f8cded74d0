import { type SshSettings, toSettings } from "../access/ssh-settings.js";
import type { Destination } from "../inputs/destination.js";
import { clientAlone, isSshKeyword } from "./ssh-config-keywords.js";

/** Keywords that may stand several times. */
const ACCUMULATING = new Set(["identityfile", "certificatefile"]);
/** A shell command: quotes and all that follows belong to it. */
const VERBATIM = new Set(["proxycommand"]);
/** Keywords that take one word. */
const SINGLE = new Set(
  "addressfamily certificatefile hostkeyalias hostname identitiesonly identityagent identityfile port user".split(
    " ",
  ),
);
/** Of these two the first that stands decides the way. */
const WAYS = ["proxycommand", "proxyjump"];

/**
 * Reads a subset of an OpenSSH client configuration, for machines without `ssh`: `Host` blocks with wildcards and
 * negation, `keyword value` and `keyword=value`, quotes, comments, `%h` and `%%` in `HostName`. The first value of
 * a keyword wins. `Match`, `Include` and canonical host names decide too much to be left out: a file that has them
 * where they apply is refused, and so is one with a keyword that OpenSSH does not know and `IgnoreUnknown` does not name.
 *
 * @throws RangeError naming the line.
 */
export function readConfigFile(
  text: string,
  destination: Destination,
  defaults: { user: string },
): SshSettings {
  const values = new Map<string, string[]>();
  let applies = true;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [keyword, words] = readLine(line, index + 1);
    if (keyword === undefined) continue;
    refuse(keyword, words, { line: index + 1, applies, ignored: values.get("ignoreunknown")?.[0] ?? "" });
    if (keyword === "host") applies = matchesHost(words, destination.host);
    else if (applies && ACCUMULATING.has(keyword))
      values.set(keyword, [...(values.get(keyword) ?? []), words.join(" ")]);
    else if (applies && !isDecided(keyword, values)) values.set(keyword, [words.join(" ")]);
  }
  if (destination.user !== undefined) values.set("user", [destination.user]);
  if (destination.port !== undefined) values.set("port", [String(destination.port)]);
  const name = values.get("hostname")?.[0] ?? "%h";
  values.set("hostname", [
    name.replace(/%([h%])/g, (_all, token) => (token === "h" ? destination.host : "%")),
  ]);
  if (!values.has("user")) values.set("user", [defaults.user]);
  if (!values.has("port")) values.set("port", ["22"]);
  if (!values.has("identityfile"))
    values.set("identityfile", ["~/.ssh/id_rsa", "~/.ssh/id_ecdsa", "~/.ssh/id_ed25519"]);
  return toSettings(values);
}

function isDecided(keyword: string, values: ReadonlyMap<string, unknown>): boolean {
  return (WAYS.includes(keyword) ? WAYS : [keyword]).some((each) => values.has(each));
}

function refuse(
  keyword: string,
  words: readonly string[],
  at: { readonly line: number; readonly applies: boolean; readonly ignored: string },
): void {
  const { line, applies, ignored } = at;
  const always = keyword === "match" || keyword === "include";
  const alone = applies || always ? clientAlone(keyword, words.join(" ")) : undefined;
  if (alone !== undefined) throw new RangeError(`line ${line}: ${alone}`);
  if (SINGLE.has(keyword) && words.length !== 1)
    throw new RangeError(`line ${line}: ${keyword} takes one word, which quotes keep together`);
  if (isSshKeyword(keyword) || matchesHost(ignored.toLowerCase().split(","), keyword)) return;
  throw new RangeError(`line ${line}: ${keyword} is no option of the OpenSSH client`);
}

function readLine(line: string, number: number): [keyword: string | undefined, words: string[]] {
  const [, keyword, rest] = /^\s*([A-Za-z0-9]+)(?:\s*=\s*|\s+)(.*?)\s*$/.exec(line) ?? [];
  if (keyword === undefined || rest === undefined) {
    if (/^\s*(#|$)/.test(line)) return [undefined, []];
    throw new RangeError(`line ${number}: no keyword and value can be read`);
  }
  if (VERBATIM.has(keyword.toLowerCase())) return [keyword.toLowerCase(), [rest]];
  const words = rest.match(/"[^"]*"|[^\s"]+/g) ?? [];
  if ((rest.match(/"/g)?.length ?? 0) % 2 !== 0)
    throw new RangeError(`line ${number}: a quote is not closed`);
  const comment = words.findIndex((word) => word.startsWith("#"));
  const kept = comment < 0 ? words : words.slice(0, comment);
  return [keyword.toLowerCase(), kept.map((word) => word.replace(/^"(.*)"$/, "$1"))];
}

function matchesHost(patterns: readonly string[], host: string): boolean {
  const matching = patterns.filter((pattern) => toExpression(pattern.replace(/^!/, "")).test(host));
  return matching.length > 0 && matching.every((pattern) => !pattern.startsWith("!"));
}

function toExpression(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${source}$`);
}
