import type { RegistrationPayload } from "@waypost/sdk";
import { expect, test } from "vitest";
import { atWork, TODAY, type AtWork } from "../../../test/at-work.ts";
import { losesReplies, testGate } from "../../../test/gate.ts";
import { GPS_IMEI, GPS_PLAN, OBD_IMEI, reachConfirm } from "../../../test/new-customer.ts";
import type { PageOptions } from "../../../test/page.ts";
import { soon } from "../../../test/soon.ts";
import { inUse } from "../../../test/without-an-answer.ts";
import { ATTEMPTS_KEY } from "../checkout/attempts.ts";
import { REGISTRATION_KEYS } from "./start.ts";

const REGISTER = "/auth/register";

async function sent(options: PageOptions): Promise<AtWork> {
  const work = atWork(options);
  await reachConfirm(work);
  work.send({ type: "confirm", at: TODAY });
  return work;
}

const payloadOf = ({ fetched }: AtWork) =>
  JSON.parse(
    fetched.find(({ url }) => url.endsWith(REGISTER))?.init.body ?? "",
  ) as RegistrationPayload;

test("a lost reply ends in the receipt, at once", async () => {
  const gate = testGate();
  const work = await sent({ gate, through: losesReplies(REGISTER) });
  const { receipt } = await work.until("done");
  expect(receipt).toMatchObject({
    outcome: "registered",
    agreed: 111.3,
    email: payloadOf(work).email,
    hasToken: false,
  });
  expect(receipt?.devices.map(({ imei_no, kind }) => [imei_no, kind])).toEqual([
    [GPS_IMEI, "gps"],
    [OBD_IMEI, "obd"],
  ]);
  expect(receipt?.consents.map(({ to }) => to)).toContain("order");
  expect(gate.writes).toHaveLength(1);
  expect(work.storage.getItem(ATTEMPTS_KEY)).toBe(null);
  const [headers] = gate.writes;
  expect(headers?.["agreed-total"]).toBe("111.30");
  const consents = Buffer.from(headers?.["consent"] ?? "", "base64url").toString();
  expect((JSON.parse(consents) as { to: string }[]).map(({ to }) => to)).toContain("order");
});

test("after a reload, the gate gives the receipt", async () => {
  const gate = testGate();
  const arrived = Promise.withResolvers<void>();
  const work = await sent({
    gate,
    through: async (url, pass) => {
      if (!url.endsWith(REGISTER)) return pass();
      await pass();
      arrived.resolve();
      return new Promise<never>(() => {});
    },
  });
  await arrived.promise;
  const later = work.reload();
  later.send({ type: "visit", step: "confirm" });
  const { receipt } = await later.until("done");
  expect(receipt).toMatchObject({ outcome: "registered", agreed: 111.3, unit: "MPH" });
  expect(receipt?.devices).toHaveLength(2);
  expect(later.storage.getItem(ATTEMPTS_KEY)).toBe(null);
});

test("after a reload, the receipt and its consent have the order as sent, not as edited since", async () => {
  const gate = testGate();
  let isReachable = false;
  const work = await sent({
    gate,
    through: async (url, pass) => {
      if (!isReachable && url.includes("/gate/")) throw new TypeError("unreachable");
      const reply = await pass();
      if (url.endsWith(REGISTER)) throw new TypeError("the reply was lost");
      return reply;
    },
  });
  await work.until("unknown");
  work.send({ type: "back" });
  work.send({ type: "visit", step: "activation-type" });
  await work.until("devices");
  work.send({ type: "choose-unit", unit: "KMH" });
  work.send({ type: "edit-device-name", id: "1", name: "Another name" });
  work.send({ type: "choose-plan", id: "1", plan: { ...GPS_PLAN, price: 225, duration: 12 } });
  isReachable = true;
  const later = work.reload();
  later.send({ type: "visit", step: "confirm" });
  const { receipt } = await later.until("done");
  const { devices, uom } = payloadOf(work);
  expect(receipt).toMatchObject({ agreed: 111.3, unit: uom, email: payloadOf(work).email });
  expect(receipt?.sent).toMatchObject(
    devices.map(({ imei, device_name, device_plan }) => ({
      imei,
      device_name,
      servicePlan: device_plan,
    })),
  );
  expect(receipt?.consents.find(({ to }) => to === "order")).toMatchObject({ total: 111.3 });
});

test("a lost refusal ends in the vendor's message, and another card can pay", async () => {
  const gate = testGate();
  const work = atWork({ gate, through: losesReplies(REGISTER) });
  await reachConfirm(work);
  work.sandbox.fault({ call: "register", kind: "error-json", status: 400 });
  work.send({ type: "confirm", at: TODAY });
  const { failure } = await work.until("failed");
  expect(failure).toMatchObject({ isRejection: true, card: { last4: "9012" } });
  expect(work.notices.map(({ code }) => code)).toContain("register.failed");
  expect(work.storage.getItem(ATTEMPTS_KEY)).toBe(null);
  work.send({ type: "use-another-card" });
  await work.until("payment");
});

test("an order that the gate knows from another browser needs a consent that names it", async () => {
  const handle = "11111111-1111-4111-8111-111111111111";
  const gate = testGate();
  const work = atWork({ gate });
  await reachConfirm(work);
  gate.refuseNext("consent-needed", 428, { "Gate-Repeats": handle });
  work.send({ type: "confirm", at: TODAY });
  await soon(() => expect(work.state().notSent).toBe("consent-needed"));
  // After a reload there would be nothing to look up.
  expect(work.storage.getItem(REGISTRATION_KEYS.attempt)).toBe(null);
  work.send({ type: "confirm", at: new Date(TODAY.getTime() + 1) });
  expect(gate.writes).toHaveLength(1);
  work.send({ type: "acknowledge", isAcknowledged: true });
  work.send({ type: "confirm", at: new Date(TODAY.getTime() + 1) });
  await work.until("done");
  expect(gate.writes[1]?.["repeat-of"]).toBe(`"${handle}"`);
});

test("an order that never arrived can be sent again, with another key", async () => {
  const gate = testGate();
  let isCut = true;
  const work = await sent({
    gate,
    through: async (url, pass) => {
      if (isCut && url.endsWith(REGISTER)) throw new TypeError("the connection was closed");
      return pass();
    },
  });
  const { isSettled } = await work.until("unknown");
  expect({ inUse: inUse(work), isSettled }).toEqual({ inUse: [false, false], isSettled: true });
  expect(work.storage.getItem(ATTEMPTS_KEY)).toBe(null);
  isCut = false;
  work.send({ type: "try-again" });
  await work.until("payment");
  work.send({ type: "edit-card", patch: { cvc: "123" }, today: TODAY });
  work.send({ type: "submit" });
  work.send({ type: "submit" });
  await work.until("reviewing");
  work.send({ type: "acknowledge", isAcknowledged: true });
  work.send({ type: "confirm", at: new Date(TODAY.getTime() + 1) });
  await work.until("done");
  expect(gate.writes).toHaveLength(1);
  const keys = work.fetched.flatMap(({ init }) => init.headers["idempotency-key"] ?? []);
  expect(new Set(keys).size).toBe(2);
});

test("a price that the gate reads differently opens the question again", async () => {
  const gate = testGate();
  const work = atWork({ gate });
  await reachConfirm(work);
  gate.refuseNext("price-changed", 412, { "Gate-Total": "120.00" });
  work.send({ type: "confirm", at: TODAY });
  await soon(() => expect(work.state().notSent).toBe("price-changed"));
  expect(work.state().phase).toBe("reviewing");
  expect(work.sandbox.charges()).toEqual([]);
});
