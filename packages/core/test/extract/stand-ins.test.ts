import { assert, constantFrom, integer, ipV4, ipV6, oneof, property, tuple, uniqueArray } from "fast-check";
import { describe, expect, it } from "vitest";
import { extractRecord } from "../../src/extract/extract-record.js";
import { ipv4StandIns, ipv6StandIns } from "../../src/extract/ip-stand-ins.js";
import { parseIpAddress } from "../../src/inputs/ip-address.js";

const extracted = (text: string): string => extractRecord([{ path: "a.log", text }]).files[0]?.text ?? "";
const numberOf = (address: string): number =>
  address.split(".").reduce((sum, octet) => sum * 256 + Number(octet), 0);
const scopeOf = (address: string): string | undefined => parseIpAddress(address)?.scope;
const DOCUMENTATION =
  /^(?:192\.0\.2|198\.51\.100|203\.0\.113|198\.1[89]\.\d+|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.\d+)\./;

const together = (a: string, b: string): boolean => a.replace(/\d+$/, "") === b.replace(/\d+$/, "");
/** Addresses that often share a network. */
const someIpv4 = oneof(
  ipV4(),
  tuple(constantFrom("10.0.0", "10.0.1", "192.0.2", "169.254.1"), integer({ min: 0, max: 255 })).map(
    ([network, host]) => `${network}.${host}`,
  ),
);
const V6_NETWORKS = [
  "fe80::",
  "fec0:7::",
  "fd01:2:3:4::",
  "2a00:1:2:3::",
  "2001:db8:0:1::",
  "ff02::",
  "ff02::1:ff00:",
];
const someIpv6 = oneof(
  ipV6(),
  tuple(constantFrom(...V6_NETWORKS), integer({ min: 0, max: 0xffff })).map(
    ([network, host]) => `${network}${host.toString(16)}`,
  ),
);

const UNIQUE_LOCAL = /^f[cd][0-9a-f]{2}:/;

describe("stand-ins of addresses", () => {
  it("keep scope, order and networks, and never repeat", () => {
    assert(
      property(uniqueArray(someIpv4, { maxLength: 60 }), (addresses) => {
        const found = ipv4StandIns(addresses, []);
        expect(new Set(found.values()).size).toBe(found.size);
        for (const [address, standIn] of found) {
          expect(scopeOf(standIn)).toBe(scopeOf(address));
          if (scopeOf(address) !== "global") continue;
          expect(standIn).toMatch(DOCUMENTATION);
          for (const [other, otherStandIn] of found) {
            expect(together(standIn, otherStandIn)).toBe(together(address, other));
            if (!together(address, other)) continue;
            expect(Math.sign(numberOf(standIn) - numberOf(otherStandIn))).toBe(
              Math.sign(numberOf(address) - numberOf(other)),
            );
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it("of a network with more than 254 hosts share one network still", () => {
    const addresses = Array.from(
      { length: 600 },
      (_, index) => `10.1.${Math.floor(index / 250)}.${(index % 250) + 1}`,
    );
    const found = ipv4StandIns(addresses, [{ address: "10.1.0.1", prefix: 16 }]);
    const networks = [...found.values()].map((standIn) => Math.floor(numberOf(standIn) / 1024));
    expect(found.size).toBe(600);
    expect(new Set(networks).size).toBe(1);
  });

  it("of IPv6 keep scope and class, and never repeat", () => {
    assert(
      property(uniqueArray(someIpv6, { maxLength: 40 }), (texts) => {
        const addresses = [...new Set(texts.flatMap((text) => parseIpAddress(text)?.text ?? []))];
        const found = ipv6StandIns(addresses, new Map());
        expect(new Set(found.values()).size).toBe(found.size);
        for (const [address, standIn] of found) {
          expect(scopeOf(standIn), `${address} ${standIn}`).toBe(scopeOf(address));
          expect(UNIQUE_LOCAL.test(standIn)).toBe(UNIQUE_LOCAL.test(address));
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("replacements keep what belongs together", () => {
  it.each([
    [
      "AMD's unique id in both notations",
      "unique_id 4834096337033942182\nGPU-43162901a2ecd4a6\n",
      "unique_id 4503599627370497\nGPU-0010000000000001\n",
    ],
    ["interfaces stay", "2: mv0@eth2: <UP> mtu 1500\n", "2: mv0@eth2: <UP> mtu 1500\n"],
    [
      "a name under a known domain",
      "ssh://a.corp.example:22 b.corp.example\n",
      "ssh://host-1.domain-1.example:22 host-2.domain-1.example\n",
    ],
    [
      "an address that stands as a version, too",
      "inet 10.1.2.3/24, version 10.1.2.3\n",
      "inet 192.0.2.1/24, version 192.0.2.1\n",
    ],
    [
      "versions and times",
      "cudnn_version=9.1.2.3 12:34:56 1.2.3.4-1 std::string\n",
      "cudnn_version=9.1.2.3 12:34:56 1.2.3.4-1 std::string\n",
    ],
    ["a user whose name is a common word", "docker@gpuhost7: docker: ok\n", "user-1@host-1: docker: ok\n"],
    ["well-known sites", "see https://docs.nvidia.com/x\n", "see https://docs.nvidia.com/x\n"],
    [
      "full IPv6 identifiers",
      "fe80:0000:0000:0000:0002:c903:00a1:b2c3\n",
      "fe80:0000:0000:0000:0000:0000:0000:0001\n",
    ],
    [
      "stand-ins that were there before",
      "ssh://host-2:22 ssh://host-1:22\n",
      "ssh://host-1:22 ssh://host-2:22\n",
    ],
  ])("%s", (_name, text, expected) => expect(extracted(text)).toBe(expected));

  it("outputs in base64 are looked into", () => {
    const text = `{"stdout_base64": "${btoa("\u00ff alice@gpu-x7 ")}"}`;
    const [, encoded = ""] = /: "(.*)"/.exec(extracted(text)) ?? [];
    expect(atob(encoded)).toBe("\u00ff user-1@host-1 ");
  });

  it.each([
    "hf_abcdefghijklmnopqrstuv",
    "Authorization: Bearer abc.def-123456",
    "https://me:hunter22@mirror.acme.lan/",
    "-----BEGIN OPENSSH PRIVATE KEY-----\nabcd\n-----END OPENSSH PRIVATE KEY-----",
    "password: hunter22",
    "AKIAABCDEFGHIJKLMNOP",
  ])("a secret by its form: %j", (text) => {
    const left = extracted(`x ${text} y\n`);
    expect(left).toContain("[redacted]");
    expect(left).not.toMatch(/abcdefgh|hunter22|abcd|abc\.def|AKIAABC/);
  });
});
