import type { Tool, ToolOutput } from "./simulated-machine.js";
import { hexOf } from "./simulated-nvidia.js";

/** The pinned image of a simulated host. @public */
export interface SimulatedImage {
  /** `sha256:<64 hex>`. */
  readonly id: string;
  /** `<name>@sha256:<64 hex>`, as the registry knows it. */
  readonly repoDigests?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Python distributions inside it, name to version. */
  readonly packages: Readonly<Record<string, string>>;
  readonly layers?: readonly string[];
  readonly architecture?: string;
}

/** Prints the packages in the form that the script of a package listing prints them. */
export type PackagePrinter = (script: string, packages: Readonly<Record<string, string>>) => string;

/** A `docker` that knows `image inspect`, `context inspect`, `run`, `ps`, `rm` and `version`. */
export function dockerTool(images: readonly SimulatedImage[], print: PackagePrinter): Tool {
  return ({ argv }) => {
    const [, verb, ...rest] = argv;
    if (verb === "image" && rest[0] === "inspect") return inspect(images, rest.slice(1));
    if (verb === "inspect") return inspect(images, rest);
    if (verb === "run") return run(images, rest, print);
    if (verb === "ps") return {};
    if (verb === "rm") return {};
    if (verb === "context" && rest[0] === "inspect")
      return { stdout: `${JSON.stringify([LOCAL_CONTEXT], null, 4)}\n` };
    if (verb === "version") return { stdout: "28.2.2\n" };
    return failed(1, `docker: unknown command: docker ${verb ?? ""}\n`);
  };
}

const LOCAL_CONTEXT = {
  Name: "default",
  Metadata: {},
  Endpoints: { docker: { Host: "unix:///var/run/docker.sock", SkipTLSVerify: false } },
  TLSMaterial: {},
};

function inspect(images: readonly SimulatedImage[], words: readonly string[]): ToolOutput {
  const [reference = ""] = operands(words, INSPECT_VALUES);
  const image = images.find((each) => isCalled(each, reference));
  if (image === undefined)
    return {
      ...failed(1, `Error response from daemon: No such image: ${reference}\n`),
      stdout: "[]\n",
    };
  const format =
    words.find((word) => word.startsWith("--format="))?.slice(9) ?? after(words, ["--format", "-f"]);
  const document = inspected(image);
  if (format === undefined || format === "json")
    return { stdout: `${JSON.stringify([document], null, 4)}\n` };
  if (/^\{\{ *json +\. *\}\}$/.test(format)) return { stdout: `${JSON.stringify(document)}\n` };
  return failed(64, `template parsing error: the simulated docker knows no format ${format}\n`);
}

function inspected(image: SimulatedImage): object {
  return {
    Id: image.id,
    RepoTags: [],
    RepoDigests: image.repoDigests ?? [],
    Created: "2026-11-02T09:30:00Z",
    Config: {
      Env: Object.entries(image.environment).map(([name, value]) => `${name}=${value}`),
      Cmd: null,
      WorkingDir: "/vllm-workspace",
      Entrypoint: ["vllm", "serve"],
      Labels: null,
    },
    Architecture: image.architecture ?? "amd64",
    Os: "linux",
    Size: 21_474_836_480,
    GraphDriver: { Data: null, Name: "overlay2" },
    RootFS: { Type: "layers", Layers: image.layers ?? [`sha256:${hexOf(`layer of ${image.id}`, 64)}`] },
  };
}

function run(images: readonly SimulatedImage[], words: readonly string[], print: PackagePrinter): ToolOutput {
  const [reference = "", ...command] = operands(words, RUN_VALUES);
  const image = images.find((each) => isCalled(each, reference));
  if (image === undefined)
    return failed(125, `docker: Error response from daemon: No such image: ${reference}.\n`);
  const script = after(command, ["-c"]);
  if (after(words, ["--entrypoint"]) !== "python3" || script === undefined)
    return failed(127, "docker: the simulated image runs only python3 -c\n");
  return { stdout: print(script, image.packages) };
}

const INSPECT_VALUES = new Set(["--format", "-f", "--platform"]);
const RUN_VALUES = new Set([
  "--network",
  "--net",
  "--pull",
  "--entrypoint",
  "--name",
  "--label",
  "--env",
  "-e",
  "--user",
  "-u",
  "--platform",
  "--runtime",
  "--log-driver",
  "--memory",
  "--pids-limit",
  "--security-opt",
  "--cap-drop",
  "--stop-timeout",
  "--tmpfs",
  "--workdir",
  "-w",
]);

/** The words from the first that is no option on. */
function operands(words: readonly string[], withValue: ReadonlySet<string>): readonly string[] {
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? "";
    if (word === "--") return words.slice(index + 1);
    if (!word.startsWith("-")) return words.slice(index);
    if (withValue.has(word)) index += 1;
  }
  return [];
}

function after(words: readonly string[], options: readonly string[]): string | undefined {
  const at = words.findIndex((word) => options.includes(word));
  return at < 0 ? undefined : words[at + 1];
}

function isCalled(image: SimulatedImage, reference: string): boolean {
  return reference === image.id || (image.repoDigests ?? []).includes(reference);
}

function failed(code: number, stderr: string): ToolOutput {
  return { end: { kind: "exit", code }, stderr };
}
