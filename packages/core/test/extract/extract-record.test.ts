import { validate } from "@narwhal/schemas";
import { beforeAll, describe, expect, it } from "vitest";
import { parseEnvFile } from "../../src/inputs/env-file.js";
import { canonicalJson, type Json, sha256 } from "../../src/canonical.js";
import { Findings } from "../../src/errors/findings.js";
import { replay } from "../../src/evidence/replay.js";
import { storeWith } from "../evidence/records.js";
import { type Extract, extractRecord } from "../../src/extract/extract-record.js";
import type { RecordFile } from "../../src/extract/record-file.js";
import {
  CANARIES,
  canaryCheckpoint,
  canaryEnvironment,
  canaryTransport,
  OUT,
  recordOf,
  replaying,
  written,
} from "./canary-fleet.js";

/** The fingerprints of a manifest but for the transport: in a replay that is another one. */
function facts(manifest: string): unknown {
  const { fingerprints } = JSON.parse(manifest) as { fingerprints: Record<string, Record<string, unknown>> };
  return Object.entries(fingerprints).map(([role, categories]) => [role, { ...categories, transport: null }]);
}

/** What a failed run and a talkative host add to a record. */
const ADDED: readonly RecordFile[] = [
  {
    path: "failure.json",
    text: `${JSON.stringify(
      {
        first: {
          message:
            "cannot log in to canarylogin@canary-gpu-b.canary.example.org:22: Permission denied (SHA256:CanaryFingerprint01234567890123456789012345)",
        },
        log: "line one\ncanary-gpu-a says:\tcanaryuser@203.9.8.7 left \u001b[31mcanary-gpu-b\u001b[0m\nssh://canarylogin:CanaryPassword9@other.canary.example.org/ via ip-10-87-65-11",
        mapped:
          "::ffff:10.87.65.11 and [2a0f:ca11::12]:8000, 10.87.65.11-10.87.65.12, 10.87.65.0/24, broadcast 10.87.65.255",
      },
      null,
      2,
    )}\n`,
  },
];

const environmentText = Object.entries(canaryEnvironment)
  .map(([name, value]) => `${name}='${value.replaceAll("'", `'\\''`)}'\n`)
  .join("");
let files: Readonly<Record<string, string>>;
let extract: Extract;

beforeAll(async () => {
  files = await written(canaryEnvironment, canaryTransport());
  const given = [...recordOf(files), ...ADDED, { path: "inputs.env", text: environmentText }];
  extract = extractRecord(given, { environment: canaryEnvironment });
});

const textOf = (path: string): string => extract.files.find((file) => file.path === path)?.text ?? "";
const standInOf = (original: string): string | undefined =>
  extract.standIns.find((each) => each.original === original)?.standIn;

describe("the extract of a record full of canaries", () => {
  it.each(CANARIES)("holds no %s", (canary) => {
    const holding = (texts: readonly RecordFile[]): string[] =>
      texts.filter(({ text }) => text.toLowerCase().includes(canary.toLowerCase())).map(({ path }) => path);
    const original = [...recordOf(files), ...ADDED, { path: "inputs.env", text: environmentText }];
    const planted = holding(original).length > 0 || /CanaryPassword|hf_|key-4711/.test(canary);
    expect(planted).toBe(true);
    expect(holding(extract.files)).toEqual([]);
  });

  it("has a table of stand-ins without a secret, each original and each stand-in once", () => {
    const table = JSON.stringify(extract.standIns);
    expect(table).not.toMatch(/CanaryPassword|hf_canary|canary-key/);
    const keys = (pick: "original" | "standIn"): string[] =>
      extract.standIns.map((each) => `${each.kind} ${each[pick]}`);
    expect(new Set(keys("original")).size).toBe(extract.standIns.length);
    expect(new Set(keys("standIn")).size).toBe(extract.standIns.length);
  });

  it("calls one host by one stand-in in every file", () => {
    expect(standInOf("canary-gpu-a")).toBe("host-1");
    expect(JSON.parse(textOf("engine-1.json"))).toMatchObject({
      hostname: "host-1",
      host: { user: standInOf("canaryuser") },
    });
    expect(textOf("transcripts/node-1/001-host.json")).toContain('\\"hostname\\":\\"host-1\\"');
    expect(textOf("logs/node-1.log")).toContain('"hostname":"host-1"');
    const { fingerprints } = JSON.parse(textOf("manifest.json")) as { fingerprints: Record<string, unknown> };
    const login = standInOf("canarylogin");
    expect(fingerprints["engine-1"]).toMatchObject({
      transport: { facts: { destination: `${login}@host-1.domain-1.example` } },
    });
    expect(textOf("failure.json")).toContain(`${login}@host-2.domain-1.example:22`);
  });

  it("keeps the story: escapes, kinds of addresses, networks, versions, roles", () => {
    const { log, mapped } = JSON.parse(textOf("failure.json")) as Record<string, string>;
    expect(log).toMatch(/^line one\nhost-1 says:\tuser-\d+@\S+ left \u001b\[31mhost-2\u001b\[0m\nssh:/);
    expect(log).toContain("[redacted]@host-4.domain-1.example");
    const first = standInOf("10.87.65.11") ?? "";
    const [second, network] = [standInOf("10.87.65.12"), standInOf("10.87.65.0")];
    expect(mapped).toBe(
      `::ffff:${first} and [2001:db8:0:1::1]:8000, ${first}-${second}, ${network}/24, broadcast ${standInOf("10.87.65.255")}`,
    );
    expect(standInOf("fdca:11::12")).toMatch(/^fd00:db8:/);
    expect(standInOf("fe80::ca11")).toMatch(/^fe80::/);
    expect([first, second, network].map((each) => each?.replace(/\d+$/, ""))).toEqual(
      Array(3).fill(network?.slice(0, -1)),
    );
    expect(textOf("logs/node-1.log")).toContain("NCCL_VERSION=2.27.3.1");
    expect(textOf("logs/node-1.log")).toContain('"9.10.2.21"');
  });

  it("is a record by its schemas, with digests that fit", () => {
    for (const { path, text } of extract.files) {
      const name = path.startsWith("transcripts/")
        ? "transcript"
        : /^engine-\d+\.json$/.test(path)
          ? "engine-observation"
          : path.endsWith("-checkpoint.json")
            ? "checkpoint-manifest"
            : path === "manifest.json"
              ? "discovery-manifest"
              : undefined;
      if (name !== undefined) expect(validate(name, JSON.parse(text)), path).toMatchObject({ ok: true });
    }
    const manifest = JSON.parse(textOf("manifest.json")) as {
      fingerprints: Record<string, Record<string, { sha256: string; facts: Json }>>;
    };
    for (const { sha256: digest, facts } of Object.values(manifest.fingerprints).flatMap(Object.values)) {
      expect(digest).toBe(sha256(canonicalJson(facts as Json)));
    }
  });

  it("says what it could not judge, and where", () => {
    const odd = extractRecord([
      ...recordOf(files),
      {
        path: "logs/odd.log",
        text: "x\nsee canary-gpu-a_old, cudnn version 9.9.9.9, /srv/acme/files, wiki.acme.com or Zk3vQ9xLw7TbR2mYp8HdN4s\n",
      },
    ]);
    const seen = odd.unjudged.filter(({ file }) => file === "logs/odd.log");
    expect(seen.map(({ kind, text }) => `${kind} ${text}`).sort()).toEqual([
      "address 9.9.9.9",
      "host wiki.acme.com",
      "name canary-gpu-a_old",
      "path /srv/acme",
      "token Zk3vQ9xLw7TbR2mYp8HdN4s",
    ]);
    expect(seen.map(({ line }) => line)).toEqual([2, 2, 2, 2, 2]);
  });
});

describe("the extract replays", () => {
  let again: Readonly<Record<string, string>>;

  beforeAll(async () => {
    const { entries } = parseEnvFile(textOf("inputs.env"), {});
    const environment = Object.fromEntries(entries.map(({ name, value }) => [name, value]));
    expect(Object.keys(environment)).toEqual(Object.keys(canaryEnvironment));
    const directory = environment["NARWHAL_MODEL_DIR"] ?? "";
    expect(directory).toMatch(/^\/home\/user-\d\/dir-\d\/models\/dir-\d$/);
    const shown = JSON.parse(textOf("transcripts/node-1/004-read.json")) as { stdout: string };
    const contents = JSON.parse(shown.stdout) as Record<string, { text: string }>;
    const path = `${directory}/config.json`;
    const checkpoint = { ...canaryCheckpoint(directory), [path]: contents[path]?.text ?? "" };
    again = await written(environment, replaying(extract.files, checkpoint));
  });

  it.each(["hosts.local.json", "engine-launch.local.json", "fleet.json"])(
    "and derives the same %s",
    (name) => {
      const cache = JSON.stringify("/home/canaryuser/canary-project/cache").slice(1, -1);
      const [user, project, directory] = ["canaryuser", "canary-project", "cache"].map(standInOf);
      const expected = (files[`config/${name}`] ?? "").replaceAll(
        cache,
        `/home/${user}/${project}/${directory}`,
      );
      expect(again[`config/${name}`]).toBe(expected);
    },
  );

  it("with the addresses of the stand-ins", () => {
    const deployment = again["config/deployment.env"] ?? "";
    expect(deployment).toContain(`NARWHAL_NODE_1_IP=${standInOf("10.87.65.11")}\n`);
    expect(deployment).toContain(`NARWHAL_NODE_2_URL=http://${standInOf("10.87.65.12")}:8000\n`);
  });

  it.each(["engine-1.json", "engine-2.json", "engine-1-checkpoint.json", "engine-2-checkpoint.json"])(
    "and sees what the extract shows in %s",
    (name) => {
      expect(JSON.parse(again[`${OUT}/${name}`] ?? "null")).toEqual(JSON.parse(textOf(name)));
    },
  );

  it("and fingerprints what the extract fingerprints", () => {
    expect(facts(again[`${OUT}/manifest.json`] ?? "null")).toEqual(facts(textOf("manifest.json")));
  });

  it("alone, without host and inputs, byte for byte", async () => {
    const alone = extractRecord(recordOf(files), { environment: canaryEnvironment });
    const store = storeWith(Object.fromEntries(alone.files.map(({ path, text }) => [`shown/${path}`, text])));
    const findings = new Findings();
    const result = await replay(store, "shown", findings);
    expect(findings.errors.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
    expect(result?.differences).toEqual([]);
    expect(result?.settings).toEqual([]);
    const paths = result?.documents.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(["manifest.json", "generated/engine-launch.local.json"]));
    const manifest = JSON.parse(alone.files.find(({ path }) => path === "manifest.json")?.text ?? "") as {
      files: Record<string, string>;
    };
    expect(Object.keys(manifest.files)).toHaveLength(5);
  });
});

/** The extract of a log beside a host that the record knows. */
function told(text: string): readonly [string, Extract] {
  const route = '{"destination": "ssh://canaryuser@[fd00:ca11::12]:22", "hostname": "canary-gpu-a"}';
  const made = extractRecord([
    { path: "engine-1.json", text: route },
    { path: "logs/x.log", text },
  ]);
  return [made.files[1]?.text ?? "", made];
}

describe("what tools say of hosts", () => {
  it("has stand-ins for qualified names of a host that is known by its first part", () => {
    const [text, { standIns }] = told("canary-gpu-a.CANARY.example.org, other.canary.example.org.\n");
    expect(text).toBe("host-1.domain-1.example, host-2.domain-1.example.\n");
    expect(standIns.map(({ original }) => original)).not.toContain("fd00");
  });

  it("has stand-ins for addresses in names of files, where they are known, else says so", () => {
    const [text, { unjudged }] = told(
      "to 10.87.65.11:22, 10.87.65.11-7.txt, 10.87.65.12.bin, 10.87.65.13-rc1\n",
    );
    expect(text).toBe("to 192.0.2.1:22, 192.0.2.1-7.txt, 192.0.2.2.bin, 10.87.65.13-rc1\n");
    expect(unjudged.map((each) => each.text)).toEqual(["10.87.65.13"]);
  });

  it("names parts of paths that have a stand-in elsewhere", () => {
    const [text, { unjudged }] = told(
      "/home/canaryuser/canary-project/x /hub/canary-project /tmp/canary/y\n",
    );
    expect(text).toBe("/home/user-1/dir-1/dir-2 /hub/canary-project /tmp/canary/y\n");
    expect(unjudged.map((each) => `${each.kind} ${each.text}`)).toEqual([
      "path /hub/canary-project",
      "path /tmp/canary",
      "name canary-project",
    ]);
  });
});
