import type { FleetFault } from "@narwhal/core/testing";
import type { Command } from "../command.js";
import { ACCESS_OPTIONS, DEPLOYMENT_OPTIONS, INPUT_OPTIONS, text, TRANSPORT_OPTIONS } from "../options.js";

/** The names alone: what they mean is loaded with the demonstration. */
const FAULT_NAMES: Readonly<Record<FleetFault, true>> = {
  "differing-shard": true,
  "changed-host-key": true,
  "gpu-overlap": true,
  "hung-probe": true,
};

const FINGERPRINTS = {
  "expect-fingerprints": text("File of verified host-key fingerprints: <host[:port]> SHA256:... per line"),
};

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  {
    name: "init",
    positionals: "[engines]",
    positionalHelp: { engines: "Number of engines; default 2" },
    summary: "Write a commented .env for a number of engines",
    options: INPUT_OPTIONS,
    examples: [
      ["init 4", "four engines"],
      ["init --env-file fleet-b.env", "another file"],
    ],
    load: async () => (await import("./init.js")).runInit,
  },
  {
    name: "discover",
    summary: "Discover the fleet that .env describes and write its configuration",
    judges: true,
    options: {
      out: text("Directory of the discovery record; must not exist yet"),
      check: { type: "boolean", describe: "Do everything up to the hashing and write nothing" },
      ...INPUT_OPTIONS,
      ...ACCESS_OPTIONS,
      ...FINGERPRINTS,
      "stall-timeout": text("Seconds without a byte of hashing progress; default 60"),
      "run-timeout": text("Seconds for the whole run; default: no bound"),
      "hash-workers": text("Parallel readers on each host; default: its cores"),
      "reuse-hashes": text(
        "Discovery record whose hashes are taken over for files that are unchanged since; default: read all",
      ),
    },
    examples: [
      ["discover --out runs/discovery/first", "discover and write config/"],
      ["discover --check", "everything but the hashing, and nothing written"],
    ],
    load: async () => (await import("./discover.js")).runDiscover,
  },
  {
    name: "plan",
    summary: "Show the hosts and roles of the discovered fleet",
    options: { ...DEPLOYMENT_OPTIONS, ...TRANSPORT_OPTIONS },
    examples: [
      ["plan", "the fleet under config/"],
      ["plan --json", "the same for programs"],
    ],
    load: async () => (await import("./plan.js")).runPlan,
  },
  {
    name: "check-access",
    summary: "Log in to every host of the discovered fleet once, with the stored host key",
    options: { ...DEPLOYMENT_OPTIONS, ...ACCESS_OPTIONS },
    examples: [["check-access", "record each host's name under runs/access-<id>/"]],
    load: async () => (await import("./check-access.js")).runCheckAccess,
  },
  {
    name: "shell",
    summary: "Open a terminal on the host of a role",
    options: {
      ...DEPLOYMENT_OPTIONS,
      ...ACCESS_OPTIONS,
      role: text("The role, such as engine-1 or router"),
    },
    examples: [["shell --role engine-1", "a terminal on the host of engine 1"]],
    load: async () => (await import("./shell.js")).runShell,
  },
  {
    name: "explain",
    positionals: "[role]",
    positionalHelp: { role: "One engine, such as engine-1; default: all" },
    summary: "Show every value of the generated configuration with what decided it",
    options: DEPLOYMENT_OPTIONS,
    examples: [
      ["explain engine-1", "the configuration of engine 1"],
      ["explain --json", "all engines, for programs"],
    ],
    load: async () => (await import("./explain.js")).runExplain,
  },
  {
    name: "verify",
    positionals: "[record]",
    positionalHelp: { record: "Directory of a discovery record; default: the one that deployment.env names" },
    summary: "Tell whether the evidence of a discovery still holds, and what a change invalidates",
    judges: true,
    options: {
      live: { type: "boolean", describe: "Look at the hosts again, without hashing" },
      checkpoint: { type: "boolean", describe: "Look at the hosts again, and hash the checkpoints, too" },
      ...DEPLOYMENT_OPTIONS,
      ...ACCESS_OPTIONS,
      "stall-timeout": text("Seconds without a byte of hashing progress; default 60"),
      "hash-workers": text("Parallel readers on each host; default: its cores"),
      "reuse-hashes": text(
        "Discovery record whose hashes are taken over for files that are unchanged since; default: read all",
      ),
    },
    examples: [
      ["verify", "variables, generated files and host keys against the record"],
      ["verify --live", "the hosts, too: hardware, image, config.json, interface, route, host keys"],
      ["verify --checkpoint", "and every byte of the checkpoints"],
    ],
    load: async () => (await import("./verify.js")).runVerify,
  },
  {
    name: "diff",
    positionals: "<before> <after>",
    positionalHelp: {
      before: "Directory of a discovery record",
      after: "Directory of the one to compare it with",
    },
    summary: "Show what differs between two discovery records",
    options: {},
    examples: [["diff runs/first runs/second", "what is another in the second one"]],
    load: async () => (await import("./diff.js")).runDiff,
  },
  {
    name: "facts",
    positionals: "[record]",
    positionalHelp: { record: "Directory of a discovery record; default: the one that deployment.env names" },
    summary: "Show the hosts' drivers, images, packages, clocks and room side by side, odd values marked",
    options: DEPLOYMENT_OPTIONS,
    examples: [
      ["facts", "the fleet under config/"],
      ["facts runs/discovery/first --json", "every value, for programs"],
    ],
    load: async () => (await import("./facts.js")).runFacts,
  },
  {
    name: "extract",
    positionals: "<record>",
    positionalHelp: { record: "Directory of a discovery record or of an access check" },
    summary: "Copy a record with stand-ins for what is private, fit to be shown to others",
    options: {
      to: text("Directory for the extract; must not exist yet"),
      table: text("Private file for the stand-ins; default: <to>.stand-ins.json"),
      ...INPUT_OPTIONS,
    },
    examples: [["extract runs/discovery/first --to x", "and x.stand-ins.json, which stays private"]],
    load: async () => (await import("./extract.js")).runExtract,
  },
  {
    name: "replay",
    positionals: "<record>",
    positionalHelp: { record: "Directory of a discovery record" },
    summary: "Derive a record's documents again from its own evidence, without a host, and compare",
    options: { to: text("Directory for the derived documents; must not exist yet; default: compare only") },
    examples: [["replay runs/discovery/first", "does this version derive the same, byte for byte?"]],
    load: async () => (await import("./replay.js")).runReplay,
  },
  {
    name: "report",
    positionals: "<record>",
    positionalHelp: { record: "Directory of a discovery record, or of an extract of one" },
    summary: "Show a record as one HTML page and as Markdown, of a run that was stopped too",
    options: {
      to: text("Name for the two files, without ending; default: <record>.report"),
    },
    examples: [
      ["report runs/discovery/first", "runs/discovery/first.report.html and .md, beside the record"],
      ["report shared/first --to fleet", "fleet.html and fleet.md"],
    ],
    load: async () => (await import("./report.js")).runReport,
  },
  {
    name: "checkpoint",
    positionals: "<action> <paths...>",
    positionalHelp: {
      action: "hash DIR, verify DIR MANIFEST, or compare A B (manifests or directories)",
      paths: "Directories and manifests on this machine",
    },
    summary: "Hash, verify or compare checkpoints on this machine, without a fleet",
    options: {
      "stall-timeout": text("Seconds without a byte of hashing progress; default 60"),
      "hash-workers": text("Parallel readers; default: the machine's cores"),
    },
    examples: [
      ["checkpoint hash /models/m > m.json", "the manifest of a directory"],
      ["checkpoint verify /models/m m.json", "a directory against its record"],
      ["checkpoint compare m.json /models/n", "two checkpoints, path by path"],
    ],
    load: async () => (await import("./checkpoint.js")).runCheckpoint,
  },
  {
    name: "stage",
    summary: "Download the pinned checkpoint on every engine host whose model directory is empty",
    options: {
      print: { type: "boolean", describe: "Only print the commands" },
      ...INPUT_OPTIONS,
      ...ACCESS_OPTIONS,
      ...FINGERPRINTS,
    },
    examples: [
      ["stage --print", "what would be run on which host"],
      ["stage", "run hf download on the hosts, side by side"],
    ],
    load: async () => (await import("./stage.js")).runStage,
  },
  {
    name: "validate",
    positionals: "<files...>",
    positionalHelp: { files: "Files to check; what each is, its name tells" },
    summary: "Check files by their schemas and against each other",
    judges: true,
    options: {},
    examples: [
      ["validate .env", "the private environment"],
      ["validate config/*", "a whole configuration"],
    ],
    load: async () => (await import("./validate.js")).runValidate,
  },
  {
    name: "inspect",
    positionals: "<path>",
    positionalHelp: { path: "A checkpoint directory, or a config.json, on this machine" },
    summary: "Show what a checkpoint's metadata demands of its engines, and why",
    judges: true,
    options: {},
    examples: [
      ["inspect /models/qwen3-next", "custom code, state, dtype, context limit, tensor-parallel sizes"],
      ["inspect config.json --json", "the same for programs"],
    ],
    load: async () => (await import("./inspect.js")).runInspect,
  },
  {
    name: "demo",
    summary: "Discover a simulated fleet on this machine and show what comes of it",
    options: {
      fault: text(`Show a failure: ${Object.keys(FAULT_NAMES).join(", ")}`),
      "real-python": { type: "boolean", describe: "Run the hosts' Python parts by this machine's python3" },
      keep: { type: "boolean", describe: "Keep the directory with everything that was written" },
    },
    examples: [
      ["demo", "three hosts, four engines"],
      ["demo --fault differing-shard", "how a replica that differs looks"],
    ],
    load: async () => (await import("./demo.js")).runDemo,
  },
];
