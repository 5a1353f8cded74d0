import { getEventListeners } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Transport } from "../../src/access/transport.js";
import { discover } from "../../src/discover.js";
import { createHostKeyStore } from "../../src/node/host-key-store.js";
import { nodeRuntime } from "../../src/node/runtime.js";
import { createSshResolver } from "../../src/node/ssh-config.js";
import { createSsh2Transport } from "../../src/node/ssh2-transport.js";
import { type MemoryFileStore, memoryFileStore } from "../../src/testing/memory-file-store.js";
import { type ServedHosts, serveHosts } from "../../src/testing/serve-hosts.js";
import { simulatedCheckpoint } from "../../src/testing/simulated-checkpoint.js";
import { simulatedHost } from "../../src/testing/simulated-host.js";
import { simulatedTransport } from "../../src/testing/simulated-transport.js";

const HOSTS = 32;
const IMAGE = {
  id: `sha256:${"b".repeat(64)}`,
  environment: { VLLM_USAGE_SOURCE: "production-docker-image" },
  packages: { vllm: "0.29.0", torch: "2.12.0", nixl: "1.2.0" },
};

const numbers = Array.from({ length: HOSTS }, (_, index) => index + 1);
const FIELDS = {
  ...Object.fromEntries(numbers.map((number) => [`NARWHAL_NODE_${number}_SSH`, `gpu-${number}`])),
  NARWHAL_ENGINE_IMAGE: IMAGE.id,
  NARWHAL_ENGINE_MODEL_NAME: "many",
  NARWHAL_MODEL_DIR: "/models/many",
  NARWHAL_RUN_DIR: "/var/lib/narwhal",
  NARWHAL_FABRIC_INTERFACE: "fabric0",
  NARWHAL_ENGINE_PORT: "8000",
  NARWHAL_ATTEST_PORT: "8100",
  NARWHAL_NIXL_SIDE_CHANNEL_PORT: "5600",
  NARWHAL_UCX_TCP_PORT_RANGE: "30000-30999",
  NARWHAL_DEPLOYMENT_REVISION: "c".repeat(40),
};

let warnings: Error[];
const warned = (warning: Error): void => void warnings.push(warning);
beforeEach(() => {
  warnings = [];
  process.on("warning", warned);
});
afterEach(() => {
  process.off("warning", warned);
});

function gpuHosts() {
  const hosts = numbers.map((number) => {
    const host = simulatedHost({
      hostname: `gpu-${number}`,
      accelerators: {
        vendor: "nvidia",
        product: "NVIDIA H200",
        count: 1,
        memoryMiB: 143_771,
        computeCapability: "9.0",
        driver: "580.95.05",
      },
      images: [IMAGE],
      interfaces: [{ name: "fabric0", addresses: [`10.20.0.${number}/24`] }],
      files: {
        ...simulatedCheckpoint("/models/many", { shardBytes: 1 << 10 }),
        "/var/lib/narwhal": { kind: "directory" },
      },
    });
    return [`gpu-${number}`, host] as const;
  });
  return Object.fromEntries(hosts);
}

async function quietly(transport: Transport, store = memoryFileStore()): Promise<void> {
  const { signal } = new AbortController();
  const { modelTreeSha256 } = await discover({
    environment: FIELDS,
    out: "runs/discovery/many",
    transport: () => transport,
    store,
    runtime: nodeRuntime,
    handshakes: HOSTS,
    signal,
    version: "0.0.0",
  });
  expect(modelTreeSha256).toMatch(/^[0-9a-f]{64}$/);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(getEventListeners(signal, "abort")).toEqual([]);
  expect(warnings).toEqual([]);
}

describe("many hosts at once over SSH, without a warning of Node", () => {
  let served: ServedHosts;
  beforeAll(async () => {
    served = await serveHosts(gpuHosts());
  });
  afterAll(() => served.stop());

  function overSsh(store: MemoryFileStore): Transport {
    const path = "config/ssh.known_hosts";
    const hostKeys = createHostKeyStore({ files: store, path, purpose: "discover", named: false });
    const { sshConfigFile: configFile } = served;
    const resolve = createSshResolver({ configFile, program: null, environment: {} });
    return createSsh2Transport({ hostKeys, resolve });
  }

  it("are discovered", async () => {
    const store = memoryFileStore();
    await quietly(overSsh(store), store);
  });

  it("run programs that one signal may stop", async () => {
    const transport = overSsh(memoryFileStore());
    const { signal } = new AbortController();
    const channels = await Promise.all(
      numbers.map((number) => {
        const id = `gpu-${number}`;
        return transport.start(
          { id, destination: id, field: `NARWHAL_NODE_${number}_SSH` },
          ["hostname"],
          signal,
        );
      }),
    );
    const ends = await Promise.all(channels.map(({ ended }) => ended));
    expect(new Set(ends.map(({ kind }) => kind))).toEqual(new Set(["exit"]));
    await Promise.all(channels.map((channel) => channel.close()));
    expect(getEventListeners(signal, "abort")).toEqual([]);
    expect(warnings).toEqual([]);
  });
});

it("many hosts are discovered without a network and without a warning of Node", () =>
  quietly(simulatedTransport(gpuHosts())));

it("many destinations are resolved at once without a warning of Node", async () => {
  const directory = await mkdtemp(join(tmpdir(), "narwhal-many-"));
  try {
    const program = join(directory, "ssh");
    await writeFile(program, "#!/bin/sh\necho user ops\necho hostname 192.0.2.1\necho port 22\n");
    await chmod(program, 0o755);
    const resolve = createSshResolver({ program, environment: {} });
    const { signal } = new AbortController();
    const routes = await Promise.all(numbers.map((number) => resolve(`gpu-${number}`, signal)));
    expect(routes).toHaveLength(HOSTS);
    await new Promise((done) => setTimeout(done, 10));
    expect(getEventListeners(signal, "abort")).toEqual([]);
    expect(warnings).toEqual([]);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});
