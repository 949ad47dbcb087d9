import { createClient } from "@waypost/sdk";
import { expect, test } from "vitest";
import { errorOf } from "../../sdk/test/support.ts";
import { createOtherApi } from "./test/other-api.ts";
import { createShopBackend } from "./test/shop-backend.ts";

const order = (imei: string) =>
  ({
    email: "new@example.com",
    language: "English",
    devices: [{ imei, device_name: "Van", device_model: "", device_plan: "plus_yearly" }],
    uom: "KMH",
    user_token: "tok_1",
    card_bin: "411111",
    card_last_4: "1111",
  }) as const;

test("an API with other paths, names, statuses and errors sells plans and packs", async () => {
  const { handle, sales } = createOtherApi();
  const adapter = createShopBackend(handle);
  const client = createClient({ baseUrl: "https://adapter.test", fetch: adapter });

  const plans = await client.lookups.servicePlans();
  expect(plans.map(({ service_plan_id, price }) => [service_plan_id, price])).toEqual([
    ["plus", 19.95],
    ["plus_yearly", 199.5],
  ]);
  expect(await client.registration.checkEmail("known@example.com")).toMatchObject({
    exists: true,
    customer_id: 7,
  });
  expect(await client.registration.checkImei("350000000000002")).toMatchObject({
    reason: "in-use",
  });
  expect(await client.registration.checkImei("350000000000001")).toMatchObject({
    valid: true,
    category: "gps",
  });
  expect(await client.registration.register(order("350000000000001"))).toMatchObject({
    outcome: "complete",
    details: { customer_id: 8 },
    subscription: [{ imei_no: "350000000000001", activated_plan_id: "plus_yearly" }],
  });
  const second = await errorOf(client.registration.register(order("350000000000001")));
  expect(second).toMatchObject({
    kind: "rejected",
    displayMessage: "Unit sold : 350000000000001",
  });
  const [pack] = await client.lookups.servicePlans("sms_pack");
  const purchase = { customer_id: 8, autorenew_sms_pack: false };
  await client.packs.buySms({ ...purchase, sms_pack_id: pack?.service_plan_id ?? "" });
  expect(sales).toEqual([
    [{ serial: "350000000000001", tariff: "fleet_12m" }],
    { pack: "texts_250" },
  ]);
});
