import { ENV_FIELDS, type EnvFieldName, type EnvKindName, isNodeForm } from "@narwhal/schemas";
import type { Findings } from "../errors/findings.js";
import { Secret } from "../secret.js";
import { checkAddresses } from "./check-addresses.js";
import { checkGpus } from "./check-gpus.js";
import { checkPasswords } from "./check-passwords.js";
import { checkPorts } from "./check-ports.js";
import { checkPresence } from "./check-presence.js";
import { checkTransfer } from "./check-transfer.js";
import { checkPaths, configPaths } from "./config-paths.js";
import { Fields, type Found } from "./fields.js";
import type { EngineInputs, Environment, Inputs } from "./inputs.js";
import { routerDestination } from "./router.js";
import { secretValues } from "./secrets.js";
import type { FormValues } from "./value-forms.js";

/**
 * Reads every field of an environment: per-node values over shared ones, an empty value as unset. Each fault is
 * a finding that names its variable and the accepted form; all of them, and all that can be told of the fields
 * together without a host, are reported in one run.
 *
 * Gives `undefined` where `findings` holds an error, from here or from {@link readEnvironment}.
 *
 * @public
 */
export function parseInputs(environment: Environment, findings: Findings): Inputs | undefined {
  const fields = new Fields(environment, findings);
  checkPresence(fields, findings);
  checkPorts(fields, findings);
  checkGpus(fields, findings);
  checkTransfer(fields, findings);
  checkAddresses(fields, findings);
  checkPasswords(fields, findings);
  checkPaths(configPaths(environment), findings);
  return findings.errors.length > 0 ? undefined : assemble(environment, fields);
}

function assemble(environment: Environment, fields: Fields): Inputs {
  const deploymentRevision = fields.shared("DEPLOYMENT_REVISION", "commit")?.value;
  const modelRepoId = fields.shared("MODEL_REPO_ID", "repo-id")?.value;
  const modelRevision = fields.shared("MODEL_REVISION", "commit")?.value;
  const ttftS = fields.shared("TTFT_S", "positive-number")?.value;
  const tpotS = fields.shared("TPOT_S", "positive-number")?.value;
  return {
    engines: fields.engines.map((number) => engineInputs(number, fields)),
    routerDestination: present(routerDestination(fields)),
    modelName: present(fields.shared("ENGINE_MODEL_NAME", "name")).value,
    paths: configPaths(environment),
    knownHostsNamed: fields.isSet("NARWHAL_SSH_KNOWN_HOSTS"),
    transport: fields.shared("TRANSPORT", "transport")?.value ?? "auto",
    engineKeySet: fields.isSet("NARWHAL_ENGINE_KEY"),
    passwords: passwords(fields),
    secrets: secretValues(environment).map((value) => new Secret(value)),
    ...given({ deploymentRevision, modelRepoId, modelRevision, ttftS, tpotS }),
  };
}

function engineInputs(number: number, fields: Fields): EngineInputs {
  const optional = <Kind extends EnvKindName>(name: EnvFieldName, kind: Kind) =>
    fields.engine(number, name, kind)?.value;
  const required = <Kind extends EnvKindName>(name: EnvFieldName, kind: Kind) =>
    present<Found<FormValues[Kind]>>(fields.engine(number, name, kind)).value;
  return {
    number,
    role: `engine-${number}`,
    destination: required("SSH", "destination"),
    image: required("ENGINE_IMAGE", "image"),
    modelDir: required("MODEL_DIR", "absolute-path"),
    runDir: required("RUN_DIR", "absolute-path"),
    fabricInterface: required("FABRIC_INTERFACE", "interface"),
    enginePort: required("ENGINE_PORT", "port"),
    attestPort: required("ATTEST_PORT", "port"),
    sideChannelPort: required("NIXL_SIDE_CHANNEL_PORT", "port"),
    ucxTcpPortRange: required("UCX_TCP_PORT_RANGE", "port-range"),
    ...given({
      ip: optional("IP", "ip"),
      url: optional("URL", "url"),
      attestationUrl: optional("ATTESTATION_URL", "attestation-url"),
      modelConfigSha256: optional("MODEL_CONFIG_SHA256", "sha256"),
      gpuIds: optional("GPU_IDS", "gpu-list"),
      tensorParallelSize: optional("TENSOR_PARALLEL_SIZE", "positive-int"),
      modelDtype: optional("MODEL_DTYPE", "dtype"),
      blockSize: optional("BLOCK_SIZE", "positive-int"),
      engineArgs: optional("ENGINE_ARGS", "json-array-of-strings"),
      engineEnv: optional("ENGINE_ENV", "json-object-of-strings"),
      transferTransport: optional("TRANSFER_TRANSPORT", "transfer-transport"),
      transferNetDevices: optional("TRANSFER_NET_DEVICES", "net-devices"),
      transferDevices: optional("TRANSFER_DEVICES", "device-paths"),
    }),
    from: origins(number, fields),
  };
}

/** The deciding variable of each field of an engine that has a value. */
function origins(number: number, fields: Fields): Readonly<Record<string, string>> {
  const entries = ENV_FIELDS.filter(isNodeForm).map((row) => [row.name, fields.variable(number, row.name)]);
  return Object.fromEntries(entries.filter(([, variable]) => variable !== undefined)) as Record<
    string,
    string
  >;
}

function passwords(fields: Fields): Readonly<Record<string, Secret>> {
  const found = [
    ...fields.engines.map((number) => fields.engine(number, "SSH_PASSWORD", "secret")),
    fields.shared("ROUTER_SSH_PASSWORD", "secret"),
  ].filter((password) => password !== undefined);
  return Object.fromEntries(found.map(({ variable, value }) => [variable, new Secret(value)]));
}

/** The members that have a value. */
function given<Members extends object>(
  members: Members,
): { [Key in keyof Members]?: Exclude<Members[Key], undefined> } {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof Members]?: Exclude<Members[Key], undefined> };
}

/** What the checks have made sure of. */
function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new TypeError("a required field passed the checks without a value");
  return value;
}
