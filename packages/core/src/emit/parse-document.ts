import { type DocumentName, type DocumentTypes, TOO_DEEP, tooDeepAt, validate } from "@narwhal/schemas";
import type { Findings } from "../errors/findings.js";
import type { TextDocument } from "./create-together.js";

/** Reads a JSON document that its schema must accept; every fault becomes a finding. */
export function parseDocument<Name extends DocumentName>(
  name: Name,
  document: TextDocument,
  findings: Findings,
): DocumentTypes[Name] | undefined {
  if (tooDeepAt(document.text) !== undefined) {
    findings.add("CONFIG_INVALID", {
      message: `${document.path} ${TOO_DEEP}`,
      subject: document.path,
    });
    return undefined;
  }
  let value: unknown;
  try {
    value = JSON.parse(document.text);
  } catch (error) {
    findings.add("CONFIG_INVALID", {
      message: `${document.path} is no JSON: ${error instanceof Error ? error.message : String(error)}`,
      subject: document.path,
      cause: error,
    });
    return undefined;
  }
  const verdict = validate(name, value);
  if (verdict.ok) return value as DocumentTypes[Name];
  for (const problem of verdict.problems) {
    findings.add("CONFIG_INVALID", {
      message: `${document.path}: ${problem.path === "" ? "" : `${problem.path} `}${problem.message}`,
      subject: document.path,
      ...(problem.path === "" ? {} : { field: problem.path }),
    });
  }
  return undefined;
}
