import type { SpeedUnit } from "@waypost/sdk";
import { DEFAULT_COUNTRY } from "./countries.ts";
import { DEFAULT_PLANS } from "../plans/default-plans.ts";

export const MAX_DEVICES = 4;

/**
 * The empty draft of the customer-information step. It is the only list of a customer's fields, in
 * the order of the form. Country and state are names, not ids.
 */
export const initialCustomer = {
  email: "",
  confirmEmail: "",
  password: "",
  confirmPassword: "",
  firstName: "",
  lastName: "",
  companyName: "",
  billingAddress: "",
  country: DEFAULT_COUNTRY,
  city: "",
  state: "",
  zipcode: "",
  timezone: "",
  timezonedescription: "",
  /** A provider's name, or `OTHER_PROVIDER`. */
  serviceProvider: "",
  customserviceProvider: "",
  /** Ten digits without country code. */
  phone: "",
  textMe: false,
};

/** The customer's details as entered so far. */
export type CustomerDraft = typeof initialCustomer;

/** The unit of speed. */
export type Unit = SpeedUnit;

/** A device row as it is stored. */
export type DeviceDraft = {
  /** Identifies the row when rows are added and removed. Never sent. */
  id: string;
  imei: string;
  device_name: string;
  device_model: string;
  /** "gps" or another value, treated as OBD; "" unless the IMEI was found valid. */
  category: string;
  /** The id of the chosen plan; "" until one is chosen. */
  servicePlan: string;
  /** US dollars for the whole period of the plan; null until a plan with a known price is chosen. */
  price: number | null;
  /** Months of the chosen plan; null until one with a known duration is chosen. */
  duration: number | null;
  plan_name: string;
  /** The GPS plan that the picker highlights. */
  plantype: string;
  /** The OBD plan that the picker highlights. */
  plantypeobd: string;
  /** True if the IMEI breaks a rule or the server rejected it. */
  error: boolean;
  /** The server's own text, or a message code. */
  errormessage: string;
};

/** The activation step as it is stored. */
export type ActivationDraft = {
  /** The number of rows as text. */
  gpsdevices: string;
  unit: Unit | "";
  devices: readonly DeviceDraft[];
};

/** An activation with a unit, which a registration requires. */
export type CompleteActivation = ActivationDraft & { unit: Unit };

export function hasUnit(activation: ActivationDraft): activation is CompleteActivation {
  return activation.unit !== "";
}

/** A saved card fills only token, bin and last_4; a new card only the other fields. */
export type PaymentDraft = {
  cardHoldername: string;
  cardnumber: string;
  cvc: string;
  /** "01" to "12". */
  expirationdatemonth: string;
  /** Four digits. */
  expirationdateyear: string;
  token: string;
  bin: string;
  last_4: string;
};

/** The draft of the terms step. */
export type TermsDraft = { accepted: boolean };

/** The carrier option that requires a name in words. */
export const OTHER_PROVIDER = "Others";

/** The fields of a device without a plan. The picker highlights the default. */
export const NO_PLAN = {
  servicePlan: "",
  price: null,
  duration: null,
  plan_name: "",
  plantype: DEFAULT_PLANS.gps,
  plantypeobd: DEFAULT_PLANS.obd,
} satisfies Partial<DeviceDraft>;

export function newDevice(id: string): DeviceDraft {
  return {
    id,
    imei: "",
    device_name: "",
    device_model: "",
    category: "",
    ...NO_PLAN,
    error: false,
    errormessage: "",
  };
}

/** An empty card form without a saved card. */
export const initialPayment: PaymentDraft = {
  cardHoldername: "",
  cardnumber: "",
  cvc: "",
  expirationdatemonth: "",
  expirationdateyear: "",
  token: "",
  bin: "",
  last_4: "",
};

export const initialTerms: TermsDraft = { accepted: false };
