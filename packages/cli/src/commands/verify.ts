import { DEFAULT_DEADLINES, type LiveOptions, verifyEvidence } from "@narwhal/core";
import { createDiskFileStore, nodeRuntime } from "@narwhal/core/node";
import type { Context, Outcome } from "../command.js";
import { judgementOf } from "../judgement.js";
import { UsageError } from "../problem.js";
import { verificationLines, verificationResult } from "../render/verification.js";
import { effectiveEnvironment, readFleetEnv } from "../session.js";
import { makeTransport, type TransportWiring } from "../transports.js";

/** Tells whether the evidence of a discovery still holds; changes nothing. */
export async function runVerify(context: Context): Promise<Outcome> {
  const { args, signal, version } = context;
  const [record] = args.words("record");
  const store = createDiskFileStore();
  const file = await readFleetEnv(context, store);
  const live = liveOptions(context, ({ inputs, knownHosts, findings }) => ({
    findings,
    name: inputs.transport,
    store,
    knownHosts: { path: knownHosts, named: true },
    purpose: "verify",
    context,
  }));
  const found = await verifyEvidence({
    store,
    ...(file === undefined ? {} : { file }),
    environment: effectiveEnvironment(context),
    deploymentEnv: args.text("deployment-env"),
    ...(record === undefined ? {} : { record: record.replace(/(?<=.)\/+$/, "") }),
    judgement: judgementOf(args),
    live,
    version,
    signal,
  });
  return {
    result: verificationResult(found),
    lines: verificationLines(found),
    errors: found.errors,
    warnings: found.warnings,
  };
}

function liveOptions(
  { args, progress }: Context,
  wiring: (needs: Parameters<LiveOptions["transport"]>[0]) => TransportWiring,
): LiveOptions | undefined {
  const checkpoint = args.flag("checkpoint");
  const [hashWorkers, reuseHashes] = [args.count("hash-workers"), args.text("reuse-hashes")];
  const stallMs = args.seconds("stall-timeout");
  if (!checkpoint) {
    const options = { "hash-workers": hashWorkers, "reuse-hashes": reuseHashes, "stall-timeout": stallMs };
    const lost = Object.entries(options).find(([, value]) => value !== undefined);
    if (lost !== undefined) throw new UsageError(`--${lost[0]} needs --checkpoint`);
  }
  if (!checkpoint && !args.flag("live")) return undefined;
  const helloMs = args.seconds("login-timeout");
  return {
    transport: (needs) => makeTransport(wiring(needs)),
    runtime: nodeRuntime,
    deadlines: {
      commandMs: args.seconds("command-timeout") ?? DEFAULT_DEADLINES.commandMs,
      stallMs: stallMs ?? DEFAULT_DEADLINES.stallMs,
      ...(helloMs === undefined ? {} : { helloMs }),
    },
    observer: progress.observe,
    ...(checkpoint ? { checkpoint: { hashWorkers, reuseHashes } } : {}),
  };
}
