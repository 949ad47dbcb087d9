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

createAdapter({
  packs: {
    // @ts-expect-error -- a refusal is `refuse(message)`
    buySms: () => new Error("Card declined"),
    // @ts-expect-error -- an error is no part of a result
    buyEta: async () => ({ error: "Insufficient funds", message: "Declined" }),
  },
  dormant: {
    // @ts-expect-error -- it may be false
    payFee: async () => ({ ok: (await fetch("https://pay.example")).ok }),
    // @ts-expect-error -- a response may be one of a failure
    cancel: () => fetch("https://pay.example"),
  },
  // @ts-expect-error -- nor is a promise of an Error a result
  cancellation: { cancel: async () => new TypeError("Card declined") },
  cardUpdate: { update: () => ({ ok: true, error: null }) },
  // @ts-expect-error -- nor of a list of subscriptions
  registration: { register: () => new Error("Card declined") },
});

/** The names of the functions that may return a value of a type. */
type Returning<Type> = {
  [Feature in keyof Functions]-?: Names<NonNullable<Functions[Feature]>, Type>;
}[keyof Functions];
type Names<Methods, Type> = {
  [Name in keyof Methods]-?: (() => Type) extends Methods[Name] ? Name : never;
}[keyof Methods];

true satisfies [Returning<Error>] extends [never] ? true : false;
true satisfies [Returning<{ error: string; message: string }>] extends [never] ? true : false;
"buySms" satisfies Returning<undefined>;

// @ts-expect-error -- no such call
({ packs: { buy: () => {} } }) satisfies Functions;

// @ts-expect-error -- no such plan
createAdapter({}, { plans: { gold: "x" } });
