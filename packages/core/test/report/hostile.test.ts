import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { reportHtml } from "../../src/report/report-html.js";
import { reportMarkdown } from "../../src/report/report-markdown.js";
import { reportModel } from "../../src/report/report-model.js";
import type { ReportSource } from "../../src/report/report-source.js";
import type { RecordReport } from "../../src/report/report.js";
import { attribute, type Page, parseHtml, parseMarkdown } from "./page.js";
import { edit, recordOf, sourceOf, trio } from "./recorded.js";

const BIDI = "\u202e";
const HOSTILE: Readonly<Record<string, string>> = {
  script: `<script>alert(1)</script>`,
  attribute: `"><img src=x onerror=alert(1)>`,
  quote: `' onmouseover='alert(1)`,
  comment: `--><!-- ]]> </style></title><svg onload=alert(1)>`,
  entity: `&lt;b&gt; &amp; &#60;i&#62;`,
  table: `a | b || \\| c`,
  code: "`whoami` ``x`` ```\n# heading",
  emphasis: `**bold** _it_ ~~gone~~ [link](javascript:alert(1)) ![i](http://evil.example/x.png)`,
  address: `http://evil.example www.evil.example mail@evil.example @everyone #1`,
  terminal: `\u001b]0;owned\u0007\u001b[31mred\u001b[0m\r\u0008`,
  direction: `abc${BIDI}fdp.exe\u2066x\u2069\u200f`,
  unseen: `a\u200bb\u00adc\ufeffd\u2028e\u2029f\u{e0041}`,
  blanks: `  two before and after  `,
  broken: `lone \ud800 and \ufffe and \u0085`,
  backslash: `ends with \\`,
};
const TAGS = new Set(
  "html head meta title style body header h1 h2 h3 h4 p nav ul li a main section dl div dt dd table caption thead tbody tr th td code bdi strong br article footer hr".split(
    " ",
  ),
);

/** Characters that a reader cannot see, in what is written; line breaks are the writer's own. */
const UNSEEN = /[^\P{C}\n]|[\u2028\u2029]/u;

let source: ReportSource;
beforeAll(async () => {
  source = await sourceOf(await recordOf(trio()));
});

/** The record, with this text wherever a record may hold any. */
function poisoned(text: string): ReportSource {
  const { record, ...rest } = structuredClone(source);
  const { inputs, established } = record;
  if (established === undefined) throw new TypeError("the run should have ended well");
  for (const seen of established.engines.values()) {
    Object.assign(seen, { hostname: text, run_dir: text });
    Object.assign(seen.host ?? {}, { kernel: text, python: text, user: text });
    for (const gpu of seen.gpus) Object.assign(gpu, { name: text, driver: text });
    Object.assign(seen.packages, { vllm: text, [text]: "1" });
  }
  Object.assign(inputs.fields, { NARWHAL_NODE_1_SSH: text, NARWHAL_ENGINE_MODEL_NAME: text });
  const finding = {
    code: "CLOCKS_DIFFER",
    gate: "observation",
    severity: "warning",
    host: text,
    role: text,
    field: text,
    subject: text,
    message: text,
    hint: text,
    details: { [text]: text, list: [{ [text]: text, names: [text, text] }] },
  } as const;
  Object.assign(established.manifest, { warnings: [finding] });
  Object.assign(established.manifest.files, { [text]: "0".repeat(64) });
  Object.assign(established.generated.fleet, { model: text });
  for (const engine of Object.values(established.generated.launch.engines))
    Object.assign(engine, { accelerator: text });
  for (const { settings = {} } of Object.values(established.generated.sources))
    Object.assign(settings, {
      "environment.X": {
        value: text,
        origin: "field",
        source: text,
        evidence: [{ file: text, field: text, value: text }],
      },
    });
  const first = { ...finding, severity: "error" } as const;
  return { record: { ...record, directory: text, failure: { first, failures: [first] } }, ...rest };
}

/** What a page must not have, whatever the record holds. */
function expectHarmless({ elements }: Page): void {
  expect(elements.map(({ tagName }) => tagName).filter((name) => !TAGS.has(name))).toEqual([]);
  for (const element of elements) {
    const names = element.attrs.map(({ name }) => name);
    expect(names.filter((name) => /^on|^style$|^src$/.test(name))).toEqual([]);
    expect(attribute(element, "href") ?? "#").toMatch(/^#/);
  }
}

function pagesOf(report: RecordReport): { readonly html: Page; readonly markdown: Page } {
  const [html, markdown] = [reportHtml(report), reportMarkdown(report)];
  expect(html).not.toMatch(UNSEEN);
  expect(markdown).not.toMatch(UNSEEN);
  const pages = { html: parseHtml(html), markdown: parseMarkdown(markdown) };
  expectHarmless(pages.html);
  expectHarmless(pages.markdown);
  return pages;
}

describe("what a record holds is text", () => {
  it.each(Object.entries(HOSTILE))("%s", (_name, text) => {
    const { html, markdown } = pagesOf(reportModel(poisoned(text)));
    expect(html.elements.filter(({ tagName }) => tagName === "style")).toHaveLength(1);
    expect([...markdown.tables]).toEqual([...html.tables]);
  });

  it.each(["script", "attribute", "table", "emphasis", "address", "backslash", "blanks"])(
    "%s is shown to the letter",
    (name) => {
      const text = HOSTILE[name] ?? "";
      const { html, markdown } = pagesOf(reportModel(poisoned(text)));
      for (const page of [html, markdown]) {
        const hosts = [...page.tables].find(([caption]) => caption === "Hosts: 3")?.[1] ?? [];
        expect(hosts[1]?.slice(1, 3)).toEqual([text, text]);
        expect(page.text).toContain(text);
      }
    },
  );

  it("what works unseen is shown as an escape", () => {
    for (const [name, shown] of [
      ["terminal", "\\x1b]0;owned\\x07\\x1b[31mred\\x1b[0m\\x0d\\x08"],
      ["direction", "abc\\u{202e}fdp.exe\\u{2066}x\\u{2069}\\u{200f}"],
      ["unseen", "a\\u{200b}b\\xadc\\u{feff}d\\u{2028}e\\u{2029}f\\u{e0041}"],
      ["broken", "lone \\u{d800} and \\u{fffe} and \\x85"],
    ] as const) {
      const { html, markdown } = pagesOf(reportModel(poisoned(HOSTILE[name] ?? "")));
      expect(html.text).toContain(shown);
      expect(markdown.text).toContain(shown);
    }
  });

  it("any text at all", () => {
    const pieces = fc.constantFrom(
      ...Object.values(HOSTILE),
      "|",
      "`",
      "\\",
      "*",
      "\n",
      " ",
      "<",
      "&",
      "$",
      "a",
    );
    const texts = fc.oneof(
      fc.array(pieces, { minLength: 1, maxLength: 6 }).map((parts) => parts.join("")),
      fc.string({ unit: "binary", minLength: 1 }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { html, markdown } = pagesOf(reportModel(poisoned(text)));
        expect([...markdown.tables]).toEqual([...html.tables]);
      }),
      { numRuns: 40 },
    );
  });
});

describe("the page itself", () => {
  it("loads and runs nothing, says its language, and heads every table", () => {
    const { elements } = parseHtml(reportHtml(reportModel(source)));
    const policy = elements.find((each) => attribute(each, "http-equiv") === "Content-Security-Policy");
    expect(policy === undefined ? "" : attribute(policy, "content")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    );
    expect(elements[0]?.tagName).toBe("html");
    expect(elements[0] === undefined ? "" : attribute(elements[0], "lang")).toBe("en");
    const heads = elements.filter(({ tagName }) => tagName === "th");
    expect(heads.length).toBeGreaterThan(50);
    for (const head of heads) expect(["row", "col"]).toContain(attribute(head, "scope"));
    const ids = elements.flatMap((element) => attribute(element, "id") ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const element of elements) {
      for (const name of ["aria-labelledby", "href"]) {
        const target = attribute(element, name);
        if (target !== undefined) expect(ids).toContain(target.replace(/^#/, ""));
      }
    }
    const levels = elements.flatMap(({ tagName }) => /^h(\d)$/.exec(tagName)?.[1] ?? []).map(Number);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  it("is the same for the same record, whatever the order in which it was read", async () => {
    const again = await sourceOf(await recordOf(trio()));
    expect(reportHtml(reportModel(again))).toBe(reportHtml(reportModel(source)));
    expect(reportMarkdown(reportModel(again))).toBe(reportMarkdown(reportModel(source)));
  });

  it("shows no more of long evidence than can be read", async () => {
    const store = await recordOf(trio());
    const list = Array.from({ length: 250 }, (_, index) => ({ path: `file-${index}` }));
    const place = { code: "CLOCKS_DIFFER", gate: "observation", severity: "warning" };
    edit(store, "manifest.json", { warnings: [{ ...place, message: "m", hint: "h", details: { list } }] });
    const { html } = pagesOf(reportModel(await sourceOf(store)));
    expect(html.tables.get("list: 250")).toHaveLength(101);
    expect(html.text).toContain("and 150 more, in the record");
  });
});
