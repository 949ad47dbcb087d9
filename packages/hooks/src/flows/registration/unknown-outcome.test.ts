import { expect, onTestFinished, test, vi } from "vitest";
import { atWork, SETTLES_AFTER, soon, TODAY, type AtWork } from "../../../test/at-work.ts";
import { browse, routeOf } from "../../../test/browse.ts";
import { giveCard, GPS_IMEI, OBD_IMEI, reachConfirm } from "../../../test/new-customer.ts";
import { REGISTRATION_KEYS } from "./start.ts";

const HOUR = 3_600_000;

/** Stops the page's timers until they are advanced. The clock that it reads is set separately. */
function stoppedTime() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let passed = 0;
  let jumped = 0;
  return {
    now: () => new Date(TODAY.getTime() + passed + jumped),
    monotonicNow: () => passed,
    moveClock: (milliseconds: number) => {
      passed += milliseconds;
    },
    /** Somebody sets the clock of the system. */
    jump: (milliseconds: number) => {
      jumped += milliseconds;
    },
  };
}

/** Delays a registration until `arrive` is called, which resolves once it has been carried out. */
function lateRegistration() {
  const arrival = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  const through: NonNullable<Parameters<typeof atWork>[0]>["through"] = async (url, pass) => {
    if (!url.endsWith("/auth/register")) return pass();
    await arrival.promise;
    const reply = await pass();
    done.resolve();
    return reply;
  };
  const arrive = () => {
    arrival.resolve();
    return done.promise;
  };
  return { through, arrive };
}

const press = (work: AtWork, at = TODAY) => work.send({ type: "confirm", at });

const inUse = (work: AtWork) => work.state().found.map((one) => one.inUse);

/** Sends every event with which a customer could pay again. */
function tryToPay(work: AtWork): void {
  work.send({ type: "try-again" });
  work.send({ type: "start-over" });
  press(work);
}

async function withoutAnAnswer(
  kind: "lost" | "refuse",
  time: { now?: () => Date } = {},
): Promise<AtWork> {
  const work = atWork(time);
  await reachConfirm(work);
  work.sandbox.fault({ call: "register", kind });
  press(work);
  await work.until("unknown");
  return work;
}

test("a lost reply is read back before anyone can pay again", async () => {
  const work = await withoutAnAnswer("lost");
  const { found, failure } = work.state();
  expect(failure?.text).toBe("Something Went Wrong");
  expect(work.notices).toEqual([{ type: "notify", tone: "error", code: "register.noResponse" }]);
  expect(found).toEqual([
    { imei: GPS_IMEI, inUse: true },
    { imei: OBD_IMEI, inUse: true },
  ]);
  work.send({ type: "try-again" });
  press(work);
  expect(work.state().name).toBe("unknown");
  expect(work.sent("POST")).toEqual(["/auth/register"]);
});

test("if all IMEIs are in use the outcome is final at once, and a new registration can be started", async () => {
  const work = await withoutAnAnswer("lost");
  expect(work.state().isSettled).toBe(true);
  work.send({ type: "start-over" });
  expect(work.state()).toMatchObject({ name: "email", attempt: null });
});

test("nothing can be started while the call is pending", async () => {
  const work = atWork();
  await reachConfirm(work);
  work.sandbox.fault({ call: "register", kind: "hang" });
  press(work);
  tryToPay(work);
  expect(work.state().name).toBe("registering");
});

test("a registration that arrives after the connection was lost is found before anyone can pay again", async () => {
  const { through, arrive } = lateRegistration();
  const work = atWork({
    ...stoppedTime(),
    through: (url, pass) => {
      const reply = through(url, pass);
      return url.endsWith("/auth/register")
        ? Promise.reject(new TypeError("connection lost"))
        : reply;
    },
  });
  await reachConfirm(work);
  press(work);
  await work.until("unknown");
  expect(inUse(work)).toEqual([false, false]);
  tryToPay(work);
  expect(work.state().name).toBe("unknown");
  await arrive();
  await vi.advanceTimersByTimeAsync(SETTLES_AFTER);
  await soon(() => expect(inUse(work)).toEqual([true, true]));
  tryToPay(work);
  expect(work.sent("POST")).toEqual(["/auth/register"]);
});

test("a call that never arrived is read back again automatically, and can then be tried again", async () => {
  const work = await withoutAnAnswer("refuse", stoppedTime());
  expect(inUse(work)).toEqual([false, false]);
  tryToPay(work);
  expect(work.state()).toMatchObject({ name: "unknown", isSettled: false });
  await vi.advanceTimersByTimeAsync(SETTLES_AFTER);
  await soon(() => expect(work.state().isSettled).toBe(true));
  await work.until("unknown");
  work.send({ type: "try-again" });
  expect((await work.until("payment")).lostSecret).toBe("cvc");
  await giveCard(work);
  work.send({ type: "submit-terms" });
  await work.until("confirm");
  expect(work.state().repeats).not.toBe(null);
  press(work);
  await work.until("registered");
});

test("an IMEI that is in use by the time of another try is found before anything is sent", async () => {
  const time = stoppedTime();
  const work = await withoutAnAnswer("refuse", time);
  await vi.advanceTimersByTimeAsync(SETTLES_AFTER);
  await soon(() => expect(work.state().isSettled).toBe(true));
  await work.until("unknown");
  const elsewhere = atWork({ ...time, sandbox: work.sandbox });
  await reachConfirm(elsewhere);
  press(elsewhere);
  await elsewhere.until("registered");
  work.send({ type: "try-again" });
  await soon(() => expect(inUse(work)).toEqual([true, true]));
  expect(work.state().name).toBe("unknown");
});

test.each([
  ["a year ahead", 365 * 24 * HOUR],
  ["a year back", -365 * 24 * HOUR],
])("a system clock that jumps %s does not end the wait early", async (_, jump) => {
  const time = stoppedTime();
  const work = await withoutAnAnswer("refuse", time);
  time.jump(jump);
  work.send({ type: "read-back-again" });
  await work.until("unknown");
  expect(work.state().isSettled).toBe(false);
  const later = work.reload();
  later.send({ type: "visit", step: "confirm" });
  await later.until("unknown");
  expect(later.state().isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(SETTLES_AFTER);
  await soon(() => expect(later.state().isSettled).toBe(true));
});

test("a refusal that follows our own request is not told as a failure", async () => {
  // A browser sends a request again by itself when its connection closes without an answer.
  const work = atWork({
    through: async (url, pass) => {
      if (url.endsWith("/auth/register")) await pass();
      return pass();
    },
  });
  await reachConfirm(work);
  press(work);
  const { failure } = await work.until("unknown");
  expect(failure?.isRejection).toBe(true);
  expect(inUse(work)).toEqual([true, true]);
  expect(work.sandbox.charges()).toHaveLength(2);
});

test("another read-back does not restart the wait", async () => {
  const work = await withoutAnAnswer("refuse", stoppedTime());
  await vi.advanceTimersByTimeAsync(SETTLES_AFTER - 10_000);
  work.send({ type: "read-back-again" });
  await work.until("unknown");
  expect(work.state().isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  await soon(() => expect(work.state().isSettled).toBe(true));
});

test("a read-back that the customer starts after the wait is final", async () => {
  const time = stoppedTime();
  const work = await withoutAnAnswer("refuse", time);
  time.moveClock(SETTLES_AFTER);
  work.send({ type: "read-back-again" });
  await work.until("unknown");
  expect(work.state().isSettled).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

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
  expect(later.state().name).toBe("unknown");
  await arrive();
  await vi.advanceTimersByTimeAsync(SETTLES_AFTER);
  await soon(() => expect(inUse(later)).toEqual([true, true]));
  expect(later.sent("POST")).toEqual(["/auth/register"]);
});

test("whatever is sent first after a reload, the attempt is told before anything can be paid", async () => {
  const work = await withoutAnAnswer("refuse", stoppedTime());
  const later = work.reload();
  later.send({ type: "visit", step: "customer-information" });
  await later.until("unknown");
  const again = later.reload();
  again.send({ type: "edit-card", patch: {}, today: TODAY });
  await again.until("unknown");
  expect(again.sent("POST")).toEqual(["/auth/register"]);
});

test("after a reload the flow waits for the rest of the time, and then it can be tried again", async () => {
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
  // The card and the password were lost in the reload.
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

test("setting the clock back by an hour neither allows another try early nor prevents it", async () => {
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

test("the wait depends on the client's write timeout", async () => {
  const work = atWork({ ...stoppedTime(), writeTimeout: 5_000 });
  await reachConfirm(work);
  work.sandbox.fault({ call: "register", kind: "refuse" });
  press(work);
  await work.until("unknown");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work.state().isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(5_000);
  await soon(() => expect(work.state().isSettled).toBe(true));
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
])("an attempt %s has an unknown outcome, and never allows another try", async (_, attempt) => {
  const later = await afterReloadWith(attempt);
  tryToPay(later);
  expect(later.state()).toMatchObject({ name: "unknown", attempt: { subjects: [] }, found: [] });
  await vi.advanceTimersByTimeAsync(SETTLES_AFTER);
  await soon(() => expect(later.state().isSettled).toBe(true));
  await later.until("unknown");
  later.send({ type: "try-again" });
  expect(later.state().name).toBe("unknown");
  // After starting over, the check of each IMEI shows whether it is in use.
  later.send({ type: "start-over" });
  expect(later.state()).toMatchObject({
    name: "email",
    activation: { devices: [{ imei: { text: "" } }] },
  });
  expect(later.sent("POST")).toEqual([]);
});

test("if storage is full and the attempt cannot be stored, nothing is left to confirm after a reload", async () => {
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
  await work.until("registered");
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

test("an attempt is told also where all that is left of a registration is the attempt", async () => {
  const work = await withoutAnAnswer("lost");
  await work.until("unknown");
  for (const key of Object.values(REGISTRATION_KEYS)) {
    if (key !== REGISTRATION_KEYS.attempt) work.storage.removeItem(key);
  }
  const later = work.reload();
  await browse(later, "/registration/customer-information");
  await later.until("unknown");
  expect(routeOf(later)).toBe("/registration/confirm");
  for (const step of ["payment-method", "customer-information"]) {
    await browse(later, `/registration/${step}`);
    expect(later.state().name).toBe("unknown");
  }
});
