import type { Span, StandIns } from "./stand-ins.js";
import { partsOf, wordsOf } from "./words.js";

/** Words that mean so much else in a record that a host or user of that name shows only where one is expected. */
const COMMON_WORDS = `
  accelerator accelerators address admin agent all amd amd64 and arguments arm64 as at attestation auto
  aws azure base bash bfloat16 block by cache centos checkpoint cloud cluster code command config
  configuration container containers context convolutional core cpu cuda custom data debian decode
  default defaults demo deployment dev directory discovery docker documented dri driver drivers ds
  dtype eager ec2-user enforce-eager engine engine-launch ethernet example execution export fabric
  false fedora field file files fleet float16 for format formats from gcp generated global gpu
  gpu-memory-utilization guest hash headers home host http huggingface id ids image in index inet inet6
  info inputs inspect ip is json kernel kfd known_hosts layout limit link linux list local localhost
  login logs lowest-numbered main manifest master max-model-len max-num-seqs maximum memory model
  models mount multicast name narwhal needs network nixl nobody node nodes none not null number nvidia
  nvidia-smi nvidia-uvm nvidia_smi nvidiactl observation of on one only opc openssh or others over
  password path paths podman prefill prefills prod product production publickey python python3 query
  rdma read readme replay rocky rocm rocminfo root router rule run runs runtime safetensors sequences
  server sha256 shared shows simulated size ssh ssh2 sshd staging stat state system tcp test that the
  to tokenizer tokenizer_config torch tp tpot transcripts transport true trust-remote-code ttft ubuntu
  ucx ucx_rdma ucx_tcp unicast unknown use user users utilisation uvm version versions vllm volume
  volumes weights with worker workstation x86_64
`;
const COMMON = new Set(COMMON_WORDS.trim().split(/\s+/));
/** Roles, and variables of this tool. */
const ROLE = /^(?:(?:engine|node)-\d+|narwhal_\w+)$/;
/** A device node is nobody's name: `/dev/nvidia0`. */
const DEVICE = /\/dev\/(?:dri\/|infiniband\/)?$/;

/** What stands before and behind a name of a host or a user, and of nothing else. */
const BEFORE =
  /(?:[^\s"'\\]@\[?|:\/\/|\/(?:home|Users)\/|\\*"(?:hostname|nodename|fqdn|Hostname|user|username|login|destination)\\*"\s*:\s*\\*"(?:[^"\\@]*@)?|\\*"user\\*"\s*:\s*\\*"[^"\\]*\\*"\s*,\s*\\*"host\\*"\s*:\s*\\*"|_SSH(?:=["']?|\\*"\s*:\s*\\*")(?:[^\s@"]*@)?|\b(?:USER|LOGNAME|USERNAME)=["']?)$/;
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
  return COMMON.has(word.toLowerCase()) || ROLE.test(word.toLowerCase());
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
        if (DEVICE.test(text.slice(Math.max(0, start - 16), start))) continue;
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
