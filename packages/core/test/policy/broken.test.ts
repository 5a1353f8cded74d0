import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json } from "../../src/canonical.js";
import { GateError, GateFailure } from "../../src/errors/gate-error.js";
import { metadataOf } from "../../src/observation/model-metadata.js";
import { parseListeners, parseProcTcp } from "../../src/observation/listeners.js";
import { dockerElsewhere } from "../../src/observation/docker-context.js";
import { imageFindings } from "../../src/observation/image-findings.js";
import type { ReadEntry } from "../../src/observation/readers.js";
import { parseAmdUsage } from "../../src/observation/vendors/amd-usage.js";
import { parseNvidiaUsage } from "../../src/observation/vendors/nvidia-usage.js";
import { parseWeights } from "../../src/observation/weights.js";
import { satisfiesCuda } from "../../src/policy/cuda-requirement.js";
import { inspectCheckpoint } from "../../src/policy/inspect-checkpoint.js";
import { modelFindings } from "../../src/policy/model-findings.js";
import { answer, result } from "../observation/support.js";
import { brokenConfigs } from "./broken-configs.js";
import { derive, gpus, image, metadata, observation, pair } from "./fleet.js";

/** Fails where a part throws what is no finding. */
function onlyFindings(part: () => unknown): void {
  try {
    part();
  } catch (error) {
    if (!(error instanceof GateError) && !(error instanceof GateFailure)) throw error;
  }
}

const RUNS = { numRuns: 300 };
const FILES = ["config.json", "tokenizer_config.json", "preprocessor_config.json"];

describe("broken metadata", () => {
  test("every conclusion of an inspection is drawn, in its form, and nothing is thrown", () => {
    fc.assert(
      fc.property(brokenConfigs(), brokenConfigs(), (config, other) => {
        const model = metadata(config, {
          tokenizerConfig: other,
          processors: { "preprocessor_config.json": other },
        });
        const { customCode, convState, modelDtype, contextLimit, tensorParallel } = inspectCheckpoint(model);
        expect(customCode.required).toBe(customCode.evidence.length > 0);
        if (convState.required) expect(convState.evidence).not.toEqual([]);
        if (!convState.transferable) expect(convState.caveat).toBeTruthy();
        expect(["bfloat16", "float16"]).toContain(modelDtype.value);
        if (contextLimit.value !== null)
          expect(Number.isSafeInteger(contextLimit.value) || contextLimit.value > 2 ** 53).toBe(true);
        expect(contextLimit.launched).toBeGreaterThanOrEqual(1);
        expect(contextLimit.launched).toBeLessThanOrEqual(16_384);
        for (const { file, field } of [
          customCode,
          convState,
          modelDtype,
          contextLimit,
          tensorParallel,
        ].flatMap(({ evidence }) => evidence)) {
          expect([...FILES, "processor_config.json"]).toContain(file);
          expect(field).toMatch(/\S/);
        }
        for (const [code, { message }] of modelFindings(model))
          expect(new GateError(code, { message }).gate).toBe("policy");
      }),
      RUNS,
    );
  });

  test("no bytes of the files are more than a finding", () => {
    const entry: fc.Arbitrary<ReadEntry> = fc.oneof(
      fc.record({
        kind: fc.constant("text" as const),
        text: fc.oneof(fc.string(), fc.json()),
        cut: fc.boolean(),
      }),
      fc.constant({ kind: "bytes" as const, base64: "Yek=", cut: false }),
      fc
        .constantFrom("ENOENT", "EACCES", "EIO", "ELOOP")
        .map((errno) => ({ kind: "error" as const, errno, message: errno })),
    );
    fc.assert(
      fc.property(fc.array(entry, { minLength: 3, maxLength: 3 }), (entries) => {
        const files = new Map(entries.map((each, index) => [`/m/${FILES[index]}`, each]));
        onlyFindings(() => inspectCheckpoint(metadataOf("/m", files, () => {})));
      }),
      RUNS,
    );
  });
});

describe("broken observations", () => {
  test("no output of a tool is more than a finding", () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.string().map((word) => `GPU-1, 2, ${word}, x`),
    );
    fc.assert(
      fc.property(text, fc.json(), (stdout, json) => {
        onlyFindings(() => parseListeners({ stdout }));
        onlyFindings(() =>
          parseProcTcp(new Map([["/proc/net/tcp", { kind: "text", text: stdout, cut: false }]])),
        );
        onlyFindings(() => parseNvidiaUsage(result({ stdout }), gpus(2)));
        onlyFindings(() =>
          parseAmdUsage(
            new Map([["/sys/class/kfd/kfd/proc/1/vram_1", { kind: "text", text: stdout, cut: false }]]),
            gpus(2),
          ),
        );
        onlyFindings(() => dockerElsewhere(result({ stdout: json })));
        onlyFindings(() => parseWeights(result({ stdout: json })));
        onlyFindings(() =>
          parseWeights(answer({ "/m/model.safetensors.index.json": JSON.parse(json) as Json })),
        );
        onlyFindings(() => imageFindings(stdout, { id: stdout, repoDigests: [stdout] }));
        satisfiesCuda(stdout, { driver: stdout, capability: stdout });
      }),
      RUNS,
    );
  });

  test("no size, requirement or use, however odd, makes a policy throw or stops it", () => {
    const odd = fc.record({
      bytes: fc.dictionary(
        fc.constantFrom("BF16", "F32", "unknown", "__proto__"),
        fc.double({ noNaN: true, min: 0 }),
      ),
      requirement: fc.string(),
      rocm: fc.string(),
      driver: fc.string(),
      memory: fc.double({ min: 0, noNaN: true }),
      port: fc.integer({ min: 8000, max: 8300 }),
      program: fc.string(),
    });
    fc.assert(
      fc.property(odd, ({ bytes, requirement, rocm, driver, memory, port, program }) => {
        const environment = { NVIDIA_REQUIRE_CUDA: requirement, PYTORCH_ROCM_ARCH: rocm };
        const holder = { pid: 1, program };
        const { policy, findings } = derive(
          pair({
            seen: {
              accelerators: {
                ...observation(1).accelerators,
                gpus: gpus(2, { driver, memoryBytes: memory }),
              },
              image: image({ environment }),
              weights: { source: "headers", bytes },
              use: {
                listeners: [{ address: program, port, holder }],
                gpus: [{ device: "/dev/nvidia0", bytes: memory, holder }],
              },
            },
          }),
        );
        expect(findings.errors).toEqual([]);
        expect(policy).toBeDefined();
      }),
      RUNS,
    );
  });
});
