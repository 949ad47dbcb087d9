import type {
  NewCardRegistration,
  NewCustomerRegistration,
  RegistrationDevice,
  RegistrationDevices,
  SavedCardRegistration,
} from "@waypost/sdk";
import { creditCard, type CardFields } from "../cards/credit-card.ts";
import { OTHER_PROVIDER } from "./drafts.ts";
import type { CustomerDraft, DeviceDraft, PaymentDraft, Unit } from "./drafts.ts";

const LANGUAGE = "English" as const;

/** The customer fields of a registration request, from a draft or a form. */
export type PayloadCustomer = Omit<CustomerDraft, "confirmEmail" | "confirmPassword" | "textMe"> &
  Partial<Pick<CustomerDraft, "confirmEmail">>;

/** The one to four devices of a registration request. */
export interface PayloadActivation {
  readonly unit: Unit;
  readonly devices: readonly Pick<
    DeviceDraft,
    "imei" | "device_name" | "device_model" | "servicePlan"
  >[];
}

/** The saved-card fields of a registration request. */
export type PayloadSavedCard = Pick<PaymentDraft, "token" | "bin" | "last_4">;

/** The request body for a new customer. Every key is present; a blank company is sent as "". */
export function newCustomerPayload(
  customer: PayloadCustomer,
  activation: PayloadActivation,
  payment: CardFields,
): NewCustomerRegistration {
  return {
    first_name: customer.firstName.trim(),
    last_name: customer.lastName.trim(),
    email: customer.email,
    company: customer.companyName.trim(),
    phone_number: customer.phone,
    password: customer.password,
    comfirm_email: customer.confirmEmail ?? customer.email,
    state: customer.state,
    city: customer.city,
    mobile_carrier:
      customer.serviceProvider === OTHER_PROVIDER
        ? customer.customserviceProvider
        : customer.serviceProvider,
    language: LANGUAGE,
    address: customer.billingAddress,
    country: customer.country,
    zip: customer.zipcode,
    time_zone: customer.timezone,
    // A time zone that was typed, because the list could not be loaded, has no description.
    time_zone_description: customer.timezonedescription.trim() || customer.timezone,
    credit_card: creditCard(payment),
    devices: deviceEntries(activation),
    uom: activation.unit,
  };
}

/** The request body for an existing customer, with either the saved card or a new one. */
export function existingCustomerPayload(
  customer: Pick<CustomerDraft, "email">,
  activation: PayloadActivation,
  payment: CardFields | PayloadSavedCard,
): SavedCardRegistration | NewCardRegistration {
  const common = {
    email: customer.email,
    language: LANGUAGE,
    devices: deviceEntries(activation),
    uom: activation.unit,
  };
  if (!isSaved(payment)) return { ...common, credit_card: creditCard(payment) };
  return {
    ...common,
    user_token: payment.token,
    card_bin: payment.bin,
    card_last_4: payment.last_4,
  };
}

/** A draft has the fields of both kinds of card; those of the unused one are blank. */
const isSaved = (payment: CardFields | PayloadSavedCard): payment is PayloadSavedCard =>
  "token" in payment && payment.token !== "";

function deviceEntries(activation: PayloadActivation): RegistrationDevices {
  const entries: readonly RegistrationDevice[] = activation.devices.map((device) => ({
    imei: device.imei.trim(),
    device_name: device.device_name.trim(),
    device_model: device.device_model,
    device_plan: device.servicePlan,
  }));
  // The form of the step ensures one to four rows.
  return entries as RegistrationDevices;
}
