import { encodeFrame, FrameDecoder } from "../../src/access/frame-codec.js";
import type { Answer, Request } from "../../src/access/frames.js";
import { BytePipe } from "../../src/testing/byte-pipe.js";
import { simulatedAgent, type SimulatedAgentOptions } from "../../src/testing/simulated-agent.js";
import type { SimulatedMachine } from "../../src/testing/simulated-machine.js";

const NONCE = "00112233445566778899aabbccddeeff";

/** A client's side of one simulated agent, byte by byte. */
export interface AgentClient {
  readonly exit: Promise<number>;
  send(request: Request): void;
  sendBytes(bytes: Uint8Array): void;
  end(): void;
  /** The first answer, past or future, that fits. */
  until<T extends Answer["type"]>(type: T, id?: number): Promise<Extract<Answer, { type: T }>>;
  readonly answers: readonly Answer[];
}

/** Starts an agent and sends it a source. */
export function startAgent(machine: SimulatedMachine, options?: SimulatedAgentOptions): AgentClient {
  const input = new BytePipe();
  const decoder = new FrameDecoder(NONCE);
  const answers: Answer[] = [];
  const waiting = new Set<() => void>();
  const exit = simulatedAgent(
    machine,
    {
      input,
      output(bytes) {
        answers.push(...(decoder.push(bytes) as Answer[]));
        for (const wake of waiting) wake();
      },
    },
    options,
  );
  const source = Buffer.from(`# agent\nmain("${NONCE}")\n`);
  input.write(Buffer.concat([Buffer.from(`${source.length}\n`), source]));
  return {
    exit,
    answers,
    send: (request) => input.write(encodeFrame(NONCE, request)),
    sendBytes: (bytes) => input.write(bytes),
    end: () => input.end(),
    until: (type, id) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = answers.find(
            (answer) => answer.type === type && (id === undefined || ("id" in answer && answer.id === id)),
          );
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found as never);
        };
        waiting.add(look);
        look();
      }),
  };
}

/** A run request with the defaults that a test does not care about. */
export function runRequest(id: number, argv: readonly string[], timeoutMs = 5000): Request {
  return { type: "run", id, argv, timeout_ms: timeoutMs, output_limit: 1 << 20 };
}
