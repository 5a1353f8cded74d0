import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exportLines, quoteValue } from "../../../src/emit/documents/deployment-env.js";
import { parseEnvFile } from "../../../src/inputs/env-file.js";

const AWKWARD = ["'", '"', "é", "€", "😀", ..."\\$`~!#&|;<>(){}[]*? \t\n=".split("")];
const SHELLS = ["sh", "bash"].filter(exists);

function exists(shell: string): boolean {
  try {
    execFileSync(shell, ["-c", ":"]);
    return true;
  } catch {
    return false;
  }
}

describe("values in deployment.env", () => {
  let directory = "";
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), "narwhal-deployment-env-"));
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  test("plain where no shell would touch them", () => {
    expect(quoteValue("http://[fd00::1]:8000")).toBe("'http://[fd00::1]:8000'");
    expect(quoteValue("http://10.0.0.1:8000/v1")).toBe("http://10.0.0.1:8000/v1");
    expect(quoteValue("")).toBe("''");
    expect(quoteValue("it's")).toBe(String.raw`'it'\''s'`);
    expect(quoteValue("~/x")).toBe("'~/x'");
  });

  test("names are sorted by code point", () => {
    expect(exportLines({ B: "2", A_1: "1", A: "0" })).toBe("export A=0\nexport A_1=1\nexport B=2\n");
  });

  test("a shell is there to compare with", () => {
    expect(SHELLS.length).toBeGreaterThan(0);
  });

  const value = fc
    .string({
      unit: fc.oneof(fc.constantFrom(...AWKWARD), fc.string({ minLength: 1, maxLength: 1 })),
    })
    .filter((text) => !text.includes("\0") && !/\p{Surrogate}/u.test(text));

  test.each(SHELLS)("%s reads every value back exactly", (shell) => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 16 }), (values) => {
        const named = Object.fromEntries(values.map((each, index) => [`NARWHAL_V${index}`, each]));
        const file = join(directory, `${shell}.env`);
        writeFileSync(file, exportLines(named));
        const output = execFileSync(shell, ["-c", `set -a; . "${file}"; env -0`], {
          env: { PATH: process.env["PATH"] },
          stdio: ["ignore", "pipe", "inherit"],
        });
        const read = Object.fromEntries(
          output
            .toString()
            .split("\0")
            .filter((entry) => entry.startsWith("NARWHAL_"))
            .map((entry) => [entry.slice(0, entry.indexOf("=")), entry.slice(entry.indexOf("=") + 1)]),
        );
        expect(read).toEqual(named);
      }),
      { numRuns: 25 },
    );
  });

  test("the project's own reader reads every value back exactly", () => {
    fc.assert(
      fc.property(
        value.filter((text) => !/[\r\u0000-\u0008\u000b-\u001f\u007f\ufeff]/.test(text)),
        (text) => {
          const file = parseEnvFile(exportLines({ NARWHAL_V: text }), {});
          expect(file.refusals).toEqual([]);
          expect(file.entries.map((entry) => entry.value)).toEqual([text]);
        },
      ),
    );
  });
});
