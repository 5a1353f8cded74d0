import type { Command, CommandResult } from "../access/command.js";
import type { Holder } from "./observation.js";
import { type Ask, isMissing, type ProbeSettings } from "./probe.js";
import { type Entries, parseRead, type ReadEntry, readCommand } from "./readers.js";

/** What is known of some processes, by their number. */
export type Holders = ReadonlyMap<number, Holder>;

/** Looks at processes: their programs, and the containers that they run in, by name where Docker tells. */
export async function observeHolders(
  pids: readonly number[],
  ask: Ask,
  settings: ProbeSettings,
): Promise<Holders> {
  if (pids.length === 0) return new Map();
  const files = [...new Set(pids)].flatMap((pid) => [`/proc/${pid}/comm`, `/proc/${pid}/cgroup`]);
  const entries = parseRead(await ask(readCommand(files, { ...settings, limit: 4096 })));
  const holders = parseHolders(pids, entries);
  if ([...holders.values()].every(({ container }) => container === undefined)) return holders;
  const names = parseContainerNames(await ask(containersCommand(settings)));
  return new Map(
    [...holders].map(([pid, holder]) => {
      const name = holder.container === undefined ? undefined : names.get(holder.container);
      return [pid, name === undefined ? holder : { ...holder, container: name }];
    }),
  );
}

function containersCommand({ commandMs }: ProbeSettings): Command {
  return {
    argv: ["docker", "ps", "--no-trunc", "--format", "{{.ID}} {{.Names}}"],
    timeoutMs: commandMs,
  };
}

/** Reads programs and container ids out of `/proc/<pid>/comm` and `/proc/<pid>/cgroup`. @public */
export function parseHolders(pids: readonly number[], entries: Entries<ReadEntry>): Holders {
  return new Map(
    pids.map((pid) => {
      const program = textOf(entries.get(`/proc/${pid}/comm`));
      const container = containerOf(textOf(entries.get(`/proc/${pid}/cgroup`)));
      return [
        pid,
        {
          pid,
          ...(program === "" ? {} : { program }),
          ...(container === undefined ? {} : { container }),
        },
      ];
    }),
  );
}

/** The id of 64 hex digits in a control group of Docker, Podman, containerd or Kubernetes. */
function containerOf(cgroup: string): string | undefined {
  return /[/-]([0-9a-f]{64})(?:\.scope)?(?:\/|$)/m.exec(cgroup)?.[1];
}

function textOf(entry: ReadEntry | undefined): string {
  return entry?.kind === "text" ? entry.text.trim() : "";
}

/** Reads `docker ps` with ids and names; what is no such line is passed over. */
function parseContainerNames(result: CommandResult): ReadonlyMap<string, string> {
  if (isMissing(result)) return new Map();
  return new Map(
    result.stdout.split("\n").flatMap((line) => {
      const match = /^([0-9a-f]{64}) (\S+)/.exec(line);
      return match === null ? [] : [[match[1] ?? "", match[2] ?? ""] as const];
    }),
  );
}
