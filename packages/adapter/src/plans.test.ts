import { expect, test } from "vitest";
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
