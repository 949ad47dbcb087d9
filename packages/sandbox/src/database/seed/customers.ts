import { addMonths, dateText } from "../../clock.ts";
import { firstSettings } from "../../service-plan.ts";
import { billingDates } from "../../service-plan.ts";
import type { Card, Customer, Customers } from "../customers.ts";
import type { Database } from "../database.ts";
import type { Devices, Subscription } from "../devices.ts";
import { deviceOf, seedDevices } from "./stock.ts";

/** The tables with seed data. */
export interface Tables {
  database: Database;
  customers: Customers;
  devices: Devices;
}

export type SeededCard = Omit<Card, "customer_id">;

interface SeededDevice {
  imei: string;
  name: string;
  planId: string;
}

export interface SeededCustomer {
  /** Default: the next free id. */
  account: Omit<Customer, "id" | "created_at"> & { id?: number };
  /** The customer's cards, dated relative to a given year. The first one pays for the devices. */
  cards: (year: number) => readonly SeededCard[];
  inUse: readonly SeededDevice[];
  cancelled: readonly SeededDevice[];
  dormant: readonly SeededDevice[];
}

/** Adds the missing data of these customers, unless another customer has their e-mail address. */
export function seedCustomers(
  { database, customers, devices }: Tables,
  seeded: readonly SeededCustomer[],
  now: Date,
): void {
  const created_at = now.toISOString();
  const lastMonth = dateText(addMonths(now, -1));
  const lastYear = addMonths(now, -12);
  const nextYear = dateText(addMonths(now, 12));

  function subscribe(
    { imei, name, planId }: SeededDevice,
    { customer, card_token }: { customer: Customer; card_token: string },
    ended: Pick<Subscription, "cancelled_on" | "dormant_until"> = {},
  ): void {
    const isActive = ended.cancelled_on === undefined;
    const plan = devices.findPlan(planId);
    if (!plan) throw new Error(`The seed data of ${imei} has an unknown plan`);
    const added = devices.subscribe({
      imei,
      customer_id: customer.id,
      device_name: name,
      service_plan_id: planId,
      card_token,
      uom: "MPH",
      ...billingDates(isActive ? now : lastYear, plan),
      ...ended,
    });
    if (added === undefined || !isActive) return;
    devices.addSettings(imei, firstSettings({ ...deviceOf(imei), name }, customer, plan));
  }

  const imeis = seeded.flatMap(({ inUse, cancelled, dormant }) => [
    ...inUse,
    ...cancelled,
    ...dormant,
  ]);
  seedDevices(
    database,
    imeis.map(({ imei }) => deviceOf(imei)),
  );
  for (const { account, cards, inUse, cancelled, dormant } of seeded) {
    const id = customers.add({ ...account, created_at }) ?? customers.findIdByEmail(account.email);
    if (id === undefined || (account.id ?? id) !== id) continue;
    const customer = { ...account, id, created_at };
    const [card_token = ""] = cards(now.getUTCFullYear()).map((card) =>
      customers.saveCard({ ...card, customer_id: id }),
    );
    for (const device of inUse) subscribe(device, { customer, card_token });
    const cancelled_on = lastMonth;
    for (const device of cancelled) subscribe(device, { customer, card_token }, { cancelled_on });
    for (const device of dormant)
      subscribe(device, { customer, card_token }, { cancelled_on, dormant_until: nextYear });
  }
}
