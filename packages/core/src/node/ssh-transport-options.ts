import type { HostKeyVerdict } from "../access/judge-host-key.js";
import type { Runtime } from "../access/runtime.js";
import type { HostAddress } from "../access/transport.js";
import { Findings } from "../errors/findings.js";
import { GateError } from "../errors/gate-error.js";
import type { Observer } from "../events.js";
import type { HostKeyStore } from "./host-key-store.js";
import type { SshResolver } from "./ssh-config.js";
import type { PassphrasePrompt } from "./passphrase-prompt.js";

/** What every SSH transport takes. @public */
export interface SshTransportOptions {
  /** Judges the key of every hop; it cannot be left out. */
  readonly hostKeys: HostKeyStore;
  readonly resolve: SshResolver;
  /** Takes warnings; where it makes errors of them (`--strict`), a login stops before the password is sent. */
  readonly findings?: Findings;
  readonly observer?: Observer;
  readonly passphrase?: PassphrasePrompt;
  readonly runtime?: Runtime;
  /** Milliseconds for a TCP connection, or for a jump host to open one. Default 10,000. */
  readonly connectMs?: number;
  /** Milliseconds from there to the end of the login, for each hop. Default 30,000. */
  readonly loginMs?: number;
  /** Milliseconds between keepalives; after three unanswered ones the connection is lost. Default 15,000. */
  readonly keepaliveMs?: number;
  /** Further attempts where a server closes before its greeting. Default 4. */
  readonly retries?: number;
}

/** What an SSH transport tells of the host-key store. */
export interface StoreReports {
  /** Warns of the store's broken lines, once. */
  readonly faults: () => Promise<void>;
  /** Warns that a password goes to a host seen for the first time; throws where that stops the run. */
  readonly warnOfStranger: (host: HostAddress, verdict: HostKeyVerdict) => void;
  /** Tells of a key that was new, and is recorded where the store records. */
  readonly recorded: (host: HostAddress | undefined, verdict: HostKeyVerdict) => void;
}

export function createStoreReports(options: SshTransportOptions): StoreReports {
  const { hostKeys, observer, findings = new Findings() } = options;
  let reported = false;
  return {
    async faults() {
      const faults = await hostKeys.faults();
      if (reported) return;
      reported = true;
      for (const { line, message } of faults)
        findings.add("HOST_KEY_LINE_BROKEN", {
          message: `${hostKeys.path} line ${line}: ${message}`,
          subject: hostKeys.path,
        });
    },
    warnOfStranger(host, { name, key }) {
      const warning = new GateError("SSH_PASSWORD_FIRST_CONTACT", {
        message: `the password goes to ${name}, whose host key ${key.type} ${key.fingerprint} is seen for the first time`,
        host: host.id,
        field: host.passwordField ?? host.field,
      });
      if (findings.stops(warning.code)) throw warning;
      findings.addError(warning);
    },
    recorded: (host, { name, key }) =>
      observer?.({
        type: "host-key",
        host: host?.id ?? name,
        destination: name,
        keyType: key.type,
        fingerprint: key.fingerprint,
        recorded: hostKeys.records,
      }),
  };
}
