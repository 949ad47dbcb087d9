import { expect, test } from "vitest";
import { soon, type AtWork } from "../../../test/at-work.ts";
import { raised } from "../../../test/changing-prices.ts";
import { servicePlansQuery } from "../../queries/lookups.ts";
import {
  SHOWN,
  ask,
  askAndWait,
  atTerms,
  checked,
  press,
  registered,
} from "../../../test/price-question.ts";

/** The price list that other pages see. Each read creates another object. */
const cached = ({ queryClient, client }: AtWork) =>
  queryClient.getQueryData(servicePlansQuery(client, "obd").queryKey);

test("submitting the whole page again does not accept a new price", async () => {
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

test("prices that arrive after Go Back do not change the choices", async () => {
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

test("prices are not read again before the question", async () => {
  const { work } = await atTerms();
  const before = work.state();
  work.send({ type: "refetch" });
  expect(work.state()).toEqual(before);
});
