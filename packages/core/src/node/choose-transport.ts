import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import type { HostKeyStore } from "./host-key-store.js";
import { keyFileNeed } from "./key-file-needs.js";
import type { SshHop } from "./ssh-config.js";
import { showHop } from "../access/ssh-destination.js";

/** What the choice looks at beside the route. */
export interface NeedContext {
  readonly hostKeys: HostKeyStore;
  readonly environment: NodeJS.ProcessEnv;
  /** What agents and ticket caches said: each is asked once, for all hosts. */
  readonly asked: Map<string, Promise<string | undefined>>;
}

/** Patience with programs that are asked about agents and tickets, in milliseconds. */
const ASK_MS = 5_000;

/** Why a route asks for the OpenSSH client, naming the hop; `undefined` where it does not. */
export async function opensshNeed(
  hops: readonly SshHop[],
  context: NeedContext,
): Promise<string | undefined> {
  for (const [index, hop] of hops.entries()) {
    const need = await hopNeed(hop, context);
    const at = showHop({ user: hop.user, host: hop.hostname, port: hop.port });
    if (need !== undefined) return index === hops.length - 1 ? need : `${need} for ${at}`;
  }
  return undefined;
}

async function hopNeed(hop: SshHop, context: NeedContext): Promise<string | undefined> {
  if (hop.proxyCommand !== undefined) return "a ProxyCommand";
  if (hop.pkcs11Provider !== undefined) return `the PKCS#11 token of ${hop.pkcs11Provider}`;
  const certificate = hop.certificateFiles.find((path) => existsSync(path));
  if (certificate !== undefined) return `the certificate ${certificate}`;
  for (const path of hop.identityFiles) {
    const need = await keyFileNeed(path);
    if (need !== undefined) return need;
  }
  if (hop.agentSocket !== undefined) {
    const need = await agentNeed(hop.agentSocket, context);
    if (need !== undefined) return need;
  }
  if (hop.hostbased) return "host-based authentication";
  // Many systems switch it on for everybody: only who holds a ticket can use it.
  if (hop.gssapi && (await hasTicket(context))) return "a Kerberos ticket";
  const { hostname: host, port, hostKeyAlias: alias } = hop;
  const entries = await context.hostKeys.entries({ host, port, alias });
  const known = entries.some(({ marker }) => marker === undefined);
  const authority = entries.find(({ marker }) => marker === "cert-authority");
  if (authority === undefined || known) return undefined;
  return `a host known by its certificate authority alone (${context.hostKeys.path} line ${authority.line})`;
}

/** Certificates and hardware keys that an agent holds. */
async function agentNeed(socket: string, context: NeedContext): Promise<string | undefined> {
  const env = { ...context.environment, SSH_AUTH_SOCK: socket };
  const listed = await once(context, socket, () => ask("ssh-add", ["-L"], env));
  const types = listed?.split("\n").map((line) => line.split(" ")[0] ?? "") ?? [];
  if (types.some((type) => type.includes("-cert-v01@"))) return "a certificate of the agent";
  return types.some((type) => type.startsWith("sk-")) ? "a hardware key of the agent" : undefined;
}

async function hasTicket(context: NeedContext): Promise<boolean> {
  const { environment } = context;
  if ((await once(context, "klist", () => ask("klist", ["-s"], environment))) !== undefined) return true;
  return environment["KRB5CCNAME"] !== undefined || existsSync(`/tmp/krb5cc_${userInfo().uid}`);
}

function once(
  { asked }: NeedContext,
  key: string,
  question: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const answer = asked.get(key) ?? question();
  asked.set(key, answer);
  return answer;
}

/** What a program prints; `undefined` where it fails or is not there. */
function ask(program: string, argv: string[], env: NodeJS.ProcessEnv): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = execFile(program, argv, { env, timeout: ASK_MS, killSignal: "SIGKILL" }, (error, stdout) =>
      resolve(error === null ? stdout : undefined),
    );
    child.stdin?.end();
  });
}
