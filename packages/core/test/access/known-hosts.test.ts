import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  KNOWN_HOSTS_MARKER,
  knownHostsLine,
  knownHostsName,
  matchKnownHosts,
  parseKnownHosts,
} from "../../src/access/known-hosts.js";
import { lacking } from "../real/needs.js";
import { makeKey } from "../node/ssh2-setup.js";

const [ed25519, rsa, ecdsa] = [makeKey("ed25519"), makeKey("rsa"), makeKey("ecdsa")];
const E = `ssh-ed25519 ${ed25519.base64}`;
const R = `ssh-rsa ${rsa.base64}`;
const C = `ecdsa-sha2-nistp256 ${ecdsa.base64}`;

const linesFor = (text: string, host: string, port = 22): number[] =>
  matchKnownHosts(parseKnownHosts(text, "store"), knownHostsName(host, port)).map(({ line }) => line);

describe("known_hosts", () => {
  test.each<[what: string, line: string, host: string, port: number, found: boolean]>([
    ["a plain name", `gpu1 ${E}`, "gpu1", 22, true],
    ["another name", `gpu1 ${E}`, "gpu10", 22, false],
    ["a name in capitals", `GPU1 ${E}`, "gpu1", 22, true],
    ["a list with an address", `gpu1,192.0.2.7 ${E}`, "192.0.2.7", 22, true],
    ["a port", `[gpu1]:2222 ${E}`, "gpu1", 2222, true],
    ["a port, asked for at 22", `[gpu1]:2222 ${E}`, "gpu1", 22, false],
    ["port 22, asked for at another", `gpu1 ${E}`, "gpu1", 2222, false],
    ["an IPv6 address", `2001:db8::7 ${E}`, "2001:db8::7", 22, true],
    ["an IPv6 address and port", `[2001:db8::7]:2222 ${E}`, "2001:db8::7", 2222, true],
    ["a wildcard", `*.gpu.example ${E}`, "a.gpu.example", 22, true],
    ["a wildcard and a negation", `*.gpu.example,!bad.gpu.example ${E}`, "bad.gpu.example", 22, false],
    ["a negation alone", `!bad ${E}`, "good", 22, false],
    ["one unknown character", `gpu? ${E}`, "gpu7", 22, true],
    ["blanks, tabs and a comment", ` \tgpu1 \t ${E} root@gpu1 and more`, "gpu1", 22, true],
    ["a carriage return", `gpu1 ${E}\r`, "gpu1", 22, true],
    ["a name that looks like a pattern of its own", `gpu.1 ${E}`, "gpux1", 22, false],
  ])("%s", (_what, line, host, port, found) => {
    expect(linesFor(line, host, port)).toEqual(found ? [1] : []);
    expect(parseKnownHosts(line, "store").faults).toEqual([]);
  });

  test("keeps markers, every key and its line", () => {
    const text = `# comment\n\ngpu1 ${E}\n@revoked gpu1 ${R}\n@cert-authority *,!x ${C}\ngpu1 ${C}`;
    const store = parseKnownHosts(text, "store");
    expect(store.faults).toEqual([]);
    expect(matchKnownHosts(store, "gpu1").map(({ line, marker, key }) => [line, marker, key.type])).toEqual([
      [3, undefined, "ssh-ed25519"],
      [4, "revoked", "ssh-rsa"],
      [5, "cert-authority", "ecdsa-sha2-nistp256"],
      [6, undefined, "ecdsa-sha2-nistp256"],
    ]);
    expect(store.entries[0]?.key.fingerprint).toBe(ed25519.fingerprint);
  });

  test.each([
    ["a protocol 1 key", "gpu1 1024 35 1234567890", /protocol 1/],
    ["no key", "gpu1", /no key/],
    ["broken base64", "gpu1 ssh-ed25519 not*base64", /not base64/],
    ["a type that is not the key's", `gpu1 ssh-rsa ${ed25519.base64}`, /of type ssh-ed25519/],
    ["an unknown type", "gpu1 ssh-foo AAAAB3NzaC1mb28=", /not known/],
    ["a key cut short", `gpu1 ssh-ed25519 ${ed25519.base64.slice(0, 40)}`, /cut short/],
    ["an unknown marker", `@trusted gpu1 ${E}`, /@trusted/],
    ["a marker alone", "@revoked", /no key/],
  ])("reports a line with %s and goes on", (_what, line, words) => {
    const store = parseKnownHosts(`${line}\ngpu2 ${E}\n`, "store");
    expect(store.faults).toEqual([{ line: 1, message: expect.stringMatching(words) }]);
    expect(store.entries.map((entry) => entry.line)).toEqual([2]);
  });

  test("knows its own stores by the marker in the first line", () => {
    expect(parseKnownHosts(`${KNOWN_HOSTS_MARKER}\n`, "store").marked).toBe(true);
    expect(parseKnownHosts(`\n${KNOWN_HOSTS_MARKER}\n`, "store").marked).toBe(false);
  });

  test("writes lines that it reads back", () => {
    const key = parseKnownHosts(`x ${E}`, "store").entries[0]?.key;
    if (key === undefined) throw new Error("no key");
    const line = knownHostsLine(knownHostsName("2001:DB8::7", 2222), key);
    expect(line).toBe(`[2001:db8::7]:2222 ${E}`);
    expect(linesFor(line, "2001:db8::7", 2222)).toEqual([1]);
  });
});

describe.skipIf(lacking("ssh-keygen"))("known_hosts and ssh-keygen", () => {
  let directory: string;
  beforeAll(() => (directory = mkdtempSync(join(tmpdir(), "narwhal-kh-"))));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  const label = fc.constantFrom("a", "b", "gpu", "gpu-1", "GPU", "x.y", "192.0.2.7", "2001:db8::7", "::1");
  const pattern = fc.oneof(
    label,
    fc.tuple(label, fc.constantFrom("*", "?", "*.y", "?*", "**")).map(([name, end]) => name + end),
    fc.constantFrom("*", "*.y", "g*u*", "!gpu", "!*.y", "!b"),
    fc.tuple(label, fc.constantFrom(22, 2222)).map(([name, port]) => `[${name}]:${port}`),
  );
  const entry = fc.record({
    marker: fc.constantFrom("", "", "", "@revoked ", "@cert-authority "),
    hosts: fc.array(pattern, { minLength: 1, maxLength: 4 }).map((list) => list.join(",")),
    key: fc.constantFrom(E, R, C),
    end: fc.constantFrom("", " comment", "\t a b", "\r"),
    blank: fc.constantFrom("", " ", "\t"),
  });

  test("agree on 200 generated look-ups", () => {
    const file = join(directory, "generated");
    let positive = 0;
    fc.assert(
      fc.property(
        fc.array(entry, { minLength: 1, maxLength: 8 }),
        label,
        fc.constantFrom(22, 2222),
        (entries, host, port) => {
          const text = entries
            .map(({ marker, hosts, key, end, blank }) => `${blank}${marker}${hosts} ${key}${end}`)
            .join("\n");
          writeFileSync(file, text);
          const name = knownHostsName(host, port);
          const ours = matchKnownHosts(parseKnownHosts(text, file), name).map(
            ({ line, marker }) =>
              `${line}${marker === undefined ? "" : marker === "revoked" ? " REVOKED" : " CA"}`,
          );
          positive += ours.length > 0 ? 1 : 0;
          expect(ours).toEqual(found(file, name));
        },
      ),
      { numRuns: 200 },
    );
    expect(positive).toBeGreaterThan(30);
  });

  test("agree on hashed names", () => {
    const file = join(directory, "hashed");
    const names = ["gpu1", "[gpu1]:2222", "192.0.2.7", "[2001:db8::7]:2222"];
    writeFileSync(file, names.map((name) => `${name} ${E}\n`).join(""));
    keygen("-H", "-f", file);
    const store = parseKnownHosts(execFileSync("cat", [file], { encoding: "utf8" }), file);
    for (const name of [...names, "gpu2", "gpu1:2222"]) {
      const ours = matchKnownHosts(store, name).map(({ line }) => String(line));
      expect(ours).toEqual(found(file, name));
      expect(ours).toHaveLength(names.includes(name) ? 1 : 0);
    }
  });

  test("agree on fingerprints", () => {
    const file = join(directory, "prints");
    writeFileSync(file, `a ${E}\nb ${R}\nc ${C}\n`);
    const theirs = [...keygen("-l", "-f", file).matchAll(/SHA256:\S+/g)].map(([print]) => print);
    expect(
      parseKnownHosts(`a ${E}\nb ${R}\nc ${C}\n`, file).entries.map(({ key }) => key.fingerprint),
    ).toEqual(theirs);
  });
});

function keygen(...argv: string[]): string {
  try {
    return execFileSync("ssh-keygen", argv, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch (error) {
    // Exit status 1 without output: not found.
    return (error as { stdout: string }).stdout;
  }
}

/** The lines that OpenSSH finds, with their markers. */
function found(file: string, name: string): string[] {
  return [...keygen("-F", name, "-f", file).matchAll(/^# Host .* found: line (\d+) ?(\S*)$/gm)].map(
    ([, line, marker]) => `${line}${marker === "" ? "" : ` ${marker}`}`,
  );
}
