import { type Discovery, discover, GateFailure, type Transport } from "@narwhal/core";
import { createDiskFileStore, nodeRuntime } from "@narwhal/core/node";

export async function run(transport: Transport): Promise<Discovery | readonly string[]> {
  try {
    return await discover({
      environment: {},
      out: "runs/discovery/first",
      transport: () => transport,
      store: createDiskFileStore(),
      runtime: nodeRuntime,
      signal: AbortSignal.timeout(60_000),
      version: "0.0.0",
    });
  } catch (error) {
    if (error instanceof GateFailure) return error.errors.map(({ code }) => code);
    throw error;
  }
}
