import { describe, expect, it } from "vitest";
import { netDevicesProbe, parseRdmaPorts, ucxName } from "../../src/observation/rdma-ports.js";
import {
  parseIbdev2netdev,
  parseIbstat,
  parseIbstatus,
  parseIbvDevices,
  parseRdmaLinks,
} from "../../src/observation/rdma-tools.js";
import { parseRead } from "../../src/observation/readers.js";
import { parseAmdSmiList, parseRocmSmi, rocrUuid } from "../../src/observation/vendors/amd-tools.js";
import { answer, reports, result, SETTINGS, thrown } from "./support.js";

const codes = (part: () => unknown) => thrown(part).map((each) => each.code);
const output = (stdout: string, exit = 0, stderr = "") =>
  result({ argv: ["rdma", "link"], stdout, exit, stderr });
const ports = {
  "/sys/class/infiniband/mlx5_0/ports/1/state": { text: "4: ACTIVE\n" },
  "/sys/class/infiniband/mlx5_0/ports/2/state": { text: "1: DOWN\n" },
};

const parse = (entries: object, devices: readonly string[], transport: "ucx_tcp" | "ucx_rdma" = "ucx_rdma") =>
  netDevicesProbe.parse([answer(entries)], { transport, devices }, reports().report);

const patternFor = (transport: "ucx_tcp" | "ucx_rdma") =>
  netDevicesProbe.commands({ transport, devices: [] }, SETTINGS)[0]?.argv[2];

describe("network devices of the transfer", () => {
  it("are asked for by kind", () => {
    expect([patternFor("ucx_rdma"), patternFor("ucx_tcp")]).toEqual([
      "/sys/class/infiniband/*/ports/*/state",
      "/sys/class/net/*/operstate",
    ]);
  });

  it.each<[readonly string[], string[]]>([
    [["mlx5_0:1"], []],
    [["mlx5_0:2"], ["TRANSFER_NET_DEVICE_NOT_ACTIVE"]],
    [
      ["mlx5_1:1", "mlx5_0:3"],
      ["TRANSFER_NET_DEVICE_MISSING", "TRANSFER_NET_DEVICE_MISSING"],
    ],
  ])("%j give %j", (devices, expected) => expect(codes(() => parse(ports, devices))).toEqual(expected));

  it("are interfaces for TCP", () => {
    const entries = { "/sys/class/net/eth0/operstate": { text: "unknown\n" } };
    expect(codes(() => parse(entries, ["eth0"], "ucx_tcp"))).toEqual([]);
    expect(codes(() => parse(entries, ["eth1"], "ucx_tcp"))).toEqual(["TRANSFER_NET_DEVICE_MISSING"]);
  });

  it("are not judged where the host shows none", () => expect(parse({}, ["mlx5_0:1"])).toEqual(["mlx5_0:1"]));

  it("have UCX's name", () => {
    expect(parseRdmaPorts(parseRead(answer(ports))).map(ucxName)).toEqual(["mlx5_0:1", "mlx5_0:2"]);
  });
});

const ibstatusPort = (device: string, number: number, state: string) =>
  `Infiniband device '${device}' port ${number} status:\n\tdefault gid:\t fe80::1\n\tbase lid:\t 0x2\n\tstate:\t\t ${state}\n\tphys state:\t 5: LinkUp\n\tlink_layer:\t InfiniBand\n\n`;

describe("RDMA tools", () => {
  it("rdma link, as text and as JSON", () => {
    expect(
      parseRdmaLinks(
        output(
          "link bnxt_re0/1 state ACTIVE physical_state LINK_UP netdev ens26np0 \nlink mlx5_0/2 state DOWN physical_state DISABLED\n",
        ),
      ),
    ).toEqual([
      { device: "bnxt_re0", port: 1, state: "ACTIVE", netdev: "ens26np0" },
      { device: "mlx5_0", port: 2, state: "DOWN" },
    ]);
    expect(
      parseRdmaLinks(
        output(
          [
            "link mlx5_0/1 subnet_prefix fe80:0000:0000:0000 lid 13399 sm_lid 49151 lmc 0 state ACTIVE physical_state LINK_UP ",
            "1/1: qedr0/1: state DOWN physical_state POLLING netdev ens1 ",
          ].join("\n"),
        ),
      ),
    ).toEqual([
      { device: "mlx5_0", port: 1, state: "ACTIVE" },
      { device: "qedr0", port: 1, state: "DOWN", netdev: "ens1" },
    ]);
    expect(
      parseRdmaLinks(output('[{"ifname":"mlx5_0","port":1,"state":"ACTIVE","netdev":"p1"},{}]')),
    ).toEqual([{ device: "mlx5_0", port: 1, state: "ACTIVE", netdev: "p1" }]);
  });

  it("ibdev2netdev and ibstat", () => {
    expect(
      parseIbdev2netdev(output("mlx5_bond_0 port 1 ==> bond0 (Up)\nmlx5_1 port 1 ==> p2 (Down)\n")),
    ).toEqual([
      { device: "mlx5_bond_0", port: 1, state: "ACTIVE", netdev: "bond0" },
      { device: "mlx5_1", port: 1, state: "DOWN", netdev: "p2" },
    ]);
    const text =
      "CA 'a'\n\tPort 1:\n\t\tState: Down\n\t\tPhysical state: Disabled\n\tPort 2:\n\t\tState: Active\nCA 'b'\n\tPort 1:\n\t\tState: Active\n";
    expect(parseIbstat(output(text)).map((each) => `${ucxName(each)} ${each.state}`)).toEqual([
      "a:1 DOWN",
      "a:2 ACTIVE",
      "b:1 ACTIVE",
    ]);
    expect(parseIbstat(output(""))).toEqual([]);
  });

  it("ibstatus", () => {
    const text =
      ibstatusPort("mlx5_0", 1, "4: ACTIVE") +
      ibstatusPort("mlx5_0", 2, "1: DOWN") +
      ibstatusPort("irdma-a", 1, "2: INIT");
    expect(parseIbstatus(output(text)).map((each) => `${ucxName(each)} ${each.state}`)).toEqual([
      "mlx5_0:1 ACTIVE",
      "mlx5_0:2 DOWN",
      "irdma-a:1 INIT",
    ]);
    expect(parseIbstatus(output("Fatal error:  No devices\n", 255))).toEqual([]);
  });

  it("ibv_devices", () => {
    const head = "    device          \t   node GUID\n    ------          \t----------------\n";
    expect(parseIbvDevices(output(`${head}    ionic_0         \t069081fffe2c77b0\n`))).toEqual(["ionic_0"]);
    expect(parseIbvDevices(output(head))).toEqual([]);
    expect(parseIbvDevices(output("Fatal error:  No devices\n", 255))).toEqual([]);
  });

  it.each([
    [output("", 1, "Failed to open NETLINK_RDMA socket\n"), "RDMA_NONE"],
    [output("", 1, "Failed to get IB devices list: Function not implemented\n"), "RDMA_NONE"],
    [
      output("", 255, "ibpanic: [1] main: 'mlx5_0' IB device can't be found: Success\n"),
      "TRANSFER_NET_DEVICE_MISSING",
    ],
    [output("", 3, "no idea\n"), "TOOL_FAILED"],
    [output("[{"), "TOOL_OUTPUT_UNREADABLE"],
  ])("fail with their own words", (given, code) =>
    expect(codes(() => parseRdmaLinks(given))).toEqual([code]),
  );
});

describe("AMD's management tools", () => {
  it("hold the same serial number in another form", () => {
    expect(rocrUuid("72ff74a1-0000-1000-80be-95cb49b27a64")).toBe("GPU-72be95cb49b27a64");
    expect(rocrUuid("GPU-72be95cb49b27a64")).toBeUndefined();
  });

  it("list partitions and nodes", () => {
    const list = [
      {
        gpu: 1,
        bdf: "0002:05:00.1",
        uuid: "72ff74a1-0000-1000-80be-95cb49b27a64",
        node_id: 3,
        partition_id: 1,
      },
    ];
    expect(parseAmdSmiList(output(JSON.stringify(list)))).toEqual([
      { index: 1, pci: "0002:05:00.1", uuid: "GPU-72be95cb49b27a64", kfdNode: 3, partition: 1 },
    ]);
    expect(codes(() => parseAmdSmiList(output('[{"gpu": 0}]')))).toEqual(["TOOL_OUTPUT_UNREADABLE"]);
  });

  it("print warnings before the JSON, ids without leading zeros, and cards in any order", () => {
    const text =
      '\nWARNING: AMD GPU device(s) is/are in a low-power state.\n\n{"card10": {"Unique ID": "0x1", "PCI Bus": "0000:26:00.0"}, "card2": {"Unique ID": "0x72be95cb49b27a64", "PCI Bus": "0000:05:00.0"}, "system": {}}\n';
    const { report, seen } = reports();
    parseRocmSmi(output(text), report);
    expect(seen.map(({ code, facts }) => [code, facts.message])).toEqual([
      ["AMD_SMI_WARNING", "rdma says: WARNING: AMD GPU device(s) is/are in a low-power state"],
    ]);
    expect(parseRocmSmi(output(text)).map(({ index, uuid }) => [index, uuid])).toEqual([
      [2, "GPU-72be95cb49b27a64"],
      [10, "GPU-0000000000000001"],
    ]);
  });

  it("print warnings that look like the beginning of a list, and cards without a serial number", () => {
    const text =
      '[WARNING] low-power state\n{\n"card0": {"Unique ID": "N/A", "PCI Bus": "0000:03:00.0"}\n}\n';
    expect(parseRocmSmi(output(text))).toEqual([{ index: 0, pci: "0000:03:00.0" }]);
    expect(parseAmdSmiList(output('[{"gpu": 0, "bdf": "0000:03:00.0", "uuid": "N/A"}]'))).toEqual([
      { index: 0, pci: "0000:03:00.0" },
    ]);
    for (const broken of ["", "[WARNING] nothing else", '{"card0": {"PCI Bus": "0000:03:00.0"}}', "[1"])
      expect(codes(() => parseRocmSmi(output(broken)))).toEqual(["TOOL_OUTPUT_UNREADABLE"]);
  });
});
