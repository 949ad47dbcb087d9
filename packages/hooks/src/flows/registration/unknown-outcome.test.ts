import { expect, onTestFinished, test, vi } from "vitest";
import { atWork, SETTLES_AFTER, soon, TODAY, type AtWork } from "../../../test/at-work.ts";
import { GPS_IMEI, OBD_IMEI, reachConfirm } from "../../../test/new-customer.ts";
import { REGISTRATION_KEYS } from "./start.ts";

const HOUR = 3_600_000;

/** A page whose own time stands still until it is moved; the clock on its wall is another. */
function stoppedTime() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let wall = TODAY.getTime();
  return {
    now: () => new Date(wall),
    moveClock: (milliseconds: number) => {
      wall += milliseconds;
    },
  };
}

/** A registration that is on its way until `arrive`, which settles when it was carried out. */
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

const inUse = (work: AtWork) => work.state().attempt?.found.map((one) => one.inUse);

/** Whatever a customer can press to pay once more. */
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

test("a lost reply is looked up before anyone can pay again", async () => {
  const work = await withoutAnAnswer("lost");
  const { attempt, failure } = work.state();
  expect(failure?.text).toBe("Something Went Wrong");
  expect(work.notices).toEqual([{ type: "notify", tone: "error", code: "register.noResponse" }]);
  expect(attempt?.found).toEqual([
    { imei: GPS_IMEI, inUse: true },
    { imei: OBD_IMEI, inUse: true },
  ]);
  work.send({ type: "try-again" });
  press(work);
  expect(work.state().name).toBe("unknown");
  expect(work.sent("POST")).toEqual(["/auth/register"]);
});

test("where all is in use the outcome is said at once, and a new registration can be begun", async () => {
  const work = await withoutAnAnswer("lost");
  expect(work.state().attempt?.isSettled).toBe(true);
  work.send({ type: "start-over" });
  expect(work.state()).toMatchObject({ name: "email", attempt: null });
});

test("nothing can be begun while the call is under way", async () => {
  const work = atWork();
  await reachConfirm(work);
  work.sandbox.fault({ call: "register", kind: "hang" });
  press(work);
  tryToPay(work);
  expect(work.state().name).toBe("registering");
});

test("a registration that arrives after its connection was lost is found before anyone can pay again", async () => {
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

test("a call that never arrived is looked up again by itself, and then may be tried again", async () => {
  const work = await withoutAnAnswer("refuse", stoppedTime());
  expect(inUse(work)).toEqual([false, false]);
  tryToPay(work);
  expect(work.state()).toMatchObject({ name: "unknown", attempt: { isSettled: false } });
  await vi.advanceTimersByTimeAsync(SETTLES_AFTER);
  await soon(() => expect(work.state().attempt?.isSettled).toBe(true));
  await work.until("unknown");
  work.send({ type: "try-again" });
  expect(work.state().name).toBe("confirm");
  press(work);
  await work.until("registered");
});

test("looking again does not make anyone wait anew", async () => {
  const work = await withoutAnAnswer("refuse", stoppedTime());
  await vi.advanceTimersByTimeAsync(SETTLES_AFTER - 10_000);
  work.send({ type: "read-back-again" });
  await work.until("unknown");
  expect(work.state().attempt?.isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  await soon(() => expect(work.state().attempt?.isSettled).toBe(true));
});

test("who looks again after the time limit need not wait for the page's own look", async () => {
  const time = stoppedTime();
  const work = await withoutAnAnswer("refuse", time);
  time.moveClock(SETTLES_AFTER);
  work.send({ type: "read-back-again" });
  await work.until("unknown");
  expect(work.state().attempt?.isSettled).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test("a reload during the call looks up what became of it before anyone can pay again", async () => {
  const { through, arrive } = lateRegistration();
  const work = atWork({ ...stoppedTime(), through });
  await reachConfirm(work);
  press(work);
  const later = work.reload();
  later.send({ type: "visit", step: "confirm" });
  await later.until("unknown");
  // The server may still be at it: even "not in use" is no leave to pay again yet.
  expect(inUse(later)).toEqual([false, false]);
  tryToPay(later);
  expect(later.state().name).toBe("unknown");
  await arrive();
  await vi.advanceTimersByTimeAsync(SETTLES_AFTER);
  await soon(() => expect(inUse(later)).toEqual([true, true]));
  expect(later.sent("POST")).toEqual(["/auth/register"]);
});

test("after a reload the rest of the time limit is delay for, and then it may be tried again", async () => {
  const time = stoppedTime();
  const work = await withoutAnAnswer("refuse", time);
  time.moveClock(60_000);
  const later = work.reload();
  later.send({ type: "visit", step: "confirm" });
  await later.until("unknown");
  expect(later.state().attempt?.isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(SETTLES_AFTER - 60_000);
  await soon(() => expect(later.state().attempt?.isSettled).toBe(true));
  await later.until("unknown");
  later.send({ type: "try-again" });
  // The card and the password are gone with the old page.
  expect(later.state().name).toBe("details");
});

test("a reload after the time limit tells at once what became of it", async () => {
  const time = stoppedTime();
  const work = await withoutAnAnswer("refuse", time);
  time.moveClock(SETTLES_AFTER);
  const later = work.reload();
  later.send({ type: "visit", step: "confirm" });
  const asked = work.sent("GET").length;
  const { attempt } = await later.until("unknown");
  expect(attempt?.isSettled).toBe(true);
  await vi.runAllTimersAsync();
  expect(later.sent("GET").slice(asked)).toEqual([
    `/info/imei_validation/${GPS_IMEI}`,
    `/info/imei_validation/${OBD_IMEI}`,
  ]);
});

test("a clock that was set back an hour neither opens nor blocks the second try", async () => {
  const time = stoppedTime();
  const work = await withoutAnAnswer("refuse", time);
  time.moveClock(-HOUR);
  const later = work.reload();
  later.send({ type: "visit", step: "confirm" });
  await later.until("unknown");
  expect(later.state().attempt?.isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(SETTLES_AFTER);
  await soon(() => expect(later.state().attempt?.isSettled).toBe(true));
});

test("the wait follows the time limit that the client was made with", async () => {
  const work = atWork({ ...stoppedTime(), writeTimeout: 5_000 });
  await reachConfirm(work);
  work.sandbox.fault({ call: "register", kind: "refuse" });
  press(work);
  await work.until("unknown");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work.state().attempt?.isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(5_000);
  await soon(() => expect(work.state().attempt?.isSettled).toBe(true));
});

/** A reload that finds the attempt so in its storage. */
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
  ["broken", '{"imeis":["35'],
  ["of no known shape", '"pending"'],
  ["without readable IMEIs", '{"imeis":"350000000000001","outcome":"pending"}'],
  ["with IMEIs that are none", '{"imeis":[7],"outcome":"pending"}'],
])("an attempt %s has an unknown outcome, and never opens a second try", async (_, attempt) => {
  const later = await afterReloadWith(attempt);
  tryToPay(later);
  expect(later.state()).toMatchObject({ name: "unknown", attempt: { imeis: [], found: [] } });
  await vi.advanceTimersByTimeAsync(SETTLES_AFTER);
  await soon(() => expect(later.state().attempt?.isSettled).toBe(true));
  await later.until("unknown");
  later.send({ type: "try-again" });
  expect(later.state().name).toBe("unknown");
  // Begun anew, the check of each IMEI tells whether it is in use.
  later.send({ type: "start-over" });
  expect(later.state()).toMatchObject({
    name: "email",
    activation: { devices: [{ imei: { text: "" } }] },
  });
  expect(later.sent("POST")).toEqual([]);
});

test("an attempt that a full storage cannot keep leaves nothing that a reload could confirm", async () => {
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

test("a browser that refuses its storage registers all the same", async () => {
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
