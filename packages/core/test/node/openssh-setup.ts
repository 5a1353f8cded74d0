import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Transport } from "../../src/access/transport.js";
import { createDiskFileStore } from "../../src/node/file-store.js";
import { type HostKeyStoreOptions, createHostKeyStore } from "../../src/node/host-key-store.js";
import { createOpensshTransport, type OpensshTransportOptions } from "../../src/node/openssh-transport.js";
import { createSshResolver } from "../../src/node/ssh-config.js";

export interface OpensshSetup extends Partial<Omit<OpensshTransportOptions, "hostKeys" | "resolve">> {
  readonly directory: string;
  /** Text of the client's configuration. */
  readonly config: string;
  readonly store?: Partial<HostKeyStoreOptions>;
}

/** The transport with a configuration of its own, and no agent unless the environment names one. */
export async function makeOpenssh({
  directory,
  config,
  store,
  ...options
}: OpensshSetup): Promise<Transport> {
  const configFile = join(directory, `config-${Math.random()}`);
  await writeFile(configFile, config);
  const environment = { PATH: process.env["PATH"], ...options.environment };
  return createOpensshTransport({
    ...options,
    configFile,
    environment,
    resolve: createSshResolver({ configFile, environment }),
    hostKeys: createHostKeyStore({
      files: createDiskFileStore(),
      path: join(directory, "known_hosts"),
      purpose: "discover",
      named: false,
      ...store,
    }),
  });
}
