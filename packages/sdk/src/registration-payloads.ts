import type {
  NewCardPayload,
  NewCustomerPayload,
  SavedCardPayload,
  RegistrationDevice,
} from "./generated/schema.ts";

// Written by hand, because the list in the contract has any length.

/** A property that no list has. The compiler's message shows its name. */
interface AnyLength {
  readonly length: never;
  readonly "narrow a list to one to four devices with isRegistrationDevices of @waypost/sdk/pure": never;
}

/**
 * One to four devices with different IMEIs. Narrow a list of any length with
 * `isRegistrationDevices`.
 */
export type RegistrationDevices =
  | (readonly RegistrationDevice[] & AnyLength)
  | readonly [RegistrationDevice]
  | readonly [RegistrationDevice, RegistrationDevice]
  | readonly [RegistrationDevice, RegistrationDevice, RegistrationDevice]
  | readonly [RegistrationDevice, RegistrationDevice, RegistrationDevice, RegistrationDevice];

/** True for a list that one registration can contain: one to four devices. */
export function isRegistrationDevices(
  devices: readonly RegistrationDevice[],
): devices is RegistrationDevices {
  return devices.length >= 1 && devices.length <= 4;
}

// Written by hand, so that a payload has exactly one kind of card and one to four devices.

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
