import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Findings } from "../../src/errors/findings.js";
import { argSwitch, argValue, checkEngineArgs } from "../../src/policy/engine-args.js";
import { VLLM_OPTIONS } from "../../src/policy/vllm-options.js";
import { parseTokenCount } from "../../src/policy/max-model-len.js";
import { DENSE, HYBRID, derive, metadata, pair } from "./fleet.js";

const FIELD = "NARWHAL_ENGINE_ARGS";

function check(args: readonly string[]): Findings {
  const findings = new Findings();
  checkEngineArgs(args, { role: "engine-1", field: FIELD }, findings);
  return findings;
}

const codes = (args: readonly string[]): string[] => check(args).errors.map(({ code }) => code);

const args = (engineArgs: readonly string[], config = DENSE, engineEnv: Record<string, string> = {}) =>
  derive(pair({ asked: { engineArgs, engineEnv }, seen: { model: metadata(config) } }));

describe("options that the launcher owns", () => {
  const spellings: readonly (readonly string[])[] = [
    ["--model", "m"],
    ["--model=m"],
    ["--served-model-name", "a", "b"],
    ["--served_model_name=a"],
    ["--host=0.0.0.0"],
    ["--port", "1"],
    ["--tensor-parallel-size", "2"],
    ["--tensor_parallel_size=2"],
    ["--tensor-par", "2"],
    ["-tp", "2"],
    ["-tp=2"],
    ["-t", "2"],
    ["--dtype", "half"],
    ["--kv-cache-dtype=fp8"],
    ["--block-size", "16"],
    ["--kv-transfer-config", "{}"],
    ["--kv-transfer-config.kv_role", "kv_both"],
    ["--kv_transfer_config.kv_role=kv_both"],
    ["--kv-events-config", "{}"],
    ["-dp", "2"],
    ["-dpl=2"],
    ["-pp", "2"],
    ["-n2"],
    ["-r", "0"],
    ["--config", "x.yaml"],
    ["--api-key", "canary-value"],
    ["--ssl-keyfile=k"],
    ["--revision", "main"],
    ["--worker-cls", "x.Y"],
    ["--headless"],
    ["--no-headless"],
    ["--nnodes", "2"],
  ];
  test.each(spellings)("%s %s", (...args) => {
    const given = args.filter((arg) => typeof arg === "string");
    const findings = check(given);
    expect(findings.errors.map(({ code }) => code)).toEqual(["ENGINE_ARG_OWNED"]);
    expect(findings.errors[0]).toMatchObject({ role: "engine-1", field: FIELD });
    expect(JSON.stringify(findings.errors)).not.toContain("canary-value");
  });

  test("each says what to use instead", () => {
    for (const option of VLLM_OPTIONS.filter((row) => row.owner === "launcher")) {
      const args = option.takes === "flag" ? [option.option] : [option.option, "x"];
      const [error] = check(args).errors;
      expect(error?.code).toBe("ENGINE_ARG_OWNED");
      expect(error?.hint).toMatch(/set NARWHAL_|remove it|NARWHAL_ENGINE_ARGS instead/);
    }
  });
});

describe("other faults", () => {
  const rows: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    [
      "the default arguments",
      ["--max-model-len", "16384", "--gpu-memory-utilization", "0.9", "--enforce-eager"],
      [],
    ],
    ["one element for option and value", ["--max-num-seqs=8", "--max_num_seqs=8"], []],
    ["negative numbers are values", ["--max-model-len", "-1", "--seed=-5"], []],
    ["several words", ["--cudagraph-capture-sizes", "1", "2", "4", "--enforce-eager"], []],
    ["short forms", ["-q", "awq", "-cc.mode=3", "-O3", "-O", "2", "-ep"], []],
    ["dotted forms", ["--compilation-config.pass_config.x", "true", "--compilation-config.a+", "b"], []],
    ["a tokenizer of one's own", ["--tokenizer", "/models/other"], []],
    ["a switch's other form", ["--no-enable-prefix-caching"], []],
    ["a positional word", ["/models/m"], ["ENGINE_ARG_POSITIONAL"]],
    ["a word after a switch", ["--enforce-eager", "true"], ["ENGINE_ARG_POSITIONAL"]],
    ["a switch with a value", ["--enforce-eager=true"], ["ENGINE_ARG_VALUE_UNEXPECTED"]],
    ["no value at the end", ["--max-model-len"], ["ENGINE_ARG_VALUE_MISSING"]],
    ["no value before an option", ["--max-model-len", "--enforce-eager"], ["ENGINE_ARG_VALUE_MISSING"]],
    ["the end of options", ["--", "x"], ["ENGINE_ARG_POSITIONAL", "ENGINE_ARG_POSITIONAL"]],
    ["an ambiguous beginning", ["--max-num", "8"], ["ENGINE_ARG_AMBIGUOUS", "ENGINE_ARG_POSITIONAL"]],
    ["an unknown option with a value", ["--max-model-length", "1"], ["ENGINE_ARG_UNKNOWN"]],
    ["an unknown option alone", ["--new-thing", "--enforce-eager"], ["ENGINE_ARG_UNKNOWN"]],
    [
      "all at once",
      ["--port=1", "x", "--nonsense", "--dtype"],
      [
        "ENGINE_ARG_OWNED",
        "ENGINE_ARG_UNKNOWN",
        "ENGINE_ARG_OWNED",
        "ENGINE_ARG_POSITIONAL",
        "ENGINE_ARG_VALUE_MISSING",
      ],
    ],
  ];
  test.each(rows)("%s", (_name, args, expected) => {
    expect(codes(args)).toEqual(expected);
  });

  test("an unknown option names the nearest and the list's version, and can be accepted", () => {
    const [error] = check(["--max-model-length", "1"]).errors;
    expect(error?.message).toContain("--max-model-len");
    expect(error?.message).toContain("48ebd6f2f");
    const accepting = new Findings({ strict: false, accept: new Set(["ENGINE_ARG_UNKNOWN"]) });
    checkEngineArgs(["--brand-new", "1"], {}, accepting);
    expect(accepting.errors).toEqual([]);
    expect(accepting.warnings).toMatchObject([{ code: "ENGINE_ARG_UNKNOWN", accepted: true }]);
  });

  test("no argument list, however odd, throws", () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom(
        "-",
        "--",
        "-O",
        "-O=",
        "--=",
        "--.",
        "-.x",
        "--x.",
        "--max-model-len",
        "-q",
        "=",
        "-1.5",
      ),
      fc.constantFrom(...VLLM_OPTIONS.map((row) => row.option)),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (args) => {
        check(args);
        derive(pair({ asked: { engineArgs: args } }));
      }),
    );
  });
});

describe("reading values back", () => {
  test("the last one counts", () => {
    expect(argValue(["--max-model-len", "1", "--max_model_len=2"], "--max-model-len")).toBe("2");
    expect(argValue(["--attention-config.backend", "X"], "--attention-config", "backend")).toBe("X");
    expect(argSwitch(["--trust-remote-code", "--no-trust-remote-code"], "--trust-remote-code")).toBe(false);
    expect(argSwitch([], "--trust-remote-code")).toBeUndefined();
  });

  test.each([
    ["16384", 16_384],
    ["16k", 16_000],
    ["16K", 16_384],
    ["1.5m", 1_500_000],
    ["-1", "auto"],
    ["auto", "auto"],
    ["1.5K", undefined],
    ["1.5", undefined],
    ["0", undefined],
    ["-2", undefined],
    ["many", undefined],
  ])("%s is %s tokens", (text, value) => {
    expect(parseTokenCount(text)).toBe(value);
  });
});

describe("arguments and the checkpoint", () => {
  test("the default arguments follow the model's limit", () => {
    const small = derive(pair({ seen: { model: metadata({ ...DENSE, max_position_embeddings: 4096 }) } }));
    expect(small.policy?.engines[0]?.extraArgs).toEqual([
      "--max-model-len",
      "4096",
      "--max-num-seqs",
      "8",
      "--gpu-memory-utilization",
      "0.9",
      "--enforce-eager",
    ]);
    expect(small.policy?.engines[0]?.because["extra_args.--max-model-len"]?.origin).toBe("observation");
  });

  test("custom code is appended, once, also to arguments of one's own", () => {
    expect(args(["--seed", "1"], HYBRID).policy?.engines[0]?.extraArgs).toEqual([
      "--seed",
      "1",
      "--trust-remote-code",
    ]);
    expect(args(["--trust_remote_code"], HYBRID).policy?.engines[0]?.extraArgs).toEqual([
      "--trust_remote_code",
    ]);
    expect(args(["--seed", "1"]).policy?.engines[0]?.extraArgs).toEqual(["--seed", "1"]);
  });

  test("switches that contradict a requirement are errors that name its fields", () => {
    const manager = args(["--disable-hybrid-kv-cache-manager"], HYBRID);
    expect(manager.findings.errors[0]).toMatchObject({
      code: "REQUIREMENT_CONTRADICTED",
      message: expect.stringContaining("linear_conv_kernel_dim") as string,
    });
    expect(args(["--disable-hyb"], HYBRID).codes).toContain("REQUIREMENT_CONTRADICTED");
    expect(args(["--no-trust-remote-code"], HYBRID).codes).toContain("REQUIREMENT_CONTRADICTED");
    expect(args(["--no-disable-hybrid-kv-cache-manager"], HYBRID).codes).toEqual([]);
    expect(args(["--disable-hybrid-kv-cache-manager"]).codes).toEqual([]);
  });

  test("a length above the model's limit is an error, unless permitted", () => {
    const [error] = args(["--max-model-len=200k"]).findings.errors;
    expect(error).toMatchObject({ code: "MAX_MODEL_LEN_TOO_LARGE" });
    expect(error?.message).toContain("131072");
    expect(args(["--max-model-len=128K"]).codes).toEqual([]);
    expect(args(["--max-model-len=200k"], DENSE, { VLLM_ALLOW_LONG_MAX_MODEL_LEN: "1" }).codes).toEqual([]);
    expect(args(["--max-model-len=200k"], DENSE, { VLLM_ALLOW_LONG_MAX_MODEL_LEN: "0" }).codes).toContain(
      "MAX_MODEL_LEN_TOO_LARGE",
    );
    expect(args(["--max-model-len", "much"]).codes).toContain("MAX_MODEL_LEN_INVALID");
    const windowed = { ...DENSE, sliding_window: 4096 };
    expect(args(["--max-model-len=8192", "--disable-sliding-window"], windowed).codes).toContain(
      "MAX_MODEL_LEN_TOO_LARGE",
    );
    expect(args(["--max-model-len=8192"], windowed).codes).toEqual([]);
  });
});
