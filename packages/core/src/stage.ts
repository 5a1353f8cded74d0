import pLimit from "p-limit";
import { openSessions } from "./access/open-sessions.js";
import { createRedactor } from "./access/redact.js";
import { observeSession } from "./access/record-session.js";
import type { Runtime } from "./access/runtime.js";
import { shellQuote } from "./access/shell-quote.js";
import type { Transport } from "./access/transport.js";
import type { Findings } from "./errors/findings.js";
import type { Observer } from "./events.js";
import type { Inputs, Inventory } from "./inputs/inputs.js";
import { downloadCommand, type Staged, stageDirectory, type StagePlace } from "./stage-directory.js";

/** @public */
export interface StageOptions {
  readonly inputs: Inputs;
  readonly inventory: Inventory;
  readonly transport: Transport;
  readonly runtime: Runtime;
  /** Deadline of everything but the download itself. */
  readonly commandMs: number;
  readonly findings: Findings;
  readonly observer?: Observer | undefined;
  readonly signal: AbortSignal;
}

/**
 * Runs the pinned download on every engine host whose model directory is empty or not there, side by side; one that
 * is not empty is never touched. Faults become findings, host by host; the others go on. Rejects only with the
 * signal's reason, once nothing is left running.
 *
 * @public
 */
export async function stage(options: StageOptions): Promise<readonly Staged[]> {
  const { inputs, runtime, commandMs, findings, observer, signal } = options;
  const places = stagePlaces(options);
  const origin = stageOrigin(inputs, findings);
  if (origin === undefined) return [];
  const redactor = createRedactor(inputs.secrets);
  const sessions = await openSessions({
    ...options,
    inventory: options.inventory.filter(({ id }) => places.some(({ host }) => host === id)),
    decorate: (session) => (observer === undefined ? session : observeSession(session, observer, redactor)),
  });
  try {
    const tools = { runtime, commandMs, observer, redactor, signal };
    const perHost = new Map([...sessions.keys()].map((host) => [host, pLimit(1)] as const));
    const running = places.map(async (place) => {
      const session = sessions.get(place.host);
      const turn = perHost.get(place.host);
      if (session === undefined || turn === undefined) return undefined;
      const { host, role, field } = place;
      return findings.attemptAsync(() => turn(() => stageDirectory(session, { place, origin }, tools)), {
        host,
        role,
        field,
      });
    });
    const settled = await Promise.allSettled(running);
    signal.throwIfAborted();
    return settled.flatMap((each) => {
      if (each.status === "rejected") throw each.reason;
      return each.value === undefined ? [] : [each.value];
    });
  } finally {
    await Promise.allSettled([...sessions.values()].map((session) => session.close()));
  }
}

/** What would be run where, as lines for a shell. @public */
export function stageCommands(
  options: Pick<StageOptions, "inputs" | "inventory" | "findings">,
): readonly { readonly host: string; readonly directory: string; readonly command: string }[] {
  const origin = stageOrigin(options.inputs, options.findings);
  if (origin === undefined) return [];
  return stagePlaces(options).map(({ host, directory }) => ({
    host,
    directory,
    command: shellQuote(downloadCommand(origin, directory)),
  }));
}

/** Where the checkpoint comes from; a finding where that is not pinned. */
function stageOrigin(
  { modelRepoId, modelRevision }: Pick<Inputs, "modelRepoId" | "modelRevision">,
  findings: Findings,
): { readonly repoId: string; readonly revision: string } | undefined {
  for (const [field, value] of [
    ["NARWHAL_MODEL_REPO_ID", modelRepoId],
    ["NARWHAL_MODEL_REVISION", modelRevision],
  ] as const) {
    if (value === undefined) findings.add("STAGE_ORIGIN_MISSING", { field, message: `${field} is not set` });
  }
  if (modelRepoId === undefined || modelRevision === undefined) return undefined;
  return { repoId: modelRepoId, revision: modelRevision.toLowerCase() };
}

/** Each directory of each engine host once. */
function stagePlaces({
  inputs,
  inventory,
}: Pick<StageOptions, "inputs" | "inventory">): readonly StagePlace[] {
  const places = new Map<string, StagePlace>();
  for (const { role, modelDir, from } of inputs.engines) {
    const host = inventory.find(({ roles }) => roles.includes(role))?.id ?? "";
    const directory = modelDir.replace(/\/+/g, "/").replace(/(?<=.)\/$/, "");
    const key = `${host} ${directory}`;
    if (!places.has(key)) places.set(key, { host, role, field: from["MODEL_DIR"], directory });
  }
  return [...places.values()];
}
