import type { Feature } from "./operation.ts";
import { any2xx, statusIsTrue } from "./reply.ts";
import type {
  EmailCheck,
  ImeiCheck,
  RegistrationResult,
  SavedCard,
} from "./registration-replies.ts";
import {
  isImeiChecked,
  parseEmailCheck,
  parseImeiCheck,
  parseRegistration,
  parseSavedCards,
} from "./registration-replies.ts";
import type { CallOptions, CreditCard, CustomerId } from "./types.ts";

/** The unit in which speeds are shown to the customer. */
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

/** The registration of a new customer. All 19 fields are sent; an unused one is "". */
export interface NewCustomerRegistration {
  first_name: string;
  last_name: string;
  email: string;
  company: string;
  /** 10 digits. */
  phone_number: string;
  password: string;
  /** The same e-mail address again. The API's spelling of the field name. */
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

/** A registration by an existing customer who pays with a saved card. */
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

/** A registration by an existing customer who pays with another card. */
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

/** Registers devices on paid plans. */
export interface Registration {
  checkEmail(email: string, options?: CallOptions): Promise<EmailCheck>;
  /**
   * Lists the saved cards of an existing customer. It is a read, and its errors are those of a
   * read, but it is a POST with a password and therefore never retried.
   */
  customerCards(request: CardsRequest, options?: CallOptions): Promise<SavedCard[]>;
  /** Tells whether a device can be registered, and if not, why. */
  checkImei(imei: string, options?: CallOptions): Promise<ImeiCheck>;
  /** Registers and charges. After `unknown-outcome`, check each IMEI before trying again. */
  register(payload: RegistrationPayload, options?: CallOptions): Promise<RegistrationResult>;
  /** Like `register`, but uses the charge endpoint. */
  registerCharge(payload: RegistrationPayload, options?: CallOptions): Promise<RegistrationResult>;
}

export const registration: Feature<Registration> = {
  checkEmail: {
    endpoint: "GET /info/check/email/{email}",
    isSuccess: any2xx,
    parse: parseEmailCheck,
  },
  customerCards: {
    endpoint: "POST /auth/customer/cards",
    isSuccess: statusIsTrue,
    parse: parseSavedCards,
  },
  checkImei: {
    endpoint: "GET /info/imei_validation/{imei}",
    isSuccess: isImeiChecked,
    parse: parseImeiCheck,
  },
  register: { endpoint: "POST /auth/register", write: "registration", parse: parseRegistration },
  registerCharge: {
    endpoint: "POST /auth/register/charge",
    write: "registration",
    parse: parseRegistration,
  },
};
