import { dashedAddresses, ipLiterals } from "./addresses.js";
import { homePaths } from "./home-paths.js";
import { identifiers } from "./identifiers.js";
import { imageFinder } from "./images.js";
import { nameFinder } from "./literal-names.js";
import type { Span, StandIns } from "./stand-ins.js";

/** Replaces every value that has a stand-in, in one pass: no stand-in is taken for an original. */
export function createReplacer(standIns: StandIns, keys: ReadonlySet<string>): (text: string) => string {
  const images = imageFinder(standIns);
  const names = nameFinder(standIns, keys);
  return (text) => {
    const spans = [
      ...ipLiterals(text),
      ...dashedAddresses(text),
      ...identifiers(text),
      ...homePaths(text),
      ...images(text),
      ...names(text),
    ];
    const parts: string[] = [];
    let done = 0;
    for (const span of withoutOverlaps(spans)) {
      const standIn = standIns.find(span.kind, span.value);
      if (standIn === undefined) continue;
      parts.push(text.slice(done, span.start), span.render?.(standIn) ?? standIn);
      done = span.end;
    }
    return done === 0 ? text : parts.join("") + text.slice(done);
  };
}

/** Of spans that overlap, the one that starts first, and of those the longest. */
export function withoutOverlaps<Found extends Span>(spans: readonly Found[]): readonly Found[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Found[] = [];
  let end = 0;
  for (const span of sorted) {
    if (span.start < end) continue;
    kept.push(span);
    end = span.end;
  }
  return kept;
}
