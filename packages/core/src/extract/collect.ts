import { ipAddresses, networks } from "./addresses.js";
import { assignPath, homePaths } from "./home-paths.js";
import { assignIdentifier, type Identified, identifiers } from "./identifiers.js";
import { assignImage, imageNames } from "./images.js";
import { ipv4StandIns, ipv6StandIns } from "./ip-stand-ins.js";
import { assignNames } from "./name-stand-ins.js";
import { type FoundName, interfaceNames, namesIn, namesUnder, qualifiedNames } from "./names.js";
import type { RecordFile } from "./record-file.js";
import { withoutOverlaps } from "./replace.js";
import { type Span, StandIns } from "./stand-ins.js";

/**
 * Looks through all files for private values and gives each its stand-in. The same files in any order of the list
 * give the same stand-ins.
 *
 * @throws RangeError where a record holds more addresses than there are stand-ins.
 */
export function collectStandIns(files: readonly RecordFile[]): StandIns {
  const standIns = new StandIns();
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  const names: FoundName[] = [];
  for (const file of sorted) {
    for (const name of namesIn(file)) names.push(name);
    for (const name of imageNames(file.text)) assignImage(name, standIns);
  }
  const registries = new Set(
    standIns.all.flatMap(({ kind, original }) => (kind === "registry" ? [original] : [])),
  );
  const addresses: Span[] = [];
  for (const { text } of sorted) {
    const found: (Span | Identified)[] = [...ipAddresses(text), ...identifiers(text), ...homePaths(text)];
    for (const span of withoutOverlaps(found)) {
      if ("make" in span) assignIdentifier(span, standIns);
      else if (span.kind === "user") names.push({ kind: "user", name: span.value });
      else if (span.kind === "path") assignPath(span.value, standIns);
      else addresses.push(span);
    }
  }
  const interfaces = new Set(sorted.flatMap(({ text }) => interfaceNames(text)));
  const own = names.filter(({ name }) => !registries.has(name) && !interfaces.has(name));
  const labels = new Set(own.flatMap(({ kind, name }) => (kind === "host" ? [name.toLowerCase()] : [])));
  for (const { text } of sorted) for (const name of qualifiedNames(labels, text)) own.push(name);
  const domains = new Set(own.flatMap(domainOf));
  const others = sorted.flatMap(({ text }) => [...namesUnder(domains, text)]);
  assignNames([...own, ...others.filter(({ name }) => !registries.has(name))], standIns);
  assignAddresses(addresses, sorted, standIns);
  return standIns;
}

/** The domain of a qualified host name, where it is one of an organisation. */
function domainOf({ kind, name }: FoundName): readonly string[] {
  const domain = kind === "host" ? name.slice(name.indexOf(".") + 1).toLowerCase() : "";
  return name.includes(".") && domain.includes(".") ? [domain] : [];
}

function assignAddresses(spans: readonly Span[], files: readonly RecordFile[], standIns: StandIns): void {
  const mapped = spans.flatMap(
    ({ value }) => /^::ffff:(?<inner>[\d.]+)$/.exec(value)?.groups?.["inner"] ?? [],
  );
  const ipv4 = spans.filter(({ kind }) => kind === "ipv4").map(({ value }) => value);
  const ipv6 = spans.filter(({ kind }) => kind === "ipv6").map(({ value }) => value);
  const named = files.flatMap(({ text }) => [...networks(text)]);
  const v4 = ipv4StandIns([...ipv4, ...mapped], named);
  for (const [address, standIn] of v4) standIns.set("ipv4", address, standIn);
  for (const [address, standIn] of ipv6StandIns(ipv6, v4)) standIns.set("ipv6", address, standIn);
}
