import type { Call } from "../call.ts";
import { addMonths, dateText } from "../clock.ts";
import type { Clock } from "../clock.ts";
import type { DormantDevices } from "../database/dormant-devices.ts";
import type { Customer } from "../database/customers.ts";
import type { Subscription } from "../database/devices.ts";
import type { Tables } from "../database/seed/customers.ts";
import { demoCustomer } from "../database/seed/returning-customer.ts";
import { deviceOf, seedDevices } from "../database/seed/stock.ts";
import { billingDates, firstSettings } from "../service-plan.ts";
import {
  ScenarioError,
  type Scenario,
  type ScenarioCustomer,
  type ScenarioDevice,
} from "./scenario.ts";

interface Parts extends Tables {
  dormant: DormantDevices;
  clock: Clock;
}

/**
 * Adds the missing customers and devices of a scenario, and sets its prices.
 *
 * @throws ScenarioError if the scenario conflicts with the data in the database
 */
export function fillScenario(parts: Parts, scenario: Scenario): void {
  const { devices } = parts;
  for (const [index, customer] of (scenario.customers ?? []).entries())
    at(`customers[${index}]`, () => addCustomer(parts, customer));
  for (const [index, device] of (scenario.devices ?? []).entries())
    at(`devices[${index}]`, () => addDevice(parts, device));
  for (const [index, { service_plan_id: id, price, afterFirstReply }] of (
    scenario.prices ?? []
  ).entries())
    at(`prices[${index}]`, () => {
      if (!devices.findPlan(id)) throw new Error(`No such plan: ${id}.`);
      if (afterFirstReply !== true) devices.setPrice(id, price);
    });
}

/** Wraps a call, so that prices change after the first reply with the previous ones. */
export function changePricesAfter(call: Call, { devices }: Parts, { prices = [] }: Scenario): Call {
  const changing = prices.filter(({ afterFirstReply }) => afterFirstReply);
  if (changing.length === 0) return call;
  return {
    ...call,
    async answer(input) {
      const reply = await call.answer(input);
      const json = JSON.stringify(reply.body) ?? "";
      for (const { service_plan_id: id, price } of changing)
        if (json.includes('"price":') && json.includes(`"service_plan_id":"${id}"`))
          devices.setPrice(id, price);
      return reply;
    },
  };
}

/** Runs `work` and adds the position in the scenario to its errors. @throws ScenarioError */
export function at(path: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new ScenarioError([{ path, message }], { cause: error });
  }
}

const payingCard = {
  brand: "visa",
  issuing_bank: "First Sample Bank",
  bin: "424242",
  last_4: "4242",
} as const;

function addCustomer({ customers, clock }: Parts, { cards = [{}], ...given }: ScenarioCustomer) {
  const now = clock.now();
  const known = customers.findByEmail(given.email);
  if (known && (given.id ?? known.id) !== known.id)
    throw new Error(`${given.email} is the customer ${known.id}.`);
  const account = { ...demoCustomer, company: "", ...given, created_at: now.toISOString() };
  const customer_id = known?.id ?? customers.add(account);
  if (customer_id === undefined) throw new Error(`The id ${given.id} is taken.`);
  for (const [index, card] of cards.entries()) {
    const { expiration_date = `08/${now.getUTCFullYear() + 3}`, ...rest } = card;
    const [month, year] = expiration_date.split("/").map(Number);
    customers.saveCard({
      ...payingCard,
      cardholder_name: `${account.first_name} ${account.last_name}`,
      ...rest,
      token: `card_${customer_id}_${index + 1}`,
      customer_id,
      expiration_month: month ?? 0,
      expiration_year: year ?? 0,
    });
  }
}

function addDevice(parts: Parts, { imei, customer: email, ...given }: ScenarioDevice): void {
  const { database, customers, devices, dormant } = parts;
  const device = deviceOf(imei);
  seedDevices(database, [device]);
  if (email === undefined) return;
  const customer = customers.findByEmail(email);
  if (!customer) throw new Error(`No customer has the e-mail address ${email}.`);
  const { state = "in use" } = given;
  const added = devices.subscribe(subscriptionOf(parts, { imei, ...given }, customer));
  if (added === undefined) {
    const owner = devices.ownerOf(imei);
    if (owner !== customer.id) throw new Error(`${imei} belongs to the customer ${owner}.`);
    return;
  }
  if (state === "terminated") dormant.terminate(imei);
  if (state !== "in use") return;
  const plan = planOf(parts, { imei, ...given });
  const name = given.device_name ?? "Tracker";
  devices.addSettings(imei, firstSettings({ ...device, name }, customer, plan));
}

function planOf({ devices }: Parts, { imei, device_plan }: ScenarioDevice) {
  const { category } = deviceOf(imei);
  const id = device_plan ?? (category === "gps" ? "standard" : "standard_obd");
  const plan = devices.findPlan(id);
  if (plan?.category !== category) throw new Error(`No such plan of a ${category} device: ${id}.`);
  return plan;
}

function subscriptionOf(
  parts: Parts,
  device: ScenarioDevice,
  { id, email }: Customer,
): Subscription {
  const { customers, clock } = parts;
  const { imei, state = "in use", since } = device;
  const plan = planOf(parts, device);
  const [card] = customers.cardsOf(id).filter(({ token }) => token !== "card_demo_declined");
  if (!card) throw new Error(`${email} has no card.`);
  const now = clock.now();
  const begin =
    since === undefined ? (state === "in use" ? now : addMonths(now, -12)) : new Date(since);
  return {
    imei,
    customer_id: id,
    device_name: device.device_name ?? "Tracker",
    service_plan_id: plan.service_plan_id,
    card_token: card.token,
    uom: "MPH",
    ...billingDates(begin, plan),
    ...(state !== "in use" && { cancelled_on: dateText(addMonths(now, -1)) }),
    ...(state === "dormant" && { dormant_until: dateText(addMonths(now, 12)) }),
  };
}
