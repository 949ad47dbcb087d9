import { canonicalIdentifier as canonical } from "@waypost/sdk/pure";

/** One of the 31 calls. */
interface AnyCall {
  /** The path template. */
  readonly path: string;
  /**
   * By what a signed link opens it: a customer's id, the IMEI of a device, or the IMEI that the page
   * without a customer asks for. `anyone` needs no link.
   */
  readonly about: "customer" | "device" | "cancellation" | "anyone";
  /** The tasks whose links open it, besides links without a task. */
  readonly tasks: readonly string[];
}

/** One of the fourteen writes. */
export interface GateCall extends AnyCall {
  readonly method: "POST" | "PUT";
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

const open = { about: "anyone" } as const;
const device = { about: "device" } as const;
const cancellation = { about: "cancellation", tasks: ["cancellation"] } as const;
const one = ["reactivation", "reactivation/charge"];
const many = ["multi-reactivation"];
const dormant = ["pay-dormantfee", "activate-dormantfee"];

const rows: readonly Row[] = [
  ["register", "/auth/register", { charges, ...open }],
  ["registerCharge", "/auth/register/charge", { charges, ...open }],
  ["saveDeviceSettings", "/api/device/settings/{imei}", { method: "PUT", ...device }],
  ["updateOdometer", "/api/odometer/update", device],
  ["cancelSubscription", "/auth/subscription/cancel", cancellation],
  ["reactivate", "/auth/re-activation/device/reactivate", { charges, tasks: one }],
  ["reactivateCharge", "/auth/re-activation/charge/reactivate", { charges, tasks: one }],
  ["reactivateMany", "/auth/re-activation/multi/device/reactivate", { charges, tasks: many }],
  ["updatePlan", "/auth/device/update/plan", { charges, tasks: ["device-plan/update"] }],
  [
    "updateCard",
    "/auth/credit-card/update",
    { subjectsOf: () => ["card"], tasks: ["credit-card/update"] },
  ],
  ["payDormantFee", "/auth/dormant-fees", { charges, tasks: dormant }],
  ["cancelDormant", "/auth/dormant-mode/cancel", { tasks: ["dormant-cancellation"] }],
  [
    "buySmsPack",
    "/auth/buy/sms/pack",
    { charges, subjectsOf: packOf("sms_pack_id"), tasks: ["activate-smspack"] },
  ],
  [
    "buyEtaPack",
    "/auth/buy/eta-routing/pack",
    { charges, subjectsOf: packOf("eta_id"), tasks: ["activate-etapack"] },
  ],
];

/** The fourteen writes. All other calls are passed through. */
export const calls: readonly GateCall[] = rows.map(([operation, path, options]) => ({
  method: "POST",
  operation,
  path,
  charges: false,
  about: "customer",
  tasks: [],
  subjectsOf: devicesOf,
  ownerOf,
  ...options,
}));

/** One of the seventeen calls that change nothing. */
export interface ReadCall extends AnyCall {
  readonly method: "GET" | "POST";
}

const readRows: readonly (readonly [path: string, options?: Partial<ReadCall>])[] = [
  ["/info/countries", open],
  ["/info/country/{countryId}/states", open],
  ["/info/timezones", open],
  ["/info/mobile/service_provider", open],
  ["/info/service_plan/rules", open],
  ["/info/service_plan/revised", open],
  ["/info/app_conf", open],
  ["/info/check/email/{email}", open],
  ["/auth/customer/cards", { method: "POST", ...open }],
  ["/info/imei_validation/{imei}", open],
  ["/api/device/settings/{imei}", device],
  ["/info/cancel/validate/{imei}", cancellation],
  ["/auth/re-activation/devices/{customer_id}", { tasks: [...one, ...many] }],
  ["/auth/re-activation/device/info/{customer_id}/{imei}", { tasks: [...one, ...many] }],
  ["/info/imei/list/{customer_id}", { tasks: ["device-plan/update"] }],
  ["/info/card/validate/{customer_id}/{first6}", { tasks: ["credit-card/update"] }],
  ["/auth/dormant-mode/activated", { tasks: [...dormant, "dormant-cancellation"] }],
];

/** The seventeen calls that change nothing. Paths have e-mail addresses and IMEIs. */
export const reads: readonly ReadCall[] = readRows.map(([path, options]) => ({
  method: "GET",
  path,
  about: "customer",
  tasks: [],
  ...options,
}));

/** The tasks to which a link can be limited: the routes of the portal. */
export const TASKS: ReadonlySet<string> = new Set(calls.flatMap(({ tasks }) => tasks));
