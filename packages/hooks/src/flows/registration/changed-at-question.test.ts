import { expect, test } from "vitest";
import { soon, TODAY } from "../../../test/at-work.ts";
import { GPS_PLAN } from "../../../test/new-customer.ts";
import { registrationOrder } from "./order.ts";
import {
  SHOWN,
  ask,
  askAndWait,
  atTerms,
  checked,
  press,
  priceReads,
  registered,
  statusOf,
} from "../../../test/price-question.ts";

test("an unknown price is read, and needs no tick", async () => {
  const { work } = await atTerms();
  const plan = { ...GPS_PLAN, price: null };
  work.send({ type: "choose-plan", id: "1", plan });
  await askAndWait(work);
  expect(registrationOrder(work.state()).terms.total).toBe(SHOWN);
  press(work);
  await work.until("done");
});

test("a price list without a price of the order is not read", async () => {
  const { work } = await atTerms();
  await askAndWait(work);
  work.send({ type: "visit", step: "activation-type" });
  work.send({ type: "remove-device", id: "2" });
  const before = priceReads(work).length;
  work.send({ type: "visit", step: "confirm" });
  await checked(work);
  expect(priceReads(work).slice(before)).toMatchObject([
    { url: expect.stringMatching(/revised$/) },
  ]);
  press(work);
  await work.until("done");
});

test("a plan that is chosen next to the question is checked before it is sent", async () => {
  const { work, hold } = await atTerms();
  await askAndWait(work);
  const dearer = { ...GPS_PLAN, service_plan_id: "pro_quarterly", price: 1 };
  work.send({ type: "choose-plan", id: "1", plan: dearer });
  const release = hold();
  press(work);
  expect(work.state().phase).toBe("reviewing");
  release();
  await soon(() => expect(work.state().priceCheck?.before?.total).toBe(52.45));
  expect(registered(work)).toEqual([]);
});

test("another plan at the same price is checked, too", async () => {
  const { work } = await atTerms();
  await askAndWait(work);
  const other = { ...GPS_PLAN, service_plan_id: "pro_quarterly" };
  work.send({ type: "choose-plan", id: "1", plan: other });
  press(work);
  expect(work.state()).toMatchObject({ phase: "reviewing", priceCheck: { status: "running" } });
  await soon(() => expect(work.state().priceCheck?.before?.total).toBe(SHOWN));
  expect(registered(work)).toEqual([]);
});

test("choosing the same plan again does not change the price in the question", async () => {
  const { work } = await atTerms();
  await askAndWait(work);
  work.send({ type: "choose-plan", id: "1", plan: { ...GPS_PLAN, price: 1 } });
  expect(registrationOrder(work.state()).terms.total).toBe(SHOWN);
  press(work);
  await work.until("done");
});

test("a plan that is chosen while the prices are read is not treated as a changed price", async () => {
  const { work, hold } = await atTerms();
  const release = hold();
  ask(work);
  press(work);
  const other = { ...GPS_PLAN, service_plan_id: "pro_quarterly", price: 77.85 };
  work.send({ type: "choose-plan", id: "1", plan: other });
  release();
  await soon(() => expect(work.state().priceCheck).toMatchObject({ status: "done", at: null }));
  expect(work.state().phase).toBe("reviewing");
  expect(registered(work)).toEqual([]);
  press(work);
  expect(work.state().priceCheck).toMatchObject({ status: "running", press: { at: TODAY } });
});

test("deleting an IMEI next to the question does not prevent its prices from being read", async () => {
  const { work } = await atTerms();
  await askAndWait(work);
  work.send({ type: "edit-imei", id: "1", text: "" });
  work.send({ type: "refetch" });
  expect(statusOf(work)).toBe("running");
  await checked(work);
  press(work);
  expect(registered(work)).toEqual([]);
});
