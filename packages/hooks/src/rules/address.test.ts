import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressQuery, addressRoute } from "./address.ts";

describe("a query value", () => {
  test.each([
    ["https://x/#/cancellation?customer_id=1", "1"],
    ["https://x/?customer_id=1#/cancellation", "1"],
    ["https://x/?customer_id=1#/cancellation?customer_id=2", "2"],
    ["https://x/?customer_id=1#/cancellation?customer_id=", "1"],
    ["https://x/#/cancellation", null],
    ["https://x/#/p?customer_id=50%", "50%"],
    ["", null],
  ])("of %s is %j: the hash comes first", (address, value) => {
    expect(addressQuery(address, "customer_id")).toBe(value);
  });

  test("keeps a plus sign, as in an e-mail address", () => {
    expect(addressQuery("https://x/#/p?email=a+b%40c.co", "email")).toBe("a+b@c.co");
  });

  test("is decoded, and no address makes the parser throw", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (value) => {
        const address = `https://x/#/p?a=1&imei=${encodeURIComponent(value)}`;
        expect(addressQuery(address, "imei")).toBe(value);
      }),
    );
    fc.assert(
      fc.property(fc.string(), fc.string(), (address, name) => {
        expect(addressQuery(address, name)).not.toBe("");
        expect(addressRoute(address)).not.toContain("?");
      }),
    );
  });
});

test.each([
  ["https://x/#/registration/terms?customer_id=1", "/registration/terms"],
  ["https://x/?a=1", "/"],
  ["https://x/#", "/"],
])("the route of %s is %s", (address, route) => {
  expect(addressRoute(address)).toBe(route);
});
