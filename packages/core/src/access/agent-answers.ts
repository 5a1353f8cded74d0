import { comparePaths } from "../canonical.js";
import { addHeads, type CheckpointHeads, emptyHeads, type HeadCollection } from "./checkpoint-heads.js";
import type { Command, CommandResult } from "./command.js";
import type { Answer, Request } from "./frames.js";
import type {
  FileIdentity,
  HashedFile,
  HashFault,
  HashProgress,
  HashRequest,
  HashResult,
} from "./session.js";
import { commandEnd } from "./transcript.js";

/** One kind of answer. */
export type AnswerOf<Type extends Answer["type"]> = Extract<Answer, { type: Type }>;

/** The result of a command, from its answer. */
export function commandResult(command: Command, answer: AnswerOf<"result">): CommandResult {
  return {
    argv: command.argv,
    end: commandEnd(answer.end),
    stdout: answer.stdout,
    ...(answer.stdout_base64 === undefined ? {} : { stdoutBase64: answer.stdout_base64 }),
    stderr: answer.stderr,
    cut: answer.cut,
    durationMs: answer.duration_ms,
  };
}

/** What comes of a tree before the answer that ends it. */
export class HashParts {
  readonly #files: HashedFile[] = [];
  readonly #identities = new Map<string, FileIdentity>();
  readonly #heads: HeadCollection = emptyHeads();
  readonly #wantsHeads: boolean;

  constructor(request: HashRequest) {
    this.#wantsHeads = request.heads === true;
  }

  take(answer: AnswerOf<"files"> | AnswerOf<"heads">): void {
    if (answer.type === "heads") return addHeads(this.#heads, answer);
    for (const [path, size, sha256, identity, reused = false] of answer.files) {
      this.#files.push({ path, size, sha256 });
      if (identity !== undefined) this.#identities.set(path, { identity, reused });
    }
  }

  /** The tree, everything in order of path: hosts read in any order, and side by side. */
  result(answer: AnswerOf<"hashed">): HashResult {
    const { faults, outside_links, duration_ms } = answer;
    const whole = faults.length === 0;
    return {
      files: whole ? this.#files.sort(byPath) : [],
      faults: (faults as readonly HashFault[]).toSorted(byPath),
      outsideLinks: outside_links.toSorted(byPath),
      ...(whole && this.#wantsHeads ? { heads: inOrder(this.#heads) } : {}),
      identities: whole ? this.#identities : new Map(),
      durationMs: duration_ms,
    };
  }
}

function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return comparePaths(a.path, b.path);
}

function inOrder(heads: CheckpointHeads): CheckpointHeads {
  return {
    safetensors: heads.safetensors.toSorted(byPath),
    indexes: heads.indexes.toSorted(byPath),
    pointers: heads.pointers.toSorted(comparePaths),
    downloads: heads.downloads.toSorted(([a], [b]) => comparePaths(a, b)),
  };
}

/** A request as it goes to the agent. */
export function hashQuestion(id: number, request: HashRequest): Extract<Request, { type: "hash" }> {
  const { directory, excluded, workers, stallMs, heads, known } = request;
  return {
    type: "hash",
    id,
    directory,
    excluded,
    ...(workers === undefined ? {} : { workers }),
    stall_ms: stallMs,
    ...(heads === true ? { heads } : {}),
    ...(known === undefined ? {} : { known: knownRecord(known) }),
  };
}

function knownRecord(
  known: NonNullable<HashRequest["known"]>,
): Readonly<Record<string, readonly [string, string]>> {
  return Object.fromEntries([...known].map(([path, { identity, sha256 }]) => [path, [identity, sha256]]));
}

export function progressOf(answer: AnswerOf<"progress">): HashProgress {
  const { bytes_done, bytes_total, files_done, files_total, plan } = answer;
  return {
    bytesDone: bytes_done,
    bytesTotal: bytes_total,
    filesDone: files_done,
    filesTotal: files_total,
    ...(plan === undefined ? {} : { plan: { workers: plan.workers, bytesPerSecond: plan.bytes_a_second } }),
  };
}
