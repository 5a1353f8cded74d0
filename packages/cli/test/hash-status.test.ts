import type { DiscoveryEvent } from "@narwhal/core";
import { describe, expect, test } from "vitest";
import { duration } from "../src/render/amounts.js";
import { HashStatus } from "../src/render/hash-status.js";

type HashEvent = Extract<DiscoveryEvent, { type: "hash" }>;

const GIB = 1024 ** 3;

function event(done: number, plan?: HashEvent["progress"]["plan"], host = "node-1"): HashEvent {
  const progress = { bytesDone: done * GIB, bytesTotal: 100 * GIB, filesDone: 0, filesTotal: 8 };
  return {
    type: "hash",
    host,
    directory: "/m",
    progress: plan === undefined ? progress : { ...progress, plan },
  };
}

/** A status whose clock the test turns, in seconds. */
function timed() {
  let seconds = 0;
  const status = new HashStatus(() => seconds * 1000);
  const line = (at: number, done: number): string | undefined => {
    seconds = at;
    return status.take(event(done)) ?? status.stepLine(event(done));
  };
  return { status, line };
}

describe("hash status", () => {
  test("gives an estimate before anything is read, once", () => {
    const status = new HashStatus(() => 0);
    const plan = { workers: 4, bytesPerSecond: 2 * GIB };
    expect(status.take(event(0, plan))).toBe(
      "node-1: /m: 8 files, 100.0 GiB to hash with 4 readers, at least 50 s at up to 2.0 GiB/s",
    );
    expect(status.take(event(0))).toBeUndefined();
    expect(status.stepLine(event(0))).toBeUndefined();
  });

  test("tells rate and time left at every tenth", () => {
    const { line } = timed();
    line(0, 0);
    expect(line(10, 9)).toBeUndefined();
    expect(line(20, 20)).toBe(
      "node-1: hashing /m: 0 of 8 files, 20.0 GiB of 100.0 GiB, 1.0 GiB/s, 1 min 20 s left",
    );
    expect(line(21, 21)).toBeUndefined();
    expect(line(100, 100)).toBe("node-1: hashing /m: 0 of 8 files, 100.0 GiB of 100.0 GiB");
  });

  test("beats every half minute, however slow it is", () => {
    const { line } = timed();
    line(0, 0);
    expect(line(29, 1)).toBeUndefined();
    expect(line(31, 1)).toContain("1.0 GiB of 100.0 GiB, 33.0 MiB/s, 51 min 9 s left");
    expect(line(60, 2)).toBeUndefined();
    expect(line(62, 2)).toContain("2.0 GiB of 100.0 GiB");
  });

  test("has all hosts in its one line", () => {
    const { status, line } = timed();
    status.take(event(0));
    status.take(event(50, undefined, "node-2"));
    line(10, 10);
    expect(status.line(200)).toBe(
      "hashing: node-1 10.0 GiB of 100.0 GiB, 1.0 GiB/s, 1 min 30 s left; node-2 50.0 GiB of 100.0 GiB, 5.0 GiB/s, 10 s left",
    );
    expect(status.line(100)).toBe(
      "hashing: node-1 10%, 1.0 GiB/s, 1 min 30 s left; node-2 50%, 5.0 GiB/s, 10 s left",
    );
    expect(status.line(79)).toBe(
      "hashing: 60.0 GiB of 200.0 GiB on 2 hosts; node-1 10%, 1.0 GiB/s, 1 min 30 s left",
    );
    status.reset();
    expect(status.active).toBe(false);
  });

  test.each([
    [0.2, "1 s"],
    [59.5, "1 min 0 s"],
    [3661, "1 h 1 min"],
  ])("%d seconds are %s", (seconds, words) => expect(duration(seconds)).toBe(words));
});
