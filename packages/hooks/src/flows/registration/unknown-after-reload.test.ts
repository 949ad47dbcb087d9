import { expect, test, vi } from "vitest";
import { atWork, SETTLES_AFTER, soon, TODAY, type AtWork } from "../../../test/at-work.ts";
import { browse, routeOf } from "../../../test/browse.ts";
import { GPS_IMEI, OBD_IMEI, reachConfirm } from "../../../test/new-customer.ts";
import { REGISTRATION_KEYS } from "./start.ts";
import {
  HOUR,
  inUse,
  lateRegistration,
  press,
  stoppedTime,
  tryToPay,
  withoutAnAnswer,
} from "../../../test/without-an-answer.ts";

test("a reload during the call reads back its outcome before anyone can pay again", async () => {
  const { through, arrive } = lateRegistration();
  const work = atWork({ ...stoppedTime(), through });
  await reachConfirm(work);
  press(work);
  const later = work.reload();
  later.send({ type: "visit", step: "confirm" });
  await later.until("unknown");
  // The server may still be processing it, so "not in use" does not allow another payment yet.
  expect(inUse(later)).toEqual([false, false]);
  tryToPay(later);
  expect(later.state().phase).toBe("unknown");
  await arrive();
  await vi.advanceTimersByTimeAsync(SETTLES_AFTER);
  await soon(() => expect(inUse(later)).toEqual([true, true]));
  expect(later.sent("POST")).toEqual(["/auth/register"]);
});

test("whatever the first event is after a reload, the attempt is shown before anything can be paid", async () => {
  const work = await withoutAnAnswer("refuse", stoppedTime());
  const later = work.reload();
  later.send({ type: "visit", step: "customer-information" });
  await later.until("unknown");
  const again = later.reload();
  again.send({ type: "edit-card", patch: {}, today: TODAY });
  await again.until("unknown");
  expect(again.sent("POST")).toEqual(["/auth/register"]);
});

test("after a reload the flow waits for the remaining time, and then allows a retry", async () => {
  const time = stoppedTime();
  const work = await withoutAnAnswer("refuse", time);
  time.moveClock(60_000);
  const later = work.reload();
  later.send({ type: "visit", step: "confirm" });
  await later.until("unknown");
  expect(later.state().isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(SETTLES_AFTER - 60_000);
  await soon(() => expect(later.state().isSettled).toBe(true));
  await later.until("unknown");
  later.send({ type: "try-again" });
  // The reload has lost the card and the password.
  await later.until("details");
});

test("a reload after the wait shows the final outcome at once", async () => {
  const time = stoppedTime();
  const work = await withoutAnAnswer("refuse", time);
  time.moveClock(SETTLES_AFTER);
  const later = work.reload();
  later.send({ type: "visit", step: "confirm" });
  const asked = work.sent("GET").length;
  const { isSettled } = await later.until("unknown");
  expect(isSettled).toBe(true);
  await vi.runAllTimersAsync();
  expect(later.sent("GET").slice(asked)).toEqual([
    `/info/imei_validation/${GPS_IMEI}`,
    `/info/imei_validation/${OBD_IMEI}`,
  ]);
});

test("setting the clock back by an hour neither allows a retry early nor prevents it", async () => {
  const time = stoppedTime();
  const work = await withoutAnAnswer("refuse", time);
  time.moveClock(-HOUR);
  const later = work.reload();
  later.send({ type: "visit", step: "confirm" });
  await later.until("unknown");
  expect(later.state().isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(SETTLES_AFTER);
  await soon(() => expect(later.state().isSettled).toBe(true));
});

/** Reloads the page with this text stored as the attempt. */
async function afterReloadWith(attempt: string): Promise<AtWork> {
  const log = vi.fn();
  const work = atWork({ ...stoppedTime(), log });
  await reachConfirm(work);
  work.storage.setItem(REGISTRATION_KEYS.attempt, attempt);
  const later = work.reload();
  later.send({ type: "visit", step: "confirm" });
  await later.until("unknown");
  return later;
}

test.each([
  ["that is invalid JSON", '{"imeis":["35'],
  ["of another shape", '"pending"'],
  ["whose IMEIs are not a list", '{"imeis":"350000000000001","outcome":"pending"}'],
  ["with an IMEI that is not text", '{"imeis":[7],"outcome":"pending"}'],
])("an attempt %s has an unknown outcome, and never allows a retry", async (_, attempt) => {
  const later = await afterReloadWith(attempt);
  tryToPay(later);
  expect(later.state()).toMatchObject({ phase: "unknown", attempt: { subjects: [] }, found: [] });
  await vi.advanceTimersByTimeAsync(SETTLES_AFTER);
  await soon(() => expect(later.state().isSettled).toBe(true));
  await later.until("unknown");
  later.send({ type: "try-again" });
  expect(later.state().phase).toBe("unknown");
  // After starting over, the check of each IMEI shows whether it is in use.
  later.send({ type: "start-over" });
  expect(later.state()).toMatchObject({
    phase: "email",
    activation: { devices: [{ imei: { text: "" } }] },
  });
  expect(later.sent("POST")).toEqual([]);
});

test("if the storage is full and the attempt cannot be stored, nothing can be confirmed after a reload", async () => {
  let isFull = false;
  const work = atWork({ storage: fullStorage(() => isFull), log: vi.fn() });
  await reachConfirm(work);
  isFull = true;
  press(work);
  const later = work.reload();
  later.send({ type: "visit", step: "confirm" });
  await later.until("email");
  press(later);
  await soon(() => expect(later.sent("POST")).toHaveLength(1));
  expect(later.storage.all()).toEqual({});
});

test("a registration works in a browser that blocks storage", async () => {
  const work = atWork({ storage: fullStorage(() => true), log: vi.fn() });
  await reachConfirm(work);
  press(work);
  const { receipt } = await work.until("done");
  expect(receipt).not.toBeNull();
});

function fullStorage(isFull: () => boolean): AtWork["storage"] {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      if (isFull()) throw new Error("the quota is exceeded");
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
    all: () => Object.fromEntries(items),
  };
}

test("the attempt is shown even if nothing else of the registration is stored", async () => {
  const work = await withoutAnAnswer("lost");
  await work.until("unknown");
  for (const key of Object.values(REGISTRATION_KEYS)) {
    if (key !== REGISTRATION_KEYS.attempt) work.storage.removeItem(key);
  }
  const later = work.reload();
  await browse(later, "/registration/customer-information");
  await later.until("unknown");
  expect(routeOf(later)).toBe("/registration/confirm");
  // The customer may go back, as after any error, but the attempt remains.
  await browse(later, "/registration/payment-method");
  expect(later.state().repeats).toHaveLength(1);
  const again = later.reload();
  await browse(again, "/registration/customer-information");
  await again.until("unknown");
});
