import { chmod, mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { never, type Tool } from "./simulated-machine.js";
import type { VirtualNode } from "./virtual-files.js";

/**
 * The files that the agent contract looks at, by path below one directory: a text is a regular file, `link` a
 * symbolic link.
 *
 * @public
 */
export const AGENT_CONTRACT_FILES: Readonly<Record<string, string | Uint8Array | { readonly link: string }>> =
  {
    "tree/config.json": "{}",
    "tree/model-00001.safetensors": "weights",
    "tree/README.md": "left out",
    "tree/.cache/huggingface/download/x.lock": "left out",
    "named/README.md/inside": "1",
    "named/.cache/huggingface": "2",
    "order/b": "",
    "order/a/z": "1",
    "order/a-b": "2",
    "order/a.b": "3",
    "order/ü \"'\n": "4",
    "order/\u{ffee}": "5",
    "order/\u{10400}": "6",
    "faults/dangling": { link: "nowhere" },
    "faults/directory": { link: "../tree" },
    "links/inside": { link: "real" },
    "links/outside": { link: "../tree/config.json" },
    "links/real": "r",
    "links/returning": { link: "../links/real" },
    "heads/model-00001-of-00002.safetensors": safetensors(4, 4),
    "heads/model-00002-of-00002.safetensors": safetensors(4, 3),
    "heads/short.safetensors": "short",
    "heads/overlap.safetensors": tensors([0, 4], [2, 6], [8, 10]),
    "heads/long.safetensors": Uint8Array.of(0, 1, 0, 0, 0, 0, 0, 0, 0x7b, 0x7d),
    "heads/model.safetensors.index.json":
      '{"weight_map":{"a":"x.safetensors","b":"y.safetensors","c":"x.safetensors"}}',
    "heads/other.safetensors.index.json": "[]",
    "heads/pointer.bin": "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n",
    "heads/.cache/huggingface/download/sub/a.metadata": "commit\netag\n1.5\n",
    "heads/.cache/huggingface/download/b.incomplete": "half",
    "read/file9": "nine",
    "read/file10": "ten",
    "read/latin": Uint8Array.of(0x61, 0xe9),
    "read/long": "aé".repeat(100),
  };

/** A file of one tensor of `said` bytes, of which `there` are there. */
function safetensors(said: number, there: number): Uint8Array {
  return weights({ t: { dtype: "U8", shape: [said], data_offsets: [0, said] } }, there);
}

/** A file of tensors with these offsets, as long as the last of them says. */
function tensors(...offsets: readonly (readonly [number, number])[]): Uint8Array {
  const entries = offsets.map((data_offsets, index) => [
    `t${index}`,
    { dtype: "U8", shape: [], data_offsets },
  ]);
  return weights(Object.fromEntries(entries), offsets.at(-1)?.[1] ?? 0);
}

function weights(entries: object, there: number): Uint8Array {
  const text = JSON.stringify({ __metadata__: { format: "pt" }, ...entries });
  const bytes = Buffer.alloc(8 + text.length + there);
  bytes.writeBigUInt64LE(BigInt(text.length));
  bytes.write(text, 8);
  return bytes;
}

/** The programs that the agent contract runs, as `sh` scripts. @public */
export const AGENT_CONTRACT_SCRIPTS: Readonly<Record<string, string>> = {
  "contract-print": `for word in "$@"; do printf '[%s]' "$word"; done`,
  "contract-status": `echo "on stderr" >&2; exit "$1"`,
  "contract-cat": "exec cat",
  "contract-env": `eval "echo \\"\\\${$1-unset}\\""`,
  "contract-hang": "while :; do sleep 1000; done",
  "contract-flood": `head -c "$1" /dev/zero | tr '\\0' x`,
  "contract-bytes": `printf 'a\\377'`,
};

/** The same programs for a simulated host. @public */
export const AGENT_CONTRACT_TOOLS: Readonly<Record<string, Tool>> = {
  "contract-print": ({ argv }) => ({
    stdout: argv
      .slice(1)
      .map((word) => `[${word}]`)
      .join(""),
  }),
  "contract-status": ({ argv }) => ({ end: { kind: "exit", code: Number(argv[1]) }, stderr: "on stderr\n" }),
  "contract-cat": ({ stdin }) => ({ stdout: stdin ?? "" }),
  "contract-env": ({ argv, env }) => ({ stdout: `${env[argv[1] ?? ""] ?? "unset"}\n` }),
  "contract-hang": async (_call, signal) => {
    await never(signal);
    return {};
  },
  "contract-flood": ({ argv }) => ({ stdout: "x".repeat(Number(argv[1])) }),
  "contract-bytes": () => ({ stdout: Uint8Array.of(0x61, 0xff) }),
};

/** The files as entries of a simulated host, below `root`. @public */
export function agentContractTree(root: string): Record<string, string | Uint8Array | VirtualNode> {
  return Object.fromEntries(
    Object.entries(AGENT_CONTRACT_FILES).map(([path, entry]) => [
      `${root}/${path}`,
      typeof entry === "object" && "link" in entry ? { kind: "link", target: entry.link } : entry,
    ]),
  );
}

/** Puts files and programs on this machine's disk: files below `root`, programs into `root/bin`. @public */
export async function plantAgentContract(root: string): Promise<void> {
  for (const [path, entry] of Object.entries(AGENT_CONTRACT_FILES)) {
    const place = join(root, path);
    await mkdir(dirname(place), { recursive: true });
    if (typeof entry === "object" && "link" in entry) await symlink(entry.link, place);
    else await writeFile(place, entry);
  }
  await mkdir(join(root, "bin"), { recursive: true });
  for (const [name, script] of Object.entries(AGENT_CONTRACT_SCRIPTS)) {
    const place = join(root, "bin", name);
    await writeFile(place, `#!/bin/sh\n${script}\n`);
    await chmod(place, 0o755);
  }
}
