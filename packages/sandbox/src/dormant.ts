import type { CreditCard, DormantCancelRequest } from "@waypost/sdk";
import { createCall, customerWrite, ok, Refusal } from "./call.ts";
import type { Call } from "./call.ts";
import { addMonths, dateText } from "./clock.ts";
import type { Clock } from "./clock.ts";
import type { AccountChanges, Charges } from "./database/charges.ts";
import type { Customers } from "./database/customers.ts";
import type { Database } from "./database/database.ts";
import type { DormantDevices } from "./database/dormant-devices.ts";
import { effectOf } from "./magic-values.ts";
import { readBody, toCustomerId } from "./payload.ts";
import type { Payment } from "./payment.ts";
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

/** The payload that puts a SIM into dormant mode or terminates it. */
interface DormantFee extends DormantCancelRequest {
  iccid: string;
  email: string;
  /** False terminates the SIM. */
  paying: boolean;
  credit_card?: CreditCard;
}

const failure = "Dormant mode failed";

/** The price of dormant mode in US dollars. */
const fee = 1;

/** The duration of dormant mode. */
const dormantMonths = 12;

/** The calls that put SIMs into dormant mode, end it, and terminate SIMs. */
export function dormantMode(parts: Parts): Call[] {
  const { database, customers, dormant, charges, accountChanges, payment, tokens, clock } = parts;

  const readFee = (body: unknown) => readBody<DormantFee>("payDormantFee", body, clock);

  /** Finds the SIM in the payload. @throws Refusal if it is not one of the customer's SIMs */
  function check({ customer_id, imei, iccid, email, paying }: ReturnType<typeof readFee>): void {
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

  function activateOrTerminate(request: ReturnType<typeof readFee>, operation: string): string {
    return database.transaction(() => {
      check(request);
      const { customer_id, imei, credit_card: card, paying } = request;
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

  return [
    customerWrite({
      operation: "payDormantFee",
      magicCall: "dormant fee",
      failure,
      read: readFee,
      carryOut: activateOrTerminate,
    }),
    createCall("listDormantDevices", ({ query, token }) => {
      const customerId = toCustomerId(query("customer_id"));
      refuseOthers(customerId, tokens.customerOf(token));
      const magic = effectOf("dormant list", String(customerId));
      if (magic?.kind === "reply") return magic;
      return ok({ status: true, result: dormant.list(customerId) });
    }),
    customerWrite({
      operation: "cancelDormant",
      magicCall: "dormant cancellation",
      failure: "Dormant cancellation failed",
      read(body, { token }) {
        const tokenCustomerId = tokens.customerOf(token);
        const payload = readBody<DormantCancelRequest>("cancelDormant", body, clock);
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
