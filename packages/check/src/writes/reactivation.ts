import type { TestCard } from "../scenario.ts";
import { textOf } from "../reads/body.ts";
import { titleOf } from "../session.ts";
import { isShown, plansFor, rowsAt, skipAll, type Bench } from "./bench.ts";
import { cancel, isReactivatable } from "./cancellation.ts";
import { mustBeAccepted, mustBeRefused, write } from "./write.ts";

/** Reactivates cancelled devices in each way, and cancels them again. */
export async function checkReactivation(bench: Bench): Promise<void> {
  const { session } = bench;
  const [first, second, third] = session.scenario.devices?.cancelled ?? [];
  if (first === undefined)
    return skipAll(
      session,
      ["second-reactivation", "reactivations-at-once", "read-back-reactivation"],
      "devices.cancelled",
    );
  if (!(await checkOne(bench, first))) return;
  if (second === undefined)
    skipAll(session, ["reactivations-at-once"], "second device in devices.cancelled");
  else await checkAtOnce(bench, second);
  if (third !== undefined) await checkVariants(bench, third);
}

/** A plan for the category that the list gives the device. */
async function planOf(bench: Bench, imei: string): Promise<string> {
  const params = { customer_id: bench.id };
  const rows = await rowsAt(bench.session, { call: "listReactivationDevices", params }, "devices");
  const row = rows.find(({ imei_no }) => textOf(imei_no) === imei);
  return plansFor(bench, typeof row?.category === "string" ? row.category : "gps")[0] ?? "";
}

async function checkOne(bench: Bench, imei: string): Promise<boolean> {
  const { session, card, writes } = bench;
  const { results } = session;
  const title = titleOf("reactivate");
  const plan = await planOf(bench, imei);
  const send = (credit_card: TestCard) =>
    write(session, "reactivate", (client) =>
      client.reactivation.reactivate({
        credit_card,
        customer_id: bench.id,
        imei,
        service_plan: plan,
      }),
    );
  const { declinedCard } = writes;
  if (declinedCard) {
    const declined = await send(declinedCard);
    if (!mustBeRefused(session, declined, "a card that is declined", "declined-card")) return false;
    const isThere = await isReactivatable(bench, imei);
    results.judge("declined-card", title, isThere ? [] : ["it is gone from the list"]);
  }
  if (!mustBeAccepted(session, await send(card))) return false;
  const isGone = await isShown(session, async () => !(await isReactivatable(bench, imei)));
  results.judge("read-back-reactivation", title, isGone ? [] : ["it is still in the list"]);
  mustBeRefused(session, await send(card), "a second reactivation", "second-reactivation");
  await cancel(bench, imei);
  return true;
}

async function checkAtOnce(bench: Bench, imei: string): Promise<void> {
  const { session, card, id } = bench;
  const payload = {
    credit_card: card,
    customer_id: id,
    imei,
    service_plan: await planOf(bench, imei),
  };
  const both = await Promise.all(
    [1, 2].map(() =>
      write(session, "reactivate", (client) => client.reactivation.reactivate(payload)),
    ),
  );
  const accepted = both.filter(({ outcome }) => outcome === "accepted");
  const problems = accepted.length === 1 ? [] : [`${accepted.length} of 2 were accepted`];
  session.results.judge("reactivations-at-once", titleOf("reactivate"), problems);
  if (accepted.length > 0) await cancel(bench, imei);
}

/** The endpoint of pages whose address contains “charge”, and that for several devices. */
async function checkVariants(bench: Bench, imei: string): Promise<void> {
  const { session, card, id } = bench;
  const service_plan = await planOf(bench, imei);
  const charge = () =>
    write(session, "reactivateCharge", (client) =>
      client.reactivation.reactivateCharge({
        credit_card: card,
        customer_id: id,
        imei,
        service_plan,
      }),
    );
  if (!mustBeAccepted(session, await charge())) return;
  mustBeRefused(session, await charge(), "a second reactivation", "second-reactivation");
  await cancel(bench, imei);
  const title = titleOf("reactivateMany");
  if (!(await isReactivatable(bench, imei))) {
    session.results.skip("write-accepted", title, "the device is not listed as cancelled");
    return;
  }
  const devices = [{ imei, device_plan: service_plan }];
  const many = () =>
    write(session, "reactivateMany", (client) =>
      client.reactivation.reactivateMany({ credit_card: card, customer_id: id, devices }),
    );
  if (!mustBeAccepted(session, await many())) return;
  mustBeRefused(session, await many(), "a second reactivation", "second-reactivation");
  await cancel(bench, imei);
}
