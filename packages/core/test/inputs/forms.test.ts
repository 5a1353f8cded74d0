import { BlockList, isIP } from "node:net";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BadValue } from "../../src/inputs/bad-value.js";
import { parseDestination } from "../../src/inputs/destination.js";
import { judgeEngineEnvName } from "../../src/inputs/engine-env-names.js";
import { canonicalIp, parseIpAddress, sameIp } from "../../src/inputs/ip-address.js";
import { parseServiceUrl, portOfUrl } from "../../src/inputs/service-url.js";

describe("IP addresses", () => {
  const v4 = fc.ipV4();
  const v6 = fc.ipV6();
  const noise = fc.string({ unit: fc.constantFrom(..."0123456789abcdefF:.x%/[]".split("")), maxLength: 24 });

  it("agrees with the platform on what is an address", () => {
    fc.assert(
      fc.property(fc.oneof(v4, v6, noise), (text) => {
        const family = parseIpAddress(text)?.family;
        const expected = text.includes("%") ? undefined : { 0: undefined, 4: "inet", 6: "inet6" }[isIP(text)];
        expect(family).toBe(expected);
      }),
      { numRuns: 2000 },
    );
  });

  it("gives one text to equal addresses", () => {
    fc.assert(
      fc.property(v6, (text) => {
        const canonical = canonicalIp(text) ?? "";
        const list = new BlockList();
        list.addAddress(text, "ipv6");
        expect(list.check(canonical, "ipv6")).toBe(true);
        expect(canonicalIp(canonical)).toBe(canonical);
        if (!canonical.includes(".")) expect(new URL(`http://[${text}]/`).hostname).toBe(`[${canonical}]`);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ["2001:DB8:0:0:1:0:0:1", "2001:db8::1:0:0:1", "global"],
    ["::ffff:10.0.0.1", "::ffff:10.0.0.1", "ipv4-mapped"],
    ["::1", "::1", "loopback"],
    ["fe80::1", "fe80::1", "link-local"],
    ["fec0::1", "fec0::1", "site-local"],
    ["fd00::1", "fd00::1", "global"],
    ["ff02::1", "ff02::1", "multicast"],
    ["::", "::", "unspecified"],
    ["10.1.2.3", "10.1.2.3", "global"],
    ["127.0.0.2", "127.0.0.2", "loopback"],
    ["169.254.1.1", "169.254.1.1", "link-local"],
    ["224.0.0.1", "224.0.0.1", "multicast"],
    ["255.255.255.255", "255.255.255.255", "reserved"],
    ["0.0.0.0", "0.0.0.0", "unspecified"],
  ])("%s is %s, %s", (text, canonical, scope) => {
    expect(parseIpAddress(text)).toMatchObject({ text: canonical, scope });
  });

  it("compares addresses, not texts", () => {
    expect(sameIp("fd00::0:1", "FD00::1")).toBe(true);
    expect(sameIp("nonsense", "nonsense")).toBe(false);
  });
});

describe("destinations", () => {
  it.each([
    ["gpu-a", { host: "gpu-a" }],
    ["op@gpu-a", { user: "op", host: "gpu-a" }],
    ["op@realm@gpu-a", { user: "op@realm", host: "gpu-a" }],
    ["ssh://op@gpu-a:2222", { user: "op", host: "gpu-a", port: 2222 }],
    ["ssh://gpu-a/", { host: "gpu-a" }],
    ["ssh://op@[2001:db8::1]:22", { user: "op", host: "2001:db8::1", port: 22 }],
    ["2001:db8::1", { host: "2001:db8::1" }],
    ["op@[2001:db8::1]", { user: "op", host: "2001:db8::1" }],
    ["op@fe80::1%eth0", { user: "op", host: "fe80::1%eth0" }],
    ["10.0.0.1", { host: "10.0.0.1" }],
  ])("%s", (text, destination) => {
    expect(parseDestination(text)).toEqual({ destination });
  });

  it.each([
    "",
    "-oProxyCommand=x",
    "op@-x",
    "-l@host",
    "@host",
    "op@",
    "a b",
    "a\nb",
    "a;b",
    "$(x)",
    "host:22",
    "op@host:22",
    "op:pw@host",
    "ssh://op:pw@host",
    "ssh://host:0",
    "ssh://host:70000",
    "ssh://host/path",
    "ssh://",
    "http://host",
    "[gpu-a]",
    "op@[::1",
    "::1%",
    "ssh://::1",
  ])("refuses %j", (text) => {
    expect(parseDestination(text)).toEqual({ fault: expect.any(String) as string });
  });
});

describe("service URLs", () => {
  it.each([
    ["http://10.0.0.1:8000", "http://10.0.0.1:8000", 8000],
    ["http://[FD00::0:1]:8000", "http://[fd00::1]:8000", 8000],
    ["http://Node-1.Example:80", "http://node-1.example:80", 80],
  ])("%s", (text, canonical, port) => {
    expect(parseServiceUrl(text, "")).toBe(canonical);
    expect(portOfUrl(text)).toBe(port);
    expect(parseServiceUrl(`${text}/v1/attestation`, "/v1/attestation")).toBe(`${canonical}/v1/attestation`);
    expect(portOfUrl(`${text}/v1/attestation`)).toBe(port);
  });

  it.each([
    "https://h:1",
    "h:1",
    "http://h",
    "http://h:",
    "http://h:0",
    "http://h:65536",
    "http://h:1/",
    "http://u:p@h:1",
    "http://h:1?x",
    "http://h:1#x",
    "http://:1",
    "http://[::1:1",
    "http://[10.0.0.1]:1",
    "http://1.2.3:1",
    "http://0x7f.1:1",
    "http://a b:1",
  ])("refuses %j", (text) => {
    expect(parseServiceUrl(text, "")).toBeInstanceOf(BadValue);
  });
});

describe("names of an engine's environment", () => {
  it.each([
    ["VLLM_LOGGING_LEVEL", "supported"],
    ["LD_LIBRARY_PATH", "supported"],
    ["UCX_TLS", "managed"],
    ["VLLM_API_KEY", "managed"],
    ["UCX_SSH_X", "sensitive"],
    ["VLLM_NIXL_SKIP_COMPAT_CHECK", "sensitive"],
    ["HF_TOKEN", "sensitive"],
    ["PATH", "unsupported"],
    ["LD_LIBRARY_PATH_X", "unsupported"],
    ["VLLM_X Y", "unsupported"],
    ["__proto__", "unsupported"],
  ] as const)("%s is %s", (name, judged) => {
    expect(judgeEngineEnvName(name)).toBe(judged);
  });
});
