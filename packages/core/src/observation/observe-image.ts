import type { HostFacts, ImageFacts } from "./observation.js";
import { dockerContextCommand, dockerElsewhere } from "./docker-context.js";
import { imageFindings } from "./image-findings.js";
import { packagesCommand, parsePackages } from "./image-container.js";
import { requirePlatform, requireProof } from "./image-identity.js";
import { inspectCommand, parseImageInspect } from "./image-inspect.js";
import { choosePackages, judgePackages } from "./image-packages.js";
import type { Ask, ProbeSettings, Report } from "./probe.js";

/**
 * Observes the pinned image: what the store holds under the reference, proven to be it and built for this
 * platform, then by its immutable id, in a temporary container, the packages inside.
 */
export async function observeImage(
  reference: string,
  host: Pick<HostFacts, "machine">,
  run: { readonly ask: Ask; readonly settings: ProbeSettings; readonly report: Report },
): Promise<ImageFacts> {
  const { ask, settings, report } = run;
  const [inspected, context] = await Promise.all([
    ask(inspectCommand(reference, settings)),
    ask(dockerContextCommand(settings)),
  ]);
  for (const [code, facts] of dockerElsewhere(context)) report(code, facts);
  const image = parseImageInspect(inspected, reference);
  for (const [code, facts] of imageFindings(reference, image)) report(code, facts);
  requireProof(reference, image);
  requirePlatform(image, host);
  const packages = parsePackages(await ask(packagesCommand(image.id, settings)), image.id, report);
  choosePackages(packages);
  judgePackages(packages, report);
  const { id, repoDigests, os, architecture, layers, environment } = image;
  return { id, repoDigests, os, architecture, layers, environment, packages };
}
