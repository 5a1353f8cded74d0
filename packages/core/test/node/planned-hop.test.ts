import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plannedHop } from "../../src/node/planned-hop.js";

let root = "";
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "narwhal-planned-"));
  await writeFile(join(root, "own"), "");
  await writeFile(join(root, "held.pub"), "");
});
afterAll(() => rm(root, { recursive: true }));

test("a planned hop names the agent and the key files that are there, by either half", () => {
  const hop = {
    user: "ops",
    hostname: "gpu-a",
    port: 22,
    addressFamily: "any",
    identityFiles: ["own", "absent", "held"].map((name) => join(root, name)),
    certificateFiles: [],
    identitiesOnly: false,
  } as const;
  const place = { user: "ops", host: "gpu-a", port: 22 };
  const files = [join(root, "own"), join(root, "held")];
  expect(plannedHop(hop)).toEqual({ ...place, identities: files });
  expect(plannedHop({ ...hop, agentSocket: "/run/agent" })).toEqual({
    ...place,
    identities: ["agent", ...files],
  });
});
