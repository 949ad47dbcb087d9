import { describe, expect, expectTypeOf, onTestFinished, test, vi } from "vitest";
import { SETTLES_AFTER, type PageOptions } from "../../../test/page.ts";
import { priced, taskAtWork } from "../../../test/task-at-work.ts";
import { CARD, cancelledImeis, CUSTOMER, fillIn } from "../../../test/task-rows.ts";
import { multiReactivation } from "../reactivation/multi-reactivation.ts";
import { reactivation } from "../reactivation/reactivation.ts";
import type { ShapeOf } from "./flow.ts";

const [GPS, OBD] = cancelledImeis(CUSTOMER);
const BOTH = { imeis: [GPS, OBD] };

/** A task with two devices to reactivate, at the second stage. */
async function atCard(options?: PageOptions) {
  const work = taskAtWork(multiReactivation, { customerId: CUSTOMER, imei: null }, options);
  await fillIn(work, [BOTH]);
  return work;
}

/** The same task at the review. */
async function atReview(options?: PageOptions) {
  const work = await atCard(options);
  work.edit(CARD);
  work.send({ type: "continue" });
  await priced(work);
  return work;
}

/** The same task without a reply. */
async function atUnknown(options?: PageOptions) {
  const work = await atReview(options);
  work.sandbox.fault({ call: "reactivateMany", kind: "refuse" });
  work.confirm();
  await work.until("unknown");
  return work;
}

test("a stage has a name, and the type of the task lists them all", async () => {
  expectTypeOf<ShapeOf<typeof multiReactivation>["stage"]>().toEqualTypeOf<"devices" | "payment">();
  expect((await atCard()).state().stage).toBe("payment");
});

test.each(["1", 1, "toString"])(
  "a stored draft with the unknown stage %j opens at the first stage",
  (stage) => {
    const saved = { attempts: [], draft: () => ({ stage, draft: BOTH }) };
    const { form } = multiReactivation.start({ customerId: CUSTOMER, imei: null }, saved);
    expect(form).toMatchObject({ stage: "devices", draft: BOTH });
  },
);

describe("Back", () => {
  test("leads from the second stage to the first, which shows none of its errors", async () => {
    const work = await atCard();
    work.send({ type: "continue" });
    expect(work.state().fieldErrors).not.toEqual({});
    work.send({ type: "back" });
    expect(work.state()).toMatchObject({ phase: "form", stage: "devices", draft: BOTH });
    expect(work.state().fieldErrors).toEqual({});
  });

  test("leads from a rejected card to the devices, which do not show the rejection", async () => {
    const work = await atCard();
    work.edit({ ...CARD, cardnumber: "4000000000000002" });
    work.send({ type: "continue" });
    work.confirm();
    expect((await work.until("form")).failure?.text).toContain("declined");
    work.send({ type: "back" });
    expect(work.state()).toMatchObject({ stage: "devices", failure: null });
  });

  test("has no effect on the first stage", async () => {
    const work = await atCard();
    work.send({ type: "back" });
    const before = work.state();
    work.send({ type: "back" });
    expect(work.state()).toBe(before);
  });

  test("has no effect while an outcome is shown", async () => {
    const work = await atUnknown();
    const before = work.state();
    work.send({ type: "back" });
    expect(work.state()).toBe(before);
  });
});

test("a stage waits for its details only once", async () => {
  const work = taskAtWork(reactivation, { customerId: CUSTOMER, imei: null });
  await fillIn(work, [{ imei: GPS }]);
  expect(work.phases).toContain("preparing");
  work.send({ type: "back" });
  work.send({ type: "continue" });
  expect(work.state()).toMatchObject({ phase: "form", stage: "payment" });
});

describe("events of an outcome have no effect if none is open", () => {
  test.each([
    ["the second stage", atCard],
    ["the review", atReview],
  ])("at %s", async (_, reach) => {
    const work = await reach();
    const before = work.state();
    const asked = work.fetched.length;
    work.send({ type: "try-again" });
    work.send({ type: "read-back-again" });
    work.runner.send({ type: "settled" });
    work.runner.send({ type: "found", verdicts: { [`imei:${GPS}`]: "applied" }, isSettled: true });
    expect(work.state()).toBe(before);
    expect(work.fetched).toHaveLength(asked);
  });

  test("after starting over, also when the wait for the first request ends", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const work = await atUnknown();
    work.send({ type: "start-over" });
    await work.until("form");
    await vi.advanceTimersByTimeAsync(SETTLES_AFTER);
    work.edit({ imeis: [GPS] });
    expect(work.phases.slice(-2)).toEqual(["loading", "form"]);
  });
});

test("opening a page again leaves the review as it is", async () => {
  const work = await atReview();
  const before = work.state();
  work.send({ type: "open" });
  expect(work.state()).toBe(before);
});

test("starting over is not possible during a lookup", async () => {
  const work = await atReview();
  work.sandbox.fault({ call: "reactivateMany", kind: "refuse" });
  work.sandbox.fault({ call: "listReactivationDevices", kind: "hang" });
  work.confirm();
  work.send({ type: "start-over" });
  expect(work.state().phase).toBe("sending");
  await work.until("reading-back");
  work.send({ type: "start-over" });
  expect(work.state().phase).toBe("reading-back");
});
