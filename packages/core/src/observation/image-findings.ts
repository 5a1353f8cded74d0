import type { FindingFacts } from "../errors/gate-error.js";
import type { ErrorCode } from "../errors/table.js";
import type { ImageInspection } from "./image-inspect.js";

/**
 * What is doubtful about the identity of an image that was found under a reference: a shortened id, no registry digest
 * at all, or one that the image store may have made up itself. Warnings.
 *
 * @public
 */
export function imageFindings(
  reference: string,
  image: Pick<ImageInspection, "id" | "repoDigests">,
): readonly (readonly [ErrorCode, FindingFacts])[] {
  const { id, repoDigests } = image;
  const found: (readonly [ErrorCode, FindingFacts])[] = [];
  if (/^(sha256:)?[0-9a-f]{4,63}$/.test(reference) && id.replace(/^sha256:/, "") !== reference)
    found.push([
      "IMAGE_ID_SHORT",
      {
        subject: reference,
        message: `${reference} is a shortened id, which other images may begin with too`,
      },
    ]);
  if (repoDigests.length === 0)
    found.push([
      "IMAGE_BUILT_LOCALLY",
      { subject: id, message: `no registry knows the image ${id}: it was built or loaded on this host` },
    ]);
  else if (repoDigests.every((digest) => isSynthetic(digest, id)))
    found.push([
      "IMAGE_DIGEST_SYNTHETIC",
      {
        subject: repoDigests[0],
        message: `${repoDigests.join(", ")} may be no registry's digest: its name has no registry, and the image store makes such digests of local builds`,
      },
    ]);
  return found;
}

/**
 * The containerd image store gives each tag of a local build a digest, that of the image's own id; Podman gives one under
 * the name `localhost`. A name with a registry or a namespace in it is taken for what it says.
 */
function isSynthetic(repoDigest: string, id: string): boolean {
  const [name = "", digest] = repoDigest.split("@");
  return name.startsWith("localhost/") || (digest === id && !name.includes("/"));
}
