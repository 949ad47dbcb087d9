import type {
  CreditCard,
  RegistrationDevice,
  RegistrationPayload,
  SavedCardRegistration,
} from "@waypost/sdk";
import { Refusal } from "./call.ts";
import type { Clock } from "./clock.ts";
import type { Charges } from "./database/charges.ts";
import type { Customer, Customers } from "./database/customers.ts";
import type { Database } from "./database/database.ts";
import type { Devices } from "./database/devices.ts";
import { effectOf, inUseMessage, terminatedMessage } from "./magic-values.ts";
import type { Payment } from "./payment.ts";
import { billingDates, firstSettings, fittingPlan } from "./service-plan.ts";
import type { Tokens } from "./tokens.ts";

interface Parts {
  database: Database;
  customers: Customers;
  devices: Devices;
  tokens: Tokens;
  charges: Charges;
  payment: Payment;
  clock: Clock;
}

/** The payload of a registration, with either kind of card. */
export type Registration = RegistrationPayload & { credit_card?: CreditCard };

/** The values shared by all devices of one registration. */
interface Terms {
  card_token: string;
  uom: "KMH" | "MPH";
  operation: string;
}

/** Returns the reply to a complete or partial registration. @throws Refusal if nothing was done */
export type Enrol = (registration: Registration, passwordHash: string, operation: string) => object;

/**
 * Creates the function that registers in one transaction: the customer, card, devices and token are
 * all stored, or none of them. If two registrations have the same IMEI or e-mail address, the
 * constraints of the tables accept only one.
 */
export function createEnrolment(parts: Parts, strict = false): Enrol {
  const { database, customers, devices, tokens, charges, payment, clock } = parts;

  function findOrAddCustomer(registration: Registration, passwordHash: string): Customer {
    if (registration.password === undefined) {
      const known = customers.findByEmail(registration.email);
      if (!known) throw new Refusal("Registration failed", "No customer has this e-mail address");
      return known;
    }
    const created_at = clock.now().toISOString();
    const customer = { ...registration, password_hash: passwordHash, created_at };
    const id = customers.add(customer);
    if (id === undefined) throw new Refusal("User Already Exist");
    return { ...customer, id };
  }

  function pay(registration: Registration, customer: Customer): string {
    return registration.credit_card === undefined
      ? payment.withSavedCard(registration as SavedCardRegistration, customer.id)
      : payment.withNewCard(registration.credit_card, "registration", customer.id);
  }

  /** Returns the device and its new plan. @throws Refusal if it cannot be registered */
  function check(wanted: RegistrationDevice) {
    const device = devices.find(wanted.imei);
    if (!device) throw new Refusal("IMEI not found", wanted.imei);
    if (device.terminated) throw new Refusal(terminatedMessage, wanted.imei);
    if (device.subscribed || effectOf("registration", wanted.imei)?.kind === "taken-meanwhile")
      throw new Refusal(inUseMessage, wanted.imei);
    if (strict && wanted.device_model !== device.model)
      throw new Refusal("The device model does not belong to this IMEI", wanted.imei);
    const plan = fittingPlan(devices, wanted.device_plan, device);
    return { device: { ...device, name: wanted.device_name }, plan };
  }

  function subscribe(
    { device, plan }: ReturnType<typeof check>,
    customer: Customer,
    { card_token, uom, operation }: Terms,
  ) {
    const now = clock.now();
    const { start_date, next_billing_date } = billingDates(now, plan);
    const subscription_id = devices.subscribe({
      imei: device.imei,
      customer_id: customer.id,
      device_name: device.name,
      service_plan_id: plan.service_plan_id,
      card_token,
      uom,
      start_date,
      next_billing_date,
    });
    if (subscription_id === undefined) throw new Refusal(inUseMessage, device.imei);
    charges.add({
      time: now.toISOString(),
      customer_id: customer.id,
      operation,
      subject: device.imei,
      amount: plan.price,
    });
    devices.addSettings(device.imei, firstSettings(device, customer, plan));
    return {
      device_name: device.name,
      imei_no: device.imei,
      imei_iccid: device.iccid,
      subscription_id,
      start_date,
      nextBillingDate: next_billing_date,
      activated_plan_description: plan.plan_description,
      activated_plan_id: plan.service_plan_id,
    };
  }

  return (registration, passwordHash, operation) =>
    database.transaction(() => {
      const customer = findOrAddCustomer(registration, passwordHash);
      const card_token = pay(registration, customer);
      const checked = registration.devices.map(check);
      const failed = failedImeis(registration);
      const subscription = checked
        .filter(({ device }) => !failed.includes(device.imei))
        .map((fitting) =>
          subscribe(fitting, customer, { card_token, uom: registration.uom, operation }),
        );
      const error = failed.join("|");
      if (subscription.length === 0) throw new Refusal("Registration failed", error);
      const { id: customer_id, first_name, last_name, email } = customer;
      return {
        status: true,
        ...(error
          ? { message: "Some devices could not be subscribed", error }
          : { message: "Device Registered Successfully" }),
        details: { first_name, last_name, email, customer_id },
        subscription,
        token: tokens.issue(customer_id),
      };
    });
}

function failedImeis(registration: Registration): string[] {
  const paysOnce =
    registration.credit_card !== undefined &&
    effectOf("registration", registration.credit_card.number)?.kind === "pays-once";
  return registration.devices
    .map(({ imei }) => imei)
    .filter(
      (imei, index) =>
        (paysOnce && index > 0) || effectOf("registration", imei)?.kind === "subscription-fails",
    );
}
