import { createAdapter, refuse } from "@waypost/adapter";

/** A device that you sell. Replace these maps with your own database or API. */
interface Unit {
  readonly imei: string;
  readonly kind: "gps" | "obd";
  owner?: string;
  plan?: string;
}

const customers = new Map([["customer@example.com", "1001"]]);

const units = new Map<string, Unit>();
for (let number = 1; number <= 9; number += 1)
  for (const kind of ["gps", "obd"] as const) {
    const imei = `${kind === "gps" ? "35" : "86"}000000000000${number}`;
    units.set(imei, { imei, kind });
  }
units.set("358000000000001", { imei: "358000000000001", kind: "gps", owner: "1001", plan: "plus" });

/** The tiers with their prices a month, and the periods. */
const TIERS = { standard: 9.95, plus: 14.95, pro: 19.95 };
const PERIODS = [
  { ending: "", months: 1 },
  { ending: "_quarterly", months: 3 },
  { ending: "_yearly", months: 12 },
];

const plansOf = (kind: string) =>
  Object.entries(TIERS).flatMap(([tier, price]) =>
    PERIODS.map(({ ending, months }) => ({
      service_plan_id: `${tier}${kind === "obd" ? "_obd" : ""}${ending}`,
      service_plan_name: `${tier}, ${months} months`,
      price: Math.round(price * months * 100) / 100,
      duration: months,
      category: kind,
    })),
  );

const fits = (unit: Unit, plan: string) =>
  plansOf(unit.kind).some(({ service_plan_id }) => service_plan_id === plan);

const PACKS = [
  { service_plan_id: "sms_100", service_plan_name: "100 SMS", price: 5, category: "sms_pack" },
];

/** The devices of a customer. The id may arrive as a number or as a text. */
const ownUnits = (customerId: string | number) =>
  [...units.values()].filter(({ owner }) => owner === String(customerId));

export default createAdapter(
  {
    lookups: {
      countries: () => [{ id: 250, country_name: "United States" }],
      states: () => [{ id: 1, state_name: "Texas" }],
      timeZones: () => [{ id: 1, time_zone: "America/Chicago", description: "Central Time" }],
      mobileProviders: () => [{ id: 1, mobile_provider_name: "AT&T" }],
      // A kind of pack that you do not sell has an empty list.
      servicePlans: (category = "gps") =>
        [...plansOf("gps"), ...plansOf("obd"), ...PACKS].filter(
          (plan) => plan.category === category,
        ),
      planRules: () =>
        Object.fromEntries(
          ["gps", "obd"].flatMap(plansOf).map(({ service_plan_id: id }) => [id, "coverage"]),
        ),
      appConfig: (key) =>
        /^discount_(3|12)$/.test(key) ? { key, key_value: "0" } : refuse("Unknown key"),
    },
    registration: {
      checkEmail: (email) => ({ exists: customers.has(email), customer_id: customers.get(email) }),
      checkImei: (imei) => {
        const unit = units.get(imei);
        if (!unit) return { valid: false, reason: "not-found" };
        return unit.owner
          ? { valid: false, reason: "in-use" }
          : { valid: true, category: unit.kind };
      },
      register: ({ email, devices }) => {
        const ordered = devices.map(({ imei, device_plan: plan }) => ({
          unit: units.get(imei),
          plan,
        }));
        const sold = ordered.flatMap(({ unit, plan }) =>
          unit && !unit.owner && fits(unit, plan) ? [{ unit, plan }] : [],
        );
        if (sold.length < devices.length) return refuse("A device cannot be registered");
        // Charge the card here, before anything changes. A refused card is a refusal, too.
        const owner = customers.get(email) ?? String(1001 + customers.size);
        customers.set(email, owner);
        for (const { unit, plan } of sold) Object.assign(unit, { owner, plan });
        return {
          details: { email, customer_id: owner },
          subscription: sold.map(({ unit, plan }) => ({
            imei_no: unit.imei,
            activated_plan_id: plan,
          })),
        };
      },
    },
    planUpdate: {
      devices: (customerId) =>
        ownUnits(customerId).map(({ imei, kind, plan }) => ({
          imei_no: imei,
          activated_plan_id: plan,
          category: kind,
        })),
    },
    packs: {
      buySms: ({ customer_id, sms_pack_id }) => {
        const isKnown = [...customers.values()].includes(String(customer_id));
        const isSold = PACKS.some(({ service_plan_id }) => service_plan_id === sms_pack_id);
        if (!isKnown || !isSold) return refuse("This pack cannot be sold");
        // Charge the card here.
        return { message: "Your messages are ready" };
      },
    },
  },
  { currency: "USD" },
);
