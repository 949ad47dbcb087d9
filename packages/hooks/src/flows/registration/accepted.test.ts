import { demoCustomer, demoPassword } from "@waypost/sandbox";
import { describe, expect, test } from "vitest";
import { atWork, TODAY, type AtWork } from "../../../test/at-work.ts";
import {
  EMAIL,
  giveDevices,
  GPS_IMEI,
  GPS_PLAN,
  OBD_IMEI,
  OBD_PLAN,
  reachConfirm,
  SECRETS,
  typeCard,
} from "../../../test/new-customer.ts";
import { sampleDetails } from "../../../test/whole-registration.ts";
import { REGISTRATION_KEYS } from "./start.ts";

const HOLDER = "Sample Holder";
/** With quotes, because the id of a SIM may contain the same digits. */
const LAST_FOUR = `"${SECRETS.cardnumber.slice(-4)}"`;

/** Entries that are no longer needed once the registration was accepted. */
const ENTERED = [
  ...Object.values(SECRETS),
  sampleDetails.firstName,
  sampleDetails.lastName,
  sampleDetails.billingAddress,
  sampleDetails.city,
  sampleDetails.zipcode,
  sampleDetails.phone,
  HOLDER,
  LAST_FOUR,
];

const stored = ({ storage }: AtWork) => Object.values(storage.all()).join("\n");

/** The failure of one device, as the server reports it next to the subscriptions of the others. */
const withFailed = (text: string): string => {
  const reply = JSON.parse(text) as { subscription: { imei_no: string }[] };
  const subscription = reply.subscription.filter(({ imei_no }) => imei_no !== OBD_IMEI);
  return JSON.stringify({ ...reply, status: false, error: OBD_IMEI, subscription });
};

const withoutSubscription = (text: string): string =>
  JSON.stringify({ ...(JSON.parse(text) as object), subscription: [] });

/** A registration with a new card. `change` may replace the text of the server's reply. */
async function accepted(change = (text: string) => text): Promise<AtWork> {
  const work = atWork({
    through: async (url, pass) => {
      const reply = await pass();
      if (!url.endsWith("/auth/register")) return reply;
      return new Response(change(await reply.text()), { status: reply.status });
    },
  });
  await reachConfirm(work);
  work.send({ type: "edit-card", patch: { cardHoldername: HOLDER }, today: TODAY });
  for (const text of [HOLDER, sampleDetails.billingAddress]) expect(stored(work)).toContain(text);
  work.send({ type: "confirm", at: TODAY });
  return work;
}

describe.each([
  ["complete", "registered", (text: string) => text],
  ["partial", "partly-registered", withFailed],
  ["unconfirmed", "registered", withoutSubscription],
] as const)("after a %s registration", (_, outcome, change) => {
  test("only the receipt remains of what was entered, in storage and memory", async () => {
    const work = await accepted(change);
    const { receipt, token, ...rest } = await work.until("done");
    for (const text of ENTERED) {
      expect(stored(work)).not.toContain(text);
      expect(JSON.stringify(rest)).not.toContain(text);
    }
    expect(stored(work)).not.toContain(token);
    expect(receipt?.details).toMatchObject({ first_name: "Sample" });
    expect(Object.keys(work.storage.all()).toSorted()).toEqual([
      REGISTRATION_KEYS.progress,
      REGISTRATION_KEYS.receipt,
    ]);
  });

  test("a reload shows the same receipt, without the customer's name and card", async () => {
    const work = await accepted(change);
    const { receipt: shown } = await work.until("done");
    const later = work.reload();
    later.send({ type: "visit", step: "confirm" });
    const { receipt } = await later.until("done");
    const { details } = receipt ?? {};
    expect(details).toMatchObject({ first_name: null, last_name: null });
    expect(details?.customer_id).toBe(shown?.details?.customer_id);
    const without = { details: null, consents: [] };
    expect({ ...receipt, ...without }).toEqual({ ...shown, ...without });
    expect(receipt?.outcome).toBe(outcome);
    expect(later.state().wizard).toEqual(work.state().wizard);
    expect(later.sent("POST")).toEqual(["/auth/register"]);
  });

  test("the receipt has the unit, and the name, plan and category of every device", async () => {
    const work = await accepted(change);
    const { receipt } = await work.until("done");
    expect(receipt?.unit).toBe("MPH");
    expect(receipt?.sent).toEqual([
      {
        imei: GPS_IMEI,
        device_name: "Van",
        category: "gps",
        servicePlan: GPS_PLAN.service_plan_id,
        price: GPS_PLAN.price,
        duration: GPS_PLAN.duration,
        plan_name: GPS_PLAN.email_content,
      },
      {
        imei: OBD_IMEI,
        device_name: "Truck",
        category: "obd",
        servicePlan: OBD_PLAN.service_plan_id,
        price: OBD_PLAN.price,
        duration: OBD_PLAN.duration,
        plan_name: OBD_PLAN.email_content,
      },
    ]);
  });
});

test.each([
  ["shows a toast", "registered", (text: string) => text, ["register.succeeded"]],
  ["in part shows only its page", "partly-registered", withFailed, []],
  ["without subscriptions shows only its page", "registered", withoutSubscription, []],
] as const)("a success %s", async (_, outcome, change, codes) => {
  const work = await accepted(change);
  const { receipt } = await work.until("done");
  expect(receipt?.outcome).toBe(outcome);
  expect(work.notices.map(({ code }) => code)).toEqual(codes);
});

test("after a registration with a saved card, neither the cards nor their tokens are kept", async () => {
  const work = atWork();
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "edit-customer", patch: { email: demoCustomer.email } });
  work.send({ type: "submit" });
  await work.until("known-email");
  work.send({ type: "edit-customer", patch: { password: demoPassword } });
  work.send({ type: "continue-with-password" });
  await work.until("devices");
  await giveDevices(work);
  const savedCards = work.state().savedCards ?? [];
  work.send({ type: "submit" });
  work.send({ type: "submit" });
  work.send({ type: "accept-terms", accepted: true });
  work.send({ type: "submit" });
  await work.until("reviewing");
  const { last_4: lastFour } = work.state().payment;
  work.send({ type: "confirm", at: TODAY });
  const { receipt: _, token: __, ...rest } = await work.until("done");
  expect(savedCards.length).toBeGreaterThan(0);
  for (const text of [lastFour, ...savedCards.map((card) => card.token)]) {
    expect(stored(work)).not.toContain(`"${text}"`);
    expect(JSON.stringify(rest)).not.toContain(`"${text}"`);
  }
});

const answer = (status: number, body: object) => () =>
  Promise.resolve(Response.json(body, { status }));
const NO = { status: false, message: "No" };
const noReply = () => Promise.reject(new TypeError("connection lost"));

test.each([
  ["a rejection", answer(200, NO), "failed"],
  ["a rejection with a 4xx status", answer(400, NO), "failed"],
  ["a 5xx status", answer(500, NO), "unknown"],
  ["an unreadable reply", answer(200, {}), "unknown"],
  ["no reply", noReply, "unknown"],
] as const)("after %s only the security code is removed", async (_, reply, phase) => {
  const work = atWork({
    through: (url, pass) => (url.endsWith("/auth/register") ? reply() : pass()),
  });
  await reachConfirm(work);
  const { customer, payment } = work.state();
  work.send({ type: "confirm", at: TODAY });
  const after = await work.until(phase);
  expect(after.payment).toEqual({ ...payment, cvc: "" });
  expect(after.customer).toEqual(customer);
  expect(customer).toMatchObject({ email: EMAIL, password: SECRETS.password });
});

test("after a rejection the payment step asks only for the security code, and shows why", async () => {
  const work = atWork();
  await reachConfirm(work, "4000000000000002");
  work.send({ type: "confirm", at: TODAY });
  await work.until("failed");
  work.send({ type: "back" });
  work.send({ type: "submit" });
  const { lostSecret, payment } = await work.until("payment");
  expect(lostSecret).toBe("cvc");
  expect(payment.cardnumber).toBe("4000000000000002");
  work.send({ type: "submit" });
  expect(work.state().fieldErrors).toEqual({ cvc: "cvc.required" });
  typeCard(work);
  work.send({ type: "submit" });
  work.send({ type: "submit" });
  expect((await work.until("reviewing")).lostSecret).toBeNull();
  work.send({ type: "confirm", at: TODAY });
  await work.until("done");
});
