import { failedDevices, registrationOutcome } from "./outcome.ts";
import { scalar, fieldsOf, serverText, text } from "./reply.ts";
import type { Accepts } from "./reply.ts";
import { flag, listAt, objectAt, textNeeded } from "./shape.ts";
import type { Shape } from "./shape.ts";
import type { CustomerId } from "./types.ts";

/** Answer of the e-mail check. */
export interface EmailCheck {
  /** True when the e-mail belongs to an existing account. */
  exists: boolean;
  message: string;
  customer_id: CustomerId | null;
}

export interface SavedCard {
  token: string;
  issuing_bank: string | null;
  expiration_month: string | null;
  expiration_year: string | null;
  expired: boolean;
  image_url: string | null;
  bin: string | null;
  last_4: string | null;
}

/** Answer of the IMEI check. */
export interface ImeiCheck {
  /** True when the device can be registered; otherwise the message tells why not. */
  valid: boolean;
  message: string;
  model: string | null;
  /** `gps`; any other value counts as OBD. Never null when valid. */
  category: string | null;
}

export interface RegistrationDetails {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  customer_id: CustomerId | null;
}

export interface Subscription {
  device_name: string | null;
  imei_no: string | null;
  imei_iccid: string | null;
  subscription_id: string | null;
  start_date: string | null;
  nextBillingDate: string | null;
  activated_plan_description: string | null;
  activated_plan_id: string | null;
}

/** A registration that went through, for all devices or for some. */
export interface RegistrationResult {
  outcome: "complete" | "partial";
  details: RegistrationDetails;
  /** The devices that are registered and charged. */
  subscription: Subscription[];
  /** What the server named as failed; empty when complete. */
  failedDevices: string[];
  token: string | null;
  message: string | null;
  error: string | null;
}

const user = objectAt<Pick<EmailCheck, "customer_id">>("user", { customer_id: scalar });

/** Without a message nobody can tell a new customer from a known one. */
export const checkedEmail: Shape<EmailCheck> = (reply, note) => {
  const message = serverText(fieldsOf(reply).message);
  return message
    ? { exists: message === "User Already Exist", message, ...user(reply, note) }
    : undefined;
};

const cards = listAt<SavedCard>("cards", {
  token: textNeeded,
  issuing_bank: text,
  expiration_month: text,
  expiration_year: text,
  expired: flag,
  image_url: text,
  bin: text,
  last_4: text,
});

/** Without cards in the reply there is none to choose. */
export const savedCards: Shape<SavedCard[]> = (reply, note) => cards(reply, note) ?? [];

const device = objectAt<Pick<ImeiCheck, "model" | "category">>("details", {
  model: text,
  category: text,
});

/** A valid device needs its category, because the plans on offer depend on it. */
export const checkedImei: Shape<ImeiCheck> = (reply, note) => {
  const message = serverText(fieldsOf(reply).message);
  const valid = message === "Valid IMEI";
  const found = device(reply, note);
  return message && (found.category || !valid) ? { valid, message, ...found } : undefined;
};

/** A reply that is not 2xx counts as status false: the subscriptions that it lists are charged. */
export const hasRegistered: Accepts = (reply, ok) => registrationOutcome(reply, ok) !== "failed";

const details = objectAt<RegistrationDetails>("details", {
  first_name: text,
  last_name: text,
  email: text,
  customer_id: scalar,
});

const subscriptions = listAt<Subscription>("subscription", {
  device_name: text,
  imei_no: text,
  imei_iccid: text,
  subscription_id: text,
  start_date: text,
  nextBillingDate: text,
  activated_plan_description: text,
  activated_plan_id: text,
});

const rest = objectAt<Pick<RegistrationResult, "token" | "message">>("", {
  token: text,
  message: serverText,
});

/** Money has moved: whatever is missing becomes null, nothing is thrown. */
export const registered: Shape<RegistrationResult> = (reply, note) => {
  const { error: told } = fieldsOf(reply);
  const error = serverText(told);
  return {
    // What was accepted with an error has subscriptions too.
    outcome: error ? "partial" : "complete",
    details: details(reply, note),
    subscription: subscriptions(reply, note) ?? [],
    failedDevices: failedDevices(told),
    error,
    ...rest(reply, note),
  };
};
