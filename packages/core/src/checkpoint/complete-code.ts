import type { HashedFile } from "../access/session.js";
import type { ModelMetadata } from "../observation/observation.js";
import { localCode } from "../policy/requirements/trust-remote-code.js";
import { pathFault, type TreeFault } from "./tree-fault.js";

/** Code that an `auto_map` of the checkpoint's metadata names and that is not there. */
export function codeFaults(
  files: readonly HashedFile[],
  metadata: ModelMetadata | undefined,
): readonly TreeFault[] {
  if (metadata === undefined) return [];
  const there = new Set(files.map(({ path }) => path));
  const missing = new Map(
    localCode(metadata)
      .filter(({ path }) => !there.has(path))
      .map(({ path, file, field }) => [path, `named by ${field} of ${file}`]),
  );
  return pathFault(
    "CHECKPOINT_CODE_MISSING",
    { verb: "lacks", one: "a code file", many: "code files" },
    [...missing].map(([path, message]) => ({ path, message })),
  );
}
