import { type ChildProcess, execFile, spawn } from "node:child_process";
import { createHash, randomInt } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { hostScript } from "./host-script.js";

const execute = promisify(execFile);

/** A file of a host: text, or one of these. Owner and mode as `chown` and `chmod` take them. */
export type HostFile =
  | string
  | { readonly text: string; readonly mode?: string; readonly owner?: string }
  | { readonly bytes: Uint8Array; readonly mode?: string; readonly owner?: string }
  | { readonly directory: true; readonly mode?: string; readonly owner?: string }
  /** Zeros that take no room. */
  | { readonly size: number; readonly mode?: string; readonly owner?: string }
  | { readonly link: string };

/** A real host to build: its own network, files, processes, name and OpenSSH server. */
export interface HostSpec {
  readonly name: string;
  /** IPv4 address of the management interface, a /24 shared by all hosts of one call; this machine gets .254. */
  readonly address: string;
  /** IPv6 address on the same interface, a /64. */
  readonly ipv6?: string;
  /** Account to log in to. Default `ops`. */
  readonly user?: string;
  readonly uid?: number;
  /** Login shell. Default `/bin/bash`. */
  readonly shell?: string;
  /** Allows password login for the account. */
  readonly password?: string;
  /** Public keys in OpenSSH's form. */
  readonly authorizedKeys?: readonly string[];
  /** By absolute path; written over what this machine has there, for this host alone. `/sys`, `/run` and `/tmp` start empty. */
  readonly files?: Readonly<Record<string, HostFile>>;
  /** Scripts in `/usr/local/bin`. */
  readonly bin?: Readonly<Record<string, string>>;
  /** Programs of this machine that the host must not have. */
  readonly hide?: readonly string[];
  /** Character devices. */
  readonly devices?: readonly {
    readonly path: string;
    readonly major: number;
    readonly minor: number;
    readonly mode?: string;
  }[];
  /** Shows the machine's control groups, which container runtimes need. */
  readonly cgroups?: boolean;
  /** More interfaces: name to addresses with prefix length. */
  readonly interfaces?: Readonly<Record<string, readonly string[]>>;
  /** Default: made from the name; empty: none. */
  readonly machineId?: string;
  readonly bootId?: string;
  /** Host key types. Default Ed25519 alone. */
  readonly hostKeyTypes?: readonly ("ed25519" | "ecdsa" | "rsa")[];
  /** Port of sshd. Default 22. */
  readonly port?: number;
  /** More lines of `sshd_config`; they come first, and the first value wins. */
  readonly sshd?: readonly string[];
}

/** A host that runs. */
export interface RealHost {
  readonly spec: HostSpec;
  /** Public host keys, `<type> <base64>`. */
  readonly hostKeys: readonly string[];
  /** Network namespace, for `ip netns exec`. */
  readonly namespace: string;
  /** What sshd said so far. */
  log(): string;
  /** Runs a command inside the host, as root. */
  run(...argv: readonly string[]): Promise<string>;
  /** Processes of the host, sshd's own ones aside. */
  processes(): Promise<readonly string[]>;
  /** Stops all of the host's processes at once, as a power cut does. */
  kill(): Promise<void>;
}

export interface RealHosts {
  readonly hosts: readonly RealHost[];
  stop(): Promise<void>;
}

/** A /24 and a /64 for the hosts of one call, other ones each time: several test runs share a machine. */
export function freshNetwork(): { v4(host: number): string; v6(host: number): string } {
  const [high, low] = [randomInt(214, 250), randomInt(1, 250)];
  return { v4: (host) => `10.${high}.${low}.${host}`, v6: (host) => `fd00:${high}:${low}::${host}` };
}

/** What {@link startHosts} needs of this machine. */
export const HOST_NEEDS = ["root", "sshd", "ssh-keygen", "ip", "unshare", "nsenter", "openssl"] as const;

/**
 * Builds hosts on this machine, as real as they get without virtual machines: network, mount, PID and UTS
 * namespaces with an OpenSSH server each. Needs root. Everything goes away with `stop()`.
 */
export async function startHosts(specs: readonly HostSpec[]): Promise<RealHosts> {
  const work = await mkdtemp(join(tmpdir(), "narwhal-hosts-"));
  const id = createHash("sha256").update(work).digest("hex").slice(0, 6);
  const bridge = `nwb${id}`;
  const hosts: StartedHost[] = [];
  async function stop(): Promise<void> {
    await Promise.all(hosts.map((host) => host.kill()));
    await Promise.all(hosts.map((host) => execute("ip", ["netns", "del", host.namespace])));
    await execute("ip", ["link", "del", bridge]).catch(() => undefined);
    await rm(work, { recursive: true, force: true });
  }
  try {
    await makeBridge(bridge, specs);
    for (const [index, spec] of specs.entries()) {
      const place = {
        namespace: `nw${id}-${index}`,
        link: `nwv${id}${index}`,
        bridge,
        work: join(work, String(index)),
      };
      hosts.push(await startHost(spec, place));
    }
    await Promise.all(hosts.map((host) => host.ready()));
    return { hosts, stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

interface StartedHost extends RealHost {
  ready(): Promise<void>;
}

interface Place {
  readonly namespace: string;
  readonly link: string;
  readonly bridge: string;
  readonly work: string;
}

async function ip(...argv: readonly string[]): Promise<void> {
  await execute("ip", [...argv]);
}

async function makeBridge(bridge: string, specs: readonly HostSpec[]): Promise<void> {
  await ip("link", "add", bridge, "type", "bridge");
  const networks = new Set(specs.map(({ address }) => address.replace(/\.\d+$/, "")));
  for (const network of networks) await ip("addr", "add", `${network}.254/24`, "dev", bridge);
  const networks6 = new Set(
    specs.flatMap(({ ipv6 }) => (ipv6 === undefined ? [] : [ipv6.replace(/[^:]*$/, "")])),
  );
  for (const network of networks6) await ip("-6", "addr", "add", `${network}fffe/64`, "dev", bridge, "nodad");
  await ip("link", "set", bridge, "up");
}

async function makeNetwork(spec: HostSpec, { namespace, link, bridge }: Place): Promise<void> {
  await ip("netns", "add", namespace);
  const inside = (...argv: string[]): Promise<void> => ip("-n", namespace, ...argv);
  await ip("link", "add", link, "type", "veth", "peer", "name", "mgmt0", "netns", namespace);
  await ip("link", "set", link, "master", bridge, "up");
  await inside("link", "set", "lo", "up");
  await inside("addr", "add", `${spec.address}/24`, "dev", "mgmt0");
  if (spec.ipv6 !== undefined) await inside("-6", "addr", "add", `${spec.ipv6}/64`, "dev", "mgmt0", "nodad");
  await inside("link", "set", "mgmt0", "up");
  await inside("route", "add", "default", "via", spec.address.replace(/\.\d+$/, ".254"));
  for (const [index, [name, addresses]] of Object.entries(spec.interfaces ?? {}).entries()) {
    await inside("link", "add", name, "type", "veth", "peer", "name", `peer${index}`);
    for (const address of addresses)
      await inside("addr", "add", address, "dev", name, ...(address.includes(":") ? ["nodad"] : []));
    await inside("link", "set", `peer${index}`, "up");
    await inside("link", "set", name, "up");
  }
}

async function startHost(spec: HostSpec, place: Place): Promise<StartedHost> {
  const { work, namespace } = place;
  await mkdir(join(work, "keys"), { recursive: true });
  const hostKeys: string[] = [];
  for (const type of spec.hostKeyTypes ?? ["ed25519"]) {
    const file = join(work, "keys", `ssh_host_${type}_key`);
    await execute("ssh-keygen", ["-q", "-t", type, "-N", "", "-C", spec.name, "-f", file]);
    hostKeys.push((await readFile(`${file}.pub`, "utf8")).split(" ").slice(0, 2).join(" "));
  }
  await writeFile(join(work, "sshd_config"), sshdConfig(spec));
  const passwordHash = spec.password === undefined ? undefined : await hashPassword(spec.password);
  const script = join(work, "host.sh");
  await writeFile(script, hostScript({ spec, work, passwordHash }), { mode: 0o600 });
  await makeNetwork(spec, place);
  const nsenter = ["--net=/run/netns/" + namespace, "unshare", "--mount", "--uts", "--pid", "--fork"];
  const child = spawn("nsenter", [...nsenter, "--kill-child=SIGKILL", "sh", script], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", LC_ALL: "C" },
  });
  return manage({ child, spec, namespace, hostKeys });
}

interface Managed {
  readonly child: ChildProcess;
  readonly spec: HostSpec;
  readonly namespace: string;
  readonly hostKeys: readonly string[];
}

function manage({ child, spec, namespace, hostKeys }: Managed): StartedHost {
  let log = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (bytes: Buffer) => (log += bytes.toString()));
  const exited = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  /** The first process of the host's PID namespace: sshd. */
  async function init(): Promise<string> {
    return (await execute("pgrep", ["-P", String(child.pid)])).stdout.trim();
  }
  async function run(...argv: readonly string[]): Promise<string> {
    const pid = await init();
    const enter = ["-t", pid, "-m", "-u", "-p", "-n", "-r", "-w", "--", ...argv];
    return (await execute("nsenter", enter, { maxBuffer: 64 * 1024 * 1024 })).stdout;
  }
  return {
    spec,
    namespace,
    hostKeys,
    log: () => log,
    run,
    async processes() {
      const lines = (await run("ps", "-eo", "pid=,args=")).trim().split("\n");
      return lines.map((line) => line.trim()).filter((line) => !/sshd|ps -eo/.test(line));
    },
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
    async ready() {
      for (let tries = 0; ; tries++) {
        if (child.exitCode !== null) throw new Error(`host ${spec.name} did not start:\n${log}`);
        if (await answers(spec.address, spec.port ?? 22)) return;
        if (tries > 200) throw new Error(`host ${spec.name} does not answer:\n${log}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1_000, () => end(false));
    socket.once("data", (bytes) => end(bytes.toString().startsWith("SSH-")));
    socket.once("error", () => end(false));
    socket.once("close", () => resolve(false));
  });
}

function sshdConfig(spec: HostSpec): string {
  const keys = (spec.hostKeyTypes ?? ["ed25519"]).map(
    (type) => `HostKey /etc/ssh/narwhal/ssh_host_${type}_key`,
  );
  return [
    ...(spec.sshd ?? []),
    `Port ${spec.port ?? 22}`,
    ...keys,
    `PasswordAuthentication ${spec.password === undefined ? "no" : "yes"}`,
    "KbdInteractiveAuthentication no",
    "UsePAM no",
    "PermitRootLogin yes",
    "StrictModes yes",
    "PidFile none",
    "UseDNS no",
    "PrintMotd no",
    "LogLevel VERBOSE",
    "Subsystem sftp internal-sftp",
    "",
  ].join("\n");
}

async function hashPassword(password: string): Promise<string> {
  const child = execute("openssl", ["passwd", "-6", "-stdin"]);
  child.child.stdin?.end(`${password}\n`);
  return (await child).stdout.trim();
}
