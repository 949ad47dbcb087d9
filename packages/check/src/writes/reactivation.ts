import type { TestCard } from "../scenario.ts";
import { textOf } from "../reads/body.ts";
import { titleOf } from "../session.ts";
import { eventually, plansFor, readRows, skipMissing, type WriteContext } from "./write-context.ts";
import { cancel, isReactivatable } from "./cancellation.ts";
import { expectAccepted, expectRefused, sendWrite } from "./send-write.ts";

/** Reactivates cancelled devices with each call, and cancels them again. */
export async function checkReactivation(context: WriteContext): Promise<void> {
  const { session } = context;
  const [first, second, third] = session.scenario.devices?.cancelled ?? [];
  if (first === undefined)
    return skipMissing(
      session,
      ["second-reactivation", "reactivations-at-once", "read-back-reactivation"],
      "devices.cancelled",
    );
  if (!(await checkSingle(context, first))) return;
  if (second === undefined)
    skipMissing(session, ["reactivations-at-once"], "second device in devices.cancelled");
  else await checkAtOnce(context, second);
  if (third !== undefined) await checkVariants(context, third);
}

/** Returns a plan for the category of a device in the list. */
async function planOf(context: WriteContext, imei: string): Promise<string> {
  const params = { customer_id: context.customerId };
  const rows = await readRows(
    context.session,
    { call: "listReactivationDevices", params },
    "devices",
  );
  const row = rows.find(({ imei_no }) => textOf(imei_no) === imei);
  return plansFor(context, typeof row?.category === "string" ? row.category : "gps")[0] ?? "";
}

async function checkSingle(context: WriteContext, imei: string): Promise<boolean> {
  const { session, card, writes } = context;
  const { results } = session;
  const title = titleOf("reactivate");
  const plan = await planOf(context, imei);
  const send = (credit_card: TestCard) =>
    sendWrite(session, "reactivate", (client) =>
      client.reactivation.reactivate({
        credit_card,
        customer_id: context.customerId,
        imei,
        service_plan: plan,
      }),
    );
  const { declinedCard } = writes;
  if (declinedCard) {
    const declined = await send(declinedCard);
    if (!expectRefused(session, declined, "a declined card", "declined-card")) return false;
    const isListed = await isReactivatable(context, imei);
    results.record("declined-card", title, isListed ? [] : ["it is no longer in the list"]);
  }
  if (!expectAccepted(session, await send(card))) return false;
  const isGone = await eventually(session, async () => !(await isReactivatable(context, imei)));
  results.record("read-back-reactivation", title, isGone ? [] : ["it is still in the list"]);
  expectRefused(session, await send(card), "a second reactivation", "second-reactivation");
  await cancel(context, imei);
  return true;
}

async function checkAtOnce(context: WriteContext, imei: string): Promise<void> {
  const { session, card, customerId } = context;
  const payload = {
    credit_card: card,
    customer_id: customerId,
    imei,
    service_plan: await planOf(context, imei),
  };
  const results = await Promise.all(
    [1, 2].map(() =>
      sendWrite(session, "reactivate", (client) => client.reactivation.reactivate(payload)),
    ),
  );
  const accepted = results.filter(({ outcome }) => outcome === "accepted");
  const problems = accepted.length === 1 ? [] : [`${accepted.length} of 2 were accepted`];
  session.results.record("reactivations-at-once", titleOf("reactivate"), problems);
  if (accepted.length > 0) await cancel(context, imei);
}

/** Checks the endpoint for pages whose address contains “charge”, and the one for several devices. */
async function checkVariants(context: WriteContext, imei: string): Promise<void> {
  const { session, card, customerId } = context;
  const service_plan = await planOf(context, imei);
  const charge = () =>
    sendWrite(session, "reactivateCharge", (client) =>
      client.reactivation.reactivateCharge({
        credit_card: card,
        customer_id: customerId,
        imei,
        service_plan,
      }),
    );
  if (!expectAccepted(session, await charge())) return;
  expectRefused(session, await charge(), "a second reactivation", "second-reactivation");
  await cancel(context, imei);
  const title = titleOf("reactivateMany");
  if (!(await isReactivatable(context, imei))) {
    session.results.skip("write-accepted", title, "the device is not listed as cancelled");
    return;
  }
  const devices = [{ imei, device_plan: service_plan }];
  const many = () =>
    sendWrite(session, "reactivateMany", (client) =>
      client.reactivation.reactivateMany({ credit_card: card, customer_id: customerId, devices }),
    );
  if (!expectAccepted(session, await many())) return;
  expectRefused(session, await many(), "a second reactivation", "second-reactivation");
  await cancel(context, imei);
}
