import { addressOf, type ConfigSet, type Route, type StoredHost, type Transport } from "@narwhal/core";
import type { Context, Outcome } from "../command.js";
import { routeResult, routeText } from "../render/route.js";
import { table } from "../render/table.js";
import { sameWay } from "../same-way.js";
import { openDeployment } from "../session.js";
import { makeTransport, verifyWiring } from "../transports.js";

/** One engine as `plan` shows it. */
interface EngineRow {
  readonly role: string;
  readonly host: string;
  readonly pool: string;
  readonly accelerator: string;
  readonly gpu_ids: readonly string[];
  readonly tensor_parallel_size: number;
  readonly url: string | null;
}

/** Shows the hosts and their roles, without connecting. */
export async function runPlan(context: Context): Promise<Outcome> {
  const open = await openDeployment(context);
  const { deployment, hosts, findings } = open;
  const transport = makeTransport(verifyWiring(context, open));
  const hostRows = await Promise.all(
    hosts.map(async (host) => ({
      id: host.id,
      destination: host.destination,
      roles: host.roles,
      login: host.passwordEnv === null ? "keys" : host.passwordEnv,
      route: await routeOf(transport, host, context.signal),
    })),
  );
  const engines = engineRows(deployment.set, hosts, deployment.environment);
  return {
    result: {
      hosts: hostRows.map((row) => ({ ...row, route: row.route === null ? null : routeResult(row.route) })),
      engines,
    },
    warnings: findings.warnings,
    lines: [
      ...table(
        ["HOST", "ROLES", "DESTINATION", "ROUTE", "LOGIN", "BY", "WHY"],
        hostRows.map((row) => [
          row.id,
          row.roles.join(" "),
          row.destination,
          row.route === null ? "-" : routeText(row.route),
          loginText(row),
          row.route?.transport ?? "-",
          row.route?.why ?? "-",
        ]),
      ),
      "",
      ...table(
        ["ENGINE", "HOST", "POOL", "ACCELERATORS", "GPUS", "TP", "URL"],
        engines.map((row) => [
          row.role,
          row.host,
          row.pool,
          `${row.gpu_ids.length} x ${row.accelerator}`,
          row.gpu_ids.join(","),
          String(row.tensor_parallel_size),
          row.url ?? "-",
        ]),
      ),
      "",
      `next: narwhal-deploy check-access${sameWay(context.args)}`,
    ],
  };
}

async function routeOf(transport: Transport, host: StoredHost, signal: AbortSignal): Promise<Route | null> {
  return (await transport.route?.(addressOf(host), signal)) ?? null;
}

/** The variable of the password, or the keys that stand ready; another tool's login is its own affair. */
function loginText({ login, route }: { readonly login: string; readonly route: Route | null }): string {
  const keys = route?.hops.at(-1)?.identities;
  if (keys === undefined) return route?.authentication ?? login;
  if (login !== "keys") return login;
  return keys.length === 0 ? "no key" : keys.join(" ");
}

function engineRows(
  set: ConfigSet,
  hosts: readonly StoredHost[],
  environment: Readonly<Record<string, string>>,
): readonly EngineRow[] {
  return Object.entries(set.launch.engines).map(([role, engine]) => {
    const entry = set.fleet.engines.find(({ iid }) => `engine-${iid.slice(1)}` === role);
    const url = entry?.url.replace(/\$\{([A-Z0-9_]+)\}/g, (_, name: string) => environment[name] ?? "");
    return {
      role,
      host: hosts.find(({ roles }) => (roles as readonly string[]).includes(role))?.id ?? "-",
      pool: entry?.role ?? "-",
      accelerator: engine.accelerator,
      gpu_ids: engine.gpu_ids,
      tensor_parallel_size: engine.tensor_parallel_size,
      url: url ?? null,
    };
  });
}
