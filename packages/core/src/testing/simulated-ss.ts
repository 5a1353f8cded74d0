import type { Tool } from "./simulated-machine.js";

/** A TCP socket that listens on a simulated host. @public */
export interface SimulatedListener {
  /** As `ss` writes it: `0.0.0.0`, `[::]`, `*`. */
  readonly address: string;
  readonly port: number;
  readonly program?: string;
  readonly pid?: number;
}

/** An `ss` that lists listening sockets without heading, with their processes. */
export function ssTool(listeners: readonly SimulatedListener[]): Tool {
  const rows = listeners.map(({ address, port, program, pid }) => {
    const users = program === undefined ? "" : `users:(("${program}",pid=${pid ?? 1},fd=20))`;
    return `LISTEN 0      2048         ${address}:${port}       0.0.0.0:*    ${users}\n`;
  });
  return () => ({ stdout: rows.join("") });
}
