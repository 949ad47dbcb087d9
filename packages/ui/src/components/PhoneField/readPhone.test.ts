import { expect, test } from "vitest";
import { mayBecomeNational, readPhone } from "./readPhone.ts";

const numbering = { length: 10, countryCode: "1" };
const whole = (text: string) => readPhone(text, { ...numbering, isOneKey: false });
const key = (text: string) => readPhone(text, { ...numbering, isOneKey: true });

test.each([
  ["", ""],
  ["555-000-1111", "5550001111"],
  ["(555) 000", "555000"],
  ["+1 (555) 000-1111", "5550001111"],
  [" +1 555", "555"],
  ["15550001111", "5550001111"],
  ["001 206 555 0143", "2065550143"],
  ["0012065550143", "2065550143"],
  ["011 1 206 555 0143", "2065550143"],
  ["+1 (206) 555-0143", "2065550143"],
  ["+001 206 555 0143", "2065550143"],
  ["tel:+1-206-555-0143", "2065550143"],
  ["(+1) 206 555 0143", "2065550143"],
  ["206.555.0143 x12", "2065550143"],
  ["206.555.0143x12", "2065550143"],
  ["206-555-0143 ext. 12", "2065550143"],
  ["206 555 0143 Ext 1234", "2065550143"],
  ["206 555 0143 extension 7", "2065550143"],
  ["206 555 0143, ext 7", "2065550143"],
  ["206 555 0143 #7", "2065550143"],
  ["+1-206-555-0143;ext=12", "2065550143"],
  ["001 206 555 0143 x12", "2065550143"],
  ["\uFF0B\uFF11 \uFF15\uFF15\uFF15 000 1111", "5550001111"],
  ["\u0665\u0665\u0665\u0660\u0660\u0660\u0661\u0661\u0661\u0661", "5550001111"],
])("%j arriving whole is the number %j", (text, digits) => {
  expect(whole(text)).toEqual({ digits, abroad: "" });
});

test.each(["00155500011112", "55500011112", "+1 555 000 11112", "0206 555 01433"])(
  "%s is too long, and none of it is accepted",
  (text) => {
    expect(whole(text)).toBeNull();
  },
);

test.each([
  ["+49 30 1234567", "+49301234567"],
  ["+49 30 123456", "+4930123456"],
  ["0049 30 123456", "+4930123456"],
  ["011 49 30 123456", "+4930123456"],
  ["00 44 20 7946 0958 x2", "+442079460958"],
])("%s is a number from abroad, whatever its length", (text, abroad) => {
  expect(whole(text)).toEqual({ digits: "", abroad });
  expect(mayBecomeNational(abroad, "1")).toBe(false);
});

test("a typed country code stays until a digit of the number follows", () => {
  for (const abroad of ["+", "+1"]) {
    expect(key(abroad)).toEqual({ digits: "", abroad });
    expect(mayBecomeNational(abroad, "1")).toBe(true);
  }
  expect(key("+1 ")).toEqual({ digits: "", abroad: "+1" });
  expect(key("+15")).toEqual({ digits: "5", abroad: "" });
});

test("an extra digit is rejected, even if the number begins like a country code", () => {
  expect(key("12345678901")).toBeNull();
  expect(key("55500011112")).toBeNull();
});

test("a country code may have several digits", () => {
  const british = { length: 10, countryCode: "44", isOneKey: false };
  expect(readPhone("+4", british)).toEqual({ digits: "", abroad: "+4" });
  expect(readPhone("+44 20 7946 0958", british)).toEqual({ digits: "2079460958", abroad: "" });
});
