import { commandEnd, type Transcript } from "../access/transcript.js";
import type { Transport } from "../access/transport.js";
import { hashVirtualTree } from "./simulated-hash.js";
import {
  type MachineHash,
  pause,
  type SimulatedMachine,
  type ToolCall,
  type ToolOutput,
} from "./simulated-machine.js";
import { simulatedTransport } from "./simulated-transport.js";
import { VirtualFiles, type VirtualTree } from "./virtual-files.js";

/** What was recorded on one host. @public */
export interface HostRecording {
  /** In the order in which they were recorded: of equal commands each is replayed once, the last for ever. */
  readonly transcripts: readonly Transcript[];
  /** What hashing gave there, by directory: hashing leaves no transcript. */
  readonly hashes?: Readonly<Record<string, MachineHash>>;
  /** What hashing reads where {@link HostRecording.hashes} does not know the directory. */
  readonly files?: VirtualTree;
}

/** @public */
export interface ReplayOptions {
  /** Take the recorded time for each command. Default: answer at once. */
  readonly inRecordedTime?: boolean;
}

/**
 * Reaches hosts that exist as transcripts alone, by host id or destination. Sessions speak to a simulated agent, so
 * everything between a probe and the host's answer is the code of a real run. A command without transcript, or with
 * another standard input than recorded, fails its request with words that say so.
 *
 * @public
 */
export function replayTransport(
  recordings: Readonly<Record<string, HostRecording>>,
  options: ReplayOptions = {},
): Transport {
  const machines = Object.entries(recordings).map(
    ([host, recording]) => [host, replayMachine(host, recording, options)] as const,
  );
  return simulatedTransport(Object.fromEntries(machines), { name: "replay" });
}

/** The machine behind {@link replayTransport}. */
function replayMachine(host: string, recording: HostRecording, options: ReplayOptions): SimulatedMachine {
  const files = new VirtualFiles(recording.files);
  const played = new Map<string, number>();
  return {
    async run(call, signal) {
      const wanted = keyOf(call);
      const matching = recording.transcripts.filter((transcript) => keyOf(transcript) === wanted);
      const turn = played.get(wanted) ?? 0;
      played.set(wanted, turn + 1);
      const transcript = matching[Math.min(turn, matching.length - 1)];
      if (transcript === undefined) throw new Error(`no transcript of ${host} has the command ${wanted}`);
      if (options.inRecordedTime === true) await pause(transcript.duration_ms, signal);
      return recorded(transcript);
    },
    async hash(request, onProgress, signal) {
      const known = recording.hashes?.[request.directory];
      return known ?? hashVirtualTree(files, request, { onProgress, signal });
    },
  };
}

function keyOf({ argv, stdin }: Pick<ToolCall, "stdin"> & { readonly argv: readonly string[] }): string {
  return JSON.stringify(stdin === undefined ? argv : [...argv, { stdin }]);
}

function recorded(transcript: Transcript): ToolOutput {
  const { end, stdout, stdout_base64, stderr } = transcript;
  return {
    end: commandEnd(end),
    stdout: stdout_base64 === undefined ? stdout : Buffer.from(stdout_base64, "base64"),
    stderr,
    cut: transcript.cut,
  };
}
