import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { knownEnvNames, nearest } from "../src/index.js";

describe("nearest", () => {
  it.each([
    ["NARWHAL_ENGIN_PORT", "NARWHAL_ENGINE_PORT"],
    ["NARWHAL_ENGINE_PROT", "NARWHAL_ENGINE_PORT"],
    ["NARWHAL_NODE_1_SHS", "NARWHAL_NODE_1_SSH"],
    ["narwhal_gpu_ids", "NARWHAL_GPU_IDS"],
    ["NARWHAL_NODE_1_GPU_ID", "NARWHAL_NODE_1_GPU_IDS"],
  ])("%s means %s", (name, expected) => expect(nearest(name, knownEnvNames([1]))).toBe(expected));

  it.each([
    ["x", ["abc"]],
    ["role", ["hint", "code"]],
    ["", ["abc"]],
    ["abc", []],
  ])("%j means none of %j", (name, candidates) => expect(nearest(name, candidates)).toBeUndefined());

  it("finds a name after one change, and the name itself first", () => {
    const names = knownEnvNames([1]);
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), fc.constantFrom("X", ""), (name, seed, by) => {
        expect(nearest(name, names)).toBe(name);
        const at = seed % name.length;
        const changed = name.slice(0, at) + by + name.slice(at + 1);
        expect(nearest(changed, names)).toBeDefined();
      }),
    );
  });
});
