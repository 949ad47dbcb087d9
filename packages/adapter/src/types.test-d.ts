import { createAdapter, refuse } from "./index.ts";
import type { Functions } from "./index.ts";

createAdapter({
  lookups: {
    // The parameter may be missing, as in the client.
    servicePlans: (category: string | undefined) => [{ service_plan_id: String(category) }],
    countries: () => [{ id: 1, country_name: "Peru" }],
    // @ts-expect-error -- a state needs a name
    states: () => [{ id: 1 }],
  },
  registration: {
    checkEmail: (email) => ({ exists: email.endsWith(".com") }),
    checkImei: async (imei, { signal }) =>
      signal.aborted || imei === "" ? { valid: false, reason: "in-use" } : refuse("No"),
    // @ts-expect-error -- the subscriptions are a list
    register: async (order) => ({ subscription: order.devices.length }),
  },
  packs: {
    buySms: ({ sms_pack_id }) => void sms_pack_id,
    buyEta: async () => ({ message: "Thank you" }),
  },
});

createAdapter(
  {
    dormant: { activated: (customerId, { customer }) => [{ imei: `${customerId}${customer.id}` }] },
  },
  { verifyToken: (token: string) => (token ? { id: 7 } : null) },
);

// @ts-expect-error -- no such call
({ packs: { buy: () => {} } }) satisfies Functions;

// @ts-expect-error -- no such plan
createAdapter({}, { plans: { gold: "x" } });
