import { redactEnvironmentValues } from "../access/redact.js";
import type { Command, CommandResult } from "../access/command.js";
import { isObject, type Json, type JsonObject } from "../canonical.js";
import { GateError } from "../errors/gate-error.js";
import { dockerOutput } from "./docker-faults.js";
import { type ProbeSettings, unreadable } from "./probe.js";
import { strings } from "./readers.js";

/** What the image store says of one image. @public */
export interface ImageInspection {
  /** `sha256:<64 hex>`: digest of the configuration, or of manifest or index, as the store counts. */
  readonly id: string;
  /** What the id is the digest of; only that of a configuration is the same in every image store. */
  readonly idKind: "configuration" | "manifest" | "index";
  /** Names under which the store lists the image; empty after a pull by digest. */
  readonly repoTags: readonly string[];
  readonly repoDigests: readonly string[];
  /** Digests that the store itself gives for the image beside its id: Podman's, the containerd store's. */
  readonly digests: readonly string[];
  readonly os: string;
  readonly architecture: string;
  readonly layers: readonly string[];
  /** What a container runs where nothing else is asked for; empty where the image names nothing. */
  readonly entrypoint: readonly string[];
  /** Everything that the image sets, secrets redacted. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Asks the image store; never a container of the same name, and never a registry. */
export function inspectCommand(reference: string, { commandMs }: ProbeSettings): Command {
  return { argv: ["docker", "image", "inspect", reference], timeoutMs: commandMs };
}

/**
 * Reads `docker image inspect` of Docker with either image store and of Podman: one object, or a list of one.
 *
 * Throws what Docker's failure means, `IMAGE_MISSING` for an empty list, and `IMAGE_INCOMPLETE` where the store
 * knows the image but has no configuration of it.
 *
 * @public
 */
export function parseImageInspect(result: CommandResult, reference: string): ImageInspection {
  const value = readJson(dockerOutput(result, reference), result);
  const images = Array.isArray(value) ? (value as readonly Json[]) : [value];
  const [image, another] = images;
  if (image === undefined)
    throw new GateError("IMAGE_MISSING", {
      subject: reference,
      message: `the image ${reference} is not on this host: docker lists none`,
    });
  if (!isObject(image) || another !== undefined) throw unreadable(result, "it does not show one image");
  const id = digestOf(image.Id);
  if (id === undefined) throw unreadable(result, "the image has no id of 64 hex digits");
  const { Architecture: architecture, Os: os } = image;
  const layers = isObject(image.RootFS) ? strings(image.RootFS.Layers) : [];
  if (!isText(architecture) || !isText(os) || layers.length === 0)
    throw new GateError("IMAGE_INCOMPLETE", {
      subject: reference,
      message: `the image store has no complete configuration of ${reference}: architecture, system or layers are missing`,
    });
  const descriptor = isObject(image.Descriptor) ? digestOf(image.Descriptor.digest) : undefined;
  return {
    id,
    idKind: idKindOf(id, image),
    repoTags: strings(image.RepoTags),
    repoDigests: strings(image.RepoDigests),
    digests: [descriptor, digestOf(image.Digest)].filter((digest) => digest !== undefined),
    os,
    architecture,
    layers,
    entrypoint: isObject(image.Config) ? strings(image.Config.Entrypoint) : [],
    environment: redactEnvironmentValues(environmentOf(image)),
  };
}

/** The JSON of the output, also behind a line that a wrapper printed before it. */
function readJson(text: string, result: CommandResult): Json {
  const start = text.search(/^[[{]/m);
  try {
    return JSON.parse(start < 0 ? text : text.slice(start)) as Json;
  } catch (error) {
    throw unreadable(result, (error as Error).message);
  }
}

/** `sha256:<64 hex>`, which Podman writes without its prefix. */
function digestOf(value: Json | undefined): string | undefined {
  const hex = typeof value === "string" ? /^(?:sha256:)?([0-9a-f]{64})$/.exec(value)?.[1] : undefined;
  return hex === undefined ? undefined : `sha256:${hex}`;
}

/** The containerd store takes the digest of what a name points to for the id, and says what that is. */
function idKindOf(id: string, { Descriptor: descriptor }: JsonObject): ImageInspection["idKind"] {
  if (!isObject(descriptor) || digestOf(descriptor.digest) !== id) return "configuration";
  const type = typeof descriptor.mediaType === "string" ? descriptor.mediaType : "";
  return /\b(index|manifest\.list)\b/.test(type) ? "index" : "manifest";
}

/** Names and values of `Config.Env`, split at the first `=`; `null` and absent mean none, the last of a name counts. */
function environmentOf(image: JsonObject): Readonly<Record<string, string>> {
  const entries = isObject(image.Config) ? strings(image.Config.Env) : [];
  return Object.fromEntries(
    entries.map((entry) => {
      const at = entry.indexOf("=");
      return at < 0 ? [entry, ""] : [entry.slice(0, at), entry.slice(at + 1)];
    }),
  );
}

function isText(value: Json | undefined): value is string {
  return typeof value === "string" && value !== "";
}
