import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gpuHost } from "../../../core/test/real/gpu-host.js";
import {
  freshNetwork,
  HOST_NEEDS,
  type RealHost,
  type RealHosts,
  startHosts,
} from "../../../core/test/real/hosts.js";
import { lacking } from "../../../core/test/real/needs.js";
import { containers, importImage, PODMAN_NEEDS, withPodman } from "../../../core/test/real/podman-host.js";
import { jsonOf } from "../run-cli.js";
import { fleetFields, operator, type Operator, operatorKey, OUT } from "./operator.js";

const network = freshNetwork();
const TOKEN = "canary-token-of-the-image-7731";
const PACKAGES = { vllm: "0.29.0", nixl: "1.2.0", torch: "2.12.0+cu130", numpy: "2.3.1" };

type Kill = (signal: NodeJS.Signals) => void;

const tooEarly: Kill = () => {
  throw new Error("the program has printed nothing yet");
};

describe.skipIf(lacking(...HOST_NEEDS, ...PODMAN_NEEDS, "ssh"))("images of a real Podman", () => {
  let real: RealHosts;
  let image: string;
  let hanging: string;
  const stations: Operator[] = [];

  const host = (): RealHost => {
    const [first] = real.hosts;
    if (first === undefined) throw new Error("the host is not up");
    return first;
  };

  /** Two engines on the one host. */
  async function station(reference: string): Promise<Operator> {
    const destination = `root@${network.v4(11)}`;
    const fields = fleetFields([destination, destination], {
      NARWHAL_ENGINE_IMAGE: reference,
      NARWHAL_NODE_1_GPU_IDS: "0,1",
      NARWHAL_NODE_2_GPU_IDS: "2,3",
      NARWHAL_NODE_2_ENGINE_PORT: "8001",
      NARWHAL_NODE_2_ATTEST_PORT: "8101",
      NARWHAL_NODE_2_NIXL_SIDE_CHANNEL_PORT: "5601",
      NARWHAL_NODE_2_UCX_TCP_PORT_RANGE: "31000-31999",
    });
    const made = await operator({ fields });
    stations.push(made);
    return made;
  }

  /** No container is left, nor any process of one. */
  async function expectNone(): Promise<void> {
    await expect.poll(() => containers(host()), { timeout: 20_000 }).toEqual([]);
    await expect.poll(() => host().processes(), { timeout: 10_000 }).toEqual([]);
  }

  const isRunning = async (): Promise<boolean> =>
    (await containers(host())).some((line) => line.includes("Up"));

  /** Discovers with the image that hangs, and acts once its container runs; gives the exit status. */
  async function endHanging(
    act: (kill: Kill) => unknown,
    ...options: readonly string[]
  ): Promise<{ readonly status: number | null; readonly stderr: string }> {
    const here = await station(hanging);
    let kill: Kill = tooEarly;
    const running = here.run(["discover", "--out", OUT, ...options], {
      onOutput(_, hand) {
        kill = hand;
      },
    });
    await expect.poll(isRunning, { timeout: 30_000 }).toBe(true);
    await act((signal) => kill(signal));
    return running;
  }

  beforeAll(async () => {
    const spec = withPodman({
      name: "pod",
      user: "root",
      uid: 0,
      address: network.v4(11),
      authorizedKeys: [operatorKey.publicKey],
      interfaces: { fabric0: ["10.30.4.11/24"] },
    });
    real = await startHosts([gpuHost(spec)]);
    const environment = [
      "VLLM_USAGE_SOURCE=podman",
      `HF_TOKEN=${TOKEN}`,
      "LD_LIBRARY_PATH=/usr/local/cuda/lib64",
    ];
    image = await importImage(host(), { name: "narwhal/test:1", packages: PACKAGES, environment });
    hanging = await importImage(host(), {
      name: "narwhal/hanging:1",
      packages: PACKAGES,
      environment: [],
      hangs: true,
    });
  }, 120_000);

  afterAll(async () => {
    await real?.stop();
    await Promise.all(stations.map((each) => each.leave()));
  });

  test.each(["its id", "its digest"])(
    "an image is inspected by %s, and its packages are read inside it",
    async (by) => {
      const inspected = JSON.parse(await host().run("docker", "image", "inspect", image)) as [
        { RepoDigests: string[] },
      ];
      const here = await station(by === "its id" ? image : (inspected[0].RepoDigests[0] ?? ""));
      const result = await here.run(["discover", "--json", "--out", OUT]);
      expect(result.status, result.stderr).toBe(0);
      const files = await here.files();
      const seen = JSON.parse(files.get(`${OUT}/engine-2.json`) ?? "") as object;
      expect(seen).toMatchObject({
        image_id: image,
        packages: { vllm: "0.29.0", nixl: "1.2.0", torch: "2.12.0+cu130" },
        image_environment: { VLLM_USAGE_SOURCE: "podman", LD_LIBRARY_PATH: "/usr/local/cuda/lib64" },
      });
      const launch = JSON.parse(files.get("config/engine-launch.local.json") ?? "") as {
        engines: Record<string, { runtime: { expected_packages: object; environment: object } }>;
      };
      expect(launch.engines["engine-1"]?.runtime).toMatchObject({
        expected_packages: { vllm: "0.29.0", nixl: "1.2.0", torch: "2.12.0+cu130" },
        environment: { VLLM_USAGE_SOURCE: "podman", LD_LIBRARY_PATH: "/usr/local/cuda/lib64" },
      });
      for (const [path, text] of files) expect(text, path).not.toContain(TOKEN);
      expect(result.stdout + result.stderr).not.toContain(TOKEN);
      await expectNone();
    },
    60_000,
  );

  test("an image that is not there", async () => {
    const here = await station(`sha256:${"d".repeat(64)}`);
    const result = await here.run(["discover", "--json", "--out", OUT]);
    expect(result.status).toBe(1);
    expect(jsonOf(result).errors.map(({ code }) => code)).toEqual(["IMAGE_MISSING"]);
    await expectNone();
  }, 60_000);

  test("a container that hangs is gone after its deadline", async () => {
    const ended = await endHanging(() => {}, "--command-timeout", "8");
    expect(ended.status, ended.stderr).toBe(1);
    expect(ended.stderr).toContain("docker did not answer within 8 s");
    await expectNone();
  }, 60_000);

  test.each([
    ["SIGINT", 130],
    ["SIGKILL", null],
  ] as const)(
    "a container that hangs is gone after %s to the client",
    async (signal, status) => {
      const ended = await endHanging((kill) => kill(signal));
      expect(ended.status, ended.stderr).toBe(status);
      await expectNone();
    },
    60_000,
  );

  test("what an agent left that was killed with all its helpers, the next run sweeps", async () => {
    const ended = await endHanging(async () => {
      const agents = (await host().processes()).filter((line) => line.includes("sys.stdin.buffer.read"));
      const pids = agents.map((line) => line.split(" ")[0] ?? "");
      expect(pids.length).toBeGreaterThanOrEqual(2);
      await host().run("kill", "-KILL", ...pids);
    });
    expect(ended.status, ended.stderr).toBe(1);
    expect(await isRunning()).toBe(true);
    const here = await station(image);
    const next = await here.run(["discover", "--out", OUT]);
    expect(next.status, next.stderr).toBe(0);
    await expectNone();
  }, 90_000);
});
