import type { Span, StandIns } from "./stand-ins.js";
import { partsOf, wordsOf } from "./words.js";

/** Words that mean so much else in a record that a host or user of that name shows only where one is expected. */
const COMMON_WORDS = `
  accelerator address admin agent auto aws azure base bash cache centos cloud cluster command config
  core cpu cuda data debian decode default demo dev docker driver ec2-user engine ethernet example
  fabric false fedora fleet gcp gpu guest home host image inspect ip kernel linux local localhost
  login main master model models narwhal network nixl nobody node none null nvidia nvidia-smi
  nvidia_smi opc openssh password podman prefill prod production publickey python python3 replay rocky
  rocm rocminfo root router run runs server shared simulated ssh ssh2 sshd staging system test torch
  transport true ubuntu ucx unknown user users vllm worker x86_64
`;
const COMMON = new Set(COMMON_WORDS.trim().split(/\s+/));
const ROLE = /^(?:engine|node)-\d+$/;

/** What stands before and behind a name of a host or a user, and of nothing else. */
const BEFORE =
  /(?:@\[?|:\/\/|\/(?:home|Users)\/|\\*"(?:hostname|nodename|fqdn|Hostname|user|username|login|destination)\\*"\s*:\s*\\*"(?:[^"\\@]*@)?|\\*"user\\*"\s*:\s*\\*"[^"\\]*\\*"\s*,\s*\\*"host\\*"\s*:\s*\\*"|_SSH(?:=["']?|\\*"\s*:\s*\\*")(?:[^\s@"]*@)?|\b(?:USER|LOGNAME|USERNAME)=["']?)$/;
const BEHIND = /^@(?!sha256:)/;

/** The words that are keys of JSON objects anywhere in these texts: they must stay. */
export function jsonKeys(texts: readonly string[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const text of texts) {
    for (const [, key = ""] of text.matchAll(/"([A-Za-z_][\w.-]{0,80})\\*"\s*:/g))
      keys.add(key.toLowerCase());
  }
  return keys;
}

/** True for a word of every record, which says nothing of anybody. */
export function isCommonWord(word: string): boolean {
  return COMMON.has(word.toLowerCase()) || ROLE.test(word);
}

/** True for a name that is replaced only where a host or a user is expected. */
function isAmbiguous(name: string, keys: ReadonlySet<string>): boolean {
  const word = name.toLowerCase();
  return word.length <= 2 || /^\d+$/.test(word) || isCommonWord(word) || keys.has(word);
}

/** Where names of hosts, domains and users stand as whole words. */
export function nameFinder(standIns: StandIns, keys: ReadonlySet<string>): (text: string) => Generator<Span> {
  const kinds = new Set(standIns.all.map(({ kind }) => kind));
  return function* (text) {
    if (!kinds.has("host") && !kinds.has("user")) return;
    for (const word of wordsOf(text)) {
      for (const { text: part, start } of partsOf(word)) {
        const found = lookUp(part, standIns);
        if (found === undefined) continue;
        const end = start + part.length;
        if (isAmbiguous(part, keys) && !isExpected(text, start, end)) continue;
        yield { start, end, ...found };
      }
    }
  };
}

function lookUp(part: string, standIns: StandIns): Pick<Span, "kind" | "value"> | undefined {
  if (standIns.find("user", part) !== undefined) return { kind: "user", value: part };
  const value = part.toLowerCase();
  for (const kind of ["host", "domain"] as const) {
    if (standIns.find(kind, value) !== undefined) return { kind, value };
  }
  return undefined;
}

function isExpected(text: string, start: number, end: number): boolean {
  return BEFORE.test(text.slice(Math.max(0, start - 200), start)) || BEHIND.test(text.slice(end, end + 9));
}
