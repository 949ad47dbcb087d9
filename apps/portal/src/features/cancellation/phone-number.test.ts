import { expect, test } from "vitest";
import { nationalText, PHONE_COUNTRIES, phoneCountry, readPhone } from "./phone-number.ts";

test.each([
  ["5550001111", "us", "+15550001111", "us", true],
  ["(555) 000-1111", "us", "+15550001111", "us", true],
  ["1 555 000 1111", "us", "+15550001111", "us", true],
  ["+1 555 000 1111", "us", "+15550001111", "us", true],
  ["+44 20 7946 0000", "us", "+442079460000", "gb", true],
  ["020 7946 0000", "gb", "+442079460000", "gb", true],
  ["+1 555 000 1111", "gb", "+15550001111", "us", true],
  ["0044 20 7946 0000", "us", "+442079460000", "gb", true],
  ["0044 20 7946 0000", "gb", "+442079460000", "gb", true],
  ["001 555 000 1111", "gb", "+15550001111", "us", true],
  ["011 44 20 7946 0000", "us", "+442079460000", "gb", true],
  ["0044", "us", "+44", "gb", false],
  ["00", "us", "", "us", false],
  ["+1 416 555 0123", "us", "+14165550123", "ca", true],
  ["555", "us", "+1555", "us", false],
  ["55500011112222", "us", "+155500011112222", "us", false],
  ["+", "us", "", "us", false],
  ["call me", "us", "", "us", false],
  ["", "us", "", "us", false],
] as const)("%j typed for %s is %s of %s", (text, chosen, phone, country, isLikely) => {
  expect(readPhone(text, chosen)).toEqual({ phone, country, isLikely });
});

test.each([
  ["+15550001111", "us", "(555) 000-1111"],
  ["+442079460000", "gb", "020 7946 0000"],
  ["+1555", "us", "555"],
  ["+15550001111", "gb", "+15550001111"],
  ["", "us", ""],
] as const)("%s of %s is written as %j", (phone, country, text) => {
  expect(nationalText(phone, country)).toBe(text);
});

test("a number in its national format is parsed as the same number", () => {
  for (const phone of ["+15550001111", "+442079460000", "+4312345678", "+5215512345678"]) {
    const { country } = readPhone(phone, "us");
    expect(readPhone(nationalText(phone, country), country).phone).toBe(phone);
  }
});

test("every country with phone numbers is in the list, and an unknown one becomes the United States", () => {
  expect(PHONE_COUNTRIES.length).toBeGreaterThan(200);
  expect(new Set(PHONE_COUNTRIES).size).toBe(PHONE_COUNTRIES.length);
  expect(phoneCountry("mx")).toBe("mx");
  expect(phoneCountry("<script>")).toBe("us");
});

test.each([
  ["001 206 555 0143", "us", "+12065550143"],
  ["206.555.0143 x12", "us", "+12065550143"],
  ["206-555-0143 ext. 12", "us", "+12065550143"],
  ["+1-206-555-0143;ext=12", "mx", "+12065550143"],
  ["030 1234567 #12", "de", "+49301234567"],
] as const)("%s in %s is %s, without an extension", (typed, country, phone) => {
  expect(readPhone(typed, country).phone).toBe(phone);
});
