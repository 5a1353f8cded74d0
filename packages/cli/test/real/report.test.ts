import { readFile, rm } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findProgram, lacking } from "../../../core/test/real/needs.js";
import { parseHtml } from "../../../core/test/report/page.js";
import { edit, RECORD, recordOf, stoppedRecordOf, trio } from "../../../core/test/report/recorded.js";
import { plantRecord } from "../planted-record.js";
import { runCli, temporaryDirectory } from "../run-cli.js";

const SCHEMES = ["light", "dark"] as const;
const WIDTHS = [390, 1280];
const HOSTILE = `"><img src=http://127.0.0.1:9/x onerror="document.title='owned'"><script>document.title='owned'</script>`;

/** Rows of cells with the columns first, by caption, as the browser shows them. */
const TABLES = `[...document.querySelectorAll("table")].map((table) => [
  table.caption.textContent,
  [...table.rows].map((row) => [...row.cells].map((cell) => cell.innerText.trim())),
])`;

/** Text whose colour is too near to what lies behind it: ratio and words. */
const LOW_CONTRAST = `(() => {
  const channel = (c) => (c /= 255) <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  const rgb = (text) => text.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const behind = (element) => {
    for (let at = element; at !== null; at = at.parentElement) {
      const colour = rgb(getComputedStyle(at).backgroundColor);
      if (colour[3] !== 0) return colour;
    }
    return [255, 255, 255];
  };
  const found = [];
  for (const element of document.body.querySelectorAll("*")) {
    const words = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim() !== "");
    if (words.length === 0 || element.getClientRects().length === 0) continue;
    const [a, b] = [light(rgb(getComputedStyle(element).color)), light(behind(element))];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < 4.5) found.push(ratio.toFixed(2) + " " + words[0].data.trim());
  }
  return found;
})()`;

/** How much wider than the window the page is. */
const OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

interface Opened {
  readonly page: Page;
  /** What went wrong, in the browser's words. */
  readonly complaints: readonly string[];
  /** Addresses that were asked for beside the page itself. */
  readonly requests: readonly string[];
}

describe.skipIf(lacking("chromium"))("the page in a browser", () => {
  let cwd = "";
  let browser: Browser;

  beforeAll(async () => {
    cwd = await temporaryDirectory();
    await plantRecord(`${cwd}/odd`, await recordOf(trio({ 2: { kernel: "5.15.0-odd" } })));
    await plantRecord(
      `${cwd}/stopped`,
      await stoppedRecordOf(trio({ 3: { files: { "/models/m/extra.json": "{}" } } })),
    );
    const hostile = await recordOf(trio());
    const finding = { code: "CLOCKS_DIFFER", gate: "observation", severity: "warning" };
    edit(hostile, "manifest.json", {
      warnings: [
        { ...finding, host: HOSTILE, message: HOSTILE, hint: HOSTILE, details: { [HOSTILE]: HOSTILE } },
      ],
    });
    edit(hostile, "engine-2.json", { hostname: HOSTILE, run_dir: "x".repeat(3000) });
    await plantRecord(`${cwd}/hostile`, hostile);
    for (const name of ["odd", "stopped", "hostile"]) {
      const { status, stderr } = await runCli(["report", `${name}/${RECORD}`, "--to", name], { cwd });
      expect(status, stderr).toBe(0);
    }
    browser = await chromium.launch({
      executablePath: findProgram("chromium") ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"],
    });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await rm(cwd, { recursive: true, force: true });
  });

  async function open(name: string, colorScheme: (typeof SCHEMES)[number], width: number): Promise<Opened> {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 800 },
      offline: true,
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    const requests: string[] = [];
    page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("dialog", (dialog) => {
      complaints.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    const url = pathToFileURL(`${cwd}/${name}.html`).href;
    page.on("request", (request) => {
      if (request.url() !== url) requests.push(request.url());
    });
    await page.goto(url, { waitUntil: "load" });
    return { page, complaints, requests };
  }

  for (const name of ["odd", "stopped", "hostile"]) {
    test.each(SCHEMES.flatMap((scheme) => WIDTHS.map((width) => [scheme, width] as const)))(
      `${name}: no error, no request, readable, not wider than the window: %s, %i`,
      async (scheme, width) => {
        const { page, complaints, requests } = await open(name, scheme, width);
        expect(await page.evaluate(OVERFLOW)).toBe(0);
        expect(await page.evaluate(LOW_CONTRAST)).toEqual([]);
        const ground = String(
          await page.evaluate("getComputedStyle(document.documentElement).backgroundColor"),
        );
        expect(ground).toBe(scheme === "dark" ? "rgb(17, 22, 28)" : "rgb(255, 255, 255)");
        expect(complaints).toEqual([]);
        expect(requests).toEqual([]);
        await page.context().close();
      },
    );
  }

  test("wide tables scroll in their own box, by keyboard too", async () => {
    const { page } = await open("odd", "light", 390);
    const read = (property: string): Promise<number> =>
      page.evaluate<number>(
        `[...document.querySelectorAll(".scroll")].find((box) => /^Engines: /.test(box.innerText)).${property}`,
      );
    expect(await read("scrollWidth")).toBeGreaterThan(await read("clientWidth"));
    await page.locator(".scroll", { hasText: "Engines: 3" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => read("scrollLeft")).toBeGreaterThan(0);
    await page.context().close();
  });

  test("the tables say what the record says", async () => {
    const { page } = await open("odd", "light", 1280);
    const shown = new Map(await page.evaluate<[string, string[][]][]>(TABLES));
    expect(shown).toEqual(parseHtml(await readFile(`${cwd}/odd.html`, "utf8")).tables);
    const read = async (name: string): Promise<Record<string, never>> =>
      JSON.parse(await readFile(`${cwd}/odd/${RECORD}/${name}`, "utf8")) as Record<string, never>;
    const { hosts } = (await read("generated/hosts.local.json")) as unknown as {
      hosts: { id: string; roles: string[] }[];
    };
    expect(
      shown
        .get("Hosts: 3")
        ?.slice(1)
        .map(([id, , , roles]) => [id, roles]),
    ).toEqual(hosts.map(({ id, roles }) => [id, roles.join(", ")]));
    const kernels = [...shown].find(([caption]) => caption.startsWith("Answers that are not the same"))?.[1];
    expect(kernels?.at(-1)).toEqual(["kernel", "5.15.0-odd", "odd one out", "node-2", "1 of 3"]);
    const { files } = (await read("manifest.json")) as unknown as { files: Record<string, string> };
    expect(shown.get(`Files that the run wrote or used: ${Object.keys(files).length}`)?.slice(1)).toEqual(
      Object.entries(files),
    );
    await page.context().close();
  });

  test("what a record holds does not run, load or become markup", async () => {
    const { page, complaints, requests } = await open("hostile", "light", 1280);
    expect(await page.title()).toBe(`Discovery report: hostile/${RECORD}`);
    expect(await page.locator("img, script, iframe, link, object, form").count()).toBe(0);
    expect(await page.locator("article").innerText()).toContain(HOSTILE);
    expect([...complaints, ...requests]).toEqual([]);
    await page.context().close();
  });

  test("prints in black on white from a dark screen, without cutting a table off", async () => {
    const { page } = await open("odd", "dark", 1000);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await page.evaluate("getComputedStyle(document.documentElement).backgroundColor")).toBe(
      "rgb(255, 255, 255)",
    );
    expect(await page.evaluate("getComputedStyle(document.body).color")).toBe("rgb(0, 0, 0)");
    expect(await page.locator("nav").isVisible()).toBe(false);
    expect(await page.evaluate(OVERFLOW)).toBe(0);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.length).toBeGreaterThan(10_000);
    await page.context().close();
  });
});
