import {
  Findings,
  type Deployment,
  type Environment,
  type FileStore,
  readDeployment,
  readEnvironment,
  type StoredHost,
  readHosts,
} from "@narwhal/core";
import { createDiskFileStore } from "@narwhal/core/node";
import type { Arguments } from "./arguments.js";
import type { Context } from "./command.js";
import { environmentOf } from "./io.js";
import { judgementOf } from "./judgement.js";
import { unreadable } from "./unreadable.js";

const DESTINATION = /^NARWHAL_NODE_[0-9]+_SSH$/;

/** The text of `.env` as the library takes it. */
export interface EnvFileText {
  readonly name: string;
  readonly text: string;
  readonly mode?: number;
}

/**
 * Reads the private environment of a fleet. Where there is no file and the process declares no engine either, says so
 * first: all that follows comes from that.
 */
export async function readFleetEnv(
  { io, args, progress }: Pick<Context, "io" | "args" | "progress">,
  store: FileStore,
): Promise<EnvFileText | undefined> {
  const file = await readEnvFile(args, store);
  if (file === undefined && !Object.keys(environmentOf(io)).some((name) => DESTINATION.test(name))) {
    progress.note(`no .env in ${process.cwd()}; run narwhal-deploy init or give --env-file`);
  }
  return file;
}

/** Reads the file that `--env-file` names, or `./.env` where it exists. */
async function readEnvFile(args: Arguments, store: FileStore): Promise<EnvFileText | undefined> {
  const named = args.text("env-file");
  const name = named ?? ".env";
  if (named === undefined && (await store.status(name)) === undefined) return undefined;
  try {
    const text = await store.readText(name);
    const status = await store.status(name);
    return { name, text, ...(status?.kind === "file" ? { mode: status.mode } : {}) };
  } catch (error) {
    throw unreadable(name, error, "--env-file");
  }
}

/** The process environment with what the options lay over it. */
export function effectiveEnvironment({ io, args }: Pick<Context, "io" | "args">): Environment {
  const transport = args.text("transport");
  return { ...environmentOf(io), ...(transport === undefined ? {} : { NARWHAL_TRANSPORT: transport }) };
}

/** The process environment over `.env`, for a command that looks values up; a shell may have loaded deployment.env. */
export async function readInputs(
  context: Pick<Context, "io" | "args">,
  store: FileStore,
  findings: Findings,
): Promise<Environment> {
  const file = await readEnvFile(context.args, store);
  const { NARWHAL_DISCOVERY: _loaded, ...environment } = effectiveEnvironment(context);
  const merged = readEnvironment({ file, environment }, findings);
  findings.settle();
  return merged;
}

/** A discovered fleet and its hosts, read back. */
export interface OpenDeployment {
  readonly store: FileStore;
  readonly deployment: Deployment;
  readonly hosts: readonly StoredHost[];
  readonly findings: Findings;
}

/** Reads the configuration back; throws what stops it. */
export async function openDeployment(
  context: Pick<Context, "io" | "args" | "progress">,
): Promise<OpenDeployment> {
  const { args } = context;
  const store = createDiskFileStore();
  const findings = new Findings(judgementOf(args));
  const file = await readFleetEnv(context, store);
  const sources = {
    environment: effectiveEnvironment(context),
    ...(file === undefined ? {} : { file }),
    deploymentEnv: args.text("deployment-env"),
  };
  const deployment = await readDeployment(store, sources, findings);
  const hosts =
    deployment === undefined
      ? undefined
      : readHosts(
          deployment.set.hosts,
          { path: deployment.set.paths.hosts, environment: deployment.environment },
          findings,
        );
  findings.settle();
  if (deployment === undefined || hosts === undefined) throw new TypeError("a fault without a finding");
  return { store, deployment, hosts, findings };
}
