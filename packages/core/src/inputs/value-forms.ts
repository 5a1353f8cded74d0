import { ENV_KINDS, type EnvKind, type EnvKindName } from "@narwhal/schemas";
import { parseAbsolutePath } from "./absolute-path.js";
import { BadValue, OTHER_FORM, repeated } from "./bad-value.js";
import { parseDestination } from "./destination.js";
import { judgeEngineEnv } from "./engine-env-override.js";
import { parseIpAddress } from "./ip-address.js";
import { parseInterface } from "./interface-name.js";
import { parseStringArray, parseStringObject } from "./json-values.js";
import { parseServiceUrl } from "./service-url.js";

/** Two ports, the low one not above the high one. */
export interface PortRange {
  readonly low: number;
  readonly high: number;
}

/** What a value of each form is, once read. */
export type FormValues = {
  readonly [Kind in EnvKindName]: Kind extends "port" | "positive-int" | "positive-number"
    ? number
    : Kind extends "port-range"
      ? PortRange
      : Kind extends "gpu-list" | "net-devices" | "device-paths" | "json-array-of-strings"
        ? readonly string[]
        : Kind extends "json-object-of-strings"
          ? Readonly<Record<string, string>>
          : Kind extends "dtype"
            ? "bfloat16" | "float16"
            : Kind extends "transfer-transport"
              ? "ucx_tcp" | "ucx_rdma"
              : string;
};

type Reader<Value> = (text: string) => Value | BadValue;

const READERS: { readonly [Kind in EnvKindName]: Reader<FormValues[Kind]> } = {
  destination: (text) => {
    const result = parseDestination(text);
    return "fault" in result ? new BadValue(result.fault) : text;
  },
  secret: matching("secret", (text) => text),
  image: (text) => (hasTag(text) ? new BadValue("names a tag, which can move", TAG_HINT) : image(text)),
  name: matching("name", (text) => text),
  "absolute-path": parseAbsolutePath,
  path: matching("path", (text) =>
    /(^|\/)\.{0,2}$/.test(text) ? new BadValue("names a directory, not a file") : text,
  ),
  interface: parseInterface,
  port: matching("port", Number),
  "port-range": matching("port-range", (text) => {
    const [low = 0, high = 0] = text.split("-").map(Number);
    return low <= high ? { low, high } : new BadValue("has its low end above its high end");
  }),
  commit: matching("commit", (text) => text.toLowerCase()),
  sha256: matching("sha256", (text) => text),
  ip: (text) => {
    const address = parseIpAddress(text);
    if (address === undefined) return new BadValue("is no address");
    return address.scope === "global"
      ? address.text
      : new BadValue(`is ${address.scope}`, "give the address that other hosts reach this one at");
  },
  url: (text) => urlAsGiven(text, ""),
  "attestation-url": (text) => urlAsGiven(text, "/v1/attestation"),
  "gpu-list": (text) => distinct(commaList(text, "gpu-list")),
  "positive-int": matching("positive-int", Number),
  "positive-number": matching("positive-number", (text) =>
    Number.isFinite(Number(text)) && Number(text) > 0 ? Number(text) : new BadValue("is out of range"),
  ),
  dtype: matching("dtype", (text) => text as FormValues["dtype"]),
  "transfer-transport": matching("transfer-transport", (text) => text as FormValues["transfer-transport"]),
  transport: matching("transport", (text) => text),
  "json-array-of-strings": parseStringArray,
  "json-object-of-strings": (text) => {
    const values = parseStringObject(text);
    return values instanceof BadValue ? values : judgeEngineEnv(values);
  },
  "device-paths": (text) => {
    const paths = parseStringArray(text);
    if (paths instanceof BadValue) return paths;
    const wrong = paths.findIndex(
      (path) => !/^\/dev(\/(?!\.{1,2}(\/|$))[^/\s:\u0000-\u001f\u007f]+)+$/.test(path),
    );
    return wrong < 0 ? distinct(paths) : new BadValue(`has an item ${wrong + 1} that is no path under /dev/`);
  },
  "net-devices": (text) => distinct(commaList(text, "net-devices")),
  "repo-id": matching("repo-id", (text) => text),
};

/** Reads a text as a value of its form. */
export function readForm<Kind extends EnvKindName>(kind: Kind, text: string): FormValues[Kind] | BadValue {
  const { maxLength = Number.POSITIVE_INFINITY }: EnvKind = ENV_KINDS[kind];
  const length = text.length > maxLength ? Array.from(text).length : 0;
  if (length <= maxLength) return READERS[kind](text);
  const fault = `has ${length} characters, more than the ${maxLength} that are taken`;
  return new BadValue(fault, `give a value of at most ${maxLength} characters`);
}

const TAG_HINT =
  "give the image id or the registry digest: docker image inspect --format '{{.Id}} {{.RepoDigests}}' IMAGE";

const image = matching("image", (text) => text);

function hasTag(text: string): boolean {
  return !text.includes("sha256:") && /^[\w./-]+(:[0-9]+\/[\w./-]+)?:[\w.-]+$/.test(text);
}

function urlAsGiven(text: string, path: string): string | BadValue {
  const url = parseServiceUrl(text, path);
  return url instanceof BadValue ? url : text;
}

function matching<Value>(kind: EnvKindName, read: Reader<Value>): Reader<Value> {
  const pattern = new RegExp(ENV_KINDS[kind].pattern, "u");
  return (text) => (pattern.test(text) ? read(text) : new BadValue(OTHER_FORM));
}

function commaList(text: string, kind: EnvKindName): readonly string[] | BadValue {
  const items = text.split(",").map((item) => item.trim());
  if (items.includes("")) return new BadValue("has an empty entry");
  const pattern = new RegExp(ENV_KINDS[kind].pattern, "u");
  const wrong = items.find((item) => !pattern.test(item));
  return wrong === undefined ? items : new BadValue(`has the entry ${JSON.stringify(wrong.slice(0, 80))}`);
}

function distinct(items: readonly string[] | BadValue): readonly string[] | BadValue {
  const twice = items instanceof BadValue ? undefined : repeated(items);
  return twice === undefined ? items : new BadValue(`lists ${twice} twice`);
}
