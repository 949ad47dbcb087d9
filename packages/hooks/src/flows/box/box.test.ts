import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { demoCustomer } from "@waypost/sandbox";
import { createSandbox, openDatabase } from "@waypost/sandbox";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  agree,
  boxAtWork,
  EMAIL,
  fillBox,
  freeImeis,
  isAsked,
  isIdle,
  orderBox,
  passSteps,
  type BoxAtWork,
} from "../../../test/box-at-work.ts";
import { changingPrices, raised } from "../../../test/changing-prices.ts";
import { testGate } from "../../../test/gate.ts";
import type { PageOptions } from "../../../test/page.ts";
import { CARD } from "../../../test/task-rows.ts";
import { sharedByWindows } from "../../../test/windows.ts";
import type { Consent } from "../checkout/consent.ts";
import { newDevice } from "../../rules/registration/drafts.ts";
import { emptyForm, rowOf } from "../registration/start.ts";
import { planOfRow, problemOf } from "./list.ts";
import { receiptOf, receiptRows } from "./receipt.ts";
import type { BoxStop } from "./state.ts";

const isRegistration = (url: string) => url.includes("/auth/register");

const registrations = (work: BoxAtWork) =>
  work.fetched
    .filter(({ url }) => isRegistration(url))
    .map(({ init }) => JSON.parse(String(init.body)) as Record<string, unknown>);

/** A run that has begun, with as many devices. */
async function running(devices: number, options: PageOptions = {}): Promise<BoxAtWork> {
  const work = boxAtWork(options);
  await fillBox(work, freeImeis(devices));
  await orderBox(work);
  await agree(work);
  return work;
}

const reasonOf = (work: BoxAtWork): BoxStop["reason"] | null => {
  const { screen } = work.state();
  return screen.phase === "run" ? (screen.stop?.reason ?? null) : null;
};

const until = (work: BoxAtWork, reason: BoxStop["reason"]) =>
  work.until(({ screen }) => screen.phase === "run" && screen.stop?.reason === reason);

/** A run that was paused while its first request was in flight. */
async function paused(devices: number): Promise<BoxAtWork> {
  const work = await running(devices, {
    through: async (url, pass) => {
      const reply = await pass();
      if (isRegistration(url) && work.counts().registered === undefined)
        work.send({ type: "pause" });
      return reply;
    },
  });
  await until(work, "paused");
  return work;
}

/** Answers the request with this number, and passes all others on. */
const atRequest = (
  number: number,
  answer: () => Response | Promise<Response>,
): NonNullable<PageOptions["through"]> => {
  let requests = 0;
  return (url, pass) => {
    if (isRegistration(url)) requests += 1;
    return isRegistration(url) && requests === number ? Promise.resolve(answer()) : pass();
  };
};

const declined = () => Response.json({ status: false, error: "Your card was declined" });

const limited = () => new Response("{}", { status: 429, headers: { "Retry-After": "20" } });

const never = () => new Promise<Response>(() => {});

const lost = () => {
  throw new TypeError("fetch failed");
};

test("a new customer is registered with the first request, and is an existing one after it", async () => {
  const work = await running(10);
  await work.until(isIdle);
  expect(work.counts()).toEqual({ registered: 10 });
  const sent = registrations(work);
  expect(sent.map(({ devices }) => (devices as unknown[]).length)).toEqual([4, 4, 2]);
  expect(sent.map((body) => "password" in body)).toEqual([true, false, false]);
  expect(sent[1]).toEqual({
    email: EMAIL,
    language: "English",
    uom: "MPH",
    credit_card: sent[0]?.["credit_card"],
    devices: expect.any(Array) as unknown,
  });
});

test("an existing customer pays with a saved card", async () => {
  const work = boxAtWork();
  await fillBox(work, freeImeis(5));
  work.send({ type: "order-box" });
  work.send({ type: "edit-customer", patch: { email: demoCustomer.email } });
  work.send({ type: "submit" });
  await work.until(({ form }) => form.registration.screen.phase === "known-email");
  work.send({ type: "edit-customer", patch: { password: "waypost-demo" } });
  work.send({ type: "continue-with-password" });
  await work.until(({ form }) => form.registration.screen.phase === "payment");
  work.send({ type: "submit" });
  work.send({ type: "submit" });
  work.send({ type: "accept-terms", accepted: true });
  work.send({ type: "submit" });
  await agree(work);
  await work.until(isIdle);
  expect(work.counts()).toEqual({ registered: 5 });
  expect(registrations(work).every((body) => "user_token" in body)).toBe(true);
});

test("an account that the first reply does not name is looked up before the next request", async () => {
  const through = atRequest(1, () => Response.json({ status: true, subscription: [] }));
  const work = await running(5, { through });
  await until(work, "account");
  expect(registrations(work)).toHaveLength(1);
});

test("the whole is recorded once, and each part names it: both can be read at the gate", async () => {
  const consents: Consent[] = [];
  const gate = testGate();
  const sandbox = createSandbox({ database: openDatabase(), devicesPerKind: 1_001 });
  onTestFinished(() => sandbox.close());
  const onConsent = (consent: Consent) => consents.push(consent);
  const work = await running(1_000, { sandbox, gate, onConsent });
  await work.until(isIdle);
  expect(work.counts()).toEqual({ registered: 1_000 });
  const orders = consents.filter(({ to }) => to === "order");
  expect(orders).toHaveLength(1);
  const [whole] = orders;
  const sha256 = createHash("sha256").update(JSON.stringify(whole)).digest("hex");
  const headers = gate.writes.flatMap(({ consent }) => consent ?? []);
  const parts = headers.map((header) =>
    (JSON.parse(Buffer.from(header, "base64url").toString()) as Consent[]).find(
      ({ to }) => to === "order",
    ),
  );
  expect(parts).toHaveLength(250);
  expect(parts.map((part) => part?.partOf)).toEqual(
    Array.from({ length: 250 }, () => ({ id: whole?.id, sha256 })),
  );
  expect(parts.flatMap((part) => part?.subjects)).toEqual(whole?.subjects);
  const sums = parts.map((part) => Math.round((part?.total ?? 0) * 100));
  expect(sums.reduce((one, other) => one + other, 0)).toBe(Math.round((whole?.total ?? 0) * 100));
}, 60_000);

test("a price that changes stops the run, and the devices that remain are asked about again", async () => {
  const prices = changingPrices();
  let requests = 0;
  const work = await running(8, {
    through: (url, pass) => {
      if (isRegistration(url)) {
        requests += 1;
        prices.setPrices(raised);
      }
      return prices.through(url, pass);
    },
  });
  await until(work, "question");
  expect([requests, work.counts()]).toEqual([1, { registered: 4, valid: 4 }]);
  work.send({ type: "go-on" });
  await work.until(isAsked);
  work.send({ type: "acknowledge", isAcknowledged: true });
  await agree(work);
  await work.until(isIdle);
  expect(work.counts()).toEqual({ registered: 8 });
  const amounts = work.rows().map(({ outcome }) => outcome?.amount);
  expect(new Set(amounts)).toEqual(new Set([59.85, 60.85]));
});

test("a declined card stops the run, and another one goes on with it", async () => {
  const work = await running(8, { through: atRequest(2, declined) });
  await until(work, "refused");
  expect(work.counts()).toEqual({ registered: 4, valid: 4 });
  work.send({ type: "go-on", card: "other" });
  await work.until(({ form }) => form.registration.screen.phase === "payment");
  expect(work.state().form.registration.form.failure?.text).toBe("Your card was declined");
  await passSteps(work);
  await agree(work);
  await work.until(isIdle);
  expect(work.counts()).toEqual({ registered: 8 });
});

test("a pause that the server asks for ends by itself", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const work = await running(8, { through: atRequest(2, limited) });
  await until(work, "limited");
  expect(work.counts()).toEqual({ registered: 4, valid: 4 });
  await vi.advanceTimersByTimeAsync(20_000);
  await work.until(isIdle);
  expect(work.counts()).toEqual({ registered: 8 });
});

test("a run that lost the network goes on once the browser is online", async () => {
  let isOffline = false;
  const work = await running(8, {
    isOffline: () => isOffline,
    through: (url, pass) => {
      isOffline ||= isRegistration(url) && work.counts().registered === undefined;
      return pass();
    },
  });
  await until(work, "offline");
  expect(work.counts()).toEqual({ registered: 4, valid: 4 });
  isOffline = false;
  work.lifecycle("online");
  await work.until(isIdle);
  expect(work.counts()).toEqual({ registered: 8 });
});

test("a pause of ten minutes, or leaving the page, forgets the card and asks for it again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const work = await running(12, { through: atRequest(2, declined) });
  await until(work, "refused");
  const secrets = () =>
    [CARD.cardnumber, CARD.cvc].filter((one) => JSON.stringify(work.state()).includes(`"${one}"`));
  expect(secrets()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(secrets()).toEqual([]);
  work.send({ type: "go-on" });
  await work.until(({ form }) => form.registration.screen.phase === "payment");
  await passSteps(work);
  await agree(work);
  work.lifecycle("left");
  await until(work, "paused");
  expect(secrets()).toEqual([]);
});

test("a pause lets the request in flight end, and nothing is asked when it goes on", async () => {
  const work = await paused(12);
  expect(work.counts()).toEqual({ registered: 4, valid: 8 });
  work.send({ type: "go-on" });
  await work.until(isIdle);
  expect(work.counts()).toEqual({ registered: 12 });
});

test("a device that is edited during a pause is asked about again, and sent as it is then", async () => {
  const work = await paused(6);
  work.send({ type: "edit-row", id: "6", patch: { name: "Truck", plan: "plus_monthly" } });
  work.send({ type: "go-on" });
  await until(work, "question");
  expect(work.counts()).toEqual({ registered: 5, valid: 1 });
  work.send({ type: "go-on" });
  await agree(work);
  await work.until(isIdle);
  const sent = registrations(work).flatMap(({ devices }) => devices as object[]);
  expect(sent.at(-1)).toMatchObject({ device_name: "Truck", device_plan: "plus" });
});

test("a receipt that a spreadsheet has saved brings no shortened number, and no sign before a name", () => {
  const rows = [
    ["3.5E+14", "Van"],
    ["350000000000006", "'=Van"],
  ].map(([imei = "", name = ""]) => [imei, "", name, "", "", "", "registered", "", ""]);
  const restored = receiptRows([...receiptOf([], "USD"), ...rows]);
  expect(restored?.map(({ imei, name }) => [imei, name])).toEqual([["350000000000006", "=Van"]]);
});

test("a closed tab is gone on with in another one, and a receipt in another browser", async () => {
  const shared = sharedByWindows();
  const first = await running(12, { shared, through: atRequest(2, never) });
  await first.until(
    ({ form }) => form.registration.screen.phase === "sending" && first.counts().registered === 4,
  );
  first.close();
  const { sandbox } = first;
  const second = boxAtWork({ shared: { ...shared, locks: undefined }, sandbox });
  await second.until(({ screen }) => screen.phase === "run");
  expect(second.counts()).toEqual({ registered: 4, unknown: 4, valid: 4 });
  const cells = receiptOf(second.rows(), "USD");
  expect(cells.flat().join(" ")).not.toMatch(/4111|example\.com|password/);
  const third = boxAtWork({ sandbox });
  await third.until(({ screen }) => screen.phase === "list");
  third.send({ type: "fill", cells });
  expect(third.counts()).toEqual({ registered: 4, unknown: 4, unchecked: 4 });
});

const begun = (email: string) => ({
  ...emptyForm,
  customer: { ...emptyForm.customer, email },
  activation: {
    unit: "MPH" as const,
    devices: [rowOf({ ...newDevice("1"), imei: "350000000000006", device_name: "Van" })],
  },
});

test("the customer and the devices of a registration that was begun are taken over, unless some were sent", async () => {
  const work = boxAtWork();
  await work.until(({ screen }) => screen.phase === "list");
  work.send({ type: "open-box", form: begun("one@example.com") });
  work.send({ type: "open-box", form: begun("two@example.com") });
  const emailOf = () => work.state().form.registration.form.customer.email;
  expect([emailOf(), work.rows().map(({ imei, name }) => `${imei} ${name}`)]).toEqual([
    "two@example.com",
    ["350000000000006 Van"],
  ]);
});

test("the devices of a request without a reply are not sent again with the others", async () => {
  const work = await running(8, { through: atRequest(2, lost) });
  await until(work, "unknown");
  expect(work.counts()).toEqual({ registered: 4, unknown: 4 });
  expect(reasonOf(work)).toBe("unknown");
  work.send({ type: "go-on" });
  await work.until(isIdle);
  expect(registrations(work)).toHaveLength(2);
});

test("a list may name a plan in other words, and one that is not on sale is asked for", async () => {
  const work = boxAtWork();
  await work.until(({ form }) => form.lists.gps.length > 0);
  const [one, two, three] = freeImeis(3);
  const cells = [
    ["IMEI", "Plan"],
    [one ?? "", "Plus, quarterly"],
    [two ?? "", "GPS Plus Plan - Quarterly"],
    [three ?? "", "Gold"],
  ];
  work.send({ type: "fill", cells });
  work.send({ type: "choose-columns", columns: { imei: 0, name: null, plan: 1 } });
  work.send({ type: "check-box", at: 0 });
  await work.until(({ form }) => form.checking === null);
  const { form } = work.state();
  expect(form.rows.map((row) => planOfRow(form, row)?.service_plan_id)).toEqual([
    "plus_quarterly",
    "plus_quarterly",
    undefined,
  ]);
  expect(problemOf(form)).toBe("plan");
});

test("each request of a box pays with a token of its own, and the question of the whole makes none", async () => {
  const amounts: number[] = [];
  const work = await running(6, {
    tokenizeCard: async (_card, { amount }) => {
      amounts.push(amount);
      return `tok_${amounts.length}`;
    },
    // The documented API takes no tokens.
    through: async (url, pass, init) => {
      if (!isRegistration(url)) return pass();
      const { devices } = JSON.parse(String(init?.body)) as { devices: { imei: string }[] };
      const subscription = devices.map(({ imei }) => ({ imei_no: imei }));
      return Response.json({ status: true, details: { customer_id: 7 }, subscription });
    },
  });
  await work.until(isIdle);
  const tokens = registrations(work).map(({ credit_card }) => credit_card);
  expect(tokens).toMatchObject([{ token: "tok_1" }, { token: "tok_2" }]);
  expect(amounts).toEqual([239.4, 119.7]);
});
