import type { HashProgress } from "./access/session.js";
import type { Finding } from "./errors/gate-error.js";
import type { Gate } from "./gates.js";

/** What a run tells its observer, as it happens. @public */
export type DiscoveryEvent =
  | { readonly type: "gate"; readonly gate: Gate; readonly state: "started" | "passed" | "stopped" }
  | {
      readonly type: "host";
      readonly host: string;
      readonly state: "connecting" | "connected" | "closed";
      readonly route?: string;
    }
  | {
      readonly type: "command";
      readonly host: string;
      readonly argv: readonly string[];
      readonly state: "started" | "ended";
      readonly durationMs?: number;
      readonly outcome?: string;
    }
  | {
      readonly type: "hash";
      readonly host: string;
      readonly directory: string;
      readonly progress: HashProgress;
    }
  | {
      readonly type: "stage";
      readonly host: string;
      readonly directory: string;
      /** Bytes that are there. */
      readonly bytes: number;
      /** Bytes of the whole, and bytes that were free before, where they are known. */
      readonly size?: number;
      readonly free?: number;
    }
  | {
      readonly type: "host-key";
      readonly host: string;
      readonly destination: string;
      readonly keyType: string;
      readonly fingerprint: string;
      /** False where the key, seen for the first time, was accepted for this run alone. */
      readonly recorded: boolean;
    }
  | { readonly type: "finding"; readonly finding: Finding }
  | { readonly type: "written"; readonly path: string };

/** Receives the events of a run; must not throw. @public */
export type Observer = (event: DiscoveryEvent) => void;
