import { beforeAll, describe, expect, it } from "vitest";
import type { HostAddress } from "../../src/access/transport.js";
import { buildManifest } from "../../src/checkpoint/manifest.js";
import { GateError } from "../../src/errors/gate-error.js";
import { reportHtml } from "../../src/report/report-html.js";
import { reportMarkdown } from "../../src/report/report-markdown.js";
import { reportModel } from "../../src/report/report-model.js";
import type { RecordReport } from "../../src/report/report.js";
import type { MemoryFileStore } from "../../src/testing/memory-file-store.js";
import { simulatedTransport } from "../../src/testing/simulated-transport.js";
import { h200 } from "../fleets/parts.js";
import { type Page, parseHtml, parseMarkdown } from "./page.js";
import {
  edit,
  RECORD,
  recordOf,
  reseal,
  reusedRecordOf,
  sourceOf,
  stoppedRecordOf,
  trio,
} from "./recorded.js";

/** Three hosts; on the second a kernel, a driver, an MTU and little space that the others do not have. */
const ODD = {
  2: {
    kernel: "5.15.0-odd",
    accelerators: { ...h200(2), driver: "570.00.01" } as ReturnType<typeof h200>,
    interfaces: [{ name: "fabric0", addresses: ["10.20.0.12/24"], mtu: 1500 }],
    freeBytes: 3 * 2 ** 30,
  },
};

const OTHER = buildManifest([{ path: "config.json", size: 2, sha256: "a".repeat(64) }]);

interface Made {
  readonly store: MemoryFileStore;
  readonly report: RecordReport;
  readonly html: Page;
  readonly markdown: Page;
}

async function made(store: MemoryFileStore): Promise<Made> {
  const report = reportModel(await sourceOf(store));
  return {
    store,
    report,
    html: parseHtml(reportHtml(report)),
    markdown: parseMarkdown(reportMarkdown(report)),
  };
}

function table({ html }: Made, caption: RegExp): readonly (readonly string[])[] {
  const found = [...html.tables].filter(([name]) => caption.test(name));
  expect(found.map(([name]) => name)).toHaveLength(1);
  return found[0]?.[1] ?? [];
}

/** Cells of the rows whose first cell says so. */
function rows(page: Made, caption: RegExp, head: string): readonly (readonly string[])[] {
  return table(page, caption).filter(([first]) => first === head);
}

/** A setting of the sources file. */
function setting(source: string) {
  return { value: "x", origin: "field", source };
}

/** What the sources file says of one engine. */
function engine(settings: object) {
  return { inspection: "i", policy: "p", settings };
}

function refuse({ field }: HostAddress): GateError {
  return new GateError("SSH_CONNECT_REFUSED", { message: "refused", field });
}

describe("the report of a run that ended well", () => {
  let same: Made;
  let odd: Made;
  beforeAll(async () => {
    same = await made(await recordOf(trio()));
    odd = await made(await recordOf(trio(ODD)));
  });

  it("says the same in both formats", () => {
    for (const { html, markdown } of [same, odd]) {
      expect(html.tables.size).toBeGreaterThan(7);
      expect([...markdown.tables]).toEqual([...html.tables]);
    }
  });

  it("shows hosts and engines as the record has them", () => {
    expect(table(same, /^Hosts: 3$/)).toEqual([
      ["Host", "Destination", "Host name", "Roles", "Reached by", "Login"],
      ["node-1", "gpu-1", "gpu-1", "engine-1, router", "simulated", "none"],
      ["node-2", "gpu-2", "gpu-2", "engine-2", "simulated", "none"],
      ["node-3", "gpu-3", "gpu-3", "engine-3", "simulated", "none"],
    ]);
    expect(table(same, /^Engines: 3$/)).toEqual([
      ["Engine", "Host", "Pool", "Accelerators", "GPUs", "TP", "Address", "URL", "Attestation URL"],
      ...[1, 2, 3].map((number) => [
        `engine-${number}`,
        `node-${number}`,
        number === 1 ? "prefill" : "decode",
        "2 x NVIDIA H200",
        "0, 1",
        "2",
        `10.20.0.1${number}`,
        `http://10.20.0.1${number}:8000`,
        `http://10.20.0.1${number}:8100/v1/attestation`,
      ]),
    ]);
  });

  it("folds equal answers into one row, and says so where no answer differs", () => {
    expect([...same.html.tables.keys()].filter((name) => /not the same everywhere/.test(name))).toEqual([]);
    expect(same.html.text).toContain("No two hosts or engines gave different answers.");
    expect(rows(same, /^Answers that are the same/, "kernel")).toEqual([
      ["kernel", expect.stringMatching(/^\d/), "all 3 hosts"],
    ]);
    expect(rows(same, /^Answers that are the same/, "package vllm")).toEqual([
      ["package vllm", "0.29.0", "all 3 engines"],
    ]);
  });

  it("marks the odd one out in words, and names who gave which answer", () => {
    const unlike = /^Answers that are not the same everywhere: 3$/;
    expect(rows(odd, unlike, "kernel")).toEqual([
      ["kernel", expect.not.stringContaining("odd"), "most frequent", "node-1, node-3", "2 of 3"],
      ["kernel", "5.15.0-odd", "odd one out", "node-2", "1 of 3"],
    ]);
    expect(rows(odd, unlike, "GPU driver").map((row) => row.slice(1, 4))).toEqual([
      ["580.95.05", "most frequent", "node-1, node-3"],
      ["570.00.01", "odd one out", "node-2"],
    ]);
    expect(rows(odd, unlike, "MTU").map((row) => row.slice(2, 4))).toEqual([
      ["most frequent", "engine-1, engine-3"],
      ["odd one out", "engine-2"],
    ]);
    expect(rows(odd, /^Answers that are the same/, "kernel")).toEqual([]);
    const space = rows(odd, /^Amounts/, "free space, run directory")[0];
    expect(space?.[1]).toBe("3.0 GiB on node-2");
    expect(space?.[3]).toBe("odd 3.0 GiB on node-2");
  });

  it("names the checkpoint, who holds it, and where it is", () => {
    const tree = JSON.parse(same.store.files()[`${RECORD}/manifest.json`] ?? "").model_tree_sha256 as string;
    const files = JSON.parse(same.store.files()[`${RECORD}/engine-1-checkpoint.json`] ?? "") as {
      file_count: number;
    };
    expect(same.html.text).toContain(`tree hash (SHA-256)${tree}`);
    expect(same.html.text).toContain(`files${files.file_count}`);
    expect(rows(same, /^Where the checkpoint is/, "directory")).toEqual([
      ["directory", "/models/m", "all 3 engines"],
    ]);
  });

  it("tells which hashes were taken over from an earlier record", async () => {
    expect(same.html.text).toContain("hashesevery byte read, for all 3 engines");
    const fleet = trio();
    const reused = await made(await reusedRecordOf(fleet));
    expect(reused.html.text).toMatch(
      /hashes(\d+) of \1 taken over from an earlier record, not read again, for all 3 engines/,
    );
    expect(reused.html.text).not.toContain("every byte read");
  });

  it("gives every setting with what decided it", async () => {
    const sources = (await sourceOf(same.store)).record.established?.generated.sources ?? {};
    const settings = Object.keys(sources["engine-1"]?.settings ?? {});
    expect(settings.length).toBeGreaterThan(20);
    const shared = table(same, /^Settings that are the same/);
    const own = table(same, /^Settings that are not the same/);
    expect(new Set([...shared, ...own].slice(1).map(([name]) => name))).toEqual(
      new Set([...settings, "Setting"]),
    );
    expect(shared).toContainEqual(["block_size", "128", "default: block size"]);
    expect(shared).toContainEqual([
      "url",
      "each engine its own, in the table of engines",
      "rule: fabric address and NARWHAL_ENGINE_PORT",
    ]);
    expect(own.filter(([name]) => name === "pool").map((row) => [row[1], row[3]])).toEqual([
      ["decode", "engine-2, engine-3"],
      ["prefill", "engine-1"],
    ]);
  });

  it("names the engines of a setting that not all have, and folds what only the engine's own variable tells apart", async () => {
    const store = await recordOf(trio());
    edit(store, "generated/engine-launch.sources.json", {
      "engine-1": engine({ shared: setting("NARWHAL_NODE_1_X"), one: setting("NARWHAL_X") }),
      "engine-2": engine({ shared: setting("NARWHAL_NODE_2_X"), other: setting("NARWHAL_NODE_1_X") }),
      "engine-3": engine({ shared: setting("NARWHAL_NODE_3_X"), other: setting("NARWHAL_NODE_3_X") }),
    });
    reseal(store);
    const page = await made(store);
    expect(table(page, /^Settings that are the same for every engine: 1$/).slice(1)).toEqual([
      ["shared", "x", "set by the operator: NARWHAL_NODE_<n>_X"],
    ]);
    expect(table(page, /^Settings that are not the same for every engine: 2$/).slice(1)).toEqual([
      ["one", "x", "set by the operator: NARWHAL_X", "engine-1"],
      ["other", "x", "set by the operator: NARWHAL_NODE_1_X", "engine-2"],
      ["other", "x", "set by the operator: NARWHAL_NODE_<n>_X", "engine-3"],
    ]);
  });

  it("has each warning with host, code and way out; equal ones once", () => {
    const warnings = (
      JSON.parse(odd.store.files()[`${RECORD}/manifest.json`] ?? "") as {
        warnings: { code: string; message: string; hint: string }[];
      }
    ).warnings;
    expect(warnings.length).toBeGreaterThan(0);
    for (const { code, message, hint } of warnings) {
      for (const { text } of [odd.html, odd.markdown]) {
        expect(text).toContain(code);
        expect(text).toContain(message);
        expect(text).toContain(hint);
      }
    }
    expect(same.html.text).toContain("The run gave no warning.");
  });

  it("tells where it comes from: the record, its versions, what was asked, what was written", async () => {
    const { inputs, established } = (await sourceOf(same.store)).record;
    expect(same.html.text).toContain(`directory${RECORD}`);
    expect(same.html.text).toContain("made bynarwhal-deploy 1.2.3");
    const asked = table(same, /^What was asked/).slice(1);
    const shared = Object.entries(inputs.fields).filter(([name]) => !/^NARWHAL_NODE_\d+_SSH$/.test(name));
    expect(asked).toEqual(shared.map(([name, text]) => [name, text, "shared"]));
    expect(table(same, /^Files that the run/).slice(1)).toEqual(
      Object.entries(established?.manifest.files ?? {}),
    );
  });

  it("folds findings that say the same of several hosts into one card", async () => {
    const store = await recordOf(trio());
    const warning = { code: "CLOCKS_DIFFER", gate: "observation", severity: "warning" };
    const warnings = [1, 2, 3].map((number) => ({
      ...warning,
      host: `node-${number}`,
      role: `engine-${number}`,
      message: "seen",
      hint: "the way out",
    }));
    edit(store, "manifest.json", { warnings });
    const page = await made(store);
    const cards = page.html.elements.filter(({ tagName }) => tagName === "article");
    expect(cards).toHaveLength(1);
    expect(page.html.text).toContain("wherenode-1 (engine-1), node-2 (engine-2), node-3 (engine-3)");
    expect(page.report.sections.find(({ id }) => id === "warnings")?.title).toBe("Warnings: 3");
  });

  it("shows each of several checkpoints, and who holds which", async () => {
    const store = await recordOf(trio());
    edit(store, "engine-2.json", { model_tree_sha256: OTHER.model_tree_sha256 });
    store.plant(`${RECORD}/engine-2-checkpoint.json`, { kind: "file", text: JSON.stringify(OTHER) });
    reseal(store);
    const page = await made(store);
    expect(page.html.text).toContain("The engines hold 2 different checkpoints.");
    expect(page.html.text).toContain("held byengine-1, engine-3");
    expect(page.html.text).toContain("held byengine-2");
    expect(page.markdown.text).toContain(OTHER.model_tree_sha256);
  });

  it("is not made where a checkpoint's manifest is of another tree than the one observed", async () => {
    const store = await recordOf(trio());
    edit(store, "engine-2.json", { model_tree_sha256: "0".repeat(64) });
    reseal(store);
    await expect(sourceOf(store)).rejects.toMatchObject({
      errors: [{ code: "CHECKPOINT_MANIFEST_DAMAGED", role: "engine-2" }],
    });
  });
});

describe("the report of a run that was stopped", () => {
  let stopped: Made;
  beforeAll(async () => {
    const differing = { files: { "/models/m/model.safetensors": new Uint8Array(80) } };
    stopped = await made(await stoppedRecordOf(trio({ 2: differing })));
  });

  it("says at which gate, and gives each failure with its way out", async () => {
    const failure = (await sourceOf(stopped.store)).record.failure;
    const { code, gate } = failure?.first ?? { code: "", gate: "" };
    expect(stopped.report.outcome).toBe("stopped");
    expect(stopped.html.text).toContain(`The discovery was stopped at gate ${gate}: ${code}`);
    for (const { message, hint } of failure?.failures ?? []) {
      for (const { text } of [stopped.html, stopped.markdown]) {
        expect(text).toContain(message);
        expect(text).toContain(hint);
      }
    }
    expect(stopped.html.elements.filter(({ tagName }) => tagName === "article")).toHaveLength(
      failure?.failures.length ?? 0,
    );
  });

  it("shows the fleet that was asked for, and marks the hosts that a failure names", () => {
    const hosts = table(stopped, /^Hosts: 3$/);
    expect(hosts.map(([id, destination, , failed]) => [id, destination, failed])).toEqual([
      ["Host", "Destination", "Named by a failure"],
      ["node-1", "gpu-1", "no"],
      ["node-2", "gpu-2", "failed"],
      ["node-3", "gpu-3", "no"],
    ]);
    expect(hosts[2]?.[4]).toBe(`${RECORD}/logs/node-2.log`);
    expect([...stopped.markdown.tables]).toEqual([...stopped.html.tables]);
  });

  it("has the evidence of a failure: which path differs, and who holds what", async () => {
    const page = await made(await stoppedRecordOf(trio({ 2: { files: { "/models/m/extra.json": "{}" } } })));
    expect(page.html.text).toContain("CHECKPOINT_DIFFERS");
    const paths = table(page, /^paths: 1$/);
    expect(paths[1]).toContain("extra.json");
    expect(table(page, /^trees: 2$/)).toHaveLength(3);
  });

  it("is of use without any host's answer", async () => {
    const transport = simulatedTransport(trio().hosts, { refuse });
    const page = await made(await stoppedRecordOf(trio(), { transport: () => transport }));
    const summary = page.report.summary.pairs.map(({ name }) => name);
    expect(summary).toEqual(["failures", "first failure", "way out", "model", "hosts asked for"]);
    expect(page.report.sections.map(({ id }) => id)).toEqual(["failures", "fleet", "record"]);
    expect(
      table(page, /^Hosts: 3$/)
        .slice(1)
        .map((row) => row.slice(3)),
    ).toEqual(Array.from({ length: 3 }, () => ["failed", "nothing"]));
  });
});
