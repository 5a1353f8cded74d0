import type { DiscoveryEvent } from "@narwhal/core";
import { table } from "./table.js";

/** A host key that was seen for the first time. */
export type FirstContact = Extract<DiscoveryEvent, { readonly type: "host-key" }>;

/** What first contacts showed, for `--json`. */
export function firstContactResults(
  contacts: readonly FirstContact[],
  verifiedBy: string | undefined,
): unknown {
  return inOrder(contacts).map(({ destination, keyType, fingerprint, recorded }) => ({
    host: destination,
    type: keyType,
    fingerprint,
    recorded,
    verified: verifiedBy !== undefined,
  }));
}

/** The fingerprints of first contacts, to be compared with what the provider shows; nothing where there were none. */
export function firstContactLines(
  contacts: readonly FirstContact[],
  verifiedBy: string | undefined,
): readonly string[] {
  const [first] = contacts;
  if (first === undefined) return [];
  const kept = first.recorded ? "recorded" : "accepted for this run alone";
  const advice =
    verifiedBy === undefined
      ? "compare them with the fingerprints in the provider's console"
      : `each as ${verifiedBy} expects it`;
  return [
    `host keys seen for the first time, ${kept}; ${advice}`,
    ...table(
      ["  HOST", "TYPE", "FINGERPRINT"],
      inOrder(contacts).map(({ destination, keyType, fingerprint }) => [
        `  ${destination}`,
        keyType,
        fingerprint,
      ]),
    ),
    "",
  ];
}

function inOrder(contacts: readonly FirstContact[]): readonly FirstContact[] {
  const { compare } = new Intl.Collator("en", { numeric: true });
  return [...contacts].sort((a, b) => compare(a.destination, b.destination));
}
