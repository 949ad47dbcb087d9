import type { CreditCard } from "./generated/schema.ts";
import type * as contract from "./generated/schema.ts";
import type { Converted } from "./converted.ts";
import type { RegistrationDevices } from "./registration-devices.ts";

/** For the message of the compiler: no value has this property. */
interface OneCardOnly {
  readonly "pay either with credit_card or with user_token, card_bin and card_last_4": never;
}

/** Keys that a payload must not have, so that it is of one kind only. */
type Without<Keys extends string, Never = never> = { readonly [Key in Keys]?: Never };

/** The registration of a new customer. Every field is sent; an unused one is "". */
export interface NewCustomerRegistration
  extends
    Converted<
      contract.NewCustomerRegistration,
      { credit_card: CreditCard; devices: RegistrationDevices }
    >,
    Without<"user_token" | "card_bin" | "card_last_4", OneCardOnly> {}

/** A registration by an existing customer who pays with a saved card. */
export interface SavedCardRegistration
  extends
    Converted<contract.SavedCardRegistration, { devices: RegistrationDevices }>,
    Without<NewCustomerKey>,
    Without<"credit_card", OneCardOnly> {}

/** A registration by an existing customer who pays with another card. */
export interface NewCardRegistration
  extends
    Converted<
      contract.NewCardRegistration,
      { credit_card: CreditCard; devices: RegistrationDevices }
    >,
    Without<NewCustomerKey>,
    Without<"user_token" | "card_bin" | "card_last_4", OneCardOnly> {}

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
