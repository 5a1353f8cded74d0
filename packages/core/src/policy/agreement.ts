import { canonicalJson } from "../canonical.js";
import type { Findings } from "../errors/findings.js";
import type { ImageFacts } from "../observation/observation.js";
import { argValue } from "./engine-args.js";
import { type EngineFacts, placeOf } from "./facts.js";

/** What prefill and decode must have in common at run time. */
export interface RuntimeChoice {
  readonly modelDtype: string;
  readonly kvCacheDtype: string;
  readonly blockSize: number;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** Records where replicas differ in the image's content, its packages or the model's configuration. @public */
export function checkSameContent(fleet: readonly EngineFacts[], findings: Findings): void {
  const [first, ...others] = fleet;
  if (first === undefined) return;
  for (const facts of others) {
    const roles = `${facts.engine.role} and ${first.engine.role}`;
    const packages = packageDifferences(first, facts);
    if (packages.length > 0) {
      findings.add("PACKAGES_DIFFER", {
        ...placeOf(facts, "ENGINE_IMAGE"),
        message: packages.join("; "),
      });
    }
    const parts = imageDifferences(first.seen.image, facts.seen.image);
    if (parts.length > 0) {
      findings.add("IMAGES_DIFFER", {
        ...placeOf(facts, "ENGINE_IMAGE"),
        message: `the images of ${roles} differ in ${parts.join(" and ")}: ${facts.seen.image.id} and ${first.seen.image.id}`,
      });
    }
    const { configSha256 } = facts.seen.model;
    if (configSha256 !== first.seen.model.configSha256) {
      findings.add("MODEL_CONFIGS_DIFFER", {
        ...placeOf(facts, "MODEL_DIR"),
        subject: "config.json",
        message: `config.json of ${roles} differ: SHA-256 ${configSha256} and ${first.seen.model.configSha256}`,
      });
    }
  }
}

/** Records where the runtime settings of replicas would make them misread each other's cache (vllm#42895). @public */
export function checkSameRuntime(
  fleet: readonly EngineFacts[],
  choices: ReadonlyMap<string, RuntimeChoice>,
  findings: Findings,
): void {
  const [first, ...others] = fleet.flatMap((facts) => {
    const choice = choices.get(facts.engine.role);
    return choice === undefined ? [] : [{ facts, settings: settingsOf(choice) }];
  });
  if (first === undefined) return;
  for (const { facts, settings } of others) {
    for (const [index, { name, field, value }] of settings.entries()) {
      const other = first.settings[index]?.value ?? "";
      if (value === other) continue;
      findings.add("RUNTIME_SETTINGS_DIFFER", {
        ...placeOf(facts, field),
        subject: name,
        message: `${name} is ${value} for ${facts.engine.role} and ${other} for ${first.facts.engine.role}`,
      });
    }
  }
}

/** The image's content is the same although its id may differ between image stores. */
function imageDifferences(a: ImageFacts, b: ImageFacts): string[] {
  if (a.id === b.id) return [];
  const parts: (readonly [string, string, string])[] = [
    ["layers", a.layers.join(), b.layers.join()],
    ["environment", canonicalJson(a.environment), canonicalJson(b.environment)],
    ["platform", `${a.os}/${a.architecture}`, `${b.os}/${b.architecture}`],
  ];
  return parts.filter(([, left, right]) => left !== right).map(([name]) => name);
}

function packageDifferences(first: EngineFacts, facts: EngineFacts): string[] {
  const a = first.seen.image.packages;
  const b = facts.seen.image.packages;
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return names
    .filter((name) => a[name] !== b[name])
    .map(
      (name) =>
        `${name} is ${b[name] ?? "not installed"} for ${facts.engine.role} and ${a[name] ?? "not installed"} for ${first.engine.role}`,
    );
}

function settingsOf(choice: RuntimeChoice): { name: string; field: string; value: string }[] {
  const { args, environment } = choice;
  const backend =
    attentionBackend(args) ?? environment["VLLM_ATTENTION_BACKEND"] ?? "the engine's own choice";
  return [
    { name: "block size", field: "BLOCK_SIZE", value: String(choice.blockSize) },
    { name: "model dtype", field: "MODEL_DTYPE", value: choice.modelDtype },
    { name: "KV cache dtype", field: "ENGINE_ARGS", value: choice.kvCacheDtype },
    { name: "attention backend", field: "ENGINE_ARGS", value: backend.toUpperCase() },
  ];
}

function attentionBackend(args: readonly string[]): string | undefined {
  const named = argValue(args, "--attention-backend") ?? argValue(args, "--attention-config", "backend");
  if (named !== undefined) return named;
  const whole = /"backend"\s*:\s*"([^"]+)"/.exec(argValue(args, "--attention-config") ?? "");
  return whole?.[1];
}
