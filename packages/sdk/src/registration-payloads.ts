// Written by hand where a payload must not have the card of another, and has one to four devices.
import type { NewCardPayload, NewCustomerPayload, SavedCardPayload } from "./generated/schema.ts";
import type { RegistrationDevices } from "./registration-devices.ts";

/** For the message of the compiler: no value has this property. */
interface OneCardOnly {
  readonly "pay either with credit_card or with user_token, card_bin and card_last_4": never;
}

/** Keys that a payload must not have, so that it is of one kind only. */
type Without<Keys extends string, Never = never> = { readonly [Key in Keys]?: Never };

/** The registration of a new customer. Every field is sent; an unused one is "". */
export interface NewCustomerRegistration
  extends NewCustomerPayload, Without<"user_token" | "card_bin" | "card_last_4", OneCardOnly> {
  devices: RegistrationDevices;
}

/** A registration by an existing customer who pays with a saved card. */
export interface SavedCardRegistration
  extends SavedCardPayload, Without<NewCustomerKey>, Without<"credit_card", OneCardOnly> {
  devices: RegistrationDevices;
}

/** A registration by an existing customer who pays with another card. */
export interface NewCardRegistration
  extends
    NewCardPayload,
    Without<NewCustomerKey>,
    Without<"user_token" | "card_bin" | "card_last_4", OneCardOnly> {
  devices: RegistrationDevices;
}

/** The fields that only the registration of a new customer has. */
type NewCustomerKey = Exclude<keyof NewCustomerPayload, keyof SavedCardPayload | "credit_card">;

/** A new customer, or an existing one with a saved or with another card, and nothing in between. */
export type RegistrationPayload =
  | NewCustomerRegistration
  | SavedCardRegistration
  | NewCardRegistration;
