import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as languageService from "vscode-json-languageservice";
import { type DocumentName, DOCUMENT_NAMES, SCHEMAS } from "../src/index.js";
import { RIGHT, WRONG } from "./fixtures.js";

// The JSON language server's own engine, as VS Code and neovim run it, with the schemas as files on disk.
const { getLanguageService, TextDocument } = languageService;
const schemaUrl = (name: string): string =>
  new URL(`../schemas/${name}.v1.schema.json`, import.meta.url).href;

// A document that names its schema by id gets it too, as from the network.
const published = /^https:\/\/narwhal-deploy\.dev\/schemas\/(.+)\.v1\.schema\.json$/u;

const service = getLanguageService({
  schemaRequestService: (uri) =>
    Promise.resolve(
      readFileSync(new URL(uri.replace(published, (_, name: string) => schemaUrl(name))), "utf8"),
    ),
  workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
});
service.configure({
  validate: true,
  schemas: DOCUMENT_NAMES.map((name) => ({ uri: schemaUrl(name), fileMatch: [`**/as/${name}/*.json`] })),
});

function open(document: DocumentName, text: string) {
  const file = TextDocument.create(`file:///as/${document}/x.json`, "json", 1, text);
  return { file, json: service.parseJSONDocument(file) };
}

async function complaints(document: DocumentName, value: unknown): Promise<readonly string[]> {
  const { file, json } = open(document, JSON.stringify(value, null, 2));
  const found = await service.doValidation(file, json, { schemaValidation: "error" });
  return found.map(({ message }) => (typeof message === "string" ? message : message.value));
}

async function completions(document: DocumentName, marked: string): Promise<readonly string[]> {
  const { file, json } = open(document, marked.replace("|", ""));
  const list = await service.doComplete(file, file.positionAt(marked.indexOf("|")), json);
  return (list?.items ?? []).map(({ label }) => label);
}

async function hover(document: DocumentName, marked: string): Promise<string> {
  const { file, json } = open(document, marked.replace("|", ""));
  const found = await service.doHover(file, file.positionAt(marked.indexOf("|")), json);
  return JSON.stringify(found?.contents ?? "");
}

describe("diagnostics", () => {
  it.each(RIGHT)("none in $document/$name", async ({ document, value }) => {
    expect(await complaints(document, value)).toEqual([]);
  });

  it.each(WRONG)("some in $document/$name", async ({ document, value }) => {
    expect((await complaints(document, value)).length).toBeGreaterThan(0);
  });

  it("say the accepted form in words", async () => {
    const env = await complaints("env", { NARWHAL_ENGINE_MODEL_NAME: "x", NARWHAL_NODE_1_ENGINE_PORT: "0" });
    expect(env).toEqual(["Expected a TCP port, 1 to 65535."]);
    const hosts = {
      hosts: [
        { id: "node-1", ssh_env: "NARWHAL_NODE_1_SSH", password_env: "my password", roles: ["router"] },
      ],
    };
    expect(await complaints("hosts", hosts)).toEqual([
      "Expected NARWHAL_NODE_<n>_SSH_PASSWORD or NARWHAL_ROUTER_SSH_PASSWORD: the name of a variable, not a password.",
    ]);
  });
});

describe("completion", () => {
  it.each(DOCUMENT_NAMES.filter((name) => SCHEMAS[name].properties !== undefined))(
    "offers every key of %s",
    async (document) => {
      const labels = await completions(document, '{"|": 1}');
      expect(labels).toEqual(expect.arrayContaining(Object.keys(SCHEMAS[document].properties ?? {})));
    },
  );

  it.each([
    ["fleet", '{"engines": [{"role": |}]}', ['"prefill"', '"decode"']],
    ["fleet", '{"engines": [{"|": 1}]}', ["iid", "url", "attestation_url", "role", "pin", "shared_device"]],
    ["hosts", '{"hosts": [{"|": 1}]}', ["id", "ssh_env", "password_env", "roles"]],
    [
      "engine-launch",
      '{"engines": {"engine-1": {"transfer": {"transport": |}}}}',
      ['"ucx_tcp"', '"ucx_rdma"'],
    ],
    ["engine-launch-sources", '{"engine-1": {"|": 1}}', ["inspection", "policy", "settings"]],
    ["env", '{"NARWHAL_MODEL_DTYPE": |}', ['"bfloat16"', '"float16"']],
    ["failure", '{"first": {"gate": |}}', ['"inputs"', '"checkpoint"']],
    ["ssh-known-hosts", '{"a": [{"|": 1}]}', ["line", "type", "key"]],
    ["transcript", '{"end": {"kind": |}}', ['"exit"', '"timeout"']],
  ] as const)("in %s at %s", async (document, marked, expected) => {
    expect(await completions(document, marked)).toEqual(expect.arrayContaining([...expected]));
  });
});

describe("hover", () => {
  it.each(RIGHT)("explains the first key of $document/$name", async ({ document, value }) => {
    const text = JSON.stringify(value);
    expect(await hover(document, `${text.slice(0, 2)}|${text.slice(2)}`)).toMatch(/[a-z]{3}/u);
  });

  it.each([
    ["fleet", '{"slo": {"|ttft_s": 1}}', "first token"],
    ["fleet", '{"engines": [{"role": "|decode"}]}', "KV cache"],
    ["failure", '{"|first": {}}', "error or warning"],
    ["failure", '{"first": {"|hint": "x"}}', "What to do"],
    ["env", '{"NARWHAL_NODE_7_|ENGINE_PORT": "1"}', "HTTP service"],
    ["hosts", '{"hosts": [{"|password_env": null}]}', "password"],
  ] as const)("in %s at %s", async (document, marked, says) => {
    expect(await hover(document, marked)).toContain(says);
  });
});
