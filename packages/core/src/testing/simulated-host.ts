import { amdCards, amdFiles, rocminfo, type SimulatedAmd } from "./simulated-amd.js";
import { dockerTool, type SimulatedImage } from "./simulated-docker.js";
import { hashVirtualTree } from "./simulated-hash.js";
import { ipTool, type SimulatedInterface } from "./simulated-ip.js";
import {
  never,
  pause,
  type SimulatedMachine,
  type Tool,
  type ToolCall,
  type ToolOutput,
} from "./simulated-machine.js";
import { hexOf, nvidiaCards, nvidiaFiles, nvidiaSmi, type SimulatedNvidia } from "./simulated-nvidia.js";
import { printPackages } from "./simulated-packages.js";
import { answerReader } from "./simulated-readers.js";
import { type SimulatedListener, ssTool } from "./simulated-ss.js";
import { VirtualFiles, type VirtualTree } from "./virtual-files.js";

/** How a tool of a simulated host misbehaves. @public */
export type ToolFault =
  /** Starts and never ends. */
  | { readonly kind: "hung" }
  /** Is not there. */
  | { readonly kind: "missing" }
  /** Fails with these words. */
  | { readonly kind: "fails"; readonly code: number; readonly stdout?: string; readonly stderr: string };

/** What a simulated host has; absent parts are not there. @public */
export interface SimulatedHostSpec {
  readonly hostname: string;
  readonly machineId?: string;
  readonly bootId?: string;
  readonly kernel?: string;
  readonly user?: string;
  readonly uid?: number;
  readonly python?: string;
  readonly accelerators?: SimulatedNvidia | SimulatedAmd;
  readonly images?: readonly SimulatedImage[];
  readonly interfaces?: readonly SimulatedInterface[];
  /** TCP sockets that listen. Default: none. */
  readonly listeners?: readonly SimulatedListener[];
  /** Everything that is not made from the parts above: checkpoints, run directories, devices. */
  readonly files?: VirtualTree;
  /** Bytes free in the one file system. Default: 1 TiB. */
  readonly freeBytes?: number;
  /** Milliseconds that a tool takes, by program name; `docker run` by that name. */
  readonly delays?: Readonly<Record<string, number>>;
  /** By program name; `docker run` by that name. */
  readonly faults?: Readonly<Record<string, ToolFault>>;
  /** Further programs, or others in their place. */
  readonly tools?: Readonly<Record<string, Tool>>;
}

/** A host that exists in memory alone. @public */
export interface SimulatedHost extends SimulatedMachine {
  readonly hostname: string;
  readonly files: VirtualFiles;
  readonly python: string;
  /** How a program of the host would behave; the agent's own readers are no programs. */
  behaviour(call: ToolCall): ToolBehaviour;
}

/** What a program does before and when it answers. @public */
export interface ToolBehaviour {
  /** It is not there. */
  readonly missing: boolean;
  /** It never ends. */
  readonly hung: boolean;
  readonly delayMs: number;
  output(signal: AbortSignal): Promise<ToolOutput>;
}

/**
 * Builds a host from what it has: its files hold device nodes, driver files and everything in `files`; its
 * programs (`nvidia-smi` or `rocminfo`, `docker`, `ip`, `hostname`) answer from the same facts.
 *
 * @public
 */
export function simulatedHost(spec: SimulatedHostSpec): SimulatedHost {
  const { accelerators, hostname } = spec;
  const gpu = accelerators === undefined ? undefined : acceleratorParts(accelerators, hostname);
  const files = new VirtualFiles({ ...gpu?.files, ...spec.files });
  const python = spec.python ?? "3.12.3";
  const tools: Readonly<Record<string, Tool>> = {
    hostname: () => ({ stdout: `${hostname}\n` }),
    ss: ssTool(spec.listeners ?? []),
    ...gpu?.tools,
    ...(spec.images === undefined ? {} : { docker: dockerTool(spec.images, printPackages) }),
    ...(spec.interfaces === undefined ? {} : { ip: ipTool(spec.interfaces) }),
    ...spec.tools,
  };
  const behaviour = (call: ToolCall): ToolBehaviour => behaviourOf(tools[call.argv[0]], call, spec);
  return {
    hostname,
    files,
    python,
    behaviour,
    async run(call, signal) {
      const [program] = call.argv;
      if (program === "@host") return json(identity(spec, python));
      if (program.startsWith("@")) return readerOutput(files, call.argv, spec.freeBytes);
      return behave(behaviour(call), signal);
    },
    hash: (request, onProgress, signal) => hashVirtualTree(files, request, { onProgress, signal }),
  };
}

function behaviourOf(tool: Tool | undefined, call: ToolCall, spec: SimulatedHostSpec): ToolBehaviour {
  const [program, verb] = call.argv;
  const names = [`${program} ${verb ?? ""}`, program];
  const fault = names.map((name) => spec.faults?.[name]).find((each) => each !== undefined);
  return {
    missing: tool === undefined || fault?.kind === "missing",
    hung: fault?.kind === "hung",
    delayMs: names.map((name) => spec.delays?.[name]).find((each) => each !== undefined) ?? 0,
    async output(signal) {
      if (fault?.kind === "fails")
        return { end: { kind: "exit", code: fault.code }, stdout: fault.stdout ?? "", stderr: fault.stderr };
      return tool?.(call, signal) ?? {};
    },
  };
}

async function behave(behaviour: ToolBehaviour, signal: AbortSignal): Promise<ToolOutput> {
  if (behaviour.missing)
    return { end: { kind: "not-started", errno: "ENOENT", message: "No such file or directory" } };
  if (behaviour.hung) await never(signal);
  await pause(behaviour.delayMs, signal);
  return behaviour.output(signal);
}

function acceleratorParts(
  spec: SimulatedNvidia | SimulatedAmd,
  hostname: string,
): { files: VirtualTree; tools: Record<string, Tool> } {
  if (spec.vendor === "nvidia") {
    const cards = nvidiaCards(spec, spec.seed ?? hostname);
    return { files: nvidiaFiles(spec, cards), tools: { "nvidia-smi": nvidiaSmi(spec, cards) } };
  }
  const cards = amdCards(spec, spec.seed ?? hostname);
  return { files: amdFiles(spec, cards), tools: { rocminfo: rocminfo(spec, cards) } };
}

function identity(spec: SimulatedHostSpec, python: string): object {
  const boot = hexOf(`boot of ${spec.hostname}`, 32);
  return {
    hostname: spec.hostname,
    machine_id: spec.machineId ?? hexOf(`machine ${spec.hostname}`, 32),
    boot_id: spec.bootId ?? boot.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"),
    kernel: spec.kernel ?? "6.8.0-50-generic",
    machine: "x86_64",
    uid: spec.uid ?? 0,
    user: spec.user ?? "root",
    python,
    time: Date.now() / 1000,
  };
}

function readerOutput(files: VirtualFiles, argv: readonly string[], freeBytes?: number): ToolOutput {
  try {
    return json(answerReader(files, argv, freeBytes));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { end: { kind: "exit", code: 2 }, stderr: error.message };
  }
}

function json(document: unknown): ToolOutput {
  return { stdout: `${JSON.stringify(document)}\n` };
}
