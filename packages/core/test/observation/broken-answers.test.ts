import { validate } from "@narwhal/schemas";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Command, CommandEnd, CommandResult } from "../../src/access/command.js";
import type { CheckpointManifest } from "../../src/checkpoint/manifest.js";
import { engineObservationDocument } from "../../src/emit/documents/engine-observation.js";
import type { Json } from "../../src/canonical.js";
import { Findings } from "../../src/errors/findings.js";
import { ERROR_TABLE } from "../../src/errors/table.js";
import { observeHost } from "../../src/observation/observe-host.js";
import { simulatedHost } from "../../src/testing/simulated-host.js";
import { engineInputs, IMAGE_ID } from "../policy/fleet.js";
import { askOf, SETTINGS } from "./support.js";

const HOST = {
  id: "node-1",
  destination: "host-1",
  sshEnv: "NARWHAL_NODE_1_SSH",
  passwordEnv: null,
  roles: ["engine-1", "router"],
} as const;

const CHECKPOINT: CheckpointManifest = {
  manifest_version: 2,
  excluded_paths: [],
  model_tree_sha256: "5".repeat(64),
  files: [{ path: "config.json", size: 2, sha256: "4".repeat(64) }],
  file_count: 1,
  bytes_verified: 2,
};

/** What a damaged answer has in place of the right one. */
interface Damage {
  /** Which of the commands are hit, by their order: one, or each from it on. */
  readonly first: number;
  readonly several: boolean;
  readonly text: string;
  readonly at: number;
  readonly length: number;
  readonly end: CommandEnd;
  readonly keepEnd: boolean;
  /** Takes the place of one value. */
  readonly odd?: Json | undefined;
}

const DAMAGE: fc.Arbitrary<Damage> = fc.record({
  first: fc.nat(25),
  several: fc.integer({ min: 0, max: 5 }).map((number) => number === 0),
  text: fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom("", "[]", "{}", "null", "[null]", '{"a":1}', "0, x, y\n"),
  ),
  at: fc.nat(4000),
  length: fc.oneof(fc.nat(40), fc.constant(1_000_000)),
  end: fc.constantFrom<CommandEnd>(
    { kind: "exit", code: 0 },
    { kind: "exit", code: 1 },
    { kind: "exit", code: 125 },
    { kind: "exit", code: 127 },
    { kind: "signal", signal: "SIGKILL" },
    { kind: "not-started", errno: "ENOENT", message: "no such file" },
  ),
  keepEnd: fc.boolean(),
  odd: fc.option(
    fc.constantFrom<Json>(
      null,
      "",
      " ",
      "\u0000",
      "x",
      -1,
      0.5,
      1e300,
      true,
      [],
      {},
      ["", null],
      { a: " " },
      "[N/A]",
    ),
    { nil: undefined, freq: 1 },
  ),
});

/** The answer with one value of its JSON, or one cell of its rows, replaced. */
function replaced(answer: CommandResult, at: number, odd: Json): CommandResult {
  let document: Json;
  try {
    document = JSON.parse(answer.stdout) as Json;
  } catch {
    const cells = answer.stdout.split(/([,:\n])/);
    cells[at % cells.length] = ` ${JSON.stringify(odd)}`;
    return { ...answer, stdout: cells.join("") };
  }
  let left = at % JSON.stringify(document).split(/[,[{]/).length;
  const mutated = JSON.stringify(document, (_, value: unknown) => (left-- === 0 ? odd : value));
  return { ...answer, stdout: mutated };
}

function damaged(answer: CommandResult, damage: Damage): CommandResult {
  const { text, at, length, end, keepEnd, odd } = damage;
  if (odd !== undefined) return replaced(answer, at, odd);
  const from = at % (answer.stdout.length + 1);
  const stdout = answer.stdout.slice(0, from) + text + answer.stdout.slice(from + length);
  return { ...answer, stdout, ...(keepEnd ? {} : { end }) };
}

function hits(damage: Damage | undefined, position: number): damage is Damage {
  if (damage === undefined) return false;
  return position === damage.first || (damage.several && position > damage.first);
}

const CARDS = { product: "Card", count: 2, memoryMiB: 1000, driver: "580.1" } as const;
const VENDORS = {
  nvidia: { vendor: "nvidia", computeCapability: "9.0", ...CARDS },
  amd: { vendor: "amd", architecture: "gfx942", ...CARDS },
} as const;
const RDMA = "/sys/class/infiniband/mlx5_0/ports/1/state";
const UVERBS = "/dev/infiniband/uverbs0";

async function observe(vendor: keyof typeof VENDORS, damage?: Damage) {
  const host = simulatedHost({
    hostname: "a",
    accelerators: VENDORS[vendor],
    interfaces: [{ name: "fabric0", addresses: ["10.20.0.1/24"] }],
    images: [{ id: IMAGE_ID, environment: {}, packages: { vllm: "0.29.0", nixl: "1.2.0" } }],
    files: {
      "/models/m/config.json": "{}",
      "/run/narwhal": { kind: "directory" },
      [UVERBS]: { kind: "character", major: 231, minor: 192 },
      [RDMA]: "4: ACTIVE\n",
    },
  });
  const right = askOf(host);
  const findings = new Findings();
  let count = 0;
  const ask = async (command: Command): Promise<CommandResult> => {
    const position = count++;
    const answer = await right(command);
    return !hits(damage, position) ? answer : damaged(answer, damage);
  };
  const transfer = { transferTransport: "ucx_rdma", transferNetDevices: ["mlx5_0:1"] } as const;
  const engines = [engineInputs(1, { ...transfer, transferDevices: [UVERBS] })];
  const seen = await observeHost({ host: HOST, engines, ask, settings: SETTINGS, findings });
  return { seen, findings };
}

describe("broken answers", () => {
  it.each(["nvidia", "amd"] as const)("are none where nothing is broken, with %s cards", async (vendor) => {
    const { seen, findings } = await observe(vendor);
    expect(findings.errors.map(({ message }) => message)).toEqual([]);
    expect(seen.engines).toHaveLength(1);
  });

  it.each(["nvidia", "amd"] as const)(
    "of a host with %s cards are findings, or make a valid record",
    async (vendor) => {
      await fc.assert(
        fc.asyncProperty(DAMAGE, async (damage) => {
          const { seen, findings } = await observe(vendor, damage);
          for (const { code, message } of [...findings.errors, ...findings.warnings]) {
            expect(Object.keys(ERROR_TABLE)).toContain(code);
            expect(message.trim()).not.toBe("");
          }
          if (seen.engines.length === 0) expect(findings.errors).not.toEqual([]);
          for (const observation of seen.engines) {
            const { text } = engineObservationDocument("runs/a", { observation, checkpoint: CHECKPOINT });
            expect(validate("engine-observation", JSON.parse(text))).toMatchObject({ ok: true });
          }
        }),
        { numRuns: 200 },
      );
    },
  );
});
