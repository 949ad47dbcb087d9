import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressQuery, addressRoute, normalizeRoute } from "./address.ts";

const HASH = "/reactivation?customer_id=Cus_A1&access=AbC-9.x_";
const encoded = encodeURIComponent(HASH);

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

  test.each(["+1001", "%2B1001", "1001.0", "10 01", "%31001%00x", "a".repeat(41), "5%0"])(
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

  test.each([
    ...`). "> ” 。 ) ] _ ’ » ›. 」 』) ） 】。 ！ … – | > \` ** ~ $ 👉 ✅ =`.split(" "),
    "\u00a0.\u200b)",
    "\ufe0f",
    ".\u0000",
  ])("is an id without %s around it", (mark) => {
    for (const written of [mark, encodeURIComponent(mark)])
      for (const value of [`1001${written}`, `${written}1001`, `${written}1001${written}`])
        for (const name of ["customer_id", "imei", "iccid"]) {
          expect(addressQuery(`https://x/#/p?${name}=${value}`, name)).toBe("1001");
          expect(addressQuery(`https://x/?${name}=${value}#/p`, name)).toBe("1001");
        }
  });

  test.each([
    ["email", "(_ann@x.co_).", "_ann@x.co"],
    ["email", "<.ann+1@x.co>", ".ann+1@x.co"],
    ["email", "“+ann@x.co”", "+ann@x.co"],
    ["email", "*-ann@x.co*", "-ann@x.co"],
    ["email", "%22josé@x.co%22", "josé@x.co"],
    ["access", "(AbC-9.x_)", "AbC-9.x_"],
    ["access", "AbC-9.x-.", "AbC-9.x-"],
    ["paying", "(yes)", "yes"],
  ])("of %s, %s, is %s", (name, written, value) => {
    expect(addressQuery(`https://x/#/p?${name}=${written}`, name)).toBe(value);
  });

  test.each([
    ["#/p?customer_id=1001#top"],
    ["#/p?Customer_ID=1001"],
    ["#/p?CUSTOMER_ID=1001&x=1"],
    ["#/p?%63ustomer_id=1001"],
    ["#/p?%20customer_id%20=1001"],
    ["#!/p?customer_id=1001"],
    ["##/p?customer_id=1001"],
    ["#/#/p?customer_id=1001"],
    ["#%23/p?customer_id=1001"],
    ["#/p&customer_id=1001"],
    ["#/p&amp;customer_id=1001"],
    ["#/p?&amp;customer_id=1001"],
    ["#/p%3Fcustomer_id%3D1001"],
    ["#%2Fp%3fcustomer_id%3d1001"],
    ["#%21%2Fp%3Fcustomer_id%3D1001%23top"],
    ["#/p%3Fcustomer_id=1001"],
    ["#/p%26customer_id=1001"],
    ["#/p%253Fcustomer_id%253D1001"],
    ["#/p%3Fcustomer_id%3D1001&fbclid=x"],
    ["#/p%3Fcustomer_id%3D1001?utm_source=x"],
  ])("is found in %s, and so is the page", (written) => {
    const address = `https://x/${written}`;
    expect(addressRoute(address)).toBe("/p");
    expect(addressQuery(address, "customer_id")).toBe("1001");
    expect(addressQuery(normalizeRoute(address), "customer_id")).toBe("1001");
  });

  test("is the same in a hash that is encoded as a whole, decoded once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(2), (text, times) => {
        let hash = `/p?email=x${encodeURIComponent(text)}x&customer_id=Cus_A1`;
        for (let time = 0; time < times; time += 1) hash = encodeURIComponent(hash);
        const address = `https://x/#${hash}`;
        expect(addressRoute(address)).toBe("/p");
        expect(addressQuery(address, "email")).toBe(`x${text}x`);
        expect(addressQuery(address, "customer_id")).toBe("Cus_A1");
      }),
    );
  });

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
  ["#/p?ACCESS=a.b&x=1", "#/p?x=1"],
  ["#/p?%20access=a.b&x=1", "#/p?x=1"],
  ["#/p?x=1#access=a.b", "#/p?x=1"],
  ["#/p&access=a.b", "#/p"],
  [`#${encoded}`, "#/reactivation?customer_id=Cus_A1"],
  [`#!${encoded}%23top`, "#/reactivation?customer_id=Cus_A1"],
  [`#${encodeURIComponent(encoded)}`, "#/reactivation?customer_id=Cus_A1"],
])("%s without its access is %s", (before, after) => {
  const rest = normalizeRoute(`https://x/${before}`);
  expect(rest).toBe(`https://x/${after}`);
  expect(addressQuery(rest, "access")).toBeNull();
});

test.each([
  ["#/p", "%23", "!"],
  ["#", "/", "//", "\\"],
])("%s: no address leaves its host", (...parts) => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts, "evil.example", "%2F", "%3F", "#")), (rest) => {
      const normal = normalizeRoute(`https://x/#${rest.join("")}`);
      expect(new URL(normal).origin).toBe("https://x");
      expect(normal).toMatch(/^https:\/\/x\/#\/(?!\/)/);
      expect(normalizeRoute(normal)).toBe(normal);
    }),
  );
});
