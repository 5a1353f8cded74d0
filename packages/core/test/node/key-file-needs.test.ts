import { execFileSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keyFileNeed } from "../../src/node/key-file-needs.js";
import { lacking } from "../real/needs.js";
import { makeKey, scratch } from "./ssh2-setup.js";

let directory: Awaited<ReturnType<typeof scratch>>;
let count = 0;
beforeAll(async () => (directory = await scratch()));
afterAll(() => directory[Symbol.asyncDispose]());

async function file(text: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const path = join(directory.path, `key-${count++}`);
  await writeFile(path, text, { mode: 0o600 });
  for (const [suffix, content] of Object.entries(more)) await writeFile(path + suffix, content);
  return path;
}

const pem = (): string =>
  generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }).toString();
/** The beginning of a key file of OpenSSH's own form. */
const openssh = (head: string): string =>
  `-----BEGIN OPENSSH PRIVATE KEY-----\n${Buffer.from(`openssh-key-v1\0${head}`).toString("base64")}\n-----END OPENSSH PRIVATE KEY-----\n`;

describe("identity files that ask for the OpenSSH client", () => {
  test("plain keys and absent ones do not", async () => {
    expect(await keyFileNeed(await file(makeKey().privateKey))).toBeUndefined();
    expect(await keyFileNeed(await file(pem()))).toBeUndefined();
    expect(await keyFileNeed(await file(makeKey().publicKey))).toBeUndefined();
    expect(await keyFileNeed(join(directory.path, "absent"))).toBeUndefined();
    expect(await keyFileNeed(directory.path)).toBeUndefined();
  });

  test.each([
    ["a certificate beside", makeKey().privateKey, { "-cert.pub": "x" }, "the certificate FILE-cert.pub"],
    [
      "a hardware key's public half",
      openssh("none"),
      { ".pub": "sk-ssh-ed25519@openssh.com AAAA" },
      "the hardware key FILE",
    ],
    ["a hardware key", openssh("none sk-ssh-ed25519@openssh.com"), {}, "the hardware key FILE"],
    ["a public hardware key alone", "sk-ecdsa-sha2-nistp256@openssh.com AAAA", {}, "the hardware key FILE"],
  ] as const)("%s", async (_name, text, more, need) => {
    const path = await file(text, more);
    expect(await keyFileNeed(path)).toBe(need.replace("FILE", path));
  });

  test.skipIf(lacking("ssh-keygen"))("a cipher that the library lacks", async () => {
    const path = join(directory.path, "chacha");
    const cipher = "chacha20-poly1305@openssh.com";
    execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "passphrase", "-Z", cipher, "-f", path]);
    expect(await keyFileNeed(path)).toBe(`the key ${path} (encrypted with ${cipher})`);
  });
});
