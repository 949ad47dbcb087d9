import { fieldsOf, isStatus, jsonOf } from "../reads/body.ts";
import { present } from "../reads/customer-cases.ts";
import { NO_DEVICE } from "../reads/device-cases.ts";
import { titleOf } from "../session.ts";
import { isShown, rowsAt, type Bench } from "./bench.ts";
import { mustBeAccepted, mustBeRefused, write, type Written } from "./write.ts";

const CANCEL = titleOf("cancelSubscription");

/** Cancels a device, as the page does. */
export function cancel(
  { session, email: own }: Bench,
  imei: string,
  email = own,
): Promise<Written> {
  return write(session, "cancelSubscription", (client) =>
    client.cancellation.cancel({
      cancelation_reason: "Price concerns",
      comment: "Made by waypost-check.",
      email,
      first_name: "Waypost",
      how_gps_tracker: "Other",
      imei,
      last_name: "Check",
      phone_number: "15550001111",
    }),
  );
}

/** Cancels a device, and looks where it appears. */
export async function checkCancellation(bench: Bench, imei: string): Promise<void> {
  const { session, inUse } = bench;
  const { results } = session;
  mustBeRefused(session, await cancel(bench, NO_DEVICE), "the cancellation of no device");
  if (!mustBeAccepted(session, await cancel(bench, imei))) return;
  inUse.delete(imei);
  const isOver = await isShown(session, async () => !(await canBeCancelled(bench, imei)));
  results.judge(
    "cancelled-once",
    CANCEL,
    isOver ? [] : ["the check says that it can be cancelled"],
  );
  const again = await cancel(bench, imei);
  mustBeRefused(session, again, "a second cancellation", "cancelled-once");
  const isListed = await isShown(session, () => isReactivatable(bench, imei));
  results.judge("cancelled-listed", CANCEL, isListed ? [] : ["it is not in the list"]);
}

async function canBeCancelled({ session }: Bench, imei: string): Promise<boolean> {
  const exchange = await session.send({ call: "validateCancellationImei", params: { imei } });
  const isFalse = isStatus(fieldsOf(jsonOf(exchange)).status, false);
  return exchange.status >= 200 && exchange.status < 300 && !isFalse;
}

/** Whether a device is in the list of those that can be reactivated. */
export async function isReactivatable({ session, id }: Bench, imei: string): Promise<boolean> {
  const request = { call: "listReactivationDevices", params: { customer_id: id } } as const;
  return present(await rowsAt(session, request, "devices"), [imei]).length > 0;
}

/** Cancels what this run has put into use, so that nothing is renewed. */
export async function cleanUp(bench: Bench): Promise<void> {
  const { session, inUse } = bench;
  const left: string[] = [];
  for (const imei of inUse.keys()) {
    const { outcome } = await cancel(bench, imei);
    if (outcome !== "accepted") left.push(imei);
  }
  if (left.length > 0) session.results.note("still in use because of this run", left.join(", "));
}
