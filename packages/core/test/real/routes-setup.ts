import { RELAY } from "./relay.js";
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { createAutoTransport } from "../../src/node/auto-transport.js";
import { createDiskFileStore } from "../../src/node/file-store.js";
import { type HostKeyStoreOptions, createHostKeyStore } from "../../src/node/host-key-store.js";
import { createOpensshTransport, type OpensshTransportOptions } from "../../src/node/openssh-transport.js";
import { createSshResolver } from "../../src/node/ssh-config.js";
import { createSsh2Transport } from "../../src/node/ssh2-transport.js";
import type { Transport } from "../../src/access/transport.js";
import { type KeyPair, makeKey, scratch } from "../node/ssh2-setup.js";
import { type RealHost, type RealHosts, freshNetwork, startHosts } from "./hosts.js";

const execute = promisify(execFile);

export const PASSWORD = "correct 'horse' \"ü $x";
export const PASSPHRASE = "canary passphrase";

type TransportName = "ssh2" | "openssh" | "auto";

/** Real hosts, the operator's keys and client configuration, and the transports to try on them. */
export interface World {
  readonly real: RealHosts;
  host(name: string): RealHost;
  readonly path: string;
  /** Names and paths that destinations and assertions use. */
  readonly network: ReturnType<typeof freshNetwork>;
  readonly authority: KeyPair;
  make(name: TransportName, options?: Making): Transport;
  stop(): Promise<void>;
}

interface Making extends Partial<OpensshTransportOptions> {
  /** Path of the host-key store. */
  readonly known?: string;
  readonly store?: Partial<HostKeyStoreOptions>;
  readonly environment?: NodeJS.ProcessEnv;
}

/** Builds it all; takes some seconds. */
export async function startWorld(): Promise<World> {
  const directory = await scratch();
  const at = (name: string): string => join(directory.path, name);
  const network = freshNetwork();
  const [user, jumper, sixth, locked, signed] = [
    makeKey(),
    makeKey("ecdsa"),
    makeKey(),
    makeKey(),
    makeKey(),
  ];
  const [authority, hostKey] = [makeKey(), makeKey()];
  await writeKeys(at, { user, jumper, sixth, locked, signed, authority, hostKey });
  await sign(at, "signed", ["-I", "operator", "-n", "ops"]);
  await sign(at, "hostKey", ["-I", "host", "-h", "-n", `certified,${network.v4(16)}`]);
  await execute("ssh-keygen", ["-q", "-p", "-P", "", "-N", PASSPHRASE, "-f", at("locked")]);
  const real = await startHosts([
    {
      name: "plain",
      address: network.v4(11),
      ipv6: network.v6(11),
      authorizedKeys: [user, sixth, locked].map(({ publicKey }) => publicKey),
    },
    { name: "word", address: network.v4(12), password: PASSWORD, sshd: ["PubkeyAuthentication no"] },
    {
      name: "both",
      address: network.v4(13),
      password: PASSWORD,
      authorizedKeys: [user.publicKey],
      sshd: ["AuthenticationMethods publickey,password"],
    },
    {
      name: "bastion",
      address: network.v4(14),
      port: 2222,
      user: "jumper",
      authorizedKeys: [jumper.publicKey],
    },
    {
      name: "asking",
      address: network.v4(15),
      password: PASSWORD,
      files: {
        "/etc/pam.d/sshd":
          "auth required pam_unix.so\naccount required pam_unix.so\nsession required pam_permit.so\n",
      },
      sshd: [
        "UsePAM yes",
        "KbdInteractiveAuthentication yes",
        "PasswordAuthentication no",
        "PubkeyAuthentication no",
      ],
    },
    {
      name: "certified",
      address: network.v4(16),
      hostKeyTypes: ["rsa"],
      files: {
        "/etc/ssh/own/key": { text: hostKey.privateKey, mode: "0600" },
        "/etc/ssh/own/key-cert.pub": await readFile(at("hostKey-cert.pub"), "utf8"),
        "/etc/ssh/own/authority.pub": authority.publicKey,
      },
      sshd: [
        "HostKey /etc/ssh/own/key",
        "HostCertificate /etc/ssh/own/key-cert.pub",
        "TrustedUserCAKeys /etc/ssh/own/authority.pub",
      ],
    },
    {
      name: "modern",
      address: network.v4(17),
      authorizedKeys: [user.publicKey],
      sshd: ["KexAlgorithms sntrup761x25519-sha512@openssh.com"],
    },
    { name: "tcsh", address: network.v4(18), authorizedKeys: [user.publicKey], shell: "/bin/tcsh" },
    { name: "fish", address: network.v4(19), authorizedKeys: [user.publicKey], shell: "/usr/bin/fish" },
    { name: "forced", address: network.v4(20), authorizedKeys: [user.publicKey], sshd: ["ForceCommand yes"] },
  ]);
  await writeConfig(at, network);
  const configFile = at("config");
  return {
    real,
    host: (name) => {
      const found = real.hosts.find(({ spec }) => spec.name === name);
      if (found === undefined) throw new Error(`no host ${name}`);
      return found;
    },
    path: directory.path,
    network,
    authority,
    make(name, { known, store, environment: more, ...options } = {}) {
      const environment = { PATH: process.env["PATH"], ...more };
      const all = {
        configFile,
        environment,
        resolve: createSshResolver({ configFile, environment }),
        hostKeys: createHostKeyStore({
          files: createDiskFileStore(),
          path: known ?? at(`known-${Math.random()}`),
          purpose: "discover",
          named: false,
          ...store,
        }),
        ...options,
      };
      const makers = {
        ssh2: createSsh2Transport,
        openssh: createOpensshTransport,
        auto: createAutoTransport,
      };
      return makers[name](all);
    },
    async stop() {
      await real.stop();
      await directory[Symbol.asyncDispose]();
    },
  };
}

async function writeKeys(
  at: (name: string) => string,
  keys: Readonly<Record<string, KeyPair>>,
): Promise<void> {
  for (const [name, { privateKey, publicKey }] of Object.entries(keys)) {
    await writeFile(at(name), privateKey, { mode: 0o600 });
    await writeFile(at(`${name}.pub`), `${publicKey}\n`);
  }
}

async function sign(at: (name: string) => string, key: string, how: string[]): Promise<void> {
  await execute("ssh-keygen", ["-q", "-s", at("authority"), ...how, at(`${key}.pub`)]);
}

async function writeConfig(at: (name: string) => string, network: World["network"]): Promise<void> {
  const [v4, v6] = [(host: number) => network.v4(host), (host: number) => network.v6(host)];
  await mkdir(at("conf.d"));
  await writeFile(at("conf.d/hosts.conf"), `Host included\n  HostName ${v4(11)}\n`);
  await writeFile(at("relay.py"), RELAY);
  const many = Array.from({ length: 64 }, (_item, index) => `many-${index}`).join(" ");
  await writeFile(
    at("config"),
    `Include ${at("conf.d")}/*.conf
Host plain
  HostName ${v4(11)}
Host bastion
  HostName ${v4(14)}
  Port 2222
  User jumper
  IdentityFile ${at("jumper")}
  IdentitiesOnly yes
Host far ${many}
  HostName ${v4(11)}
  ProxyJump bastion
Host farther
  HostName ${v4(11)}
  ProxyJump bastion,plain
Host piped
  HostName ${v4(11)}
  ProxyCommand python3 ${at("relay.py")} %h %p
Host six
  HostName ${v6(11)}
Host locked
  HostName ${v4(11)}
  IdentityFile ${at("locked")}
Host agent
  HostName ${v4(11)}
  IdentityFile none
Host certified
  HostName ${v4(16)}
  IdentityFile ${at("signed")}
Host renamed
  HostName ${v4(16)}
  HostKeyAlias other-name
  IdentityFile ${at("signed")}
Host modern
  HostName ${v4(17)}
Match originalhost matched exec "true"
  HostName ${v4(13)}
Match originalhost !agent,!locked,*
  IdentityFile ${at("user")}
Host *
  User ops
`,
  );
}

/** An agent that holds six keys, of which the host lets in the sixth. */
export async function startAgent(path: string): Promise<{ socket: string; stop(): void }> {
  const socket = join(path, `agent-${Math.random().toString(36).slice(2, 8)}`);
  const agent: ChildProcess = spawn("ssh-agent", ["-D", "-a", socket], { stdio: "ignore" });
  const add = (file: string) =>
    execute("ssh-add", ["-q", file], { env: { ...process.env, SSH_AUTH_SOCK: socket } });
  for (let tries = 0; ; tries++) {
    const listed = execute("ssh-add", ["-l"], { env: { ...process.env, SSH_AUTH_SOCK: socket } });
    const words = await listed.catch((error: { stdout: string }) => error);
    if (words.stdout.includes("no identities")) break;
    if (tries > 100) throw new Error("the agent does not start");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (let index = 0; index < 5; index++) {
    const file = join(path, `other-${Math.random()}`);
    await writeFile(file, makeKey().privateKey, { mode: 0o600 });
    await add(file);
  }
  await add(join(path, "sixth"));
  return { socket, stop: () => void agent.kill() };
}
