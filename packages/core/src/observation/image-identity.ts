import { GateError } from "../errors/gate-error.js";
import type { ImageInspection } from "./image-inspect.js";
import type { HostFacts } from "./observation.js";

/** What proves that the store's image is the pinned one. @public */
export type ImageProof = "image-id" | "registry-digest";

/**
 * What proves that an image is the pinned one, or `undefined` where nothing does. `sha256:<hex>` must be its id.
 * `<name>@sha256:<hex>` must be a digest under which the store holds it: a digest stands for content, so the
 * registry's name, which mirrors and short names change, proves nothing more.
 *
 * @public
 */
export function provesReference(
  reference: string,
  image: Pick<ImageInspection, "id" | "repoDigests" | "digests">,
): ImageProof | undefined {
  if (/^sha256:[0-9a-f]{64}$/.test(reference)) return image.id === reference ? "image-id" : undefined;
  const digest = /^[^@]+@(sha256:[0-9a-f]{64})$/.exec(reference)?.[1];
  if (digest === undefined) return undefined;
  const held = [...image.digests, ...image.repoDigests.map((each) => each.split("@").at(-1))];
  return held.includes(digest) ? "registry-digest" : undefined;
}

/** Throws `IMAGE_NOT_PROVEN` where {@link provesReference} finds no proof. */
export function requireProof(reference: string, image: ImageInspection): void {
  if (provesReference(reference, image) !== undefined) return;
  const digests = image.repoDigests.length > 0 ? image.repoDigests.join(", ") : "none";
  throw new GateError("IMAGE_NOT_PROVEN", {
    subject: reference,
    message: `the host's image has id ${image.id} and registry digests ${digests}, which do not prove ${reference}`,
  });
}

/** Architectures as image configurations name them, by the kernel's name. */
const ARCHITECTURES: Readonly<Record<string, string>> = {
  x86_64: "amd64",
  amd64: "amd64",
  aarch64: "arm64",
  arm64: "arm64",
  ppc64le: "ppc64le",
  s390x: "s390x",
  riscv64: "riscv64",
};

/** Throws where the image is built for another platform than the host's; a machine that is not known is not judged. */
export function requirePlatform(
  image: { readonly os?: string; readonly architecture?: string },
  host: Pick<HostFacts, "machine">,
): void {
  const expected = host.machine === undefined ? undefined : ARCHITECTURES[host.machine];
  const fits = expected === undefined || (image.architecture === expected && image.os === "linux");
  if (fits) return;
  throw new GateError("IMAGE_PLATFORM_MISMATCH", {
    subject: `${image.os}/${image.architecture}`,
    message: `the image is built for ${image.os}/${image.architecture}, the host is linux/${expected}`,
  });
}
