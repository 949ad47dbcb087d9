import { createAdapter, refuse, type AdapterOptions } from "../index.ts";

interface Problem {
  readonly code: string;
  readonly causes: readonly { readonly text: string }[];
}

interface Tariff {
  readonly sku: string;
  readonly title: string;
  readonly blurb: string;
  readonly cents: number;
  readonly term: { readonly months: number };
  readonly limits: { readonly zones: number; readonly sos?: true };
}

interface Unit {
  readonly serial: string;
  readonly client?: string;
  readonly sku?: string;
}

interface Page<Row> {
  readonly items: readonly Row[];
  readonly next: string | null;
}

interface Job<Value> {
  readonly state: "running" | "done";
  readonly value?: Value;
  readonly error?: Problem;
}

interface Sale {
  readonly client: string;
  readonly lines: readonly { readonly serial: string; readonly sku: string }[];
}

/** The words for customers of the codes that the API refuses with. */
const REFUSALS: Readonly<Record<string, string>> = {
  "unit.sold": "Device sold",
  "pay.declined": "Card declined",
};

const toRefusal = ({ code, causes }: Problem) => refuse(REFUSALS[code] ?? code, causes[0]?.text);

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The portal's id of each tariff. */
const PLANS: AdapterOptions["plans"] = {
  standard: "basic-1",
  standard_quarterly: "basic-3",
  standard_yearly: "basic-12",
  plus: "business-1",
  plus_quarterly: "business-3",
  plus_yearly: "business-12",
  pro: "premium-1",
  pro_quarterly: "premium-3",
  pro_yearly: "premium-12",
};

/** A backend for the registration, the account and plan changes of a shop with its own API. */
export function createShopBackend(handle: (request: Request) => Promise<Response>, pause = 1000) {
  async function send<Data>(path: string, body?: object): Promise<Data> {
    const response = await handle(
      new Request(`https://shop.test${path}`, {
        headers: { "X-Api-Key": "key-of-the-shop" },
        ...(body && { method: "POST", body: JSON.stringify(body) }),
      }),
    );
    const reply = (await response.json()) as Data & { readonly error?: Problem };
    // Any other failure stays one, and the outcome is unknown.
    if (response.status < 500 && reply.error && body) throw toRefusal(reply.error);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return reply;
  }

  async function list<Row>(path: string, after = "0"): Promise<Row[]> {
    const separator = path.includes("?") ? "&" : "?";
    const { items, next } = await send<Page<Row>>(`${path}${separator}after=${after}`);
    return next === null ? [...items] : [...items, ...(await list<Row>(path, next))];
  }

  /** Sends a write, and polls its job for at most a minute. After that the outcome is unknown. */
  async function carryOut<Value>(path: string, body: object): Promise<Value> {
    const { job } = await send<{ readonly job: string }>(path, body);
    for (let polls = 0; polls < 60; polls += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const { state, value, error } = await send<Job<Value>>(job);
      if (error) throw toRefusal(error);
      if (state === "done" && value) return value;
      // oxlint-disable-next-line no-await-in-loop
      await wait(pause);
    }
    throw new Error(`${job} is still running`);
  }

  return createAdapter(
    {
      lookups: {
        countries: () => [{ id: 250, country_name: "United States" }],
        states: () => [{ id: 1, state_name: "Texas" }],
        timeZones: () => [{ id: 1, time_zone: "America/Chicago", description: "Central Time" }],
        mobileProviders: () => [{ id: 1, mobile_provider_name: "AT&T" }],
        servicePlans: async (category = "gps") =>
          (category === "gps" ? await list<Tariff>("/v4/catalog") : []).map((tariff) => ({
            service_plan_id: tariff.sku,
            service_plan_name: tariff.title,
            plan_description: `${tariff.title}: ${tariff.blurb}`,
            price: tariff.cents / 100,
            duration: tariff.term.months,
            category,
          })),
        planRules: async () => {
          const tariffs = await list<Tariff>("/v4/catalog");
          return Object.fromEntries(
            tariffs.map(({ sku, limits: { zones, sos } }) => [
              sku,
              [`geofence_${zones}`, sos && "sos_button"].filter(Boolean).join(","),
            ]),
          );
        },
      },
      registration: {
        checkEmail: async (email) => {
          const [id] = await list<string>(`/v4/clients?mail=${encodeURIComponent(email)}`);
          return { exists: id !== undefined, customer_id: id };
        },
        checkImei: async (imei) => {
          const [unit] = await list<Unit>(`/v4/units?serial=${imei}`);
          if (!unit) return { valid: false, reason: "not-found" };
          if (unit.client !== undefined) return { valid: false, reason: "in-use" };
          return { valid: true, category: "gps" };
        },
        register: async (order) => {
          const card = order.credit_card;
          if (!card || !("number" in card)) return refuse("Pay with a new card");
          const { ref: pay } = await send<{ readonly ref: string }>("/v4/payment-methods", {
            pan: card.number,
            until: card.expiration_date,
          });
          const lines = order.devices.map((one) => ({ serial: one.imei, sku: one.device_plan }));
          const sale = await carryOut<Sale>("/v4/orders", { mail: order.email, pay, lines });
          return {
            details: { email: order.email, customer_id: sale.client },
            subscription: sale.lines.map(({ serial, sku }) => ({
              imei_no: serial,
              activated_plan_id: sku,
            })),
          };
        },
      },
      planUpdate: {
        devices: async (customerId) =>
          (await list<Unit>(`/v4/clients/${customerId}/units`)).map(({ serial, sku }) => ({
            imei_no: serial,
            activated_plan_id: sku,
            category: "gps",
          })),
        update: ({ imei, service_plan_id: sku }) => carryOut("/v4/changes", { serial: imei, sku }),
      },
    },
    { plans: PLANS },
  );
}
