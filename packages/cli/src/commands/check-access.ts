import { checkAccess } from "@narwhal/core";
import { nodeRuntime } from "@narwhal/core/node";
import type { Command } from "../command.js";
import { ACCESS_OPTIONS, DEPLOYMENT_OPTIONS, judgementOf } from "../options.js";
import { table } from "../render/table.js";
import { openDeployment } from "../session.js";
import { makeTransport, verifyWiring } from "../transports.js";

/** Logs in to every host once with the stored key. */
export const checkAccessCommand: Command = {
  name: "check-access",
  summary: "Log in to every host of the discovered fleet once, with the stored host key",
  options: { ...DEPLOYMENT_OPTIONS, ...ACCESS_OPTIONS },
  examples: [["check-access", "record each host's name under runs/access-<id>/"]],
  async run(context) {
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
      result: { directory, hosts: rows },
      warnings: open.findings.warnings,
      lines: [
        ...table(
          ["HOST", "ROLES", "HOST NAME", "LOGIN", "BY"],
          rows.map((row) => [
            row.host,
            row.roles.join(" "),
            row.hostname,
            row.route.authentication,
            row.route.transport,
          ]),
        ),
        "",
        `recorded under ${directory}/`,
        "next: narwhal-deploy shell --role engine-1 opens a terminal; the fleet is ready for the next gate",
      ],
    };
  },
};
