import { shellQuote } from "../access/shell-quote.js";
import { archiveCommand, freshName } from "../emit/fresh-name.js";
import { generatedPaths } from "../emit/preflight.js";
import { DEFAULT_JUDGEMENT, Findings } from "../errors/findings.js";
import { type Finding, GateError } from "../errors/gate-error.js";
import { changedFile, comparedFiles, type OtherRecord, otherRecord } from "./changed-files.js";
import { changedHostKeys } from "./changed-host-keys.js";
import { CATEGORIES } from "./compare-facts.js";
import { inputFindings } from "./input-findings.js";
import { invalidates } from "./invalidates.js";
import { type Evidence, readPresent } from "./read-present.js";
import type { EvidenceChange, FoundChange, NotEstablished, Verification } from "./verification.js";
import { declaredSecrets, withoutSecrets } from "./without-secrets.js";
import { type LiveFindings, verifyLive } from "./verify-live.js";
import type { VerifyOptions } from "./verify-options.js";
import { changeErrors, notEstablishedErrors } from "./verify-report.js";

/**
 * Whether the evidence of a discovery still holds: compares the present inputs, generated files and host keys, and
 * with `live` the hosts themselves, with the discovery record. It changes nothing: no host key is added, nothing is
 * written.
 *
 * Rejects with a GateFailure where the configuration or the record cannot be read, or with the signal's reason; what
 * is found by comparing is in the result, and so is what the hosts met.
 *
 * @public
 */
export async function verifyEvidence(options: VerifyOptions): Promise<Verification> {
  const { store, judgement = DEFAULT_JUDGEMENT, signal } = options;
  signal.throwIfAborted();
  const findings = new Findings(judgement);
  const evidence = await readPresent(options, findings);
  const { record, paths, faults, hostKeys } = evidence;
  findings.errors.push(...faults.errors);
  const inputs = await inputFindings(evidence, options, findings);
  const other = otherRecord(record.directory, record.established.generated.deployment, evidence.deployment);
  const edits = comparedFiles(record.directory, evidence, other).map(changedFile);
  const keys = changedHostKeys(record, hostKeys);
  const live = await verifyLive(evidence, options, inputs);
  for (const error of live?.faults ?? []) findings.errors.push(error);
  for (const warning of live?.warnings ?? []) tell(warning, evidence, findings);
  const found = merged([...inputs.changes, ...keys.changes], live);
  const redact = declaredSecrets(options, evidence.deployment);
  const changes = inOrder([...found, ...edits.flatMap((edit) => edit.changes)], evidence).map(
    (change): EvidenceChange => ({
      ...withoutSecrets(change, redact),
      invalidates: invalidates({ record: record.directory, established: record.established, paths }, change),
    }),
  );
  const notEstablished = [
    ...stillOpen([...inputs.notEstablished, ...keys.notEstablished], live),
    ...(live?.notEstablished ?? []),
    ...(options.live !== undefined && live === undefined
      ? [notAsked(record.established.manifest.roles)]
      : []),
  ].map((left) => ({ ...left, why: redact(left.why) }));
  const way = {
    record: record.directory,
    paths,
    other,
    fresh: await freshName(store, record.directory),
    archive: await archiveCommand(store, generatedPaths(paths)),
    engines: record.established.engines.size,
  };
  const told = [...changeErrors(changes, way), ...notEstablishedErrors(notEstablished)];
  const errors = [...findings.errors, ...told].map((error) => error.redacted(redact).toFinding());
  const storeEdited = !hostKeys.missing && !hostKeys.grown && keys.examined > 0 && keys.changes.length === 0;
  return {
    record: record.directory,
    holds: errors.length === 0,
    examined: {
      inputs: inputs.examined,
      files: [paths.hosts, paths.launch, paths.sources, paths.fleet, paths.deploymentEnv],
      hostKeys: keys.examined,
      ...(live === undefined ? {} : live.examined),
    },
    changes,
    notEstablished,
    notes: [
      ...otherVersion(record.inputs.version, options.version),
      ...ofAnother(record.directory, other),
      ...inputs.notes,
      ...edits.flatMap((edit) => edit.notes),
      ...(storeEdited ? [`${paths.knownHosts} was edited; it still vouches for every recorded key`] : []),
    ].map(redact),
    errors,
    warnings: findings.warnings,
  };
}

/** Inputs with faults do not say where the hosts are. */
function notAsked(roles: readonly string[]): NotEstablished {
  return {
    roles,
    categories: CATEGORIES,
    why: "the hosts were not asked, because the inputs have faults",
    hint: "correct the inputs, then verify again",
  };
}

/** The generated files of a later discovery are not the record's own. */
function ofAnother(directory: string, other: OtherRecord | undefined): readonly string[] {
  if (other === undefined) return [];
  return [
    `the generated files are of another discovery, recorded in ${other.named}: ${shellQuote(["narwhal-deploy", "diff", directory, other.named])} tells what it establishes otherwise`,
  ];
}

/** Another version may read and derive otherwise without any change. */
function otherVersion(recorded: string, own: string | undefined): readonly string[] {
  if (own === undefined || own === recorded) return [];
  return [
    `the record was made by version ${recorded}, this is ${own}: narwhal-deploy replay tells what that alone changes`,
  ];
}

/** A warning that the recorded run did not have. */
function tell(warning: Finding, { record }: Evidence, findings: Findings): void {
  const known = (record.established.manifest.warnings as readonly Finding[]).some(
    ({ code, host, role }) => code === warning.code && host === warning.host && role === warning.role,
  );
  if (!known) findings.addError(new GateError(warning.code, warning));
}

/** Values that are no facts of a category: no look at a host tells them. */
const DECLARED = /^(?:run_dir|password_env|files|slo|config_sha256|hops\.\d+\.host_key|NARWHAL_\w+)(?:\.|$)/;

/** What was found without the hosts, as far as they did not tell better, and what they told. */
function merged(offline: readonly FoundChange[], live: LiveFindings | undefined): readonly FoundChange[] {
  if (live === undefined) return offline;
  const told = new Set(live.changes.map(placeOf));
  const kept = offline.filter(
    (change) =>
      !told.has(placeOf(change)) &&
      (DECLARED.test(change.path) || !live.compared.has(`${change.role ?? ""} ${change.category}`)),
  );
  return [...kept, ...live.changes];
}

function placeOf({ role, category, path }: FoundChange): string {
  return `${role ?? ""} ${category} ${path}`;
}

/** What the files alone left open and the hosts neither answered nor left open themselves. */
function stillOpen(
  offline: readonly NotEstablished[],
  live: LiveFindings | undefined,
): readonly NotEstablished[] {
  if (live === undefined) return offline;
  const told = new Set([
    ...live.compared,
    ...live.notEstablished.flatMap(({ roles, categories }) =>
      roles.flatMap((role) => categories.map((category) => `${role} ${category}`)),
    ),
  ]);
  return offline.flatMap((left) => {
    const roles = left.roles.filter((role) =>
      left.categories.some((category) => !told.has(`${role} ${category}`)),
    );
    return roles.length === 0 ? [] : [{ ...left, roles }];
  });
}

/** The fleet's first, then by role and category; each with its host. */
function inOrder(changes: readonly FoundChange[], { record }: Evidence): readonly FoundChange[] {
  const roles = new Map<string, number>(
    record.established.manifest.roles.map((role, index) => [role, index]),
  );
  const hosts = new Map<string, string>(
    record.established.generated.hosts.hosts.flatMap(({ id, roles: own }) =>
      own.map((role) => [role, id] as const),
    ),
  );
  const rank = ({ role }: FoundChange): number => (role === undefined ? -1 : (roles.get(role) ?? roles.size));
  return [...changes]
    .sort((a, b) => rank(a) - rank(b) || CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category))
    .map((change) => {
      const host = change.host ?? (change.role === undefined ? undefined : hosts.get(change.role));
      return host === undefined ? change : { ...change, host };
    });
}
