import type { Channel, ChannelEnd, HostAddress, Route, Transport } from "../access/transport.js";
import { BytePipe } from "./byte-pipe.js";
import { runProgram } from "./simulated-program.js";
import type { SimulatedMachine } from "./simulated-machine.js";

/** @public */
export interface SimulatedTransportOptions {
  /** The transport's name. Default `simulated`. */
  readonly name?: string;
  /** Fails a host's start with what it throws; `undefined` lets it through. */
  readonly refuse?: (host: HostAddress) => Error | undefined;
}

/**
 * Reaches simulated machines without a network: each start runs a {@link simulatedAgent} (or a simulated program)
 * behind two byte pipes, so that sessions speak their real wire format. Machines are found by host id, then by
 * destination.
 *
 * @throws TypeError from `start` for a host that no machine stands for.
 * @public
 */
export function simulatedTransport(
  machines: Readonly<Record<string, SimulatedMachine>>,
  options: SimulatedTransportOptions = {},
): Transport {
  const name = options.name ?? "simulated";
  const machineOf = (host: HostAddress): SimulatedMachine => {
    const machine = machines[host.id] ?? machines[host.destination];
    if (machine === undefined)
      throw new TypeError(`no simulated machine is called ${host.id} or ${host.destination}`);
    return machine;
  };
  return {
    name,
    async start(host, argv, signal) {
      signal.throwIfAborted();
      const refusal = options.refuse?.(host);
      if (refusal !== undefined) throw refusal;
      return memoryChannel(machineOf(host), { argv, route: routeTo(host, name), signal });
    },
    async terminal(host, streams, signal) {
      signal.throwIfAborted();
      streams.output(Buffer.from(`simulated ${machineOf(host) === undefined ? "" : host.id}\r\n$ `));
      for await (const bytes of streams.input) {
        if (bytes.includes(EOT) || signal.aborted) break;
        streams.output(bytes);
      }
      signal.throwIfAborted();
      return { kind: "exit", code: 0 };
    },
    async route(host) {
      return routeTo(host, name);
    },
  };
}

/** Ctrl-D. */
const EOT = 0x04;

function memoryChannel(
  machine: SimulatedMachine,
  start: { argv: readonly [string, ...string[]]; route: Route; signal: AbortSignal },
): Channel {
  const [stdin, stdout, stderr] = [new BytePipe(), new BytePipe(), new BytePipe()];
  const closing = new AbortController();
  const stop = AbortSignal.any([closing.signal, start.signal]);
  const lost = new Promise<ChannelEnd>((resolve) => {
    stop.addEventListener("abort", () => resolve({ kind: "lost", reason: "the channel was closed" }), {
      once: true,
    });
  });
  const program = runProgram(
    machine,
    start.argv,
    { input: stdin, output: (bytes) => stdout.write(bytes), errors: (bytes) => stderr.write(bytes) },
    stop,
  );
  const ended = Promise.race([program, lost]).finally(() => {
    for (const pipe of [stdin, stdout, stderr]) pipe.end();
  });
  return {
    async write(bytes) {
      stdin.write(Uint8Array.from(bytes));
    },
    end: () => stdin.end(),
    stdout,
    stderr,
    ended,
    route: start.route,
    async close() {
      closing.abort();
      await ended;
    },
  };
}

function routeTo(host: HostAddress, transport: string): Route {
  return {
    transport,
    why: "simulated hosts",
    hops: [{ user: "simulated", host: host.destination, port: 22 }],
    authentication: "none",
  };
}
