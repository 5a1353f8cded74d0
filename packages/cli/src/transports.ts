import {
  type FileStore,
  type Findings,
  GateError,
  parseExpectedFingerprints,
  type Transport,
} from "@narwhal/core";
import {
  createHostKeyStore,
  createLocalTransport,
  createSshResolver,
  createSsh2Transport,
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
  /** Discovery records new host keys; every other command insists on the stored ones. */
  readonly purpose: "discover" | "verify";
  readonly context: Pick<Context, "args" | "io" | "progress" | "resolve">;
  readonly expectFingerprints?: { readonly name: string; readonly text: string } | undefined;
}

type TransportMaker = (wiring: TransportWiring) => Transport;

/** The transports that this program has; `auto` is the first. */
const MAKERS: Readonly<Record<string, TransportMaker>> = {
  ssh2: makeSsh2,
  local: () => createLocalTransport(),
};

/** Makes the transport that the wiring names. */
export function makeTransport(wiring: TransportWiring): Transport {
  const { name } = wiring;
  const make = name === "auto" ? makeSsh2 : Object.hasOwn(MAKERS, name) ? MAKERS[name] : undefined;
  if (make !== undefined) return make(wiring);
  throw new GateError("TRANSPORT_UNAVAILABLE", {
    message: `there is no transport ${name}`,
    field: "NARWHAL_TRANSPORT",
    hint: `use auto, ${Object.keys(MAKERS).join(" or ")}`,
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

function makeSsh2(wiring: TransportWiring): Transport {
  const { store, knownHosts, purpose, findings, context, expectFingerprints: expect } = wiring;
  const { args, io, progress } = context;
  const connectMs = args.seconds("connect-timeout");
  const loginMs = args.seconds("login-timeout");
  const passphrase = passphrasePrompt(io, progress);
  return createSsh2Transport({
    hostKeys: createHostKeyStore({
      files: store,
      path: knownHosts.path,
      named: knownHosts.named,
      purpose,
      expected: expect && parseExpectedFingerprints(expect.text, expect.name),
    }),
    resolve: context.resolve ?? createSshResolver({ environment: io.env }),
    findings,
    observer: progress.observe,
    ...(passphrase === undefined ? {} : { passphrase }),
    ...(connectMs === undefined ? {} : { connectMs }),
    ...(loginMs === undefined ? {} : { loginMs }),
  });
}
