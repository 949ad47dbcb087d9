import { describe, expect, test } from "vitest";
import { createFormats } from "./formats.ts";

const us = createFormats("en-US");

describe("in English, as documented", () => {
  test.each([
    [79.8, "$79.80", "79.80"],
    [20, "$20.00", "20.00"],
    [999.999, "$1,000.00", "1,000.00"],
    [1_234_567.5, "$1,234,567.50", "1,234,567.50"],
    [0, "$0.00", "0.00"],
  ])("%d dollars are %s, or %s without the sign", (dollars, money, amount) => {
    expect(us.priceParams(dollars)).toEqual({ money, amount, currency: "USD" });
  });

  test.each([
    ["2027-02-21", "Feb 21, 2027"],
    ["2028-02-29", "Feb 29, 2028"],
    // No dates, or dates of another form: as the server wrote them.
    ["2027-02-30", "2027-02-30"],
    ["2027-13-01", "2027-13-01"],
    ["02/21/2027", "02/21/2027"],
    ["2027-02-21T00:00:00Z", "Feb 21, 2027"],
    ["2027-02-21T23:30:00-08:00", "Feb 21, 2027"],
    ["2027-02-21 09:30", "Feb 21, 2027"],
    ["", ""],
  ])("the date %s is shown as %s", (text, shown) => {
    expect(us.date(text)).toBe(shown);
  });
});

describe("in each language", () => {
  const NBSP = "\u00a0";

  test.each([
    ["es-US", "$1,234.50", "1,234", "21 feb 2027", "Plus y Pro"],
    [
      "fr-CA",
      `1${NBSP}234,50${NBSP}$${NBSP}US`,
      `1${NBSP}234`,
      `21${NBSP}févr. 2027`,
      "Plus et Pro",
    ],
  ])(
    "%s writes money, numbers, dates and lists its own way",
    (locale, money, number, day, list) => {
      const formats = createFormats(locale);
      const plain = (text: string) => text.replaceAll("\u202f", NBSP);
      expect(plain(formats.price(1234.5))).toBe(money);
      expect(plain(formats.number(1234))).toBe(number);
      expect(formats.date("2027-02-21").replaceAll(NBSP, " ")).toBe(day.replaceAll(NBSP, " "));
      expect(formats.list(["Plus", "Pro"])).toBe(list);
    },
  );

  test("cents are written like dollars, with the sign where the language has it", () => {
    const shown = ["en-US", "es-US", "fr-CA"].map((locale) =>
      createFormats(locale).unitPrice(0.0495),
    );
    expect(shown).toEqual(["4.95¢", "4.95¢", `4,95${NBSP}¢`]);
  });

  test.each(["en-US", "es-US", "fr-CA"])("in %s the parts of a price are the price", (locale) => {
    const { price, priceParts } = createFormats(locale);
    const { before, whole, fraction, after } = priceParts(1219.95);
    expect(before + whole + fraction + after).toBe(price(1219.95));
    expect(fraction).toMatch(/^[.,]95$/);
  });
});

const withSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe("in another currency", () => {
  test.each([
    ["EUR", "en-US", 1234.5, "€1,234.50", "€1,234.50"],
    ["EUR", "fr-CA", 24, "24,00 €", "24 €"],
    ["JPY", "en-US", 1234, "¥1,234", "¥1,234"],
    ["KWD", "en-US", 9.5, "KWD 9.500", "KWD 9.500"],
  ])("%s has its own decimals in %s", (currency, locale, price, money, short) => {
    const formats = createFormats(locale, currency);
    expect(withSpaces(formats.price(price))).toBe(money);
    expect(withSpaces(formats.shortPrice(price))).toBe(short);
    expect(formats.unitPrice(0.25)).not.toContain("¢");
    // Browsers disagree about the decimals of this one.
    expect(createFormats(locale, "HUF").price(4990.5)).toMatch(/990[.,]50?/);
  });
});
