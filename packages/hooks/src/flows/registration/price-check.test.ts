import { expect, test } from "vitest";
import { atWork, soon, TODAY, type AtWork } from "../../../test/at-work.ts";
import {
  changingPrices,
  isPriceList,
  raised,
  unknownPrice,
} from "../../../test/changing-prices.ts";
import { GPS_PLAN, reachTerms } from "../../../test/new-customer.ts";
import type { PageOptions } from "../../../test/page.ts";
import { servicePlansQuery } from "../../queries/lookups.ts";
import { totalOf } from "./outcome.ts";

const MINUTE = 60_000;
const SHOWN = 111.3;
const RAISED = 113.3;

/** A registration of a GPS and an OBD device before its question, with a server that can change. */
async function atTerms(options: PageOptions = {}) {
  const server = changingPrices();
  const work = atWork({ through: server.through, ...options });
  await reachTerms(work);
  return { work, ...server };
}

const ask = (work: AtWork) => work.send({ type: "submit-terms" });
const press = (work: AtWork) => work.send({ type: "confirm", at: TODAY });
const statusOf = (work: AtWork) => work.state().priceCheck?.status;
const checked = (work: AtWork) => soon(() => expect(statusOf(work)).not.toBe("running"));
const registered = (work: AtWork) => work.sent("POST").filter((path) => path.includes("register"));
const priceReads = ({ fetched }: AtWork) => fetched.filter(({ url }) => isPriceList(url));

/** The price list that other pages see: another one each time that it is read. */
const cached = ({ queryClient, client }: AtWork) =>
  queryClient.getQueryData(servicePlansQuery(client, "obd").queryKey);

async function askAndWait(work: AtWork): Promise<void> {
  ask(work);
  await checked(work);
}

test("the question reads the prices of its devices again, past every cache", async () => {
  const { work } = await atTerms();
  const before = priceReads(work).length;
  await askAndWait(work);
  expect(priceReads(work).slice(before)).toMatchObject([
    { url: expect.stringMatching(/revised$/), init: { cache: "reload" } },
    { url: expect.stringMatching(/=obd$/), init: { cache: "reload" } },
  ]);
  expect(work.state()).toMatchObject({ name: "confirm", priceCheck: { status: "done" } });
});

test("a price that has changed is told with both sums, and asks for a consent of its own", async () => {
  const { work, setPrices } = await atTerms();
  setPrices(raised);
  await askAndWait(work);
  const { priceCheck } = work.state();
  expect([priceCheck?.before?.total, priceCheck?.terms.total]).toEqual([SHOWN, RAISED]);
  expect(totalOf(work.state())).toBe(RAISED);
  press(work);
  expect(work.state().name).toBe("confirm");
  work.send({ type: "acknowledge", isAcknowledged: true });
  press(work);
  await work.until("registered");
  expect(work.state().receipt?.agreed).toBe(RAISED);
});

test("submitting the whole page again takes no new price for one that was agreed to", async () => {
  const { work, setPrices } = await atTerms();
  setPrices(raised);
  await askAndWait(work);
  work.send({ type: "submit-all" });
  await checked(work);
  expect(work.state()).toMatchObject({ name: "confirm", priceCheck: { before: { total: SHOWN } } });
  press(work);
  expect(work.state().name).toBe("confirm");
  expect(registered(work)).toEqual([]);
});

test("another period at the same price is another price", async () => {
  const { work, setPrices } = await atTerms();
  setPrices(() => ({ duration: 1 }));
  await askAndWait(work);
  press(work);
  expect(work.state()).toMatchObject({ name: "confirm", priceCheck: { press: null } });
  expect(registered(work)).toEqual([]);
});

test("Confirm that is pressed while the prices are read waits for them, however often", async () => {
  const { work, hold } = await atTerms();
  const release = hold();
  ask(work);
  press(work);
  press(work);
  expect(statusOf(work)).toBe("running");
  expect(work.state().name).toBe("confirm");
  expect(registered(work)).toEqual([]);
  release();
  await work.until("registered");
  expect(registered(work)).toHaveLength(1);
});

test("Confirm that was pressed sends nothing once a price has changed", async () => {
  const { work, hold, setPrices } = await atTerms();
  const release = hold();
  ask(work);
  press(work);
  setPrices(raised);
  release();
  await checked(work);
  expect(work.state()).toMatchObject({ name: "confirm", priceCheck: { press: null } });
  expect(registered(work)).toEqual([]);
});

test("Go Back takes a press back that waits for the prices", async () => {
  const { work, hold } = await atTerms();
  const release = hold();
  ask(work);
  press(work);
  work.send({ type: "go-back" });
  const before = cached(work);
  release();
  await soon(() => expect(cached(work)).not.toBe(before));
  expect(work.state().name).toBe("devices");
  expect(registered(work)).toEqual([]);
});

test("prices that arrive after Go Back change nothing of what was chosen", async () => {
  const { work, hold, setPrices } = await atTerms();
  const release = hold();
  ask(work);
  work.send({ type: "go-back" });
  const shown = work.state();
  const before = cached(work);
  setPrices(raised);
  release();
  await soon(() => expect(cached(work)).not.toBe(before));
  expect(work.state()).toEqual(shown);
});

test("the tick for one new price does not count for the next", async () => {
  let since = 0;
  const { work, setPrices } = await atTerms({ monotonicNow: () => since });
  setPrices(raised);
  await askAndWait(work);
  work.send({ type: "acknowledge", isAcknowledged: true });
  setPrices(() => ({ duration: 1 }));
  since = MINUTE + 1;
  press(work);
  await soon(() => expect(work.state().priceCheck?.before?.total).toBe(RAISED));
  expect(work.state()).toMatchObject({ name: "confirm", isAcknowledged: false });
  press(work);
  expect(registered(work)).toEqual([]);
});

test("Confirm more than a minute later reads them again, whatever the clock of the machine says", async () => {
  let since = 0;
  const { work, setPrices } = await atTerms({ now: () => TODAY, monotonicNow: () => since });
  await askAndWait(work);
  setPrices(raised);
  since = MINUTE + 1;
  press(work);
  await soon(() => expect(work.state().priceCheck?.before).not.toBeNull());
  expect(work.state().name).toBe("confirm");
  expect(registered(work)).toEqual([]);
});

test("a look that takes longer than a minute is followed by another one", async () => {
  let since = 0;
  const { work, hold } = await atTerms({ monotonicNow: () => since });
  const before = priceReads(work).length;
  const release = hold();
  ask(work);
  press(work);
  since = MINUTE + 1;
  release();
  await work.until("registered");
  expect(priceReads(work)).toHaveLength(before + 4);
});

test("Confirm within a minute sends at once", async () => {
  let since = 0;
  const { work } = await atTerms({ monotonicNow: () => since });
  await askAndWait(work);
  const before = priceReads(work).length;
  since = MINUTE;
  press(work);
  expect(work.state().name).toBe("registering");
  await work.until("registered");
  expect(priceReads(work)).toHaveLength(before);
});

test.each(["cannot be read", "are not known any more"])(
  "prices that %s end a press, keep what was shown, and can be looked at once more",
  async (how) => {
    const { work, goDown, comeBack, setPrices } = await atTerms();
    if (how === "cannot be read") goDown();
    else setPrices(unknownPrice);
    ask(work);
    press(work);
    await soon(() => expect(statusOf(work)).toBe("failed"));
    expect(totalOf(work.state())).toBe(SHOWN);
    press(work);
    expect(work.state()).toMatchObject({ name: "confirm", priceCheck: { status: "failed" } });
    expect(registered(work)).toEqual([]);
    comeBack();
    setPrices(() => ({}));
    work.send({ type: "load-prices" });
    await soon(() => expect(statusOf(work)).toBe("done"));
    press(work);
    await work.until("registered");
  },
);

test("no prices are looked at again before the question", async () => {
  const { work } = await atTerms();
  const before = work.state();
  work.send({ type: "load-prices" });
  expect(work.state()).toEqual(before);
});

test("a price that was not known is read, and needs no tick", async () => {
  const { work } = await atTerms();
  const plan = { ...GPS_PLAN, price: null };
  work.send({ type: "choose-plan", id: "1", plan });
  await askAndWait(work);
  expect(totalOf(work.state())).toBe(SHOWN);
  press(work);
  await work.until("registered");
});

test("a list that holds no price of the order is not read", async () => {
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
  await work.until("registered");
});

test("another plan that is chosen beside the question is looked at before it is sent", async () => {
  const { work, hold } = await atTerms();
  await askAndWait(work);
  const dearer = { ...GPS_PLAN, service_plan_id: "pro_quarterly", price: 1 };
  work.send({ type: "choose-plan", id: "1", plan: dearer });
  const release = hold();
  press(work);
  expect(work.state().name).toBe("confirm");
  release();
  await soon(() => expect(work.state().priceCheck?.before?.total).toBe(52.45));
  expect(registered(work)).toEqual([]);
});

test("another plan at the same price is looked at, too", async () => {
  const { work } = await atTerms();
  await askAndWait(work);
  const other = { ...GPS_PLAN, service_plan_id: "pro_quarterly" };
  work.send({ type: "choose-plan", id: "1", plan: other });
  press(work);
  expect(work.state()).toMatchObject({ name: "confirm", priceCheck: { status: "running" } });
  await soon(() => expect(work.state().priceCheck?.before?.total).toBe(SHOWN));
  expect(registered(work)).toEqual([]);
});

test("the same plan that is chosen again does not change the price that the question shows", async () => {
  const { work } = await atTerms();
  await askAndWait(work);
  work.send({ type: "choose-plan", id: "1", plan: { ...GPS_PLAN, price: 1 } });
  expect(totalOf(work.state())).toBe(SHOWN);
  press(work);
  await work.until("registered");
});

test("a plan that is chosen while the prices are read is not taken for a changed price", async () => {
  const { work, hold } = await atTerms();
  const release = hold();
  ask(work);
  press(work);
  const other = { ...GPS_PLAN, service_plan_id: "pro_quarterly", price: 77.85 };
  work.send({ type: "choose-plan", id: "1", plan: other });
  release();
  await soon(() => expect(work.state().priceCheck).toBeNull());
  expect(work.state().name).toBe("confirm");
  expect(registered(work)).toEqual([]);
  press(work);
  expect(work.state().priceCheck).toMatchObject({ status: "running", press: { at: TODAY } });
});

test("an IMEI that is deleted beside the question does not keep its prices from being read", async () => {
  const { work } = await atTerms();
  await askAndWait(work);
  work.send({ type: "edit-imei", id: "1", text: "" });
  work.send({ type: "load-prices" });
  expect(statusOf(work)).toBe("running");
  await checked(work);
  press(work);
  expect(registered(work)).toEqual([]);
});
