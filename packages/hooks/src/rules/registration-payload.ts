import { creditCard } from "./credit-card.ts";
import type { CreditCard } from "./credit-card.ts";
import { OTHER_PROVIDER } from "./drafts.ts";
import type { ActivationDraft, CustomerDraft, PaymentDraft } from "./drafts.ts";

export type DeviceEntry = {
  imei: string;
  device_name: string;
  device_model: string;
  device_plan: string;
};

export type NewCustomerPayload = {
  first_name: string;
  last_name: string;
  email: string;
  company: string;
  phone_number: string;
  password: string;
  comfirm_email: string;
  state: string;
  city: string;
  mobile_carrier: string;
  language: string;
  address: string;
  country: string;
  zip: string;
  time_zone: string;
  time_zone_description: string;
  credit_card: CreditCard;
  devices: DeviceEntry[];
  uom: string;
};

export type ExistingCustomerPayload = {
  email: string;
  language: string;
  devices: DeviceEntry[];
  uom: string;
} & ({ user_token: string; card_bin: string; card_last_4: string } | { credit_card: CreditCard });

const LANGUAGE = "English";

/** The registration body of a new customer; every key is present, a blank company as "". */
export function newCustomerPayload(
  customer: CustomerDraft,
  activation: ActivationDraft,
  payment: PaymentDraft,
): NewCustomerPayload {
  return {
    first_name: customer.firstName,
    last_name: customer.lastName,
    email: customer.email,
    company: customer.companyName,
    phone_number: customer.phone,
    password: customer.password,
    comfirm_email: customer.confirmEmail,
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
    time_zone_description: customer.timezonedescription,
    credit_card: creditCard(payment),
    devices: deviceEntries(activation),
    uom: activation.unit,
  };
}

/** The registration body of an existing customer, with the saved card or with a new one. */
export function existingCustomerPayload(
  customer: Pick<CustomerDraft, "email">,
  activation: ActivationDraft,
  payment: PaymentDraft,
): ExistingCustomerPayload {
  const common = {
    email: customer.email,
    language: LANGUAGE,
    devices: deviceEntries(activation),
    uom: activation.unit,
  };
  if (payment.token === "") return { ...common, credit_card: creditCard(payment) };
  return {
    ...common,
    user_token: payment.token,
    card_bin: payment.bin,
    card_last_4: payment.last_4,
  };
}

function deviceEntries(activation: ActivationDraft): DeviceEntry[] {
  return activation.devices.map((device) => ({
    imei: device.imei.trim(),
    device_name: device.device_name,
    device_model: device.device_model,
    device_plan: device.servicePlan,
  }));
}
