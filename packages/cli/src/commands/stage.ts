import {
  DEFAULT_DEADLINES,
  Findings,
  type Inputs,
  type Inventory,
  parseInputs,
  planInventory,
  readEnvironment,
  stage,
  stageCommands,
  type Staged,
} from "@narwhal/core";
import { createDiskFileStore, nodeRuntime } from "@narwhal/core/node";
import type { Context, Outcome } from "../command.js";
import { readFingerprints } from "../fingerprints.js";
import { judgementOf } from "../judgement.js";
import { bytes } from "../render/amounts.js";
import { table } from "../render/table.js";
import { effectiveEnvironment, readFleetEnv } from "../session.js";
import { makeTransport } from "../transports.js";

/** Downloads the pinned checkpoint on every engine host whose model directory is empty. */
export async function runStage(context: Context): Promise<Outcome> {
  const { args, progress, signal } = context;
  const findings = new Findings(judgementOf(args));
  const { inputs, inventory } = await readInputs(context, findings);
  if (args.flag("print")) return printed(inputs, inventory, findings);
  const store = createDiskFileStore();
  const expectFingerprints = await readFingerprints(args);
  const staged = await stage({
    inputs,
    inventory,
    transport: makeTransport({
      name: inputs.transport,
      store,
      findings,
      knownHosts: { path: inputs.paths.knownHosts, named: inputs.knownHostsNamed },
      // A key that the store lacks is accepted for this run where its fingerprint was given; nothing is recorded.
      purpose: expectFingerprints === undefined ? "verify" : "check",
      context,
      expectFingerprints,
    }),
    runtime: nodeRuntime,
    commandMs: args.seconds("command-timeout") ?? DEFAULT_DEADLINES.commandMs,
    findings,
    observer: progress.observe,
    signal,
  });
  return {
    result: { directories: staged.map(stagedResult) },
    lines: staged.length === 0 ? [] : stagedLines(staged),
    warnings: findings.warnings,
    errors: findings.errors.map((error) => error.toFinding()),
  };
}

async function readInputs(
  context: Context,
  findings: Findings,
): Promise<{ readonly inputs: Inputs; readonly inventory: Inventory }> {
  const file = await readFleetEnv(context, createDiskFileStore());
  const merged = readEnvironment({ file, environment: effectiveEnvironment(context) }, findings);
  const inputs = parseInputs(merged, findings);
  findings.settle();
  if (inputs === undefined) throw new TypeError("inputs were refused without a finding");
  return { inputs, inventory: planInventory(inputs) };
}

function printed(inputs: Inputs, inventory: Inventory, findings: Findings): Outcome {
  const commands = stageCommands({ inputs, inventory, findings });
  findings.settle();
  return {
    result: { commands },
    lines: commands.flatMap(({ host, command }) => [`# ${host}, ${destinationOf(inventory, host)}`, command]),
    warnings: findings.warnings,
  };
}

function destinationOf(inventory: Inventory, host: string): string {
  return inventory.find(({ id }) => id === host)?.destination ?? host;
}

function stagedResult({ host, directory, outcome, size, free }: Staged): unknown {
  return { host, directory, outcome, size: size ?? null, free: free ?? null };
}

function stagedLines(staged: readonly Staged[]): readonly string[] {
  return [
    ...table(
      ["HOST", "DIRECTORY", "OUTCOME", "SIZE", "FREE BEFORE"],
      staged.map(({ host, directory, outcome, size, free }) => [
        host,
        directory,
        outcome === "downloaded" ? "downloaded" : "not empty, left alone",
        amount(size),
        amount(free),
      ]),
    ),
    "",
    "next: narwhal-deploy discover --out runs/discovery/<name>",
  ];
}

function amount(count: number | undefined): string {
  return count === undefined ? "-" : bytes(count);
}
