import { Stripe } from "stripe";
import { onTestFinished } from "vitest";
import type { Parts } from "../src/backend.ts";
import { createPayments } from "../src/payments.ts";
import { openStore } from "../src/store.ts";
import { createTraccar, type Device } from "../src/traccar.ts";
import { fakeStripe, type FakeStripe } from "./fake-stripe.ts";
import { fakeTraccar } from "./fake-traccar.ts";

/** A card as the portal sends it, after `public/tokens.js` has set it up. */
export async function cardWith({ send, answerBank }: FakeStripe, setup: string, number: string) {
  const post = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const reply = await send(`https://api.stripe.com/v1${path}`, { method: "POST", body });
    return (await reply.json()) as { readonly id: string; readonly status?: string };
  };
  const { id: method } = await post("/payment_methods", {
    type: "card",
    "card[number]": number,
    "card[cvc]": "123",
    "card[exp_month]": "03",
    "card[exp_year]": "2030",
    "metadata[bin]": number.slice(0, 6),
  });
  const found = await send(`https://api.stripe.com/v1/setup_intents/${setup}`);
  const { client_secret } = (await found.json()) as { readonly client_secret: string };
  const fields = { payment_method: method, client_secret };
  const { status } = await post(`/setup_intents/${setup}/confirm`, fields);
  if (status === "requires_action") answerBank(setup, true);
  const last_4 = number.slice(-4);
  return { token: setup, last_4, expiration_date: "03/2030", cardholder_name: "Ann Sample" };
}

const { TRACCAR_URL: url, TRACCAR_TOKEN: token = "" } = process.env;

/** Adds devices to a real Traccar, and returns its `fetch`. */
async function seeded(imeis: readonly string[]): Promise<typeof fetch> {
  for (const uniqueId of imeis) {
    const device = { name: "Tracker", uniqueId, disabled: true, model: "AT4", attributes: {} };
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const body = JSON.stringify(device);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { ok, status } = await fetch(`${url}/api/devices`, { method: "POST", headers, body });
    if (!ok) throw new Error(`Traccar answered POST /devices with ${status}.`);
  }
  return fetch;
}

/** A real Traccar keeps its devices, so each test has some of its own. */
let lastImei = url === undefined ? 350000000000020 : 350000000000000 + (Date.now() % 1e9) * 100;

/** The parts of the backend, with two devices that are not sold. */
export async function openParts(currency?: string) {
  const imeis = [`${++lastImei}`, `${++lastImei}`] as const;
  const [van, truck] = imeis;
  const store = openStore(":memory:");
  onTestFinished(() => store.close());
  const stripe = fakeStripe();
  const send = url === undefined ? fakeTraccar(imeis).send : await seeded(imeis);
  const traccar = createTraccar(url ?? "https://traccar.test", token, send);
  const parts: Parts = {
    store,
    traccar,
    payments: createPayments("sk_test_example", {
      publishableKey: "pk_test_example",
      httpClient: Stripe.createFetchHttpClient((input, init) => stripe.send(input, init)),
      telemetry: false,
      ...(currency !== undefined && { currency }),
    }),
    now: () => new Date("2026-11-30T12:00:00Z"),
  };
  /** The devices that Traccar shows to a user. */
  const shownTo = async (user: unknown) => {
    const headers = { Authorization: `Bearer ${token}` };
    const query = new URLSearchParams({ userId: String(user) });
    const reply = await send(`${url ?? "https://traccar.test"}/api/devices?${query}`, { headers });
    return ((await reply.json()) as Device[]).map(({ uniqueId }) => uniqueId);
  };
  return {
    parts,
    stripe,
    van,
    truck,
    shownTo,
    email: `ann.${van}@example.com`,
    charged: stripe.charged,
  };
}
