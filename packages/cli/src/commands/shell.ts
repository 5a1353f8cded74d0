import { addressOf, type ChannelEnd, GateError } from "@narwhal/core";
import type { Context, Outcome } from "../command.js";
import { UsageError } from "../problem.js";
import { openDeployment } from "../session.js";
import { openTerminal } from "../terminal.js";
import { makeTransport, verifyWiring } from "../transports.js";

/** Opens an interactive terminal on a role's host; ends with the remote status. */
export async function runShell(context: Context): Promise<Outcome> {
  const { args, io, json, signal } = context;
  const role = args.text("role");
  if (role === undefined) throw new UsageError("shell needs --role, such as --role engine-1");
  const open = await openDeployment(context);
  const host = open.hosts.find(({ roles }) => (roles as readonly string[]).includes(role));
  if (host === undefined) {
    const known = open.hosts.flatMap(({ roles }) => roles);
    throw new GateError("ROLE_UNKNOWN", {
      message: `no host carries the role ${role}; the roles are ${known.join(", ")}`,
      field: "--role",
    });
  }
  const transport = makeTransport(verifyWiring(context, open));
  const terminal = openTerminal(io, json ? io.stderr : io.stdout);
  let end: ChannelEnd;
  try {
    end = await transport.terminal(addressOf(host), terminal.streams, signal);
  } finally {
    terminal.restore();
  }
  signal.throwIfAborted();
  if (end.kind === "lost") {
    throw new GateError("ACCESS_COMMAND_FAILED", {
      message: `the connection to ${host.id} was lost: ${end.reason}`,
      host: host.id,
      role,
      field: host.sshEnv,
    });
  }
  const status = end.kind === "exit" ? end.code : 128;
  return {
    result: { host: host.id, role, end },
    warnings: open.findings.warnings,
    lines: end.kind === "signal" ? [`the remote shell was ended by ${end.signal}`] : [],
    status,
  };
}
