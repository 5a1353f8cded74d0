import type { KeyObject } from "node:crypto";

/** An Ed25519 private key in OpenSSH's own form, unencrypted (OpenSSH's PROTOCOL.key): ssh2 reads no other. */
export function opensshEd25519(key: KeyObject): Buffer {
  const { x = "", d = "" } = key.export({ format: "jwk" });
  const [publicHalf, seed] = [Buffer.from(x, "base64url"), Buffer.from(d, "base64url")];
  const type = Buffer.from("ssh-ed25519");
  const publicKey = Buffer.concat([string(type), string(publicHalf)]);
  // Two equal numbers tell a right passphrase from a wrong one; here there is none.
  const check = Buffer.alloc(8);
  const secret = Buffer.concat([
    publicKey,
    string(Buffer.concat([seed, publicHalf])),
    string(Buffer.alloc(0)),
  ]);
  const unpadded = Buffer.concat([check, secret]);
  const padding = Buffer.from(Array.from({ length: (8 - (unpadded.length % 8)) % 8 }, (_item, at) => at + 1));
  const none = string(Buffer.from("none"));
  const blob = Buffer.concat([
    Buffer.from("openssh-key-v1\0"),
    none,
    none,
    string(Buffer.alloc(0)),
    number(1),
    string(publicKey),
    string(Buffer.concat([unpadded, padding])),
  ]);
  const lines =
    blob
      .toString("base64")
      .match(/.{1,70}/g)
      ?.join("\n") ?? "";
  return Buffer.from(`-----BEGIN OPENSSH PRIVATE KEY-----\n${lines}\n-----END OPENSSH PRIVATE KEY-----\n`);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function string(bytes: Buffer): Buffer {
  return Buffer.concat([number(bytes.length), bytes]);
}
