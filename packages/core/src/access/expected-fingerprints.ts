import { GateError } from "../errors/gate-error.js";
import { knownHostsName } from "./known-hosts.js";

/** Fingerprints that the operator verified elsewhere, by store name (`host` or `[host]:port`). @public */
export interface ExpectedFingerprints {
  readonly file: string;
  readonly byName: ReadonlyMap<string, readonly { readonly fingerprint: string; readonly line: number }[]>;
}

/**
 * Reads the file of `--expect-fingerprints`: on each line a host (`host`, `host:port`, `[IPv6]:port`) and one or
 * more fingerprints in the form `SHA256:<43 base64 characters>`; a host may stand on several lines, `#` starts a
 * comment.
 *
 * @throws GateError `EXPECTED_FINGERPRINTS_INVALID` naming the line.
 * @public
 */
export function parseExpectedFingerprints(text: string, file: string): ExpectedFingerprints {
  const byName = new Map<string, { fingerprint: string; line: number }[]>();
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const words = raw
      .replace(/(^|\s)#.*$/, "")
      .split(/\s+/)
      .filter((word) => word !== "");
    const [place, ...fingerprints] = words;
    if (place === undefined) continue;
    const name = readPlace(place);
    const bad = fingerprints.find((word) => !/^SHA256:[A-Za-z0-9+/]{43}$/.test(word));
    if (name === undefined || fingerprints.length === 0 || bad !== undefined) {
      throw new GateError("EXPECTED_FINGERPRINTS_INVALID", {
        message: `${file} line ${index + 1} is not a host followed by SHA256 fingerprints: ${(bad ?? place).slice(0, 80)}`,
        field: "--expect-fingerprints",
        subject: file,
      });
    }
    const listed = byName.get(name) ?? [];
    listed.push(...fingerprints.map((fingerprint) => ({ fingerprint, line: index + 1 })));
    byName.set(name, listed);
  }
  return { file, byName };
}

/** The store name of `host`, `host:port`, `[host]:port` or a bare IPv6 address. */
function readPlace(place: string): string | undefined {
  const bracketed = /^\[([^\]]+)\](?::(\d+))?$/.exec(place);
  const plain = /^([^:@/[\]]+)(?::(\d+))?$/.exec(place);
  const bare = /^[0-9a-fA-F:.]*:[0-9a-fA-F:.]*:[0-9a-fA-F:.]*$/.test(place) ? place : undefined;
  const [, host, digits] = bracketed ?? plain ?? [undefined, bare, undefined];
  const port = Number(digits ?? 22);
  return host === undefined || port < 1 || port > 65535 ? undefined : knownHostsName(host, port);
}
