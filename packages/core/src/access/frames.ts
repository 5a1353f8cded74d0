import type { CheckpointHeads } from "./checkpoint-heads.js";

/**
 * The wire format between a session and the agent, the same both ways.
 *
 * The transport starts `python3 -c "import sys;exec(sys.stdin.buffer.read(int(sys.stdin.buffer.readline())))"`.
 * The client then writes one line with the length of the agent's source in bytes, the source (whose last line
 * is `main("<nonce>")`), and frames. A frame is
 *
 *     \x1eNARWHAL1 <nonce> <payload bytes, decimal> <CRC-32 of the payload, 8 hex digits>\n<payload>\n
 *
 * with a JSON payload in UTF-8. Bytes outside frames are noise (banners, rc files, a dying shell): bounded, kept
 * apart and shown. A frame with the right nonce whose length, CRC or JSON is wrong is damage, an error of its own.
 */

/** Client to agent. */
export type Request =
  | {
      readonly type: "run";
      readonly id: number;
      readonly argv: readonly string[];
      readonly stdin?: string;
      readonly env?: Readonly<Record<string, string | null>>;
      readonly timeout_ms: number;
      readonly output_limit: number;
      readonly container?: true;
    }
  | {
      readonly type: "hash";
      readonly id: number;
      readonly directory: string;
      readonly excluded: readonly string[];
      readonly workers?: number;
      readonly stall_ms: number;
      /** What files say of themselves is wanted too. */
      readonly heads?: true;
      /** By path: the identity that a file had when it was hashed, and that hash. */
      readonly known?: Readonly<Record<string, readonly [string, string]>>;
    }
  | { readonly type: "cancel"; readonly id: number }
  | { readonly type: "ping" }
  | { readonly type: "bye" };

/** Agent to client. */
export type Answer =
  | {
      readonly type: "hello";
      readonly version: 1;
      readonly python: string;
      readonly swept: readonly string[];
    }
  | {
      readonly type: "result";
      readonly id: number;
      readonly end:
        | { readonly kind: "exit"; readonly code: number }
        | { readonly kind: "signal"; readonly signal: string }
        | { readonly kind: "timeout"; readonly after_ms: number; readonly unkillable?: readonly number[] }
        | { readonly kind: "not-started"; readonly errno: string; readonly message: string };
      readonly stdout: string;
      /** Only where standard output is not UTF-8. */
      readonly stdout_base64?: string;
      readonly stderr: string;
      readonly cut: readonly ("stdout" | "stderr")[];
      readonly duration_ms: number;
    }
  | {
      readonly type: "progress";
      readonly id: number;
      readonly bytes_done: number;
      readonly bytes_total: number;
      readonly files_done: number;
      readonly files_total: number;
      /** In the first one: the readers, and what they can hash in a second, the disk apart. */
      readonly plan?: { readonly workers: number; readonly bytes_a_second: number };
    }
  /** A part of the tree: path, size, SHA-256, identity; true where the hash was taken over. */
  | {
      readonly type: "files";
      readonly id: number;
      readonly files: readonly (readonly [string, number, string, string?, boolean?])[];
    }
  /** A part of what the files say of themselves; {@link CheckpointHeads} tells the meaning. */
  | ({ readonly type: "heads"; readonly id: number } & Partial<CheckpointHeads>)
  | {
      readonly type: "hashed";
      readonly id: number;
      readonly faults: readonly { readonly kind: string; readonly path: string; readonly message: string }[];
      readonly outside_links: readonly { readonly path: string; readonly target: string }[];
      readonly duration_ms: number;
    }
  | { readonly type: "pong" }
  /** The agent refuses a request, or failed itself. */
  | { readonly type: "error"; readonly id: number | null; readonly message: string }
  | { readonly type: "bye"; readonly unkillable: readonly number[] };

/** The agent's program: without `!`, `$`, backslash, backquote, quote or newline, so every login shell passes it on. */
export const AGENT_LAUNCH = [
  "python3",
  "-c",
  "import sys;exec(sys.stdin.buffer.read(int(sys.stdin.buffer.readline())))",
] as const satisfies readonly [string, ...string[]];

/** No frame is longer; a longer announcement is damage. */
export const FRAME_LIMIT = 64 * 1024 * 1024;
