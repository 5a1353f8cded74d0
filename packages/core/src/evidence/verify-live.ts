import { DEFAULT_JUDGEMENT } from "../errors/findings.js";
import type { Finding, GateError } from "../errors/gate-error.js";
import { planInventory } from "../inputs/plan-inventory.js";
import { judgementOf } from "./recorded-inputs.js";
import { type HashedAgain, hashAgain } from "./hashed-again.js";
import { decidingFields, type InputFindings } from "./input-findings.js";
import { liveChanges } from "./live-changes.js";
import { closeAll, type LiveRequest, observeAgain, type Seen } from "./observed-again.js";
import type { Evidence } from "./read-present.js";
import type { Examined, FoundChange, NotEstablished } from "./verification.js";
import { SEEN } from "./change-words.js";
import type { VerifyOptions } from "./verify-options.js";

/** What the hosts told. */
export interface LiveFindings {
  readonly changes: readonly FoundChange[];
  readonly notEstablished: readonly NotEstablished[];
  /** `<role> <category>` of everything that was compared. */
  readonly compared: ReadonlySet<string>;
  readonly faults: readonly GateError[];
  readonly warnings: readonly Finding[];
  readonly examined: Pick<Examined, "live" | "checkpoint">;
}

const WHAT = ["hardware", "image", "config.json", "interface", "route", "host keys"];

/** Looks at the hosts that carry a recorded role; `undefined` where that was not asked for or no inputs say where they are. */
export async function verifyLive(
  evidence: Evidence,
  options: VerifyOptions,
  { present, fields }: InputFindings,
): Promise<LiveFindings | undefined> {
  const { live, judgement = DEFAULT_JUDGEMENT, signal } = options;
  if (live === undefined || present === undefined) return undefined;
  const { established, inputs } = evidence.record;
  const recorded: ReadonlySet<string> = new Set(established.manifest.roles);
  const inventory = planInventory(present).filter(({ roles }) => roles.some((role) => recorded.has(role)));
  const request: LiveRequest = {
    inputs: present,
    inventory,
    live,
    knownHosts: evidence.paths.knownHosts,
    judgement: judgementOf(inputs, judgement),
    signal,
  };
  const seen = await observeAgain(request);
  try {
    const hashed =
      live.checkpoint === undefined
        ? undefined
        : await hashAgain(options.store, evidence.record.directory, { request, seen });
    return findingsOf({ evidence, request, seen, hashed, fields });
  } finally {
    await closeAll(seen.sessions);
  }
}

function findingsOf({
  evidence,
  request,
  seen,
  hashed,
  fields,
}: {
  readonly evidence: Evidence;
  readonly request: LiveRequest;
  readonly seen: Seen;
  readonly hashed: HashedAgain | undefined;
  readonly fields: InputFindings["fields"];
}): LiveFindings {
  const { established } = evidence.record;
  const effects = liveChanges({ request, seen, established, hashed });
  return {
    changes: effects.changes.map((change) => {
      const names = decidingFields(fields, change);
      return {
        ...change,
        because: names.length > 0 ? names.join(", ") : `${SEEN}${change.host ?? "the host"}`,
      };
    }),
    notEstablished: [...effects.notEstablished, ...(hashed?.notEstablished ?? [])],
    compared: effects.compared,
    faults: [...seen.access, ...seen.faults, ...(hashed?.faults ?? [])],
    warnings: [...seen.warnings, ...(hashed?.warnings ?? [])],
    examined: {
      live: { hosts: [...seen.sessions.keys()], what: WHAT },
      ...(hashed === undefined ? {} : { checkpoint: hashed.examined }),
    },
  };
}
