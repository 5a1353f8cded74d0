import ssh2 from "ssh2";

/** The public half of a key in OpenSSH's form, public or private. */
export function publicPart(text: string): { parsed: ssh2.ParsedKey; type: string; blob: Buffer } {
  const parsed = ssh2.utils.parseKey(text);
  if (parsed instanceof Error) throw new TypeError(`no SSH key: ${parsed.message}`, { cause: parsed });
  return { parsed, type: parsed.type, blob: parsed.getPublicSSH() };
}
