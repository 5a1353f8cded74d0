import { createSshResolver, type SshResolver } from "../node/ssh-config.js";
import type { EmbeddedSshServer } from "./embedded-ssh-server.js";
import { fleetEnvironment, fleetHosts } from "./fleet-plan.js";
import { FAULTS, type FleetFault } from "./fleet-faults.js";
import { foreignKnownHosts, type ServedHost, serveHosts } from "./serve-hosts.js";

/** @public */
export interface SimulatedFleetOptions {
  readonly fault?: FleetFault | undefined;
  /** Run the hosts' agents under this machine's `python3`. */
  readonly realPython?: boolean;
  /** Added to every round trip, in milliseconds. */
  readonly rttMs?: number;
}

/** A running fleet on loopback. @public */
export interface SimulatedFleet {
  /** Every `.env` field that discovery needs; destinations are aliases of {@link SimulatedFleet.sshConfigFile}. */
  readonly env: Readonly<Record<string, string>>;
  /** An OpenSSH client configuration with the hosts' aliases, user and throw-away key. */
  readonly sshConfigFile: string;
  /** Resolves the aliases without an OpenSSH client. */
  readonly resolve: SshResolver;
  /** The line that the host-key store must hold before discovery for the fault to show; else absent. */
  readonly knownHosts?: string;
  /** Deadline of one command that suits the fault, in milliseconds. */
  readonly commandMs: number;
  readonly hosts: readonly ServedHost[];
  readonly servers: readonly EmbeddedSshServer[];
  /** Ends servers and programs, and removes every file that was made. */
  stop(): Promise<void>;
}

/**
 * Starts the demonstration fleet: two hosts with two engines each on NVIDIA-like GPUs, and one for the router, each
 * behind a real SSH server on a free port of 127.0.0.1 with its own host key. The client's key is made for this fleet
 * and lies in a temporary directory; nothing of the user's SSH configuration is read or changed.
 *
 * @throws TypeError for a fault that is not one of {@link FAULTS}.
 * @public
 */
export async function startSimulatedFleet(options: SimulatedFleetOptions = {}): Promise<SimulatedFleet> {
  const { fault } = options;
  if (fault !== undefined && !Object.hasOwn(FAULTS, fault))
    throw new TypeError(`no fault is called ${fault}`);
  const served = await serveHosts(fleetHosts(fault), options);
  const { sshConfigFile } = served;
  const second = served.servers[1];
  return {
    ...served,
    env: fleetEnvironment(fault),
    resolve: createSshResolver({ configFile: sshConfigFile, program: null, environment: {} }),
    commandMs: fault === "hung-probe" ? 2000 : 60_000,
    ...(fault === "changed-host-key" && second !== undefined
      ? { knownHosts: foreignKnownHosts(second) }
      : {}),
  };
}
