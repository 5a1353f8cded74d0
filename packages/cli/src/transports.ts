import {
  type FileStore,
  type Findings,
  GateError,
  type Observer,
  parseExpectedFingerprints,
  type Transport,
} from "@narwhal/core";
import {
  createAutoTransport,
  createCommandTransport,
  createHostKeyStore,
  createLocalTransport,
  createOpensshTransport,
  createSshResolver,
  createSsh2Transport,
  type OpensshTransportOptions,
} from "@narwhal/core/node";
import type { Context } from "./command.js";
import { passphrasePrompt } from "./passphrase.js";
import type { OpenDeployment } from "./session.js";

/** What every transport is made with. */
export interface TransportWiring {
  /** `auto`, or a transport's name. */
  readonly name: string;
  readonly store: FileStore;
  readonly findings: Findings;
  readonly knownHosts: { readonly path: string; readonly named: boolean };
  /** Discovery records new host keys, its check only accepts them; every other command insists on the stored ones. */
  readonly purpose: "discover" | "check" | "verify";
  readonly context: Pick<Context, "args" | "io" | "progress" | "resolve">;
  /** Hears of host keys that are seen for the first time; default: the progress. */
  readonly observer?: Observer;
  readonly expectFingerprints?: { readonly name: string; readonly text: string } | undefined;
}

type TransportMaker = (wiring: TransportWiring) => Transport;

/** The transports that this program has. */
const MAKERS: Readonly<Record<string, TransportMaker>> = {
  auto: (wiring) => createAutoTransport(sshOptions(wiring)),
  ssh2: (wiring) => createSsh2Transport(sshOptions(wiring)),
  openssh: (wiring) => createOpensshTransport(sshOptions(wiring)),
  command: makeCommand,
  local: () => createLocalTransport(),
};

/** Makes the transport that the wiring names. */
export function makeTransport(wiring: TransportWiring): Transport {
  const { name } = wiring;
  const make = Object.hasOwn(MAKERS, name) ? MAKERS[name] : undefined;
  if (make !== undefined) return make(wiring);
  throw new GateError("TRANSPORT_UNAVAILABLE", {
    message: `there is no transport ${name}`,
    field: "NARWHAL_TRANSPORT",
    hint: `use ${Object.keys(MAKERS).join(", ")}`,
  });
}

/** The wiring of commands that read a discovered fleet: only stored host keys are accepted. */
export function verifyWiring(context: Context, open: OpenDeployment): TransportWiring {
  const { deployment, store, findings } = open;
  return {
    name: deployment.environment["NARWHAL_TRANSPORT"] || "auto",
    store,
    findings,
    knownHosts: { path: deployment.set.paths.knownHosts, named: true },
    purpose: "verify",
    context,
  };
}

function sshOptions(wiring: TransportWiring): OpensshTransportOptions {
  const { store, knownHosts, purpose, findings, context, expectFingerprints: expect } = wiring;
  const { args, io, progress } = context;
  const connectMs = args.seconds("connect-timeout");
  const loginMs = args.seconds("login-timeout");
  const passphrase = passphrasePrompt(io, progress);
  return {
    hostKeys: createHostKeyStore({
      files: store,
      path: knownHosts.path,
      named: knownHosts.named,
      purpose,
      together: purpose === "discover",
      expected: expect && parseExpectedFingerprints(expect.text, expect.name),
    }),
    resolve: context.resolve ?? createSshResolver({ environment: io.env }),
    environment: io.env,
    findings,
    observer: wiring.observer ?? progress.observe,
    notice: (text) => progress.note(text),
    ...(passphrase === undefined ? {} : { passphrase }),
    ...(connectMs === undefined ? {} : { connectMs }),
    ...(loginMs === undefined ? {} : { loginMs }),
  };
}

function makeCommand({ context }: TransportWiring): Transport {
  const { args, io } = context;
  const template = args.text("transport-command");
  if (template === undefined) {
    throw new GateError("TRANSPORT_COMMAND_INVALID", {
      message: "the transport command needs the command that carries programs to hosts",
      field: "--transport-command",
    });
  }
  const startMs = (args.seconds("connect-timeout") ?? 10_000) + (args.seconds("login-timeout") ?? 30_000);
  return createCommandTransport({ template, environment: io.env, startMs });
}
