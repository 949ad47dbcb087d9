import { createClient } from "@waypost/sdk";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { gateHeaders } from "../../hooks/src/flows/checkout/gate-headers.ts";
import { givenConsent } from "../../hooks/src/flows/checkout/consent.ts";
import { stampedConsent as stamped } from "../../hooks/src/waypost.ts";
import { createFormats } from "../../hooks/src/messages/formats.ts";
import { recurring } from "../../hooks/src/rules/plans/recurring.ts";
import { total } from "../../hooks/src/rules/plans/pricing.ts";
import { priceProblem } from "./price.ts";
import { readOwnHeaders } from "./read-request.ts";
import { writeRequest } from "./test/write-request.ts";

/** The prices of a vendor, as a page and a gate read them. */
function vendor(prices: readonly number[], named?: string) {
  const plans = prices.map((price, index) => ({
    service_plan_id: `plan_${index}`,
    price: String(price),
    duration: 1,
  }));
  const reply = { status: true, plans };
  const headers = new Headers(named === undefined ? [] : [["Waypost-Currency", named]]);
  const client = createClient({
    baseUrl: "https://api.example",
    fetch: async () => Response.json(reply, { headers }),
  });
  return { plans, read: async () => reply, lookups: client.lookups };
}

/** The headers of an order in a page with this currency. */
function headersOf(currency: string, sum: number): Record<string, string | null> {
  const attempts = { clock: { currency }, shared: {} } as never;
  const agreement = { consents: [], repeats: [], total: sum, isUnverified: false };
  return { ...gateHeaders(attempts, {} as never, agreement) };
}

const agreedOf = (header: string | null | undefined) => {
  const own = readOwnHeaders({ "agreed-total": header ?? "" });
  return "agreed" in own ? own.agreed : null;
};

test("the amount that is shown, summed, agreed to, sent and checked is one, in any currency", async () => {
  const currencies = fc.constantFrom(...Intl.supportedValuesOf("currency"));
  const prices = fc.array(fc.double({ min: 0, max: 900_000, noNaN: true }), {
    minLength: 1,
    maxLength: 4,
  });
  const property = fc.asyncProperty(currencies, prices, async (currency, wire) => {
    const { plans, read, lookups } = vendor(wire.map((price) => Number(price.toFixed(5))));
    const listed = await lookups.servicePlans(undefined, { currency });
    const sum = total(listed.map(({ price }) => price)) ?? Number.NaN;
    const [renewal] = recurring(listed.map(({ price }) => ({ price, months: 1 })));
    expect(renewal?.dollars).toBe(sum);
    const shown = createFormats("en-US", currency).priceParams(sum).amount.replaceAll(",", "");
    const agreed = agreedOf(headersOf(currency, sum)["Agreed-Total"]);
    expect([Number(shown), agreed?.total, agreed?.currency]).toEqual([sum, sum, currency]);
    const devices = plans.map((plan) => ({ imei: "1", device_plan: plan.service_plan_id }));
    const request = writeRequest("register", { body: { devices }, agreed });
    expect(await priceProblem(request, { read, currency })).toBeNull();
  });
  await fc.assert(property, { numRuns: 200 });
});

test.each([
  ["USD", 59.85, "59.85"],
  ["EUR", 59.85, "59.85;currency=EUR"],
  ["JPY", 6000, "6000;currency=JPY"],
  ["KWD", 9.5, "9.500;currency=KWD"],
])("%s %d is agreed to as %s", (currency, sum, header) => {
  expect(headersOf(currency, sum)["Agreed-Total"]).toBe(header);
});

test.each(["59.8", "59", "59.850", "59.85;currency=JPY", "59.85;currency=eur", "5e3"])(
  "the agreed total %s is no amount of its currency",
  (header) => {
    expect(agreedOf(header)).toBeNull();
  },
);

test("a total in another currency than the gate's is refused, also if it is the same number", async () => {
  const { read } = vendor([59.85]);
  const agreed = { total: 59.85, currency: "USD", isUnverified: true };
  const request = writeRequest("buySmsPack", { body: { sms_pack_id: "plan_0" }, agreed });
  expect(await priceProblem(request, { read, currency: "EUR" })).toMatchObject({
    code: "no-price",
    message: "The prices are in EUR. Nothing was sent.",
  });
});

test("a changed price is named with its currency", async () => {
  const { read } = vendor([7000]);
  const agreed = { total: 6000, currency: "JPY", isUnverified: false };
  const request = writeRequest("buySmsPack", { body: { sms_pack_id: "plan_0" }, agreed });
  expect(await priceProblem(request, { read, currency: "JPY" })).toMatchObject({
    message: "The price has changed to JPY 7000. Nothing was sent.",
    headers: { "Gate-Total": "7000;currency=JPY" },
  });
});

test.each(["EUR", "EUR, USD", "USD, EUR"])(
  "prices that the API says are in %s are not read by a page in another currency",
  async (named) => {
    const { lookups } = vendor([10], named);
    const read = lookups.servicePlans(undefined, { currency: "USD" });
    await expect(read).rejects.toMatchObject({ kind: "malformed" });
  },
);

test("without a currency of its own, a client rounds as the API says", async () => {
  const { lookups } = vendor([10.0006], "KWD");
  expect(await lookups.servicePlans()).toMatchObject([{ price: 10.001 }]);
});

const now = () => new Date("2026-11-29T12:00:00Z");

test("a consent names its currency, and has today's form in US dollars", () => {
  const renewals = [{ dollars: 59.85, months: 3, first: null }];
  const given = givenConsent({ flow: "f", to: "order", by: "1001", total: 59.85, renewals });
  const stamp = { locale: "en-US", at: "2026-11-29T12:00:00.000Z" };
  const inUsd = stamped(given, "en-US", { now, currency: "USD" });
  expect(JSON.stringify(inUsd)).toBe(JSON.stringify({ ...stamp, ...given }));
  expect(stamped(given, "en-US", { now, currency: "EUR" })).toEqual({
    ...inUsd,
    currency: "EUR",
    renewals: [{ amount: 59.85, months: 3, first: null }],
  });
});
