import { checks } from "../check.ts";
import type { TestCard } from "../scenario.ts";
import { listedProblems, textOf } from "../reads/body.ts";
import { titleOf } from "../session.ts";
import { cancel, reactivatable } from "./cancellation.ts";
import { expectAccepted, expectRefused, sendTwice, sendWrite, writeChecks } from "./send-write.ts";
import {
  checkDeclinedCard,
  plansFor,
  readBack,
  skipMissing,
  type WriteContext,
} from "./write-context.ts";

export const reactivationChecks = checks({
  "second-reactivation": {
    severity: "critical",
    rule: "A second reactivation of a device is refused.",
    impact: "A reactivation that is sent twice is charged twice.",
    fix: "Refuse a device in use within the transaction of the charge.",
  },
  "reactivations-at-once": {
    severity: "critical",
    rule: "If two reactivations of a device arrive at once, exactly one is carried out.",
    impact: "A reactivation that is sent twice is charged twice.",
    fix: "Check that the device is cancelled within the transaction of the charge.",
  },
});

export const reactivationReadBacks = checks({
  "read-back-reactivation": {
    severity: "critical",
    rule: "A device that was just reactivated is no longer in the list of cancelled devices.",
    impact:
      "After a lost reply, the page cannot find out what happened and the customer pays again.",
    fix: "Let the list read from the database that the reactivation writes to, not from a copy.",
  },
});

const SECOND = ["a second reactivation", reactivationChecks["second-reactivation"]] as const;

/** Reactivates cancelled devices with each call, and cancels them again. */
export async function checkReactivation(context: WriteContext): Promise<void> {
  const { session } = context;
  const [first, second, third] = session.scenario.devices?.cancelled ?? [];
  const atOnce = reactivationChecks["reactivations-at-once"];
  if (first === undefined) {
    const all = { ...reactivationChecks, ...reactivationReadBacks };
    return skipMissing(session, all, "devices.cancelled");
  }
  if (!(await checkSingle(context, first))) return;
  if (second === undefined) skipMissing(session, [atOnce], "second device in devices.cancelled");
  else {
    const send = await reactivationOf(context, second);
    const both = await sendTwice(session, atOnce, send);
    if (both.some(({ outcome }) => outcome === "accepted")) await cancel(context, second);
  }
  if (third !== undefined) await checkVariants(context, third);
}

/** Returns a plan for the category of a device in the list. */
async function planOf(context: WriteContext, imei: string): Promise<string> {
  const rows = await reactivatable(context);
  const row = rows.find(({ imei_no }) => textOf(imei_no) === imei);
  return plansFor(context, typeof row?.category === "string" ? row.category : "gps")[0] ?? "";
}

/** Returns a function that reactivates a device. */
async function reactivationOf(context: WriteContext, imei: string) {
  const { session, card, customerId: customer_id } = context;
  const service_plan = await planOf(context, imei);
  return (credit_card: TestCard = card) =>
    sendWrite(session, "reactivate", (client) =>
      client.reactivation.reactivate({ credit_card, customer_id, imei, service_plan }),
    );
}

async function checkSingle(context: WriteContext, imei: string): Promise<boolean> {
  const { session } = context;
  const send = await reactivationOf(context, imei);
  const findListed = async () => listedProblems(await reactivatable(context), [imei], "devices")[0];
  const isListed = async () => (await findListed()) !== undefined;
  if (!(await checkDeclinedCard(context, send, isListed, "it is no longer in devices")))
    return false;
  if (!expectAccepted(session, await send())) return false;
  await readBack(
    session,
    [reactivationReadBacks["read-back-reactivation"], "reactivate"],
    findListed,
  );
  expectRefused(session, await send(), ...SECOND);
  await cancel(context, imei);
  return true;
}

/** Checks the endpoint for pages whose address contains “charge”, and the one for several devices. */
async function checkVariants(context: WriteContext, imei: string): Promise<void> {
  const { session, card: credit_card, customerId: customer_id } = context;
  const service_plan = await planOf(context, imei);
  const charge = () =>
    sendWrite(session, "reactivateCharge", (client) =>
      client.reactivation.reactivateCharge({ credit_card, customer_id, imei, service_plan }),
    );
  if (!expectAccepted(session, await charge())) return;
  expectRefused(session, await charge(), ...SECOND);
  await cancel(context, imei);
  if (listedProblems(await reactivatable(context), [imei]).length === 0) {
    const reason = "the device is not listed as cancelled";
    session.results.skip(writeChecks["write-accepted"], titleOf("reactivateMany"), reason);
    return;
  }
  const devices = [{ imei, device_plan: service_plan }];
  const many = () =>
    sendWrite(session, "reactivateMany", (client) =>
      client.reactivation.reactivateMany({ credit_card, customer_id, devices }),
    );
  if (!expectAccepted(session, await many())) return;
  expectRefused(session, await many(), ...SECOND);
  await cancel(context, imei);
}
