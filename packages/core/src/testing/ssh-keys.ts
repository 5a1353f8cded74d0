import ssh2 from "ssh2";

/** An SSH key pair in OpenSSH's form, made in memory. @public */
export interface SshKeyPair {
  readonly privateKey: string;
  readonly publicKey: string;
}

/** Makes an Ed25519 key pair. @public */
export function generateSshKey(comment = "simulated"): SshKeyPair {
  for (;;) {
    const made = ssh2.utils.generateKeyPairSync("ed25519", { comment });
    // ssh2 1.17 drops leading zero bytes of the public key: one pair in 256 cannot be read back.
    if (!(ssh2.utils.parseKey(made.private) instanceof Error))
      return { privateKey: made.private, publicKey: made.public };
  }
}
