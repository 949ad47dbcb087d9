import type { RegistrationDevices } from "./registration-devices.ts";
import type { CreditCard, CustomerId } from "./types.ts";

/** The unit in which speeds are shown to the customer. */
export type SpeedUnit = "KMH" | "MPH";

/** Proves who the customer is, to list the saved cards. */
export interface CardsRequest {
  /** The `customer_id` of `registration.checkEmail`. */
  customer_id: CustomerId;
  /** The password of the account. A secret. */
  password: string;
}

/** For the message of the compiler: no value has this property. */
interface OneCardOnly {
  readonly "pay either with credit_card or with user_token, card_bin and card_last_4": never;
}

/** Keys that a payload must not have, so that it is of one kind only. */
type Without<Keys extends string, Never = never> = { readonly [Key in Keys]?: Never };

/** The registration of a new customer. Every field is sent; an unused one is "". */
export interface NewCustomerRegistration extends Without<
  "user_token" | "card_bin" | "card_last_4",
  OneCardOnly
> {
  /** Given name of the account holder. Must not be blank. */
  first_name: string;
  /** Family name of the account holder. Must not be blank. */
  last_name: string;
  /** The address that identifies the account. Check with `checkEmail` that it is new. */
  email: string;
  /** An empty string if there is none. The only field that the customer may leave blank. */
  company: string;
  /** Ten digits, without country code or hyphens. A phone for SMS alerts. */
  phone_number: string;
  /** The password of the new account; no rule for it is documented. A secret. */
  password: string;
  /** The e-mail address again, as in `email`. The API's spelling of "confirm email". */
  comfirm_email: string;
  /** The state's name: from `lookups.states`, or free text for a country without states. */
  state: string;
  /** Town of the billing address, free text. Must not be blank. */
  city: string;
  /**
   * The name of a provider, or text entered by the customer. `lookups.mobileProviders` lists the
   * providers.
   */
  mobile_carrier: string;
  /** The language of the account. The API documents only this value. */
  language: "English";
  /** Billing address: street and house number. Must not be blank. */
  address: string;
  /** The country's name: a `country_name` of `lookups.countries`, not its id. */
  country: string;
  /** Postal code of the billing address, as text because it may start with 0. */
  zip: string;
  /** A `time_zone` of `lookups.timeZones`, for example `America/Chicago`. */
  time_zone: string;
  /** The `description` of the same row of `lookups.timeZones`. */
  time_zone_description: string;
  /** The card that pays for the plans of all devices. It is charged at once. */
  credit_card: CreditCard;
  /** One to four devices with different IMEIs. */
  devices: RegistrationDevices;
  /** Unit of measure: shows speeds in km/h (`KMH`) or mph (`MPH`). */
  uom: SpeedUnit;
}

/** A registration by an existing customer who pays with a saved card. */
export interface SavedCardRegistration
  extends Without<NewCustomerKey>, Without<"credit_card", OneCardOnly> {
  /** The address of the existing account, which it identifies: there is no `customer_id`. */
  email: string;
  /** The language of the account. The API documents only this value. */
  language: "English";
  /** One to four devices with different IMEIs. */
  devices: RegistrationDevices;
  /** Unit of measure: shows speeds in km/h (`KMH`) or mph (`MPH`). */
  uom: SpeedUnit;
  /** The token of the saved card, from `registration.customerCards`. It must not have expired. */
  user_token: string;
  /** The `bin` of the same saved card: its first six digits. */
  card_bin: string;
  /** The `last_4` of the same saved card. */
  card_last_4: string;
}

/** A registration by an existing customer who pays with another card. */
export interface NewCardRegistration
  extends Without<NewCustomerKey>, Without<"user_token" | "card_bin" | "card_last_4", OneCardOnly> {
  /** The address of the existing account, which it identifies: there is no `customer_id`. */
  email: string;
  /** The language of the account. The API documents only this value. */
  language: "English";
  /** One to four devices with different IMEIs. */
  devices: RegistrationDevices;
  /** Unit of measure: shows speeds in km/h (`KMH`) or mph (`MPH`). */
  uom: SpeedUnit;
  /** The card that pays for the plans of all devices. It is charged at once. */
  credit_card: CreditCard;
}

/** The fields that only the registration of a new customer has. */
type NewCustomerKey = Exclude<
  keyof NewCustomerRegistration,
  | "email"
  | "language"
  | "devices"
  | "uom"
  | "credit_card"
  | "user_token"
  | "card_bin"
  | "card_last_4"
>;

/** A new customer, or an existing one with a saved or with another card, and nothing in between. */
export type RegistrationPayload =
  | NewCustomerRegistration
  | SavedCardRegistration
  | NewCardRegistration;
