import { createSandbox, openDatabase } from "@waypost/sandbox";
import { describe, expect, onTestFinished, test } from "vitest";
import { priceProblem } from "./price.ts";
import { writeRequest } from "./test/write-request.ts";

function vendor() {
  const sandbox = createSandbox({ database: openDatabase() });
  onTestFinished(() => sandbox.close());
  const read = async (path: string): Promise<unknown> =>
    (await sandbox.fetch(`http://vendor${path}`)).json();
  return { sandbox, usd: { read, currency: "USD" } };
}

const devices = [
  { imei: "350000000000001", device_plan: "plus_quarterly" },
  { imei: "860000000000001", device_plan: "plus_obd_quarterly" },
];
const ORDERS = [
  ["register", { devices }, 111.3],
  ["registerCharge", { devices }, 111.3],
  ["reactivateMany", { devices }, 111.3],
  ["reactivate", { imei: "1", service_plan: "plus_quarterly" }, 59.85],
  ["reactivateCharge", { imei: "1", service_plan: "plus_obd_quarterly" }, 51.45],
  ["updatePlan", { imei: "1", service_plan_id: "plus_quarterly" }, 59.85],
  ["buySmsPack", { sms_pack_id: "sms_250" }, 9.95],
  ["buyEtaPack", { eta_id: "eta_150" }, 11.95],
  ["payDormantFee", { imei: "1" }, 1],
] as const;

describe.each(ORDERS)("the agreed total of %s", (operation, body, total) => {
  const agreed = (dollars: number, isUnverified = false) =>
    writeRequest(operation, { body, agreed: { total: dollars, currency: "USD", isUnverified } });

  test("is compared with the prices of the moment", async () => {
    const { usd } = vendor();
    expect(await priceProblem(agreed(total), usd)).toBeNull();
    expect(await priceProblem(agreed(total - 0.01), usd)).toMatchObject({
      code: "price-changed",
      status: 412,
      headers: { "Gate-Total": total.toFixed(2) },
    });
  });
});

const unreadable = () => Promise.reject(new Error("no connection"));
const empty = async () => ({ status: true, plans: [] });

test("without a readable price nothing is sent, unless the customer agreed to that", async () => {
  const request = { body: { sms_pack_id: "sms_250" } };
  for (const read of [unreadable, empty]) {
    const usd = { read, currency: "USD" };
    const known = { ...request, agreed: { total: 9.95, currency: "USD", isUnverified: false } };
    expect(await priceProblem(writeRequest("buySmsPack", known), usd)).toMatchObject({
      code: "no-price",
      status: 424,
    });
    const unverified = { ...request, agreed: { total: 9.95, currency: "USD", isUnverified: true } };
    expect(await priceProblem(writeRequest("buySmsPack", unverified), usd)).toBeNull();
  }
});

test("a change that comes before the reading is always found", async () => {
  const { sandbox, usd } = vendor();
  sandbox.setPrice("sms_250", 12);
  const agreed = { total: 9.95, currency: "USD", isUnverified: true };
  const request = writeRequest("buySmsPack", { body: { sms_pack_id: "sms_250" }, agreed });
  expect(await priceProblem(request, usd)).toMatchObject({ code: "price-changed" });
});
