import { createClient, type Client } from "@waypost/sdk";
import { startServer, type SandboxServer } from "@waypost/sandbox/server";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  activation,
  newCard,
  newCustomer,
  type StockDevice,
} from "../../test/registration-values.ts";
import {
  existingCustomerPayload,
  newCustomerPayload,
} from "../rules/registration/registration-payload.ts";
import { registrationForm } from "./registration-form.ts";
import { validate } from "./validate.ts";

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
