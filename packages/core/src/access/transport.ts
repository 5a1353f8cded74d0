import type { Secret } from "../secret.js";

/** A host as a transport needs it. @public */
export interface HostAddress {
  /** `node-<n>` or `router`. */
  readonly id: string;
  /** As the operator gave it: alias, `user@host`, `ssh://user@host:port`, IPv6 literal. */
  readonly destination: string;
  /** The `.env` field that holds the destination, for messages. */
  readonly field: string;
  readonly password?: Secret | undefined;
  /** The `.env` field that holds the password, for messages. */
  readonly passwordField?: string | undefined;
}

/** How a channel ended. A lost connection is its own outcome, never an exit status. @public */
export type ChannelEnd =
  | { readonly kind: "exit"; readonly code: number }
  | { readonly kind: "signal"; readonly signal: string }
  | { readonly kind: "lost"; readonly reason: string };

/** One hop or the target of a route. @public */
export interface RouteHop {
  readonly user: string;
  readonly host: string;
  readonly port: number;
  /** Type and `SHA256:` fingerprint of the host key that was accepted there. */
  readonly hostKey?: {
    readonly type: string;
    readonly fingerprint: string;
    readonly known: boolean;
    /** The name that the store knows it by, where that is not made of host and port. */
    readonly name?: string;
  };
  /** In a route that is only planned: key files that could be offered there, and `agent` where there is one. */
  readonly identities?: readonly string[];
}

/** How a host was reached. @public */
export interface Route {
  readonly transport: string;
  /** Why this transport, in a few words. */
  readonly why: string;
  /** Jump hosts in order, then the target last. */
  readonly hops: readonly RouteHop[];
  /** How the login was done: `publickey`, `agent`, `password`, `keyboard-interactive`, or several joined by `+`. */
  readonly authentication: string;
}

/** One running remote program. @public */
export interface Channel {
  /** Resolves when the transport can take more. */
  write(bytes: Uint8Array): Promise<void>;
  /** Closes standard input. */
  end(): void;
  readonly stdout: AsyncIterable<Uint8Array>;
  readonly stderr: AsyncIterable<Uint8Array>;
  readonly ended: Promise<ChannelEnd>;
  readonly route: Route;
  /** Ends the channel and its connection; idempotent; resolves when nothing is left of it here. */
  close(): Promise<void>;
}

/** What a terminal session is wired to. @public */
export interface TerminalStreams {
  readonly input: AsyncIterable<Uint8Array>;
  output(bytes: Uint8Array): void;
  readonly term: string;
  size(): { readonly columns: number; readonly rows: number };
  /** Calls back on every window size change until the returned function is called. */
  onResize(listener: () => void): () => void;
}

/**
 * A way to start one program on a host. Every transport passes the transport contract of
 * `@narwhal/core/testing`. Failures to connect or log in reject with a GateError of gate `access`.
 *
 * @public
 */
export interface Transport {
  readonly name: string;
  /** Starts `argv` there; the words reach the program unchanged whatever the login shell. */
  start(host: HostAddress, argv: readonly [string, ...string[]], signal: AbortSignal): Promise<Channel>;
  /** An interactive login shell on a terminal; resolves with how it ended. */
  terminal(host: HostAddress, streams: TerminalStreams, signal: AbortSignal): Promise<ChannelEnd>;
  /** Writes down what the logins so far have taught, such as new host keys, where that was kept for the end. */
  settle?(): Promise<void>;
  /** The route that would be taken, without connecting. */
  route?(host: HostAddress, signal: AbortSignal): Promise<Route>;
}
