import { checks } from "../check.ts";
import {
  fieldIs,
  fieldsOf,
  listedProblems,
  planRows,
  textOf,
  unlistedProblems,
  type Fields,
} from "../reads/body.ts";
import type { TestCard } from "../scenario.ts";
import { titleOf } from "../session.ts";
import { expectAccepted, expectRefused, sendWrite, writeChecks } from "./send-write.ts";
import {
  checkDeclinedCard,
  planIds,
  plansFor,
  readBack,
  readJson,
  readRows,
  skipMissing,
  type FreeDevice,
  type WriteContext,
} from "./write-context.ts";

export const accountReadBacks = checks({
  "read-back-plan": {
    severity: "major",
    rule: "The list of devices shows a plan that was just changed.",
    impact: "After a lost reply, the page cannot find out whether the plan was changed.",
    fix: "Show the new plan at once, or return the date on which it starts.",
  },
  "read-back-card": {
    severity: "major",
    rule: "A new card on file is recognized by its first six digits.",
    impact: "After a lost reply, the page cannot find out which card is on file.",
    fix: "Let the card check read from the database that the update writes to.",
  },
});

/** Replaces the card on file, reads it back, and restores the old one. */
export async function checkCard(context: WriteContext): Promise<void> {
  const { session, card, writes, customerId: customer_id } = context;
  const { cardOnFile } = writes;
  const check = accountReadBacks["read-back-card"];
  if (!cardOnFile) return skipMissing(session, [check], "writes.cardOnFile");
  const update = (credit_card: TestCard) =>
    sendWrite(session, "updateCard", (client) =>
      client.cardUpdate.update({ credit_card, customer_id }),
    );
  const findProblem = async ({ number }: TestCard) => {
    const params = { customer_id, first6: number.slice(0, 6) };
    const reply = await readJson(session, { call: "validateCard", params });
    const { last4 } = fieldsOf(fieldsOf(reply).response);
    if (textOf(last4) === number.slice(-4)) return undefined;
    const seen = fieldIs("response.last4", last4);
    return `${seen} in the reply to ${titleOf("validateCard")}, not ${number.slice(-4)}`;
  };
  const replace = async (next: TestCard): Promise<boolean> => {
    if (!expectAccepted(session, await update(next))) return false;
    await readBack(session, [check, "updateCard"], () => findProblem(next));
    return true;
  };
  if (!(await replace(card))) return;
  await checkDeclinedCard(
    context,
    update,
    async (declined) => (await findProblem(declined)) !== undefined,
    "response.last4 is that of the declined card",
  );
  await replace(cardOnFile);
}

const NO_PACK = "waypost-check-no-such-pack";

/** Buys a pack of each kind. The API has no call to read the purchase back. */
export async function checkPacks(context: WriteContext): Promise<void> {
  const { session, customerId: customer_id } = context;
  const buySms = (sms_pack_id: string) =>
    sendWrite(session, "buySmsPack", (client) =>
      client.packs.buySms({ customer_id, sms_pack_id, autorenew_sms_pack: false }),
    );
  const buyEta = (eta_id: string) =>
    sendWrite(session, "buyEtaPack", (client) => client.packs.buyEta({ customer_id, eta_id }));

  for (const [category, call, buy] of [
    ["sms_pack", "buySmsPack", buySms],
    ["eta_pack", "buyEtaPack", buyEta],
  ] as const) {
    expectRefused(session, await buy(NO_PACK), "a pack that does not exist");
    const [pack] = await planIds(session, category);
    if (pack === undefined)
      session.results.skip(writeChecks["write-accepted"], titleOf(call), "no pack is on sale");
    else expectAccepted(session, await buy(pack));
  }
}

/** Moves a device to another plan and reads it back. */
export async function checkPlan(
  context: WriteContext,
  { imei, category }: FreeDevice,
): Promise<void> {
  const { session, customerId: customer_id } = context;
  const check = accountReadBacks["read-back-plan"];
  const update = (service_plan_id: string) =>
    sendWrite(session, "updatePlan", (client) =>
      client.planUpdate.update({ customer_id, imei, service_plan_id }),
    );
  const currentRows = async () => {
    const request = { call: "listPlanUpdateDevices", params: { customer_id } } as const;
    return planRows(await readJson(session, request));
  };
  expectRefused(session, await update("waypost-check-no-such-plan"), "a plan that does not exist");
  const planIn = (rows: readonly Fields[]) =>
    rows.find(({ imei_no }) => textOf(imei_no) === imei)?.activated_plan_id;
  const before = planIn(await currentRows());
  const wanted = plansFor(context, category).find((plan) => plan !== before);
  if (wanted === undefined) return skipMissing(session, [check], "second plan to change to");
  if (!expectAccepted(session, await update(wanted))) return;
  await readBack(session, [check, "updatePlan"], async () => {
    const rows = await currentRows();
    const plan = planIn(rows);
    if (plan === wanted) return undefined;
    return (
      unlistedProblems(rows, [imei])[0] ?? `${fieldIs("activated_plan_id", plan)}, not ${wanted}`
    );
  });
}

export const dormantReadBacks = checks({
  "dormant-listed": {
    severity: "major",
    rule: "A device that was just made dormant is in the list of dormant devices.",
    impact: "Its dormant mode cannot be cancelled.",
    fix: "Let the list read from the database that the fee payment writes to.",
  },
  "read-back-dormant": {
    severity: "major",
    rule: "A device whose dormant mode was just cancelled is no longer in the list of dormant devices.",
    impact: "After a lost reply, the page cannot find out whether dormant mode was cancelled.",
    fix: "Let the list read from the database that the cancellation writes to.",
  },
});

/** Activates and cancels dormant mode for a device that this run has registered. */
export async function checkDormant(context: WriteContext, imei: string | undefined): Promise<void> {
  const { session, customerId: customer_id, email, token, card, activated } = context;
  if (token === undefined) return skipMissing(session, dormantReadBacks, "customer.token");
  const iccid = imei === undefined ? undefined : activated.get(imei);
  if (imei === undefined || iccid == null)
    return skipMissing(session, dormantReadBacks, "registered device with a known SIM");
  const pay = (credit_card: TestCard) =>
    sendWrite(session, "payDormantFee", (client) =>
      client.dormant.payFee({ customer_id, imei, iccid, email, paying: true, credit_card }),
    );
  const cancelDormant = () =>
    sendWrite(
      session,
      "cancelDormant",
      (client) => client.dormant.cancel({ customer_id, imei }),
      token,
    );
  const dormantRows = () => {
    const request = { call: "listDormantDevices", query: { customer_id }, token } as const;
    return readRows(session, request, "result");
  };
  const findListed = async () => listedProblems(await dormantRows(), [imei], "result")[0];
  const findUnlisted = async () => unlistedProblems(await dormantRows(), [imei], "result")[0];
  const isUnchanged = async () => (await findListed()) === undefined;
  if (!(await checkDeclinedCard(context, pay, isUnchanged, "the device is in result"))) return;
  expectRefused(session, await cancelDormant(), "cancelling dormant mode that is not active");
  if (!expectAccepted(session, await pay(card))) return;
  activated.delete(imei);
  const listed = [dormantReadBacks["dormant-listed"], "payDormantFee"] as const;
  if (!(await readBack(session, listed, findUnlisted))) return;
  if (!expectAccepted(session, await cancelDormant())) return;
  const gone = [dormantReadBacks["read-back-dormant"], "cancelDormant"] as const;
  await readBack(session, gone, findListed);
}
