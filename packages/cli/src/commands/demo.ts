import { FAULTS, type FleetFault, type SimulatedFleet, startSimulatedFleet } from "@narwhal/core/testing";
import { createDiskFileStore } from "@narwhal/core/node";
import { GateFailure, KNOWN_HOSTS_MARKER } from "@narwhal/core";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Arguments } from "../arguments.js";
import type { Context, Outcome } from "../command.js";
import { CommandFailure, UsageError } from "../problem.js";
import { runCheckAccess } from "./check-access.js";
import { discoverFleet } from "./discover.js";
import { runPlan } from "./plan.js";

const RECORD = "runs/discovery/demo";
const RUN_AGAIN = "run again with --keep to look at what was written";
const GONE = "the simulated hosts are gone: plan and explain work here, check-access and shell do not";

/** Discovers a simulated fleet by the very same code, in a directory of its own. */
export async function runDemo(context: Context): Promise<Outcome> {
  const fault = faultOf(context.args);
  const fleet = await startSimulatedFleet({ fault, realPython: context.args.flag("real-python") });
  const keep = context.args.flag("keep");
  const before = process.cwd();
  const directory = await mkdtemp(join(tmpdir(), "narwhal-demo-"));
  const kept = { directory: keep ? directory : null };
  try {
    process.chdir(directory);
    if (fault !== undefined) context.progress.note(`simulated fault: ${FAULTS[fault]}`);
    const outcome = await show(context, fleet);
    return {
      ...outcome,
      result: { ...kept, ...(outcome.result as object) },
      lines: [
        ...outcome.lines,
        ...(keep
          ? keptLines(directory)
          : [`everything was under ${directory}, which is removed again; --keep keeps it`]),
        "next: narwhal-deploy init writes a .env for your own fleet",
      ],
    };
  } catch (error) {
    const lines = keep ? keptLines(directory) : [RUN_AGAIN];
    for (const line of lines) context.progress.note(line);
    if (!(error instanceof GateFailure)) throw error;
    const { errors, warnings } = error;
    throw new CommandFailure(
      errors.map((each) => each.toFinding()),
      { warnings, result: kept },
    );
  } finally {
    process.chdir(before);
    await fleet.stop();
    if (!keep) await rm(directory, { recursive: true, force: true });
  }
}

function keptLines(directory: string): readonly string[] {
  return [`everything is under ${directory}`, GONE];
}

function faultOf(args: Arguments): FleetFault | undefined {
  const name = args.text("fault");
  if (name === undefined) return undefined;
  if (Object.hasOwn(FAULTS, name)) return name as FleetFault;
  throw new UsageError(`there is no fault ${name}`, `faults: ${Object.keys(FAULTS).join(", ")}`);
}

/** Discovery, plan and access check, one after the other. */
async function show(context: Context, fleet: SimulatedFleet): Promise<Outcome> {
  await prepare(fleet);
  const inner: Context = {
    ...context,
    io: { ...context.io, env: withoutNarwhal(context.io.env) },
    args: new Arguments({ out: RECORD, "command-timeout": String(fleet.commandMs / 1000) }),
    resolve: fleet.resolve,
  };
  const discovered = await discoverFleet(inner);
  const planned = await runPlan(inner);
  const reached = await runCheckAccess(inner);
  return {
    result: { discover: discovered.result, plan: planned.result, check_access: reached.result },
    lines: [
      ...section("narwhal-deploy discover", discovered),
      ...section("narwhal-deploy plan", planned),
      ...section("narwhal-deploy check-access", reached),
    ],
    warnings: [...(discovered.warnings ?? []), ...(planned.warnings ?? []), ...(reached.warnings ?? [])],
  };
}

/** Writes the private environment, and the host-key store where the fault needs one. */
async function prepare(fleet: SimulatedFleet): Promise<void> {
  const store = createDiskFileStore();
  const lines = Object.entries(fleet.env).map(
    ([name, value]) => `${name}='${value.replaceAll("'", "'\\''")}'\n`,
  );
  await store.createFile(".env", `# Once the demonstration has ended, ${GONE}.\n${lines.join("")}`);
  if (fleet.knownHosts === undefined) return;
  await store.makeDirectory("config");
  await store.appendLines("config/ssh.known_hosts", [fleet.knownHosts.trimEnd()], KNOWN_HOSTS_MARKER);
}

function section(title: string, outcome: Outcome): readonly string[] {
  const next = outcome.lines.findIndex((line) => line.startsWith("next: "));
  const lines = next < 0 ? outcome.lines : outcome.lines.slice(0, next);
  const last = lines.findLastIndex((line) => line !== "");
  return [`== ${title}`, "", ...lines.slice(0, last + 1), ""];
}

function withoutNarwhal(env: Context["io"]["env"]): Context["io"]["env"] {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith("NARWHAL_")));
}
