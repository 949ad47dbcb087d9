import { failedDevices, registrationOutcome } from "./outcome.ts";
import { fieldsOf, serverText } from "./reply.ts";
import { listAt, row } from "./shape.ts";
import type { Shape, Table } from "./shape.ts";
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

const details: Table<RegistrationDetails> = {
  first_name: "text",
  last_name: "text",
  email: "text",
  customer_id: "id",
};

const subscription: Table<Subscription> = {
  device_name: "text",
  imei_no: "text",
  imei_iccid: "text",
  subscription_id: "text",
  start_date: "text",
  nextBillingDate: "text",
  activated_plan_description: "text",
  activated_plan_id: "text",
};

const card: Table<SavedCard> = {
  token: "text!",
  issuing_bank: "text",
  expiration_month: "text",
  expiration_year: "text",
  expired: "flag",
  image_url: "text",
  bin: "text",
  last_4: "text",
};

/** Without cards in the reply there is none to choose. */
export const savedCards: Shape<SavedCard[]> = (reply, note) => listAt(reply, "cards", card, note);

/** Without a message nobody can tell a new customer from a known one. */
export const checkedEmail: Shape<EmailCheck> = (reply, note) => {
  const { message, user } = fieldsOf(reply);
  const text = serverText(message);
  if (text === null) return undefined;
  const exists = text.trim() === "User Already Exist";
  const { customer_id } = fieldsOf(user);
  if (exists && customer_id === undefined) note("user.customer_id", "missing");
  return {
    exists,
    message: text,
    customer_id:
      typeof customer_id === "string" || typeof customer_id === "number" ? customer_id : null,
  };
};

/** A valid device needs its category, because the plans on offer depend on it. */
export const checkedImei: Shape<ImeiCheck> = (reply) => {
  const { message, details: found } = fieldsOf(reply);
  const text = serverText(message);
  if (text === null) return undefined;
  const valid = text.trim() === "Valid IMEI";
  const { model, category } = fieldsOf(found);
  if (valid && serverText(category) === null) return undefined;
  return { valid, message: text, model: serverText(model), category: serverText(category) };
};

/** Money has moved: whatever is missing becomes null, nothing is thrown. */
export const registered: Shape<RegistrationResult> = (reply, note) => {
  const { details: customer, ...rest } = fieldsOf(reply);
  const partial = registrationOutcome(reply) === "partial";
  return {
    outcome: partial ? "partial" : "complete",
    details: row(details, customer, "details", note) ?? {
      first_name: null,
      last_name: null,
      email: null,
      customer_id: null,
    },
    subscription: listAt(reply, "subscription", subscription, note),
    failedDevices: partial ? failedDevices(rest.error) : [],
    token: serverText(rest.token),
    message: serverText(rest.message),
    error: serverText(rest.error),
  };
};
