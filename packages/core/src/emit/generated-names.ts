import type { ConfigPaths } from "../inputs/inputs.js";

/** The generated files, each under the name that it has by default, in the order in which they are written. */
export const GENERATED_NAMES = {
  hosts: "hosts.local.json",
  launch: "engine-launch.local.json",
  sources: "engine-launch.sources.json",
  fleet: "fleet.json",
  deploymentEnv: "deployment.env",
} as const satisfies Readonly<Record<Exclude<keyof ConfigPaths, "knownHosts">, string>>;
