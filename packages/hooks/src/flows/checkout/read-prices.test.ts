import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import type { CallOptions } from "@waypost/sdk";
import { readPrices, type FoundPrices } from "./read-prices.ts";

const NOW = { wall: Date.parse("2026-11-24T12:00:00Z"), monotonic: 500_000 };
const PLANS = ["plans"];
const HOUR = 60 * 60_000;
const unasked = () => Promise.reject(new Error("a cached list is no price to agree to"));
const failing = () => Promise.reject(new Error("no line"));

afterEach(() => void vi.useRealTimers());

/** Reads one list with this read, and returns what was reported. */
async function look(
  read: (options?: CallOptions) => Promise<number>,
  options: { since?: typeof NOW; cachedAt?: number } = {},
) {
  const { since = null, cachedAt = Date.now() } = options;
  const queryClient = new QueryClient();
  queryClient.setQueryData(PLANS, 1, { updatedAt: cachedAt });
  const reported: FoundPrices<number>[] = [];
  const clock = { now: () => new Date(NOW.wall), monotonicNow: () => NOW.monotonic };
  await readPrices<number>(
    { queryClient, ...clock },
    {
      wanted: { gps: { queryKey: PLANS, queryFn: unasked, uncachedFn: read } },
      since,
      signal: new AbortController().signal,
    },
    (found) => reported.push(found),
  );
  return { reported, cached: queryClient.getQueryData(PLANS) };
}

const READ = { at: NOW, lists: { gps: 2 }, lastKnown: null };

test("each list is reported when it arrives, then the end of the read, and other pages see the lists", async () => {
  const { reported, cached } = await look(async () => 2);
  expect(reported).toEqual([
    { ...READ, isOver: false },
    { ...READ, isOver: true },
  ]);
  expect(cached).toBe(2);
});

test("a list that cannot be read is reported with its last known value, and other pages keep it", async () => {
  const cachedAt = Date.now();
  const { reported, cached } = await look(failing, { cachedAt });
  const lastKnown = { lists: { gps: 1 }, at: new Date(cachedAt) };
  expect(reported).toEqual([{ at: NOW, lists: { gps: null }, isOver: true, lastKnown }]);
  expect(cached).toBe(1);
});

test("a list that was read more than a day ago, or in an earlier visit, has no last known value", async () => {
  const opened = vi.spyOn(performance, "timeOrigin", "get").mockReturnValue(0);
  const day = await look(failing, { cachedAt: Date.now() - 23 * HOUR });
  expect(day.reported.at(-1)?.lastKnown?.lists).toEqual({ gps: 1 });
  const old = await look(failing, { cachedAt: Date.now() - 25 * HOUR });
  expect(old.reported.at(-1)?.lastKnown).toBeNull();
  opened.mockReturnValue(Date.now() - HOUR);
  const visit = await look(failing, { cachedAt: Date.now() - 2 * HOUR });
  expect(visit.reported.at(-1)?.lastKnown).toBeNull();
  opened.mockRestore();
});

test("all lists together have ten seconds, then the reads are aborted", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let signal: CallOptions["signal"];
  const looked = look((options) => {
    signal = options?.signal;
    return new Promise<number>(() => {});
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await looked).reported).toMatchObject([{ lists: { gps: null }, isOver: true }]);
  expect(signal?.aborted).toBe(true);
});

test("nothing is read again within five seconds of the last reply, whose time is reported", async () => {
  const read = vi.fn(async () => 2);
  const since = { wall: NOW.wall - 5000, monotonic: NOW.monotonic - 5000 };
  const { reported } = await look(read, { since });
  expect(read).not.toHaveBeenCalled();
  expect(reported).toEqual([{ at: since, lists: {}, isOver: true, lastKnown: null }]);
});

test.each([
  ["the monotonic clock", { ...NOW, monotonic: NOW.monotonic - 5001 }],
  ["the system clock", { ...NOW, wall: NOW.wall - 5001 }],
  ["a clock that was set back", { ...NOW, wall: NOW.wall + 1 }],
])("prices are read again if %s says that the last reply is old", async (_, since) => {
  const read = vi.fn(async () => 2);
  await look(read, { since });
  expect(read).toHaveBeenCalledOnce();
});
