import { createClient, type Client } from "@waypost/sdk";
import { startServer, type SandboxServer } from "@waypost/sandbox/server";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  existingCustomerPayload,
  newCustomerPayload,
} from "../rules/registration/registration-payload.ts";
import { registrationForm } from "./registration-form.ts";
import { validate } from "./validate.ts";
import { MAX_DEVICES } from "../rules/registration/drafts.ts";
import { expiryMonths, expiryYears } from "../rules/cards/expiry.ts";

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
interface StockDevice {
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

const today = new Date("2026-11-21T12:00:00Z");
const accepted = { accepted: true };
const RUNS = { numRuns: 40 };

let server: SandboxServer;
let client: Client;
let stock: StockDevice[] = [];

beforeAll(async () => {
  server = await startServer({ port: 0, strict: true, now: () => today });
  client = createClient({ baseUrl: server.url });
  const imeis = [1, 2, 3].flatMap((n) => [`35000000000000${n}`, `86000000000000${n}`]);
  stock = await Promise.all(
    imeis.map(async (imei) => {
      const check = await client.registration.checkImei(imei);
      if (!check.valid) throw new Error(check.message);
      const { model, category } = check;
      return { imei, device_model: model ?? "", category: category ?? "" };
    }),
  );
});
afterAll(() => server.close());

const planOf = (category: string) => (category === "gps" ? "plus_quarterly" : "plus_obd_quarterly");

describe("a registration that its form accepts is accepted by the server", () => {
  test("for new customers, with every device and its model", async () => {
    const form = registrationForm({ customer: "new", today });
    let count = 0;
    const values = fc.record({
      customer: newCustomer,
      activation: activation(stock, planOf),
      payment: newCard(today),
      terms: fc.constant(accepted),
    });
    await fc.assert(
      fc.asyncProperty(values, async (entered) => {
        const checked = validate(form, entered);
        fc.pre("value" in checked);
        server.sandbox.reset();
        const { customer, activation: rows, payment } = checked.value;
        const payload = newCustomerPayload(customer, rows, payment);
        const reply = await client.registration.register(payload);
        expect(reply.outcome).toBe("complete");
        expect(reply.subscription).toHaveLength(entered.activation.devices.length);
        count += 1;
      }),
      RUNS,
    );
    expect(count).toBe(RUNS.numRuns);
  });

  test("for an existing customer, with a new card", async () => {
    const form = registrationForm({ customer: "existing", today });
    const values = fc.record({
      customer: fc.constant({ email: "returning@example.com" }),
      activation: activation(stock, planOf),
      payment: newCard(today),
      terms: fc.constant(accepted),
    });
    await fc.assert(
      fc.asyncProperty(values, async (entered) => {
        const checked = validate(form, entered);
        fc.pre("value" in checked);
        server.sandbox.reset();
        const { customer, activation: rows, payment } = checked.value;
        const payload = existingCustomerPayload(customer, rows, payment);
        expect((await client.registration.register(payload)).outcome).toBe("complete");
      }),
      RUNS,
    );
  });

  test("for an existing customer, with a saved card", async () => {
    const form = registrationForm({ customer: "existing", card: "saved", today });
    server.sandbox.reset();
    const [saved] = await client.registration.customerCards({
      customer_id: 1001,
      password: "waypost-demo",
    });
    const [device] = stock;
    if (saved === undefined || device === undefined) throw new Error("The sandbox has no card.");
    const row = { ...device, imeiValid: true, device_name: "Van", servicePlan: "plus_quarterly" };
    const checked = validate(form, {
      customer: { email: "returning@example.com" },
      activation: { unit: "KMH", devices: [row] },
      payment: saved,
      terms: accepted,
    });
    if ("errors" in checked) throw new Error(JSON.stringify(checked.errors));
    const { customer, activation: rows, payment } = checked.value;
    const payload = existingCustomerPayload(customer, rows, payment);
    expect((await client.registration.register(payload)).outcome).toBe("complete");
  });
});
