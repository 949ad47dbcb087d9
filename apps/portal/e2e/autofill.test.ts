import { beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "playwright";
import { launchWithAutofill, valuesOf, withAutofill, type Address } from "./autofill-kit.ts";
import { cardUpdate, enterFirstSix, openTask } from "./task-rows.ts";
import { acceptTerms, asked, choose, fillDevice, GPS_IMEI, SECRETS } from "./customer.ts";
import { jsonOf } from "./engine.ts";
import { arrived, eventually, openPortal, press } from "./kit.ts";

/** An address as the browser saves it. */
const saved = (
  [first, last]: readonly [string, string],
  [phone, email]: readonly [string, string],
  [line1, line2]: readonly [string, string],
  rest: { city: string; state: string; zip: string; country: string; company?: string },
): Address => ({
  NAME_FULL: `${first} ${last}`,
  NAME_FIRST: first,
  NAME_LAST: last,
  COMPANY_NAME: rest.company ?? "",
  PHONE_HOME_WHOLE_NUMBER: phone,
  EMAIL_ADDRESS: email,
  ADDRESS_HOME_STREET_ADDRESS: [line1, line2].filter(Boolean).join("\n"),
  ADDRESS_HOME_LINE1: line1,
  ADDRESS_HOME_LINE2: line2,
  ADDRESS_HOME_CITY: rest.city,
  ADDRESS_HOME_STATE: rest.state,
  ADDRESS_HOME_ZIP: rest.zip,
  ADDRESS_HOME_COUNTRY: rest.country,
});

const VISA = {
  number: "4111111111111111",
  name: "Ann M Miller",
  expiryMonth: "03",
  expiryYear: "2030",
  cvc: "123",
};
const AMEX = {
  number: "378282246310005",
  name: "Luc Tremblay",
  expiryMonth: "11",
  expiryYear: "2031",
  cvc: "1234",
};
const SHOWN = new Map([
  [VISA, "4111 1111 1111 1111"],
  [AMEX, "3782 822463 10005"],
]);

const IDS = [
  "firstName",
  "lastName",
  "companyName",
  "billingAddress",
  "country",
  "city",
  "state",
  "zipcode",
  "phone",
];
const CARD_IDS = ["cardnumber", "cvc", "expirationdatemonth", "expirationdateyear"];

/** The text of a phone field with a number that is not of the own country. */
const FOREIGN_PHONE = "Phone should be 10 digit without country code and hyphen!";

/** Each address with what the fields then have, in the order of their ids, and a card. */
const ROWS = [
  {
    where: "the United States",
    address: saved(
      ["Ann Marie", "Miller"],
      ["+12065550143", "ann@example.com"],
      ["350 Fifth Ave", "Apt 4B"],
      { city: "New York", state: "NY", zip: "10118-0110", country: "US", company: "Acme Ltd" },
    ),
    fields:
      "Ann Marie|Miller|Acme Ltd|350 Fifth Ave, Apt 4B|United States|New York|New York|10118-0110|2065550143",
    card: VISA,
  },
  {
    where: "Canada",
    address: saved(
      ["Luc", "Tremblay"],
      ["+15145550143", "luc@example.com"],
      ["1000 Rue Sherbrooke O", "Bureau 5"],
      { city: "Montréal", state: "QC", zip: "H3A 1G1", country: "CA" },
    ),
    fields:
      "Luc|Tremblay||1000 Rue Sherbrooke O, Bureau 5|Canada|Montréal|Quebec|H3A 1G1|5145550143",
    card: AMEX,
  },
  {
    where: "Mexico",
    address: saved(
      ["Ana María", "López Hernández"],
      ["+525555550143", "ana@example.com"],
      ["Av. Insurgentes Sur 553", "Piso 2"],
      { city: "Miguel Hidalgo", state: "CDMX", zip: "11800", country: "MX" },
    ),
    fields:
      "Ana María|López Hernández||Av. Insurgentes Sur 553, Piso 2|Mexico|Miguel Hidalgo|Ciudad de México|11800|+525555550143",
    card: VISA,
  },
  {
    where: "Germany",
    address: saved(
      ["Jörg", "Müller"],
      ["+4930901820", "joerg@example.com"],
      ["Unter den Linden 5", ""],
      { city: "Berlin", state: "", zip: "10117", country: "DE" },
    ),
    fields: "Jörg|Müller||Unter den Linden 5|Germany|Berlin||10117|+4930901820",
    // Germans save no state.
    typed: { State: "Berlin" },
    card: AMEX,
  },
  {
    where: "Japan",
    address: saved(["太郎", "山田"], ["+81312345678", "taro@example.com"], ["千代田1-1", ""], {
      city: "千代田区",
      state: "東京都",
      zip: "100-0001",
      country: "JP",
    }),
    fields: "太郎|山田||千代田1-1|Japan|千代田区|東京都|100-0001|+81312345678",
    card: VISA,
  },
  {
    where: "Brazil",
    address: saved(
      ["João", "da Silva"],
      ["+5511955550143", "joao@example.com"],
      ["Av. Paulista 1578", "Sala 12"],
      { city: "São Paulo", state: "SP", zip: "01310-200", country: "BR" },
    ),
    fields:
      "João|da Silva||Av. Paulista 1578, Sala 12|Brazil|São Paulo|São Paulo|01310-200|+5511955550143",
    card: AMEX,
  },
];

describe("the browser's own autofill", { tags: ["long"] }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchWithAutofill();
    return () => browser.close();
  });

  test.each(ROWS)(
    "fills in an address of $where and a card, and both are sent",
    async ({ address, fields, card, typed = {} }) => {
      const portal = await openPortal({ browser });
      const { page, open } = portal;
      const autofill = await withAutofill(
        portal,
        ROWS.map((row) => row.address),
      );
      await open("/registration/customer-information");
      await page.getByLabel("Email").waitFor();
      await autofill.fill("email", { address });
      const email = address["EMAIL_ADDRESS"] ?? "";
      await eventually(() => page.getByLabel("Email").inputValue()).toBe(email);
      await press(portal, "Next");
      await arrived(page, "Your details");

      await autofill.fill("firstName", { address });
      const expected = Object.fromEntries(
        fields.split("|").map((value, index) => [IDS[index], value]),
      );
      await eventually(() => valuesOf(page, IDS)).toEqual(expected);
      const errors = page.locator(".waypost-Field-error");
      const isForeign = expected["phone"]?.startsWith("+") === true;
      await eventually(() => errors.allTextContents()).toEqual(isForeign ? [FOREIGN_PHONE] : []);
      for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
      await page.locator("#password").fill(SECRETS.password);
      await page.locator("#confirmPassword").fill(SECRETS.password);
      await choose(page, "Time Zone", "America/Chicago");
      await choose(page, "Service Provider", "AT&T");
      // Last, because the browser fills in a form once more that changes within a second.
      if (isForeign) await page.getByLabel("Phone Number").fill("5550001111");
      await page.getByText("Text Me", { exact: true }).click();
      await eventually(() => valuesOf(page, ["phone"])).toEqual({
        phone: isForeign ? "5550001111" : expected["phone"],
      });
      expect(await page.getByRole("checkbox", { name: "Text Me" }).isChecked()).toBe(true);
      await press(portal, "Next");
      await page.getByText("KMH", { exact: true }).click();
      await fillDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
      await press(portal, "Next");

      await arrived(page, "How would you like to pay?");
      await autofill.fill("cardnumber", { card });
      const digits = SHOWN.get(card) ?? "";
      const { cvc, expiryMonth, expiryYear } = card;
      await eventually(() => valuesOf(page, CARD_IDS)).toEqual({
        cardnumber: digits,
        cvc,
        expirationdatemonth: expiryMonth,
        expirationdateyear: expiryYear,
      });
      await press(portal, "Next");
      await acceptTerms(page);
      await asked(page);
      const request = page.waitForRequest((one) => one.method() === "POST");
      await press(portal, "Confirm");
      const [first, last, company, street, country, city, state, zip, phone] = fields.split("|");
      expect(await jsonOf(await request)).toMatchObject({
        first_name: first,
        last_name: last,
        email,
        company,
        address: street,
        country,
        city,
        state: state === "" ? typed["State"] : state,
        zip,
        phone_number: isForeign ? "5550001111" : phone,
        credit_card: {
          number: card.number,
          cvv: cvc,
          expiration_date: `${expiryMonth}/${expiryYear}`,
          // The page has filled in the name before.
          cardholder_name: `${first} ${last}`,
        },
      });
      await page.getByRole("heading", { name: "Your device is active" }).waitFor();
    },
  );

  test.each([VISA, AMEX])(
    "fills in the card of $name where it is updated, and it is sent",
    async (card) => {
      const portal = await openPortal({ browser });
      const { page } = portal;
      const autofill = await withAutofill(portal, []);
      await openTask(portal, cardUpdate);
      await enterFirstSix(page);
      await autofill.fill("cardnumber", { card });
      const { cvc, number, name, expiryMonth, expiryYear } = card;
      await eventually(() => valuesOf(page, ["cardHoldername", ...CARD_IDS])).toEqual({
        cardHoldername: name,
        cardnumber: SHOWN.get(card),
        cvc,
        expirationdatemonth: expiryMonth,
        expirationdateyear: expiryYear,
      });
      const request = page.waitForRequest((one) => one.method() === "POST");
      await press(portal, "Update");
      expect(await jsonOf(await request)).toMatchObject({
        credit_card: {
          cardholder_name: name,
          number,
          cvv: cvc,
          expiration_date: `${expiryMonth}/${expiryYear}`,
        },
      });
    },
  );
});
