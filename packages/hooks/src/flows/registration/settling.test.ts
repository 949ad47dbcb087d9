import { expect, onTestFinished, test, vi } from "vitest";
import { atWork, SETTLES_AFTER, soon, TODAY } from "../../../test/at-work.ts";
import { attemptAt } from "../../../test/attempts.ts";
import { GPS_IMEI, OBD_IMEI, reachConfirm } from "../../../test/new-customer.ts";
import { spiedStorage } from "../../../test/storage.ts";
import { ATTEMPTS_KEY } from "../checkout/attempts.ts";

test("the wait depends on the request itself, not on an earlier one that is still open", async () => {
  const before = new Date(TODAY.getTime() - SETTLES_AFTER);
  const earlier = attemptAt(before.toISOString(), { monotonicAt: before.getTime() });
  const storage = spiedStorage();
  storage.setItem(ATTEMPTS_KEY, JSON.stringify([earlier]));
  const work = atWork({ storage });
  await reachConfirm(work);
  work.sandbox.fault({ call: "register", kind: "refuse" });
  work.send({ type: "confirm", at: TODAY });
  const { isSettled } = await work.until("unknown");
  expect(isSettled).toBe(false);
});

test("after a reload when the time is over, each device is looked up once, however long that takes", async () => {
  const answer = Promise.withResolvers<void>();
  let isReloaded = false;
  let now = TODAY.getTime();
  const work = atWork({
    now: () => new Date(now),
    through: async (_, pass) => {
      if (isReloaded) await answer.promise;
      return pass();
    },
  });
  await reachConfirm(work);
  work.sandbox.fault({ call: "register", kind: "refuse" });
  work.send({ type: "confirm", at: TODAY });
  await work.until("unknown");
  now += SETTLES_AFTER;
  isReloaded = true;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const later = work.reload();
  later.send({ type: "visit", step: "confirm" });
  await soon(() => expect(later.fetched).toHaveLength(2));
  await vi.advanceTimersByTimeAsync(1);
  answer.resolve();
  await later.until("unknown");
  expect(later.fetched.map(({ url }) => url.split("/").at(-1))).toEqual([GPS_IMEI, OBD_IMEI]);
});

test("the time of the next lookup is available until it starts", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let passed = 0;
  const work = atWork({
    now: () => new Date(TODAY.getTime() + passed),
    monotonicNow: () => passed,
  });
  await reachConfirm(work);
  expect(work.state().looksAgainAt).toBeNull();
  work.sandbox.fault({ call: "register", kind: "refuse" });
  work.send({ type: "confirm", at: TODAY });
  await work.until("unknown");
  expect(work.state()).toMatchObject({ looksAgainAt: SETTLES_AFTER, attempt: { last4: "9012" } });
  passed += SETTLES_AFTER;
  await vi.advanceTimersByTimeAsync(SETTLES_AFTER);
  await soon(() => expect(work.state().isSettled).toBe(true));
  expect(work.state().looksAgainAt).toBeNull();
});

test("the time of a lookup has no effect if no outcome is unknown", async () => {
  const work = atWork();
  await reachConfirm(work);
  work.send({ type: "settling", until: 1 });
  expect(work.state().looksAgainAt).toBeNull();
});
