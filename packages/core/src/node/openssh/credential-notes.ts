import { existsSync } from "node:fs";
import { type CertificateTerms, readHostCertificate } from "../../access/host-certificate.js";
import { readRegularFile } from "../regular-file.js";
import type { SshHop } from "../ssh-config.js";

/** What of the user's own may explain a refused login: the client and the server say nothing of it. */
export async function credentialNotes(hop: SshHop): Promise<readonly string[]> {
  const notes: string[] = [];
  if (hop.agentSocket !== undefined && !existsSync(hop.agentSocket))
    notes.push(`the agent at ${hop.agentSocket} does not serve: there is no such socket`);
  const paths = new Set([...hop.certificateFiles, ...hop.identityFiles.map((path) => `${path}-cert.pub`)]);
  for (const path of paths) {
    const terms = await readTerms(path);
    const fault = terms && certificateFault(terms, hop.user);
    if (fault !== undefined) notes.push(`${path}: ${fault}`);
  }
  return notes;
}

/** What the file says of itself; `undefined` where there is none, or the client itself tells what is wrong with it. */
async function readTerms(path: string): Promise<CertificateTerms | undefined> {
  try {
    const [, base64 = ""] = (await readRegularFile(path)).toString("utf8").split(" ");
    return readHostCertificate(Buffer.from(base64, "base64"));
  } catch {
    return undefined;
  }
}

function certificateFault(
  { principals, validAfter, validBefore }: CertificateTerms,
  user: string,
): string | undefined {
  const now = Date.now() / 1000;
  if (now >= validBefore) return `the certificate expired at ${time(validBefore)}`;
  if (now < validAfter) return `the certificate is not valid before ${time(validAfter)}`;
  if (principals.length === 0 || principals.includes(user)) return undefined;
  return `the certificate is for ${principals.slice(0, 8).join(", ")}, and not for ${user}`;
}

function time(seconds: number): string {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? `second ${seconds}` : date.toISOString();
}
