import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  nat,
  record,
  uniqueArray,
} from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { createLanes } from "./lanes.ts";
import { BusyError } from "./store/store.ts";

const NAMES = ["imei:1", "imei:2", "imei:3", "5 pack:a"];
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test("work with a common name never runs at once, all of it runs, and in order", async () => {
  const request = record({
    names: uniqueArray(constantFrom(...NAMES), { minLength: 1 }),
    turns: nat(3),
    fails: boolean(),
  });
  await assert(
    asyncProperty(array(request, { maxLength: 12 }), async (requests) => {
      const lanes = createLanes();
      const running = new Set<string>();
      const started = new Map(NAMES.map((name) => [name, [] as number[]]));
      const all = requests.map(({ names, turns, fails }, index) =>
        lanes.run(names, 60_000, async () => {
          for (const name of names) {
            expect(running.has(name)).toBe(false);
            running.add(name);
            started.get(name)?.push(index);
          }
          for (let left = turns; left > 0; left -= 1) await turn();
          for (const name of names) running.delete(name);
          if (fails) throw new Error("failed");
          return index;
        }),
      );
      const results = await Promise.allSettled(all);
      expect(results.map(({ status }) => status === "rejected")).toEqual(
        requests.map(({ fails }) => fails),
      );
      for (const order of started.values()) expect(order).toEqual(order.toSorted((a, b) => a - b));
    }),
  );
});

describe("work that waits too long", () => {
  test("does not run, and frees those behind it", async () => {
    vi.useFakeTimers();
    const lanes = createLanes();
    const first = Promise.withResolvers<string>();
    const running = lanes.run(["imei:1"], 10, () => first.promise);
    const work = vi.fn(async () => "ran");
    const busy = lanes.run(["imei:1", "imei:2"], 10, work).catch((error: unknown) => error);
    const behind = lanes.run(["imei:2"], 60_000, async () => "behind");
    await vi.advanceTimersByTimeAsync(11);
    expect(await busy).toBeInstanceOf(BusyError);
    expect(await behind).toBe("behind");
    first.resolve("first");
    expect(await running).toBe("first");
    expect(work).not.toHaveBeenCalled();
    vi.useRealTimers();
  });
});

test("no more than the most run at a time, and a name is held while its work runs", async () => {
  const lanes = createLanes(2);
  const end = Promise.withResolvers<void>();
  const started: number[] = [];
  const all = [1, 2, 3].map((index) =>
    lanes.run([`imei:${index}`], 60_000, async () => {
      started.push(index);
      await end.promise;
    }),
  );
  await turn();
  expect(started).toEqual([1, 2]);
  expect([1, 2, 3].map((index) => lanes.isHeld(`imei:${index}`))).toEqual([true, true, false]);
  end.resolve();
  await Promise.all(all);
  expect(started).toEqual([1, 2, 3]);
});
