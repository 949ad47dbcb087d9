import { createClient } from "@waypost/sdk";
import type { Attempt } from "../src/flows/checkout/attempts.ts";
import { sendOnce } from "../src/flows/checkout/send-once.ts";
import { memoryStorage, type Locks, type MemoryStorage } from "../src/platform.ts";
import { attemptsIn, FIRST, type Shared } from "./attempts.ts";
import { spiedStorage } from "./storage.ts";

/** The parts that the windows of one browser share. */
export function sharedByWindows(): { locks: Locks; sharedStorage: MemoryStorage } {
  const held = new Map<string, Promise<void>>();
  const locks: Locks = {
    request: async (name, options: { ifAvailable?: boolean }, work) => {
      if (held.has(name) && options.ifAvailable) return work(null);
      while (held.has(name)) await held.get(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(name, promise);
      try {
        return await work({});
      } finally {
        held.delete(name);
        resolve();
      }
    },
  };
  return { locks, sharedStorage: memoryStorage() };
}

/** The time by both clocks of a page: ISO 8601 and milliseconds. */
interface WindowTime {
  wall: string;
  now: number;
}

/** A window of a browser at this time, which a test may change. */
export function windowOf(shared: Shared, time: WindowTime = { wall: FIRST.at, now: 0 }) {
  const attempts = attemptsIn(spiedStorage(), shared, {
    now: () => new Date(time.wall),
    monotonicNow: () => time.now,
  });
  const send = (
    pressed: Attempt,
    call: () => Promise<unknown>,
    consentTo: string[] = [],
    isHarmless = false,
  ) => {
    const attempt: Attempt = { ...pressed, origin: "this-page", outcome: "pending" };
    return sendOnce(attempts, { attempt, consentTo, isHarmless, writeTimeout: 90_000 }, call);
  };
  return { attempts, send };
}

/** Some minutes after the first attempt, by both clocks. */
export const minutesLater = (minutes: number): WindowTime => ({
  wall: new Date(Date.parse(FIRST.at) + minutes * 60_000).toISOString(),
  now: minutes * 60_000,
});

/** A call that the server rejects. */
export const refused = (): Promise<unknown> =>
  createClient({
    baseUrl: "https://api.example",
    fetch: async () => new Response('{"status":false,"message":"No"}'),
  }).packs.buyEta({ customer_id: "7", eta_id: "a" });
