import type { Options as YargsOption } from "yargs";

type OptionSet = Readonly<Record<string, YargsOption>>;

/** An option that takes a text. */
export const text = (describe: string, rest: YargsOption = {}): YargsOption => ({
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

/** By what hosts are reached. */
export const TRANSPORT_OPTIONS: OptionSet = {
  transport: text(
    "How to reach hosts: auto, ssh2, openssh, command, local; default: NARWHAL_TRANSPORT, else auto",
  ),
  "transport-command": text(
    "The words of --transport command, with {host} and {argv} or {shell}: 'kubectl exec -i {host} -- {argv}'",
  ),
};

/** How hosts are reached. */
export const ACCESS_OPTIONS: OptionSet = {
  ...TRANSPORT_OPTIONS,
  "connect-timeout": text("Seconds for connecting; default 10"),
  "login-timeout": text("Seconds for banner and login, then for the first answer; default 30"),
  "command-timeout": text("Seconds for one command; default 60"),
};

/** Options that take seconds. */
export const SECONDS = new Set([
  "connect-timeout",
  "login-timeout",
  "command-timeout",
  "stall-timeout",
  "run-timeout",
]);

/** Options that take a positive whole number. */
export const COUNTS = new Set(["hash-workers"]);

/** The one option that may be repeated. */
export const REPEATABLE = new Set(["accept"]);
