import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { judgeHostCertificate, readHostCertificate } from "../../src/access/host-certificate.js";
import { parseKnownHosts } from "../../src/access/known-hosts.js";
import { lacking } from "../real/needs.js";

function keygen(...argv: string[]): void {
  execFileSync("ssh-keygen", ["-q", ...argv], { stdio: "ignore" });
}

describe.skipIf(lacking("ssh-keygen"))("host certificates", () => {
  const directory = mkdtempSync(join(tmpdir(), "narwhal-cert-"));
  afterAll(() => rmSync(directory, { recursive: true }));
  const line = (name: string): string[] => readFileSync(join(directory, name), "utf8").split(" ");

  function make(type: string): Uint8Array {
    const [key, ca] = [join(directory, `${type}-${Math.random()}`), join(directory, "ca")];
    if (!readable(ca)) keygen("-t", "ed25519", "-N", "", "-f", ca);
    keygen("-t", type, "-N", "", "-f", key);
    keygen("-s", ca, "-I", "id", "-h", "-n", "a,b", "-V", "+1d", "-z", "7", `${key}.pub`);
    made = key.slice(directory.length + 1);
    return Buffer.from(line(`${made}-cert.pub`)[1] ?? "", "base64");
  }
  let made = "";

  test.each(["ed25519", "ecdsa", "rsa"])("of type %s are read", (type) => {
    const { plain, authority, principals, validAfter, validBefore } = readHostCertificate(make(type));
    expect(principals).toEqual(["a", "b"]);
    expect([validAfter, validBefore].map((time) => Math.abs(time - Date.now() / 1000) < 90_000)).toEqual([
      true,
      true,
    ]);
    expect([plain.type, plain.base64]).toEqual(line(`${made}.pub`).slice(0, 2));
    expect([authority.type, authority.base64]).toEqual(line("ca.pub").slice(0, 2));
  });

  test("are refused where they are cut or are none", () => {
    const blob = make("ed25519");
    for (let length = 0; length < blob.length - 90; length += 7)
      expect(() => readHostCertificate(blob.subarray(0, length))).toThrow(RangeError);
    expect(() => readHostCertificate(Buffer.from(line(`${made}.pub`)[1] ?? "", "base64"))).toThrow(
      RangeError,
    );
  });

  test("are judged by authority, key, revocation and expectation", () => {
    const certificate = readHostCertificate(make("ed25519"));
    const { plain, authority } = certificate;
    const judge = (text: string, firstContact: "record" | "refuse" = "refuse", fingerprint?: string) =>
      judgeHostCertificate({
        store: parseKnownHosts(text, "known"),
        host: "a",
        port: 22,
        firstContact,
        certificate,
        expected:
          fingerprint === undefined
            ? undefined
            : { file: "expected", byName: new Map([["a", [{ fingerprint, line: 1 }]]]) },
      });
    const trusted = `@cert-authority a ${authority.type} ${authority.base64}\n`;
    const known = `a ${plain.type} ${plain.base64}\n`;
    expect(judge(trusted)).toMatchObject({ kind: "known", line: 1, key: plain });
    expect(judge(known)).toMatchObject({ kind: "known", line: 1 });
    expect(judge(trusted.replace(" a ", " other "))).toMatchObject({ kind: "unknown" });
    expect(judge(known.replace(plain.base64, authority.base64))).toMatchObject({ kind: "changed" });
    expect(judge(`${known.replace(plain.base64, authority.base64)}${trusted}`)).toMatchObject({
      kind: "known",
    });
    expect(judge("", "record")).toMatchObject({ kind: "new", verified: false });
    for (const key of [plain, authority])
      expect(judge(`${trusted}@revoked * ${key.type} ${key.base64}\n`)).toMatchObject({
        kind: "revoked",
        against: [{ line: 2 }],
      });
    expect(judge(trusted, "record", authority.fingerprint)).toMatchObject({ kind: "unexpected" });
    expect(judge(trusted, "record", plain.fingerprint)).toMatchObject({ kind: "known" });
  });
});

function readable(path: string): boolean {
  try {
    readFileSync(path);
    return true;
  } catch {
    return false;
  }
}
