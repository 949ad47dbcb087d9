import type { RegistrationReceipt, SentOrder } from "./state.ts";
import {
  isFlag,
  isNumber,
  isText,
  listOf,
  orNull,
  recordOf,
  type Check,
} from "../engine/checks.ts";

const text = orNull(isText);

export const isCustomerId: Check = (value) => isText(value) || isNumber(value);

const isConsents = listOf(
  recordOf({
    flow: isText,
    to: (value) => value === "text-messages" || value === "terms" || value === "order",
    by: isText,
    subjects: listOf(isText),
    total: orNull(isNumber),
    renewals: listOf(recordOf({ dollars: isNumber, months: isNumber, first: text })),
    last4: text,
    ticked: listOf(isText),
    shown: text,
    locale: (value) => value === undefined || isText(value),
    at: (value) => value === undefined || isText(value),
  }),
);

type Consents = RegistrationReceipt["consents"];

/** Parses stored consents. If they cannot be parsed, there are none. */
export const parseConsents = (stored: unknown): Consents =>
  isConsents(stored) ? (stored as Consents) : [];

const isUnit: Check = (value) => value === "" || value === "KMH" || value === "MPH";

const areSent = listOf(
  recordOf({
    imei: isText,
    device_name: isText,
    category: isText,
    servicePlan: isText,
    price: orNull(isNumber),
    duration: (value) => value === undefined || value === null || isNumber(value),
  }),
);

const isOrder = recordOf({ email: isText, unit: isUnit, devices: areSent, consents: isConsents });

/** Parses the order of a stored attempt; `null` if there is none or it cannot be parsed. */
export const parseOrder = (stored: unknown): SentOrder | null =>
  isOrder(stored) ? (stored as SentOrder) : null;

const isReceipt = recordOf({
  outcome: (value) => value === "registered" || value === "partly-registered",
  details: orNull(
    recordOf({ first_name: text, last_name: text, customer_id: orNull(isCustomerId) }),
  ),
  email: isText,
  devices: listOf(
    recordOf({
      device_name: text,
      imei_no: text,
      imei_iccid: text,
      subscription_id: text,
      start_date: text,
      nextBillingDate: text,
      activated_plan_description: text,
      kind: isText,
    }),
  ),
  failedDevices: listOf(isText),
  unconfirmedDevices: listOf(isText),
  agreed: orNull(isNumber),
  unit: isUnit,
  sent: areSent,
  consents: isConsents,
  hasToken: isFlag,
});

/** Parses a stored receipt; `null` if there is none or it cannot be parsed. */
export const parseReceipt = (stored: unknown): RegistrationReceipt | null =>
  isReceipt(stored) ? (stored as RegistrationReceipt) : null;
