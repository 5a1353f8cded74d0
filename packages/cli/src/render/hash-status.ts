import type { DiscoveryEvent } from "@narwhal/core";

type HashEvent = Extract<DiscoveryEvent, { type: "hash" }>;

/** How far the hashing is, by host and directory. */
export class HashStatus {
  readonly #latest = new Map<string, HashEvent>();
  readonly #steps = new Map<string, number>();

  get active(): boolean {
    return this.#latest.size > 0;
  }

  take(event: HashEvent): void {
    this.#latest.set(keyOf(event), event);
  }

  reset(): void {
    this.#latest.clear();
  }

  /** All hosts in one line. */
  line(): string {
    const hosts = [...this.#latest.values()].map((event) => `${event.host} ${percent(event)}%`);
    return `hashing: ${hosts.join(", ")}`;
  }

  /** A line when another ten per cent are done, else `undefined`. */
  stepLine(event: HashEvent): string | undefined {
    const step = Math.floor(percent(event) / 10);
    if (this.#steps.get(keyOf(event)) === step) return undefined;
    this.#steps.set(keyOf(event), step);
    const { filesDone, filesTotal, bytesDone, bytesTotal } = event.progress;
    return `${event.host}: hashing ${event.directory}: ${filesDone} of ${filesTotal} files, ${bytes(bytesDone)} of ${bytes(bytesTotal)}`;
  }
}

function keyOf(event: HashEvent): string {
  return `${event.host} ${event.directory}`;
}

function percent({ progress }: HashEvent): number {
  return progress.bytesTotal === 0 ? 0 : Math.floor((progress.bytesDone / progress.bytesTotal) * 100);
}

function bytes(count: number): string {
  const units = ["B", "KiB", "MiB", "GiB", "TiB"];
  let value = count;
  let unit = 0;
  for (; value >= 1024 && unit < units.length - 1; unit++) value /= 1024;
  return `${unit === 0 ? value : value.toFixed(1)} ${units[unit]}`;
}
