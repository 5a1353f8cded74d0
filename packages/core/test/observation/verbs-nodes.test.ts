import { describe, expect, it } from "vitest";
import { netDevicesProbe } from "../../src/observation/rdma-ports.js";
import { answer, reports } from "./support.js";

const PORT = (hca: string) => ({ [`/sys/class/infiniband/${hca}/ports/1/state`]: { text: "4: ACTIVE\n" } });
const VERBS = (number: number, hca: string) => ({
  [`/sys/class/infiniband_verbs/uverbs${number}/ibdev`]: { text: `${hca}\n` },
});
const ENTRIES = {
  ...PORT("mlx5_0"),
  ...PORT("mlx5_1"),
  ...PORT("mlx5_10"),
  ...VERBS(2, "mlx5_0"),
  ...VERBS(0, "mlx5_1"),
  ...VERBS(10, "mlx5_10"),
};

describe("the device nodes of RDMA devices", () => {
  it.each<[string, object, readonly string[], readonly string[], readonly string[]]>([
    ["named", ENTRIES, ["mlx5_0:1"], ["/dev/infiniband/uverbs2", "/dev/infiniband/rdma_cm"], []],
    ["of another number than the device's", ENTRIES, ["mlx5_0:1"], ["/dev/infiniband/uverbs0"], ["mlx5_0:1"]],
    [
      "of some devices alone",
      ENTRIES,
      ["mlx5_1:1", "mlx5_10:1"],
      ["/dev/infiniband/uverbs0", "/dev/infiniband/uverbs1"],
      ["mlx5_10:1"],
    ],
    ["that the host does not tell", PORT("mlx5_0"), ["mlx5_0:1"], ["/dev/infiniband/uverbs9"], []],
  ])("%s", (_name, entries, devices, nodes, missing) => {
    const { report, seen } = reports();
    netDevicesProbe.parse([answer(entries)], { transport: "ucx_rdma", devices, nodes }, report);
    expect(seen.map(({ code, facts }) => [code, facts.subject])).toEqual(
      missing.map((device) => ["TRANSFER_DEVICE_NOT_NAMED", device]),
    );
  });

  it("do not matter over TCP", () => {
    const { report, seen } = reports();
    const entries = { "/sys/class/net/mlx5_0/operstate": { text: "up\n" }, ...VERBS(2, "mlx5_0") };
    netDevicesProbe.parse(
      [answer(entries)],
      { transport: "ucx_tcp", devices: ["mlx5_0"], nodes: [] },
      report,
    );
    expect(seen).toEqual([]);
  });
});
