import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gpuHost, IMAGE_ID, MODEL_DIR } from "../../../core/test/real/gpu-host.js";
import { freshNetwork, HOST_NEEDS, type RealHosts, startHosts } from "../../../core/test/real/hosts.js";
import { lacking } from "../../../core/test/real/needs.js";
import { jsonOf } from "../run-cli.js";
import { type Expected, expectedDeployment, expectedFiles } from "./expected.js";
import { throughTerminal } from "./terminal.js";
import { CONFIG, fleetFields, operator, operatorKey, type Operator, OUT } from "./operator.js";

const network = freshNetwork();
const PASSWORD = "real 'horse' \"staple\" ü";
const DS = { VLLM_SSM_CONV_STATE_LAYOUT: "DS" };
const IMAGE_ENV = { VLLM_USAGE_SOURCE: "test" };

const nvidiaDevices = (minors: readonly number[]): readonly string[] => [
  "/dev/nvidiactl",
  "/dev/nvidia-uvm",
  ...minors.map((minor) => `/dev/nvidia${minor}`),
];

interface Fleet {
  readonly fields: Readonly<Record<string, string>>;
  readonly config?: readonly string[];
  readonly key?: boolean;
  readonly expected: Omit<Expected, "out" | "imageId" | "environment">;
}

const engineHost = (number: number, password: boolean, ...more: string[]) => ({
  id: `node-${number}`,
  ssh_env: `NARWHAL_NODE_${number}_SSH`,
  password_env: password ? `NARWHAL_NODE_${number}_SSH_PASSWORD` : null,
  roles: [`engine-${number}`, ...more],
});

const H200 = {
  accelerator: "NVIDIA H200",
  gpuIds: ["0", "1", "2", "3"],
  devices: nvidiaDevices([0, 1, 2, 3]),
};
const TWO = [
  { ...H200, number: 1, address: "10.30.0.11" },
  { ...H200, number: 2, address: "10.30.0.12" },
];
const destinations = [`ops@${network.v4(11)}`, `ops@${network.v4(12)}`];

const FLEETS: Readonly<Record<string, Fleet>> = {
  "NVIDIA, by alias, the router elsewhere": {
    config: [
      `Host gpu-a\n  HostName ${network.v4(11)}\n  User ops`,
      `Host gpu-b\n  HostName ${network.v4(12)}\n  User ops\n  ProxyJump ops@${network.v4(13)}`,
      `Host front\n  HostName ${network.v6(13)}\n  User ops`,
    ],
    fields: fleetFields(["gpu-a", "gpu-b"], { NARWHAL_ROUTER_SSH: "front" }),
    expected: {
      hosts: [
        engineHost(1, false),
        engineHost(2, false),
        { id: "router", ssh_env: "NARWHAL_ROUTER_SSH", password_env: null, roles: ["router"] },
      ],
      engines: TWO,
    },
  },
  AMD: {
    fields: fleetFields([`ops@${network.v4(21)}`, `ssh://ops@${network.v4(22)}:22`]),
    expected: {
      hosts: [engineHost(1, false, "router"), engineHost(2, false)],
      engines: [21, 22].map((host, index) => ({
        number: index + 1,
        accelerator: "AMD Instinct MI300X",
        gpuIds: ["0", "1", "2", "3"],
        devices: ["/dev/kfd", ...[128, 136, 144, 152].map((minor) => `/dev/dri/renderD${minor}`)],
        address: `10.30.0.${host}`,
        runtime: "rocm" as const,
      })),
    },
  },
  "two engines on each host, with disjoint GPUs": {
    fields: fleetFields(
      [destinations[0] ?? "", destinations[0] ?? "", destinations[1] ?? "", destinations[1] ?? ""],
      Object.fromEntries(
        [1, 3].flatMap((n) => [
          [`NARWHAL_NODE_${n}_GPU_IDS`, "0, 1"],
          [`NARWHAL_NODE_${n + 1}_GPU_IDS`, "2,3"],
          [`NARWHAL_NODE_${n + 1}_ENGINE_PORT`, "8001"],
          [`NARWHAL_NODE_${n + 1}_ATTEST_PORT`, "8101"],
          [`NARWHAL_NODE_${n + 1}_NIXL_SIDE_CHANNEL_PORT`, "5601"],
          [`NARWHAL_NODE_${n + 1}_UCX_TCP_PORT_RANGE`, "31000-31999"],
        ]),
      ),
    ),
    expected: {
      hosts: [
        { ...engineHost(1, false), roles: ["engine-1", "engine-2", "router"] },
        { ...engineHost(3, false), roles: ["engine-3", "engine-4"] },
      ],
      engines: [1, 2, 3, 4].map((number) => ({
        number,
        accelerator: "NVIDIA H200",
        gpuIds: number % 2 === 1 ? ["0", "1"] : ["2", "3"],
        devices: nvidiaDevices(number % 2 === 1 ? [0, 1] : [2, 3]),
        address: number <= 2 ? "10.30.0.11" : "10.30.0.12",
        ...(number % 2 === 1 ? {} : { port: 8001, attestPort: 8101 }),
      })),
    },
  },
  "an IPv6 fabric, reached over IPv6": {
    fields: fleetFields([`ops@${network.v6(11)}`, `ssh://ops@[${network.v6(12)}]`], {
      NARWHAL_FABRIC_INTERFACE: "fabric6",
    }),
    expected: {
      hosts: [engineHost(1, false, "router"), engineHost(2, false)],
      engines: TWO.map((engine) => ({
        ...engine,
        address: `fd00:30::1${engine.number}`,
        transfer: { transport: "ucx_tcp", net_devices: "fabric6", devices: [] },
      })),
    },
  },
  "a password login": {
    key: false,
    fields: fleetFields(destinations, {
      NARWHAL_NODE_1_SSH_PASSWORD: PASSWORD,
      NARWHAL_NODE_2_SSH_PASSWORD: PASSWORD,
    }),
    expected: { hosts: [engineHost(1, true, "router"), engineHost(2, true)], engines: TWO },
  },
  RDMA: {
    fields: fleetFields(destinations, {
      NARWHAL_TRANSFER_TRANSPORT: "ucx_rdma",
      NARWHAL_TRANSFER_NET_DEVICES: "mlx5_0:1",
      NARWHAL_TRANSFER_DEVICES: '["/dev/infiniband/uverbs0","/dev/infiniband/rdma_cm"]',
    }),
    expected: {
      hosts: [engineHost(1, false, "router"), engineHost(2, false)],
      engines: TWO.map((engine) => ({
        ...engine,
        transfer: {
          transport: "ucx_rdma",
          net_devices: "mlx5_0:1",
          devices: ["/dev/infiniband/uverbs0", "/dev/infiniband/rdma_cm"],
        },
      })),
    },
  },
};

describe.skipIf(lacking(...HOST_NEEDS, "ssh", "python3"))("discovery of real hosts", () => {
  let real: RealHosts;
  const stations: Operator[] = [];

  beforeAll(async () => {
    const authorizedKeys = [operatorKey.publicKey];
    const rdma = {
      "/sys/class/infiniband/mlx5_0/ports/1/state": "4: ACTIVE\n",
      "/sys/class/infiniband/mlx5_1/ports/1/state": "1: DOWN\n",
    };
    const verbs = [
      { path: "/dev/infiniband/uverbs0", major: 231, minor: 192 },
      { path: "/dev/infiniband/rdma_cm", major: 10, minor: 122 },
    ];
    const place = (name: string, host: number) => ({
      name,
      address: network.v4(host),
      ipv6: network.v6(host),
      authorizedKeys,
      interfaces: { fabric0: [`10.30.0.${host}/24`], fabric6: [`fd00:30::${host}/64`] },
    });
    const nvidia = (name: string, host: number) =>
      gpuHost(
        { ...place(name, host), password: PASSWORD, files: rdma, devices: verbs },
        { imageEnvironment: ["VLLM_API_KEY=dropped"] },
      );
    real = await startHosts([
      nvidia("gpu-a", 11),
      nvidia("gpu-b", 12),
      place("front", 13),
      gpuHost(place("amd-a", 21), { vendor: "amd" }),
      gpuHost(place("amd-b", 22), { vendor: "amd" }),
    ]);
  }, 120_000);

  afterAll(async () => {
    await real?.stop();
    await Promise.all(stations.map((station) => station.leave()));
  });

  async function station(fleet: Fleet): Promise<Operator> {
    const made = await operator(fleet);
    stations.push(made);
    return made;
  }

  describe.each(Object.entries(FLEETS))("%s", (name, fleet) => {
    let here: Operator;
    let found: ReadonlyMap<string, string>;

    test("ends well, with six files exactly as documented", async () => {
      here = await station(fleet);
      const result = await here.run(["discover", "--json", "--out", OUT]);
      expect(result.status, result.stderr).toBe(0);
      expect(jsonOf(result)).toMatchObject({ ok: true, errors: [] });
      found = await here.files();
      expect([...found.keys()].filter((path) => path.startsWith("config/")).sort()).toEqual(CONFIG);
      const expected: Expected = {
        ...fleet.expected,
        out: OUT,
        imageId: IMAGE_ID,
        environment: { ...DS, ...IMAGE_ENV },
      };
      for (const [path, text] of Object.entries(expectedFiles(expected)))
        expect(found.get(path), path).toBe(text);
      const config = await real.hosts[0]?.run("cat", `${MODEL_DIR}/config.json`);
      const configSha256 = createHash("sha256")
        .update(config ?? "")
        .digest("hex");
      const deployment = found.get("config/deployment.env") ?? "";
      expect(await readByShell(here.cwd)).toEqual(expectedDeployment(expected, configSha256));
      const names = deployment.match(/^export \w+(?==)/gm) ?? [];
      expect(names).toEqual([...names].sort());
      expect(Object.keys(JSON.parse(found.get("config/engine-launch.sources.json") ?? "{}"))).toEqual(
        fleet.expected.engines.map(({ number }) => `engine-${number}`),
      );
    }, 60_000);

    test("every file is valid by its schema, and the set fits together", async () => {
      const documents = [...found.keys()].filter((path) => !path.includes("/logs/"));
      const valid = await here.run(["validate", ".env", ...documents]);
      expect(valid.stderr).toBe("");
      expect(valid.status).toBe(0);
    }, 30_000);

    test("the same again elsewhere, byte for byte", async () => {
      const elsewhere = await station(fleet);
      const result = await elsewhere.run(["discover", "--out", OUT]);
      expect(result.status, result.stderr).toBe(0);
      const again = await elsewhere.files();
      for (const path of CONFIG) expect(again.get(path), path).toBe(found.get(path));
    }, 60_000);

    test("plan and check-access work from it", async () => {
      const plan = await here.run(["plan", "--json"]);
      expect(plan.status, plan.stderr).toBe(0);
      const planned = jsonOf(plan).result as { hosts: readonly object[] };
      expect(planned.hosts).toMatchObject(fleet.expected.hosts.map(({ id, roles }) => ({ id, roles })));
      const access = await here.run(["check-access", "--json"]);
      expect(access.status, access.stderr).toBe(0);
      const hosts = jsonOf(access).result?.["hosts"] as readonly {
        host: string;
        route: { authentication: string };
      }[];
      expect(hosts.map(({ host }) => host)).toEqual(fleet.expected.hosts.map(({ id }) => id));
      for (const { route } of hosts)
        expect(route.authentication).toBe(fleet.key === false ? "password" : "publickey");
    }, 60_000);

    test(`shell gives a terminal: ${name}`, async () => {
      const shell = await throughTerminal(
        here,
        ["shell", "--role", "engine-2"],
        "stty size; hostname; exit 7\n",
      );
      expect(shell.output).toMatch(/^31 97\r?$/m);
      expect(shell.output).toMatch(/^(gpu-a|gpu-b|amd-b)\r?$/m);
      expect(shell.status).toBe(7);
    }, 60_000);
  });
});

/** What a POSIX shell reads out of `deployment.env`. */
async function readByShell(cwd: string): Promise<Record<string, string>> {
  const { stdout } = await promisify(execFile)("sh", ["-c", "set -a; . config/deployment.env; env -0"], {
    cwd,
    env: { PATH: process.env["PATH"] },
  });
  const entries = stdout.split("\0").map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]);
  return Object.fromEntries(entries.filter(([name]) => name.startsWith("NARWHAL_")));
}
