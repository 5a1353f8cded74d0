import type { DocumentTypes } from "@narwhal/schemas";
import { jsonFile } from "../../canonical.js";
import type { Inventory } from "../../inputs/inputs.js";
import type { TextDocument } from "../create-together.js";

/** `hosts.local.json`: the physical hosts and who plays which role there. @public */
export function hostsDocument(path: string, inventory: Inventory): TextDocument {
  const document: DocumentTypes["hosts"] = {
    hosts: inventory.map((host) => ({
      id: host.id,
      ssh_env: host.sshEnv,
      password_env: host.passwordEnv,
      roles: [...host.roles],
    })),
  };
  return { path, text: jsonFile(document) };
}
