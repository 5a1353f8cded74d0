import { mkdir } from "node:fs/promises";
import { openSessions } from "../packages/core/src/access/open-sessions.js";
import { hashCheckpoints } from "../packages/core/src/checkpoint/hash-checkpoints.js";
import type { CheckpointManifest } from "../packages/core/src/checkpoint/manifest.js";
import { Findings } from "../packages/core/src/errors/findings.js";
import type { HostPlan, Inputs } from "../packages/core/src/inputs/inputs.js";
import { parseInputs } from "../packages/core/src/inputs/parse-inputs.js";
import { planInventory } from "../packages/core/src/inputs/plan-inventory.js";
import { nodeRuntime } from "../packages/core/src/node/index.js";
import { observeFleet } from "../packages/core/src/observation/observe-fleet.js";
import { benchEnvironment } from "./fleet.js";
import type { ClientTask } from "./messages.js";
import { benchTransport } from "./reach.js";

/**
 * The same work with the same parts, but one host after the other: log in, observe, hash, close. What follows for
 * the whole fleet (policy, comparison, writing) is left out, in this side's favour. Gives the checkpoint's tree hash.
 */
export async function hostAfterHost(task: ClientTask): Promise<string> {
  await mkdir("config", { mode: 0o700 });
  const findings = new Findings();
  const inputs = parseInputs(benchEnvironment(task.hosts), findings);
  findings.settle();
  if (inputs === undefined) throw new TypeError("no inputs and no finding");
  const transport = benchTransport(task.sshConfigFile);
  const trees = new Set<string>();
  for (const host of planInventory(inputs)) {
    const manifests = await visit(host, { inputs, findings, transport });
    for (const { model_tree_sha256 } of manifests) trees.add(model_tree_sha256);
  }
  findings.settle();
  const [tree, ...others] = trees;
  if (tree === undefined || others.length > 0) throw new TypeError(`${trees.size} different checkpoints`);
  return tree;
}

async function visit(
  host: HostPlan,
  fleet: { inputs: Inputs; findings: Findings; transport: ReturnType<typeof benchTransport> },
): Promise<Iterable<CheckpointManifest>> {
  const { findings, transport } = fleet;
  const engines = fleet.inputs.engines.filter(({ role }) => host.roles.includes(role));
  const shared = {
    inputs: { ...fleet.inputs, engines },
    inventory: [host],
    signal: new AbortController().signal,
    findings,
    runtime: nodeRuntime,
  };
  const sessions = await openSessions({ ...shared, transport });
  await observeFleet({ ...shared, sessions, commandMs: 60_000 });
  const checkpoints = await hashCheckpoints({ ...shared, sessions, stallMs: 60_000 });
  await Promise.all([...sessions.values()].map((session) => session.close()));
  return [...checkpoints.values()].map(({ manifest }) => manifest);
}
