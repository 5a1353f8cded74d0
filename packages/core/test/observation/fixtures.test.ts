import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import * as fc from "fast-check";
import fastGlob from "fast-glob";
import { describe, expect, it } from "vitest";
import type { CommandEnd, CommandResult } from "../../src/access/command.js";
import { parsePackages } from "../../src/observation/image-container.js";
import { provesReference } from "../../src/observation/image-identity.js";
import { parseImageInspect } from "../../src/observation/image-inspect.js";
import { candidatesOf, interfaceFaults, type InterfaceReading } from "../../src/observation/interface.js";
import { parseIpAddresses } from "../../src/observation/ip-json.js";
import { parseIpText } from "../../src/observation/ip-text.js";
import type { Report } from "../../src/observation/probe.js";
import { parseNvidiaSmi } from "../../src/observation/vendors/nvidia-smi.js";
import { parseRocminfo } from "../../src/observation/vendors/rocminfo.js";
import { reports, result, thrown } from "./support.js";

interface ProbeCase {
  readonly argv: readonly string[];
  readonly args?: string;
  readonly exit?: number;
  readonly end?: CommandEnd;
  readonly stdout: readonly string[];
  readonly stderr?: string;
  readonly cut?: CommandResult["cut"];
  readonly source: string;
  readonly expect?: object;
  readonly error?: string;
  /** What the error's message holds. */
  readonly message?: string;
  readonly warnings?: readonly string[];
}

type Parse = (output: CommandResult, args: string, report: Report) => object;

/** By folder: the public parser under test, and what of its answer the cases compare. */
const PARSERS: Readonly<Record<string, Parse>> = {
  "nvidia-smi": (output, _, report) => parseNvidiaSmi(output, report),
  rocminfo: (output) => parseRocminfo(output),
  ip: (output, name) => described(parseIpAddresses(output, name)),
  "ip-text": (output, name) => described(parseIpText(output, name)),
  "image-inspect": (output, reference) => {
    const image = parseImageInspect(output, reference);
    return { ...image, proof: provesReference(reference, image) ?? null };
  },
  "image-packages": parsePackages,
};

function described(reading: InterfaceReading): object {
  const faults = interfaceFaults(reading);
  return {
    name: reading.name,
    altnames: reading.altnames,
    mtu: reading.mtu,
    candidates: candidatesOf(reading),
    faults: faults.map((each) => each.code),
    notes: reading.addresses.flatMap(({ address, note }) =>
      note === undefined ? [] : [`${address} ${note}`],
    ),
    excluded: reading.addresses.filter((each) => each.excluded !== undefined).length,
    hints: faults.map((each) => each.hint).join("\n"),
  };
}

const root = join(import.meta.dirname, "../fixtures/probes");
const cases = fastGlob.sync("*/*.json", { cwd: root }).sort();

describe("probe fixtures", () => {
  it("cover every parser", () => {
    expect(new Set(cases.map((path) => dirname(path)))).toEqual(new Set(Object.keys(PARSERS)));
  });

  it.each(cases)("%s", (path) => {
    const fixture = JSON.parse(readFileSync(join(root, path), "utf8")) as ProbeCase;
    const parse = PARSERS[dirname(path)];
    if (parse === undefined) throw new TypeError(`no parser for ${path}`);
    const output = result({
      argv: fixture.argv,
      end: fixture.end ?? { kind: "exit", code: fixture.exit ?? 0 },
      stdout: fixture.stdout.map((line) => `${line}\n`).join(""),
      stderr: fixture.stderr ?? "",
      cut: fixture.cut ?? [],
    });
    const { report, seen } = reports();
    let fact: object | undefined;
    const errors = thrown(() => {
      fact = parse(output, fixture.args ?? "", report);
    });
    expect(fixture.source, basename(path)).not.toBe("");
    expect(errors.map((each) => each.code)).toEqual(fixture.error === undefined ? [] : [fixture.error]);
    if (fixture.expect !== undefined) compare(fact, fixture.expect);
    expect(seen.map((each) => each.code)).toEqual(fixture.warnings ?? []);
    if (fixture.message !== undefined) expect(errors[0]?.message).toContain(fixture.message);
    for (const { message, hint } of errors) {
      expect(message).not.toMatch(/\.$|\n|\u001b/);
      expect(hint).not.toBe("");
    }
  });
});

describe("damaged output", () => {
  const texts = cases.map((path): [string, ProbeCase] => [
    dirname(path),
    JSON.parse(readFileSync(join(root, path), "utf8")) as ProbeCase,
  ]);

  it("makes no parser throw anything but its own errors", () => {
    const damage = fc.record({
      chosen: fc.constantFrom(...texts),
      from: fc.nat(2000),
      length: fc.nat(40),
      inserted: fc.string({ maxLength: 12 }),
      exit: fc.constantFrom(0, 1, 14, 125, 127),
    });
    fc.assert(
      fc.property(damage, ({ chosen: [folder, fixture], from, length, inserted, exit }) => {
        const text = fixture.stdout.join("\n");
        const at = from % (text.length + 1);
        const stdout = text.slice(0, at) + inserted + text.slice(at + length);
        const output = result({ argv: fixture.argv, exit, stdout, stderr: fixture.stderr ?? "" });
        thrown(() => PARSERS[folder]?.(output, fixture.args ?? "", () => undefined));
      }),
      { numRuns: 3000 },
    );
  });
});

/** Lists have the same length; of objects, the keys that the case names are compared. */
function compare(fact: object | undefined, expected: object): void {
  if (Array.isArray(expected)) {
    expect(fact).toHaveLength(expected.length);
    expect(fact).toEqual(expected.map((each) => expect.objectContaining(each as object)));
    return;
  }
  const { hint, ...rest } = expected as { hint?: string };
  expect(fact).toEqual(expect.objectContaining(rest));
  if (hint !== undefined) expect((fact as { hints: string }).hints).toContain(hint);
}
