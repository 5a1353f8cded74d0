import * as fc from "fast-check";
import type { Json, JsonObject } from "../../src/canonical.js";

/** Configurations of the names that the rules look at, with any values below them. */
export function brokenConfigs(): fc.Arbitrary<JsonObject> {
  const names = [
    ..."auto_map model_type architectures dtype torch_dtype text_config llm_config thinker_config".split(" "),
    ..."layer_types layers_block_type block_configs hybrid_override_pattern attn_type_list".split(" "),
    ..."linear_attn_config kda_layers full_attn_layers short_conv_kernel_size conv_kernel state_size".split(
      " ",
    ),
    ..."mamba_d_conv mamba_n_heads mamba_n_groups mamba_expand hidden_size conv_L_cache conv_dim".split(" "),
    ..."rope_scaling rope_parameters factor type original_max_position_embeddings seq_len n_positions".split(
      " ",
    ),
    ..."num_attention_heads num_key_value_heads attn_config kv_n_heads intermediate_size".split(" "),
    ..."quantization_config quant_method weight_block_size num_hidden_layers num_experts __proto__".split(
      " ",
    ),
    ..."compression_config group_size config_groups weights num_bits strategy block_structure".split(" "),
    ..."quant_algo quantization producer name global_quant_config ignore modules_to_not_convert".split(" "),
    ..."head_dim language_config language_model_config max_position_embeddings model_max_length".split(" "),
    ..."linear_num_key_heads mamba_enabled full_attention_interval attn_layer_indices kv_lora_rank".split(
      " ",
    ),
  ];
  const leaf = fc.oneof(
    fc.constantFrom<Json>(
      null,
      true,
      "",
      "mamba",
      "linear_attention",
      "yarn",
      "fp8",
      "awq",
      "group",
      "modelopt",
      Number.NaN,
      Number.POSITIVE_INFINITY,
      Number.MAX_VALUE,
      Number.MIN_VALUE,
      "constructor",
      "float16",
    ),
    fc.integer({ min: -2, max: 300 }),
    fc.double(),
    fc.string(),
  );
  const { tree } = fc.letrec<{ tree: Json }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4, depthSize: "small" },
      leaf,
      fc.array(tie("tree"), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom(...names), tie("tree"), { maxKeys: 8 }),
    ) as fc.Arbitrary<Json>,
  }));
  return fc.dictionary(fc.constantFrom(...names), tree, { maxKeys: 16 }) as fc.Arbitrary<JsonObject>;
}
