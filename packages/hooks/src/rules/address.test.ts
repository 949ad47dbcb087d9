import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressQuery, addressRoute, normalizeRoute } from "./address.ts";

describe("a query value", () => {
  test.each([
    ["https://x/#/cancellation?customer_id=1", "1"],
    ["https://x/?customer_id=1#/cancellation", "1"],
    ["https://x/?customer_id=1#/cancellation?customer_id=2", "2"],
    ["https://x/?customer_id=1#/cancellation?customer_id=", "1"],
    ["https://x/#/cancellation", null],
    ["https://x/#/p?email=a@b.co&customer_id=1", "1"],
    ["", null],
  ])("of %s is %j: the hash comes first", (address, value) => {
    expect(addressQuery(address, "customer_id")).toBe(value);
  });

  test("keeps a plus sign, as in an e-mail address", () => {
    expect(addressQuery("https://x/#/p?email=a+b%40c.co", "email")).toBe("a+b@c.co");
  });

  test.each([
    ["#/p?email=a@b.co&amp;customer_id=1001", "1001"],
    ["?email=a@b.co&AMP;customer_id=1001#/p", "1001"],
    ...[
      ".",
      ",",
      ";",
      ")",
      "]",
      ">",
      "%22",
      "%20",
      "%E2%80%8B",
      "%C2%A0.",
      ".%20",
      "%EF%BB%BF",
    ].map((tail): [string, string] => [`#/p?customer_id=1001${tail}`, "1001"]),
    ["#/p?customer_id=%20%E2%80%8E1001", "1001"],
    ["#/p?customer_id=1001?fbclid=x", "1001"],
    ["#/p?customer_id=1001?utm_source=a?b=c&gclid=1", "1001"],
    ["#/P/?customer_id=1001", "1001"],
    ["#/p?customer_id=cus_9-B", "cus_9-B"],
  ])("of %s, as mail programs leave it, is %s", (address, value) => {
    expect(addressQuery(`https://x/${address}`, "customer_id")).toBe(value);
  });

  test.each(["+1001", "%2B1001", "1001.0", "1001..", "10 01", "%31001%00x", "a".repeat(41), "50%"])(
    "of an id that does not look like one, %s, is missing",
    (id) => {
      for (const name of ["customer_id", "imei", "iccid"]) {
        const address = `https://x/#/p?${name}=${id}`;
        expect(addressQuery(address, name)).toBe(null);
      }
      expect(addressQuery(`https://x/#/p?customer_id=${id}`, "customer_id", () => true)).not.toBe(
        null,
      );
    },
  );

  test("is decoded, and no address makes the parser throw", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (value) => {
        const address = `https://x/#/p?a=1&email=x${encodeURIComponent(value)}x`;
        expect(addressQuery(address, "email")).toBe(`x${value}x`);
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
  ["https://x/#registration/terms", "/registration/terms"],
  ["https://x/#/Registration/TERMS/", "/registration/terms"],
  ["https://x/#//registration//terms?customer_id=1", "/registration/terms"],
  ["https://x/#/pricing.", "/pricing"],
  ["https://x/#/pricing%20%E2%80%8B", "/pricing"],
])("the route of %s is %s", (address, route) => {
  expect(addressRoute(address)).toBe(route);
});

test.each([
  [
    "https://x/#/reactivation/CHARGE?customer_id=1",
    "https://x/#/reactivation/charge?customer_id=1",
  ],
  ["https://X/Folder/?A=1#Reactivation/", "https://X/Folder/?A=1#/reactivation"],
  ["https://x/#/pricing", "https://x/#/pricing"],
  ["https://x/?a=1", "https://x/?a=1"],
])("%s in the documented spelling is %s", (address, spelled) => {
  expect(normalizeRoute(address)).toBe(spelled);
});

test.each([
  ["#/p?customer_id=1&access=a.b", "#/p?customer_id=1"],
  ["#/p?access=a.b&customer_id=1", "#/p?customer_id=1"],
  ["#/p?access=a.b", "#/p"],
  ["?access=a.b#/p?x=1", "#/p?x=1"],
  ["?x=1&access=a.b", "?x=1"],
  ["#/p?x=1&amp;access=a.b&amp;y=2", "#/p?x=1&amp;y=2"],
  ["#/p?x=1&%61ccess=a.b", "#/p?x=1"],
  ["#/p?access=a.b?access=c.d&x=1", "#/p?x=1"],
  ["#/p?access2=a&&x", "#/p?access2=a&&x"],
])("%s without its access is %s", (before, after) => {
  const rest = normalizeRoute(`https://x/${before}`);
  expect(rest).toBe(`https://x/${after}`);
  expect(addressQuery(rest, "access")).toBeNull();
});
