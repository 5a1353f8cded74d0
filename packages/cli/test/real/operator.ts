import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { IMAGE_REFERENCE, MODEL_DIR, RUN_DIR } from "../../../core/test/real/gpu-host.js";
import { quote } from "../../../core/test/real/host-script.js";
import { findProgram } from "../../../core/test/real/needs.js";
import { makeKey } from "../../../core/test/node/ssh2-setup.js";
import { type CliResult, type CliSetting, runCli, temporaryDirectory } from "../run-cli.js";

/** The files of a whole configuration. */
export const CONFIG = [
  "config/deployment.env",
  "config/engine-launch.local.json",
  "config/engine-launch.sources.json",
  "config/fleet.json",
  "config/hosts.local.json",
  "config/ssh.known_hosts",
];

export const OUT = "runs/discovery/first";

/** The operator's key, for `authorizedKeys` of the hosts. */
export const operatorKey = makeKey();

/** A workstation: a directory with `.env`, and an OpenSSH client configuration of its own. */
export interface Operator {
  readonly cwd: string;
  /** Runs the program there, in a process of its own. */
  run(words: readonly string[], setting?: CliSetting): Promise<CliResult>;
  /** The environment that `run` gives the program beside this process's own. */
  readonly env: Readonly<Record<string, string>>;
  /** Puts another `.env` in place. */
  environment(fields: Readonly<Record<string, string>>): Promise<void>;
  /** Every file below the directory but the operator's own ones, by relative path; all must be private. */
  files(): Promise<ReadonlyMap<string, string>>;
  leave(): Promise<void>;
}

/** Lines of the client configuration, and the fields of `.env`. */
export interface OperatorOptions {
  /** Before the block for all hosts, which names the operator's key. */
  readonly config?: readonly string[];
  /** False: no key is offered. */
  readonly key?: boolean;
  readonly fields: Readonly<Record<string, string>>;
}

/** The operator's files, which the program must leave alone. */
const OWN = new Set([".env", ".workstation"]);

/** Sets a workstation up. */
export async function operator({ config = [], key = true, fields }: OperatorOptions): Promise<Operator> {
  const cwd = await temporaryDirectory();
  const own = join(cwd, ".workstation");
  await mkdir(join(own, "bin"), { recursive: true });
  await writeFile(join(own, "id"), operatorKey.privateKey, { mode: 0o600 });
  const identity = key ? `IdentityFile ${own}/id\n  IdentitiesOnly yes` : "IdentityFile none";
  await writeFile(join(own, "config"), [...config, `Host *\n  ${identity}\n`].join("\n"));
  // The client finds its configuration by the account's home, which is not ours to write to.
  const ssh = join(own, "bin", "ssh");
  await writeFile(ssh, `#!/bin/sh\nexec ${findProgram("ssh")} -F ${own}/config "$@"\n`);
  await chmod(ssh, 0o755);
  const env = { PATH: `${own}/bin:${process.env["PATH"]}`, SSH_AUTH_SOCK: "" };
  const self: Operator = {
    cwd,
    env,
    run: (words, setting = {}) => runCli(words, { cwd, ...setting, env: { ...env, ...setting.env } }),
    async environment(next) {
      const lines = Object.entries(next).map(([name, value]) => `${name}=${quote(value)}\n`);
      await writeFile(join(cwd, ".env"), lines.join(""), { mode: 0o600 });
    },
    files: () => privateFiles(cwd),
    leave: () => rm(cwd, { recursive: true, force: true }),
  };
  await self.environment(fields);
  return self;
}

async function privateFiles(cwd: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(cwd, { recursive: true, withFileTypes: true });
  const files = new Map<string, string>();
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(cwd.length + 1);
    // A killed run leaves its lock, a link to nothing.
    if (OWN.has(name.split("/")[0] ?? "") || entry.isSymbolicLink()) continue;
    expect((await stat(path)).mode & 0o777, path).toBe(entry.isDirectory() ? 0o700 : 0o600);
    if (entry.isFile()) files.set(name, await readFile(path, "utf8"));
  }
  return files;
}

/** Fields of every fleet of these tests: one engine for each destination, one port set for all. */
export function fleetFields(
  destinations: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const engines = destinations.map((destination, index) => [`NARWHAL_NODE_${index + 1}_SSH`, destination]);
  return {
    NARWHAL_ENGINE_IMAGE: IMAGE_REFERENCE,
    NARWHAL_ENGINE_MODEL_NAME: "hybrid-small",
    NARWHAL_MODEL_DIR: MODEL_DIR,
    NARWHAL_RUN_DIR: RUN_DIR,
    NARWHAL_FABRIC_INTERFACE: "fabric0",
    NARWHAL_ENGINE_PORT: "8000",
    NARWHAL_ATTEST_PORT: "8100",
    NARWHAL_NIXL_SIDE_CHANNEL_PORT: "5600",
    NARWHAL_UCX_TCP_PORT_RANGE: "30000-30999",
    NARWHAL_DEPLOYMENT_REVISION: "5".repeat(40),
    ...Object.fromEntries(engines),
    ...more,
  };
}
