import { describe, expect, it } from "vitest";
import { runDirectoryProbe } from "../../src/observation/directories.js";
import { hostProbe } from "../../src/observation/host.js";
import { transferDevicesProbe } from "../../src/observation/transfer-devices.js";
import { answer, reports, result, SETTINGS, thrown } from "./support.js";

const { report } = reports();
const codes = (part: () => unknown) => thrown(part).map((each) => each.code);

const parseRunDir = (entry: object) =>
  runDirectoryProbe.parse([answer({ "/run/n": entry })], "/run/n", report);

const free = (free_bytes: unknown) => parseRunDir({ kind: "directory", writable: true, free_bytes });

describe("the run directory", () => {
  it("is given back where it can be written", () => {
    expect(parseRunDir({ kind: "directory", writable: true, readable: true })).toEqual({ path: "/run/n" });
  });

  it("comes with the bytes that are free in it, where the host tells a number", () => {
    expect(free(4096)).toEqual({ path: "/run/n", freeBytes: 4096 });
    for (const untold of [null, -1, 0.5, "4096"]) expect(free(untold)).toEqual({ path: "/run/n" });
  });

  it.each([
    [{ error: "ENOENT", message: "No such file or directory" }, "RUN_DIR_MISSING"],
    [{ error: "ENOTDIR", message: "Not a directory" }, "RUN_DIR_MISSING"],
    [{ error: "EACCES", message: "Permission denied" }, "RUN_DIR_UNREADABLE"],
    [{ kind: "file", writable: true }, "RUN_DIR_NOT_A_DIRECTORY"],
    [{ kind: "directory", writable: false }, "RUN_DIR_NOT_WRITABLE"],
    [{ kind: "whiteout" }, "TOOL_OUTPUT_UNREADABLE"],
  ])("%j is %s", (entry, code) => expect(codes(() => parseRunDir(entry))).toEqual([code]));
});

describe("transfer devices", () => {
  it("must exist and be character devices, all told at once", () => {
    const devices = ["/dev/infiniband/uverbs0", "/dev/infiniband/uverbs1", "/dev/infiniband"];
    const [command] = transferDevicesProbe.commands(devices, SETTINGS);
    expect(command?.argv).toEqual(["@stat", ...devices]);
    const stat = answer({
      "/dev/infiniband/uverbs0": { kind: "character", major: 231, minor: 192 },
      "/dev/infiniband/uverbs1": { error: "ENOENT", message: "No such file or directory" },
      "/dev/infiniband": { kind: "directory" },
    });
    expect(codes(() => transferDevicesProbe.parse([stat], devices, report))).toEqual([
      "TRANSFER_DEVICE_MISSING",
      "TRANSFER_DEVICE_NOT_CHARACTER",
    ]);
    expect(transferDevicesProbe.parse([stat], devices.slice(0, 1), report)).toEqual(devices.slice(0, 1));
  });
});

describe("the host", () => {
  const facts = {
    hostname: "a",
    machine_id: "m",
    boot_id: "b",
    kernel: "6.8",
    uid: 0,
    user: "root",
    python: "3.12.1",
    time: 1.5,
  };

  it("is read in the agent's words", () => {
    expect(hostProbe.parse([answer({ ...facts, machine: "x86_64" })], undefined, report)).toEqual({
      hostname: "a",
      machineId: "m",
      bootId: "b",
      kernel: "6.8",
      machine: "x86_64",
      uid: 0,
      user: "root",
      python: "3.12.1",
      time: 1.5,
    });
  });

  it("may have no ids, but must have a name", () => {
    const bare = hostProbe.parse([answer({ ...facts, machine_id: null, boot_id: null })], undefined, report);
    expect(bare).not.toHaveProperty("machineId");
    expect(codes(() => hostProbe.parse([answer({ ...facts, hostname: "" })], undefined, report))).toEqual([
      "HOST_FACTS_UNREADABLE",
    ]);
    for (const uid of [-1, 0.5, "x", null])
      expect(codes(() => hostProbe.parse([answer({ ...facts, uid })], undefined, report))).toEqual([
        "HOST_FACTS_UNREADABLE",
      ]);
  });

  it.each([
    ["[]", "TOOL_OUTPUT_UNREADABLE"],
    ["{", "TOOL_OUTPUT_UNREADABLE"],
  ])("%s is no answer", (stdout, code) => {
    expect(codes(() => hostProbe.parse([result({ argv: ["@host"], stdout })], undefined, report))).toEqual([
      code,
    ]);
  });

  it("is not guessed from bytes that are no text", () => {
    const bytes = result({ argv: ["@host"], stdout: "\ufffd", stdoutBase64: "/w==" });
    expect(codes(() => hostProbe.parse([bytes], undefined, report))).toEqual(["TOOL_OUTPUT_NOT_TEXT"]);
  });
});
