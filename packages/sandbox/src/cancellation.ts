import type { CancellationRequest } from "@waypost/sdk";
import { createCall, customerWrite, ok, Refusal, refused } from "./call.ts";
import type { Call } from "./call.ts";
import type { Clock } from "./clock.ts";
import type { AccountChanges } from "./database/charges.ts";
import type { CancelledDevices } from "./database/cancelled-devices.ts";
import type { Customers } from "./database/customers.ts";
import type { Database } from "./database/database.ts";
import { effectOf } from "./magic-values.ts";
import { readBody } from "./payload.ts";

interface Parts {
  database: Database;
  customers: Customers;
  cancelled: CancelledDevices;
  accountChanges: AccountChanges;
  clock: Clock;
}

const failure = "Cancellation failed";

/** The calls that cancel a subscription. The payload identifies the customer by e-mail address. */
export function cancellation(parts: Parts): Call[] {
  const { database, customers, cancelled, accountChanges, clock } = parts;

  return [
    createCall("validateCancellationImei", ({ params: { imei = "" } }) => {
      const magic = effectOf("cancellation check", imei);
      if (magic?.kind === "reply") return magic;
      return cancelled.canCancel(imei)
        ? ok({ status: true, message: "Valid IMEI" })
        : refused(404, "Invalid IMEI");
    }),
    customerWrite({
      operation: "cancelSubscription",
      magicCall: "cancellation",
      failure,
      read(body) {
        const { email, imei } = readBody<CancellationRequest>("cancelSubscription", body, clock);
        return { imei, customer_id: customers.findIdByEmail(email) ?? Number.NaN };
      },
      carryOut: ({ imei, customer_id }, operation) =>
        database.transaction(() => {
          const isDone = cancelled.cancel(imei, customer_id);
          if (!isDone) throw new Refusal(failure, "No active subscription");
          const time = clock.now().toISOString();
          accountChanges.add({ time, customer_id, operation, subject: imei });
          return "Subscription cancelled";
        }),
    }),
  ];
}
