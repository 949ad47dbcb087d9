/** The JSON of a write, of which nothing is known. */
type Json = Readonly<Record<string, unknown>>;

/** One of the fourteen writes. */
export interface GateCall {
  readonly method: "POST" | "PUT";
  readonly path: string;
  readonly operation: string;
  /** True if it charges a card. */
  readonly charges: boolean;
  /** The things that it is about: `imei:350000000000001`, `pack:sms_250`. */
  readonly subjectsOf: (body: unknown, path: string) => readonly string[];
  /** The customer's id, or the e-mail address of a registration. */
  readonly ownerOf: (body: unknown) => string;
}

const jsonOf = (body: unknown): Json => Object(body) as Json;

/** Ids and IMEIs may be numbers or texts. Anything else is not one. */
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() : "";

const named = (kind: string, value: unknown): string[] =>
  textOf(value) === "" ? [] : [`${kind}:${textOf(value)}`];

const rowsOf = ({ devices }: Json): readonly Json[] =>
  Array.isArray(devices) ? devices.map(jsonOf) : [];

/** The customer of a body. Leading zeros do not make another one. */
export function ownerOf(body: unknown): string {
  const { customer_id: id, email } = jsonOf(body);
  return textOf(id).replace(/^0+(?=.)/, "") || textOf(email).toLowerCase();
}

type Subjects = (body: Json, path: string) => readonly string[];

const device: Subjects = ({ imei }) => named("imei", imei);
const devices: Subjects = (body) => rowsOf(body).flatMap(({ imei }) => named("imei", imei));
const inPath: Subjects = (_, path) => named("imei", path.split("/").at(-1));
const card: Subjects = () => ["card"];
const smsPack: Subjects = ({ sms_pack_id: id }) => named("pack", id);
const etaPack: Subjects = ({ eta_id: id }) => named("pack", id);

const CALLS: readonly (readonly [string, string, boolean, Subjects])[] = [
  ["register", "/auth/register", true, devices],
  ["registerCharge", "/auth/register/charge", true, devices],
  ["saveDeviceSettings", "/api/device/settings/{imei}", false, inPath],
  ["updateOdometer", "/api/odometer/update", false, device],
  ["cancelSubscription", "/auth/subscription/cancel", false, device],
  ["reactivate", "/auth/re-activation/device/reactivate", true, device],
  ["reactivateCharge", "/auth/re-activation/charge/reactivate", true, device],
  ["reactivateMany", "/auth/re-activation/multi/device/reactivate", true, devices],
  ["updatePlan", "/auth/device/update/plan", true, device],
  ["updateCard", "/auth/credit-card/update", false, card],
  ["payDormantFee", "/auth/dormant-fees", true, device],
  ["cancelDormant", "/auth/dormant-mode/cancel", false, device],
  ["buySmsPack", "/auth/buy/sms/pack", true, smsPack],
  ["buyEtaPack", "/auth/buy/eta-routing/pack", true, etaPack],
];

/** The fourteen writes. */
export const calls: readonly GateCall[] = CALLS.map(([operation, path, charges, subjects]) => ({
  method: operation === "saveDeviceSettings" ? "PUT" : "POST",
  operation,
  path,
  charges,
  subjectsOf: (body, at) => subjects(jsonOf(body), at),
  ownerOf,
}));
