import { expect, test } from "vitest";
import { atWork, TODAY, type AtWork } from "../../../test/at-work.ts";
import { browse, routeOf } from "../../../test/browse.ts";
import { giveCard, GPS_IMEI, reachConfirm } from "../../../test/new-customer.ts";
import { press, stoppedTime, withoutAnAnswer } from "../../../test/without-an-answer.ts";
import { registrationOrder } from "./order.ts";

const OPEN = {
  isLocked: false,
  open: ["activation-type", "payment-method", "terms", "confirm"],
};

const secondsLater = (seconds: number) => new Date(TODAY.getTime() + seconds * 1000);

/** A registration to which the server replies with this HTTP error. */
async function refused(status: number): Promise<AtWork> {
  const work = atWork({
    through: (url, pass) =>
      url.endsWith("/auth/register")
        ? Promise.resolve(Response.json({ status: false, message: "No" }, { status }))
        : pass(),
  });
  await reachConfirm(work);
  press(work);
  return work;
}

/** Goes from the terms to the question. The security code is required again after each reply. */
async function toQuestion(work: AtWork): Promise<void> {
  work.send({ type: "submit" });
  await work.until("payment");
  await giveCard(work);
  work.send({ type: "submit" });
  await work.until("reviewing");
}

test.each([
  ["a rejection", () => refused(400), "failed"],
  ["a server error", () => refused(502), "unknown"],
  ["a lost reply", () => withoutAnAnswer("lost"), "unknown"],
] as const)(
  "after %s the earlier steps are open and Previous leads to the terms",
  async (_, begin, name) => {
    const work = await begin();
    expect((await work.until(name)).wizard).toMatchObject(OPEN);
    work.send({ type: "back" });
    expect(work.state()).toMatchObject({ phase: "terms", wizard: OPEN });
    expect(routeOf(work)).toBe("/registration/terms");
  },
);

test("while the outcome is read back the earlier steps are open and Previous leads to the terms", async () => {
  const work = atWork();
  await reachConfirm(work);
  work.sandbox.fault({ call: "register", kind: "lost" });
  work.sandbox.fault({ call: "checkImei", kind: "hang", times: "always" });
  press(work);
  expect((await work.until("reading-back")).wizard).toMatchObject(OPEN);
  work.send({ type: "back" });
  expect(work.state()).toMatchObject({ phase: "terms", attempt: null });
});

test("another order is sent only after the next Confirm, which names the open request", async () => {
  const work = await withoutAnAnswer("refuse", stoppedTime());
  work.send({ type: "back" });
  await toQuestion(work);
  expect(registrationOrder(work.state()).inTheWay).toHaveLength(1);
  press(work, secondsLater(1));
  expect(work.sent("POST")).toEqual(["/auth/register"]);
  work.send({ type: "acknowledge", isAcknowledged: true });
  press(work, secondsLater(1));
  await work.until("done");
  expect(work.sent("POST")).toHaveLength(2);
});

test("an order for another device does not mention the open request", async () => {
  const work = await withoutAnAnswer("refuse", stoppedTime());
  work.send({ type: "back" });
  work.send({ type: "remove-device", id: "2" });
  expect(registrationOrder(work.state()).inTheWay).toHaveLength(1);
  work.send({ type: "edit-imei", id: "1", text: "350000000000002" });
  expect(registrationOrder(work.state()).inTheWay).toEqual([]);
});

test("two open requests for one device are both named by the next consent", async () => {
  const work = await withoutAnAnswer("refuse", stoppedTime());
  work.send({ type: "back" });
  await toQuestion(work);
  work.sandbox.fault({ call: "register", kind: "refuse" });
  work.send({ type: "acknowledge", isAcknowledged: true });
  press(work, secondsLater(1));
  await work.until("unknown");
  work.send({ type: "back" });
  await toQuestion(work);
  expect(work.state().repeats).toHaveLength(2);
  work.send({ type: "acknowledge", isAcknowledged: true });
  press(work, secondsLater(2));
  await work.until("done");
});

test("a reload after Previous shows the open request again, before anything can be paid", async () => {
  const work = await withoutAnAnswer("refuse", stoppedTime());
  work.send({ type: "back" });
  const later = work.reload();
  await browse(later, "/registration/terms");
  const { attempt } = await later.until("unknown");
  expect(attempt?.subjects).toContain(`imei:${GPS_IMEI}`);
  expect(routeOf(later)).toBe("/registration/confirm");
});

test("a step of the progress bar can be opened from an unknown outcome, too", async () => {
  const work = await withoutAnAnswer("refuse", stoppedTime());
  await browse(work, "/registration/activation-type");
  expect(work.state()).toMatchObject({ phase: "devices", attempt: null });
  await browse(work, "/registration/payment-method");
  expect(work.state().phase).toBe("payment");
});
