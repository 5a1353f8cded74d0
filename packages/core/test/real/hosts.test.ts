import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOST_NEEDS, type RealHosts, startHosts } from "./hosts.js";
import { lacking } from "./needs.js";

const execute = promisify(execFile);

describe.skipIf(lacking(...HOST_NEEDS))("hosts for tests", () => {
  let real: RealHosts;
  beforeAll(async () => {
    real = await startHosts([
      {
        name: "gpu-a",
        address: "10.213.8.11",
        interfaces: { fabric0: ["10.214.8.11/24", "fd00:214:8::11/64"] },
        files: {
          "/sys/class/kfd/kfd/topology/nodes/1/properties": "gfx_target_version 90402\n",
          "/srv/model/config.json": { text: "{}", mode: "0640", owner: "4242" },
          "/srv/model/shard": { bytes: Uint8Array.from({ length: 100_000 }, (_item, index) => index % 256) },
          "/srv/model/link": { link: "shard" },
          "/srv/run": { directory: true, owner: "4242", mode: "0700" },
        },
        bin: { "nvidia-smi": "#!/bin/sh\necho fake $*\n" },
        hide: ["podman"],
        devices: [{ path: "/dev/nvidia0", major: 195, minor: 0 }],
      },
      { name: "gpu-b", address: "10.213.8.12", machineId: "" },
    ]);
  }, 60_000);
  afterAll(() => real?.stop());

  const on = (index: number, ...argv: string[]): Promise<string> => {
    const host = real.hosts[index];
    if (host === undefined) throw new Error(`no host ${index}`);
    return host.run(...argv);
  };

  test("have their own files, devices, tools and names", async () => {
    expect(await on(0, "hostname")).toBe("gpu-a\n");
    expect(await on(0, "cat", "/sys/class/kfd/kfd/topology/nodes/1/properties")).toContain("90402");
    expect(await on(0, "stat", "-c", "%a %u %s", "/srv/model/config.json")).toBe("640 4242 2\n");
    expect(await on(0, "stat", "-L", "-c", "%s", "/srv/model/link")).toBe("100000\n");
    expect(await on(0, "stat", "-c", "%F %t:%T", "/dev/nvidia0")).toBe("character special file c3:0\n");
    expect(await on(0, "nvidia-smi", "-q")).toBe("fake -q\n");
    await expect(on(0, "podman", "--version")).rejects.toThrow();
    await expect(on(1, "ls", "/srv/model")).rejects.toThrow();
    await expect(execute("ls", ["/srv/model"])).rejects.toThrow();
  });

  test("have their own networks and identities", async () => {
    expect(await on(0, "ip", "-o", "addr", "show", "fabric0")).toMatch(
      /10\.214\.8\.11\/24[\s\S]*fd00:214:8::11\/64/,
    );
    await expect(on(1, "ip", "addr", "show", "fabric0")).rejects.toThrow();
    const ids = await Promise.all([0, 1].map((index) => on(index, "cat", "/proc/sys/kernel/random/boot_id")));
    expect(new Set(ids).size).toBe(2);
    await expect(on(1, "cat", "/etc/machine-id")).rejects.toThrow();
    expect(await on(0, "cat", "/etc/machine-id")).toMatch(/^[0-9a-f]{32}\n$/);
  });

  test("show what runs on them", async () => {
    const running = on(0, "sleep", "1.25");
    await expect.poll(() => real.hosts[0]?.processes()).toEqual([expect.stringMatching(/sleep 1\.25/)]);
    await running;
    expect(await real.hosts[0]?.processes()).toEqual([]);
  });
});
