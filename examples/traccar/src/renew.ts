import { isRefusal, type Payments } from "./payments.ts";
import { endOf, PLANS } from "./plans.ts";
import type { Store } from "./store.ts";
import type { Traccar } from "./traccar.ts";

const DAY_MS = 86_400_000;

/**
 * Charges each subscription that is due, once for its device and period. A device whose card is
 * declined is disabled when the days of grace are over. A run that breaks off can be repeated on the
 * same day. @returns a line for each device
 */
export async function renew(
  { store, payments, traccar }: { store: Store; payments: Payments; traccar: Traccar },
  day: string,
  graceDays = 0,
): Promise<string[]> {
  const lines: string[] = [];
  for (const due of store.subscriptions("active")) {
    if (due.until > day) continue;
    const plan = PLANS.find(({ id }) => id === due.plan);
    const payer = store.payer(due.customer);
    if (plan === undefined || payer === undefined) continue;
    const device = await traccar.device(due.imei);
    const { price, name } = plan;
    const key = `${due.imei} ${due.plan} ${due.until}`;
    try {
      await payments.charge({ stripe: payer.stripe, price, what: `${name} for ${due.imei}`, key });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const end = new Date(Date.parse(due.until) + graceDays * DAY_MS).toISOString().slice(0, 10);
      const isOver = day >= end;
      lines.push(`${due.imei}: declined, ${isOver ? "disabled" : `on until ${end}`}`);
      if (!isOver) continue;
      store.save({ ...due, status: "cancelled" });
      if (device) await traccar.changeDevice(device, { disabled: true });
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
