// A transport of your own: hosts are Kubernetes pods, reached by `kubectl exec`. Everything else of discovery
// (the agent, deadlines, transcripts, policy, files) stays as it is.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { PassThrough } from "node:stream";
import {
  type Channel,
  type ChannelEnd,
  discover,
  GateError,
  GateFailure,
  type Transport,
} from "@narwhal/core";
import { createDiskFileStore, nodeRuntime } from "@narwhal/core/node";

export const kubectl: Transport = {
  name: "kubectl",
  async start(host, argv, signal): Promise<Channel> {
    signal.throwIfAborted();
    const child = spawn("kubectl", ["exec", "-i", host.destination, "--", ...argv], { signal });
    child.stdin.on("error", () => {}); // `ended` tells how the program went
    const ended = new Promise<ChannelEnd>((resolve) => {
      child.once("error", (error) => resolve({ kind: "lost", reason: error.message }));
      child.once("exit", (code, name) =>
        resolve(code === null ? { kind: "signal", signal: name ?? "unknown" } : { kind: "exit", code }),
      );
    });
    try {
      await once(child, "spawn");
    } catch (cause) {
      signal.throwIfAborted();
      throw new GateError("AGENT_NOT_STARTED", {
        message: "kubectl cannot be started",
        subject: "kubectl",
        cause,
      });
    }
    return {
      // Node drops what nobody has read when a child exits: a stream of our own keeps it.
      stdout: child.stdout.pipe(new PassThrough()),
      stderr: child.stderr.pipe(new PassThrough()),
      ended,
      write: (bytes) =>
        new Promise((resolve, reject) => {
          child.stdin.write(bytes, (error) => (error ? reject(error) : resolve()));
        }),
      end: () => child.stdin.end(),
      close: async () => {
        child.stdin.destroy();
        child.kill();
        await ended;
      },
      route: {
        transport: "kubectl",
        why: "pods have no SSH server",
        authentication: "kubeconfig",
        hops: [{ user: "", host: host.destination, port: 0 }],
      },
    };
  },
  terminal: () => Promise.reject(new Error("use kubectl exec -it")),
};

/** Discovers the fleet of `environment` and gives the paths that were written. */
export async function discoverPods(environment: Record<string, string>): Promise<readonly string[]> {
  try {
    const { written } = await discover({
      environment,
      out: "runs/discovery/first",
      transport: () => kubectl,
      store: createDiskFileStore(),
      runtime: nodeRuntime,
      observer: (event) => {
        if (event.type === "gate") console.error(event.gate, event.state);
      },
      signal: AbortSignal.timeout(3_600_000),
      version: "0.1.0",
    });
    return written;
  } catch (error) {
    if (!(error instanceof GateFailure)) throw error;
    for (const { gate, code, host, message, hint } of error.errors) {
      console.error(`${gate} ${code} ${host ?? ""}: ${message}; ${hint}`);
    }
    throw error;
  }
}
