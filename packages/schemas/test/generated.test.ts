import { describe, expect, it } from "vitest";
import { agentSourceModule } from "../../../scripts/generate/agent-source.js";
import { errorsPage } from "../../../scripts/generate/errors-page.js";
import { generatedFiles, staleFiles } from "../../../scripts/generate/files.js";

describe("generated files", () => {
  it("are fresh (else: npm run generate)", async () => {
    const files = await generatedFiles();
    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        ".env.example",
        "docs/fields.md",
        "docs/errors.md",
        "packages/schemas/catalog.json",
      ]),
    );
    expect(await staleFiles(files)).toEqual([]);
  });

  it("come out the same twice", async () => {
    expect(await generatedFiles()).toEqual(await generatedFiles());
  });

  it("are stale where they differ or are missing", async () => {
    const [first] = await generatedFiles();
    const path = first?.path ?? "";
    const stale = await staleFiles([
      { path, text: "other" },
      { path: "no/such/file", text: "" },
    ]);
    expect(stale).toEqual([path, "no/such/file"]);
  });

  it("need no import at run time", async () => {
    const validators = (await generatedFiles()).find(({ path }) => path.endsWith("/validators.ts"));
    expect(validators?.text).not.toMatch(/\brequire\(|^import /mu);
  });
});

describe("errorsPage", () => {
  it("has a row for each code under its gate, cells escaped", () => {
    const page = errorsPage({
      A_CODE: {
        gate: "inputs",
        severity: "warning",
        acceptable: true,
        summary: "a|b <c> `<d>`",
        hint: "do it",
      },
    });
    expect(page).toContain("| `A_CODE` | warning | yes | a\\|b \\<c\\> `<d>` | do it |");
    expect(page).toContain("## emit\n\nNo codes.");
  });
});

describe("agentSourceModule", () => {
  it("gives the text back to the byte", () => {
    const text = 'print("\\n")\n\té\u2028\u2029`${x}`\n';
    const module = agentSourceModule(text);
    const list = module.slice(module.indexOf("["), module.indexOf(".join")).replace(/,\n\]$/u, "\n]");
    expect((JSON.parse(list) as string[]).join("\n")).toBe(text);
  });
});
