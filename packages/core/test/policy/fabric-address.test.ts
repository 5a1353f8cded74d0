import { describe, expect, test } from "vitest";
import { GateError } from "../../src/errors/gate-error.js";
import { judgeAddress } from "../../src/observation/interface-address.js";
import { fabricAddress } from "../../src/policy/fabric-address.js";

const FIELD = "NARWHAL_NODE_3_IP";

/** An interface with these addresses, `deprecated` behind one marking it as such. */
const reading = (...texts: readonly string[]) => ({
  name: "fabric0",
  addresses: texts.map((text) => {
    const [address = "", ...flags] = text.split(" ");
    const family = address.includes(":") ? "inet6" : "inet";
    return judgeAddress({ address, family, scope: "global", flags: new Set(flags) });
  }),
});

function fault(part: () => unknown): GateError {
  try {
    part();
  } catch (error) {
    if (error instanceof GateError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

describe("the address of a fabric interface", () => {
  test("is the only usable one", () => {
    expect(fabricAddress(reading("fe80::1", "10.0.0.1", "2001:db8::1 deprecated"), { field: FIELD })).toBe(
      "10.0.0.1",
    );
    expect(fabricAddress(reading("fd00:0:0::1"), { field: FIELD })).toBe("fd00::1");
  });

  test("is for the operator to choose among several, of one family or two", () => {
    const several = reading("10.0.0.1", "2001:db8::1", "fd00::1");
    const error = fault(() => fabricAddress(several, { field: FIELD }));
    expect(error).toMatchObject({
      code: "FABRIC_ADDRESS_AMBIGUOUS",
      field: FIELD,
      subject: "fabric0",
      hint: `set ${FIELD} to one of 10.0.0.1, 2001:db8::1, fd00::1`,
      details: { candidates: ["10.0.0.1", "2001:db8::1", "fd00::1"] },
    });
    expect(fabricAddress(several, { ip: "FD00:0::1", field: FIELD })).toBe("fd00::1");
  });

  test.each([
    ["10.0.0.9", "10.0.0.9 is not on fabric0, whose usable addresses are 10.0.0.1"],
    ["2001:db8::1", "2001:db8::1 on fabric0 cannot serve (deprecated); its usable addresses are 10.0.0.1"],
  ])("is none that cannot serve: %s", (ip, message) => {
    const error = fault(() =>
      fabricAddress(reading("10.0.0.1", "2001:db8::1 deprecated"), { ip, field: FIELD }),
    );
    expect(error).toMatchObject({ code: "FABRIC_ADDRESS_UNKNOWN", field: FIELD, message });
  });

  test("is missing where none can serve", () => {
    expect(fault(() => fabricAddress(reading("fe80::1"), { field: FIELD })).code).toBe(
      "FABRIC_ADDRESS_MISSING",
    );
  });
});
