/** In order of preference. Signatures with SHA-1 (`ssh-rsa`) and DSA are not offered at all. */
const PREFERRED = [
  ["ssh-ed25519", "ssh-ed25519"],
  ["ecdsa-sha2-nistp256", "ecdsa-sha2-nistp256"],
  ["ecdsa-sha2-nistp384", "ecdsa-sha2-nistp384"],
  ["ecdsa-sha2-nistp521", "ecdsa-sha2-nistp521"],
  ["rsa-sha2-512", "ssh-rsa"],
  ["rsa-sha2-256", "ssh-rsa"],
] as const;

/** @public */
export type HostKeyAlgorithm = (typeof PREFERRED)[number][0];

/**
 * The host key algorithms to offer: those of the key types that the store holds for the host come first, so that
 * a host known by its RSA key is not taken for changed because it has an Ed25519 key too.
 *
 * @public
 */
export function hostKeyAlgorithms(knownTypes: readonly string[]): readonly HostKeyAlgorithm[] {
  const known = PREFERRED.filter(([, type]) => knownTypes.includes(type));
  const others = PREFERRED.filter(([, type]) => !knownTypes.includes(type));
  return [...known, ...others].map(([algorithm]) => algorithm);
}
