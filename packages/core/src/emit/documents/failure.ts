import type { DocumentTypes } from "@narwhal/schemas";
import { jsonFile } from "../../canonical.js";
import type { Finding } from "../../errors/gate-error.js";
import { GATES } from "../../gates.js";
import type { Inventory } from "../../inputs/inputs.js";
import type { TextDocument } from "../create-together.js";
import { failurePath } from "./record-paths.js";

/** What stopped a run. @public */
export interface FailureFacts {
  /** At least one. */
  readonly errors: readonly [Finding, ...Finding[]];
  /** For the order of the hosts; absent where it was not planned yet. */
  readonly inventory?: Inventory | undefined;
}

/** `failure.json`: every failure, the first by gate order, then host order. @public */
export function failureDocument(recordDirectory: string, facts: FailureFacts): TextDocument {
  const hosts = (facts.inventory ?? []).map((host) => host.id);
  const rank = (finding: Finding): number => {
    const place = finding.host === undefined ? -1 : hosts.indexOf(finding.host);
    return GATES.indexOf(finding.gate) * (hosts.length + 2) + (place < 0 ? hosts.length : place);
  };
  // A failure of no host concerns all of them, and stands behind those that name one.
  const failures = [...facts.errors].sort((a, b) => rank(a) - rank(b));
  const document: DocumentTypes["failure"] = { first: failures[0] ?? facts.errors[0], failures };
  return { path: failurePath(recordDirectory), text: jsonFile(document) };
}
