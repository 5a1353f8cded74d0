import type { Transcript } from "../access/transcript.js";
import { jsonFile } from "../canonical.js";
import { GateError } from "../errors/gate-error.js";
import type { TextDocument } from "./create-together.js";
import type { FileStore } from "./file-store.js";
import { freshName } from "./fresh-name.js";
import { logEntry, logHeader } from "./log-entry.js";
import { directoryOf, nameOf, pathIn } from "./paths.js";
import { errnoOf, storeHint, storeWords } from "./store-errors.js";

/** The record of one discovery on disk. Every file is private and created exclusively. @public */
export interface DiscoveryRecord {
  readonly directory: string;
  /** Creates files of the record; their paths lie below `directory`. */
  write(documents: readonly TextDocument[]): Promise<void>;
  /**
   * Keeps one remote command: an entry in `logs/<host>.log` and a file under `transcripts/<host>/`. Returns at
   * once; {@link DiscoveryRecord.settle} waits. What it is given is redacted already.
   */
  keep(transcript: Transcript): void;
  /** Resolves when all that was kept is on disk; rejects with the first GateError of it. */
  settle(): Promise<void>;
}

/**
 * Creates the record's directory, exclusively, mode 0700; call it when the access gate starts, not before.
 *
 * @public
 */
export async function createRecord(store: FileStore, directory: string): Promise<DiscoveryRecord> {
  try {
    await store.createDirectory(directory);
  } catch (error) {
    if (errnoOf(error) !== "EEXIST") throw writeFailed(directory, error);
    throw new GateError("OUT_EXISTS", {
      message: `${directory} exists already and is never overwritten`,
      field: "--out",
      subject: directory,
      hint: `archive it, or choose a fresh name: --out ${await freshName(store, directory)}`,
      cause: error,
    });
  }
  const queue = new TranscriptQueue(store, directory);
  return {
    directory,
    async write(documents) {
      for (const document of documents) await createIn(store, document);
    },
    keep: (transcript) => queue.add(transcript),
    settle: () => queue.settle(),
  };
}

/** Writes each host's transcripts in the order in which they came, hosts side by side. */
class TranscriptQueue {
  readonly #store: FileStore;
  readonly #directory: string;
  readonly #tails = new Map<string, Promise<void>>();
  readonly #counts = new Map<string, number>();
  #fault: GateError | undefined;

  constructor(store: FileStore, directory: string) {
    this.#store = store;
    this.#directory = directory;
  }

  add(transcript: Transcript): void {
    const { host } = transcript;
    const number = (this.#counts.get(host) ?? 0) + 1;
    this.#counts.set(host, number);
    const tail = this.#tails.get(host) ?? Promise.resolve();
    this.#tails.set(
      host,
      tail.then(() => this.#write(transcript, number)),
    );
  }

  async settle(): Promise<void> {
    await Promise.all(this.#tails.values());
    if (this.#fault !== undefined) throw this.#fault;
  }

  /** After the first fault the rest would meet the same; the run stops at the next settle. */
  async #write(transcript: Transcript, number: number): Promise<void> {
    if (this.#fault !== undefined) return;
    const { host } = transcript;
    const log = pathIn(this.#directory, `logs/${host}.log`);
    try {
      await this.#store.makeDirectory(directoryOf(log));
      await this.#store.appendLines(log, logEntry(transcript, number), logHeader(host));
      await createIn(this.#store, {
        path: pathIn(this.#directory, `transcripts/${host}/${transcriptName(transcript, number)}`),
        text: jsonFile(transcript),
      });
    } catch (error) {
      this.#fault = error instanceof GateError ? error : writeFailed(log, error);
    }
  }
}

/** `007-docker.json`: the order of the commands on that host, and the program's name. */
function transcriptName(transcript: Transcript, number: number): string {
  const program = nameOf(transcript.argv[0] ?? "").replace(/[^A-Za-z0-9._-]/g, "") || "command";
  return `${String(number).padStart(3, "0")}-${program.slice(0, 40)}.json`;
}

async function createIn(store: FileStore, document: TextDocument): Promise<void> {
  try {
    await store.makeDirectory(directoryOf(document.path));
    await store.createFile(document.path, document.text);
  } catch (error) {
    throw writeFailed(document.path, error);
  }
}

function writeFailed(path: string, error: unknown): GateError {
  return new GateError("RECORD_WRITE_FAILED", {
    message: `cannot write ${path}: ${storeWords(error)}`,
    subject: path,
    hint: storeHint(error),
    cause: error,
  });
}
