/** The form of a value: what is accepted, in words and as an anchored pattern. @public */
export interface EnvKind {
  /** The accepted form in words, fit to follow "expected". */
  readonly accepts: string;
  /** Anchored ECMAScript pattern (flag `u`). It judges the form only; limits that need other fields are not its business. */
  readonly pattern: string;
  /** The most characters that are taken; of patterns that set no limit of their own. */
  readonly maxLength?: number;
  /** Every accepted value, where they can be listed. */
  readonly values?: readonly string[];
}

const HEX = "[0-9a-f]";
const PORT = "(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])";
const OCTET = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])";
const IPV4 = `(?:${OCTET}\\.){3}${OCTET}`;
/** Hex groups with at least two colons; whether they make an address is for the reader of the field. */
const IPV6 = `(?=[^:]*:[^:]*:)[0-9A-Fa-f:]+(?:(?<=:)${IPV4})?`;
const URL_HOST = "(?:\\[[0-9A-Fa-f:.]+\\]|[0-9A-Za-z_](?:[0-9A-Za-z_.-]*[0-9A-Za-z_])?)";
const IMAGE_PART = "[a-z0-9]+(?:(?:\\.|__?|-+)[a-z0-9]+)*";
const IMAGE_DOMAIN = "(?:[0-9A-Za-z](?:[0-9A-Za-z.-]*[0-9A-Za-z])?|\\[[0-9A-Fa-f:]+\\])(?::[0-9]{1,5})?";
const IMAGE_NAME = `(?:${IMAGE_DOMAIN}/)?${IMAGE_PART}(?:/${IMAGE_PART})*`;
const GPU = "(?:0|[1-9][0-9]{0,3}|GPU-[0-9A-Fa-f]+(?:-[0-9A-Fa-f]+)*|MIG-[0-9A-Za-z-]+(?:/[0-9]+)*)";
const DEVICE = `[^\\s,:/]+(?::${PORT})?`;
/** Linux takes no longer variable or argument. */
const LONGEST_JSON = 131_071;
/** Characters that would show a text in another order than it has. */
const BIDI = "\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069";
const CONTROL = "\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029";
const WS = "[ \\t\\r\\n]*";
const JSON_STRING = '"(?:[^"\\\\\\u0000-\\u001f]|\\\\(?:["\\\\/bfnrt]|u[0-9A-Fa-f]{4}))*"';
const DEV_STRING = '"/dev/[^"\\\\\\u0000-\\u001f]+"';

/** A list of `item`, blanks round the commas allowed. */
const commaList = (item: string): string => ` *${item} *(?:, *${item} *)*`;
const jsonList = (open: string, item: string, close: string): string =>
  `${WS}${open}${WS}(?:${item}${WS}(?:,${WS}${item}${WS})*)?${close}${WS}`;
const jsonArray = (item: string): string => jsonList("\\[", item, "\\]");
const anyOf = (values: readonly string[]): EnvKind => ({
  accepts: values.length === 2 ? values.join(" or ") : `one of ${values.join(", ")}`,
  pattern: `^(?:${values.join("|")})$`,
  values,
});
const kinds = <const Names extends string>(rows: Readonly<Record<Names, EnvKind>>) => rows;

/** Every form that a field of `.env` can have, each defined once. @public */
export const ENV_KINDS = kinds({
  destination: {
    accepts: "an OpenSSH alias, host, user@host, ssh://user@host:port or an IPv6 literal",
    pattern: "^(?!-)(?!.*@-)[^\\s\\u0000-\\u001f\\u007f'\"`$;&|<>(){}\\\\*?!#]+$",
    maxLength: 1024,
  },
  secret: {
    accepts: "one line of text that is not empty",
    pattern: "^[^\\u0000\\r\\n]+$",
    maxLength: 4096,
  },
  image: {
    accepts: "sha256:<64 lower-case hex digits> or <name>@sha256:<64 lower-case hex digits>, never a tag",
    pattern: `^(?:${IMAGE_NAME}@)?sha256:${HEX}{64}$`,
    maxLength: 512,
  },
  name: {
    accepts: "one line of text without blanks at its ends that does not start with a hyphen",
    pattern: "^(?![-\\s])[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f]$",
    maxLength: 255,
  },
  "absolute-path": {
    accepts: "an absolute path below /, without . and .. in it",
    pattern: `^(?:/(?!\\.{1,2}(?:/|$))[^/${CONTROL}${BIDI}]+)+/?$`,
    maxLength: 4096,
  },
  path: {
    accepts: "a path on this machine",
    pattern: "^[^\\u0000-\\u001f\\u007f]+$",
    maxLength: 4096,
  },
  interface: {
    accepts: "the name of a network interface, its own or an alternative one",
    pattern: `^(?!-)(?!\\.{1,2}$)[^\\s/:,$;&|<>'"\`\\\\${CONTROL}${BIDI}]{1,127}$`,
  },
  port: {
    accepts: "a TCP port, 1 to 65535",
    pattern: `^${PORT}$`,
  },
  "port-range": {
    accepts: "two TCP ports as <low>-<high>",
    pattern: `^${PORT}-${PORT}$`,
  },
  commit: {
    accepts: "a full commit SHA of 40 or 64 hex digits",
    pattern: "^(?:[0-9A-Fa-f]{40}|[0-9A-Fa-f]{64})$",
  },
  sha256: {
    accepts: "a SHA-256 of 64 lower-case hex digits",
    pattern: `^${HEX}{64}$`,
  },
  ip: {
    accepts: "an IPv4 or IPv6 address",
    pattern: `^(?:${IPV4}|${IPV6})$`,
    maxLength: 64,
  },
  url: {
    accepts: "http://<host>:<port> with nothing after the port",
    pattern: `^http://${URL_HOST}:${PORT}$`,
    maxLength: 1024,
  },
  "attestation-url": {
    accepts: "http://<host>:<port>/v1/attestation",
    pattern: `^http://${URL_HOST}:${PORT}/v1/attestation$`,
    maxLength: 1024,
  },
  "gpu-list": {
    accepts: "a comma list of GPU indices or GPU UUIDs",
    pattern: `^${commaList(GPU)}$`,
    maxLength: 4096,
  },
  "positive-int": {
    accepts: "a whole number of at least 1",
    pattern: "^[1-9][0-9]{0,8}$",
  },
  "positive-number": {
    accepts: "a number above 0",
    pattern: "^(?=[0.]*[1-9])[0-9]+(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]{1,2})?$",
    maxLength: 32,
  },
  dtype: anyOf(["bfloat16", "float16"]),
  "transfer-transport": anyOf(["ucx_tcp", "ucx_rdma"]),
  transport: anyOf(["auto", "ssh2", "openssh", "command", "local"]),
  "json-array-of-strings": {
    accepts: 'a JSON array of strings, such as ["--max-num-seqs", "8"]',
    pattern: `^${jsonArray(JSON_STRING)}$`,
    maxLength: LONGEST_JSON,
  },
  "json-object-of-strings": {
    accepts: 'a JSON object of strings, such as {"UCX_LOG_LEVEL": "info"}',
    pattern: `^${jsonList("\\{", `${JSON_STRING}${WS}:${WS}${JSON_STRING}`, "\\}")}$`,
    maxLength: LONGEST_JSON,
  },
  "device-paths": {
    accepts: 'a JSON array of paths under /dev/, such as ["/dev/infiniband/uverbs0"]',
    pattern: `^${jsonArray(DEV_STRING)}$`,
    maxLength: LONGEST_JSON,
  },
  "net-devices": {
    accepts: "a comma list of UCX device names: interfaces for TCP, <hca>:<port> for RDMA",
    pattern: `^${commaList(DEVICE)}$`,
    maxLength: 4096,
  },
  "repo-id": {
    accepts: "a hub repository as <owner>/<name>",
    pattern: "^[0-9A-Za-z][0-9A-Za-z._-]*/[0-9A-Za-z][0-9A-Za-z._-]*$",
    maxLength: 255,
  },
});

/** The name of a value form. @public */
export type EnvKindName = keyof typeof ENV_KINDS;
