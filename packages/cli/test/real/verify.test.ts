import { createHash } from "node:crypto";
import { lstat, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gpuHost, IMAGE_ID, MODEL_DIR } from "../../../core/test/real/gpu-host.js";
import {
  freshNetwork,
  HOST_NEEDS,
  type RealHost,
  type RealHosts,
  startHosts,
} from "../../../core/test/real/hosts.js";
import { lacking } from "../../../core/test/real/needs.js";
import { jsonOf } from "../run-cli.js";
import { fleetFields, operator, type Operator, operatorKey, OUT } from "./operator.js";

const network = freshNetwork();
const FIELDS = fleetFields(["gpu-a", "gpu-b"]);
const SMI = "/usr/local/bin/nvidia-smi";
const DOCKER = "/usr/local/bin/docker";
const LAUNCH = "config/engine-launch.local.json";
const KNOWN_HOSTS = "config/ssh.known_hosts";

/** The result of `verify --json`, as far as these tests look at it. */
interface Verified {
  readonly holds: boolean;
  readonly changes: readonly {
    readonly role: string | null;
    readonly category: string;
    readonly path: string;
    readonly before?: unknown;
    readonly after?: unknown;
    readonly because: string;
    readonly invalidates: readonly { readonly file: string; readonly values: readonly string[] }[];
  }[];
  readonly not_established: readonly {
    readonly roles: readonly string[];
    readonly categories: readonly string[];
  }[];
  readonly notes: readonly string[];
  readonly examined: Readonly<Record<string, unknown>>;
}

describe.skipIf(lacking(...HOST_NEEDS, "ssh"))("verify on real hosts", () => {
  let real: RealHosts;
  let here: Operator;
  /** Every file of the workstation, as discovery left it. */
  let files: ReadonlyMap<string, string>;

  const host = (name: string): RealHost => {
    const found = real.hosts.find(({ spec }) => spec.name === name);
    if (found === undefined) throw new TypeError(`there is no ${name}`);
    return found;
  };
  beforeAll(async () => {
    const place = (name: string, number: number) => ({
      name,
      address: network.v4(number),
      authorizedKeys: [operatorKey.publicKey],
      interfaces: { fabric0: [`10.31.0.${number}/24`] },
    });
    real = await startHosts([gpuHost(place("gpu-a", 11)), gpuHost(place("gpu-b", 12)), place("hop", 13)]);
    here = await operator({
      fields: FIELDS,
      config: [
        `Host gpu-a\n  HostName ${network.v4(11)}\n  User ops`,
        `Host gpu-b\n  HostName ${network.v4(12)}\n  User ops\n  ProxyJump ops@${network.v4(13)}`,
      ],
    });
    const discovered = await here.run(["discover", "--out", OUT]);
    expect(discovered.status, discovered.stderr).toBe(0);
    files = await here.files();
  }, 120_000);

  afterAll(async () => {
    await real?.stop();
    await here?.leave();
  });

  /** Verifies, and holds the program to leaving everything as it was. */
  async function verify(...words: string[]): Promise<Verified & { readonly codes: readonly string[] }> {
    const before = await here.files();
    const result = await here.run(["verify", "--json", ...words]);
    expect(await here.files()).toEqual(before);
    const { ok, errors, result: found } = jsonOf(result);
    const verified = found as unknown as Verified;
    expect(verified, result.stdout).not.toBeNull();
    expect({ status: result.status, ok }).toEqual(
      verified.holds ? { status: 0, ok: true } : { status: 1, ok: false },
    );
    return { ...verified, codes: [...new Set(errors.map(({ code }) => code))] };
  }

  /** Puts a file of the workstation back. */
  const restore = (path: string): Promise<void> =>
    writeFile(join(here.cwd, path), files.get(path) ?? "", { mode: 0o600 });

  async function edit(path: string, change: (text: string) => string): Promise<void> {
    const text = await readFile(join(here.cwd, path), "utf8");
    expect(change(text)).not.toBe(text);
    await writeFile(join(here.cwd, path), change(text), { mode: 0o600 });
  }

  /** A change on hosts, with the commands that make it and undo it. */
  async function whileChanged(
    change: readonly [string, string],
    on: readonly string[],
    then: () => Promise<void>,
  ) {
    const [make, undo] = change;
    try {
      for (const name of on) await host(name).run("sh", "-c", make);
      await then();
    } finally {
      for (const name of on) await host(name).run("sh", "-c", undo);
    }
  }

  test("nothing changed: the evidence holds, whichever way it is looked at", async () => {
    const ways = [[], ["--live"], ["--checkpoint"], [OUT]];
    for (const found of await Promise.all(ways.map((words) => verify(...words)))) {
      expect(found).toMatchObject({ holds: true, changes: [], not_established: [], notes: [] });
    }
    const { examined } = await verify("--checkpoint", "--reuse-hashes", OUT);
    expect(examined).toMatchObject({ host_keys: 3, live: { hosts: ["node-1", "node-2"] } });
    const { files: all, reused } = examined["checkpoint"] as { files: number; reused: number };
    expect(reused).toBe(all);
    const people = await here.run(["verify", "--live"]);
    expect(people.stdout).toContain(`the evidence of ${OUT} holds`);
  }, 120_000);

  test.each<readonly [string, readonly string[], readonly [string, string], readonly string[], string]>([
    [
      "a driver",
      ["gpu-b"],
      [`sed -i s/580.95.05/570.10.01/ ${SMI}`, `sed -i s/570.10.01/580.95.05/ ${SMI}`],
      [0, 1, 2, 3].map((index) => `engine-2 hardware gpus.${index}.driver`),
      "engines.engine-2.accelerator_devices",
    ],
    [
      "an exchanged card",
      ["gpu-b"],
      [
        `cp -p ${SMI} /root/smi; sed -i 's/^\\(0,[^,]*,GPU-\\)..../\\1feed/' ${SMI}`,
        `cp -p /root/smi ${SMI}`,
      ],
      ["engine-2 hardware gpus.0.uuid"],
      "engines.engine-2.gpu_ids",
    ],
    [
      "another image with the same packages",
      ["gpu-a", "gpu-b"],
      [
        `sed -i 's/"Id":"${IMAGE_ID}"/"Id":"sha256:${"d".repeat(64)}"/' ${DOCKER}`,
        `sed -i 's/"Id":"sha256:${"d".repeat(64)}"/"Id":"${IMAGE_ID}"/' ${DOCKER}`,
      ],
      ["engine-1 image id", "engine-2 image id"],
      "NARWHAL_NODE_2_ENGINE_IMAGE",
    ],
    [
      "config.json",
      ["gpu-a", "gpu-b"],
      [`echo >> ${MODEL_DIR}/config.json`, `truncate -s -1 ${MODEL_DIR}/config.json`],
      ["engine-1 model config_sha256", "engine-2 model config_sha256"],
      "NARWHAL_NODE_1_MODEL_CONFIG_SHA256",
    ],
    [
      "another fabric address",
      ["gpu-b"],
      [
        "ip addr del 10.31.0.12/24 dev fabric0; ip addr add 10.31.0.99/24 dev fabric0",
        "ip addr del 10.31.0.99/24 dev fabric0; ip addr add 10.31.0.12/24 dev fabric0",
      ],
      ["address", "url", "attestation_url"].map((path) => `engine-2 route ${path}`),
      "NARWHAL_NODE_2_IP",
    ],
    [
      "another MTU",
      ["gpu-b"],
      ["ip link set fabric0 mtu 1400", "ip link set fabric0 mtu 1500"],
      ["engine-2 route mtu"],
      "fingerprints.engine-2.route.mtu",
    ],
  ])(
    "%s",
    async (_name, on, change, expected, rests) => {
      await whileChanged(change, on, async () => {
        const [offline, found] = await Promise.all([verify(), verify("--live")]);
        expect(offline.holds).toBe(true);
        expect(flags(found)).toEqual(expected);
        expect(found).toMatchObject({ holds: false, not_established: [], codes: ["EVIDENCE_CHANGED"] });
        expect(resting(found)).toContain(rests);
      });
    },
    120_000,
  );

  test("one byte of one shard: only hashing sees it", async () => {
    const listing = await host("gpu-b").run("sh", "-c", `ls ${MODEL_DIR}/*.safetensors | tail -1`);
    const shard = listing.trim();
    await host("gpu-b").run("cp", "-p", shard, "/root/shard");
    const damage = `printf '\\125' | dd of=${shard} bs=1 seek=60000 conv=notrunc 2>/dev/null`;
    await whileChanged([damage, `cp -p /root/shard ${shard}`], ["gpu-b"], async () => {
      const [live, ...hashed] = await Promise.all(
        [["--live"], ["--checkpoint"], ["--checkpoint", "--reuse-hashes", OUT]].map((words) =>
          verify(...words),
        ),
      );
      expect(live?.holds).toBe(true);
      for (const found of hashed) {
        expect(flags(found)).toEqual(["engine-2 model tree_sha256"]);
        expect(found.codes).toEqual(["EVIDENCE_CHANGED"]);
        expect(found.changes[0]).toMatchObject({
          files: [{ path: shard.split("/").at(-1), mark: "differs" }],
          because: "seen on node-2",
        });
        expect(resting(found)).toContain(`${OUT}/engine-2-checkpoint.json`);
      }
    });
  }, 120_000);

  test("an edited value of .env, of the process and of a generated file", async () => {
    await here.environment({ ...FIELDS, NARWHAL_BLOCK_SIZE: "64" });
    const fields = await verify();
    await here.environment(FIELDS);
    expect(flags(fields)).toEqual(
      ["engine-1", "engine-2"].map((role) => `${role} launch_policy runtime.block_size`),
    );
    expect(fields.changes[0]).toMatchObject({ before: 128, after: 64, because: "NARWHAL_BLOCK_SIZE" });
    expect(resting(fields)).toContain("engines.engine-2.runtime.block_size");

    const process = await here.run(["verify", "--json"], { env: { NARWHAL_TTFT_S: "3" } });
    expect(process.status).toBe(1);
    expect(flags(jsonOf(process).result as unknown as Verified)).toEqual(["fleet launch_policy slo.ttft_s"]);

    await edit(LAUNCH, (text) => text.replace('"block_size": 128', '"block_size": 256'));
    const edited = await verify("--live");
    await restore(LAUNCH);
    expect(flags(edited)).toEqual(["engine-1 launch_policy engines.engine-1.runtime.block_size"]);
    expect(edited.changes[0]).toMatchObject({ before: 128, after: 256, because: `${LAUNCH} was edited` });
    expect(edited.codes).toEqual(["EVIDENCE_CHANGED"]);
    expect((await verify()).holds).toBe(true);
  }, 120_000);

  test("another transport, and another way to a host", async () => {
    await here.environment({ ...FIELDS, NARWHAL_TRANSPORT: "openssh" });
    const [asked, used] = await Promise.all([verify(), verify("--live")]);
    await here.environment(FIELDS);
    const roles = ["engine-1", "engine-2", "router"];
    expect(flags(asked)).toEqual(roles.map((role) => `${role} transport asked`));
    expect(flags(used)).toEqual(
      roles.flatMap((role) => [`${role} transport asked`, `${role} transport used`]),
    );
    expect(used.codes).toEqual(["EVIDENCE_CHANGED"]);

    const config = join(here.cwd, ".workstation/config");
    const text = await readFile(config, "utf8");
    await writeFile(config, text.replace(/^ *ProxyJump.*$/m, ""));
    const direct = await verify("--live");
    await writeFile(config, text);
    expect(flags(direct)).toEqual(["engine-2 transport hops"]);
    expect(direct).toMatchObject({ not_established: [], codes: ["EVIDENCE_CHANGED"] });
  }, 120_000);

  test("a line of the host-key store that is gone, and a key that is revoked", async () => {
    const line = new RegExp(`^${network.v4(12).replaceAll(".", String.raw`\.`)} .*\n`, "m");
    await edit(KNOWN_HOSTS, (text) => text.replace(line, ""));
    const [gone, live] = await Promise.all([verify(), verify("--live")]);
    await restore(KNOWN_HOSTS);
    expect(flags(gone)).toEqual(["engine-2 transport hops.1.host_key"]);
    expect(gone.codes).toEqual(["EVIDENCE_CHANGED"]);
    expect(flags(live)).toEqual(["engine-2 transport hops.1.host_key"]);
    expect(live.codes).toEqual(["HOST_KEY_UNKNOWN", "EVIDENCE_CHANGED", "EVIDENCE_NOT_ESTABLISHED"]);

    await edit(KNOWN_HOSTS, (text) => `${text}@revoked ${network.v4(13)} ${host("hop").hostKeys[0] ?? ""}\n`);
    const revoked = await verify();
    await restore(KNOWN_HOSTS);
    expect(flags(revoked)).toEqual(["engine-2 transport hops.0.host_key"]);
    expect(revoked.changes[0]).toMatchObject({ after: "revoked" });
  }, 120_000);

  test("a host with another key: told with both, and nobody logs in", async () => {
    const keys = "/etc/ssh/narwhal/ssh_host_ed25519_key";
    const rekey = `cp -p ${keys} /root/key; cp -p ${keys}.pub /root/key.pub; rm ${keys}; ssh-keygen -q -t ed25519 -N '' -f ${keys}`;
    const reload = "kill -HUP 1; sleep 0.5";
    await whileChanged(
      [`${rekey}; ${reload}`, `cp -p /root/key ${keys}; cp -p /root/key.pub ${keys}.pub; ${reload}`],
      ["gpu-a"],
      async () => {
        const shown = await host("gpu-a").run("cat", `${keys}.pub`);
        const before = host("gpu-a").log().split("Accepted ").length;
        const found = await verify("--live");
        expect(host("gpu-a").log().split("Accepted ")).toHaveLength(before);
        expect(flags(found)).toEqual([
          "engine-1 transport hops.0.host_key",
          "router transport hops.0.host_key",
        ]);
        expect(found.changes[0]).toMatchObject({
          before: `ssh-ed25519 ${fingerprint(host("gpu-a").hostKeys[0] ?? "")}`,
          after: `ssh-ed25519 ${fingerprint(shown)}`,
        });
        expect(found.not_established).toMatchObject([
          {
            roles: ["engine-1", "router"],
            categories: ["hardware", "model", "image", "launch_policy", "route"],
          },
        ]);
        expect(found.codes).toEqual(["HOST_KEY_CHANGED", "EVIDENCE_CHANGED", "EVIDENCE_NOT_ESTABLISHED"]);
      },
    );
  }, 120_000);

  test("a probe that fails: all else is compared", async () => {
    await whileChanged(
      [`mv ${DOCKER} ${DOCKER}.away`, `mv ${DOCKER}.away ${DOCKER}`],
      ["gpu-b"],
      async () => {
        const found = await verify("--live");
        expect(found.changes).toEqual([]);
        expect(found.not_established).toMatchObject([
          { roles: ["engine-2"], categories: ["image", "launch_policy"] },
        ]);
      },
    );
  }, 120_000);

  /** Everything below the workstation: kind, mode, time of change, content. */
  async function everything(): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    for (const name of await readdir(here.cwd, { recursive: true })) {
      const path = join(here.cwd, name);
      const at = await lstat(path, { bigint: true });
      const text = at.isFile() ? (await readFile(path)).toString("base64") : "";
      found.set(name, `${at.mode} ${at.mtimeNs} ${at.ino} ${text}`);
    }
    return found;
  }

  test.each<readonly [string, readonly [string, string], string, RegExp]>([
    [
      "while a tool hangs",
      [
        `cp -p ${SMI} /root/smi; printf '#!/bin/sh\\ntrap "" TERM HUP INT\\nsleep 98763\\n' > ${SMI}`,
        `cp -p /root/smi ${SMI}`,
      ],
      "--live",
      /node-2: connected/,
    ],
    [
      "while a large file is hashed",
      [`truncate -s 2T ${MODEL_DIR}/large.bin`, `rm ${MODEL_DIR}/large.bin`],
      "--checkpoint",
      /2\.0 TiB/,
    ],
  ])(
    "SIGINT %s: 130, nothing is changed here, and nothing is left there",
    async (_name, change, way, moment) => {
      await whileChanged(change, ["gpu-b"], async () => {
        const before = await everything();
        let acted = false;
        const result = await here.run(["verify", way, "--json"], {
          onOutput(seen, kill) {
            if (acted || !moment.test(seen)) return;
            acted = true;
            setTimeout(() => kill("SIGINT"), 500);
          },
        });
        expect(result.status, result.stderr).toBe(130);
        expect(jsonOf(result)).toMatchObject({ ok: false, errors: [{ code: "INTERRUPTED" }] });
        expect(await everything()).toEqual(before);
        for (const name of ["gpu-a", "gpu-b"]) {
          await expect.poll(() => host(name).processes(), { timeout: 30_000 }).toEqual([]);
          expect(await host(name).run("ls", "-A", "/tmp", "/home/ops")).not.toMatch(/narwhal|agent/);
        }
      });
    },
    90_000,
  );

  test("a host that no store knows is not entered, and nothing at all is written for it", async () => {
    await edit(KNOWN_HOSTS, (text) =>
      text
        .split("\n")
        .filter((line) => !line.startsWith(network.v4(12)))
        .join("\n"),
    );
    try {
      const before = await everything();
      for (const by of ["ssh2", "openssh"]) {
        const result = await here.run(["verify", "--checkpoint", "--transport", by, "--json"]);
        expect(result.status, result.stderr).toBe(1);
        const codes = jsonOf(result).errors.map(({ code }) => code);
        expect(codes.filter((code) => code.startsWith("HOST_KEY_"))).toHaveLength(1);
        expect(codes).toContain("EVIDENCE_NOT_ESTABLISHED");
        expect(await everything()).toEqual(before);
      }
    } finally {
      await restore(KNOWN_HOSTS);
    }
  }, 60_000);

  test("everything as it was: the evidence holds again", async () => {
    expect((await verify("--checkpoint")).holds).toBe(true);
  }, 60_000);

  test("a host that is gone: the others are compared", async () => {
    await host("gpu-b").kill();
    const found = await verify("--live", "--connect-timeout", "2", "--login-timeout", "4");
    expect(found.changes).toEqual([]);
    expect(found.not_established).toMatchObject([
      {
        roles: ["engine-2"],
        categories: ["hardware", "model", "image", "launch_policy", "route", "transport"],
      },
    ]);
    expect(found.examined).toMatchObject({ live: { hosts: ["node-1"] } });
    expect(found.codes).toContain("EVIDENCE_NOT_ESTABLISHED");
  }, 60_000);
});

function flags({ changes }: Verified): string[] {
  return changes.map(({ role, category, path }) => `${role ?? "fleet"} ${category} ${path}`);
}

function resting({ changes }: Verified): string {
  return changes
    .flatMap(({ invalidates }) => invalidates.flatMap(({ file, values }) => [file, ...values]))
    .join(" ");
}

function fingerprint(key: string): string {
  const blob = Buffer.from(key.split(" ")[1] ?? "", "base64");
  return `SHA256:${createHash("sha256").update(blob).digest("base64").replace(/=+$/, "")}`;
}
