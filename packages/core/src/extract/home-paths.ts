import { METADATA_FILES } from "../observation/model-metadata.js";
import type { Span, StandIns } from "./stand-ins.js";

const PART = String.raw`[\p{L}\p{N}_.@$+=~^*?-]+`;
const HOME = new RegExp(
  String.raw`/(?:(?:home|Users)/(?<user>[\p{L}\p{N}_](?:[\p{L}\p{N}_.$-]*[\p{L}\p{N}_$-])?)|root(?=/))(?<rest>(?:/${PART})*)`,
  "dgu",
);

/** Names that say nothing about whose home it is: what this tool and model hubs call their files. */
const PLAIN_WORDS = `
  .docker .cache .config .env .local .ssh README.md bin blobs checkpoints config data deployment.env discovery
  engine-launch.local.json engine-launch.sources.json failure.json fleet.json generation_config.json
  hosts.local.json hub huggingface id_ecdsa id_ed25519 id_rsa known_hosts lib logs manifest.json model
  model.safetensors.index.json models run runs snapshots src ssh.known_hosts tmp tokenizer.json
  transcripts work
`;
const PLAIN = new Set([...METADATA_FILES, ...PLAIN_WORDS.trim().split(/\s+/)]);
const PLAIN_FORM =
  /^(?:\.{1,2}|.*[*?].*|model-\d+-of-\d+\.safetensors|engine-\d+(?:-checkpoint)?\.json|python[\d.]*)$/;

/** The parts of paths under home directories: the owner, and each name below that is not a common one. */
export function* homePaths(text: string): Generator<Span> {
  for (const match of text.matchAll(HOME)) {
    const { user, rest } = match.indices?.groups ?? {};
    if (user !== undefined) {
      yield { start: user[0], end: user[1], kind: "user", value: text.slice(...user) };
    }
    if (rest === undefined) continue;
    let start = rest[0];
    for (const part of text
      .slice(...rest)
      .split("/")
      .slice(1)) {
      start += 1;
      const name = part.replace(/\.+$/, "");
      if (name !== "" && !PLAIN.has(name) && !PLAIN_FORM.test(name)) {
        yield { start, end: start + name.length, kind: "path", value: name };
      }
      start += part.length;
    }
  }
}

/** Gives a name below a home directory its stand-in, where it has none: `dir-1`, or `file-1.txt`. */
export function assignPath(name: string, standIns: StandIns): void {
  if (standIns.find("path", name) !== undefined) return;
  const extension = /(?<=.)\.[A-Za-z][A-Za-z0-9]{0,10}$/.exec(name)?.[0];
  const row = extension === undefined ? "dir" : "file";
  standIns.set("path", name, `${row}-${standIns.next(row)}${extension ?? ""}`);
}
