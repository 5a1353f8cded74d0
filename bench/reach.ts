import {
  createDiskFileStore,
  createHostKeyStore,
  createSsh2Transport,
  createSshResolver,
} from "../packages/core/src/node/index.js";
import type { Transport } from "../packages/core/src/access/transport.js";

/** The transport of a real discovery, with a fresh host-key store in the working directory. */
export function benchTransport(sshConfigFile: string): Transport {
  const files = createDiskFileStore();
  return createSsh2Transport({
    hostKeys: createHostKeyStore({
      files,
      path: "config/ssh.known_hosts",
      purpose: "discover",
      named: false,
    }),
    resolve: createSshResolver({ configFile: sshConfigFile, program: null, environment: {} }),
  });
}
