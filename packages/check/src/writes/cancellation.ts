import { checks } from "../check.ts";
import { fieldIs, fieldsOf, isStatus, isSuccess, jsonOf, unlistedProblems } from "../reads/body.ts";
import { UNKNOWN_IMEI } from "../reads/devices.ts";
import { titleOf } from "../session.ts";
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
  await readBack(session, [once, "cancelSubscription"], () => findCancellable(context, imei));
  expectRefused(session, await cancel(context, imei), "a second cancellation", once);
  if (session.offers("listReactivationDevices"))
    await readBack(
      session,
      [cancellationReadBacks["cancelled-listed"], "cancelSubscription"],
      async () => unlistedProblems(await reactivatable(context), [imei], "devices")[0],
    );
}

/** Returns the problem with a device that can still be cancelled. */
async function findCancellable({ session }: WriteContext, imei: string) {
  const call = "validateCancellationImei";
  const exchange = await session.send({ call, params: { imei } });
  const { status } = fieldsOf(jsonOf(exchange));
  return isSuccess(exchange.status) && !isStatus(status, false)
    ? `${titleOf(call)} is answered with ${exchange.status}, and ${fieldIs("status", status)}`
    : undefined;
}

/** Returns the devices that can be reactivated. */
export const reactivatable = ({ session, customerId: customer_id }: WriteContext) =>
  readRows(session, { call: "listReactivationDevices", params: { customer_id } }, "devices");

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
