import { canonicalJson } from "../canonical.js";
import type { ImageFacts } from "./observation.js";

/** A respect in which two images differ. @public */
export interface ImageDifference {
  /** `layers`, `platform`, `environment <NAME>` or `package <name>`. */
  readonly aspect: string;
  readonly left: string | null;
  readonly right: string | null;
}

/**
 * How two hosts' images differ in content; empty where they are the same image. Ids may differ for one content:
 * one image store counts the configuration's digest, another the manifest's or the index's.
 *
 * @public
 */
export function imageDifferences(left: ImageFacts, right: ImageFacts): readonly ImageDifference[] {
  const differences: ImageDifference[] = [];
  if (platformOf(left) !== platformOf(right))
    differences.push({ aspect: "platform", left: platformOf(left), right: platformOf(right) });
  if (canonicalJson([...left.layers]) !== canonicalJson([...right.layers]))
    differences.push({ aspect: "layers", left: layersOf(left), right: layersOf(right) });
  return [
    ...differences,
    ...recordDifferences("package", left.packages, right.packages),
    ...recordDifferences("environment", left.environment, right.environment),
  ];
}

/** True where two hosts' images have the same content. @public */
export function sameImage(left: ImageFacts, right: ImageFacts): boolean {
  return imageDifferences(left, right).length === 0;
}

function platformOf(image: ImageFacts): string {
  return `${image.os ?? "?"}/${image.architecture ?? "?"}`;
}

function layersOf(image: ImageFacts): string {
  return `${image.layers.length} layers up to ${image.layers.at(-1) ?? "none"}`;
}

function recordDifferences(
  what: string,
  left: Readonly<Record<string, string>>,
  right: Readonly<Record<string, string>>,
): readonly ImageDifference[] {
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])].sort();
  return names
    .filter((name) => left[name] !== right[name])
    .map((name) => ({ aspect: `${what} ${name}`, left: left[name] ?? null, right: right[name] ?? null }));
}
