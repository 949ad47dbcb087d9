import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createExpressApp } from "stripe-stateful-mock";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import type { Parts } from "../src/backend.ts";
import { createPayments } from "../src/payments.ts";
import { openStore } from "../src/store.ts";
import { createTraccar } from "../src/traccar.ts";
import { fakeTraccar } from "./fake-traccar.ts";

const stripe = createServer(createExpressApp());

/** Starts the payment provider for the tests of a file. */
export function startStripe(): void {
  beforeAll(() => new Promise<void>((resolve) => stripe.listen(0, "127.0.0.1", resolve)));
  afterAll(() => void stripe.close());
}

/** A provider's tokens by test number, as its script in the page would return them. */
export const TOKENS = {
  "4242": "tok_visa",
  "0002": "tok_chargeDeclined",
  "4444": "tok_mastercard",
};
export const cardWith = (last_4: keyof typeof TOKENS) => ({
  token: TOKENS[last_4],
  last_4,
  expiration_date: "03/2030",
  cardholder_name: "Ann Sample",
});

interface Charge {
  readonly amount: number;
  readonly status: string;
  readonly metadata: { readonly customer?: string };
}

/** The amounts in cents that these customers have paid. */
async function paidBy(customers: readonly unknown[]): Promise<number[]> {
  const { port } = stripe.address() as AddressInfo;
  const headers = { Authorization: "Bearer sk_test_example" };
  const reply = await fetch(`http://127.0.0.1:${port}/v1/charges?limit=100`, { headers });
  const { data } = (await reply.json()) as { data: Charge[] };
  const paid = data.filter(
    ({ status, metadata }) => status === "succeeded" && customers.includes(metadata.customer),
  );
  return paid.map(({ amount }) => amount).toSorted((one, other) => one - other);
}

/** The provider keeps the keys of all tests, so each has devices of its own. */
let lastImei = 350000000000020;

/** The parts of the backend, with two devices that are not sold. */
export function openParts() {
  const { port } = stripe.address() as AddressInfo;
  const [van, truck] = [`${++lastImei}`, `${++lastImei}`];
  const store = openStore(":memory:");
  onTestFinished(() => store.close());
  const traccar = fakeTraccar([van, truck]);
  const parts: Parts = {
    store,
    traccar: createTraccar("https://traccar.test", "token", traccar.send),
    payments: createPayments("sk_test_example", {
      host: "127.0.0.1",
      port,
      protocol: "http",
      telemetry: false,
    }),
    now: () => new Date("2026-11-30T12:00:00Z"),
  };
  const charged = () => paidBy(traccar.users.map(({ id }) => store.payer(id)?.stripe));
  return { parts, traccar, van, truck, charged };
}
