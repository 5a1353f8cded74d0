import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type EmbeddedSshServer,
  generateSshKey,
  simulatedHost,
  startEmbeddedSshServer,
} from "@narwhal/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTogether } from "../../core/src/emit/create-together.js";
import { createDiskFileStore } from "../../core/src/node/file-store.js";
import { configDocuments, configPathsIn } from "../../core/test/fixtures/emit/config-set.js";
import { encryptedKey } from "../../core/test/node/encrypted-key.js";
import { findProgram, lacking } from "../../core/test/real/needs.js";
import { onTerminal, type Step } from "./pty.js";
import { cleanEnvironment, cliCommand, runCli, temporaryDirectory } from "./run-cli.js";

const PASSPHRASE = "canary open sesame";
let root = "";
let server: EmbeddedSshServer;
let env: Record<string, string>;

/** The program as a command of a shell. */
async function installProgram(directory: string): Promise<void> {
  const program = join(directory, "narwhal-deploy");
  const quoted = cliCommand([]).map((word) => `'${word}'`);
  await writeFile(program, `#!/bin/sh\nexec ${quoted.join(" ")} "$@"\n`);
  await chmod(program, 0o755);
}

beforeAll(async () => {
  root = await temporaryDirectory();
  const key = encryptedKey(PASSPHRASE);
  server = await startEmbeddedSshServer({
    hostKey: generateSshKey().privateKey,
    users: [{ name: "tester", publicKeys: [key.public] }],
    machine: simulatedHost({ hostname: "gpu-a.example" }),
  });
  await createTogether(createDiskFileStore(), [...configDocuments(root)]);
  await writeFile(configPathsIn(root).knownHosts, `${server.knownHostsLine}\n`);
  await writeFile(
    `${root}/.env`,
    `NARWHAL_NODE_1_SSH='ssh://tester@127.0.0.1:${server.port}'\nNARWHAL_NODE_2_SSH=$NARWHAL_NODE_1_SSH\n`,
    { mode: 0o600 },
  );
  const bin = `${root}/bin`;
  await mkdir(bin);
  await installProgram(bin);
  await writeFile(`${root}/id`, key.private, { mode: 0o600 });
  await writeFile(`${root}/ssh_config`, `Host *\n  IdentityFile "${root}/id"\n  IdentitiesOnly yes\n`);
  // The client finds its configuration by the account's home, which is not ours to write to.
  await writeFile(`${bin}/ssh`, `#!/bin/sh\nexec ${findProgram("ssh")} -F '${root}/ssh_config' "$@"\n`);
  await chmod(`${bin}/ssh`, 0o755);
  env = {
    ...cleanEnvironment(),
    PATH: `${bin}:${process.env["PATH"]}`,
    SSH_AUTH_SOCK: "",
    TERM: "xterm",
    NO_COLOR: "1",
  };
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

const cli = (words: readonly string[], steps: readonly Step[]) =>
  onTerminal(cliCommand(words), steps, { cwd: root, env });

describe.skipIf(lacking("python3", "ssh"))("the passphrase of a key, on a terminal", () => {
  const access = ["check-access", "--transport", "ssh2"];

  test("is asked for unseen, and again where it does not fit", async () => {
    const { status, output } = await cli(access, [
      ["passphrase of .*id: ", "canary wrong\r"],
      [String.raw`the last one did not fit\): `, `${PASSPHRASE}X\u007f\r`],
    ]);
    expect(status, output).toBe(0);
    expect(output).toContain("gpu-a.example");
    expect(output).not.toContain("canary");
  });

  test("three that do not fit end it", async () => {
    const { status, output } = await cli(access, [
      ["passphrase of ", "one\r"],
      ["not fit", "two\r"],
      ["not fit", "three\r"],
    ]);
    expect(status, output).toBe(1);
    expect(output).toMatch(/node-1/);
    expect(output).not.toMatch(/\n\s+at /);
  });

  test("Ctrl-C at the prompt interrupts, and the terminal echoes again", async () => {
    const { status, output } = await onTerminal(
      ["sh", "-c", `narwhal-deploy ${access.join(" ")}; echo "status $?"; read -r line; echo "read $line"`],
      [
        ["passphrase of ", "\u0003"],
        ["status 130", "echoed-word\r"],
      ],
      { cwd: root, env },
    );
    expect(status, output).toBe(0);
    expect(output.match(/echoed-word/g)).toHaveLength(2);
  });
});

describe.skipIf(lacking("python3", "ssh"))("shell on a terminal", () => {
  test("hands every key to the remote shell, and its status back", async () => {
    const { status, output } = await cli(
      ["shell", "--role", "engine-1", "--transport", "ssh2"],
      [
        ["passphrase of ", `${PASSPHRASE}\r`],
        [String.raw`[$#>] ?$`, "hostname\r"],
        ["gpu-a.example", "exit 7\r"],
      ],
    );
    expect(status, output).toBe(7);
  });
});

describe("signals", () => {
  test("the second one ends at once, whatever the first still waits for", async () => {
    const cwd = await temporaryDirectory();
    const fields = {
      NODE_1_SSH: "a",
      NODE_2_SSH: "b",
      ENGINE_IMAGE: `sha256:${"0".repeat(64)}`,
      ENGINE_MODEL_NAME: "m",
      MODEL_DIR: "/m",
      RUN_DIR: "/r",
      FABRIC_INTERFACE: "f0",
      ENGINE_PORT: "8000",
      ATTEST_PORT: "8100",
      NIXL_SIDE_CHANNEL_PORT: "5600",
      UCX_TCP_PORT_RANGE: "30000-30999",
    };
    await writeFile(
      `${cwd}/.env`,
      Object.entries(fields)
        .map(([name, value]) => `NARWHAL_${name}=${value}\n`)
        .join(""),
      { mode: 0o600 },
    );
    // A way to the hosts that will not go when it is asked to: it is killed after ten seconds, and ends by itself after nine.
    await writeFile(
      `${cwd}/stubborn`,
      `#!/bin/sh\ntrap '' HUP INT TERM\necho "$$" >> '${cwd}/up'\nexec sleep 9\n`,
    );
    await chmod(`${cwd}/stubborn`, 0o755);
    let signals = 0;
    let second = 0;
    const result = await runCli(
      [
        "discover",
        "--check",
        "--transport",
        "command",
        "--transport-command",
        `${cwd}/stubborn {host} {argv}`,
      ],
      {
        cwd,
        onOutput(seen, kill) {
          if (signals === 1 && seen.includes("once more ends at once")) {
            signals = 2;
            setTimeout(() => {
              second = performance.now();
              kill("SIGTERM");
            }, 700);
          }
        },
        onStart(kill) {
          setTimeout(() => {
            signals = 1;
            kill("SIGINT");
          }, 4000);
        },
      },
    );
    expect(result.stderr).toContain("SIGINT: ending in order");
    expect(result.status).toBe(143);
    expect(performance.now() - second).toBeLessThan(3000);
    await rm(cwd, { recursive: true, force: true });
  });
});

describe("completion in real shells", () => {
  test.skipIf(lacking("python3", "bash"))(
    "bash completes commands and options",
    async () => {
      const { status, output } = await onTerminal(
        ["bash", "--norc", "--noprofile", "-i"],
        [
          [String.raw`[$#] $`, "PS1='READY>'; eval \"$(narwhal-deploy completion)\"; echo load''ed\r"],
          ["loaded", "narwhal-deploy disc\t"],
          ["discover ", "--che\t"],
          ["--check ", "\u0015narwhal-deploy validate .en\t"],
          [String.raw`\.env`, "\u0015exit 0\r"],
        ],
        { cwd: root, env: { ...env, SHELL: "/bin/bash" } },
      );
      expect(status, output).toBe(0);
      expect(output).not.toContain("error");
    },
    60_000,
  );

  test.skipIf(lacking("python3", "zsh"))(
    "zsh completes commands and options",
    async () => {
      const { status, output } = await onTerminal(
        ["zsh", "-f", "-i"],
        [
          [
            "[%#] ",
            "PS1='READY>'; autoload -Uz compinit; compinit -u -D; eval \"$(narwhal-deploy completion)\"; echo load''ed\r",
          ],
          ["loaded", "narwhal-deploy disc\t"],
          ["discover ", "--che\t"],
          ["--check ", "\u0015exit 0\r"],
        ],
        { cwd: root, env: { ...env, SHELL: findProgram("zsh") ?? "" } },
      );
      expect(status, output).toBe(0);
    },
    60_000,
  );
});
