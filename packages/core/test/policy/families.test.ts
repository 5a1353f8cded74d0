import { describe, expect, test } from "vitest";
import { inspectCheckpoint } from "../../src/policy/inspect-checkpoint.js";
import { ATTENTION, type Family, RECURRENT } from "./families.js";
import { metadata } from "./fleet.js";

function inspect({ config, tokenizer, processor }: Family) {
  return inspectCheckpoint(
    metadata(config, {
      ...(tokenizer === undefined ? {} : { tokenizerConfig: tokenizer }),
      processors: processor === undefined ? {} : { "preprocessor_config.json": processor },
    }),
  );
}

describe.each(Object.entries({ "recurrent families": RECURRENT, "families of attention alone": ATTENTION }))(
  "%s",
  (_name, families) => {
    test.each(Object.entries(families))("%s", (_family, family) => {
      const { customCode, convState, modelDtype, contextLimit, tensorParallel } = inspect(family);
      expect({
        trust: customCode.required,
        conv: convState.required,
        transferable: convState.transferable,
        dtype: modelDtype.value,
        limit: contextLimit.value,
        tp: [1, 2, 4, 8, 16].filter((size) => tensorParallel.sizes.includes(size)),
      }).toEqual({
        trust: family.trust ?? false,
        conv: family.conv ?? false,
        transferable: family.transferable ?? true,
        dtype: family.dtype ?? "bfloat16",
        limit: family.limit,
        tp: family.tp,
      });
      expect(convState.evidence.length > 0).toBe(
        convState.required || !convState.transferable || traces(family),
      );
      expect(customCode.evidence.length > 0).toBe(customCode.required);
      expect(contextLimit.evidence.length > 0).toBe(contextLimit.value !== null);
    });
  },
);

/** Fields of recurrent layers beside a list that leaves none: what shows the absence is evidence too. */
function traces({ config }: Family): boolean {
  return "mamba_d_conv" in config || config["model_type"] === "minimax";
}
