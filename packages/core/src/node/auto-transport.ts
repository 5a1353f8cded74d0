import type { HostAddress, Transport } from "../access/transport.js";
import { GateError } from "../errors/gate-error.js";
import { type NeedContext, opensshNeed } from "./choose-transport.js";
import { findSshClient } from "./openssh/client.js";
import { type OpensshTransportOptions, createOpensshTransport } from "./openssh-transport.js";
import { createSsh2Transport } from "./ssh2-transport.js";

interface Choice {
  readonly transport: Transport;
  readonly why: string;
}

/**
 * Chooses for each host: the OpenSSH client for what it alone can do (certificates, hardware keys, tokens, Kerberos,
 * ProxyCommand, host certificates, some key formats, servers with newer algorithms only), the ssh2 library for all
 * else, and where no usable client is installed. The route says which and why.
 *
 * @public
 */
export function createAutoTransport(options: OpensshTransportOptions): Transport {
  const { hostKeys, resolve, environment = process.env, program = "ssh" } = options;
  const [ssh2, openssh] = [createSsh2Transport(options), createOpensshTransport(options)];
  const context: NeedContext = { hostKeys, environment, asked: new Map() };
  let found: ReturnType<typeof findSshClient> | undefined;
  const client = (): ReturnType<typeof findSshClient> => (found ??= findSshClient(program));

  async function choose(host: HostAddress, signal: AbortSignal): Promise<Choice> {
    signal.throwIfAborted();
    const need = await opensshNeed(await resolve(host.destination, signal), context);
    if (need === undefined) return { transport: ssh2, why: "nothing asks for the OpenSSH client" };
    const seen = await client();
    if (seen.kind === "usable") return { transport: openssh, why: need };
    const lack = seen.kind === "missing" ? `there is no ${program} on this machine` : seen.why;
    return { transport: ssh2, why: `${need} asks for the OpenSSH client, but ${lack}` };
  }

  /** No credential has been sent where the two sides share no algorithm: the client may try with its own. */
  async function attempt<T>(
    host: HostAddress,
    signal: AbortSignal,
    part: (choice: Choice) => Promise<T>,
  ): Promise<T> {
    const choice = await at(host, () => choose(host, signal));
    try {
      return await part(choice);
    } catch (error) {
      const noAlgorithm = error instanceof GateError && error.code === "SSH_NO_COMMON_ALGORITHM";
      if (!noAlgorithm || choice.transport !== ssh2 || (await client()).kind !== "usable") throw error;
      return await part({ transport: openssh, why: "the server shares no algorithm with the ssh2 library" });
    }
  }

  return {
    name: "auto",
    start: (host, argv, signal) =>
      attempt(host, signal, async ({ transport, why }) => {
        const channel = await transport.start(host, argv, signal);
        return { ...channel, route: { ...channel.route, why } };
      }),
    terminal: (host, streams, signal) =>
      attempt(host, signal, ({ transport }) => transport.terminal(host, streams, signal)),
    settle: () => hostKeys.settle(),
    async route(host, signal) {
      const { transport, why } = await at(host, () => choose(host, signal));
      const route = await transport.route?.(host, signal);
      if (route === undefined) throw new Error(`the transport ${transport.name} tells no route`);
      return { ...route, why };
    },
  };
}

async function at<T>(host: HostAddress, part: () => Promise<T>): Promise<T> {
  try {
    return await part();
  } catch (error) {
    throw error instanceof GateError ? error.at({ host: host.id, field: host.field }) : error;
  }
}
