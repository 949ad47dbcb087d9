import type { Payments } from "./payments.ts";
import { endOf, PLANS } from "./plans.ts";
import type { Store } from "./store.ts";
import type { Traccar } from "./traccar.ts";

/**
 * Charges each subscription that is due, once for its device and period, and disables devices whose
 * card is declined. A run that breaks off can be repeated. @returns a line for each device
 */
export async function renew(
  { store, payments, traccar }: { store: Store; payments: Payments; traccar: Traccar },
  day: string,
): Promise<string[]> {
  const lines: string[] = [];
  for (const due of store.subscriptions("active")) {
    if (due.until > day) continue;
    const plan = PLANS.find(({ id }) => id === due.plan);
    const payer = store.payer(due.customer);
    if (plan === undefined || payer === undefined) continue;
    const device = await traccar.device(due.imei);
    const { cents, name } = plan;
    const key = `${due.imei} ${due.plan} ${due.until}`;
    try {
      await payments.charge({ stripe: payer.stripe, cents, what: `${name} for ${due.imei}`, key });
    } catch (error) {
      if (!(error instanceof Error) || error.name !== "Refusal") throw error;
      store.save({ ...due, status: "cancelled" });
      if (device) await traccar.changeDevice(device, { disabled: true });
      lines.push(`${due.imei}: declined, disabled`);
      continue;
    }
    const until = endOf(due.until, plan.months);
    store.save({ ...due, until });
    if (device)
      await traccar.changeDevice(device, {
        attributes: { ...device.attributes, paidUntil: until },
      });
    lines.push(`${due.imei}: paid until ${until}`);
  }
  return lines;
}
