import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { readPrices, type FoundPrices } from "./read-prices.ts";

const NOW = 500_000;
const PLANS = ["plans"];
const unasked = () => Promise.reject(new Error("a cached list is no price to agree to"));

/** What is told of one wanted list, whose read does this. */
async function look(read: () => Promise<number>, since: number | null) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(PLANS, 1);
  const told: FoundPrices<number>[] = [];
  const { signal } = new AbortController();
  await readPrices<number>(
    { queryClient, monotonicNow: () => NOW },
    { wanted: { gps: { queryKey: PLANS, queryFn: unasked, uncachedFn: read } }, since, signal },
    (found) => told.push(found),
  );
  return { told, signal, cached: queryClient.getQueryData(PLANS) };
}

test("each list is told as it arrives, then that there are no more, and other pages see it", async () => {
  const { told, cached } = await look(async () => 2, null);
  expect(told).toEqual([
    { at: NOW, lists: { gps: 2 }, isOver: false },
    { at: NOW, lists: { gps: 2 }, isOver: true },
  ]);
  expect(cached).toBe(2);
});

test("a list that cannot be read is told as missing, and other pages keep what they had", async () => {
  const { told, cached } = await look(() => Promise.reject(new Error("no line")), null);
  expect(told.at(-1)).toEqual({ at: NOW, lists: { gps: null }, isOver: true });
  expect(cached).toBe(1);
});

test("nothing is read again within a minute of the last look, whose time is told", async () => {
  const read = vi.fn(async () => 2);
  const { told } = await look(read, NOW - 1000);
  expect(read).not.toHaveBeenCalled();
  expect(told).toEqual([{ at: NOW - 1000, lists: {}, isOver: true }]);
});

test("a read is given the signal that ends it when the page is left", async () => {
  const read = vi.fn(async () => 2);
  const { signal } = await look(read, null);
  expect(read.mock.calls).toEqual([[{ signal }]]);
});
