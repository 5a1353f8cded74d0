import { describe, expect, it } from "vitest";
import { parseNvidiaSmi } from "../../src/observation/vendors/nvidia-smi.js";
import { result, thrown } from "./support.js";

const row = (index: number, ...cells: readonly string[]) => [index, ...cells, "580.65.06"].join(", ") + "\n";
const healthy = (index: number) =>
  row(
    index,
    "NVIDIA H200",
    `GPU-0000000${index}-1111-2222-3333-444444444444`,
    `00000000:${index + 1}0:00.0`,
    "143771 MiB",
    "Disabled",
    "9.0",
  );
const lost = (index: number) => row(index, ...Array.from({ length: 6 }, () => "[GPU is lost]"));

const read = (stdout: string) =>
  thrown(() => parseNvidiaSmi(result({ argv: ["nvidia-smi"], stdout }), () => undefined));

describe("NVIDIA cards that answer with errors", () => {
  it("are named together, with the ones that are well", () => {
    const sick = healthy(3).replace("143771 MiB", "[Unknown Error]");
    const errors = read(healthy(0) + lost(1) + healthy(2) + sick);
    expect(errors.map(({ code, subject, details }) => [code, subject, details])).toEqual([
      ["NVIDIA_GPU_LOST", "GPU 1", { healthy: [0, 2] }],
      ["NVIDIA_GPU_UNHEALTHY", "GPU 3", { healthy: [0, 2] }],
    ]);
    expect(errors[1]?.message).toBe("GPU 3 answers [Unknown Error] for memory.total");
  });

  it("are lost where any cell says so, whatever the cells before it say", () => {
    const errors = read(row(0, "NVIDIA H200", "[Unknown Error]", "[N/A]", "[GPU is lost]", "[N/A]", "9.0"));
    expect(errors.map(({ code, details }) => [code, details])).toEqual([
      ["NVIDIA_GPU_LOST", { healthy: [] }],
    ]);
  });
});
