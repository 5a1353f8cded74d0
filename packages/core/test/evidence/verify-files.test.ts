import { describe, expect, it } from "vitest";
import { Findings } from "../../src/errors/findings.js";
import { changedHostKeys } from "../../src/evidence/changed-host-keys.js";
import { readEstablishedRecord } from "../../src/evidence/read-record.js";
import { knownHostsLine, parseKnownHosts } from "../../src/access/known-hosts.js";
import { env, gpuHost } from "../fleets/parts.js";
import {
  type Discovered,
  discovered,
  edit,
  flags,
  hostKey,
  KNOWN_HOSTS,
  leftOpen,
  OUT,
  verifyNow,
} from "./verify-setup.js";

const LAUNCH = "config/engine-launch.local.json";
const SOURCES = "config/engine-launch.sources.json";
const FLEET = "config/fleet.json";
const HOSTS = "config/hosts.local.json";
const DEPLOYMENT = "config/deployment.env";

/** Edits a JSON file by its value. */
function editJson(fleet: Discovered, path: string, change: (value: never) => void): void {
  edit(fleet, path, (text) => {
    const value = JSON.parse(text) as never;
    change(value);
    return `${JSON.stringify(value, null, 2)}\n`;
  });
}

interface Launch {
  engines: Record<string, { runtime: { block_size: number; extra_args: string[] }; accelerator: string }>;
}
interface Fleet {
  engines: Record<string, unknown>[];
  slo: { ttft_s: number };
  [key: string]: unknown;
}

describe("an edited generated file", () => {
  it.each<readonly [string, string, (fleet: Discovered) => void, string, unknown, unknown]>([
    [
      "a number of the launch file",
      LAUNCH,
      (fleet) =>
        editJson(fleet, LAUNCH, ({ engines }: Launch) =>
          Object.assign(engines["engine-2"]?.runtime ?? {}, { block_size: 64 }),
        ),
      "engine-2 launch_policy engines.engine-2.runtime.block_size",
      128,
      64,
    ],
    [
      "an argument more",
      LAUNCH,
      (fleet) =>
        editJson(fleet, LAUNCH, ({ engines }: Launch) =>
          engines["engine-1"]?.runtime.extra_args.push("--foo"),
        ),
      "engine-1 launch_policy engines.engine-1.runtime.extra_args.7",
      undefined,
      "--foo",
    ],
    [
      "what decided a setting",
      SOURCES,
      (fleet) => edit(fleet, SOURCES, (text) => text.replace('"source": "UCX over TCP"', '"source": "me"')),
      "engine-1 launch_policy engine-1.settings.transfer.transport.source",
      "UCX over TCP",
      "me",
    ],
    [
      "a limit of the fleet file",
      FLEET,
      (fleet) => editJson(fleet, FLEET, ({ slo }: Fleet) => Object.assign(slo, { ttft_s: 3 })),
      "fleet launch_policy slo.ttft_s",
      10,
      3,
    ],
    [
      "an engine's pool",
      FLEET,
      (fleet) =>
        editJson(fleet, FLEET, ({ engines }: Fleet) =>
          Object.assign(engines[0] ?? {}, { attestation_url: "${NARWHAL_NODE_1_URL}" }),
        ),
      "engine-1 launch_policy engines.0.attestation_url",
      "${NARWHAL_NODE_1_ATTESTATION_URL}",
      "${NARWHAL_NODE_1_URL}",
    ],
    [
      "the variable of a password",
      HOSTS,
      (fleet) =>
        edit(fleet, HOSTS, (text) =>
          text.replace('"password_env": null', '"password_env": "NARWHAL_NODE_1_SSH_PASSWORD"'),
        ),
      "engine-1 transport hosts.0.password_env",
      null,
      "NARWHAL_NODE_1_SSH_PASSWORD",
    ],
    [
      "a URL of deployment.env",
      DEPLOYMENT,
      (fleet) => edit(fleet, DEPLOYMENT, (text) => text.replace("10.20.0.12:8000", "10.20.0.12:8009")),
      "engine-2 route NARWHAL_NODE_2_URL",
      "http://10.20.0.12:8000",
      "http://10.20.0.12:8009",
    ],
    [
      "the hash of a config.json there",
      DEPLOYMENT,
      (fleet) =>
        edit(fleet, DEPLOYMENT, (text) =>
          text.replace(/(NODE_1_MODEL_CONFIG_SHA256=)\w+/, `$1${"a".repeat(64)}`),
        ),
      "engine-1 model NARWHAL_NODE_1_MODEL_CONFIG_SHA256",
      expect.stringMatching(/^[0-9a-f]{64}$/),
      "a".repeat(64),
    ],
    [
      "an image there",
      DEPLOYMENT,
      (fleet) =>
        edit(fleet, DEPLOYMENT, (text) =>
          text.replace(/(NODE_2_ENGINE_IMAGE=)\S+/, `$1sha256:${"a".repeat(64)}`),
        ),
      "engine-2 image NARWHAL_NODE_2_ENGINE_IMAGE",
      expect.stringMatching(/^sha256:/),
      `sha256:${"a".repeat(64)}`,
    ],
  ])("%s", async (_name, file, change, flag, before, after) => {
    const fleet = await discovered();
    change(fleet);
    const found = await verifyNow(fleet);
    expect(flags(found)).toEqual([flag]);
    const [only] = found.changes;
    expect(only).toMatchObject({
      file,
      because: `${file} was edited`,
      ...(before === undefined ? {} : { before }),
      after,
    });
    expect(only?.invalidates).toEqual([{ file, values: [only?.path] }]);
    expect(found.notes).toEqual([]);
    const own = found.errors.filter(({ code }) => code === "EVIDENCE_CHANGED");
    expect(own).toHaveLength(1);
    expect(own[0]?.subject).toBe(file);
    const copy = `${OUT}/generated/${file.split("/")[1]}`;
    expect(own[0]?.hint).toMatch(
      new RegExp(`^put back what discovery wrote: cp -- ${copy} ${file}; or archive `),
    );
  });

  it("in which every engine has the same other value has one finding", async () => {
    const fleet = await discovered();
    edit(fleet, LAUNCH, (text) => text.replaceAll('"block_size": 128', '"block_size": 256'));
    const found = await verifyNow(fleet);
    expect(found.changes).toHaveLength(2);
    expect(found.errors.map(({ message }) => message)).toEqual([
      `launch policy of engine-1, engine-2: engines.engine-1.runtime.block_size, engines.engine-2.runtime.block_size was 128, is 256 (${LAUNCH} was edited)`,
    ]);
  });

  it("of a later discovery are told as such: what names its record is no change", async () => {
    const fleet = await discovered();
    const named = "runs/discovery/second";
    for (const file of [LAUNCH, SOURCES, DEPLOYMENT])
      edit(fleet, file, (text) => text.replaceAll(OUT, named));
    const options = { options: { record: OUT } };
    const found = await verifyNow(fleet, options);
    expect(found).toMatchObject({ holds: true, changes: [], errors: [] });
    expect(found.notes).toEqual([
      `the generated files are of another discovery, recorded in ${named}: narwhal-deploy diff ${OUT} ${named} tells what it establishes otherwise`,
    ]);

    editJson(fleet, LAUNCH, (launch: Launch) => {
      for (const engine of Object.values(launch.engines)) engine.runtime.block_size = 64;
    });
    const other = await verifyNow(fleet, options);
    expect(flags(other)).toEqual(
      ["engine-1", "engine-2"].map((role) => `${role} launch_policy engines.${role}.runtime.block_size`),
    );
    expect(other.changes[0]).toMatchObject({ before: 128, after: 64, because: `${LAUNCH} is of ${named}` });
    editJson(fleet, LAUNCH, ({ engines }: Launch) =>
      Object.assign(engines["engine-2"] ?? {}, { accelerator: "other" }),
    );
    const changed = (await verifyNow(fleet, options)).errors.filter(
      ({ code }) => code === "EVIDENCE_CHANGED",
    );
    expect(changed.map(({ message }) => message)).toEqual([
      `launch policy of engine-1, engine-2: engines.engine-1.runtime.block_size, engines.engine-2.accelerator, engines.engine-2.runtime.block_size not what ${OUT} has (${LAUNCH} is of ${named})`,
    ]);
    edit(fleet, DEPLOYMENT, (text) =>
      text
        .replace(/(NODE_2_ENGINE_IMAGE=)\S+/, `$1sha256:${"a".repeat(64)}`)
        .replace("10.20.0.12:8000", "10.20.0.12:9000"),
    );
    expect((await verifyNow(fleet, options)).errors.map(({ message }) => message)).toContain(
      `image, route of engine-2: NARWHAL_NODE_2_ENGINE_IMAGE, NARWHAL_NODE_2_URL not what ${OUT} has (${DEPLOYMENT} is of ${named})`,
    );
    expect(other.errors[0]?.hint).toBe(
      `look at the record that the generated files are of: narwhal-deploy verify ${named}`,
    );
  });

  it("whose form alone is other is told, and flags nothing", async () => {
    const fleet = await discovered();
    edit(fleet, FLEET, (text) => JSON.stringify(JSON.parse(text)));
    edit(fleet, DEPLOYMENT, (text) => text.replace(/^export (NARWHAL_FLEET)=(\S+)$/m, "$1='$2'"));
    const found = await verifyNow(fleet);
    expect(found).toMatchObject({ holds: true, changes: [] });
    expect(found.notes).toEqual([
      "config/fleet.json is formatted otherwise than discovery wrote it; its values are the same",
      "config/deployment.env is formatted otherwise than discovery wrote it; its values are the same",
    ]);
  });

  it("with what operators add to a fleet file is told, and flags nothing", async () => {
    const fleet = await discovered();
    editJson(fleet, FLEET, (value: Fleet) => {
      Object.assign(value, { _owner: "team a", serving: { a: 1 }, recovery: {}, engine_contract: {} });
      Object.assign(value.engines[1] ?? {}, { pin: "prefill", _rack: 7 });
    });
    const found = await verifyNow(fleet);
    expect(found).toMatchObject({ holds: true, changes: [] });
    expect(found.notes).toHaveLength(6);
  });

  it("that is no document any more has its own finding beside", async () => {
    const fleet = await discovered();
    editJson(fleet, FLEET, (value: Fleet) => Object.assign(value, { surprise: 1 }));
    edit(fleet, HOSTS, (text) => text.slice(0, -5));
    const found = await verifyNow(fleet);
    expect(flags(found)).toEqual(["fleet launch_policy surprise"]);
    expect(found.errors.map(({ code, subject }) => `${code} ${subject ?? ""}`)).toEqual([
      `CONFIG_INVALID ${HOSTS}`,
      `CONFIG_INVALID ${FLEET}`,
      `EVIDENCE_CHANGED ${FLEET}`,
    ]);
  });

  it("that contradicts another, likewise", async () => {
    const fleet = await discovered();
    editJson(fleet, LAUNCH, ({ engines }: Launch) =>
      Object.assign(engines["engine-1"] ?? {}, { accelerator: "NVIDIA A100" }),
    );
    const found = await verifyNow(fleet);
    expect(flags(found)).toEqual(["engine-1 launch_policy engines.engine-1.accelerator"]);
    expect(found.errors.map(({ code }) => code)).toEqual(["CONFIG_MISMATCH", "EVIDENCE_CHANGED"]);
  });

  it("a record that was moved, and the configuration told", async () => {
    const fleet = await discovered();
    for (const [path, text] of Object.entries(fleet.store.files()))
      if (path.startsWith(`${OUT}/`))
        fleet.store.plant(path.replace("first", "archived"), { kind: "file", text });
    edit(fleet, DEPLOYMENT, (text) => text.replace(OUT, "runs/discovery/archived"));
    const found = await verifyNow(fleet);
    expect(found).toMatchObject({ record: "runs/discovery/archived", holds: true });
    expect(found.notes.join()).toContain("NARWHAL_DISCOVERY");
  });
});

const other = (name: string, seed: string): string => `${knownHostsLine(name, hostKey(seed))}\n`;
const without = (host: string) => (text: string) => text.replace(other(host, host), "");
const before = (host: string): string => `ssh-ed25519 ${hostKey(host).fingerprint}`;

describe("the host-key store", () => {
  it.each<readonly [string, (text: string) => string, unknown, RegExp]>([
    ["a line that is gone", without("gpu-b"), undefined, /has no key for gpu-b any more/],
    [
      "a key in place of another",
      (text) => without("gpu-b")(text) + other("gpu-b", "stranger"),
      `ssh-ed25519 ${hostKey("stranger").fingerprint}`,
      /line 3 has another key for gpu-b/,
    ],
    [
      "a key that is revoked",
      (text) => `${text}@revoked ${other("gpu-b", "gpu-b")}`,
      "revoked",
      /line 4 revokes it/,
    ],
    [
      "a key that is revoked by a pattern",
      (text) => `@revoked ${other("*", "gpu-b")}${text}`,
      "revoked",
      /line 1 revokes it/,
    ],
  ])("%s", async (_name, change, after, because) => {
    const fleet = await discovered();
    edit(fleet, KNOWN_HOSTS, change);
    const found = await verifyNow(fleet);
    expect(flags(found)).toEqual(["engine-2 transport hops.0.host_key"]);
    const [only] = found.changes;
    expect(only).toMatchObject({
      host: "node-2",
      before: before("gpu-b"),
      because: expect.stringMatching(because) as string,
    });
    expect(only?.after).toEqual(after);
    expect(only?.invalidates).toEqual([{ file: KNOWN_HOSTS, values: [before("gpu-b")] }]);
    expect(found.errors.map(({ code }) => code)).toEqual(["EVIDENCE_CHANGED"]);
    expect(found.errors[0]?.hint).toMatch(/^confirm the host's key/);
  });

  it("lines that were added, and comments, change nothing", async () => {
    const fleet = await discovered();
    edit(fleet, KNOWN_HOSTS, (text) => `${text}${other("gpu-c", "c")}${other("gpu-b", "second key")}`);
    expect(await verifyNow(fleet)).toMatchObject({ holds: true, notes: [] });
    edit(fleet, KNOWN_HOSTS, (text) => `# ours\n${text}`);
    const found = await verifyNow(fleet);
    expect(found).toMatchObject({ holds: true });
    expect(found.notes).toEqual([`${KNOWN_HOSTS} was edited; it still vouches for every recorded key`]);
  });

  it("a host that is known by an alias is looked for under it", async () => {
    const { established } =
      (await readEstablishedRecord((await discovered()).store, OUT, new Findings())) ?? {};
    const facts = established?.manifest.fingerprints["engine-2"]?.transport?.facts as { hops: object[] };
    facts.hops = facts.hops.map((hop) => ({ ...hop, known_as: "second" }));
    const check = (text: string) =>
      changedHostKeys({ established } as never, {
        ...parseKnownHosts(text, KNOWN_HOSTS),
        missing: false,
        grown: false,
      });
    const first = other("gpu-a", "gpu-a");
    expect(check(first + other("second", "gpu-b")).changes).toEqual([]);
    expect(check(first + other("gpu-b", "gpu-b")).changes).toMatchObject([
      { role: "engine-2", because: `${KNOWN_HOSTS} has no key for second any more` },
    ]);
  });

  it("a store that is missing vouches for nobody", async () => {
    const fleet = await discovered();
    await fleet.store.remove(KNOWN_HOSTS);
    const found = await verifyNow(fleet);
    expect(flags(found)).toEqual(
      ["engine-1", "engine-2", "router"].map((role) => `${role} transport hops.0.host_key`),
    );
    for (const { because } of found.changes) expect(because).toBe(`${KNOWN_HOSTS} is missing`);
  });

  it("an authority in place of a key is left open", async () => {
    const fleet = await discovered();
    edit(
      fleet,
      KNOWN_HOSTS,
      (text) => `${without("gpu-b")(text)}@cert-authority ${other("gpu-*", "authority")}`,
    );
    const found = await verifyNow(fleet);
    expect(found.changes).toEqual([]);
    expect(leftOpen(found)).toEqual(["engine-2: transport"]);
    expect(found.errors.map(({ code }) => code)).toEqual(["EVIDENCE_NOT_ESTABLISHED"]);
  });

  it("of hosts that share roles, every role is named", async () => {
    const fields = env({
      NARWHAL_NODE_2_SSH: "gpu-a",
      NARWHAL_NODE_1_GPU_IDS: "0",
      NARWHAL_NODE_2_GPU_IDS: "1",
      NARWHAL_NODE_2_ENGINE_PORT: "8001",
      NARWHAL_NODE_2_ATTEST_PORT: "8101",
      NARWHAL_NODE_2_NIXL_SIDE_CHANNEL_PORT: "5601",
      NARWHAL_NODE_2_UCX_TCP_PORT_RANGE: "31000-31999",
    });
    const fleet = await discovered({ env: fields, hosts: { "gpu-a": gpuHost("gpu-a", "10.20.0.11/24") } });
    edit(fleet, KNOWN_HOSTS, without("gpu-a"));
    const found = await verifyNow(fleet);
    expect(flags(found)).toHaveLength(3);
    expect(found.errors).toHaveLength(1);
    expect(found.errors[0]).toMatchObject({
      host: "node-1",
      details: { roles: ["engine-1", "engine-2", "router"] },
    });
  });
});
