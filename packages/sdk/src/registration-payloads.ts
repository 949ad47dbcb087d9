// Written by hand, so that a payload has exactly one kind of card and one to four devices.
import type { NewCardPayload, NewCustomerPayload, SavedCardPayload } from "./generated/schema.ts";
import type { RegistrationDevices } from "./registration-devices.ts";

/** A property that no value has. The compiler's message shows its name. */
interface OneCardOnly {
  readonly "pay either with credit_card or with user_token, card_bin and card_last_4": never;
}

/** Keys that a payload must not have. */
type Omitted<Keys extends string, Never = never> = { readonly [Key in Keys]?: Never };

/** The registration of a new customer. Every field is sent. An unused one is "". */
export interface NewCustomerRegistration
  extends NewCustomerPayload, Omitted<"user_token" | "card_bin" | "card_last_4", OneCardOnly> {
  devices: RegistrationDevices;
}

/** A registration by an existing customer who pays with a saved card. */
export interface SavedCardRegistration
  extends SavedCardPayload, Omitted<NewCustomerKey>, Omitted<"credit_card", OneCardOnly> {
  devices: RegistrationDevices;
}

/** A registration by an existing customer who pays with another card. */
export interface NewCardRegistration
  extends
    NewCardPayload,
    Omitted<NewCustomerKey>,
    Omitted<"user_token" | "card_bin" | "card_last_4", OneCardOnly> {
  devices: RegistrationDevices;
}

/** The fields that only the registration of a new customer has. */
type NewCustomerKey = Exclude<keyof NewCustomerPayload, keyof SavedCardPayload | "credit_card">;

/** A new customer, or an existing one with a saved card or with another card. */
export type RegistrationPayload =
  | NewCustomerRegistration
  | SavedCardRegistration
  | NewCardRegistration;
