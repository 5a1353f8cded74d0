import { readdirSync, readFileSync } from "node:fs";
import { DOCUMENT_NAMES, type DocumentName } from "../src/index.js";

const root = new URL("./fixtures/", import.meta.url);

/** A document that its schema accepts. */
export interface RightFixture {
  readonly document: DocumentName;
  readonly name: string;
  readonly value: unknown;
}

/** A document with the problems that must be found in it, in order. */
export interface WrongFixture extends RightFixture {
  readonly problems: readonly { readonly path: string; readonly says: string }[];
}

function filesOf(
  document: DocumentName,
  kind: "right" | "wrong",
): readonly { name: string; json: unknown }[] {
  const directory = new URL(`${document}/`, root);
  return readdirSync(directory)
    .filter((name) => name.startsWith(`${kind}-`) && name.endsWith(".json"))
    .map((name) => ({ name, json: JSON.parse(readFileSync(new URL(name, directory), "utf8")) as unknown }));
}

/** `fixtures/<document>/right-*.json`: each file is the document. */
export const RIGHT: readonly RightFixture[] = DOCUMENT_NAMES.flatMap((document) =>
  filesOf(document, "right").map(({ name, json }) => ({ document, name, value: json })),
);

/** `fixtures/<document>/wrong-*.json`: the document beside the problems that it has. */
export const WRONG: readonly WrongFixture[] = DOCUMENT_NAMES.flatMap((document) =>
  filesOf(document, "wrong").map(({ name, json }) => {
    const wrong = json as { readonly problems: WrongFixture["problems"]; readonly document: unknown };
    return { document, name, value: wrong.document, problems: wrong.problems };
  }),
);
