import { fieldsOf, isStatus, jsonOf } from "../reads/body.ts";
import { listedProblems } from "../reads/customer-cases.ts";
import { UNKNOWN_IMEI } from "../reads/device-cases.ts";
import { titleOf } from "../session.ts";
import { eventually, readRows, type WriteContext } from "./write-context.ts";
import { expectAccepted, expectRefused, sendWrite, type WriteResult } from "./send-write.ts";

const CANCEL_CALL = titleOf("cancelSubscription");

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
  const { results } = session;
  expectRefused(
    session,
    await cancel(context, UNKNOWN_IMEI),
    "the cancellation of an unknown device",
  );
  if (!expectAccepted(session, await cancel(context, imei))) return;
  activated.delete(imei);
  const isCancelled = await eventually(session, async () => !(await canBeCancelled(context, imei)));
  results.record(
    "cancelled-once",
    CANCEL_CALL,
    isCancelled ? [] : ["the check reports that it can be cancelled"],
  );
  const second = await cancel(context, imei);
  expectRefused(session, second, "a second cancellation", "cancelled-once");
  if (!session.offers("listReactivationDevices")) return;
  const isListed = await eventually(session, () => isReactivatable(context, imei));
  results.record("cancelled-listed", CANCEL_CALL, isListed ? [] : ["it is not in the list"]);
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
