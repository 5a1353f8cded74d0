import assert from "node:assert/strict";
import type { Command, CommandResult } from "../access/command.js";
import type { HashProgress, HashResult, Session } from "../access/session.js";
import { GateError } from "../errors/gate-error.js";

/** An agent to hold to the contract, on a host that has the contract's files and programs. @public */
export interface AgentUnderTest {
  readonly session: Session;
  /** Where the contract's files are. */
  readonly root: string;
}

/** One case of a contract: run it with any test runner; it rejects where the contract is broken. @public */
export interface AgentCase {
  readonly name: string;
  readonly run: (make: () => Promise<AgentUnderTest>) => Promise<void>;
}

/**
 * What every agent holds, seen through its session. `make` opens a session on a host with
 * `AGENT_CONTRACT_FILES` below `root` and the contract's programs on its path.
 *
 * @public
 */
export const agentContract: readonly AgentCase[] = [
  agentCase("gives every word to the program as it is", async ({ session }) => {
    const words = ["a b", "", "'\"`$HOME\\", "*", "-x", "line\nbreak", "ü 𝄞", "!history", "%self", "~"];
    const result = await run(session, ["contract-print", ...words]);
    assert.equal(result.stdout, words.map((word) => `[${word}]`).join(""));
    assert.deepEqual(result.argv, ["contract-print", ...words]);
  }),
  agentCase("tells exit status and both outputs apart", async ({ session }) => {
    const result = await run(session, ["contract-status", "7"]);
    assert.deepEqual(result.end, { kind: "exit", code: 7 });
    assert.equal(result.stdout, "");
    assert.equal(result.stderr, "on stderr\n");
    assert.deepEqual(result.cut, []);
  }),
  agentCase("gives standard input, and none where there is none", async ({ session }) => {
    const text = "ü\n".repeat(100_000);
    const command = { argv: ["contract-cat"], stdin: text, timeoutMs: 10_000 } as const;
    assert.equal((await session.run(command, never())).stdout, text);
    assert.equal((await run(session, ["contract-cat"])).stdout, "");
  }),
  agentCase("sets and removes variables", async ({ session }) => {
    const set = {
      argv: ["contract-env", "CONTRACT_X"],
      env: { CONTRACT_X: "a b" },
      timeoutMs: 10_000,
    } as const;
    assert.equal((await session.run(set, never())).stdout, "a b\n");
    const removed = { argv: ["contract-env", "HOME"], env: { HOME: null }, timeoutMs: 10_000 } as const;
    assert.equal((await session.run(removed, never())).stdout, "unset\n");
  }),
  agentCase("says that a program is not there", async ({ session }) => {
    const { end } = await run(session, ["contract-no-such-program"]);
    assert.equal(end.kind, "not-started");
    assert.equal(end.errno, "ENOENT");
    assert.match(end.message, /No such file/);
  }),
  agentCase("ends what hangs at its deadline, while others go on", async ({ session }) => {
    const hung = session.run({ argv: ["contract-hang"], timeoutMs: 300 }, never());
    const others = await Promise.all(["1", "2", "3"].map((word) => run(session, ["contract-print", word])));
    assert.deepEqual(
      others.map(({ stdout }) => stdout),
      ["[1]", "[2]", "[3]"],
    );
    assert.deepEqual((await hung).end, { kind: "timeout", afterMs: 300 });
  }),
  agentCase("bounds the output and says so", async ({ session }) => {
    const flood = { argv: ["contract-flood", "3000000"], timeoutMs: 10_000, outputLimit: 1000 } as const;
    const result = await session.run(flood, never());
    assert.equal(result.stdout, "x".repeat(1000));
    assert.deepEqual(result.cut, ["stdout"]);
    assert.deepEqual(result.end, { kind: "exit", code: 0 });
  }),
  agentCase("keeps the bytes of output that is not UTF-8", async ({ session }) => {
    const result = await run(session, ["contract-bytes"]);
    assert.equal(result.stdout, "a\ufffd");
    assert.equal(result.stdoutBase64, "Yf8=");
  }),
  agentCase("gives up on an aborted command, and serves the next", async ({ session }) => {
    const stop = new AbortController();
    const hung = session.run({ argv: ["contract-hang"], timeoutMs: 60_000 }, stop.signal);
    const reason = new Error("enough");
    stop.abort(reason);
    await assert.rejects(hung, reason);
    assert.equal((await run(session, ["contract-print", "next"])).stdout, "[next]");
    await assert.rejects(session.run({ argv: ["contract-print"], timeoutMs: 1000 }, stop.signal), reason);
  }),
  agentCase("@host names the machine", async ({ session }) => {
    const host = await read(session, ["@host"]);
    for (const name of ["hostname", "kernel", "machine", "user", "python"])
      assert.equal(typeof host[name], "string", name);
    for (const name of ["uid", "time"]) assert.equal(typeof host[name], "number", name);
  }),
  agentCase(
    "@read gives texts, bytes, cuts and errors, in numeric-aware order",
    async ({ session, root }) => {
      const files = await read(session, [
        "@read",
        "11",
        `${root}/read/file*`,
        `${root}/read/l*`,
        `${root}/no`,
        root,
      ]);
      assert.deepEqual(files[`${root}/read/file9`], { text: "nine" });
      assert.deepEqual(files[`${root}/read/latin`], { base64: "Yek=" });
      assert.deepEqual(files[`${root}/read/long`], { text: "aéaéaéa", cut: true });
      assert.equal((files[`${root}/no`] as { error: string }).error, "ENOENT");
      assert.equal((files[root] as { error: string }).error, "EISDIR");
      const order = Object.keys(files).map((path) => path.slice(root.length));
      assert.deepEqual(order, ["", "/no", "/read/file9", "/read/file10", "/read/latin", "/read/long"]);
      assert.deepEqual(await read(session, ["@read", "10", `${root}/no*`]), {});
    },
  ),
  agentCase("@stat tells kinds apart and follows links", async ({ session, root }) => {
    const paths = [`${root}/links`, `${root}/links/inside`, `${root}/faults/dangling`];
    const entries = (await read(session, ["@stat", ...paths])) as Record<string, Record<string, unknown>>;
    const directory = entries[paths[0] ?? ""];
    assert.equal(directory?.["kind"], "directory");
    assert.ok(Number.isInteger(directory["free_bytes"]), String(directory["free_bytes"]));
    const { kind, size, target, readable, major, free_bytes } = entries[paths[1] ?? ""] ?? {};
    assert.deepEqual({ kind, size, target, readable, major, free_bytes }, FILE_BEHIND_LINK);
    assert.equal(entries[paths[2] ?? ""]?.["error"], "ENOENT");
  }),
  agentCase("@weights adds up headers by number format, and reads an index", async ({ session, root }) => {
    const patterns = ["*.safetensors", "*.safetensors.index.json"].map((name) => `${root}/heads/${name}`);
    const entries = await read(session, ["@weights", ...patterns]);
    const entry = (name: string) => entries[`${root}/heads/${name}`] as Record<string, unknown>;
    assert.deepEqual(entry("model-00001-of-00002.safetensors"), { formats: { U8: 4 } });
    assert.deepEqual(entry("model.safetensors.index.json"), {
      shards: ["x.safetensors", "y.safetensors"],
      total: null,
    });
    for (const name of ["short.safetensors", "long.safetensors", "other.safetensors.index.json"])
      assert.equal(entry(name)["error"], "EINVAL", name);
  }),
  agentCase("@list gives names, or what is wrong", async ({ session, root }) => {
    const { entries } = await read(session, ["@list", `${root}/read`]);
    assert.deepEqual(entries, ["file9", "file10", "latin", "long"]);
    assert.equal((await read(session, ["@list", `${root}/no`]))["error"], "ENOENT");
    assert.equal((await read(session, ["@list", `${root}/read/long`]))["error"], "ENOTDIR");
  }),
  agentCase("hashes a tree without what is excluded", async ({ session, root }) => {
    const seen: HashProgress[] = [];
    const result = await hash(session, `${root}/tree`, (progress) => seen.push(progress));
    assert.deepEqual(result.faults, []);
    assert.deepEqual(result.files, [
      {
        path: "config.json",
        size: 2,
        sha256: "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a",
      },
      {
        path: "model-00001.safetensors",
        size: 7,
        sha256: "9a129038d9a00aed0cf6a7ea059ca50a813449061ab87848cf1a13eafdf33b2c",
      },
    ]);
    assert.deepEqual(seen.at(-1), { bytesDone: 9, bytesTotal: 9, filesDone: 2, filesTotal: 2 });
  }),
  agentCase("leaves out files by name and directories by pattern", async ({ session, root }) => {
    const { files } = await hash(session, `${root}/named`);
    assert.deepEqual(
      files.map(({ path }) => path),
      [".cache/huggingface", "README.md/inside"],
    );
  }),
  agentCase("orders paths by component and code point", async ({ session, root }) => {
    const { files } = await hash(session, `${root}/order`);
    const paths = files.map(({ path }) => path);
    assert.deepEqual(paths, ["a/z", "a-b", "a.b", "b", "ü \"'\n", "\u{ffee}", "\u{10400}"]);
  }),
  agentCase("names faults and gives no files then", async ({ session, root }) => {
    const { files, faults } = await hash(session, `${root}/faults`);
    assert.deepEqual(files, []);
    const kinds = faults.map(({ kind, path }) => `${kind} ${path}`).sort();
    assert.deepEqual(kinds, ["dangling-link dangling", "directory-link directory"]);
    const missing = await hash(session, `${root}/no-such-directory`);
    assert.deepEqual(
      missing.faults.map(({ kind }) => kind),
      ["not-a-directory"],
    );
  }),
  agentCase("follows links to files and reports those that leave", async ({ session, root }) => {
    const { files, outsideLinks } = await hash(session, `${root}/links`);
    assert.deepEqual(
      files.map(({ path, size }) => [path, size]),
      [
        ["inside", 1],
        ["outside", 2],
        ["real", 1],
        ["returning", 1],
      ],
    );
    assert.deepEqual(outsideLinks.map(({ path, target }) => `${path} ${target}`).sort(), [
      "outside ../tree/config.json",
      "returning ../links/real",
    ]);
  }),
  agentCase("tells what files say of themselves, where it is asked to", async ({ session, root }) => {
    assert.equal((await hash(session, `${root}/heads`)).heads, undefined);
    const directory = `${root}/heads`;
    const { heads } = await session.hash(
      { directory, excluded: EXCLUDED, stallMs: 10_000, heads: true },
      () => {},
      never(),
    );
    assert.ok(heads !== undefined);
    const safetensors = [...heads.safetensors].sort(byPath);
    const header = 84;
    assert.deepEqual(
      safetensors.map((head) => ("error" in head ? head.path : head)),
      [
        "long.safetensors",
        { path: "model-00001-of-00002.safetensors", header, tensors: 1, end: 4, bytes: 4 },
        { path: "model-00002-of-00002.safetensors", header, tensors: 1, end: 4, bytes: 4 },
        "overlap.safetensors",
        "short.safetensors",
      ],
    );
    const [index, broken] = [...heads.indexes].sort(byPath);
    const shards = ["x.safetensors", "y.safetensors"];
    assert.deepEqual(index, { path: "model.safetensors.index.json", shards });
    assert.ok(broken !== undefined && "error" in broken && broken.error !== "");
    assert.deepEqual(heads.pointers, ["pointer.bin"]);
    const downloads = [...heads.downloads].sort(([a], [b]) => (a < b ? -1 : 1));
    assert.deepEqual(downloads, [
      ["b.incomplete", null],
      ["sub/a.metadata", "commit\netag\n1.5\n"],
    ]);
  }),
  agentCase("takes hashes over where a file is what it was", async ({ session, root }) => {
    const first = await hash(session, `${root}/order`);
    assert.equal(first.identities.size, first.files.length);
    const known = new Map(
      first.files.map(({ path }) => [
        path,
        { identity: first.identities.get(path)?.identity ?? "", sha256: "0".repeat(64) },
      ]),
    );
    known.set("b", { identity: "1:2:3:4:5", sha256: "0".repeat(64) });
    const request = { directory: `${root}/order`, excluded: EXCLUDED, stallMs: 10_000, known };
    const again = await session.hash(request, () => {}, never());
    const { reused } = again.identities.get("b") ?? {};
    assert.equal(reused, false);
    assert.equal(again.files.find(({ path }) => path === "a-b")?.sha256, "0".repeat(64));
    const others = [...again.identities].filter(([path]) => path !== "b");
    assert.ok(others.every(([, identity]) => identity.reused));
    assert.deepEqual([...again.identities.keys()].sort(), first.files.map(({ path }) => path).sort());
  }),
  agentCase("ends whatever runs when it is closed, and answers no more", async ({ session }) => {
    const hung = session.run({ argv: ["contract-hang"], timeoutMs: 60_000 }, never());
    const gone = assert.rejects(hung, (error) => error instanceof GateError && error.gate === "access");
    await session.close();
    await gone;
    await session.close();
    await assert.rejects(run(session, ["contract-print"]), GateError);
  }),
];

const EXCLUDED = ["README.md", ".cache/huggingface/**"];
const FILE_BEHIND_LINK = {
  kind: "file",
  size: 1,
  target: "real",
  readable: true,
  major: null,
  free_bytes: null,
};

function agentCase(name: string, body: (agent: AgentUnderTest) => Promise<void>): AgentCase {
  return {
    name,
    async run(make) {
      const agent = await make();
      try {
        await body(agent);
      } finally {
        await agent.session.close();
      }
    },
  };
}

function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : 1;
}

function never(): AbortSignal {
  return new AbortController().signal;
}

function run(session: Session, argv: Command["argv"]): Promise<CommandResult> {
  return session.run({ argv, timeoutMs: 10_000 }, never());
}

async function read(session: Session, argv: Command["argv"]): Promise<Record<string, unknown>> {
  const result = await run(session, argv);
  assert.deepEqual(result.end, { kind: "exit", code: 0 }, result.stderr);
  return JSON.parse(result.stdout) as Record<string, unknown>;
}

function hash(
  session: Session,
  directory: string,
  onProgress: (progress: HashProgress) => void = () => {},
): Promise<HashResult> {
  return session.hash({ directory, excluded: EXCLUDED, stallMs: 10_000 }, onProgress, never());
}
