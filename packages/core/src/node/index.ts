export { createAutoTransport } from "./auto-transport.js";
export { createCommandTransport, type CommandTransportOptions } from "./command-transport.js";
export { createDiskFileStore } from "./file-store.js";
export {
  createHostKeyStore,
  type HostKeyPlace,
  type HostKeyStore,
  type HostKeyStoreOptions,
} from "./host-key-store.js";
export { readLocalMetadata } from "./local-metadata.js";
export { createLocalTransport, type LocalTransportOptions } from "./local-transport.js";
export { createOpensshTransport, type OpensshTransportOptions } from "./openssh-transport.js";
export { nodeRuntime } from "./runtime.js";
export { createSshResolver, type SshHop, type SshResolver, type SshResolverOptions } from "./ssh-config.js";
export type { SshTransportOptions } from "./ssh-transport-options.js";
export { createSsh2Transport, type Ssh2TransportOptions } from "./ssh2-transport.js";
export type { PassphrasePrompt } from "./passphrase-prompt.js";
