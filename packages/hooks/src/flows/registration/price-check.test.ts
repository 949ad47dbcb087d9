import { expect, test } from "vitest";
import { soon, TODAY, type AtWork } from "../../../test/at-work.ts";
import { raised, unknownPrice } from "../../../test/changing-prices.ts";
import { servicePlansQuery } from "../../queries/lookups.ts";
import { totalOf } from "./prices.ts";
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

const SECONDS = 5_000;

const RAISED = 113.3;

/** The price list that other pages see: another one each time that it is read. */
const cached = ({ queryClient, client }: AtWork) =>
  queryClient.getQueryData(servicePlansQuery(client, "obd").queryKey);

test("the question reads the prices of its devices again, past every cache", async () => {
  const { work } = await atTerms();
  const before = priceReads(work).length;
  await askAndWait(work);
  expect(priceReads(work).slice(before)).toMatchObject([
    { url: expect.stringMatching(/revised$/), init: { cache: "reload" } },
    { url: expect.stringMatching(/=obd$/), init: { cache: "reload" } },
  ]);
  expect(work.state()).toMatchObject({ phase: "reviewing", priceCheck: { status: "done" } });
});

test("a price that has changed is told with both sums, and asks for a consent of its own", async () => {
  const { work, setPrices } = await atTerms();
  setPrices(raised);
  await askAndWait(work);
  const { priceCheck } = work.state();
  expect([priceCheck?.before?.total, priceCheck?.terms.total]).toEqual([SHOWN, RAISED]);
  expect(totalOf(work.state())).toBe(RAISED);
  press(work);
  expect(work.state().phase).toBe("reviewing");
  work.send({ type: "acknowledge", isAcknowledged: true });
  press(work);
  await work.until("done");
  expect(work.state().receipt?.agreed).toBe(RAISED);
});

test("submitting the whole page again takes no new price for one that was agreed to", async () => {
  const { work, setPrices } = await atTerms();
  setPrices(raised);
  await askAndWait(work);
  work.send({ type: "submit-all" });
  await checked(work);
  expect(work.state()).toMatchObject({
    phase: "reviewing",
    priceCheck: { before: { total: SHOWN } },
  });
  press(work);
  expect(work.state().phase).toBe("reviewing");
  expect(registered(work)).toEqual([]);
});

test("another period at the same price is another price", async () => {
  const { work, setPrices } = await atTerms();
  setPrices(() => ({ duration: 1 }));
  await askAndWait(work);
  press(work);
  expect(work.state()).toMatchObject({ phase: "reviewing", priceCheck: { press: null } });
  expect(registered(work)).toEqual([]);
});

test("Confirm that is pressed while the prices are read waits for them, however often", async () => {
  const { work, hold } = await atTerms();
  const release = hold();
  ask(work);
  press(work);
  press(work);
  expect(statusOf(work)).toBe("running");
  expect(work.state().phase).toBe("reviewing");
  expect(registered(work)).toEqual([]);
  release();
  await work.until("done");
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
  expect(work.state()).toMatchObject({ phase: "reviewing", priceCheck: { press: null } });
  expect(registered(work)).toEqual([]);
});

test("Go Back takes a press back that waits for the prices", async () => {
  const { work, hold } = await atTerms();
  const release = hold();
  ask(work);
  press(work);
  work.send({ type: "back" });
  const before = cached(work);
  release();
  await soon(() => expect(cached(work)).not.toBe(before));
  expect(work.state().phase).toBe("devices");
  expect(registered(work)).toEqual([]);
});

test("prices that arrive after Go Back change nothing of what was chosen", async () => {
  const { work, hold, setPrices } = await atTerms();
  const release = hold();
  ask(work);
  work.send({ type: "back" });
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
  since = SECONDS + 1;
  press(work);
  await soon(() => expect(work.state().priceCheck?.before?.total).toBe(RAISED));
  expect(work.state()).toMatchObject({ phase: "reviewing", isAcknowledged: false });
  press(work);
  expect(registered(work)).toEqual([]);
});

test("Confirm more than five seconds later reads them again, whatever the clock of the system says", async () => {
  let since = 0;
  const { work, setPrices } = await atTerms({ now: () => TODAY, monotonicNow: () => since });
  await askAndWait(work);
  setPrices(raised);
  since = SECONDS + 1;
  press(work);
  await soon(() => expect(work.state().priceCheck?.before).not.toBeNull());
  expect(work.state().phase).toBe("reviewing");
  expect(registered(work)).toEqual([]);
});

test("prices that cannot be read are agreed to as of their last reading, after a tick", async () => {
  let since = 0;
  const { work, goDown } = await atTerms({ monotonicNow: () => since });
  await askAndWait(work);
  since = SECONDS + 1;
  goDown();
  work.send({ type: "refetch" });
  await checked(work);
  expect(work.state().priceCheck?.asOf).toBeInstanceOf(Date);
  press(work);
  expect(registered(work)).toEqual([]);
  work.send({ type: "acknowledge", isAcknowledged: true });
  press(work);
  await work.until("done");
  const { receipt } = work.state();
  expect(receipt?.agreed).toBe(SHOWN);
  expect(receipt?.consents.at(-1)?.ticked).toEqual(["price.unread.tick"]);
});

test("Confirm within five seconds sends at once", async () => {
  let since = 0;
  const { work } = await atTerms({ monotonicNow: () => since });
  await askAndWait(work);
  const before = priceReads(work).length;
  since = SECONDS;
  press(work);
  expect(work.state().phase).toBe("sending");
  await work.until("done");
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
    expect(work.state()).toMatchObject({ phase: "reviewing", priceCheck: { status: "failed" } });
    expect(registered(work)).toEqual([]);
    comeBack();
    setPrices(() => ({}));
    work.send({ type: "refetch" });
    await soon(() => expect(statusOf(work)).toBe("done"));
    press(work);
    await work.until("done");
  },
);

test("no prices are looked at again before the question", async () => {
  const { work } = await atTerms();
  const before = work.state();
  work.send({ type: "refetch" });
  expect(work.state()).toEqual(before);
});
