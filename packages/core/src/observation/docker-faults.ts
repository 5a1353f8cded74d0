import type { CommandResult } from "../access/command.js";
import { GateError } from "../errors/gate-error.js";
import type { ErrorCode } from "../errors/table.js";
import { finished, isMissing } from "./probe.js";
import { oneLine, plainText, quoting, wordsOf } from "./words.js";

/** What Docker, Podman and their runtimes say when they fail, by what it means; the first that fits counts. */
const SAYINGS: readonly (readonly [RegExp, ErrorCode])[] = [
  [/requirement error|unsatisfied condition/i, "IMAGE_DRIVER_TOO_OLD"],
  [/exec format error/i, "IMAGE_PLATFORM_MISMATCH"],
  [
    /image with reference .* was found but (its platform|does not (match|provide) the)/i,
    "IMAGE_PLATFORM_MISMATCH",
  ],
  [/python3[^\n]*(executable file not found|no such file or directory)/i, "IMAGE_PYTHON_MISSING"],
  [/executable file [^\n]*python3[^\n]* not found/i, "IMAGE_PYTHON_MISSING"],
  [
    /permission denied while trying to connect|docker\.sock: connect: permission denied/i,
    "DOCKER_PERMISSION",
  ],
  [/(dial unix|podman\.sock)[^\n]*permission denied/i, "DOCKER_PERMISSION"],
  [/context "[^"]*": context not found|unable to resolve docker endpoint/i, "DOCKER_CONTEXT_INVALID"],
  [/cannot connect to the docker daemon|failed to connect to the docker api/i, "DOCKER_UNREACHABLE"],
  [/is the docker daemon running|unable to connect to podman|error during connect/i, "DOCKER_UNREACHABLE"],
  [/dial (unix|tcp)[^\n]*(no such file|refused|no such host|timeout)/i, "DOCKER_UNREACHABLE"],
  [
    /requires API version|client version [^\n]* is too (new|old)|minimum supported api version/i,
    "DOCKER_TOO_OLD",
  ],
  [/unknown (shorthand )?flag|unknown option|flag provided but not defined/i, "DOCKER_TOO_OLD"],
  [
    /invalid reference format|must be lowercase|invalid checksum digest|unsupported digest/i,
    "IMAGE_REFERENCE_INVALID",
  ],
  [/no such (image|object)|image not known|unable to find image|image [^\n]* not found/i, "IMAGE_MISSING"],
];

/** How the message begins, where Docker's own words do not say what it means. */
const ABOUT: Readonly<Partial<Record<ErrorCode, string>>> = {
  IMAGE_MISSING: "the image IMAGE is not on this host",
  IMAGE_PYTHON_MISSING: "the image IMAGE holds no python3",
  IMAGE_DRIVER_TOO_OLD: "the image IMAGE requires a newer driver than the host has",
  IMAGE_PLATFORM_MISMATCH: "the image IMAGE is built for another platform",
  IMAGE_REFERENCE_INVALID: "docker refuses the reference IMAGE",
  DOCKER_PERMISSION: "the login may not use the Docker daemon",
  DOCKER_UNREACHABLE: "the Docker daemon does not answer",
};

/**
 * The text of a Docker command that succeeded. Throws what its failure means: absent, no permission, no daemon, a
 * bad context, too old, no image, a bad reference, another platform, or `DOCKER_FAILED` with Docker's own words.
 */
export function dockerOutput(result: CommandResult, reference: string): string {
  if (isMissing(result))
    throw new GateError("DOCKER_MISSING", {
      subject: "docker",
      message: `docker is not installed, or not on the PATH of the login${quoting(wordsOf(result))}`,
    });
  const { code, stdout } = finished(result);
  if (code !== 0) throw dockerFault(result, reference);
  return stdout;
}

/** What a failed Docker command means. */
export function dockerFault(result: CommandResult, reference: string): GateError {
  const said = plainText(result.stderr);
  const code = SAYINGS.find(([pattern]) => pattern.test(said))?.[1] ?? "DOCKER_FAILED";
  const about = ABOUT[code]?.replace("IMAGE", reference) ?? "docker fails";
  const words = oneLine(said === "" ? result.stdout : said);
  return new GateError(code, {
    subject: code.startsWith("IMAGE") ? reference : "docker",
    message: `${about}${quoting(words)}`,
  });
}
