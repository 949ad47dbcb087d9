import { describe, expect, test } from "vitest";
import { errorOf } from "../../sdk/test/support.ts";
import { createAdapter, refuse } from "./index.ts";
import { adapterClient } from "./test/client.ts";

const purchase = { customer_id: 1001, sms_pack_id: "sms_250", autorenew_sms_pack: false };
const fails = (): never => {
  throw new Error("secret of the database");
};

const refused = () => refuse("Come back tomorrow");

describe("a refusal", () => {
  test.each([
    ["returned", () => refuse("Card declined", "Insufficient funds")],
    ["thrown", () => Promise.reject(refuse("Card declined", "Insufficient funds"))],
  ])("that is %s reaches the customer with its words", async (_, buySms) => {
    const { client, reports } = adapterClient({ packs: { buySms } });
    const error = await errorOf(client.packs.buySms(purchase));
    expect(error).toMatchObject({
      kind: "rejected",
      displayMessage: "Card declined : Insufficient funds",
    });
    expect(reports).toEqual([]);
  });

  test("of a read without a documented status has an error status", async () => {
    const { client } = adapterClient({
      lookups: { countries: refused },
      registration: { checkEmail: refused },
    });
    const expected = { kind: "http", status: 400, displayMessage: "Come back tomorrow" };
    expect(await errorOf(client.lookups.countries())).toMatchObject(expected);
    expect(await errorOf(client.registration.checkEmail("a@b.c"))).toMatchObject(expected);
  });

  test("of an IMEI check is the reason why the device cannot be registered", async () => {
    const { client } = adapterClient({ registration: { checkImei: () => refuse("Recalled") } });
    expect(await client.registration.checkImei("35")).toMatchObject({
      valid: false,
      message: "Recalled",
    });
  });
});

describe("an error of a function", () => {
  test("leaves the outcome of a write unknown, and is not shown to the customer", async () => {
    const { client, replies, reports } = adapterClient({ packs: { buySms: fails } });
    const error = await errorOf(client.packs.buySms(purchase));
    expect(error).toMatchObject({ kind: "unknown-outcome", status: 500 });
    expect(JSON.stringify(replies)).not.toContain("secret");
    expect(reports).toMatchObject([
      { operation: "packs.buySms", problem: "threw", cause: { message: "secret of the database" } },
    ]);
  });

  test("is an error of a read", async () => {
    const { client } = adapterClient({ lookups: { countries: fails } });
    expect(await errorOf(client.lookups.countries())).toMatchObject({ kind: "http", status: 500 });
  });

  test("does not fail the reply if the listener fails", async () => {
    const { client } = adapterClient({ lookups: { countries: fails } }, { onReport: fails });
    expect(await errorOf(client.lookups.countries())).toMatchObject({ status: 500 });
  });
});

describe("a call without a function", () => {
  test("is refused, whether it is a read or a write", async () => {
    const { client, reports } = adapterClient({});
    const expected = { kind: "http", status: 404, displayMessage: "This service is not offered." };
    expect(await errorOf(client.packs.buySms(purchase))).toMatchObject(expected);
    expect(await errorOf(client.lookups.countries())).toMatchObject(expected);
    expect(await errorOf(client.dormant.activated(1))).toMatchObject(expected);
    expect(reports).toEqual([]);
  });

  test("is not in the list of offered calls", async () => {
    const { adapter } = adapterClient({
      packs: { buySms: () => {} },
      lookups: { states: () => [] },
    });
    const response = await adapter("https://adapter.test/adapter/calls");
    const calls = ["listStates", "buySmsPack"];
    expect(await response.json()).toEqual({ status: true, calls, currency: "USD" });
  });
});

test("the currency is in the list of offered calls, and named by every reply", async () => {
  const adapter = createAdapter({ lookups: { states: () => [] } }, { currency: "EUR" });
  const calls = await adapter("https://adapter.test/adapter/calls");
  expect(await calls.json()).toMatchObject({ currency: "EUR" });
  for (const path of ["/info/states/250", "/no/such/call"]) {
    const { headers } = await adapter(`https://adapter.test${path}`);
    expect(headers.get("Waypost-Currency")).toBe("EUR");
    expect(headers.get("Access-Control-Expose-Headers")).toContain("Waypost-Currency");
  }
});

test.each(["eur", "euro", "", "XYZ"])("%j is no currency", (currency) => {
  expect(() => createAdapter({}, { currency })).toThrow(/must be a code such as EUR/);
});

test("methods of a class are called with their object", async () => {
  class Lookups {
    #names = ["Peru"];
    countries() {
      return this.#names.map((country_name, id) => ({ id, country_name }));
    }
  }
  const { client } = adapterClient({ lookups: new Lookups() });
  expect(await client.lookups.countries()).toEqual([{ id: 0, country_name: "Peru" }]);
});

describe("createAdapter throws", () => {
  test.each<[string, object, object, string]>([
    ["an unknown call", { packs: { buySMS: fails } }, {}, "There is no call packs.buySMS."],
    ["an unknown feature", { pack: { buySms: fails } }, {}, "There is no call pack.buySms."],
    [
      "a value that is no function",
      { packs: { buySms: {} } },
      {},
      "packs.buySms must be a function.",
    ],
    [
      "no way to verify a token",
      { dormant: { activated: fails } },
      {},
      "dormant.activated needs the option verifyToken.",
    ],
    ["a prefix that is no path", {}, { prefix: "api/" }, "The prefix must be a path"],
    [
      "a plan that the portal does not know",
      {},
      { plans: { gold: "x" } },
      'the portal has no plan "gold"',
    ],
    [
      "an id for two plans",
      {},
      { plans: { plus: "x", pro: "x" } },
      '"plus" needs an id of its own',
    ],
  ])("for %s", (_, functions, options, message) => {
    expect(() => createAdapter(functions, options)).toThrow(message);
  });
});
