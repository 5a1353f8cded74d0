import { describe, expect, it } from "vitest";
import { GateError, GateFailure } from "../../src/errors/gate-error.js";
import { assertGate } from "../../src/testing/to-throw-gate.js";

const missing = new GateError("FIELD_MISSING", {
  message: "not set",
  host: "node-1",
  field: "NARWHAL_RUN_DIR",
});
const other = new GateError("FIELD_MISSING", { message: "not set", field: "NARWHAL_MODEL_DIR" });

describe("assertGate", () => {
  it("gives the error that matches, thrown or rejected, alone or among others", async () => {
    const expected = { code: "FIELD_MISSING", host: "node-1", message: /^not/ } as const;
    expect(await assertGate(() => Promise.reject(missing), expected)).toBe(missing);
    const failure = new GateFailure([other, missing]);
    expect(
      await assertGate(() => {
        throw failure;
      }, expected),
    ).toBe(missing);
  });

  it("fails where nothing is thrown", async () => {
    await expect(assertGate(() => 1, {})).rejects.toThrow("it passed");
  });

  it("fails where no error matches, and shows what was seen", async () => {
    await expect(assertGate(() => Promise.reject(missing), { host: "node-2" })).rejects.toThrow(
      "NARWHAL_RUN_DIR",
    );
  });

  it("passes on an error that no gate raised", async () => {
    const foreign = new TypeError("x");
    await expect(assertGate(() => Promise.reject(foreign), {})).rejects.toBe(foreign);
  });
});
