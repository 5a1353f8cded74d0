import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { onAbort } from "../../src/access/on-abort.js";

test("many wait on one signal, which carries one listener, and none once nobody waits", () => {
  const controller = new AbortController();
  const { signal } = controller;
  const listeners = (): number => getEventListeners(signal, "abort").length;
  const called: number[] = [];
  const forget = Array.from({ length: 50 }, (_, index) => onAbort(signal, () => called.push(index)));
  expect(listeners()).toBe(1);
  for (const each of forget) each();
  expect(listeners()).toBe(0);

  onAbort(signal, () => called.push(50));
  forget[0]?.();
  expect(listeners()).toBe(1);
  controller.abort();
  expect(called).toEqual([50]);
  expect(listeners()).toBe(0);
});

test("each is called once, also one that comes late; whoever was taken back is not", () => {
  const controller = new AbortController();
  const called: string[] = [];
  const back = onAbort(controller.signal, () => called.push("taken back"));
  const again = onAbort(controller.signal, () => called.push("first"));
  back();
  controller.abort();
  controller.abort();
  again();
  onAbort(controller.signal, () => called.push("late"))();
  expect(called).toEqual(["first", "late"]);
});

test("the same callback may wait twice", () => {
  const controller = new AbortController();
  let calls = 0;
  const count = (): void => void (calls += 1);
  onAbort(controller.signal, count);
  onAbort(controller.signal, count)();
  controller.abort();
  expect(calls).toBe(1);
});
