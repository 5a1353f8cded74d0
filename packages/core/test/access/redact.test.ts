import * as fc from "fast-check";
import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { createRedactor, redactEnvironmentValues } from "../../src/access/redact.js";
import { shellQuote } from "../../src/access/shell-quote.js";
import { Secret } from "../../src/secret.js";

const SECRET = `p4s$w"o'r d\\ü/+`;
const redactor = createRedactor([new Secret(SECRET), new Secret("tok3n-plain"), new Secret("")]);
const hex = (value: number, digits = 2): string => value.toString(16).padStart(digits, "0");
const units = (text: string): string =>
  text
    .split("")
    .map((unit) => `\\u${hex(unit.charCodeAt(0), 4)}`)
    .join("");
const base64 = (text: string): string => Buffer.from(text).toString("base64");

describe("a registered secret", () => {
  const forms: Record<string, string> = {
    plain: SECRET,
    "in JSON": JSON.stringify({ a: SECRET }),
    "in JSON inside JSON": JSON.stringify({ a: JSON.stringify({ a: SECRET }) }),
    "in ASCII JSON": JSON.stringify({ a: SECRET }).replace("ü", "\\u00fc"),
    "in a URL": `https://u:${encodeURIComponent(SECRET)}@host/`,
    "in a form": new URLSearchParams({ q: SECRET }).toString(),
    "quoted for a shell": shellQuote(["login", SECRET]),
    "quoted by printf %q": execFileSync("bash", ["-c", 'LC_ALL=C.UTF-8 printf %q "$1"', "bash", SECRET], {
      encoding: "utf8",
    }),
    "in base64": base64(SECRET),
    "in base64 after one byte": base64(`x${SECRET}y`),
    "in base64 after two bytes": base64(`xx${SECRET}`),
    "in a basic authorisation": `Authorization: Basic ${base64(`user:${SECRET}`)}`,
    "in URL-safe base64": Buffer.from(SECRET).toString("base64url"),
    "in JSON with escaped slashes": JSON.stringify({ a: SECRET }).replaceAll("/", "\\/"),
    "in JSON, every letter escaped": `{"a": "${units(SECRET)}"}`,
    "in JSON, some letters escaped": JSON.stringify({ a: SECRET }).replace("4s", "\\u0034s"),
    "in JSON inside JSON, every letter escaped": JSON.stringify({ a: `"${units(SECRET)}"` }),
    "in a URL, every letter escaped": [...Buffer.from(SECRET)].map((byte) => `%${hex(byte)}`).join(""),
    "as a byte string": [...Buffer.from(SECRET)].map((byte) => `\\x${hex(byte)}`).join(""),
    "in hex": Buffer.from(SECRET).toString("hex"),
    "in upper-case hex": Buffer.from(SECRET).toString("hex").toUpperCase(),
    "in upper case": SECRET.toUpperCase(),
    "in mixed case": SECRET.replace("p", "P").replace("ü", "Ü"),
  };
  it.each(Object.entries(forms))("%s is replaced", (_form, text) => {
    const redacted = redactor.text(`before ${text} after`);
    expect(redacted).toContain("[redacted]");
    expect(redacted).toMatch(/^before /);
    expect(redacted).toMatch(/ after$/);
    for (const part of ["p4s", 'w\\"o', base64(SECRET).slice(4, 12)]) expect(redacted).not.toContain(part);
  });

  it("of many kilobytes is replaced as well", () => {
    const long = `${"a(b".repeat(15_000)}/end`;
    const { text } = createRedactor([new Secret(long), new Secret("tok3n-plain")]);
    expect(text(`x ${long} y ${JSON.stringify(long).toUpperCase()} z tok3n-plain`)).toBe(
      'x [redacted] y "[redacted]" z [redacted]',
    );
    expect(text(`x ${base64(long)} ${Buffer.from(long).toString("hex")}`)).toBe("x [redacted] [redacted]");
  });

  it("keeps its case where it is short", () => {
    const { text } = createRedactor([new Secret("secret7")]);
    expect(text("SECRET7 secret7")).toBe("SECRET7 [redacted]");
  });

  it("is found behind letters that change their length with their case", () => {
    const { text } = createRedactor([new Secret("Straße-ΣΑΣ")]);
    expect(text("İİ straße-σας İ STRASSE-ΣΑΣ İ")).toBe("İİ [redacted] İ [redacted] İ");
  });

  it("is replaced inside bytes", () => {
    const bytes = Buffer.concat([Buffer.of(0xff, 0), Buffer.from(SECRET), Buffer.of(0xfe)]);
    const redacted = Buffer.from(redactor.base64(bytes.toString("base64")), "base64");
    expect(redacted).toEqual(Buffer.concat([Buffer.of(0xff, 0), Buffer.from("[redacted]"), Buffer.of(0xfe)]));
  });

  it("leaves everything else", () => {
    const text = "a line\nwith tok3n and 日本\u0000";
    expect(redactor.text(text)).toBe(text);
    expect(createRedactor([]).text(text)).toBe(text);
  });

  it("that is very short goes only where it stands alone", () => {
    const short = createRedactor([new Secret("ab")]);
    expect(short.text("fabric ab, cab")).toBe("fabric [redacted], cab");
  });

  it("never comes through, whatever it is and wherever it stands", () => {
    const secret = fc
      .string({ unit: "binary", minLength: 6, maxLength: 24 })
      .filter((text) => text.isWellFormed());
    fc.assert(
      fc.property(secret, fc.string(), fc.string(), (value, before, after) => {
        const { text } = createRedactor([new Secret(value)]);
        for (const form of [value, JSON.stringify(value), base64(value)]) {
          fc.pre(!"[redacted]".includes(value));
          if (text(`${before} ${form} ${after}`).includes(value) && !`${before} `.includes(value))
            return false;
        }
        return true;
      }),
    );
  });
});

describe("values of secret-looking names", () => {
  it.each([
    [
      `"Env": ["PATH=/bin", "HF_TOKEN=hf_abc def", "B=1"]`,
      `"Env": ["PATH=/bin", "HF_TOKEN=[redacted]", "B=1"]`,
    ],
    [`["A_KEY=x\\"y\\\\","B=1"]`, `["A_KEY=[redacted]","B=1"]`],
    [`{"text": "[\\"HF_TOKEN=abc\\", \\"B=1\\"]"}`, `{"text": "[\\"HF_TOKEN=[redacted]\\", \\"B=1\\"]"}`],
    ["HF_TOKEN=hf abc\nB=1", "HF_TOKEN=[redacted]\nB=1"],
    ["export MY_SECRET='a b'\nX=1", "export MY_SECRET=[redacted]\nX=1"],
    ["run --api-key=abc --other", "run --api-key=[redacted] --other"],
    ["docker run -e DB_PASSWORD=x image", "docker run -e DB_PASSWORD=[redacted] image"],
    [`{"HF_TOKEN": "abc", "n": 1}`, `{"HF_TOKEN": "[redacted]", "n": 1}`],
    [`{"text": "{\\"A_SECRET\\": \\"b\\"}"}`, `{"text": "{\\"A_SECRET\\": \\"[redacted]\\"}"}`],
    ["KEY=\nB=2", "KEY=\nB=2"],
    [`{"text": "[\\"see KEY=abc\\", \\"B=1\\"]"}`, `{"text": "[\\"see KEY=[redacted]\\", \\"B=1\\"]"}`],
  ])("%s", (text, redacted) => {
    expect(redactor.text(text)).toBe(redacted);
    expect(redactor.text(redacted)).toBe(redacted);
  });

  it("leave a tokenizer's and a model's own fields alone", () => {
    const text = JSON.stringify({
      eos_token: "<|im_end|>",
      num_key_value_heads: 8,
      KEYS: ["a"],
      token: null,
    });
    expect(redactor.text(text)).toBe(text);
  });

  it("keep redacted JSON valid", () => {
    const name = fc.constantFrom("HF_TOKEN", "PATH", "A_KEY", "x_password_y");
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
        const text = JSON.stringify({ Env: pairs.map(([key, value]) => `${key}=${value}`), last: 1 });
        const redacted = JSON.parse(redactor.text(text)) as { Env: string[]; last: number };
        return (
          redacted.last === 1 &&
          redacted.Env.length === pairs.length &&
          redacted.Env.every((entry, index) => {
            const [key, value] = pairs[index] ?? ["", ""];
            return entry === (key === "PATH" || value === "" ? `${key}=${value}` : `${key}=[redacted]`);
          })
        );
      }),
    );
  });

  it("take a time that grows with the text, not with its square", () => {
    // Quadratic work would outlast the deadline of a test.
    const [keys, name] = ["KEY".repeat(300_000), `"${"a".repeat(1_000_000)}TOKEN`];
    expect([redactor.text(keys), redactor.text(name)]).toEqual([keys, name]);
  });

  it("are replaced in an environment, empty ones excepted", () => {
    expect(redactEnvironmentValues({ HF_TOKEN: "x", API_KEY: "", PATH: "/bin", GONE_SECRET: null })).toEqual({
      HF_TOKEN: "[redacted]",
      API_KEY: "",
      PATH: "/bin",
      GONE_SECRET: null,
    });
  });
});
