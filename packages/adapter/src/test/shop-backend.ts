import { createAdapter, refuse } from "../index.ts";

interface Tariff {
  readonly code: string;
  readonly label: string;
  readonly cents: number;
  readonly months: number;
}

interface Unit {
  readonly kind: string;
  readonly owner?: string;
}

interface Sale {
  readonly account: number;
  readonly activeUnits: readonly { readonly serial: string; readonly tariff: string }[];
}

/** The name in the API of each category of plans. */
const KINDS: Readonly<Record<string, string>> = { gps: "tracker", obd: "plug", sms_pack: "texts" };

/** A backend for the registration, prices and packs of a shop with an API of its own. */
export function createShopBackend(handle: (request: Request) => Promise<Response>) {
  async function call<Data>(path: string, body?: object): Promise<Data> {
    const response = await handle(
      new Request(`https://shop.test/v3${path}`, {
        headers: { "X-Api-Key": "key-of-the-shop" },
        ...(body && { method: "POST", body: JSON.stringify(body) }),
      }),
    );
    const { data, errors = [] } = (await response.json()) as {
      data: Data;
      errors?: { title: string; detail: string }[];
    };
    if (response.status === 422) throw refuse(errors[0]?.title ?? "Refused", errors[0]?.detail);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return data;
  }

  return createAdapter(
    {
      lookups: {
        servicePlans: async (category = "gps") =>
          (await call<Tariff[]>(`/tariffs?for=${KINDS[category]}`)).map((tariff) => ({
            service_plan_id: tariff.code,
            service_plan_name: tariff.label,
            price: tariff.cents / 100,
            duration: tariff.months,
            category,
          })),
      },
      registration: {
        checkEmail: async (email) => {
          const [id] = await call<number[]>(`/accounts?mail=${encodeURIComponent(email)}`);
          return { exists: id !== undefined, customer_id: id };
        },
        checkImei: async (imei) => {
          const [unit] = await call<Unit[]>(`/units?serial=${imei}`);
          if (!unit) return { valid: false, reason: "not-found" };
          if (unit.owner) return { valid: false, reason: "in-use" };
          return { valid: true, category: unit.kind === "tracker" ? "gps" : "obd" };
        },
        register: async ({ email, devices }) => {
          const units = devices.map((one) => ({ serial: one.imei, tariff: one.device_plan }));
          const sale = await call<Sale>("/sales", { mail: email, units });
          return {
            details: { email, customer_id: sale.account },
            subscription: sale.activeUnits.map(({ serial, tariff }) => ({
              imei_no: serial,
              activated_plan_id: tariff,
            })),
          };
        },
      },
      packs: { buySms: ({ sms_pack_id: pack }) => call("/texts", { pack }) },
    },
    { plans: { plus: "fleet_1m", plus_yearly: "fleet_12m" } },
  );
}
