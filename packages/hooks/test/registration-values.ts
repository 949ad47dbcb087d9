import * as fc from "fast-check";
import { MAX_DEVICES } from "../src/rules/registration/drafts.ts";
import { expiryMonths, expiryYears } from "../src/rules/cards/expiry.ts";

/** Mostly text that a person would enter, and sometimes only blanks. */
const text = fc.oneof(
  {
    weight: 60,
    arbitrary: fc
      .string({ unit: "binary", minLength: 1, maxLength: 20 })
      // The API rejects U+0000, which nobody can type.
      .filter((entered) => entered.trim() !== "" && !entered.includes("\0")),
  },
  { weight: 1, arbitrary: fc.constantFrom("", " ", "\u00a0\t") },
);

const digits = (min: number, max: number) =>
  fc.stringMatching(new RegExp(`^[0-9]{${min},${max}}$`));

const email = fc.stringMatching(/^[A-Za-z0-9+_.-]{1,20}@[A-Za-z0-9.-]{1,20}$/);

/** The fields of the details form, with an e-mail address. */
export const newCustomer = fc
  .record({
    email,
    password: text,
    firstName: text,
    lastName: text,
    companyName: fc.option(text, { nil: undefined }),
    billingAddress: text,
    country: text,
    city: text,
    state: text,
    zipcode: text,
    timezone: text,
    timezonedescription: fc.option(text, { nil: undefined }),
    serviceProvider: fc.oneof(text, fc.constant("Others")),
    customserviceProvider: text,
    phone: digits(10, 10),
    textMe: fc.constant(true),
  })
  .map((customer) => ({ ...customer, confirmPassword: customer.password }));

/** A new card, which may have expired. */
export const newCard = (today: Date) =>
  fc
    .record({
      year: fc.constantFrom(...expiryYears(today), String(today.getFullYear() - 1)),
      cardHoldername: text,
      cardnumber: digits(15, 20).map((number) => number.replaceAll(/(\d{4})/g, "$1 ")),
      cvc: digits(3, 4),
      month: fc.integer({ min: 1, max: 12 }),
    })
    .map(({ year, month, ...card }) => ({
      ...card,
      expirationdateyear: year,
      expirationdatemonth: month % 2 === 0 ? (expiryMonths(today, year)[0] ?? "") : String(month),
    }));

/** The results of the IMEI checks of the devices that may be registered. */
export interface StockDevice {
  readonly imei: string;
  readonly device_model: string;
  readonly category: string;
}

/** One to four rows with devices in stock, each with a plan of its kind. */
export const activation = (stock: readonly StockDevice[], planOf: (category: string) => string) =>
  fc.record({
    unit: fc.constantFrom("KMH" as const, "MPH" as const),
    devices: fc
      .uniqueArray(fc.constantFrom(...stock), { minLength: 0, maxLength: MAX_DEVICES })
      .chain((devices) =>
        fc.tuple(
          ...devices.map((device) =>
            text.map((device_name) => ({
              ...device,
              imei: ` ${device.imei}`,
              imeiValid: true,
              device_name,
              servicePlan: planOf(device.category),
            })),
          ),
        ),
      ),
  });
