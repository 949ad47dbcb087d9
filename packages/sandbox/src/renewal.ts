import type { Clock } from "./clock.ts";
import type { CancelledDevices } from "./database/cancelled-devices.ts";
import type { Charges } from "./database/charges.ts";
import type { Customer, Customers } from "./database/customers.ts";
import type { Database } from "./database/database.ts";
import type { Devices } from "./database/devices.ts";
import { firstSettings } from "./first-settings.ts";
import { effectOf } from "./magic-values.ts";
import type { Payment } from "./payment.ts";
import type { Reactivation } from "./reactivation-payload.ts";
import { Refusal } from "./refusal.ts";
import { billingDates, fittingPlan } from "./service-plan.ts";

export interface RenewalParts {
  database: Database;
  customers: Customers;
  devices: Devices;
  cancelled: CancelledDevices;
  charges: Charges;
  payment: Payment;
  clock: Clock;
}

/** The message of a refused reactivation. */
export const failure = "Reactivation failed";

/**
 * Creates the function that puts cancelled devices back on plans, in one transaction: all of them
 * or none. It returns the success message, or throws a Refusal if nothing was done.
 */
export function createRenewal(parts: RenewalParts) {
  const { database, customers, devices, cancelled, charges, payment, clock } = parts;

  function renew(
    { imei, planId }: Reactivation["devices"][number],
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

  return ({ customer_id, card, devices: wanted }: Reactivation, operation: string): string =>
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
