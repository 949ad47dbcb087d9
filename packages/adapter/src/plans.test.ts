import { fixtures } from "@waypost/sdk/testing";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { AdapterOptions, PlanId } from "./types.ts";
import { adapterClient } from "./test/client.ts";

const plan = (service_plan_id: string, category = "gps") => ({ service_plan_id, category });
const card = {
  cardholder_name: "Sample Customer",
  cvv: "123",
  expiration_date: "03/2029",
  number: "4111111111111111",
};

test("functions see and return their own ids of plans, the client those of the portal", async () => {
  const seen: unknown[] = [];
  const { client } = adapterClient(
    {
      lookups: {
        servicePlans: () => [plan("fleet_12m"), plan("plus")],
        planRules: () => ({ fleet_12m: "coverage", plus: "sms_alerts_100" }),
      },
      planUpdate: {
        devices: () => [{ imei_no: "35", category: "gps", activated_plan_id: "fleet_12m" }],
        update: ({ service_plan_id }) => void seen.push(service_plan_id),
      },
      reactivation: {
        reactivate: ({ service_plan }) => void seen.push(service_plan),
        reactivateMany: ({ devices }) => void seen.push(devices.map((one) => one.device_plan)),
      },
    },
    { plans: { plus_yearly: "fleet_12m" } },
  );
  const [yearly, monthly] = await client.lookups.servicePlans();
  expect([yearly?.service_plan_id, monthly?.service_plan_id]).toEqual(["plus_yearly", "plus"]);
  expect(await client.lookups.planRules()).toEqual({
    plus_yearly: "coverage",
    plus: "sms_alerts_100",
  });
  const [device] = await client.planUpdate.devices(1001);
  expect(device?.activated_plan_id).toBe("plus_yearly");
  const about = { customer_id: 1001, imei: "35" };
  await client.planUpdate.update({ ...about, service_plan_id: "plus_yearly" });
  await client.reactivation.reactivate({
    ...about,
    credit_card: card,
    service_plan: "plus_yearly",
  });
  await client.reactivation.reactivateMany({
    customer_id: 1001,
    credit_card: card,
    devices: [{ imei: "35", device_plan: "plus_yearly" }],
  });
  expect(seen).toEqual(["fleet_12m", "fleet_12m", ["fleet_12m"]]);
});

test("a device plan that the portal does not know is reported once", async () => {
  const { client, reports } = adapterClient(
    {
      lookups: {
        servicePlans: () => [
          plan("fleet_12m"),
          plan("fleet_24m"),
          plan("plus_obd", "obd"),
          plan("pro"),
          plan("sms_250", "sms_pack"),
        ],
      },
    },
    { plans: { plus_yearly: "fleet_12m", pro: "fleet_pro" } },
  );
  await client.lookups.servicePlans();
  await client.lookups.servicePlans();
  expect(reports.map(({ problem, field }) => [problem, field])).toEqual([
    ["plan", "fleet_24m"],
    ["plan", "pro"],
  ]);
});

const PORTAL_IDS = ["standard", "plus", "pro"].flatMap((tier) =>
  ["", "_quarterly", "_yearly"].flatMap((period) => [`${tier}${period}`, `${tier}_obd${period}`]),
) as PlanId[];
const about = { customer_id: 1001, imei: "35" };

/** A shop that sells these rows, and a function that orders a plan or pack in every way. */
function shop(rows: readonly { service_plan_id: string }[], plans: AdapterOptions["plans"]) {
  const ordered: unknown[] = [];
  const orders = (id: string) => void ordered.push(id);
  const { client, reports, replies } = adapterClient(
    {
      lookups: {
        servicePlans: () => rows,
        planRules: () => Object.fromEntries(rows.map((row) => [row.service_plan_id, "coverage"])),
      },
      planUpdate: {
        devices: () =>
          rows.map((row) => ({
            imei_no: "35",
            category: "gps",
            activated_plan_id: row.service_plan_id,
          })),
        update: ({ service_plan_id: id }) => orders(id),
      },
      registration: {
        register: ({ devices }) => {
          for (const { device_plan: id } of devices) orders(id);
          return {
            subscription: devices.map(({ device_plan: id }) => ({ activated_plan_id: id })),
          };
        },
      },
      reactivation: {
        reactivate: ({ service_plan: id }) => orders(id),
        reactivateMany: ({ devices }) => devices.forEach(({ device_plan: id }) => orders(id)),
      },
      packs: {
        buySms: ({ sms_pack_id: id }) => orders(id),
        buyEta: ({ eta_id: id }) => orders(id),
      },
    },
    { plans: plans ?? {} },
  );
  const { packs, planUpdate, reactivation, registration } = client;
  const ways: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
    update: (id) => planUpdate.update({ ...about, service_plan_id: id }),
    reactivate: (id) => reactivation.reactivate({ ...about, credit_card: card, service_plan: id }),
    reactivateMany: (id) =>
      reactivation.reactivateMany({
        customer_id: 1001,
        credit_card: card,
        devices: [{ imei: "35", device_plan: id }],
      }),
    register: (id) =>
      registration.register({
        email: "customer@example.com",
        language: "English",
        devices: [{ imei: "35", device_name: "Van", device_model: "", device_plan: id }],
        uom: "KMH",
        user_token: "tok_1",
        card_bin: "411111",
        card_last_4: "1111",
      }),
    buySms: (id) => packs.buySms({ customer_id: 1, sms_pack_id: id, autorenew_sms_pack: false }),
    buyEta: (id) => packs.buyEta({ customer_id: 1, eta_id: id }),
  };
  /** Orders in one way. Returns what the function got, or the error of an order that it did not get. */
  async function order(way: string, id: string): Promise<unknown> {
    const error: unknown = await ways[way]?.(id).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return ordered.splice(0)[0] ?? error;
  }
  return { client, reports, replies, order, ways: Object.keys(ways) };
}

test("an own id that is another plan of the portal is not listed, and its price orders nothing", async () => {
  const rows = [
    { ...plan("plus_quarterly"), price: 5 },
    { ...plan("pro_quarterly"), price: 200 },
  ];
  const { client, reports, order, ways } = shop(rows, { plus_quarterly: "pro_quarterly" });
  expect(await client.lookups.servicePlans()).toMatchObject([
    { service_plan_id: "plus_quarterly", price: 200 },
  ]);
  expect(Object.keys(await client.lookups.planRules())).toEqual(["plus_quarterly"]);
  expect((await client.planUpdate.devices(1001)).map((one) => one.activated_plan_id)).toEqual([
    null,
    "plus_quarterly",
  ]);
  expect(reports).toMatchObject([{ problem: "plan", field: "plus_quarterly" }]);
  expect(reports[0]?.message).toContain('"pro_quarterly"');
  for (const way of ways) {
    expect(await order(way, "plus_quarterly")).toBe("pro_quarterly");
    expect(await order(way, "pro_quarterly")).toMatchObject({
      kind: "rejected",
      displayMessage: "This plan is not offered.",
    });
  }
});

test("what a list shows under an id is what the function gets, or the row is not shown", async () => {
  const ownIds = fc.constantFrom(...PORTAL_IDS, "fleet_1m", "fleet_12m", "sms_100", "eta_50", "");
  const maps = fc
    .uniqueArray(fc.tuple(fc.constantFrom(...PORTAL_IDS), ownIds), {
      selector: ([id]) => id,
      maxLength: 6,
    })
    .map((pairs) => new Map(pairs.map(([id, own]) => [own, id])))
    .map((known) => Object.fromEntries([...known].map(([own, id]) => [id, own])));
  const rowsOf = fc.uniqueArray(
    fc.record({
      service_plan_id: ownIds.filter((id) => id !== ""),
      category: fc.constantFrom("gps", "obd", "sms_pack", "eta_pack"),
    }),
    { selector: (row) => row.service_plan_id, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(maps, rowsOf, async (plans, list) => {
      const rows = list.map((row, price) => ({ ...row, price }));
      const { client, reports, order, ways } = shop(rows, plans);
      const shown = await client.lookups.servicePlans();
      const prices = new Map<string, number>(rows.map((row) => [row.service_plan_id, row.price]));
      // No id has two prices.
      expect(new Set(shown.map((row) => row.service_plan_id)).size).toBe(shown.length);
      expect(rows.length - shown.length).toBe(
        reports.filter(({ message }) => message.includes("not listed")).length,
      );
      expect(Object.keys(await client.lookups.planRules()).toSorted()).toEqual(
        shown.map((row) => row.service_plan_id).toSorted(),
      );
      for (const way of ways) {
        for (const { service_plan_id: id, price } of shown)
          expect(prices.get(String(await order(way, id)))).toBe(price);
        for (const id of [...PORTAL_IDS, ...prices.keys()]) {
          if (shown.some((row) => row.service_plan_id === id)) continue;
          // The function may refuse a plan that it does not list.
          expect(prices.has(String(await order(way, id)))).toBe(false);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test("settings of a device keep what they call a plan", async () => {
  const { gps } = fixtures["deviceSettings.load"];
  const settings = {
    ...gps.body.data.settings,
    service_plan: "plus_quarterly",
    device_plan: "pro",
  };
  let saved: unknown;
  const { client } = adapterClient(
    { deviceSettings: { load: () => settings, save: (_, __, changed) => void (saved = changed) } },
    { plans: { plus_quarterly: "pro" } },
  );
  const loaded = await client.deviceSettings.load("35", "gps");
  expect(loaded).toEqual(settings);
  await client.deviceSettings.save("35", "gps", loaded);
  expect(saved).toEqual(settings);
});
