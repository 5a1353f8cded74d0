import { readFile, rm, writeFile } from "node:fs/promises";
import { validate } from "@narwhal/schemas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { simulatedHost } from "../../core/src/testing/simulated-host.js";
import { env, gpuHost, IMAGE } from "../../core/test/fleets/parts.js";
import { plantDiscovery } from "./discovered-record.js";
import { jsonOf, runCli, runHere, temporaryDirectory } from "./run-cli.js";

let root = "";
const fields = env({ NARWHAL_NODE_3_SSH: "gpu-c", NARWHAL_ROUTER_SSH: "router-a" });

beforeAll(async () => {
  root = await temporaryDirectory();
  await plantDiscovery(root, "runs/discovery/first", {
    hosts: {
      "gpu-a": gpuHost("gpu-a", "10.20.0.11/24"),
      "gpu-b": gpuHost("gpu-b", "10.20.0.12/24", { kernel: "5.15.0-1", freeBytes: 2 ** 30 }),
      "gpu-c": gpuHost("gpu-c", "10.20.0.13/24"),
      "router-a": simulatedHost({ hostname: "router-a" }),
    },
    env: fields,
  });
  const lines = Object.entries(fields).map(([name, value]) => `${name}='${value}'\n`);
  await writeFile(`${root}/.env`, lines.join(""), { mode: 0o600 });
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe("facts", () => {
  test("shows the hosts of the configuration in force side by side, odd values marked", async () => {
    const { status, stdout, stderr } = await runCli(["facts"], { cwd: root });
    expect([status, stderr]).toEqual([0, ""]);
    const image = `sha256:${IMAGE.id.slice(7, 19)}…`;
    const words = stdout.split("\n").map((line) => line.replaceAll(/ {2,}/g, " | "));
    expect(words).toEqual([
      "HOST | HOST NAME | KERNEL | PYTHON | CLOCK | MTU | FREE, RUN DIR | FREE, MODEL DIR",
      expect.stringMatching(
        /^node-1 \| gpu-a \| 6\.8\.0-50-generic \| 3\.12\.3 \| 0 s \| 9000 \| 1\.0 TiB \| 1\.0 TiB$/,
      ),
      expect.stringMatching(
        /^node-2 \| gpu-b \| 5\.15\.0-1 ! \| 3\.12\.3 \| .* s \| 9000 \| 1\.0 GiB ! \| 1\.0 GiB !$/,
      ),
      expect.stringMatching(/^node-3 \| gpu-c \| 6\.8\.0-50-generic \| 3\.12\.3 \| .* s \| 9000 \|/),
      expect.stringMatching(/^router \| router-a \| 6\.8\.0-50-generic \| 3\.12\.3 \| .* s \| - \| - \| -$/),
      "",
      "HOST | GPUS | MEMORY | DRIVER | IMAGE | VLLM | TORCH | NIXL | NIXL-CU13",
      ...["node-1", "node-2", "node-3"].map(
        (host) =>
          `${host} | 2 x NVIDIA H200 | 140.4 GiB | 580.95.05 | ${image} | 0.29.0 | 2.12.0 | 1.2.0 | 1.2.0`,
      ),
      "",
      "runs/discovery/first: ! is odd: not what most hosts tell, or none leads; of free space, below half of the median",
      "odd values on node-2",
      "",
    ]);
  });

  test("gives programs every value of a named record, without a configuration", async () => {
    const record = `${root}/runs/discovery/first`;
    const { result } = jsonOf(await runHere(["facts", `${record}/`, "--json"]));
    expect(validate("host-facts", result)).toMatchObject({ ok: true });
    expect(result).toMatchObject({
      record,
      hosts: [
        { host: "node-1", facts: { kernel: { odd: false }, image_id: { value: IMAGE.id } } },
        { host: "node-2", facts: { kernel: { value: "5.15.0-1", odd: true } } },
        { host: "node-3" },
        { host: "router", roles: ["router"], facts: { hostname: { value: "router-a", odd: false } } },
      ],
    });
  });

  test("warns of a configuration that was edited since", async () => {
    const fleet = `${root}/config/fleet.json`;
    const text = await readFile(fleet, "utf8");
    await writeFile(fleet, text.replace('"ttft_s": 10', '"ttft_s": 20'));
    const result = await runCli(["facts", "--json"], { cwd: root });
    await writeFile(fleet, text);
    expect(result.status).toBe(0);
    expect(jsonOf(result).warnings.map(({ code }) => code)).toEqual(["CONFIG_EDITED"]);
  });

  test("says what is wrong with a record", async () => {
    const result = await runHere(["facts", `${root}/gone`, "--json"]);
    expect(result.status).toBe(1);
    expect(jsonOf(result).errors).toMatchObject([{ code: "RECORD_UNREADABLE" }]);
  });
});
