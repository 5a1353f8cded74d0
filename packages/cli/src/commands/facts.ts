import { Findings, readHostFacts } from "@narwhal/core";
import { createDiskFileStore } from "@narwhal/core/node";
import type { Context, Outcome } from "../command.js";
import { judgementOf } from "../judgement.js";
import { hostFactsLines } from "../render/host-facts.js";
import { openDeployment } from "../session.js";

/** Shows hosts against facts, the odd ones out marked. */
export async function runFacts(context: Context): Promise<Outcome> {
  const { args, signal } = context;
  const [named] = args.words("record");
  const { record, findings } =
    named === undefined
      ? await recordInForce(context)
      : { record: named.replace(/(?<=.)\/+$/, ""), findings: new Findings(judgementOf(args)) };
  const table = await readHostFacts(createDiskFileStore(), record, findings);
  findings.settle();
  signal.throwIfAborted();
  if (table === undefined) throw new TypeError("no facts and no finding that says why");
  return {
    result: { record, ...table },
    warnings: findings.warnings,
    lines: hostFactsLines(table, record),
  };
}

/** The record that the configuration rests on, with what is to be said of the configuration. */
async function recordInForce(
  context: Context,
): Promise<{ readonly record: string; readonly findings: Findings }> {
  const { deployment, findings } = await openDeployment(context);
  const record = deployment.set.deployment["NARWHAL_DISCOVERY"];
  if (record === undefined) throw new TypeError("deployment.env names no record");
  return { record, findings };
}
