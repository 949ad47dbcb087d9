import { fieldsOf, textOf } from "../reads/body.ts";
import { planRows } from "../reads/customer-cases.ts";
import { titleOf } from "../session.ts";
import {
  eventually,
  readJson,
  plansFor,
  skipMissing,
  type WriteContext,
  type FreeDevice,
} from "./write-context.ts";
import { expectAccepted, expectRefused, sendWrite } from "./send-write.ts";

/** Moves a device to another plan and reads it back. */
export async function checkPlan(
  context: WriteContext,
  { imei, category }: FreeDevice,
): Promise<void> {
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
