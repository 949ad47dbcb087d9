import * as fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { amountOf } from "../../../sdk/src/amount.ts";
import { failedDevices, missingDevices } from "../../../sdk/src/outcome.ts";
import { isPresent, serverText, truncate } from "../../../sdk/src/reply.ts";
import type { Given } from "../wire.ts";

type Row = Readonly<Record<string, unknown>>;

/** A field: the values that a function may return for it, and what the client makes of them. */
interface Field {
  readonly values: Arbitrary<unknown>;
  /** True if it must be returned. */
  readonly isNeeded?: boolean;
  readonly normal: (value: unknown, row: Row, given: Given) => unknown;
}

type Fallback = (row: Row, given: Given) => unknown;

const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.string({ unit: "grapheme", minLength: 490, maxLength: 520 }),
  fc.constantFrom("", " ", "\u202etext", "Plus Quarterly", "false", "null"),
);
const ids = fc.oneof(fc.string({ minLength: 1 }), fc.integer());
const orNull = (values: Arbitrary<unknown>) => fc.option(values, { nil: null });
const none: Fallback = () => null;

const exact = (fallback = none, values: Arbitrary<unknown> = texts): Field => ({
  values: orNull(values),
  normal: (value, row, given) => value ?? fallback(row, given),
});
const shown = (fallback = none): Field => ({
  values: orNull(texts),
  normal: (value, row, given) => truncate((value ?? fallback(row, given)) as string | null),
});
const needed = (values: Arbitrary<unknown> = texts.filter((text) => text !== "")): Field => ({
  values,
  isNeeded: true,
  normal: (value) => value,
});
const numbers = (isNormal: (value: number) => boolean): Field => ({
  values: orNull(fc.double({ noNaN: true, noDefaultInfinity: true })),
  // JSON has no negative zero.
  normal: (value) => (typeof value === "number" && isNormal(value) ? value + 0 : null),
});
const price: Field = {
  values: orNull(
    fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer({ min: -1_000, max: 1_000_001_000 }).map((thousandths) => thousandths / 1000),
    ),
  ),
  normal: (value) => (typeof value === "number" ? amountOf(value) : null),
};
const blank: Fallback = () => "";

type Fields = Readonly<Record<string, Field>>;

const rowOf = (fields: Fields): Arbitrary<Row> =>
  fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, { values }]) => [name, values])),
    {
      requiredKeys: Object.keys(fields).filter((name) => fields[name]?.isNeeded),
    },
  ) as Arbitrary<Row>;

const normalRow = (fields: Fields, row: Row, given: Given) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { normal }]) => [name, normal(row[name], row, given)]),
  );

/** The results that a function may return, and what the client's method resolves with. */
export interface Shape {
  readonly values: Arbitrary<unknown>;
  /** The pure function from a result to its normal form, which is what the client reads. */
  readonly normalForm: (value: never, given: Given, payload: unknown) => unknown;
}

const object = (fields: Fields): Shape => ({
  values: rowOf(fields),
  normalForm: (row: Row, given) => normalRow(fields, row, given),
});

const list = (fields: Fields): Shape => ({
  values: fc.array(rowOf(fields), { maxLength: 4 }),
  normalForm: (rows: readonly Row[], given) => rows.map((row) => normalRow(fields, row, given)),
});

/** An error that is not empty would not be a success. */
const accepted: Shape = {
  values: fc.record(
    { message: orNull(texts), error: fc.constantFrom(null, "", " ") },
    { requiredKeys: [] },
  ),
  normalForm: ({ message }: Row) => ({ message: serverText(message), error: null }),
};

const user: Fields = { first_name: shown(), last_name: shown() };

const nested = (fields: Fields): Field => ({
  values: rowOf(fields),
  isNeeded: true,
  normal: (value, _, given) => normalRow(fields, value as Row, given),
});

const details: Fields = {
  first_name: shown(),
  last_name: shown(),
  email: exact(),
  customer_id: exact(blank, ids),
};
const subscription: Fields = {
  device_name: shown(),
  imei_no: exact(blank),
  imei_iccid: exact(),
  subscription_id: exact(blank),
  start_date: shown(),
  nextBillingDate: shown(),
  activated_plan_description: shown(),
  activated_plan_id: exact(),
};

interface Answer extends Row {
  readonly subscription: readonly Row[];
  readonly failed?: readonly { imei: string; why?: string }[];
  readonly failedDevices?: readonly string[];
}

/** Short ones: a longer error is truncated, which may leave out devices. */
const reasons = fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom("", " ", "A | B", "|"));

const failures = fc.array(
  fc.record({ imei: fc.stringMatching(/^\d{1,15}$/), why: reasons }, { requiredKeys: ["imei"] }),
  { maxLength: 3 },
);

const registration: Shape = {
  values: fc
    .record(
      {
        subscription: fc.array(rowOf(subscription), { maxLength: 3 }),
        details: orNull(rowOf(details)),
        failed: failures,
        token: orNull(texts),
        message: orNull(texts),
        error: orNull(reasons),
      },
      { requiredKeys: ["subscription"] },
    )
    // Without subscriptions it would be a refusal.
    .map((answer) =>
      answer.subscription.length > 0 ? answer : { ...answer, failed: [], error: null },
    ),
  normalForm(answer: Answer, given, payload) {
    const { failed = [] } = answer;
    const named = failed.map(({ imei, why }) =>
      (why ? `${imei}: ${why}` : imei).replaceAll("|", "/"),
    );
    const error = named.length > 0 ? named.join(" | ") : answer["error"];
    const rows = answer.subscription.map((row) => normalRow(subscription, row, given));
    const missing = missingDevices({ subscription: rows }, payload);
    const complete = missing.length === 0 ? "complete" : "unconfirmed";
    const own = (answer["details"] ?? {}) as Row;
    const isKnown = Object.values(own).some((field) => field !== null);
    return {
      outcome: isPresent(error) ? "partial" : complete,
      details: normalRow(isKnown ? details : { ...details, customer_id: exact() }, own, given),
      subscription: rows,
      failedDevices: isPresent(error) ? failedDevices(error) : [],
      missingDevices: missing,
      error: isPresent(error) ? serverText(error) : null,
      token: answer["token"] ?? null,
      message: serverText(answer["message"]),
    };
  },
};

const REASONS = ["in-use", "not-found", "other"] as const;

const imeiCheck: Shape = {
  values: fc.oneof(
    rowOf({ valid: needed(fc.constant(true)), model: exact(), category: needed() }),
    fc.record({ valid: fc.constant(false), reason: fc.constantFrom(...REASONS) }),
    fc.record({
      valid: fc.constant(false),
      reason: fc.constantFrom(...REASONS),
      message: fc.oneof(texts, fc.constantFrom("Valid IMEI", "It is in use", "Not found")),
    }),
  ),
  normalForm(value: Row) {
    if (value["valid"] === true)
      return {
        valid: true,
        message: "Valid IMEI",
        model: value["model"] ?? "",
        category: value["category"],
      };
    const text = serverText(value["message"]);
    const given = text === null || text === "Valid IMEI" ? "" : text;
    const own = reasonIn(given);
    const reason = value["reason"] as keyof typeof WORDS;
    const [words, hint] = WORDS[reason];
    const isHidden = reason !== "other" && own !== reason;
    const message = !given ? words + hint : truncate(isHidden ? `${words}: ${given}` : given);
    return { valid: false, reason: reasonIn(message), message };
  },
};

const WORDS = {
  "in-use": ["IMEI already in use", ", please try with another IMEI"],
  "not-found": ["IMEI not found", ""],
  other: ["IMEI cannot be registered", ""],
} as const;

function reasonIn(message: string): (typeof REASONS)[number] {
  if (/already (in use|used|registered)|is in use/i.test(message)) return "in-use";
  return /not (be )?found|not exist/i.test(message) ? "not-found" : "other";
}

const name = needed();

/** The shapes of the calls, except the settings, which stay as they are. */
export const shapes: Readonly<Record<string, Shape>> = {
  "lookups.countries": list({ id: needed(ids), country_name: name }),
  "lookups.states": list({
    id: exact((row) => row["state_name"], ids),
    state_name: name,
  }),
  "lookups.timeZones": list({
    id: exact((row) => row["time_zone"], ids),
    time_zone: name,
    description: exact(),
  }),
  "lookups.mobileProviders": list({
    id: exact((row) => row["mobile_provider_name"], ids),
    mobile_provider_name: name,
  }),
  "lookups.servicePlans": list({
    service_plan_id: name,
    service_plan_name: shown(blank),
    email_content: shown(),
    price,
    duration: numbers(() => true),
    plan_description: shown(),
    category: exact((_, { category }) => category ?? "gps"),
  }),
  "lookups.planRules": {
    values: fc.dictionary(
      texts.filter((text) => text !== ""),
      texts,
    ),
    normalForm: (rules: Row) =>
      Object.fromEntries(Object.entries(rules).filter(([, text]) => text !== "")),
  },
  "lookups.appConfig": object({ key: exact((_, { key }) => key), key_value: shown() }),
  "registration.checkEmail": {
    values: fc.record(
      { exists: fc.boolean(), customer_id: orNull(ids) },
      { requiredKeys: ["exists"] },
    ),
    normalForm: ({ exists, customer_id: id }: Row) => ({
      exists,
      message: exists ? "User Already Exist" : "User Not Found",
      customer_id: exists ? (id ?? null) : null,
    }),
  },
  "registration.customerCards": list({
    token: name,
    issuing_bank: shown(),
    expiration_month: shown(blank),
    expiration_year: shown(blank),
    expired: needed(fc.boolean()),
    image_url: exact(),
    bin: exact(blank),
    last_4: exact(blank),
  }),
  "registration.checkImei": imeiCheck,
  "registration.register": registration,
  "registration.registerCharge": registration,
  "deviceSettings.save": accepted,
  "deviceSettings.updateOdometer": accepted,
  "cancellation.validateImei": accepted,
  "cancellation.cancel": accepted,
  "reactivation.devices": object({
    devices: {
      values: list({ category: name, imei_no: name }).values,
      isNeeded: true,
      normal: (value) => value,
    },
    user_details: nested(user),
  }),
  "reactivation.deviceInfo": object({
    device: nested({
      imei_no: exact((_, { imei }) => imei),
      imei_iccid: exact(),
      activated_plan_description: shown(),
    }),
    user_details: nested(user),
  }),
  "reactivation.reactivate": accepted,
  "reactivation.reactivateCharge": accepted,
  "reactivation.reactivateMany": accepted,
  "planUpdate.devices": list({
    imei_no: name,
    activated_plan_id: exact(),
    activated_plan_description: shown(),
    nextBillingDate: shown(),
    category: name,
  }),
  "planUpdate.update": accepted,
  "cardUpdate.validateCard": object({
    first_name: shown(),
    last_name: shown(),
    last4: shown(),
    billing_address: shown(),
  }),
  "cardUpdate.update": accepted,
  "dormant.payFee": accepted,
  "dormant.activated": list({
    imei: name,
    iccid: exact(),
    customer_id: exact((_, { customer_id: id }) => id, ids),
    email: exact(),
    end_date: shown(),
  }),
  "dormant.cancel": accepted,
  "packs.buySms": accepted,
  "packs.buyEta": accepted,
};
