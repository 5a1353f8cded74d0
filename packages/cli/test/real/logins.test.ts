import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gpuHost, MODEL_DIR } from "../../../core/test/real/gpu-host.js";
import {
  freshNetwork,
  HOST_NEEDS,
  type HostSpec,
  type RealHosts,
  startHosts,
} from "../../../core/test/real/hosts.js";
import { findProgram, lacking } from "../../../core/test/real/needs.js";
import { type CliResult, jsonOf } from "../run-cli.js";
import { fleetFields, operator, type Operator, operatorKey, OUT } from "./operator.js";

const network = freshNetwork();
const SHELLS = ["bash", "dash", "csh", "tcsh", "fish", "zsh"];
const CHATTER = "Welcome, operator! Last maintenance: { yesterday }";

/** The file that a shell reads at every start, the login's own command included. */
const RC_FILES: Readonly<Record<string, string>> = {
  bash: ".bashrc",
  csh: ".cshrc",
  tcsh: ".tcshrc",
  fish: ".config/fish/config.fish",
  zsh: ".zshenv",
};

const chattyRc = (shell: string): HostSpec["files"] => {
  const file = RC_FILES[shell];
  return file === undefined ? {} : { [`/home/ops/${file}`]: `echo '${CHATTER}'\n` };
};

/** Logins that are unlike the plain one, each with the differences of its host. */
const LOGINS: Readonly<Record<string, Partial<HostSpec>>> = {
  ...Object.fromEntries(
    SHELLS.map((shell) => [shell, { shell: findProgram(shell) ?? `/bin/${shell}`, files: chattyRc(shell) }]),
  ),
  "a chatty sshrc and banner": {
    files: { "/home/ops/.ssh/rc": `echo '${CHATTER}'\n`, "/etc/issue.net": `${CHATTER}\n` },
    sshd: ["Banner /etc/issue.net"],
  },
  "a small PATH": {
    files: {
      "/narrow/python3": { link: "/usr/bin/python3" },
      "/narrow/hostname": { link: findProgram("hostname") ?? "/bin/hostname" },
    },
    sshd: ["SetEnv PATH=/narrow"],
  },
  "another locale": { sshd: ["SetEnv LC_ALL=de_DE.ISO-8859-1 LANG=de_DE LANGUAGE=de PYTHONCOERCECLOCALE=0"] },
  root: { user: "root", uid: 0 },
};
const names = Object.keys(LOGINS);

describe.skipIf(lacking(...HOST_NEEDS, "ssh", ...SHELLS))("logins of real hosts", () => {
  let real: RealHosts;
  let here: Operator;
  let result: CliResult;
  let files: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const specs = names.map((name, index): HostSpec => {
      const { files: own, ...differences } = LOGINS[name] ?? {};
      return gpuHost({
        name: `login-${index + 1}`,
        address: network.v4(11 + index),
        authorizedKeys: [operatorKey.publicKey],
        interfaces: { fabric0: [`10.30.2.${11 + index}/24`] },
        ...differences,
        files: { [`${MODEL_DIR}/größe 日本.json`]: "{}\n", ...own },
      });
    });
    real = await startHosts(specs);
    const destinations = names.map(
      (name, index) => `${LOGINS[name]?.user ?? "ops"}@${network.v4(11 + index)}`,
    );
    here = await operator({ fields: fleetFields(destinations) });
    result = await here.run(["discover", "--json", "--out", OUT]);
    files = await here.files();
  }, 180_000);

  afterAll(async () => {
    await real?.stop();
    await here?.leave();
  });

  test("all pass together", () => {
    expect(result.status, result.stderr).toBe(0);
  });

  test.each(names.map((name, index) => [name, index + 1] as const))(
    "%s: everything is seen",
    (name, number) => {
      const seen = JSON.parse(files.get(`${OUT}/engine-${number}.json`) ?? "") as {
        hostname: string;
        gpus: readonly object[];
        host: { user: string; uid: number };
        packages: object;
      };
      expect(seen).toMatchObject({
        hostname: `login-${number}`,
        host: name === "root" ? { user: "root", uid: 0 } : { user: "ops", uid: 4242 },
        packages: { vllm: "0.29.0" },
      });
      expect(seen.gpus).toHaveLength(4);
    },
  );

  test("the tree is the same in every locale, names beyond ASCII included", () => {
    const trees = names.map((_, index) => {
      const { model_tree_sha256, files: listed } = JSON.parse(
        files.get(`${OUT}/engine-${index + 1}-checkpoint.json`) ?? "",
      ) as { model_tree_sha256: string; files: readonly { path: string }[] };
      expect(listed.map(({ path }) => path)).toContain("größe 日本.json");
      return model_tree_sha256;
    });
    expect(new Set(trees).size).toBe(1);
  });

  test("a login shell that talks gets a warning, a silent one does not", () => {
    const noisy = jsonOf(result)
      .warnings.filter(({ code }) => code === "LOGIN_SHELL_NOISE")
      .map((warning) => (warning as { host?: string }).host);
    const chatty = names.flatMap((name, index) =>
      RC_FILES[name] === undefined ? [] : [`node-${index + 1}`],
    );
    expect(noisy).toEqual(expect.arrayContaining(chatty));
    for (const name of ["dash", "a small PATH", "another locale", "root"])
      expect(noisy).not.toContain(`node-${names.indexOf(name) + 1}`);
  });

  test("check-access finds every host's name behind the chatter", async () => {
    const access = await here.run(["check-access", "--json"]);
    expect(access.status, access.stderr).toBe(0);
    const hosts = jsonOf(access).result?.["hosts"] as readonly { hostname: string }[];
    expect(hosts.map(({ hostname }) => hostname)).toEqual(names.map((_, index) => `login-${index + 1}`));
  }, 60_000);
});
