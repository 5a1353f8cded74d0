/** How far a connection came. */
type ClientPhase = "connect" | "banner" | "handshake" | "login" | "entered";

/** What the OpenSSH client said of one connection, at its first debug level. */
export interface ClientLog {
  readonly phase: ClientPhase;
  /** What the server said before its greeting. */
  readonly preamble: readonly string[];
  /** Methods that the server offered at any time. */
  readonly offered: readonly string[];
  /** Keys that were offered, in order; then `password` and the like. */
  readonly tried: readonly string[];
  /** Factors that were accepted, in order, `agent` for a key that the agent holds. */
  readonly factors: readonly string[];
  /** Lines that are no debugging: what went wrong, and notices. */
  readonly words: readonly string[];
  /** True where the far side told how the program ended. */
  readonly ended: boolean;
}

/**
 * Reads the client's log. Errors are told by how far the connection came and by what this side knows; the
 * client's words are used where nothing else tells.
 */
export function readClientLog(text: string): ClientLog {
  const lines = text.split(/\r?\n/).filter((line) => line !== "");
  const matches = (pattern: RegExp): string[] =>
    lines.flatMap((line) => {
      const found = pattern.exec(line);
      return found === null ? [] : [found.slice(1).find((group) => group !== undefined) ?? ""];
    });
  return {
    phase: phaseOf(text),
    preamble: matches(/^(?:debug1: )?kex_exchange_identification: banner line \d+: (.*)$/),
    offered: [
      ...new Set(
        matches(
          /^(?:debug1: Authentications that can continue: (.*)|.*Permission denied \((.*)\)\.)$/,
        ).flatMap(splitList),
      ),
    ],
    tried: matches(
      /^debug1: (Offering public key: .*|Next authentication method: (?:password|keyboard-interactive|gssapi.*|hostbased))$/,
    ).map(shownAttempt),
    factors: readFactors(lines),
    words: lines.filter((line) => !/^(debug\d|Authenticated |Transferred: |Bytes per second: )/.test(line)),
    ended: /^debug1: client_input_channel_req: channel \d+ rtype exit-(status|signal) /m.test(text),
  };
}

function phaseOf(text: string): ClientPhase {
  if (/^Authenticated to /m.test(text)) return "entered";
  if (/^debug1: (SSH2_MSG_NEWKEYS received|Authentications that can continue: )/m.test(text)) return "login";
  if (/^debug1: Remote protocol version /m.test(text)) return "handshake";
  if (/^debug1: (Connection established|Executing proxy command)/m.test(text)) return "banner";
  // A wrapper in the client's place may keep its debugging back.
  if (/^(\S+: )?Permission denied \(.*\)\.$/m.test(text)) return "login";
  return /^Host key verification failed\.$/m.test(text) ? "handshake" : "connect";
}

/** `ssh` prints the key's file or comment, its type, its fingerprint and where it comes from. */
function shownAttempt(words: string): string {
  const method = words.replace(/^Next authentication method: /, "");
  const [, name, type, fingerprint, source] =
    /^Offering public key: (.*) (\S+) (SHA256:\S+)((?: \w+)*)$/.exec(words) ?? [];
  if (name === undefined) return method.replace(/^Offering public key: /, "");
  const what = type?.endsWith("-CERT") ? "certificate" : "key";
  if (/\bagent\b/.test(source ?? "")) return `agent ${what} ${name} ${fingerprint}`;
  return what === "key" ? name : `certificate of ${name}`;
}

function readFactors(lines: readonly string[]): string[] {
  const factors: string[] = [];
  let source = "";
  for (const line of lines) {
    if (/^debug1: (Server accepts key|Next authentication method): /.test(line))
      source = / agent\b/.test(line) ? "agent" : "";
    const [, method] =
      /^(?:debug1: )?(?:Authenticated using|Authenticated to .* using) "([\w-]+)"/.exec(line) ??
      /^debug1: Authentication succeeded \(([\w-]+)\)/.exec(line) ??
      [];
    if (method !== undefined) factors.push(method === "publickey" && source !== "" ? source : method);
  }
  return factors;
}

function splitList(text: string): string[] {
  return text.split(",").filter((word) => word !== "");
}
