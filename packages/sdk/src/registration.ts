import type { Feature } from "./operation.ts";
import { answered, statusTrue } from "./reply.ts";
import type {
  EmailCheck,
  ImeiCheck,
  RegistrationResult,
  SavedCard,
} from "./registration-replies.ts";
import {
  checkedEmail,
  checkedImei,
  hasRegistered,
  registered,
  savedCards,
} from "./registration-replies.ts";
import type { CallOptions, CreditCard, CustomerId } from "./types.ts";

/** The unit in which the customer wants to see speeds. */
export type SpeedUnit = "KMH" | "MPH";

export interface CardsRequest {
  customer_id: CustomerId;
  password: string;
}

export interface RegistrationDevice {
  imei: string;
  device_name: string;
  device_model: string;
  /** A `service_plan_id`. */
  device_plan: string;
}

/** A new customer: 19 keys, blank ones as "". */
export interface NewCustomerRegistration {
  first_name: string;
  last_name: string;
  email: string;
  company: string;
  /** 10 digits. */
  phone_number: string;
  password: string;
  /** The e-mail once more; misspelled on the wire. */
  comfirm_email: string;
  state: string;
  city: string;
  mobile_carrier: string;
  language: "English";
  address: string;
  country: string;
  zip: string;
  time_zone: string;
  time_zone_description: string;
  credit_card: CreditCard;
  devices: RegistrationDevice[];
  uom: SpeedUnit;
}

/** An existing customer who pays with a saved card. */
export interface SavedCardRegistration {
  email: string;
  language: "English";
  devices: RegistrationDevice[];
  uom: SpeedUnit;
  /** The token of the saved card. */
  user_token: string;
  card_bin: string;
  card_last_4: string;
}

/** An existing customer who pays with another card. */
export interface NewCardRegistration {
  email: string;
  language: "English";
  devices: RegistrationDevice[];
  uom: SpeedUnit;
  credit_card: CreditCard;
}

export type RegistrationPayload =
  | NewCustomerRegistration
  | SavedCardRegistration
  | NewCardRegistration;

/** Everything from the e-mail to the paid plan. */
export interface Registration {
  checkEmail(email: string, options?: CallOptions): Promise<EmailCheck>;
  /** Saved cards of an existing customer; a wrong password is refused. Sent once, like a change. */
  customerCards(request: CardsRequest, options?: CallOptions): Promise<SavedCard[]>;
  checkImei(imei: string, options?: CallOptions): Promise<ImeiCheck>;
  /** Registers and charges. Never repeat it after `unknown-outcome` without reading back. */
  register(payload: RegistrationPayload, options?: CallOptions): Promise<RegistrationResult>;
  /** The same through the charge variant. */
  registerCharge(payload: RegistrationPayload, options?: CallOptions): Promise<RegistrationResult>;
}

export const registration: Feature<Registration> = {
  checkEmail: {
    endpoint: "GET /info/check/email/{email}",
    accepts: answered,
    shape: checkedEmail,
  },
  customerCards: {
    endpoint: "POST /auth/customer/cards",
    accepts: statusTrue,
    shape: savedCards,
  },
  checkImei: {
    endpoint: "GET /info/imei_validation/{imei}",
    accepts: answered,
    shape: checkedImei,
  },
  register: { endpoint: "POST /auth/register", accepts: hasRegistered, shape: registered },
  registerCharge: {
    endpoint: "POST /auth/register/charge",
    accepts: hasRegistered,
    shape: registered,
  },
};
