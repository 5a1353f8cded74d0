import { explainSet, GateError } from "@narwhal/core";
import type { Context, Outcome } from "../command.js";
import { explanationLines, explanationResult } from "../render/explanation.js";
import { openDeployment } from "../session.js";

/** Shows what decided every value of the configuration. */
export async function runExplain(context: Context): Promise<Outcome> {
  const [role] = context.args.words("role");
  const { deployment, findings } = await openDeployment(context);
  const engines = explainSet(deployment.set, role);
  if (engines.length === 0) {
    const known = Object.keys(deployment.set.sources).join(", ");
    throw new GateError("ROLE_UNKNOWN", {
      message: `no engine has the role ${role}; the roles are ${known}`,
      field: "role",
      hint:
        role === "router"
          ? `the router has no generated values; give an engine role: ${known}`
          : `give one of ${known}`,
    });
  }
  return {
    result: explanationResult(engines),
    warnings: findings.warnings,
    lines: engines.flatMap((engine, index) => [...(index > 0 ? [""] : []), ...explanationLines(engine)]),
  };
}
