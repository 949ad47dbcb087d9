import { checks } from "../check.ts";
import { fieldsOf, isStatus, jsonOf, listedProblems } from "../reads/body.ts";
import { UNKNOWN_IMEI } from "../reads/devices.ts";
import { expectAccepted, expectRefused, sendWrite, type WriteResult } from "./send-write.ts";
import { readBack, readRows, type WriteContext } from "./write-context.ts";

export const cancellationReadBacks = checks({
  "cancelled-once": {
    severity: "major",
    rule: "A device that was just cancelled cannot be cancelled again.",
    impact: "The page cannot find out whether a cancellation was carried out.",
    fix: "Let the IMEI check read from the database that the cancellation writes to.",
  },
  "cancelled-listed": {
    severity: "minor",
    rule: "A device that was just cancelled can be reactivated.",
    impact: "Customers who change their mind have to wait or call you.",
    fix: "List the device at once. If your API lists it when the billing cycle ends, run the check again then.",
  },
});

/** Cancels a device as the portal does. */
export function cancel(
  { session, email: customerEmail }: WriteContext,
  imei: string,
  email = customerEmail,
): Promise<WriteResult> {
  return sendWrite(session, "cancelSubscription", (client) =>
    client.cancellation.cancel({
      cancelation_reason: "Price concerns",
      comment: "Sent by waypost-check.",
      email,
      first_name: "Waypost",
      how_gps_tracker: "Other",
      imei,
      last_name: "Check",
      phone_number: "15550001111",
    }),
  );
}

/** Cancels a device, and checks that it is listed as cancelled. */
export async function checkCancellation(context: WriteContext, imei: string): Promise<void> {
  const { session, activated } = context;
  const unknown = await cancel(context, UNKNOWN_IMEI);
  expectRefused(session, unknown, "the cancellation of an unknown device");
  if (!expectAccepted(session, await cancel(context, imei))) return;
  activated.delete(imei);
  const once = cancellationReadBacks["cancelled-once"];
  await readBack(
    session,
    [once, "cancelSubscription"],
    async () => !(await canBeCancelled(context, imei)),
    "the check reports that it can be cancelled",
  );
  expectRefused(session, await cancel(context, imei), "a second cancellation", once);
  if (session.offers("listReactivationDevices"))
    await readBack(
      session,
      [cancellationReadBacks["cancelled-listed"], "cancelSubscription"],
      () => isReactivatable(context, imei),
      "it is not in the list",
    );
}

async function canBeCancelled({ session }: WriteContext, imei: string): Promise<boolean> {
  const exchange = await session.send({ call: "validateCancellationImei", params: { imei } });
  const isFalse = isStatus(fieldsOf(jsonOf(exchange)).status, false);
  return exchange.status >= 200 && exchange.status < 300 && !isFalse;
}

/** True if a device is in the list of devices that can be reactivated. */
export async function isReactivatable(
  { session, customerId }: WriteContext,
  imei: string,
): Promise<boolean> {
  const request = { call: "listReactivationDevices", params: { customer_id: customerId } } as const;
  return listedProblems(await readRows(session, request, "devices"), [imei]).length > 0;
}

/** Cancels the devices that this run has activated, so that no subscription is renewed. */
export async function cleanUp(context: WriteContext): Promise<void> {
  const { session, activated } = context;
  const remaining: string[] = [];
  for (const imei of activated.keys()) {
    const { outcome } = await cancel(context, imei);
    if (outcome !== "accepted") remaining.push(imei);
  }
  if (remaining.length > 0)
    session.results.note("activated by this run and not cancelled", remaining.join(", "));
}
