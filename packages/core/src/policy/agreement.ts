import type { Findings } from "../errors/findings.js";
import { type ImageDifference, imageDifferences } from "../observation/same-image.js";
import { argValue } from "./engine-args.js";
import { type EngineFacts, placeOf } from "./facts.js";

/** What prefill and decode must have in common at run time. @public */
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
    const differences = imageDifferences(first.seen.image, facts.seen.image);
    const packages = differences.filter(({ aspect }) => aspect.startsWith(PACKAGE));
    const parts = differences.filter((difference) => !packages.includes(difference));
    if (packages.length > 0) {
      findings.add("PACKAGES_DIFFER", {
        ...placeOf(facts, "ENGINE_IMAGE"),
        message: packages.map((each) => versions(each, facts, first)).join("; "),
      });
    }
    if (parts.length > 0) {
      const aspects = parts.map(({ aspect }) => aspect).join(", ");
      findings.add("IMAGES_DIFFER", {
        ...placeOf(facts, "ENGINE_IMAGE"),
        message: `the images of ${roles} differ in ${aspects}: ${facts.seen.image.id} and ${first.seen.image.id}`,
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

const PACKAGE = "package ";

function versions(difference: ImageDifference, facts: EngineFacts, first: EngineFacts): string {
  const { aspect, left, right } = difference;
  const name = aspect.slice(PACKAGE.length);
  return `${name} is ${right ?? "not installed"} for ${facts.engine.role} and ${left ?? "not installed"} for ${first.engine.role}`;
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
