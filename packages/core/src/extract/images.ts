import type { Span, StandIns } from "./stand-ins.js";
import { QUOTE, WORD_END, WORD_START } from "./words.js";

const REPOSITORY = String.raw`[a-zA-Z0-9](?:[a-zA-Z0-9._-]|/|:(?=\d{1,5}/))*`;
const DIGEST = /@sha256:[0-9a-f]{64}/g;
const PINNED = new RegExp(String.raw`(?<![%/])${WORD_START}${REPOSITORY}$`, "u");
const LONGEST_NAME = 255;
const TAGGED = new RegExp(String.raw`${QUOTE}RepoTags${QUOTE}\s*:\s*\[(?<tags>[^\]]*)\]`, "gu");
const TAG = new RegExp(String.raw`${QUOTE}(?<name>${REPOSITORY}):[\w.-]+\\*"`, "gu");

/** The names of images that a text pins, or that an image carries as tags. */
export function* imageNames(text: string): Generator<string> {
  for (const { index } of text.matchAll(DIGEST)) {
    const name = PINNED.exec(text.slice(Math.max(0, index - LONGEST_NAME), index))?.[0];
    if (name !== undefined) yield name;
  }
  for (const { groups } of text.matchAll(TAGGED)) {
    for (const tag of (groups?.["tags"] ?? "").matchAll(TAG)) yield tag.groups?.["name"] ?? "";
  }
}

/** Gives an image's name its stand-in: `registry-1.example/image-1`. */
export function assignImage(name: string, standIns: StandIns): void {
  if (standIns.find("image", name) !== undefined) return;
  const first = name.split("/", 1)[0] ?? "";
  const registry =
    name.includes("/") && /[.:]|^localhost$/.test(first) ? first.replace(/:\d+$/, "") : undefined;
  if (registry !== undefined && standIns.find("registry", registry) === undefined) {
    standIns.set("registry", registry, `registry-${standIns.next("registry")}.example`);
  }
  const prefix = registry === undefined ? "" : `${standIns.find("registry", registry)}/`;
  standIns.set("image", name, `${prefix}image-${standIns.next("image")}`);
}

/**
 * Where names of images and registries stand. A name of one plain word counts only in front of a digest or a tag:
 * `python` means too much else.
 */
export function imageFinder(standIns: StandIns): (text: string) => Generator<Span> {
  const of = (kind: "image" | "registry"): string[] =>
    standIns.all.filter((each) => each.kind === kind).map(({ original }) => original);
  const patterns = [
    {
      kind: "image" as const,
      pattern: anyOf(
        of("image").filter((name) => /[/.:]/.test(name)),
        "",
      ),
    },
    {
      kind: "image" as const,
      pattern: anyOf(
        of("image").filter((name) => !/[/.:]/.test(name)),
        '(?=@sha256:|:[\\w.-]+\\\\*")',
      ),
    },
    { kind: "registry" as const, pattern: anyOf(of("registry"), "") },
  ];
  return function* (text) {
    for (const { kind, pattern } of patterns) {
      for (const match of pattern === undefined ? [] : text.matchAll(pattern)) {
        yield { start: match.index, end: match.index + match[0].length, kind, value: match[0] };
      }
    }
  };
}

function anyOf(names: readonly string[], behind: string): RegExp | undefined {
  if (names.length === 0) return undefined;
  const sorted = [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(String.raw`${WORD_START}(?:${sorted.join("|")})${WORD_END}${behind}`, "gu");
}
