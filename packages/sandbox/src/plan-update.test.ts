import { expect, test } from "vitest";
import { gpsDevice, newCustomer, testSandbox, today } from "./test/test-sandbox.ts";

const list = "/info/imei/list/1001";
const path = "/auth/device/update/plan";
const van = "358000000000001";
const car = "868000000000001";
const request = { customer_id: "1001", imei: van, service_plan_id: "pro_yearly" };

const vanEntry = {
  imei_no: van,
  activated_plan_id: "plus_quarterly",
  activated_plan_description: "GPS Plus Quarterly: Battery lasts 2-3 days at 5 sec",
  nextBillingDate: "2027-02-21",
  category: "gps",
};
const carEntry = {
  imei_no: car,
  activated_plan_id: "standard_obd_yearly",
  activated_plan_description: "OBD Standard Yearly: Up to 30 sec reporting",
  nextBillingDate: "2027-11-21",
  category: "obd",
};

test("the list contains a customer's devices in use with their plans", async () => {
  const { get } = testSandbox({ devicesPerKind: 1 });
  expect(await get(list)).toEqual({ status: 200, body: [vanEntry, carEntry] });
});

test("a newly registered device is in the list, a cancelled one is not", async () => {
  const { get, post } = testSandbox({ devicesPerKind: 1 });
  await post("/auth/register", newCustomer);
  expect((await get("/info/imei/list/1002")).body).toMatchObject([
    { imei_no: gpsDevice.imei, activated_plan_id: gpsDevice.device_plan },
  ]);
  expect((await get("/info/imei/list/900")).body).toEqual([]);
});

test.each(["4711", "somebody"])("the list of the unknown customer %s is refused", async (id) => {
  const { get } = testSandbox({ devicesPerKind: 1 });
  expect(await get(`/info/imei/list/${id}`)).toEqual({
    status: 404,
    body: { status: false, message: "Unknown customer" },
  });
});

test.each([
  ["2027-02-20T23:59:59Z", "2027-02-21", "2027-11-21"],
  ["2027-02-21T00:00:00Z", "2027-05-21", "2027-11-21"],
  ["2029-12-31T00:00:00Z", "2030-02-21", "2030-11-21"],
])("on %s the next billing dates are %s and %s", async (now, quarterly, yearly) => {
  const { get, sandbox } = testSandbox({ devicesPerKind: 1 });
  sandbox.setNow(new Date(now));
  expect((await get(list)).body).toMatchObject([
    { nextBillingDate: quarterly },
    { nextBillingDate: yearly },
  ]);
});

test("a new plan takes effect at once, without a charge or a new billing date", async () => {
  const { get, post, sandbox } = testSandbox({ devicesPerKind: 1 });

  expect(await post(path, request)).toEqual({
    status: 200,
    body: { status: true, message: "Device Plan Updated Successfully" },
  });

  expect((await get(list)).body).toEqual([
    {
      ...vanEntry,
      activated_plan_id: "pro_yearly",
      activated_plan_description: expect.stringContaining("GPS Pro Yearly"),
    },
    carEntry,
  ]);
  const settings = `/api/device/settings/${van}?category=gps`;
  expect((await get(settings, sandbox.tokenFor(1001))).body).toMatchObject({
    data: {
      settings: { device_reporting_frequency_desc: "Up to 1 sec", device_name: "Delivery van" },
    },
  });
  expect(sandbox.charges()).toEqual([]);
});

test("every plan change is recorded until a reset, even one to the same plan", async () => {
  const { control, post, sandbox } = testSandbox({ devicesPerKind: 1 });
  await post(path, request);
  await post(path, request);
  const change = { time: today.toISOString(), customer_id: 1001, imei: van };
  expect(sandbox.planChanges()).toEqual([
    { ...change, from_plan_id: "plus_quarterly", to_plan_id: "pro_yearly" },
    { ...change, from_plan_id: "pro_yearly", to_plan_id: "pro_yearly" },
  ]);
  const { body } = await control("GET", "plan-changes");
  expect(body).toEqual({ status: true, plan_changes: sandbox.planChanges() });
  sandbox.reset();
  expect(sandbox.planChanges()).toEqual([]);
});

const noSubscription = ["Plan update failed", "No active subscription"] as const;

test.each([
  ["an unknown customer", { customer_id: 4711 }, "Plan update failed", "Unknown customer"],
  ["a cancelled device", { imei: "358000000000002" }, ...noSubscription],
  ["a dormant device", { imei: "358000000000005" }, ...noSubscription],
  ["another customer's device", { imei: "867000000901002" }, ...noSubscription],
  [
    "a plan for another kind of device",
    { service_plan_id: "pro_obd" },
    "Service plan does not fit the device",
    "pro_obd",
  ],
  ["a pack", { service_plan_id: "sms_100" }, "Service plan does not fit the device", "sms_100"],
])("%s is refused", async (_case, change, message, error) => {
  const { get, post, sandbox } = testSandbox({ devicesPerKind: 1 });
  expect(await post(path, { ...request, ...change })).toEqual({
    status: 200,
    body: { status: false, message, error },
  });
  expect((await get(list)).body).toEqual([vanEntry, carEntry]);
  expect(sandbox.planChanges()).toEqual([]);
});

test.each([
  [undefined, "The payload is missing"],
  [{ ...request, service_plan: "pro" }, "service_plan is not a documented field"],
  [{ ...request, service_plan_id: "" }, "service_plan_id is blank"],
  [{ ...request, imei: 1 }, "imei must be string"],
  [{ ...request, imei: "12a" }, "imei has the wrong form"],
])("the payload %j is refused", async (payload, error) => {
  const { post } = testSandbox({ devicesPerKind: 1 });
  expect(await post(path, payload)).toEqual({
    status: 400,
    body: { status: false, message: "Plan update failed", error },
  });
});
