import { expect, test, vi } from "vitest";
import { atWork, SETTLES_AFTER, soon } from "../../../test/at-work.ts";
import { giveCard, GPS_IMEI, OBD_IMEI, reachConfirm } from "../../../test/new-customer.ts";
import {
  HOUR,
  inUse,
  lateRegistration,
  press,
  stoppedTime,
  tryToPay,
  withoutAnAnswer,
} from "../../../test/without-an-answer.ts";

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
  expect(work.state().phase).toBe("unknown");
  expect(work.sent("POST")).toEqual(["/auth/register"]);
});

test("if all IMEIs are in use the outcome is final at once, and a new registration can be started", async () => {
  const work = await withoutAnAnswer("lost");
  expect(work.state().isSettled).toBe(true);
  work.send({ type: "start-over" });
  expect(work.state()).toMatchObject({ phase: "email", attempt: null });
});

test("nothing can be started while the call is pending", async () => {
  const work = atWork();
  await reachConfirm(work);
  work.sandbox.fault({ call: "register", kind: "hang" });
  press(work);
  tryToPay(work);
  expect(work.state().phase).toBe("sending");
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
  expect(work.state().phase).toBe("unknown");
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
  expect(work.state()).toMatchObject({ phase: "unknown", isSettled: false });
  await vi.advanceTimersByTimeAsync(SETTLES_AFTER);
  await soon(() => expect(work.state().isSettled).toBe(true));
  await work.until("unknown");
  work.send({ type: "try-again" });
  expect((await work.until("payment")).lostSecret).toBe("cvc");
  await giveCard(work);
  work.send({ type: "submit" });
  await work.until("reviewing");
  expect(work.state().repeats).toHaveLength(1);
  press(work);
  expect(work.state().phase).toBe("reviewing");
  work.send({ type: "acknowledge", isAcknowledged: true });
  press(work);
  await work.until("done");
});

test("an IMEI that is in use by the time of the retry is found before anything is sent", async () => {
  const time = stoppedTime();
  const work = await withoutAnAnswer("refuse", time);
  await vi.advanceTimersByTimeAsync(SETTLES_AFTER);
  await soon(() => expect(work.state().isSettled).toBe(true));
  await work.until("unknown");
  const elsewhere = atWork({ ...time, sandbox: work.sandbox });
  await reachConfirm(elsewhere);
  press(elsewhere);
  await elsewhere.until("done");
  work.send({ type: "try-again" });
  await soon(() => expect(inUse(work)).toEqual([true, true]));
  expect(work.state().phase).toBe("unknown");
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

test("a rejection is a rejection, and shows which devices are in use now", async () => {
  // A browser sends a request again by itself if its connection closes without a reply.
  const work = atWork({
    through: async (url, pass) => {
      if (url.endsWith("/auth/register")) await pass();
      return pass();
    },
  });
  await reachConfirm(work);
  press(work);
  const { failure } = await work.until("failed");
  expect(failure).toMatchObject({ isRejection: true, inUse: [GPS_IMEI, OBD_IMEI] });
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
