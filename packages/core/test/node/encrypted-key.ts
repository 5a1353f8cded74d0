import ssh2 from "ssh2";

/** A key in OpenSSH's format that opens with the passphrase; the library makes one now and then that it cannot read. */
export function encryptedKey(passphrase: string): { readonly private: string; readonly public: string } {
  for (;;) {
    const pair = ssh2.utils.generateKeyPairSync("ed25519", { passphrase, cipher: "aes256-ctr", rounds: 4 });
    if (!(ssh2.utils.parseKey(pair.private, passphrase) instanceof Error)) return pair;
  }
}
