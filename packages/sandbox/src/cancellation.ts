import type { AccountChanges } from "./database/charges.ts";
import { ok, refused } from "./call.ts";
import type { Call } from "./call.ts";
import type { Clock } from "./clock.ts";
import { customerWrite } from "./customer-write.ts";
import type { CancelledDevices } from "./database/cancelled-devices.ts";
import type { Customers } from "./database/customers.ts";
import type { Database } from "./database/database.ts";
import { effectOf } from "./magic-values.ts";
import { readObject, readTexts, refuseBadImeis, refuseOtherKeys } from "./payload.ts";
import { Refusal } from "./refusal.ts";

interface Parts {
  database: Database;
  customers: Customers;
  cancelled: CancelledDevices;
  accountChanges: AccountChanges;
  clock: Clock;
}

const keys = [
  "cancelation_reason",
  "comment",
  "email",
  "first_name",
  "how_gps_tracker",
  "imei",
  "last_name",
  "phone_number",
] as const;

const failure = "Cancellation failed";

/** The calls that cancel a subscription. The payload identifies the customer by e-mail address. */
export function cancellation(parts: Parts): Call[] {
  const { database, customers, cancelled, accountChanges, clock } = parts;

  function readCancellation(body: unknown) {
    const payload = readObject(body, "The payload");
    refuseOtherKeys(payload, keys, "a cancellation");
    const { email, imei } = readTexts(payload, keys);
    refuseBadImeis([{ imei }]);
    return { imei, customer_id: customers.findIdByEmail(email) ?? Number.NaN };
  }

  return [
    {
      operation: "validateCancellationImei",
      method: "GET",
      path: "/info/cancel/validate/{imei}",
      answer({ params: { imei = "" } }) {
        const magic = effectOf("cancellation check", imei);
        if (magic?.kind === "reply") return magic;
        return cancelled.canCancel(imei)
          ? ok({ status: true, message: "Valid IMEI" })
          : refused(404, "Invalid IMEI");
      },
    },
    customerWrite({
      operation: "cancelSubscription",
      path: "/auth/subscription/cancel",
      magicCall: "cancellation",
      failure,
      read: readCancellation,
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
