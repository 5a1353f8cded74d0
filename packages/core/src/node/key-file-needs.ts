import { readRegularFile } from "./regular-file.js";

/**
 * Why an identity file asks for the OpenSSH client, in a few words; `undefined` where the other SSH transport can
 * use it, or where there is no such file.
 */
export async function keyFileNeed(path: string): Promise<string | undefined> {
  if ((await readText(`${path}-cert.pub`)) !== undefined) return `the certificate ${path}-cert.pub`;
  const text = await readText(path);
  const publicText = text?.startsWith("-----BEGIN ") === false ? text : await readText(`${path}.pub`);
  if (publicText?.startsWith("sk-")) return `the hardware key ${path}`;
  if (text === undefined) return undefined;
  return text.includes("-----BEGIN OPENSSH PRIVATE KEY-----") ? opensshNeed(text, path) : undefined;
}

/** The cipher and the public half stand in clear at the beginning of a key file of OpenSSH's own form. */
function opensshNeed(text: string, path: string): string | undefined {
  const base64 = text.replace(/-----[^-]*-----/g, "").replace(/\s+/g, "");
  const head = Buffer.from(base64, "base64").subarray(0, 1_000).toString("latin1");
  if (head.includes("sk-ssh-ed25519@openssh.com") || head.includes("sk-ecdsa-sha2-nistp256@openssh.com"))
    return `the hardware key ${path}`;
  const [cipher] = /chacha20-poly1305@openssh\.com/.exec(head) ?? [];
  return cipher === undefined ? undefined : `the key ${path} (encrypted with ${cipher})`;
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return (await readRegularFile(path)).toString("latin1");
  } catch {
    // Unreadable files are no reason to choose; the login names them.
    return undefined;
  }
}
