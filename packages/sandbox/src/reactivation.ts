import type {
  CreditCard,
  MultiReactivationDevice,
  MultiReactivationRequest,
  ReactivationRequest,
} from "@waypost/sdk";
import { createCall, customerWrite, ok, Refusal, refused } from "./call.ts";
import type { Call } from "./call.ts";
import type { Clock } from "./clock.ts";
import type { CancelledDevices } from "./database/cancelled-devices.ts";
import type { Charges } from "./database/charges.ts";
import type { Customer, Customers } from "./database/customers.ts";
import type { Database } from "./database/database.ts";
import type { Devices } from "./database/devices.ts";
import { effectOf } from "./magic-values.ts";
import { readBody, toCustomerId } from "./payload.ts";
import type { Payment } from "./payment.ts";
import { billingDates, firstSettings, fittingPlan } from "./service-plan.ts";

interface Parts {
  database: Database;
  customers: Customers;
  devices: Devices;
  cancelled: CancelledDevices;
  charges: Charges;
  payment: Payment;
  clock: Clock;
}

/** A reactivation of one or more devices, each with its new plan. */
interface Reactivation {
  customer_id: number;
  credit_card: CreditCard;
  devices: readonly MultiReactivationDevice[];
}

/** The message of a refused reactivation. */
const failure = "Reactivation failed";

/**
 * Creates the function that puts cancelled devices back on plans, in one transaction: all of them
 * or none. It returns the success message, or throws a Refusal if nothing was done.
 */
function createRenewal(parts: Parts) {
  const { database, customers, devices, cancelled, charges, payment, clock } = parts;

  function renew(
    { imei, device_plan: planId }: MultiReactivationDevice,
    { customer, ...terms }: { customer: Customer; card_token: string; operation: string },
  ): void {
    const device = cancelled.find(customer.id, imei);
    if (!device) throw new Refusal(failure, `${imei} is not a cancelled device of this customer`);
    const plan = fittingPlan(devices, planId, device);
    const now = clock.now();
    const renewed = cancelled.renew({
      imei,
      customer_id: customer.id,
      service_plan_id: planId,
      card_token: terms.card_token,
      ...billingDates(now, plan),
    });
    if (!renewed) throw new Error(`${imei} changed during its own transaction`);
    devices.addSettings(imei, firstSettings(device, customer, plan));
    charges.add({
      time: now.toISOString(),
      customer_id: customer.id,
      operation: terms.operation,
      subject: imei,
      amount: plan.price,
    });
  }

  return (
    { customer_id, credit_card: card, devices: wanted }: Reactivation,
    operation: string,
  ): string =>
    database.transaction(() => {
      const customer = customers.find(customer_id);
      if (!customer) throw new Refusal(failure, "Unknown customer");
      if (wanted.length > 1 && effectOf("reactivation", card.number)?.kind === "pays-once")
        throw new Refusal("Card declined", "Your card can pay for one device only");
      const card_token = payment.withNewCard(card, "reactivation", customer.id);
      for (const device of wanted) renew(device, { customer, card_token, operation });
      return wanted.length === 1 ? "Device reactivated" : "Devices reactivated";
    });
}

/** The calls that list a customer's cancelled devices and put them back on paid plans. */
export function reactivation(parts: Parts): Call[] {
  const { customers, cancelled, clock } = parts;
  const reactivate = createRenewal(parts);
  const write = { magicCall: "reactivation", failure, carryOut: reactivate } as const;
  return [
    createCall("listReactivationDevices", ({ params: { customer_id = "" } }) => {
      const magic = effectOf("reactivation list", customer_id);
      if (magic?.kind === "reply") return magic;
      const customer = customers.find(toCustomerId(customer_id));
      if (!customer) return refused(200, "Unknown customer");
      const listed = cancelled.list(customer.id);
      return ok({ status: true, devices: listed, user_details: nameOf(customer) });
    }),
    createCall("getReactivationDeviceInfo", ({ params: { customer_id = "", imei = "" } }) => {
      const magic = effectOf("reactivation info", imei);
      if (magic?.kind === "reply") return magic;
      const customer = customers.find(toCustomerId(customer_id));
      if (!customer) return refused(404, "Unknown customer");
      const found = cancelled.find(customer.id, imei);
      if (!found) return refused(404, "Device not found");
      const device = {
        imei_no: found.imei,
        imei_iccid: found.iccid,
        activated_plan_description: found.plan_description,
      };
      return ok({ device, user_details: nameOf(customer) });
    }),
    ...["reactivate", "reactivateCharge"].map((operation) =>
      customerWrite({
        ...write,
        operation,
        read(body) {
          const payload = readBody<ReactivationRequest>(operation, body, clock);
          const { imei, service_plan: device_plan, ...rest } = payload;
          return { ...rest, devices: [{ imei, device_plan }] };
        },
      }),
    ),
    customerWrite({
      ...write,
      operation: "reactivateMany",
      read: (body) => readBody<MultiReactivationRequest>("reactivateMany", body, clock),
    }),
  ];
}

function nameOf({ first_name, last_name }: Customer) {
  return { first_name, last_name };
}
