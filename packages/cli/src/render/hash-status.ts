import type { DiscoveryEvent } from "@narwhal/core";
import { bytes, duration } from "./amounts.js";

type HashEvent = Extract<DiscoveryEvent, { type: "hash" }>;

/** One directory's hashing. */
interface Course {
  readonly began: number;
  latest: HashEvent;
  /** When it was last told on a line of its own. */
  told: number;
  step: number;
}

/** Between two lines about one directory, where nobody sees a status line. */
const HEARTBEAT_MS = 30_000;
/** A rate over a shorter time says little. */
const RATE_AFTER_MS = 1000;

/** How far the hashing is, by host and directory, how fast, and how long it will take. */
export class HashStatus {
  readonly #courses = new Map<string, Course>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get active(): boolean {
    return this.#courses.size > 0;
  }

  /** Takes an event in; gives the estimate before anything is read, once for each directory. */
  take(event: HashEvent): string | undefined {
    const key = `${event.host} ${event.directory}`;
    const course = this.#courses.get(key);
    const now = this.#now();
    if (course === undefined) {
      // The estimate stands for the first line.
      const step = event.progress.plan === undefined ? -1 : 0;
      this.#courses.set(key, { began: now, latest: event, told: now, step });
    } else course.latest = event;
    return event.progress.plan === undefined ? undefined : estimate(event);
  }

  reset(): void {
    this.#courses.clear();
  }

  /** All hosts in one line: as much of each as there is room for, of many the sum and the one that is furthest behind. */
  line(width: number): string {
    const courses = [...this.#courses.values()];
    const each = (words: (event: HashEvent) => string): string =>
      `hashing: ${courses.map((course) => `${words(course.latest)}${this.#pace(course)}`).join("; ")}`;
    const lines = [
      each((event) => `${event.host} ${amount([event])}`),
      each((event) => `${event.host} ${percent(event)}%`),
    ];
    return lines.find((line) => line.length <= width) ?? this.#summary(courses);
  }

  #summary(courses: readonly Course[]): string {
    const [first, ...rest] = courses;
    if (first === undefined) return "";
    const slowest = rest.reduce((a, b) => (percent(b.latest) < percent(a.latest) ? b : a), first);
    const hosts = new Set(courses.map(({ latest }) => latest.host)).size;
    const { host } = slowest.latest;
    return `hashing: ${amount(courses.map(({ latest }) => latest))} on ${hosts} hosts; ${host} ${percent(slowest.latest)}%${this.#pace(slowest)}`;
  }

  /** A line when another ten per cent are done, or half a minute has gone by, else `undefined`. */
  stepLine(event: HashEvent): string | undefined {
    const course = this.#courses.get(`${event.host} ${event.directory}`);
    if (course === undefined) return undefined;
    const now = this.#now();
    const step = Math.floor(percent(event) / 10);
    if (step === course.step && now - course.told < HEARTBEAT_MS) return undefined;
    course.step = step;
    course.told = now;
    const { filesDone, filesTotal, bytesDone, bytesTotal } = event.progress;
    return `${event.host}: hashing ${event.directory}: ${filesDone} of ${filesTotal} files, ${bytes(bytesDone)} of ${bytes(bytesTotal)}${this.#pace(course)}`;
  }

  /** Rate and time left, once there is a rate. */
  #pace({ began, latest }: Course): string {
    const ms = this.#now() - began;
    const { bytesDone, bytesTotal } = latest.progress;
    if (ms < RATE_AFTER_MS || bytesDone === 0 || bytesDone >= bytesTotal) return "";
    const rate = bytesDone / (ms / 1000);
    return `, ${bytes(rate)}/s, ${duration((bytesTotal - bytesDone) / rate)} left`;
  }
}

/** What is to be done, and the time that the processors alone will take. */
function estimate({ host, directory, progress }: HashEvent): string {
  const { plan, filesTotal, bytesTotal } = progress;
  const rate = plan?.bytesPerSecond ?? 0;
  const time =
    rate > 0 && bytesTotal >= rate
      ? `, at least ${duration(bytesTotal / rate)} at up to ${bytes(rate)}/s`
      : "";
  return `${host}: ${directory}: ${filesTotal} files, ${bytes(bytesTotal)} to hash with ${plan?.workers ?? 0} readers${time}`;
}

function amount(events: readonly HashEvent[]): string {
  const [done, total] = events.reduce(
    ([a, b], { progress }) => [a + progress.bytesDone, b + progress.bytesTotal],
    [0, 0],
  );
  return `${bytes(done)} of ${bytes(total)}`;
}

function percent({ progress }: HashEvent): number {
  return progress.bytesTotal === 0 ? 0 : Math.floor((progress.bytesDone / progress.bytesTotal) * 100);
}
