import { CheckError } from "../check-error.ts";
import { missingReason } from "../missing-reason.ts";
import { type Session, titleOf } from "../session.ts";
import {
  findFreeDevices,
  planIds,
  type WriteContext,
  eventually,
  readJson,
  plansFor,
  skipMissing,
  type FreeDevice,
} from "./write-context.ts";
import { checkCancellation, cleanUp } from "./cancellation.ts";
import { checkCard } from "./card.ts";
import { checkDormant } from "./dormant.ts";
import {
  checkNewCustomer,
  checkPartial,
  checkRegisterCharge,
  checkRegistrationsAtOnce,
} from "./registration-variants.ts";
import { checkReactivation } from "./reactivation.ts";
import { checkRegistration } from "./registration.ts";
import { checkSettings } from "./settings.ts";
import { expectAccepted, expectRefused, sendWrite } from "./send-write.ts";
import { fieldsOf, textOf } from "../reads/body.ts";
import { planRows } from "../reads/customer-cases.ts";

const NO_PACK = "waypost-check-no-such-pack";

/** Buys a pack of each kind. The API has no call to read the purchase back. */
async function checkPacks(context: WriteContext): Promise<void> {
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
      session.results.skip("write-accepted", titleOf(call), "no pack is on sale");
    else expectAccepted(session, await buy(pack));
  }
}

/** Checks that the scenario has the values that all writes need. @throws CheckError if it does not */
export function requireForWrites({ scenario, unset }: Pick<Session, "scenario" | "unset">): void {
  const { customer = {}, writes = {} } = scenario;
  const needed = {
    "customer.id": customer.id,
    "customer.email": customer.email,
    "writes.card": writes.card,
  };
  const [path] = Object.entries(needed).find(([, value]) => value === undefined) ?? [];
  if (path !== undefined) throw new CheckError(`--writes: ${missingReason({ unset }, path)}.`);
}

/** Runs all writes with the devices of the scenario, and cancels the devices afterwards. */
export async function runWrites(session: Session): Promise<void> {
  const { customer = {}, writes = {}, devices = {} } = session.scenario;
  const { id, email, token } = customer;
  const { card } = writes;
  if (id === undefined || email === undefined || card === undefined) return;
  const free = await findFreeDevices(session, devices.free ?? []);
  const context: WriteContext = {
    session,
    customerId: id,
    email,
    token,
    card,
    writes,
    plans: { gps: await planIds(session, "gps"), obd: await planIds(session, "obd") },
    takeDevice: () => free.shift(),
    activated: new Map(),
  };
  const device = await checkRegistration(context);
  if (device) {
    const winner = await checkRegistrationsAtOnce(context);
    await checkRegisterCharge(context);
    await checkPartial(context);
    await checkNewCustomer(context);
    await checkSettings(context, device);
    await checkPlan(context, device);
    await checkDormant(context, winner);
    await checkCancellation(context, device.imei);
  } else skipRegistration(session, devices.free?.length ?? 0);
  await checkReactivation(context);
  await checkPacks(context);
  await checkCard(context);
  await cleanUp(context);
}

function skipRegistration({ results }: Session, count: number): void {
  const reason = count === 0 ? "the scenario has no devices.free" : "no device was registered";
  for (const check of ["second-registration", "read-back-registration"] as const)
    results.skip(check, null, reason);
}

/** Moves a device to another plan and reads it back. */
async function checkPlan(context: WriteContext, { imei, category }: FreeDevice): Promise<void> {
  const { session, customerId } = context;
  const update = (service_plan_id: string) =>
    sendWrite(session, "updatePlan", (client) =>
      client.planUpdate.update({ customer_id: customerId, imei, service_plan_id }),
    );
  const currentPlan = async () => {
    const list = await readJson(session, {
      call: "listPlanUpdateDevices",
      params: { customer_id: customerId },
    });
    const row = planRows(list).find(({ imei_no }) => textOf(imei_no) === imei);
    return textOf(fieldsOf(row).activated_plan_id);
  };
  expectRefused(session, await update("waypost-check-no-such-plan"), "a plan that does not exist");
  const before = await currentPlan();
  const wanted = plansFor(context, category).find((plan) => plan !== before);
  if (wanted === undefined)
    return skipMissing(session, ["read-back-plan"], "second plan to change to");
  if (!expectAccepted(session, await update(wanted))) return;
  const isChanged = await eventually(session, async () => (await currentPlan()) === wanted);
  const problems = isChanged ? [] : [`the list shows ${await currentPlan()}, not ${wanted}`];
  session.results.record("read-back-plan", titleOf("updatePlan"), problems);
}
