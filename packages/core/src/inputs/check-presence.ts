import { ENV_FIELDS, type EnvField, envName } from "@narwhal/schemas";
import type { Findings } from "../errors/findings.js";
import type { Fields } from "./fields.js";

/** Reports every required field that is not set, and too few engines. */
export function checkPresence(fields: Fields, findings: Findings): void {
  if (!fields.isSet(envName("DEPLOYMENT_REVISION"))) {
    const field = envName("DEPLOYMENT_REVISION");
    findings.add("REVISION_MISSING", { message: `${field} is not set; the next gate needs it`, field });
  }
  if (fields.uncertain) return;
  checkEngines(fields.engines, findings);
  for (const row of ENV_FIELDS) {
    if (!row.required || row.scope === "node") continue;
    if (row.scope === "shared") missingShared(row, fields, findings);
    else missingForEngines(row, fields, findings);
  }
}

function checkEngines(engines: readonly number[], findings: Findings): void {
  const [only] = engines;
  if (only === undefined) {
    findings.add("FIELD_MISSING", {
      message: "no engine is declared: no NARWHAL_NODE_<n>_SSH is set",
      field: envName("SSH", 1),
      hint: "set NARWHAL_NODE_1_SSH and NARWHAL_NODE_2_SSH to the destinations of the first two engines",
    });
  } else if (engines.length === 1) {
    findings.add("TOO_FEW_ENGINES", {
      message: `engine-${only} is the only engine; at least two are needed, one to prefill and one to decode`,
      field: envName("SSH", only + 1),
      hint: `set ${envName("SSH", only + 1)} to the destination of a second engine`,
    });
  }
}

function missingShared(row: EnvField, fields: Fields, findings: Findings): void {
  const variable = envName(row.name);
  if (fields.isSet(variable)) return;
  const hint = `set ${variable} to ${row.accepts}`;
  const message = `${variable} is ${fields.isEmpty(variable) ? "set but empty" : "not set"}`;
  findings.add("FIELD_MISSING", { message, field: variable, hint });
}

function missingForEngines(row: EnvField, fields: Fields, findings: Findings): void {
  const shared = envName(row.name);
  const missing = fields.engines.filter((number) => fields.variable(number, row.name) === undefined);
  if (missing.length === fields.engines.length && !fields.isSet(shared)) {
    findings.add("FIELD_MISSING", {
      message: `${shared} is ${fields.isEmpty(shared) ? "empty" : "not set"}, and no engine has its own`,
      field: shared,
      hint: `set ${shared} for all engines, or NARWHAL_NODE_<n>_${row.name} for each, to ${row.accepts}`,
    });
    return;
  }
  for (const number of missing) {
    const variable = envName(row.name, number);
    findings.add("FIELD_MISSING", {
      message: `neither ${variable} nor ${shared} is set`,
      field: variable,
      role: `engine-${number}`,
      hint: `set ${variable}, or ${shared} for all engines, to ${row.accepts}`,
    });
  }
}
