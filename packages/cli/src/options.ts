import { ERROR_TABLE, type Judgement } from "@narwhal/core";
import type { Options as YargsOption } from "yargs";
import type { Arguments } from "./arguments.js";
import { nearest } from "@narwhal/schemas";
import { UsageError } from "./problem.js";

type OptionSet = Readonly<Record<string, YargsOption>>;

const text = (describe: string, rest: YargsOption = {}): YargsOption => ({
  type: "string",
  requiresArg: true,
  describe,
  ...rest,
});

/** Options of every command, before or after its name. */
export const GLOBAL_OPTIONS: OptionSet = {
  json: { type: "boolean", describe: "Print one JSON document on standard output" },
  strict: { type: "boolean", describe: "Treat warnings as errors" },
  accept: text("Turn an error of this code into a recorded warning (may be repeated)"),
};

/** Where the operator's inputs are. */
export const INPUT_OPTIONS: OptionSet = {
  "env-file": text("The private environment; default ./.env where it exists", { normalize: false }),
};

/** Where an earlier discovery's results are. */
export const DEPLOYMENT_OPTIONS: OptionSet = {
  ...INPUT_OPTIONS,
  "deployment-env": text("The deployment.env to use; default: beside the fleet file"),
};

/** How hosts are reached. */
export const ACCESS_OPTIONS: OptionSet = {
  transport: text("How to reach hosts; default: NARWHAL_TRANSPORT, else auto"),
  "connect-timeout": text("Seconds for connecting; default 10"),
  "login-timeout": text("Seconds for banner and login; default 30"),
  "command-timeout": text("Seconds for one command; default 60"),
};

/** Options that take seconds. */
export const SECONDS = new Set(["connect-timeout", "login-timeout", "command-timeout", "stall-timeout"]);

/** Options that take a positive whole number. */
export const COUNTS = new Set(["hash-workers"]);

/** The one option that may be repeated. */
export const REPEATABLE = new Set(["accept"]);

/** What `--strict` and `--accept` ask for; a code that cannot be accepted is a usage error. */
export function judgementOf(args: Arguments): Judgement {
  const codes = args.texts("accept");
  for (const code of codes) checkAcceptable(code);
  return { strict: args.flag("strict"), accept: new Set(codes) };
}

function checkAcceptable(code: string): void {
  const rows = Object.entries(ERROR_TABLE);
  const acceptable = rows.filter(([, row]) => row.acceptable === true).map(([name]) => name);
  if (acceptable.includes(code)) return;
  const row = rows.find(([name]) => name === code)?.[1];
  if (row !== undefined) {
    const why = row.severity === "warning" ? "it is a warning already" : "it cannot be accepted away";
    throw new UsageError(`--accept ${code}: ${why}`, acceptHint(acceptable));
  }
  const near =
    nearest(code.toUpperCase(), acceptable) ??
    nearest(
      code.toUpperCase(),
      rows.map(([name]) => name),
    );
  const guess = near === undefined ? "" : `; did you mean ${near}?`;
  throw new UsageError(`--accept ${code}: no such code${guess}`, acceptHint(acceptable));
}

function acceptHint(acceptable: readonly string[]): string {
  return acceptable.length === 0
    ? "no code can be accepted"
    : `acceptable codes: ${[...acceptable].sort().join(", ")}`;
}
