import { describe, expect, it } from "vitest";
import { dockerElsewhere } from "../../src/observation/docker-context.js";
import { imageFindings } from "../../src/observation/image-findings.js";
import { observeImage } from "../../src/observation/observe-image.js";
import { rdmaFindings } from "../../src/observation/rdma-tools.js";
import { simulatedHost } from "../../src/testing/simulated-host.js";
import { askOf, reports, result, SETTINGS } from "./support.js";

const ID = `sha256:${"a1".repeat(32)}`;
const OTHER = `sha256:${"b2".repeat(32)}`;
const codes = (found: readonly (readonly [string, object])[]) => found.map(([code]) => code);

const context = (host: string, name = "default") =>
  result({ stdout: JSON.stringify([{ Name: name, Endpoints: { docker: { Host: host } } }]) });

it.each<[string, Parameters<typeof dockerElsewhere>[0], readonly string[]]>([
  ["a socket", context("unix:///var/run/docker.sock"), []],
  ["a rootless socket", context("unix:///run/user/1000/docker.sock", "rootless"), []],
  ["the loopback", context("tcp://127.0.0.1:2375"), []],
  ["another machine", context("tcp://10.0.0.9:2376", "build"), ["DOCKER_ELSEWHERE"]],
  ["another machine by SSH", context("ssh://ops@build.example"), ["DOCKER_ELSEWHERE"]],
  ["a name that begins like the loopback", context("tcp://localhost.example:2375"), ["DOCKER_ELSEWHERE"]],
  [
    "Podman, which has no contexts",
    result({ exit: 125, stderr: 'Error: unrecognized command "context"' }),
    [],
  ],
  ["no Docker", result({ end: { kind: "not-started", errno: "ENOENT", message: "x" } }), []],
  ["words that are no JSON", result({ stdout: "hello" }), []],
  ["nothing", result(), []],
])("the daemon of %s", (_name, found, expected) => {
  expect(codes(dockerElsewhere(found))).toEqual(expected);
});

describe("doubts about an image's identity", () => {
  it.each<[string, string, readonly string[], readonly string[]]>([
    ["the whole id and a registry's digest", ID, [`registry.example/vllm@${OTHER}`], []],
    [
      "a registry's digest that is the id, as the containerd store has it",
      ID,
      [`vllm/vllm-openai@${ID}`],
      [],
    ],
    ["an official image under another digest", ID, [`python@${OTHER}`], []],
    ["a shortened id", "a1a1a1a1a1a1", [`registry.example/vllm@${OTHER}`], ["IMAGE_ID_SHORT"]],
    [
      "a shortened id with its prefix",
      "sha256:a1a1a1a1",
      [`registry.example/vllm@${OTHER}`],
      ["IMAGE_ID_SHORT"],
    ],
    ["the id without its prefix", "a1".repeat(32), [`registry.example/vllm@${OTHER}`], []],
    ["a name that looks like hex", "registry.example/cafe", [`registry.example/cafe@${OTHER}`], []],
    ["no digest", ID, [], ["IMAGE_BUILT_LOCALLY"]],
    ["a digest made up by the store", `vllm-local@${ID}`, [`vllm-local@${ID}`], ["IMAGE_DIGEST_SYNTHETIC"]],
    ["Podman's digest of a local build", ID, [`localhost/vllm@${OTHER}`], ["IMAGE_DIGEST_SYNTHETIC"]],
    ["a registry on the host itself", ID, [`localhost:5000/vllm@${OTHER}`], []],
    ["a made-up digest beside a registry's", ID, [`vllm-local@${ID}`, `registry.example/vllm@${ID}`], []],
  ])("%s", (_name, reference, repoDigests, expected) => {
    expect(codes(imageFindings(reference, { id: ID, repoDigests }))).toEqual(expected);
  });

  it("never shows the user of a daemon's address", () => {
    const [[, facts] = []] = dockerElsewhere(context("ssh://root:secret@build.example"));
    expect(JSON.stringify(facts)).not.toContain("secret");
    expect(facts?.message).toContain("ssh://build.example");
  });

  it("is reported beside the image's facts", async () => {
    const image = { id: ID, environment: {}, packages: { vllm: "0.29.0", nixl: "1.2.0" } };
    const { report, seen } = reports();
    const ask = askOf(simulatedHost({ hostname: "a", images: [image] }));
    expect((await observeImage(ID, {}, { ask, settings: SETTINGS, report })).id).toBe(ID);
    expect(seen.map(({ code }) => code)).toEqual(["IMAGE_BUILT_LOCALLY"]);
  });
});

describe("RDMA drivers that do not fit the kernel", () => {
  it("are named, other words are not", () => {
    const stderr =
      "libibverbs: Warning: Driver ionic does not support the kernel ABI of 1 (supports 4 to 4) for device /sys/class/infiniband/ionic_0\n" +
      "libibverbs: Warning: couldn't load driver 'libfoo-rdmav34.so': cannot open shared object file\n";
    expect(rdmaFindings({ stderr })).toMatchObject([
      [
        "RDMA_ABI_MISMATCH",
        { subject: "ionic_0", message: expect.stringContaining("kernel ABI of 1") as string },
      ],
    ]);
    expect(rdmaFindings({ stderr: "" })).toEqual([]);
  });
});
