/** What a file of a checkpoint is for. @public */
export type CheckpointPart = "weights" | "tokenizer" | "configuration" | "code" | "other";

const RULES: readonly (readonly [CheckpointPart, RegExp])[] = [
  ["weights", /\.(?:safetensors|bin|pth?|gguf|npz|msgpack|h5|onnx)(?:\.index\.json)?$/i],
  [
    "tokenizer",
    /^(?:(?:tokenizer|tekken|vocab|special_tokens|added_tokens|merges|chat_template|normalizer)[^/]*|[^/]*\.(?:model|tiktoken|jinja))$/i,
  ],
  ["code", /\.(?:py|so|cu|cpp)$/i],
  ["configuration", /\.(?:json|ya?ml|toml)$/i],
];

/** The part that a path belongs to, by its last component. */
export function checkpointPart(path: string): CheckpointPart {
  const name = path.slice(path.lastIndexOf("/") + 1);
  // Code keeps its name where a tokenizer is meant: `tokenization_x.py` runs.
  if (/\.(?:py|so|cu|cpp)$/i.test(name)) return "code";
  return RULES.find(([, rule]) => rule.test(name))?.[0] ?? "other";
}
