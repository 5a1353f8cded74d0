import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { packagesCommand, parsePackages } from "../../src/observation/image-container.js";
import { requirePlatform } from "../../src/observation/image-identity.js";
import {
  choosePackages,
  chooseTransferPackage,
  judgePackages,
  keepPackages,
} from "../../src/observation/image-packages.js";
import type { ImageFacts } from "../../src/observation/observation.js";
import { observeImage } from "../../src/observation/observe-image.js";
import { imageDifferences, sameImage } from "../../src/observation/same-image.js";
import { simulatedHost } from "../../src/testing/simulated-host.js";
import { askOf, rejected, reports, result, SETTINGS, thrown } from "./support.js";

const codes = (part: () => unknown) => thrown(part).map((each) => each.code);
const ID = `sha256:${"a1".repeat(32)}`;
const REFERENCE = `registry.example/vllm@sha256:${"b2".repeat(32)}`;

describe("packages", () => {
  it.each<[string, Record<string, string>, string]>([
    [
      "the distribution that only depends on its backends",
      { "nixl-cu12": "1", nixl: "2", "nixl-cu13": "1" },
      "nixl",
    ],
    ["the only backend", { "nixl-cu13": "1" }, "nixl-cu13"],
    ["a backend of another vendor", { "nixl-rocm": "1" }, "nixl-rocm"],
    ["the fork", { rixl: "1" }, "rixl"],
    [
      "the backend for torch's own build",
      { "nixl-cu12": "1", "nixl-cu13": "1", torch: "2.11.0+cu130" },
      "nixl-cu13",
    ],
    [
      "the backend for torch's ROCm",
      { "nixl-cu12": "1", "nixl-rocm": "1", torch: "2.12.0+rocm7.3" },
      "nixl-rocm",
    ],
    ["a backend before a tool", { "nixl-bench": "1", "nixl-cu12": "1" }, "nixl-cu12"],
    ["a name that nobody knows yet", { "nixl-something": "1" }, "nixl-something"],
  ])("chooses %s", (_, packages, name) => expect(chooseTransferPackage(packages).name).toBe(name));

  it.each<[Record<string, string>, string]>([
    [{ vllm: "1", torch: "2" }, "IMAGE_NIXL_MISSING"],
    [{ vllm: "1", torch: "2", "nixl-ep": "0.3" }, "IMAGE_NIXL_MISSING"],
    [{ nixl: "1" }, "IMAGE_VLLM_MISSING"],
    [{ vllm: "1", "nixl-cu12": "1", "nixl-cu13": "1" }, "IMAGE_NIXL_AMBIGUOUS"],
  ])("refuses %j", (packages, code) => expect(codes(() => choosePackages(packages))).toEqual([code]));

  it("keeps versions to the letter, in the launch file's order", () => {
    const kept = keepPackages([
      ["Torch", "2.12.0+cu130.dev1"],
      ["NIXL_cu13", "1.2.0"],
      ["vllm", "0.29.0rc1"],
      ["nixlish", "9"],
    ]);
    expect(kept).toEqual({ torch: "2.12.0+cu130.dev1", "nixl-cu13": "1.2.0", vllm: "0.29.0rc1" });
    expect(Object.keys(choosePackages(kept))).toEqual(["vllm", "nixl-cu13", "torch"]);
  });

  it("warns of backends without their module and of unequal versions", () => {
    const { report, seen } = reports();
    judgePackages({ vllm: "1", nixl: "1.0", "nixl-cu12": "1.1" }, report);
    judgePackages({ vllm: "1", "nixl-cu13": "1" }, report);
    judgePackages({ vllm: "1", "nixl-rocm": "1" }, report);
    expect(seen.map((each) => each.code)).toEqual([
      "IMAGE_NIXL_VERSIONS_DIFFER",
      "IMAGE_NIXL_WITHOUT_MODULE",
    ]);
  });
});

describe("the package container", () => {
  const command = packagesCommand(ID, SETTINGS);

  it("has no network, pulls nothing, is removed and skips the entrypoint", () => {
    expect(command.argv.slice(0, 2)).toEqual(["docker", "run"]);
    for (const option of ["--rm", "--pull=never"]) expect(command.argv).toContain(option);
    expect(command.argv[command.argv.indexOf("--network") + 1]).toBe("none");
    expect(command.argv[command.argv.indexOf("--entrypoint") + 1]).toBe("python3");
    expect(command.argv).toContain(ID);
    expect(command).toMatchObject({ container: true, timeoutMs: 60_000 });
  });

  it("prints by a real Python what the parser reads", () => {
    const script = command.argv.at(-1) ?? "";
    const banner = "import sys; sys.stdout.write('no newline at the end')";
    const stdout = execFileSync("python3", ["-c", `${banner}\n${script}`], { encoding: "utf8" });
    const { report } = reports();
    expect(parsePackages(result({ argv: command.argv, stdout }), ID, report)).toBeTypeOf("object");
  });
});

const dockerWithoutDigests = () => ({
  stdout: JSON.stringify([
    {
      Id: ID,
      RepoDigests: [],
      Os: "linux",
      Architecture: "amd64",
      RootFS: { Layers: ["x"] },
      Config: {},
    },
  ]),
});

describe("an image on a host", () => {
  const image = {
    id: ID,
    repoDigests: [REFERENCE],
    environment: { A: "b", API_KEY: "canary" },
    packages: { vllm: "0.29.0", nixl: "1.2.0", torch: "2" },
  };
  const observe = (more: object = {}, reference = REFERENCE, machine = "x86_64") => {
    const ask = askOf(simulatedHost({ hostname: "a", images: [{ ...image, ...more }] }));
    return observeImage(reference, { machine }, { ask, settings: SETTINGS, report: reports().report });
  };

  it("is observed with its packages and without its secrets", async () => {
    const facts = await observe();
    expect(facts).toMatchObject({
      id: ID,
      packages: image.packages,
      environment: { A: "b", API_KEY: "[redacted]" },
    });
    expect(JSON.stringify(facts)).not.toContain("canary");
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ["another architecture", () => observe({ architecture: "arm64" }), "IMAGE_PLATFORM_MISMATCH"],
    ["an image that is not there", () => observe({}, `x@sha256:${"0".repeat(64)}`), "IMAGE_MISSING"],
    ["no vLLM", () => observe({ packages: { nixl: "1" } }), "IMAGE_VLLM_MISSING"],
  ])("refuses %s", async (_, observed, code) => {
    expect((await rejected(observed())).map((each) => each.code)).toEqual([code]);
  });

  it("must be proven to be the pinned one", async () => {
    const ask = askOf(simulatedHost({ hostname: "a", tools: { docker: dockerWithoutDigests } }));
    const run = { ask, settings: SETTINGS, report: reports().report };
    expect((await rejected(observeImage(REFERENCE, {}, run))).map((each) => each.code)).toEqual([
      "IMAGE_NOT_PROVEN",
    ]);
  });

  it("is not judged by a machine that is not known", () => {
    expect(codes(() => requirePlatform({ os: "linux", architecture: "amd64" }, {}))).toEqual([]);
    expect(
      codes(() => requirePlatform({ os: "windows", architecture: "amd64" }, { machine: "x86_64" })),
    ).toEqual(["IMAGE_PLATFORM_MISMATCH"]);
  });
});

describe("images of two hosts", () => {
  const facts: ImageFacts = {
    id: ID,
    repoDigests: [],
    os: "linux",
    architecture: "amd64",
    layers: ["l1"],
    environment: { A: "1" },
    packages: { vllm: "1" },
  };

  it("are the same in content though their ids differ", () => {
    expect(sameImage(facts, { ...facts, id: `sha256:${"c".repeat(64)}`, repoDigests: ["x"] })).toBe(true);
  });

  it.each<[Partial<ImageFacts>, string]>([
    [{ layers: ["l2"] }, "layers"],
    [{ architecture: "arm64" }, "platform"],
    [{ packages: { vllm: "2" } }, "package vllm"],
    [{ packages: { vllm: "1", nixl: "1" } }, "package nixl"],
    [{ environment: {} }, "environment A"],
  ])("differ in %j", (more, aspect) => {
    expect(imageDifferences(facts, { ...facts, ...more }).map((each) => each.aspect)).toEqual([aspect]);
  });
});
