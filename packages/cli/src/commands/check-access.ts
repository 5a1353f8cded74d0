import { checkAccess } from "@narwhal/core";
import { nodeRuntime } from "@narwhal/core/node";
import type { Context, Outcome } from "../command.js";
import { judgementOf } from "../judgement.js";
import { routeResult, routeText } from "../render/route.js";
import { table } from "../render/table.js";
import { sameWay } from "../same-way.js";
import { openDeployment } from "../session.js";
import { makeTransport, verifyWiring } from "../transports.js";

/** Logs in to every host once with the stored key. */
export async function runCheckAccess(context: Context): Promise<Outcome> {
  const { args, signal, progress } = context;
  const open = await openDeployment(context);
  const commandMs = args.seconds("command-timeout");
  const time = new Date().toISOString();
  const directory = `runs/access-${time.replace(/[-:]|\.\d+/g, "")}-${nodeRuntime.nonce().slice(0, 6)}`;
  const reached = await checkAccess({
    hosts: open.hosts,
    transport: makeTransport(verifyWiring(context, open)),
    store: open.store,
    runtime: nodeRuntime,
    directory,
    time,
    ...(commandMs === undefined ? {} : { commandMs }),
    judgement: judgementOf(args),
    observer: progress.observe,
    signal,
  });
  const rows = reached.map(({ host, hostname, argv, route, record }) => ({
    host: host.id,
    roles: host.roles,
    hostname,
    argv,
    route,
    record,
  }));
  return {
    result: { directory, hosts: rows.map((row) => ({ ...row, route: routeResult(row.route) })) },
    warnings: open.findings.warnings,
    lines: [
      ...table(
        ["HOST", "ROLES", "HOST NAME", "ROUTE", "LOGIN", "BY", "WHY"],
        rows.map((row) => [
          row.host,
          row.roles.join(" "),
          row.hostname,
          routeText(row.route),
          row.route.authentication,
          row.route.transport,
          row.route.why,
        ]),
      ),
      "",
      `recorded under ${directory}/`,
      rows.some(({ route }) => route.transport === "command")
        ? "next: the fleet is ready for the next gate; terminals are opened with the tool itself"
        : `next: narwhal-deploy shell --role engine-1${sameWay(args)} opens a terminal; the fleet is ready for the next gate`,
    ],
  };
}
