import { fieldsOf, textOf } from "../reads/body.ts";
import { planRows } from "../reads/customer-cases.ts";
import { titleOf } from "../session.ts";
import { isShown, look, plansFor, skipAll, type Bench, type FreeDevice } from "./bench.ts";
import { mustBeAccepted, mustBeRefused, write } from "./write.ts";

/** Moves a device to another plan, and looks for it in the list. */
export async function checkPlan(bench: Bench, { imei, category }: FreeDevice): Promise<void> {
  const { session, id } = bench;
  const update = (service_plan_id: string) =>
    write(session, "updatePlan", (client) =>
      client.planUpdate.update({ customer_id: id, imei, service_plan_id }),
    );
  const present = async () => {
    const list = await look(session, {
      call: "listPlanUpdateDevices",
      params: { customer_id: id },
    });
    const row = planRows(list).find(({ imei_no }) => textOf(imei_no) === imei);
    return textOf(fieldsOf(row).activated_plan_id);
  };
  mustBeRefused(session, await update("waypost-check-no-such-plan"), "a plan that does not exist");
  const before = await present();
  const wanted = plansFor(bench, category).find((plan) => plan !== before);
  if (wanted === undefined) return skipAll(session, ["read-back-plan"], "second plan to change to");
  if (!mustBeAccepted(session, await update(wanted))) return;
  const isChanged = await isShown(session, async () => (await present()) === wanted);
  const problems = isChanged ? [] : [`the list shows ${await present()}, not ${wanted}`];
  session.results.judge("read-back-plan", titleOf("updatePlan"), problems);
}
