import { execFile } from "node:child_process";
import { GateError } from "../../errors/gate-error.js";
import type { SshClient } from "./options.js";

/** The first version that lets a program judge host keys (`KnownHostsCommand`). */
const OLDEST = [8, 5] as const;

/** What stands for an OpenSSH client on this machine. */
export type FoundClient =
  | { readonly kind: "usable"; readonly client: SshClient }
  | { readonly kind: "missing" }
  | { readonly kind: "unusable"; readonly why: string };

/** Asks the client for its version. */
export async function findSshClient(program: string, configFile?: string): Promise<FoundClient> {
  const said = await new Promise<string | undefined>((resolve) => {
    execFile(program, ["-V"], { timeout: 5_000, killSignal: "SIGKILL" }, (error, stdout, stderr) => {
      resolve(error !== null && error.code === "ENOENT" ? undefined : `${stdout}${stderr}`);
    }).stdin?.end();
  });
  if (said === undefined) return { kind: "missing" };
  const [, major, minor] = /OpenSSH_(?:for_Windows_)?(\d+)\.(\d+)/.exec(said) ?? [];
  const shown = said.split("\n")[0]?.trim().slice(0, 80) ?? "";
  if (major === undefined || minor === undefined)
    return { kind: "unusable", why: `${program} is no OpenSSH client: it says ${JSON.stringify(shown)}` };
  const version = [Number(major), Number(minor)] as const;
  if (version[0] < OLDEST[0] || (version[0] === OLDEST[0] && version[1] < OLDEST[1]))
    return { kind: "unusable", why: `${program} is ${shown}, and 8.5 is the oldest that can be used` };
  return { kind: "usable", client: { program, version, configFile } };
}

/** The client, or the error that there is none to use. */
export async function requireSshClient(program: string, configFile?: string): Promise<SshClient> {
  const found = await findSshClient(program, configFile);
  if (found.kind === "usable") return found.client;
  throw new GateError("SSH_CLIENT_UNUSABLE", {
    message: found.kind === "missing" ? `there is no ${program} on this machine` : found.why,
    subject: program,
  });
}
