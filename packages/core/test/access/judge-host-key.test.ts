import { describe, expect, test } from "vitest";
import { parseExpectedFingerprints } from "../../src/access/expected-fingerprints.js";
import { hostKeyAlgorithms } from "../../src/access/host-key-algorithms.js";
import {
  type HostKeyQuestion,
  type HostKeyRefusal,
  hostKeyError,
  judgeHostKey,
} from "../../src/access/judge-host-key.js";
import { parseKnownHosts } from "../../src/access/known-hosts.js";
import { makeKey } from "../node/ssh2-setup.js";

const [mine, other, rsa] = [makeKey(), makeKey(), makeKey("rsa")];
const line = (host: string, key = mine, type = "ssh-ed25519"): string => `${host} ${type} ${key.base64}`;

function ask(text: string, more: Partial<HostKeyQuestion> & { expect?: string } = {}) {
  const store = parseKnownHosts(text, "config/ssh.known_hosts");
  const expected = more.expect === undefined ? undefined : parseExpectedFingerprints(more.expect, "prints");
  const key = { type: "ssh-ed25519", base64: mine.base64, fingerprint: mine.fingerprint };
  return judgeHostKey({ store, host: "gpu1", port: 22, key, firstContact: "record", expected, ...more });
}

describe("host key judgement", () => {
  test.each<[what: string, text: string, more: Parameters<typeof ask>[1], kind: string]>([
    ["a stored key is known", line("gpu1"), {}, "known"],
    ["one of several stored keys is known", `${line("gpu1", other)}\n${line("gpu1")}`, {}, "known"],
    ["another key is changed", line("gpu1", other), {}, "changed"],
    ["a key of another type is changed too", line("gpu1", rsa, "ssh-rsa"), {}, "changed"],
    ["an empty store records", "", {}, "new"],
    ["an empty store refuses where it must", "", { firstContact: "refuse" }, "unknown"],
    [
      "the key of another port is not this host's",
      line("[gpu1]:2222"),
      { firstContact: "refuse" },
      "unknown",
    ],
    ["a revoked key is refused", `${line("gpu1")}\n@revoked ${line("*")}`, {}, "revoked"],
    ["another host's revocation does not count", `${line("gpu1")}\n@revoked ${line("gpu2")}`, {}, "known"],
    ["a certificate authority is no plain key", `@cert-authority ${line("*")}`, {}, "ca-only"],
    [
      "a plain key beside an authority is known",
      `@cert-authority ${line("*", other)}\n${line("gpu1")}`,
      {},
      "known",
    ],
    ["an expected fingerprint verifies first contact", "", { expect: `gpu1 ${mine.fingerprint}` }, "new"],
    [
      "one of several expected fingerprints does",
      "",
      { expect: `gpu1 ${other.fingerprint} ${mine.fingerprint}` },
      "new",
    ],
    ["another fingerprint is unexpected", "", { expect: `gpu1 ${other.fingerprint}` }, "unexpected"],
    [
      "even where the store knows the key",
      line("gpu1"),
      { expect: `gpu1 ${other.fingerprint}` },
      "unexpected",
    ],
    ["first contact needs to be listed", "", { expect: `gpu2 ${mine.fingerprint}` }, "unlisted"],
    ["a known host need not be", line("gpu1"), { expect: `gpu2 ${mine.fingerprint}` }, "known"],
    ["an alias stands for host and port", line("alias"), { alias: "Alias", port: 2222 }, "known"],
  ])("%s", (_what, text, more, kind) => {
    expect(ask(text, more).kind).toBe(kind);
  });

  test("says whether first contact was verified", () => {
    expect(ask("")).toMatchObject({ verified: false });
    expect(ask("", { expect: `gpu1:22 ${mine.fingerprint}` })).toMatchObject({ verified: true });
  });

  test.each([
    ["HOST_KEY_CHANGED", line("gpu1", other), {}],
    ["HOST_KEY_REVOKED", `@revoked ${line("gpu1")}`, {}],
    ["HOST_KEY_UNKNOWN", "", { firstContact: "refuse" as const }],
    ["HOST_KEY_CERTIFICATE_NEEDED", `@cert-authority ${line("gpu1", other)}`, {}],
    ["HOST_KEY_UNEXPECTED", "", { expect: `gpu1 ${other.fingerprint}` }],
    ["HOST_KEY_UNLISTED", "", { expect: `gpu2 ${other.fingerprint}` }],
  ])("%s carries fingerprints, file and line, and never advises to delete", (code, text, more) => {
    const verdict = ask(text, more);
    if (verdict.kind === "known" || verdict.kind === "new") throw new Error(verdict.kind);
    const error = hostKeyError(verdict, { host: "node-1", field: "NARWHAL_NODE_1_SSH" });
    expect(error.code).toBe(code);
    expect(error).toMatchObject({ host: "node-1", field: "NARWHAL_NODE_1_SSH" });
    expect(error.message).toContain(mine.fingerprint);
    expect(error.hint).toMatch(/provider's console/);
    expect(error.hint).not.toMatch(/delete|remove|ssh-keygen -R/);
    if (verdict.against.length > 0) {
      expect(error.message).toContain(verdict.against[0]?.fingerprint);
      expect(error.message).toMatch(/line 1/);
    }
  });
});

test.each([
  [
    "changed",
    `\n${line("gpu1", other)}`,
    {},
    `in line 2 of config/ssh.known_hosts: ssh-ed25519 ${mine.base64}`,
  ],
  ["unknown", "", { firstContact: "refuse" as const }, `to config/ssh.known_hosts: ${line("gpu1")}`],
  ["unlisted", "", { expect: `gpu2 ${other.fingerprint}` }, `to prints: gpu1 ${mine.fingerprint}`],
])("a host key that is %s comes with what to write once it is confirmed", (kind, text, more, words) => {
  const verdict = ask(text, more);
  if (verdict.kind !== kind) throw new Error(verdict.kind);
  expect(hostKeyError(verdict as HostKeyRefusal, {}).hint).toMatch(
    /^(stop; )?confirm .*only when it is confirmed/,
  );
  expect(hostKeyError(verdict as HostKeyRefusal, {}).hint.endsWith(words)).toBe(true);
});

describe("expected fingerprints", () => {
  test("reads hosts, ports, addresses and comments", () => {
    const text = `# verified today\n\ngpu1 ${mine.fingerprint}\ngpu1:2222 ${other.fingerprint} # console\r\n[2001:DB8::7]:22 ${mine.fingerprint}\n2001:db8::8 ${mine.fingerprint}\ngpu1 ${other.fingerprint}`;
    const { byName } = parseExpectedFingerprints(text, "prints");
    expect([...byName.keys()]).toEqual(["gpu1", "[gpu1]:2222", "2001:db8::7", "2001:db8::8"]);
    expect(byName.get("gpu1")?.map((each) => each.line)).toEqual([3, 7]);
  });

  test.each([
    "gpu1",
    "gpu1 MD5:aa:bb",
    "gpu1 SHA256:short",
    "gpu1:0 SHA256:x",
    "a:b:c:z SHA256:x",
    `ops@gpu1 ${mine.fingerprint}`,
  ])("refuses %j", (text) => {
    expect(() => parseExpectedFingerprints(`\n${text}`, "prints")).toThrow(
      expect.objectContaining({
        code: "EXPECTED_FINGERPRINTS_INVALID",
        message: expect.stringContaining("line 2"),
      }),
    );
  });
});

test("known key types are asked for first, and SHA-1 never", () => {
  expect(hostKeyAlgorithms([])[0]).toBe("ssh-ed25519");
  expect(hostKeyAlgorithms(["ssh-rsa"]).slice(0, 3)).toEqual(["rsa-sha2-512", "rsa-sha2-256", "ssh-ed25519"]);
  expect(hostKeyAlgorithms(["ssh-rsa", "ssh-dss"])).not.toContain("ssh-rsa");
  expect(new Set(hostKeyAlgorithms(["ecdsa-sha2-nistp256"])).size).toBe(6);
});
