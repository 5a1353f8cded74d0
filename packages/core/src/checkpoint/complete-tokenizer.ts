import type { HashedFile } from "../access/session.js";
import type { ModelMetadata } from "../observation/observation.js";
import type { TreeFault } from "./tree-fault.js";

/** Files that hold a vocabulary: fast tokenizers, SentencePiece, tiktoken, Mistral's, word lists. */
const VOCABULARY =
  /^(?:tokenizer(?:\.tok)?\.json|tokenizer\.(?:model|mm\.model)[^/]*|tekken[^/]*\.json|[^/]*vocab[^/]*|merges\.txt|sentencepiece[^/]*|[^/]*\.(?:model|tiktoken|spm|gguf))$/i;

/** Classes that need none: they work on bytes or code points. */
const WITHOUT_VOCABULARY = /^(?:ByT5|Canine|Perceiver)Tokenizer(?:Fast)?$/;

/** A checkpoint that cannot turn text into tokens. */
export function tokenizerFaults(
  files: readonly HashedFile[],
  metadata: ModelMetadata | undefined,
): readonly TreeFault[] {
  if (files.some(({ path }) => VOCABULARY.test(path))) return [];
  const { tokenizer_class: name, auto_map: code } = metadata?.tokenizerConfig ?? {};
  if (code !== undefined || (typeof name === "string" && WITHOUT_VOCABULARY.test(name))) return [];
  return [{ code: "CHECKPOINT_TOKENIZER_MISSING", says: "has no tokenizer", paths: [] }];
}
