import { getExampleNumber, getCountries } from "libphonenumber-js/min";
import examples from "libphonenumber-js/examples.mobile.json" with { type: "json" };
import { expect, test } from "vitest";
import { phoneRule } from "../features/cancellation/phone-number.ts";

test.each([
  ["DE", "0171 1234567", "+491711234567", "01711234567", "0171 1234567"],
  ["DE", "+49 171 1234567", "+491711234567", "01711234567", "0171 1234567"],
  ["DE", "0049 (171) 123-4567", "+491711234567", "01711234567", "0171 1234567"],
  ["DE", "+49 (0)171 1234567", "+491711234567", "01711234567", "0171 1234567"],
  ["DE", "030 901820 ext. 12", "+4930901820", "030901820", "030 901820"],
  ["DE", "\uFF10\uFF11\uFF17\uFF11 1234567", "+491711234567", "01711234567", "0171 1234567"],
  ["GB", "07400 123456", "+447400123456", "07400123456", "07400 123456"],
  ["GB", "+44 20 7946 0958", "+442079460958", "02079460958", "020 7946 0958"],
  ["FR", "06.12.34.56.78", "+33612345678", "0612345678", "06 12 34 56 78"],
  ["JP", "090-1234-5678", "+819012345678", "09012345678", "090-1234-5678"],
  ["JP", "010 81 90 1234 5678", "+819012345678", "09012345678", "090-1234-5678"],
  ["US", "(206) 555-0143", "+12065550143", "2065550143", "(206) 555-0143"],
])(
  "in %s the number %j is sent as %s or %s, and shown as %j",
  (country, typed, e164, digits, shown) => {
    const rule = phoneRule({ country });
    expect(rule.parse(typed)).toBe(e164);
    expect(rule.format(typed)).toBe(shown);
    expect(rule.format(e164)).toBe(shown);
    expect(phoneRule({ country, form: "national" }).parse(typed)).toBe(digits);
  },
);

test.each([
  ["+49 171 1234567", "+491711234567", "+49 171 1234567"],
  ["0044 7400 123456", "+447400123456", "+44 7400 123456"],
  ["+81 90-1234-5678", "+819012345678", "+81 90 1234 5678"],
])("of any country, %j is sent as %s and shown as %j", (typed, sent, shown) => {
  const rule = phoneRule({ country: "any" });
  expect(rule.parse(typed)).toBe(sent);
  expect(rule.format(sent)).toBe(shown);
});

test.each([
  ["DE", ""],
  ["DE", "0171"],
  ["DE", "call 0171 1234567"],
  ["DE", "+44 7400 123456"],
  ["DE", "0171 1234567 0172 7654321"],
  ["FR", "06 12 34 56"],
  ["any", "0171 1234567"],
  ["any", "+999 1234567"],
])("in %s, %j is not a phone number and stays as typed", (country, typed) => {
  const rule = phoneRule({ country });
  expect(rule.parse(typed)).toBeNull();
  expect(rule.format(typed)).toBe(typed);
});

test("a number as it is sent or shown is the same number again, in every country and form", () => {
  for (const country of getCountries()) {
    const { number } = getExampleNumber(country, examples) ?? {};
    if (number === undefined) continue;
    for (const form of ["e164", "national"] as const) {
      const rule = phoneRule({ country, form });
      const sent = rule.parse(number) ?? "";
      expect([country, rule.parse(sent), rule.parse(rule.format(sent))]).toEqual([
        country,
        sent,
        sent,
      ]);
      expect(sent).toMatch(/^\+?\d{4,15}$/);
    }
  }
});

test.each(["AQ", "XX", "de", "toString"])("%s has no phone numbers", (country) => {
  expect(() => phoneRule({ country })).toThrow(
    `config.json: phone.country has no phone numbers: ${country}`,
  );
});
