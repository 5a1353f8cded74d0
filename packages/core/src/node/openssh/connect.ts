import type { ChannelEnd, HostAddress, RouteHop } from "../../access/transport.js";
import { GateError } from "../../errors/gate-error.js";
import { type LocalChannel, startProcess } from "../local-process.js";
import { SharedConnections } from "../shared-connections.js";
import type { SshHop } from "../ssh-config.js";
import { atJump } from "../ssh2/at-jump.js";
import { retrying, untilAborted } from "../ssh2/retry.js";
import {
  type ClientContext,
  type EnteredHop,
  type Jump,
  type RunningClient,
  enterHop,
  jumpName,
} from "./enter.js";
import type { SshPurpose } from "./options.js";

/** What is started on the last hop of a route. */
export interface RouteTask<P> {
  readonly hops: readonly SshHop[];
  readonly host: HostAddress;
  readonly purpose: SshPurpose;
  readonly signal: AbortSignal;
  readonly start: (argv: [string, ...string[]], environment: NodeJS.ProcessEnv) => Promise<P>;
}

/** A route whose target lets us in. */
export interface EnteredRoute<P> extends EnteredHop<P> {
  readonly hops: readonly RouteHop[];
  /** Lets go of the jump hosts and of the files; to be called when the process has ended. */
  readonly release: () => Promise<void>;
}

interface OpenJump extends Jump {
  readonly gone: Promise<ChannelEnd>;
  readonly close: () => Promise<void>;
}

/** Ends the client when this process has gone: it alone holds the other end of the standard input. */
const LIFELINE = 'exec 3<&0; (read -r _ <&3; kill -TERM $$) >/dev/null 2>&1 & exec "$@" 3<&- </dev/null';
const WORDS_LIMIT = 2_000;

/** Connects over lists of hops; each jump host is an `ssh` of its own, shared by all that go over it. */
export class RouteConnector {
  readonly #context: ClientContext;
  readonly #jumps = new SharedConnections<OpenJump>();

  constructor(context: ClientContext) {
    this.#context = context;
  }

  async enter<P extends RunningClient>(task: RouteTask<P>): Promise<EnteredRoute<P>> {
    const { hops, host, signal, purpose, start } = task;
    return await this.#over(hops, signal, async (hop, via, letGo) => {
      const entered = await retrying(this.#context, signal, () =>
        enterHop(this.#context, { hop, host, via, purpose, signal }, start),
      );
      return { ...entered, ...leaving(entered, via, letGo) };
    });
  }

  /** Reaches the last hop over those before it; where it fails, lets go of them. */
  async #over<T>(
    hops: readonly SshHop[],
    signal: AbortSignal,
    enter: (hop: SshHop, via: Jump | undefined, letGo: () => Promise<void>) => Promise<T>,
  ): Promise<T> {
    const hop = hops.at(-1);
    if (hop === undefined) throw new Error("a route has at least its target");
    const before = hops.slice(0, -1);
    const shared =
      before.length === 0
        ? undefined
        : this.#jumps.acquire(JSON.stringify(before), (stop) => this.#jump(before, stop));
    const letGo = async (): Promise<void> => shared && this.#jumps.release(shared);
    try {
      return await enter(hop, shared && (await untilAborted(shared.connection, signal)), letGo);
    } catch (error) {
      await letGo();
      throw error;
    }
  }

  #jump(hops: readonly SshHop[], signal: AbortSignal): Promise<OpenJump> {
    const task = { host: undefined, purpose: { kind: "jump" } as const, signal };
    return this.#over(hops, signal, async (hop, via, letGo) => {
      try {
        const entered = await retrying(this.#context, signal, () =>
          enterHop(this.#context, { ...task, hop, via }, startJump),
        );
        return openJump(entered, hop, leaving(entered, via, letGo));
      } catch (error) {
        throw error instanceof GateError ? atJump(error, hop) : error;
      }
    });
  }
}

function leaving(
  entered: EnteredHop<unknown>,
  via: Jump | undefined,
  letGo: () => Promise<void>,
): Pick<EnteredRoute<unknown>, "hops" | "release"> {
  let leaving: Promise<void> | undefined;
  const leave = async (): Promise<void> => {
    await entered.seat.leave();
    await letGo();
  };
  return { hops: [...(via?.hops ?? []), entered.hop], release: () => (leaving ??= leave()) };
}

interface JumpClient extends RunningClient {
  readonly channel: LocalChannel;
}

async function startJump(argv: [string, ...string[]], environment: NodeJS.ProcessEnv): Promise<JumpClient> {
  const route = { transport: "openssh", why: "a jump host", hops: [], authentication: "" };
  const channel = await startProcess(["/bin/sh", "-c", LIFELINE, "sh", ...argv], environment, route);
  return { channel, ended: channel.ended, words: collectWords(channel), close: () => channel.close() };
}

function openJump(
  { process, seat, log }: EnteredHop<JumpClient>,
  hop: SshHop,
  { hops, release }: Pick<EnteredRoute<unknown>, "hops" | "release">,
): OpenJump {
  const gone = process.ended;
  void gone.then(release);
  return {
    control: seat.file("ctl"),
    name: jumpName(hop),
    hops,
    gone,
    words: async () =>
      (await log()).words
        .slice(-1)
        .join("")
        .replace(/^channel \d+: open failed: /, ""),
    async close() {
      await process.close();
      await release();
    },
  };
}

/** Reads both outputs to their end and keeps the last of what was said. */
function collectWords(channel: LocalChannel): () => string {
  let words = "";
  channel.stdout.resume();
  channel.stderr.on("data", (bytes: Buffer) => (words = (words + bytes.toString()).slice(-WORDS_LIMIT)));
  return () => words.trim();
}
