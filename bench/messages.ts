/** What the servers' process is asked for. */
export interface ServerTask {
  readonly hosts: number;
  readonly rttMs: number;
  readonly toolTime: boolean;
}

/** What it answers once every server listens. */
export interface ServerReady {
  readonly sshConfigFile: string;
}

/** What the client's process is asked for. */
export interface ClientTask {
  readonly hosts: number;
  readonly sshConfigFile: string;
  /** An empty directory to work in. */
  readonly directory: string;
  readonly mode: "together" | "host after host";
}

/** What one run cost. */
export interface Figures {
  readonly ms: number;
  /** User and system time of the client. */
  readonly cpuS: number;
  /** Resident memory of the client before the run, and at its peak, in MiB. */
  readonly memoryBeforeMiB: number;
  readonly memoryPeakMiB: number;
  /** SHA-256 of the checkpoint tree that was found: both modes must have done the same work. */
  readonly modelTreeSha256: string;
}
