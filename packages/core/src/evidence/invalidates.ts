import type { Json } from "../canonical.js";
import { pathIn } from "../emit/paths.js";
import type { ConfigPaths } from "../inputs/inputs.js";
import type { Because } from "../policy/launch-policy.js";
import { CARD_SETTINGS, decidedBy } from "./field-effects.js";
import type { EstablishedRecord } from "./recorded-discovery.js";
import type { Dependents, FoundChange } from "./verification.js";

/** The configuration that rests on a record. */
export interface Derived {
  /** Directory of the record. */
  readonly record: string;
  readonly established: EstablishedRecord;
  /** Where the generated files stand. */
  readonly paths: ConfigPaths;
}

type Settings = Readonly<Record<string, Because>>;

/** What one change has to do with one role. */
interface Concern {
  readonly derived: Derived;
  readonly change: FoundChange;
  readonly role: string;
  /** What decided the values of the role, by setting. */
  readonly settings: Settings;
}

/**
 * Which generated values rest on a piece of evidence: by its category, and where the sources file says what decided
 * a value, by that. A value that nothing generated rests on is named where the record keeps it.
 */
export function invalidates(derived: Derived, change: FoundChange): readonly Dependents[] {
  if (change.file !== undefined) return [{ file: change.file, values: [change.path] }];
  const decided = decidedBy(change.path);
  if (decided.length === 0) return resting(derived, change);
  return merged(
    decided.flatMap((fact) =>
      rolesOf(derived, { ...change, ...fact }).flatMap((role) =>
        resting(derived, { ...change, ...fact, role }),
      ),
    ),
  );
}

/** Whom a variable is about: the role that it names, the router, else all that have facts of the category. */
function rolesOf({ established }: Derived, { role, category, because }: FoundChange): readonly string[] {
  if (role !== undefined) return [role];
  if (because.startsWith("NARWHAL_ROUTER_")) return ["router"];
  return established.manifest.roles.filter((each) => category === "transport" || each !== "router");
}

function resting(derived: Derived, change: FoundChange): readonly Dependents[] {
  const { established, paths, record } = derived;
  const { role = "", category, path } = change;
  const settings = (established.generated.sources[role]?.settings ?? {}) as Settings;
  const concern = { derived, change, role, settings };
  const found = RESTING[category](concern);
  if (found.length > 0) return merged(found);
  if (path.startsWith("files.")) {
    const variable = FILE_VARIABLES[path];
    return variable === undefined ? [] : [{ file: paths.deploymentEnv, values: [variable] }];
  }
  return [{ file: pathIn(record, "manifest.json"), values: [`fingerprints.${role}.${category}.${path}`] }];
}

const FILE_VARIABLES: Readonly<Record<string, string>> = {
  "files.hosts": "NARWHAL_HOSTS",
  "files.known_hosts": "NARWHAL_SSH_KNOWN_HOSTS",
  "files.fleet": "NARWHAL_FLEET",
  "files.launch": "NARWHAL_LAUNCH_CONFIG",
};

/** The generated values that rest on each category; none where the change touches none. */
const RESTING: Readonly<Record<FoundChange["category"], (concern: Concern) => readonly Dependents[]>> = {
  hardware(concern) {
    const { settings } = concern;
    // What the operator declared rests on the declaration.
    const names = CARD_SETTINGS.filter(
      (name) => settings[name] !== undefined && settings[name].origin !== "field",
    );
    return settingsAt(concern, names);
  },
  model(concern) {
    const { path, role } = concern.change;
    if (path === "tree_sha256") {
      const file = pathIn(concern.derived.record, `${role}-checkpoint.json`);
      const hash = ["model_tree_sha256", "files"];
      return [
        { file, values: hash },
        { file: pathIn(concern.derived.record, "manifest.json"), values: hash.slice(0, 1) },
      ];
    }
    if (path === "repo_id" || path === "revision") {
      return [{ file: pathIn(concern.derived.record, `${role}.json`), values: [`checkpoint.${path}`] }];
    }
    const read = namesWhere(concern, ({ evidence = [] }) => evidence.length > 0);
    return settingsAt(
      concern,
      ["model_config_sha256", "model_dtype", ...read].filter((name) => !isDeclared(concern, name)),
    );
  },
  image(concern) {
    const { path } = concern.change;
    if (path.startsWith("packages")) return settingsAt(concern, ["expected_packages"]);
    const own = namesWhere(concern, ({ source }) => source === "the image's environment");
    if (path.startsWith("environment")) {
      const [, name] = path.split(".");
      return settingsAt(concern, name === undefined ? own : [`environment.${name}`]);
    }
    return settingsAt(concern, ["image", "expected_packages", ...own]);
  },
  launch_policy(concern) {
    const { path } = concern.change;
    if (path === "run_dir") {
      return [{ file: pathIn(concern.derived.record, `${concern.role}.json`), values: ["run_dir"] }];
    }
    if (path.startsWith("files.")) return [];
    const setting =
      SETTING_OF[path] ??
      path
        .replace(/^runtime\./, "")
        .replace(/^(extra_args|accelerator_devices|gpu_ids|transfer\.devices|expected_packages)\..*$/, "$1");
    const files = settingsAt(concern, [setting]);
    // The fleet file has their number, no more.
    const asMany =
      setting === "gpu_ids" && concern.change.before !== undefined && concern.change.after !== undefined;
    return asMany ? files.filter(({ file }) => file !== concern.derived.paths.fleet) : files;
  },
  route(concern) {
    const { path } = concern.change;
    const names = ROUTED[path] ?? [];
    const declared = names.filter((name) => name !== path && isDeclared(concern, name));
    return settingsAt(
      concern,
      names.filter((name) => !declared.includes(name)),
    );
  },
  transport(concern) {
    const { derived, change, role } = concern;
    const { path } = change;
    const host = derived.established.generated.hosts.hosts.find(({ roles }) => roles.includes(role));
    const at = (...keys: string[]): Dependents => ({
      file: derived.paths.hosts,
      values: keys.map((key) => `hosts.${host?.id ?? change.host ?? role}.${key}`),
    });
    if (path === "destination") {
      const whole = change.before === undefined || change.after === undefined;
      return whole && role !== "router" ? [at("roles"), ...wholeRole(concern)] : [at("ssh_env")];
    }
    if (path === "password" || path === "password_env") return [at("password_env")];
    if (path.endsWith("host_key"))
      return [{ file: derived.paths.knownHosts, values: [wordOf(change.before ?? change.after)] }];
    return [];
  },
};

function wordOf(value: Json | undefined): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? null);
}

/** The settings that a value of the route decides. */
const ROUTED: Readonly<Record<string, readonly string[]>> = {
  interface: ["transfer.net_devices", "address", "url", "attestation_url"],
  address: ["address", "url", "attestation_url"],
  url: ["url"],
  attestation_url: ["attestation_url"],
  engine_port: ["url"],
  attest_port: ["attestation_url"],
};

const SETTING_OF: Readonly<Record<string, string>> = {
  model_name: "model",
  engine_key: "engine.engine_api_key_env",
  "slo.ttft_s": "ttft_s",
  "slo.tpot_s": "tpot_s",
};

function namesWhere({ settings }: Concern, holds: (because: Because) => boolean): readonly string[] {
  return Object.entries(settings).flatMap(([name, because]) => (holds(because) ? [name] : []));
}

function isDeclared({ settings }: Concern, name: string): boolean {
  const because = settings[name];
  return because?.origin === "field" && !because.source.endsWith("_FABRIC_INTERFACE");
}

/** Everything that is generated for an engine. */
function wholeRole({ role, derived }: Concern): readonly Dependents[] {
  const { paths } = derived;
  const node = role.slice("engine-".length);
  const variables = ["IP", "URL", "ATTESTATION_URL", "ENGINE_IMAGE", "MODEL_CONFIG_SHA256"];
  return [
    { file: paths.launch, values: [`engines.${role}`] },
    { file: paths.sources, values: [role] },
    { file: paths.fleet, values: [`engines.n${node}`] },
    { file: paths.deploymentEnv, values: variables.map((name) => `NARWHAL_NODE_${node}_${name}`) },
  ];
}

/** Where the generated files hold these settings of a role. */
function settingsAt({ derived: { paths }, role }: Concern, names: readonly string[]): readonly Dependents[] {
  const node = role.slice("engine-".length);
  return names.flatMap((name): Dependents[] => {
    const variable = VARIABLES[name];
    if (variable !== undefined)
      return [{ file: paths.deploymentEnv, values: [`NARWHAL_NODE_${node}_${variable}`] }];
    if (name === "pool") return [{ file: paths.fleet, values: [`engines.n${node}.role`] }];
    const shared = FLEET[name];
    if (shared !== undefined && !LAUNCHED.has(name)) return [{ file: paths.fleet, values: [shared] }];
    const [head = ""] = name.split(".");
    const inRuntime = RUNTIME.has(head) ? "runtime." : "";
    const launch = { file: paths.launch, values: [`engines.${role}.${inRuntime}${argument(name)}`] };
    return shared === undefined ? [launch] : [launch, { file: paths.fleet, values: [shared] }];
  });
}

/** `extra_args` of `extra_args.--trust-remote-code`: a list names no member. */
function argument(name: string): string {
  return name.startsWith("extra_args.") ? "extra_args" : name;
}

const VARIABLES: Readonly<Record<string, string>> = {
  address: "IP",
  url: "URL",
  attestation_url: "ATTESTATION_URL",
  image: "ENGINE_IMAGE",
  model_config_sha256: "MODEL_CONFIG_SHA256",
};

/** Where the fleet file holds a setting. */
const FLEET: Readonly<Record<string, string>> = {
  accelerator: "hardware.accelerator",
  gpu_ids: "hardware.accelerators_per_engine",
  tensor_parallel_size: "hardware.tensor_parallel",
  model: "model",
  ttft_s: "slo.ttft_s",
  tpot_s: "slo.tpot_s",
  "engine.engine_api_key_env": "engine.engine_api_key_env",
};
/** Those of them that stand in the launch file too. */
const LAUNCHED: ReadonlySet<string> = new Set(["accelerator", "gpu_ids", "tensor_parallel_size"]);

const RUNTIME: ReadonlySet<string> = new Set([
  "expected_packages",
  "model_dtype",
  "kv_cache_dtype",
  "block_size",
  "environment",
  "extra_args",
]);

/** One entry a file, each value once. */
function merged(found: readonly Dependents[]): readonly Dependents[] {
  const files = new Map<string, Set<string>>();
  for (const { file, values } of found) {
    const there = files.get(file) ?? new Set<string>();
    files.set(file, there);
    for (const value of values) there.add(value);
  }
  return [...files].map(([file, values]) => ({ file, values: [...values] }));
}
