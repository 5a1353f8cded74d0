import { existsSync } from "node:fs";
import type { RouteHop } from "../access/transport.js";
import type { SshHop } from "./ssh-config.js";

/** A hop before anybody goes there, with the keys that stand ready for it. */
export function plannedHop({ user, hostname, port, identityFiles, agentSocket }: SshHop): RouteHop {
  // Its public half alone stands for a key that the agent holds.
  const files = identityFiles.filter((path) => existsSync(path) || existsSync(`${path}.pub`));
  const agent = agentSocket === undefined ? [] : ["agent"];
  return { user, host: hostname, port, identities: [...agent, ...files] };
}
