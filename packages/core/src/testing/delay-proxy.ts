import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** A TCP listener on loopback that hands connections on late. */
export interface DelayProxy {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Adds `rttMs` to every round trip of connections to a local port: half of it each way, and a whole one before the
 * first byte from the server, as the TCP handshake over such a line would take.
 */
export async function delayProxy(targetPort: number, rttMs: number): Promise<DelayProxy> {
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const target = connect({ port: targetPort, host: "127.0.0.1", allowHalfOpen: true });
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => {
        // The other side is torn down by "close"; there is nobody to tell.
      });
      socket.on("close", () => {
        sockets.delete(socket);
        setTimeout(() => (socket === client ? target : client).destroy(), rttMs / 2);
      });
    }
    relay(client, target, { delayMs: rttMs / 2, firstMs: rttMs / 2 });
    relay(target, client, { delayMs: rttMs / 2, firstMs: rttMs * 1.5 });
  });
  await listen(server);
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Waits until a server listens on a free port of 127.0.0.1. */
export function listen(server: Pick<Server, "listen" | "once">): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => resolve());
  });
}

function relay(from: Socket, to: Socket, { delayMs, firstMs }: { delayMs: number; firstMs: number }): void {
  const line = new DelayLine();
  let wait = firstMs;
  from.on("data", (chunk: Buffer) => {
    line.after(wait, () => to.write(chunk));
    wait = delayMs;
  });
  from.on("end", () => line.after(wait, () => to.end()));
}

/** Runs actions late and in the order in which they were given. */
class DelayLine {
  readonly #waiting: { readonly due: number; readonly action: () => void }[] = [];

  after(ms: number, action: () => void): void {
    const due = Math.max(performance.now() + ms, this.#waiting.at(-1)?.due ?? 0);
    this.#waiting.push({ due, action });
    if (this.#waiting.length === 1) this.#schedule();
  }

  #schedule(): void {
    const next = this.#waiting[0];
    if (next !== undefined) setTimeout(() => this.#run(), Math.max(0, next.due - performance.now()));
  }

  #run(): void {
    const now = performance.now();
    while (this.#waiting[0] !== undefined && this.#waiting[0].due <= now) this.#waiting.shift()?.action();
    this.#schedule();
  }
}
