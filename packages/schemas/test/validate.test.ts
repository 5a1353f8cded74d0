import { describe, expect, it } from "vitest";
import { createAjv } from "../generator/validators.js";
import { DOCUMENT_NAMES, SCHEMAS, validate } from "../src/index.js";
import { RIGHT, WRONG } from "./fixtures.js";

const ajv = createAjv(Object.values(SCHEMAS));

describe("fixtures", () => {
  it.each(DOCUMENT_NAMES)("%s has right and wrong ones", (document) => {
    expect(RIGHT.some((fixture) => fixture.document === document)).toBe(true);
    expect(WRONG.some((fixture) => fixture.document === document)).toBe(true);
  });
});

describe("validate", () => {
  it.each(RIGHT)("accepts $document/$name", ({ document, value }) => {
    expect(validate(document, value)).toEqual({ ok: true, value });
  });

  it.each(WRONG)("finds every problem of $document/$name and no other", ({ document, value, problems }) => {
    const verdict = validate(document, value);
    const found = verdict.ok ? [] : verdict.problems;
    for (const { path, says } of problems) {
      const words = found.filter((problem) => problem.path === path).map(({ message }) => message);
      expect(words.join("\n"), path).toContain(says);
    }
    const extra = found.filter(({ path }) => !problems.some((problem) => problem.path === path));
    expect(extra).toEqual([]);
  });

  it.each([null, undefined, 1, "x", [], true])("refuses %j as a document of objects", (value) => {
    for (const name of DOCUMENT_NAMES) expect(validate(name, value).ok).toBe(false);
  });

  it("refuses a name that is no document", () => {
    expect(() => validate("host" as "hosts", {})).toThrow(TypeError);
    expect(() => validate("__proto__" as "hosts", {})).toThrow(TypeError);
  });

  it("never repeats a value that may be a secret", () => {
    const secret = "hunter2 \n canary";
    const verdicts = [
      validate("env", { NARWHAL_NODE_1_SSH_PASSWORD: secret, NARWHAL_ENGINE_KEY: secret }),
      validate("hosts", { hosts: [{ id: secret, ssh_env: secret, password_env: secret, roles: [secret] }] }),
    ];
    for (const verdict of verdicts) {
      expect(verdict.ok).toBe(false);
      expect(JSON.stringify(verdict)).not.toContain("canary");
    }
  });
});

describe("the published schemas in ajv's strict mode", () => {
  it.each(RIGHT)("accept $document/$name", ({ document, value }) => {
    const check = ajv.getSchema(SCHEMAS[document].$id ?? "");
    expect(check?.(value), JSON.stringify(check?.errors)).toBe(true);
  });

  it.each(WRONG)("refuse $document/$name", ({ document, value }) => {
    expect(ajv.getSchema(SCHEMAS[document].$id ?? "")?.(value)).toBe(false);
  });
});
