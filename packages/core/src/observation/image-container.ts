import type { Command, CommandResult } from "../access/command.js";
import { isObject, type Json } from "../canonical.js";
import { GateError } from "../errors/gate-error.js";
import { dockerFault } from "./docker-faults.js";
import { keepPackages, type PackageVersions } from "./image-packages.js";
import { finished, isMissing, type ProbeSettings, type Report } from "./probe.js";
import { oneLine, quoting, wordsOf } from "./words.js";

/** Begins the one line that counts; the image's own id in it keeps a banner from looking alike. */
function markerOf(imageId: string): string {
  return `narwhal-packages-${imageId.replace(/^sha256:/, "").slice(0, 16)}:`;
}

/**
 * Lists the installed distributions by their metadata alone: importing vLLM or torch would start their runtimes.
 * Standard library only, Python 3.8 or newer.
 */
function scriptFor(marker: string): string {
  return `
import json, sys
from importlib import metadata
found, broken = [], []
for each in metadata.distributions():
    try:
        name, version = each.metadata["Name"], each.version
    except Exception as error:
        name, version = None, None
    if isinstance(name, str) and isinstance(version, str):
        found.append([name, version])
    else:
        broken.append(str(getattr(each, "_path", "?")))
sys.stdout.write("\\n${marker}" + json.dumps({"distributions": found, "broken": broken}) + "\\n")
sys.stdout.flush()
`;
}

/**
 * A temporary container of the image that prints its packages and exits. It has no network, pulls nothing, skips
 * the image's entrypoint, and asks the accelerators' runtime for no device.
 */
export function packagesCommand(imageId: string, { commandMs }: ProbeSettings): Command {
  const options = ["--rm", "--network", "none", "--pull=never", "--workdir", "/"];
  const quiet = ["--env", "NVIDIA_VISIBLE_DEVICES=void", "--env", "PYTHONDONTWRITEBYTECODE=1"];
  return {
    argv: [
      "docker",
      "run",
      ...options,
      ...quiet,
      "--entrypoint",
      "python3",
      imageId,
      "-c",
      scriptFor(markerOf(imageId)),
    ],
    timeoutMs: commandMs,
    outputLimit: 4 << 20,
    container: true,
  };
}

/**
 * Reads vLLM, torch and every NIXL distribution from the one marked line that the container printed.
 *
 * Throws what Docker's failure means, `IMAGE_PACKAGES_FAILED` where Python itself failed, and
 * `IMAGE_PACKAGES_UNREADABLE` where the line is missing, stands twice or is damaged.
 *
 * @public
 */
export function parsePackages(result: CommandResult, imageId: string, report: Report): PackageVersions {
  requireRun(result, imageId);
  const marker = markerOf(imageId);
  const lines = finished(result)
    .stdout.split(/\r?\n/)
    .filter((line) => line.startsWith(marker));
  const [line, another] = lines;
  if (line === undefined || another !== undefined)
    throw unreadable(imageId, line === undefined ? "no marked line" : "the marked line twice", result);
  const listing = readListing(line.slice(marker.length));
  if (listing === undefined) throw unreadable(imageId, "a damaged list", result);
  if (listing.broken.length > 0)
    report("IMAGE_PACKAGE_METADATA_BROKEN", {
      subject: imageId,
      message: `the image has packages whose metadata cannot be read: ${oneLine(listing.broken.join(", "))}`,
    });
  return keepPackages(listing.distributions);
}

/** Exit statuses with which `docker run` itself fails; others are Python's. */
const DOCKER_EXITS = new Set([125, 126, 127]);

function requireRun(result: CommandResult, imageId: string): void {
  if (isMissing(result))
    throw new GateError("DOCKER_MISSING", { message: "docker is not installed", subject: "docker" });
  const { code } = finished(result);
  if (code === 0) return;
  const fault = dockerFault(result, imageId);
  if (DOCKER_EXITS.has(code) || fault.code !== "DOCKER_FAILED") throw fault;
  throw new GateError("IMAGE_PACKAGES_FAILED", {
    subject: imageId,
    message: `python3 in the image failed with exit status ${code}${quoting(wordsOf(result))}`,
  });
}

function unreadable(imageId: string, what: string, result: CommandResult): GateError {
  return new GateError("IMAGE_PACKAGES_UNREADABLE", {
    subject: imageId,
    message: `the container of the image printed ${what}${quoting(wordsOf(result))}`,
  });
}

interface Listing {
  readonly distributions: readonly (readonly [string, string])[];
  readonly broken: readonly string[];
}

function readListing(text: string): Listing | undefined {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
  if (!isObject(value) || !Array.isArray(value.distributions) || !Array.isArray(value.broken))
    return undefined;
  const distributions = (value.distributions as readonly Json[]).filter(isPair);
  const broken = (value.broken as readonly Json[]).filter((each) => typeof each === "string");
  if (distributions.length !== value.distributions.length) return undefined;
  const whole = distributions.filter((each) => each.every((text) => text.trim() !== ""));
  const bare = distributions.filter((each) => !whole.includes(each)).map(([name]) => name);
  return { distributions: whole, broken: [...broken, ...bare] };
}

function isPair(value: Json): value is readonly [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === "string");
}
