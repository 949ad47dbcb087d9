import { createClient } from "@waypost/sdk";
import { expect, test } from "vitest";
import { errorOf } from "../../sdk/test/support.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runCheck, temporaryFolder } from "../../check/src/test/run-command.ts";
import { createOtherApi } from "./test/other-api.ts";
import { createShopBackend } from "./test/shop-backend.ts";

const FREE = [1, 2, 3, 4, 5].map((last) => `35000000000000${last}`);

const card = {
  cardholder_name: "Casey Customer",
  number: "4111111111111111",
  cvv: "123",
  expiration_date: "03/2035",
};

const order = (imei: string, number = card.number) =>
  ({
    email: "new@example.com",
    language: "English",
    devices: [{ imei, device_name: "Van", device_model: "", device_plan: "plus_yearly" }],
    uom: "KMH",
    credit_card: { ...card, number },
  }) as const;

test("an API with cents, cursors, nested errors and jobs sells plans", async () => {
  const { handle, sales } = createOtherApi();
  const adapter = createShopBackend(handle, 0);
  const client = createClient({ baseUrl: "https://adapter.test", fetch: adapter });

  const plans = await client.lookups.servicePlans();
  expect(plans.map(({ service_plan_id, price }) => [service_plan_id, price])).toContainEqual([
    "plus_yearly",
    179.4,
  ]);
  expect(plans).toHaveLength(9);
  expect(await client.registration.checkEmail("known@example.com")).toMatchObject({
    exists: true,
    customer_id: "c-7",
  });
  expect(await client.registration.checkImei("358000000000001")).toMatchObject({
    reason: "in-use",
  });
  const imei = "350000000000001";
  expect(await client.registration.checkImei(imei)).toMatchObject({ valid: true });
  const declined = await errorOf(client.registration.register(order(imei, "4000000000000002")));
  expect(declined).toMatchObject({ displayMessage: "Card declined : Ask your bank" });
  expect(await client.registration.register(order(imei))).toMatchObject({
    outcome: "complete",
    details: { customer_id: "c-8" },
    subscription: [{ imei_no: imei, activated_plan_id: "plus_yearly" }],
  });
  const second = await errorOf(client.registration.register(order(imei)));
  expect(second).toMatchObject({ kind: "rejected", displayMessage: `Device sold : ${imei}` });
  await client.planUpdate.update({ customer_id: "c-8", imei, service_plan_id: "pro" });
  expect(await client.planUpdate.devices("c-8")).toMatchObject([{ activated_plan_id: "pro" }]);
  expect(sales).toEqual([[{ serial: imei, sku: "business-12" }]]);
});

test("the check finds nothing in it, and it is short", async () => {
  const shop = new URL("test/shop-backend.ts", import.meta.url);
  const folder = await temporaryFolder({
    "backend.ts": `import { createOtherApi } from "${new URL("other-api.ts", shop).href}";
import { createShopBackend } from "${shop.href}";
export default createShopBackend(createOtherApi().handle, 0);`,
    "check.json": JSON.stringify({
      customer: { id: "c-7", email: "known@example.com" },
      devices: { free: FREE, gps: "358000000000001" },
      writes: { card },
    }),
  });
  const files = ["--adapter", join(folder, "backend.ts"), "--scenario", join(folder, "check.json")];
  const report = await runCheck([...files, "--writes"]);
  expect(report.stdout).toMatch(/^All \d+ checks passed/m);
  const lines = (await readFile(shop, "utf8")).trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(170);
});
