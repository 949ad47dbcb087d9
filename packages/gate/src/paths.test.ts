import { expect, test } from "vitest";
import { OPENED_BY } from "./calls.ts";
import { isAmbiguous } from "./paths.ts";
import { testGate } from "./test/test-gate.ts";

/** Endings that a lenient server drops, or reads as something else. */
const ENDS = [
  ";x",
  ";",
  "%3Bx",
  "%253Bx",
  "%20",
  "%09",
  "%00",
  "%00x",
  "%2500",
  "%2F",
  "%252f",
].concat(["%5C", "\\", "%3Fx", "%23x", "%0d%0a", "%A0"]);

const paths = Object.keys(OPENED_BY).map((path) => path.replaceAll(/\{\w+\}/g, "1001"));

test.each(ENDS)("no documented path with %j is passed on", (end) => {
  for (const path of paths) {
    for (const other of [path + end, path.replace(/\/(?=[^/]*$)/, `${end}/`)])
      expect([other, isAmbiguous(other)]).toEqual([other, other !== path]);
  }
});

test.each([".json", ".", ".php"])(
  "no documented path with the extension %s is passed on",
  (end) => {
    for (const path of paths.filter((one) => !/\d$/.test(one)))
      expect([path, isAmbiguous(path + end)]).toEqual([path, true]);
  },
);

test("documented paths and unknown ones have one meaning", () => {
  const plain = ["/", "/dealers", "/dealers;x", "/info//a%2fb", "/a%20b", "/style.css", "//a\\b"];
  const values = [
    "/info/check/email/a%40b.com",
    "/info/check/email/a+b@c.co.uk",
    "/info/countries/",
  ];
  const read = [...plain, ...values, ...paths, ...paths.map((path) => `/${path}?x=;y%00`)];
  expect(read.filter(isAmbiguous)).toEqual([]);
});

test.each([
  (turn: number) => `/info/card/validate/1001/42424${turn % 10};${turn}`,
  (turn: number) => `/info/card/validate/1001/42424${turn % 10}%20`,
  (turn: number) => `/info/card/validate/1001%2F42424${turn % 10}`,
  (turn: number) => `/info/card/validate/%31001/42424${turn % 10}`,
  (turn: number) => `/info/card//validate/01001/42424${turn % 10}/`,
  (turn: number) => `/INFO/card\\validate/1001/42424${turn % 10}%00${turn}`,
])("of 60 guesses by another spelling of the path, three are passed on: %s", async (pathOf) => {
  const { gate, vendor } = await testGate();
  for (let turn = 0; turn < 60; turn += 1) await fetch(gate.url + pathOf(turn));
  expect(vendor.sandbox.log().length).toBeLessThanOrEqual(3);
});

test.each([
  (turn: number) => `{"customer_id":1001,"customer_id":${2000 + turn},"password":"x"}`,
  (turn: number) => `{"customerId":1001,"customer_id":${2000 + turn},"password":"x"}`,
  (turn: number) => `customer_id=1001&password=${turn}`,
])("a password is guessed three times in a minute, whatever stands beside: %s", async (bodyOf) => {
  const { gate, vendor } = await testGate();
  for (let turn = 0; turn < 20; turn += 1)
    await fetch(`${gate.url}/auth/customer/cards`, { method: "POST", body: bodyOf(turn) });
  expect(vendor.sandbox.log().length).toBeLessThanOrEqual(3);
});
