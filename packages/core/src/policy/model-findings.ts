import type { FindingFacts } from "../errors/gate-error.js";
import type { ErrorCode } from "../errors/table.js";
import type { ModelMetadata } from "../observation/observation.js";
import { foreignCode } from "./requirements/trust-remote-code.js";
import { transferability } from "./transferability.js";

/** What a checkpoint's metadata alone gives reason to warn of. Never throws. @public */
export function modelFindings(metadata: ModelMetadata): readonly (readonly [ErrorCode, FindingFacts])[] {
  const found: (readonly [ErrorCode, FindingFacts])[] = foreignCode(metadata).map(({ file, field, name }) => [
    "CUSTOM_CODE_ELSEWHERE",
    { subject: file, message: `${field} in ${file} takes code from another repository: ${name}` },
  ]);
  const { transferable, caveat, evidence } = transferability(metadata.config);
  if (caveat !== undefined)
    found.push([
      transferable ? "STATE_TRANSFER_INACCURATE" : "STATE_NOT_TRANSFERABLE",
      {
        subject: "config.json",
        message: `${caveat} (${evidence.map(({ field }) => field).join(", ")})`,
      },
    ]);
  return found;
}
