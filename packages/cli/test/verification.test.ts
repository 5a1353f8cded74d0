import type { EvidenceChange, Verification } from "@narwhal/core";
import { expect, test } from "vitest";
import { verificationLines } from "../src/render/verification.js";

const LAUNCH = "config/engine-launch.local.json";

/** Rows of the table of changes, cells with bars between. */
function rows(changes: readonly EvidenceChange[]): readonly string[] {
  const found: Verification = {
    record: "runs/first",
    holds: false,
    examined: { inputs: 1, files: [LAUNCH], hostKeys: 0 },
    changes,
    notEstablished: [],
    notes: [],
    errors: [],
    warnings: [],
  };
  const lines = verificationLines(found);
  return lines.slice(1, lines.indexOf("")).map((line) => line.replaceAll(/ {2,}/g, " | "));
}

const driver = (engine: number, card: number, after = "581"): EvidenceChange => ({
  role: `engine-${engine}`,
  host: `node-${engine}`,
  category: "hardware",
  path: `gpus.${card}.driver`,
  before: "580",
  after,
  because: `seen on node-${engine}`,
  invalidates: [],
});

const edit = (engine: number, name: string): EvidenceChange => ({
  role: `engine-${engine}`,
  host: `node-${engine}`,
  category: "launch_policy",
  path: `engines.engine-${engine}.runtime.${name}`,
  before: 128,
  after: 64,
  file: LAUNCH,
  because: `${LAUNCH} was edited`,
  invalidates: [],
});

test("cards of an engine that changed alike are one row, others are not", () => {
  const changes = [driver(1, 0), driver(1, 1), driver(2, 0), driver(2, 1, "582")];
  expect(rows(changes)).toEqual([
    "engine-1, engine-2 | node-1, node-2 | hardware | gpus.0.driver and 1 more | 580 | 581 | seen on node-1, seen on node-2",
    "engine-2 | node-2 | hardware | gpus.1.driver | 580 | 582 | seen on node-2",
  ]);
});

test("an edit that every engine has alike is one row", () => {
  expect(rows([edit(1, "block_size"), edit(2, "block_size"), edit(2, "other")])).toEqual([
    `engine-1, engine-2 | node-1, node-2 | launch policy | engines.engine-1.runtime.block_size and 1 more | 128 | 64 | ${LAUNCH} was edited`,
    `engine-2 | node-2 | launch policy | engines.engine-2.runtime.other | 128 | 64 | ${LAUNCH} was edited`,
  ]);
});
