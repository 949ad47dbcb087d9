import { ok } from "./call.ts";
import type { Call, CallInput, Reply } from "./call.ts";
import { addMonths, dateText } from "./clock.ts";
import type { Clock } from "./clock.ts";
import { customerWrite } from "./customer-write.ts";
import type { AccountChanges, Charges } from "./database/charges.ts";
import type { Customers } from "./database/customers.ts";
import type { Database } from "./database/database.ts";
import type { DormantDevices } from "./database/dormant-devices.ts";
import { readDormantCancellation, readDormantFee } from "./dormant-payload.ts";
import type { DormantFee } from "./dormant-payload.ts";
import { effectOf } from "./magic-values.ts";
import { toCustomerId } from "./payload.ts";
import type { Payment } from "./payment.ts";
import { Refusal, refusalReply } from "./refusal.ts";
import { refuseOthers } from "./tokens.ts";
import type { Tokens } from "./tokens.ts";

interface Parts {
  database: Database;
  customers: Customers;
  dormant: DormantDevices;
  charges: Charges;
  accountChanges: AccountChanges;
  payment: Payment;
  tokens: Tokens;
  clock: Clock;
}

const failure = "Dormant mode failed";

/** The price of dormant mode in US dollars. */
const fee = 1;

/** The duration of dormant mode. */
const dormantMonths = 12;

/** The calls that put SIMs into dormant mode, end it, and terminate SIMs. */
export function dormantMode(parts: Parts): Call[] {
  const { database, customers, dormant, charges, accountChanges, payment, tokens, clock } = parts;

  /** Finds the SIM in the payload. @throws Refusal if it is not one of the customer's SIMs */
  function check({ customer_id, imei, iccid, email, paying }: DormantFee): void {
    const customer = customers.find(customer_id);
    if (!customer) throw new Refusal(failure, "Unknown customer");
    const sim = dormant.findSim(customer_id, imei);
    if (!sim) throw new Refusal(failure, "Device not found");
    if (sim.iccid !== iccid) throw new Refusal(failure, "ICCID does not belong to this device");
    if (customer.email.toLowerCase() !== email.toLowerCase())
      throw new Refusal(failure, "E-mail address does not belong to this customer");
    if (sim.terminated) throw new Refusal(failure, "SIM is terminated");
    if (paying && sim.dormant) throw new Refusal(failure, "Dormant mode is already active");
  }

  function activateOrTerminate(request: DormantFee, operation: string): string {
    return database.transaction(() => {
      check(request);
      const { customer_id, imei, card, paying } = request;
      const now = clock.now();
      const change = { time: now.toISOString(), customer_id, operation, subject: imei };
      if (!paying) {
        dormant.terminate(imei);
        accountChanges.add(change);
        return "Sim Terminated Successfully";
      }
      if (card) {
        payment.withNewCard(card, "dormant fee", customer_id);
        charges.add({ ...change, amount: fee });
      } else {
        accountChanges.add(change);
      }
      dormant.activate(imei, dateText(addMonths(now, dormantMonths)));
      return "Dormant SIM subscription activated";
    });
  }

  function list({ query, token }: CallInput): Reply {
    const customerId = toCustomerId(query("customer_id") ?? "");
    refuseOthers(customerId, tokens.customerOf(token));
    const magic = effectOf("dormant list", String(customerId));
    if (magic?.kind === "reply") return magic;
    return ok({ status: true, result: dormant.list(customerId) });
  }

  return [
    customerWrite({
      operation: "payDormantFee",
      path: "/auth/dormant-fees",
      magicCall: "dormant fee",
      failure,
      read: (body) => readDormantFee(body, clock),
      carryOut: activateOrTerminate,
    }),
    {
      operation: "listDormantDevices",
      method: "GET",
      path: "/auth/dormant-mode/activated",
      answer(input) {
        try {
          return list(input);
        } catch (error) {
          return refusalReply(error, failure);
        }
      },
    },
    customerWrite({
      operation: "cancelDormant",
      path: "/auth/dormant-mode/cancel",
      magicCall: "dormant cancellation",
      failure: "Dormant cancellation failed",
      read(body, { token }) {
        const tokenCustomerId = tokens.customerOf(token);
        const payload = readDormantCancellation(body);
        refuseOthers(payload.customer_id, tokenCustomerId);
        return payload;
      },
      carryOut: ({ customer_id, imei }, operation) =>
        database.transaction(() => {
          if (!dormant.cancel(customer_id, imei)) throw new Refusal("Dormant mode is not active");
          const time = clock.now().toISOString();
          accountChanges.add({ time, customer_id, operation, subject: imei });
          return "Dormant Subscription Cancelled Successfully";
        }),
    }),
  ];
}
