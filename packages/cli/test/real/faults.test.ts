import { createServer, type Server } from "node:net";
import { once } from "node:events";
import type { Finding } from "@narwhal/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gpuHost, MODEL_DIR } from "../../../core/test/real/gpu-host.js";
import {
  freshNetwork,
  HOST_NEEDS,
  type HostSpec,
  type RealHosts,
  startHosts,
} from "../../../core/test/real/hosts.js";
import { lacking } from "../../../core/test/real/needs.js";
import { type CliResult, jsonOf } from "../run-cli.js";
import { fleetFields, operator, type Operator, operatorKey, OUT } from "./operator.js";

const network = freshNetwork();

/** One broken host: how it differs from a good one, and what must be said of it. */
interface Fault {
  /** Differences of the host; null: there is none at the address. */
  readonly host?: Partial<HostSpec> | null;
  /** Default: the operator's account at the host's address. */
  readonly destination?: () => string;
  /** Fields of its engine. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly code: string;
  readonly field?: string;
  readonly subject?: string | RegExp;
  /** The host's or system's own words. */
  readonly words: string | RegExp;
  readonly hint: RegExp;
}

let silent: Server;
const silentPort = (): number => (silent.address() as { port: number }).port;

const FAULTS: Readonly<Record<string, Fault>> = {
  "host down": {
    code: "SSH_CONNECT_TIMEOUT",
    field: "SSH",
    words: "port 22",
    hint: /firewall|route|address/,
  },
  "nobody at the address": {
    host: null,
    code: "SSH_UNREACHABLE",
    field: "SSH",
    words: "EHOSTUNREACH",
    hint: /address|network|route/,
  },
  "port closed": {
    host: null,
    destination: () => `ssh://ops@${network.v4(254)}:1`,
    code: "SSH_CONNECT_REFUSED",
    field: "SSH",
    words: "ECONNREFUSED",
    hint: /port|sshd|server/,
  },
  "no banner": {
    host: null,
    destination: () => `ssh://ops@${network.v4(254)}:${silentPort()}`,
    code: "SSH_BANNER_TIMEOUT",
    field: "SSH",
    words: "says nothing",
    hint: /./,
  },
  "login refused": {
    host: { authorizedKeys: [] },
    code: "SSH_AUTH_REFUSED",
    field: "SSH",
    words: "it offers publickey",
    hint: /IdentityFile/,
  },
  "no python3": {
    host: { hide: ["python3"] },
    code: "PYTHON_MISSING",
    subject: "python3",
    words: "command not found",
    hint: /[Ii]nstall Python/,
  },
  "no docker": {
    host: { hide: ["docker"] },
    code: "DOCKER_MISSING",
    field: "ENGINE_IMAGE",
    subject: "docker",
    words: "not installed",
    hint: /[Ii]nstall/,
  },
  "no GPU tool": {
    host: { hide: ["nvidia-smi"] },
    code: "ACCELERATOR_TOOL_MISSING",
    subject: "nvidia-smi",
    words: "the PCI bus shows 4 of nvidia",
    hint: /nvidia-smi/,
  },
  "GPU tool fails": {
    host: {
      bin: {
        "nvidia-smi":
          '#!/bin/sh\necho "NVIDIA-SMI has failed because it couldn\'t communicate with the NVIDIA driver. Make sure that the latest NVIDIA driver is installed and running."\nexit 9\n',
      },
    },
    code: "NVIDIA_DRIVER_NOT_RUNNING",
    subject: "nvidia-smi",
    words: "couldn't communicate with the NVIDIA driver",
    hint: /driver/,
  },
  "a tool fails": {
    host: { bin: { ip: "#!/bin/sh\necho 'RTNETLINK answers: Operation not permitted' >&2\nexit 2\n" } },
    code: "TOOL_FAILED",
    field: "FABRIC_INTERFACE",
    subject: "ip",
    words: "exit status 2: RTNETLINK answers: Operation not permitted",
    hint: /run `ip /,
  },
  "a tool hangs": {
    host: { bin: { docker: "#!/bin/sh\ntrap '' TERM HUP\nsleep 1000 &\nwait; wait; wait\n" } },
    code: "TOOL_TIMED_OUT",
    field: "ENGINE_IMAGE",
    subject: "docker",
    words: "within 6 s",
    hint: /--command-timeout/,
  },
  "image absent": {
    fields: { ENGINE_IMAGE: `sha256:${"e".repeat(64)}` },
    code: "IMAGE_MISSING",
    field: "ENGINE_IMAGE",
    words: "No such image: sha256:eee",
    hint: /docker (pull|load)|pull|load/,
  },
  "interface absent": {
    fields: { FABRIC_INTERFACE: "fabric7" },
    code: "INTERFACE_MISSING",
    field: "FABRIC_INTERFACE",
    subject: "fabric7",
    words: 'Device "fabric7" does not exist',
    hint: /ip /,
  },
  "interface without address": {
    fields: { FABRIC_INTERFACE: "empty0" },
    code: "INTERFACE_WITHOUT_ADDRESS",
    field: "FABRIC_INTERFACE",
    subject: "empty0",
    words: "empty0",
    hint: /address/,
  },
  "run directory absent": {
    fields: { RUN_DIR: "/var/lib/nowhere" },
    code: "RUN_DIR_MISSING",
    field: "RUN_DIR",
    subject: "/var/lib/nowhere",
    words: "/var/lib/nowhere does not exist",
    hint: /[Cc]reate|mkdir/,
  },
  "model directory absent": {
    fields: { MODEL_DIR: "/models/nothing" },
    code: "MODEL_DIR_MISSING",
    field: "MODEL_DIR",
    subject: "/models/nothing",
    words: "/models/nothing does not exist",
    hint: /./,
  },
  "config.json not readable": {
    host: { files: { [`${MODEL_DIR}/config.json`]: { text: "{}", mode: "0600", owner: "0:0" } } },
    code: "MODEL_METADATA_UNREADABLE",
    field: "MODEL_DIR",
    subject: `${MODEL_DIR}/config.json`,
    words: "EACCES Permission denied",
    hint: /read/,
  },
  "config.json broken": {
    host: { files: { [`${MODEL_DIR}/config.json`]: '{"architectures": ["Qwen3NextForCausalLM"],\n' } },
    code: "MODEL_METADATA_NOT_JSON",
    field: "MODEL_DIR",
    subject: `${MODEL_DIR}/config.json`,
    words: "config.json is no JSON",
    hint: /./,
  },
};

const faults = Object.values(FAULTS);
const names = Object.keys(FAULTS);
const addressOf = (index: number): string => network.v4(11 + index);
const good = names.length + 1;

describe.skipIf(lacking(...HOST_NEEDS, "ssh", "bash"))("faults of real hosts", () => {
  let real: RealHosts;
  let here: Operator;
  let result: CliResult;
  let errors: readonly Finding[];
  let seconds: number;

  beforeAll(async () => {
    silent = createServer();
    silent.listen(0, "0.0.0.0");
    await once(silent, "listening");
    const base = (name: string, index: number): HostSpec => ({
      name,
      address: addressOf(index),
      authorizedKeys: [operatorKey.publicKey],
      interfaces: { fabric0: [`10.30.1.${11 + index}/24`], empty0: [] },
    });
    const broken = faults.flatMap(({ host = {} }, index) =>
      host === null ? [] : [gpuHost({ ...base(`broken-${index + 1}`, index), ...host })],
    );
    real = await startHosts([...broken, gpuHost(base("good", names.length))]);
    await real.hosts[0]?.run("ip", "route", "add", "blackhole", `${network.v4(254)}/32`);

    const destinations = faults.map(({ destination }, index) => destination?.() ?? `ops@${addressOf(index)}`);
    const own = faults.flatMap(({ fields = {} }, index) =>
      Object.entries(fields).map(([field, value]) => [`NARWHAL_NODE_${index + 1}_${field}`, value] as const),
    );
    here = await operator({
      fields: fleetFields([...destinations, `ops@${addressOf(names.length)}`], Object.fromEntries(own)),
    });
    const began = performance.now();
    const timeouts = ["--connect-timeout", "6", "--login-timeout", "6", "--command-timeout", "6"];
    result = await here.run(["discover", "--json", "--out", OUT, ...timeouts]);
    seconds = (performance.now() - began) / 1000;
    errors = jsonOf(result).errors as readonly Finding[];
  }, 180_000);

  afterAll(async () => {
    await real?.stop();
    silent?.close();
    await here?.leave();
  });

  test("end the run with exit status 1 within their deadlines", () => {
    expect(result.status, result.stderr).toBe(1);
    expect(seconds).toBeLessThan(45);
  });

  test.each(faults.map((fault, index) => [names[index], index + 1, fault] as const))(
    "%s",
    (_, number, fault) => {
      const { code, field, subject, words, hint } = fault;
      const own = errors.filter(({ host }) => host === `node-${number}`);
      expect(own.map((error) => error.code)).toEqual([code]);
      const [error] = own;
      expect(error?.role).toBe(`engine-${number}`);
      expect(error?.message).toMatch(words);
      expect(error?.hint).toMatch(hint);
      if (subject !== undefined) expect(error?.subject).toMatch(subject);
      // The variable that was set: the engine's own, or the shared one.
      if (field !== undefined)
        expect(error?.field).toMatch(new RegExp(`^NARWHAL_(NODE_${number}_)?${field}$`));
      expect(subject ?? error?.field).toBeDefined();
    },
  );

  test("nothing is said of the good host, and what it answered is kept", async () => {
    expect(errors.filter(({ host }) => host === `node-${good}`)).toEqual([]);
    const kept = [...(await here.files()).keys()];
    const transcripts = kept.filter((path) => path.startsWith(`${OUT}/transcripts/node-${good}/`));
    expect(transcripts.some((path) => path.endsWith("-docker.json"))).toBe(true);
    expect(transcripts.some((path) => path.endsWith("-nvidia-smi.json"))).toBe(true);
  });

  test("leave failure.json with all of them, the first by gate and host, and no configuration", async () => {
    const files = await here.files();
    const failure = JSON.parse(files.get(`${OUT}/failure.json`) ?? "") as {
      first: Finding;
      failures: readonly Finding[];
    };
    expect(failure.first).toMatchObject({ code: "SSH_CONNECT_TIMEOUT", gate: "access", host: "node-1" });
    expect(failure.failures).toHaveLength(errors.length);
    expect(failure.failures).toHaveLength(names.length);
    const gates = failure.failures.map(({ gate }) => gate);
    expect(gates).toEqual([...gates].sort());
    expect([...files.keys()].filter((path) => path.startsWith("config/"))).toEqual([
      "config/ssh.known_hosts",
    ]);
    const valid = await here.run(["validate", `${OUT}/failure.json`]);
    expect(valid.stderr).toBe("");
  });

  test("are told to people without a stack trace, and leave nothing on the hosts", async () => {
    expect(result.stderr).not.toMatch(/^\s+at .*:\d+/m);
    for (const [index] of names.entries()) expect(result.stderr).toContain(`node-${index + 1}`);
    for (const host of real.hosts) {
      await expect.poll(() => host.processes(), { timeout: 10_000 }).toEqual([]);
      if (host.spec.hide?.includes("python3") !== true)
        expect(await host.run("ls", "-A", "/tmp", "/run")).not.toMatch(/narwhal/i);
    }
  });
});
