import { describe, expect, it } from "vitest";
import { Findings } from "../../src/errors/findings.js";
import { GateError, GateFailure } from "../../src/errors/gate-error.js";

const warning = new GateError("CLOCKS_DIFFER", { message: "apart" });
const error = new GateError("TOOL_MISSING", { message: "no ip", host: "node-2" });
const acceptable = new GateError("ACCELERATOR_HIDDEN", { message: "one more" });
const accepting = () =>
  new Findings({ strict: false, accept: new Set(["ACCELERATOR_HIDDEN", "TOOL_MISSING"]) });
const strict = () => new Findings({ strict: true, accept: new Set(["ACCELERATOR_HIDDEN"]) });

/** A part that fails. */
const fail = (one: GateError) => () => {
  throw one;
};

const found = ({ errors, warnings }: Findings) => ({
  errors: errors.map(({ code }) => code),
  warnings: warnings.map(({ code, accepted }) => `${code}${accepted === true ? " accepted" : ""}`),
});

describe("Findings", () => {
  it.each<[string, Findings, GateError, ReturnType<typeof found>]>([
    ["an error", new Findings(), error, { errors: ["TOOL_MISSING"], warnings: [] }],
    ["a warning", new Findings(), warning, { errors: [], warnings: ["CLOCKS_DIFFER"] }],
    ["a warning, strictly", strict(), warning, { errors: ["CLOCKS_DIFFER"], warnings: [] }],
    ["a judgement", new Findings(), acceptable, { errors: ["ACCELERATOR_HIDDEN"], warnings: [] }],
    [
      "an accepted judgement",
      accepting(),
      acceptable,
      { errors: [], warnings: ["ACCELERATOR_HIDDEN accepted"] },
    ],
    [
      "an accepted judgement, strictly",
      strict(),
      acceptable,
      { errors: [], warnings: ["ACCELERATOR_HIDDEN accepted"] },
    ],
    ["what cannot be accepted", accepting(), error, { errors: ["TOOL_MISSING"], warnings: [] }],
  ])("judges %s", (_name, findings, one, expected) => {
    findings.addError(one);
    expect(found(findings)).toEqual(expected);
    expect(findings.stops(one.code)).toBe(expected.errors.length > 0);
    if (expected.errors.length > 0) expect(() => findings.settle()).toThrow(GateFailure);
    else expect(() => findings.settle()).not.toThrow();
  });

  it.each<[string, (findings: Findings, thrown: Error) => unknown]>([
    [
      "attempt",
      (findings, thrown) =>
        findings.attempt(() => {
          throw thrown;
        }),
    ],
    ["attemptAsync", (findings, thrown) => findings.attemptAsync(() => Promise.reject(thrown))],
  ])("%s records what stopped a part, which accepting cannot help", async (_name, attempt) => {
    for (const thrown of [acceptable, new GateFailure([acceptable])]) {
      const findings = accepting();
      expect(await attempt(findings, thrown)).toBeUndefined();
      expect(found(findings)).toEqual({ errors: ["ACCELERATOR_HIDDEN"], warnings: [] });
    }
    const warned = new Findings();
    await attempt(warned, warning);
    expect(found(warned)).toEqual({ errors: [], warnings: ["CLOCKS_DIFFER"] });
  });

  it("gives what a part gives, and fills in a place where there is none", () => {
    const findings = new Findings();
    expect(findings.attempt(() => 7)).toBe(7);
    findings.attempt(fail(acceptable), { host: "node-1", role: "engine-1" });
    findings.attempt(fail(error), { host: "node-1", role: "engine-1" });
    expect(findings.errors).toMatchObject([
      { host: "node-1", role: "engine-1" },
      { host: "node-2", role: "engine-1" },
    ]);
  });

  it("lets through what is no fault", async () => {
    const findings = new Findings();
    const reason = new Error("stop");
    expect(() =>
      findings.attempt(() => {
        throw reason;
      }),
    ).toThrow(reason);
    await expect(findings.attemptAsync(() => Promise.reject(reason))).rejects.toBe(reason);
    expect(findings.errors).toEqual([]);
  });
});

describe("GateFailure", () => {
  it("orders its errors by gate, and needs one", () => {
    const late = new GateError("CHECKPOINT_EMPTY", { message: "nothing" });
    const failure = new GateFailure([late, error, acceptable]);
    expect(failure.errors.map(({ code }) => code)).toEqual([
      "TOOL_MISSING",
      "ACCELERATOR_HIDDEN",
      "CHECKPOINT_EMPTY",
    ]);
    expect(failure.message).toBe("observation: TOOL_MISSING: no ip (and 2 more)");
    expect(() => new GateFailure([])).toThrow(TypeError);
  });

  it("takes secrets out of all that is recorded, however it comes", () => {
    const findings = new Findings();
    findings.redactWith((text) => text.replaceAll("hunter2", "[redacted]"));
    const said = new GateError("TOOL_FAILED", {
      message: "it said hunter2",
      subject: "hunter2",
      hint: "not hunter2",
      details: { lines: ["a hunter2", 1, null], more: { word: "hunter2" } },
      cause: new Error("hunter2"),
    });
    findings.addError(said);
    findings.addThrown(said);
    findings.add("CLOCKS_DIFFER", { message: "hunter2 ahead" });
    findings.attempt(fail(said), { host: "node-1" });
    findings.attempt(() => {
      throw new GateFailure([said]);
    });
    expect(findings.errors).toHaveLength(4);
    const told = JSON.stringify([findings.errors.map((each) => each.toFinding()), findings.warnings]);
    expect(told).not.toContain("hunter2");
    expect(told).toContain('"lines":["a [redacted]",1,null]');
    expect(findings.errors.every(({ cause }) => cause === undefined)).toBe(true);
    expect(findings.errors[2]).toMatchObject({ code: "TOOL_FAILED", host: "node-1" });
  });
});
