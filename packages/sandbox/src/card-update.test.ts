import { expect, test } from "vitest";
import { card, newCustomer, testSandbox } from "./test/test-sandbox.ts";

const path = "/auth/credit-card/update";
const check = (customerId: number, first6: string) => `/info/card/validate/${customerId}/${first6}`;
const newCard = { ...card, number: "5105105105105100" };
const request = { customer_id: 1001, credit_card: newCard };

const rita = {
  first_name: "Rita",
  last_name: "Returning",
  last4: "4242",
  billing_address: "1 Harbor Street",
};
const mismatch = { status: 200, body: { status: false, message: "Card not found" } };

test("the first six digits of the card on file show its holder", async () => {
  const { get } = testSandbox({ devicesPerKind: 1 });
  expect(await get(check(1001, "424242"))).toEqual({ status: 200, body: { response: rita } });
});

test("other digits do not match, not even those of another saved card", async () => {
  const { get } = testSandbox({ devicesPerKind: 1 });
  for (const first6 of ["411111", "555555", "378282"])
    expect(await get(check(1001, first6))).toEqual(mismatch);
});

test("the card of a registration becomes the card on file", async () => {
  const { get, post } = testSandbox({ devicesPerKind: 1 });
  await post("/auth/register", newCustomer);
  expect((await get(check(1002, "411111"))).body).toEqual({
    response: {
      first_name: "Sample",
      last_name: "Customer",
      last4: "1111",
      billing_address: "1 Main St",
    },
  });
});

test("a card update replaces the card on file without a charge", async () => {
  const { get, post, sandbox } = testSandbox({ devicesPerKind: 1 });

  expect(await post(path, request)).toEqual({
    status: 200,
    body: { status: true, message: "Credit Card Updated Successfully" },
  });

  expect((await get(check(1001, "510510"))).body).toEqual({ response: { ...rita, last4: "5100" } });
  expect(await get(check(1001, "424242"))).toEqual(mismatch);
  expect(sandbox.charges()).toEqual([]);
  const change = { customer_id: 1001, operation: "updateCard", subject: "card" };
  expect(sandbox.accountChanges()).toMatchObject([change]);
  sandbox.reset();
  expect(sandbox.accountChanges()).toEqual([]);
});

test("a card that was saved before can be put on file again", async () => {
  const { get, post } = testSandbox({ devicesPerKind: 1 });
  const old = { customer_id: 1001, credit_card: card };
  await post(path, old);
  await post(path, request);
  expect((await post(path, old)).body?.status).toBe(true);
  expect((await get(check(1001, "411111"))).body).toMatchObject({ response: { last4: "1111" } });
});

test.each([
  ["an unknown customer", check(4711, "424242"), 200, "Unknown customer"],
  ["five digits", check(1001, "42424"), 400, "first6 must have 6 digits"],
  ["a whole card number", check(1001, "4242424242424242"), 400, "first6 must have 6 digits"],
])("the check of %s is refused", async (_case, address, status, message) => {
  const { get } = testSandbox({ devicesPerKind: 1 });
  expect(await get(address)).toEqual({ status, body: { status: false, message } });
});

test.each([
  [200, "an unknown customer", { customer_id: 4711 }, "Card update failed", "Unknown customer"],
  [
    200,
    "a declined card",
    { credit_card: { ...card, number: "4000000000000002" } },
    "Card declined",
    "Your card was declined",
  ],
  [
    400,
    "a card that has expired",
    { credit_card: { ...card, expiration_date: "10/2026" } },
    "Card update failed",
    "credit_card.expiration_date is in the past",
  ],
  [400, "no card", { credit_card: undefined }, "Card update failed", /^credit_card is missing/],
  [400, "the form's address", { address: "1 Main St" }, "Card update failed", /^address is not/],
])("%i for %s, and the card on file stays", async (status, _case, change, message, error) => {
  const { get, post } = testSandbox({ devicesPerKind: 1 });
  expect(await post(path, { ...request, ...change })).toEqual({
    status,
    body: { status: false, message, error: expect.stringMatching(error) },
  });
  expect((await get(check(1001, "424242"))).body).toEqual({ response: rita });
});
