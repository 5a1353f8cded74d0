import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Session } from "../../src/access/session.js";
import { sha256 } from "../../src/canonical.js";
import { checkComplete } from "../../src/checkpoint/check-complete.js";
import { checkProvenance, type DeclaredOrigin } from "../../src/checkpoint/check-provenance.js";
import { compareCheckpoints } from "../../src/checkpoint/compare-checkpoints.js";
import { hashCheckpoints, type HashCheckpointsOptions } from "../../src/checkpoint/hash-checkpoints.js";
import { type HashedCheckpoint, manifestsOf } from "../../src/checkpoint/hashed-checkpoint.js";
import { Findings } from "../../src/errors/findings.js";
import type { EngineInputs, Inventory } from "../../src/inputs/inputs.js";
import { never, openLocal } from "../access/sessions.js";

/** Files by path; `link` is a symbolic link, `null` takes a file of the base away. */
export type Tree = Readonly<Record<string, string | Uint8Array | { readonly link: string } | null>>;

/** A safetensors file of one tensor of `said` bytes; `there` of them are in the file. */
export function safetensors(said: number, there = said): Uint8Array {
  const text = JSON.stringify({
    __metadata__: { format: "pt" },
    "layer.0": { dtype: "U8", shape: [said], data_offsets: [0, said] },
  });
  const bytes = Buffer.alloc(8 + text.length + there, "w");
  bytes.writeBigUInt64LE(BigInt(text.length));
  bytes.write(text, 8);
  return bytes;
}

export const SHARDS = ["model-00001-of-00002.safetensors", "model-00002-of-00002.safetensors"] as const;

/** A whole checkpoint with code of its own. */
export const WHOLE: Tree = {
  "config.json": '{"auto_map":{"AutoConfig":"configuration_x.XConfig"}}',
  "configuration_x.py": "class XConfig: pass\n",
  "tokenizer.json": "{}",
  "tokenizer_config.json": "{}",
  "model.safetensors.index.json": JSON.stringify({
    metadata: { total_size: 40 },
    weight_map: { a: SHARDS[0], b: SHARDS[0], c: SHARDS[1] },
  }),
  [SHARDS[0]]: safetensors(20),
  [SHARDS[1]]: safetensors(10),
};

/** Directories below a temporary one, and sessions with real agents for each of two hosts. */
export class RealReplicas {
  readonly home: string;
  readonly sessions: ReadonlyMap<string, Session>;
  #count = 0;

  private constructor(home: string, sessions: ReadonlyMap<string, Session>) {
    this.home = home;
    this.sessions = sessions;
  }

  static async open(): Promise<RealReplicas> {
    const home = await mkdtemp(join(tmpdir(), "replicas-"));
    const [first, second] = await Promise.all([openLocal(), openLocal()]);
    return new RealReplicas(
      home,
      new Map([
        ["node-1", first],
        ["node-2", second],
      ]),
    );
  }

  async close(): Promise<void> {
    await Promise.all([...this.sessions.values()].map((session) => session.close()));
    await rm(this.home, { recursive: true });
  }

  /** Makes a directory with these files over a base. */
  async plant(tree: Tree, base: Tree = WHOLE, name = `m${(this.#count += 1)}`): Promise<string> {
    const root = join(this.home, name);
    await mkdir(root, { recursive: true });
    for (const [path, content] of Object.entries({ ...base, ...tree })) {
      if (content === null) continue;
      const place = join(root, path);
      await mkdir(dirname(place), { recursive: true });
      if (typeof content === "object" && "link" in content) await symlink(content.link, place);
      else await writeFile(place, content);
    }
    return root;
  }

  async hash(
    directories: readonly [string, string],
    findings: Findings,
    options: Partial<HashCheckpointsOptions> = {},
  ): Promise<ReadonlyMap<string, HashedCheckpoint>> {
    return hashCheckpoints({
      inputs: { engines: directories.map((directory, index) => engine(index + 1, directory)) },
      inventory: INVENTORY,
      sessions: this.sessions,
      stallMs: 10_000,
      findings,
      signal: never(),
      ...options,
    });
  }

  /** What the whole gate finds: `code role subject`, errors first. */
  async judge(directories: readonly [string, string], origin: DeclaredOrigin = {}): Promise<Findings> {
    const findings = new Findings();
    const hashed = await this.hash(directories, findings);
    const trees = new Set(hashed.values());
    checkComplete(trees, metadataOf(hashed), findings);
    checkProvenance(trees, origin, findings);
    compareCheckpoints(manifestsOf(hashed), findings, INVENTORY);
    return findings;
  }
}

/** Codes with the roles that have the fault. */
export function codesOf(findings: Findings): readonly string[] {
  return [...findings.errors, ...findings.warnings].map(({ code, details }) => {
    const roles = details?.["roles"];
    return Array.isArray(roles) ? `${code} ${roles.join(" ")}` : code;
  });
}

/** What was observed of each engine: here, what the base says. */
function metadataOf(hashed: ReadonlyMap<string, HashedCheckpoint>) {
  const text = WHOLE["config.json"] as string;
  const config = JSON.parse(text) as Record<string, never>;
  const metadata = { configSha256: sha256(text), config, tokenizerConfig: {}, processors: {} };
  return new Map([...hashed.keys()].map((role) => [role, metadata]));
}

const INVENTORY: Inventory = [1, 2].map((number) => ({
  id: `node-${number}`,
  destination: `host-${number}`,
  sshEnv: `NARWHAL_NODE_${number}_SSH`,
  passwordEnv: null,
  roles: [`engine-${number}` as const],
}));

export function engine(number: number, modelDir: string): EngineInputs {
  return {
    number,
    role: `engine-${number}`,
    destination: "",
    image: "",
    modelDir,
    runDir: "",
    fabricInterface: "",
    enginePort: 1,
    attestPort: 2,
    sideChannelPort: 3,
    ucxTcpPortRange: { low: 4, high: 5 },
    from: { MODEL_DIR: `NARWHAL_NODE_${number}_MODEL_DIR` },
  };
}
