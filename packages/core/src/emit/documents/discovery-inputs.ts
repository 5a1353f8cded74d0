import type { DocumentTypes } from "@narwhal/schemas";
import { jsonFile } from "../../canonical.js";
import type { Judgement } from "../../errors/findings.js";
import type { DeclaredFields } from "../../inputs/declared-fields.js";
import type { TextDocument } from "../create-together.js";
import { inputsPath } from "./record-paths.js";
import { RECORD_VERSION } from "../record-version.js";

/** What was asked of a discovery. @public */
export interface InputsFacts {
  readonly declared: DeclaredFields;
  readonly judgement: Judgement;
  /** The tool's version. */
  readonly version: string;
}

/** `inputs.json`: what the operator asked for, secrets as presence only. @public */
export function discoveryInputsDocument(recordDirectory: string, facts: InputsFacts): TextDocument {
  const { declared, judgement, version } = facts;
  const document: DocumentTypes["discovery-inputs"] = {
    record_version: RECORD_VERSION,
    version,
    fields: { ...declared.fields },
    secrets: [...declared.secrets],
    strict: judgement.strict,
    accept: [...judgement.accept].sort(),
  };
  return { path: inputsPath(recordDirectory), text: jsonFile(document) };
}
