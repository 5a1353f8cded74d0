import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type EmbeddedSshOptions,
  type EmbeddedSshServer,
  startEmbeddedSshServer,
} from "./embedded-ssh-server.js";
import { generateSshKey } from "./ssh-keys.js";
import { createRealPython, type RealPython } from "./real-python.js";
import type { SimulatedHost } from "./simulated-host.js";

/** A simulated host that can be reached. @public */
export interface ServedHost {
  /** Its alias in the SSH client configuration. */
  readonly alias: string;
  readonly port: number;
  readonly fingerprint: string;
  readonly host: SimulatedHost;
}

/** @public */
export interface ServeOptions {
  readonly realPython?: boolean;
  readonly rttMs?: number;
}

/** Simulated hosts behind SSH servers, and what a client needs to reach them. @public */
export interface ServedHosts {
  readonly sshConfigFile: string;
  readonly hosts: readonly ServedHost[];
  readonly servers: readonly EmbeddedSshServer[];
  stop(): Promise<void>;
}

const USER = "operator";

/** Starts an SSH server for each host (by alias), and writes a client configuration with a key made for them. @public */
export async function serveHosts(
  hosts: Readonly<Record<string, SimulatedHost>>,
  options: ServeOptions = {},
): Promise<ServedHosts> {
  const clientKey = generateSshKey("simulated operator");
  const directory = await mkdtemp(join(tmpdir(), "narwhal-fleet-"));
  const pythons: RealPython[] = [];
  const servers: EmbeddedSshServer[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all(pythons.map((python) => python.stop()));
    await rm(directory, { recursive: true, force: true });
  };
  try {
    for (const machine of Object.values(hosts)) {
      const python = options.realPython === true ? await createRealPython(machine) : undefined;
      if (python !== undefined) pythons.push(python);
      servers.push(
        await startEmbeddedSshServer(
          serverOptions(machine, { clientKey: clientKey.publicKey, python, options }),
        ),
      );
    }
    const served = Object.entries(hosts).map(([alias, host], index) =>
      servedHost({ alias, host, server: servers[index] }),
    );
    await writeFile(join(directory, "id_ed25519"), clientKey.privateKey, { mode: 0o600 });
    const sshConfigFile = join(directory, "ssh_config");
    await writeFile(sshConfigFile, served.map((each) => configBlock(each, directory)).join("\n"), {
      mode: 0o600,
    });
    return { sshConfigFile, hosts: served, servers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A line of a host-key store that holds a stranger's key for a server. */
export function foreignKnownHosts(server: EmbeddedSshServer): string {
  const [type, blob] = generateSshKey().publicKey.split(" ");
  return `[${server.host}]:${server.port} ${type} ${blob}\n`;
}

function serverOptions(
  machine: SimulatedHost,
  made: { clientKey: string; python: RealPython | undefined; options: ServeOptions },
): EmbeddedSshOptions {
  const { rttMs } = made.options;
  return {
    machine,
    hostKey: generateSshKey(machine.hostname).privateKey,
    users: [{ name: USER, publicKeys: [made.clientKey] }],
    ...(rttMs === undefined ? {} : { rttMs }),
    ...(made.python === undefined ? {} : { runProgram: made.python.run }),
  };
}

function servedHost(of: {
  alias: string;
  host: SimulatedHost;
  server: EmbeddedSshServer | undefined;
}): ServedHost {
  const { alias, host, server } = of;
  if (server === undefined) throw new TypeError(`no server was started for ${alias}`);
  return { alias, host, port: server.port, fingerprint: server.fingerprint };
}

function configBlock({ alias, port }: ServedHost, directory: string): string {
  return [
    `Host ${alias}`,
    "  HostName 127.0.0.1",
    `  Port ${port}`,
    `  User ${USER}`,
    `  IdentityFile "${join(directory, "id_ed25519")}"`,
    "  IdentitiesOnly yes",
    "  IdentityAgent none",
    "",
  ].join("\n");
}
