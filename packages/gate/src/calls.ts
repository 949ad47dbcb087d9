import { canonicalIdentifier as canonical } from "@waypost/sdk/pure";

/** One of the fourteen writes. */
export interface GateCall {
  readonly method: "POST" | "PUT";
  /** The path template. */
  readonly path: string;
  readonly operation: string;
  /** True if it charges a card. */
  readonly charges: boolean;
  /** The things it is about: `imei:350000000000001`, `pack:sms_250`. */
  readonly subjectsOf: (body: unknown, path: string) => readonly string[];
  /** The customer's id, or the e-mail address of one without an id. "" if the body has neither. */
  readonly ownerOf: (body: unknown) => string;
}

const fieldsOf = (value: unknown): { readonly [name: string]: unknown } =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** The customer of a body. */
export function ownerOf(body: unknown): string {
  const { customer_id: id, email } = fieldsOf(body);
  return canonical(id) || canonical(email);
}

/** The devices that the body or the path names. */
function devicesOf(body: unknown, path: string): readonly string[] {
  const { imei, devices } = fieldsOf(body);
  const listed = Array.isArray(devices) ? devices.map((device) => fieldsOf(device)["imei"]) : [];
  const inPath = /^\/api\/device\/settings\/([^/]+)$/i.exec(path)?.[1];
  const found = [imei, ...listed, inPath].map(canonical).filter(Boolean);
  return [...new Set(found)].toSorted().map((one) => `imei:${one}`);
}

const packOf = (field: string) => (body: unknown) => [`pack:${canonical(fieldsOf(body)[field])}`];

type Row = readonly [operation: string, path: string, options?: Partial<GateCall>];

const charges = true;

const rows: readonly Row[] = [
  ["register", "/auth/register", { charges }],
  ["registerCharge", "/auth/register/charge", { charges }],
  ["saveDeviceSettings", "/api/device/settings/{imei}", { method: "PUT" }],
  ["updateOdometer", "/api/odometer/update"],
  ["cancelSubscription", "/auth/subscription/cancel"],
  ["reactivate", "/auth/re-activation/device/reactivate", { charges }],
  ["reactivateCharge", "/auth/re-activation/charge/reactivate", { charges }],
  ["reactivateMany", "/auth/re-activation/multi/device/reactivate", { charges }],
  ["updatePlan", "/auth/device/update/plan", { charges }],
  ["updateCard", "/auth/credit-card/update", { subjectsOf: () => ["card"] }],
  ["payDormantFee", "/auth/dormant-fees", { charges }],
  ["cancelDormant", "/auth/dormant-mode/cancel"],
  ["buySmsPack", "/auth/buy/sms/pack", { charges, subjectsOf: packOf("sms_pack_id") }],
  ["buyEtaPack", "/auth/buy/eta-routing/pack", { charges, subjectsOf: packOf("eta_id") }],
];

/** The fourteen writes. All other calls are passed through. */
export const calls: readonly GateCall[] = rows.map(([operation, path, options]) => ({
  method: "POST",
  operation,
  path,
  charges: false,
  subjectsOf: devicesOf,
  ownerOf,
  ...options,
}));

const dormant = "pay-dormantfee activate-dormantfee";
const one = "reactivation reactivation/charge";

/**
 * By what a signed link opens the 31 calls: `device` is an IMEI, `cancellation` the IMEI of the page
 * without a customer, and `anyone` no link. Others name a customer; these are the tasks of the call.
 */
export const OPENED_BY: Readonly<Record<string, string>> = {
  "/info/countries": "anyone",
  "/info/country/{countryId}/states": "anyone",
  "/info/timezones": "anyone",
  "/info/mobile/service_provider": "anyone",
  "/info/service_plan/rules": "anyone",
  "/info/service_plan/revised": "anyone",
  "/info/app_conf": "anyone",
  "/info/check/email/{email}": "anyone",
  "/auth/customer/cards": "anyone",
  "/info/imei_validation/{imei}": "anyone",
  "/auth/register": "anyone",
  "/auth/register/charge": "anyone",
  "/api/device/settings/{imei}": "device",
  "/api/odometer/update": "device",
  "/info/cancel/validate/{imei}": "cancellation",
  "/auth/subscription/cancel": "cancellation",
  "/auth/re-activation/devices/{customer_id}": `${one} multi-reactivation`,
  "/auth/re-activation/device/info/{customer_id}/{imei}": `${one} multi-reactivation`,
  "/auth/re-activation/device/reactivate": one,
  "/auth/re-activation/charge/reactivate": one,
  "/auth/re-activation/multi/device/reactivate": "multi-reactivation",
  "/info/imei/list/{customer_id}": "device-plan/update",
  "/auth/device/update/plan": "device-plan/update",
  "/info/card/validate/{customer_id}/{first6}": "credit-card/update",
  "/auth/credit-card/update": "credit-card/update",
  "/auth/dormant-mode/activated": `${dormant} dormant-cancellation`,
  "/auth/dormant-fees": dormant,
  "/auth/dormant-mode/cancel": "dormant-cancellation",
  "/auth/buy/sms/pack": "activate-smspack",
  "/auth/buy/eta-routing/pack": "activate-etapack",
};
