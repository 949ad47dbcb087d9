import { expect, test } from "vitest";
import { fleetCustomer } from "./index.ts";
import { card, testSandbox } from "./test/test-sandbox.ts";

const fleet = "/auth/re-activation/devices/900";

test("the fleet customer has 10,000 cancelled devices, half of each kind", async () => {
  const { get } = testSandbox({ devicesPerKind: 1 });
  const { body: first } = await get(fleet);
  const { devices } = first as { devices: { imei_no: string; category: string }[] };
  expect(new Set(devices.map(({ imei_no }) => imei_no)).size).toBe(10_000);
  expect(devices.filter(({ category }) => category === "gps")).toHaveLength(5000);
  expect((await get(fleet)).body).toEqual(first);
});

test.each([
  ["an IMEI check", "/info/imei_validation/866000000005000", 400],
  ["a device's details", "/auth/re-activation/device/info/900/356000000000001", 200],
])("the fleet's devices exist for %s, even in the first call", async (_case, path, status) => {
  const { get, sandbox } = testSandbox({ devicesPerKind: 1 });
  expect((await get(path)).status).toBe(status);
  sandbox.reset();
  expect((await get(path)).status).toBe(status);
});

test("the fleet customer can reactivate a device and has 9,999 left", async () => {
  const { get, post } = testSandbox({ devicesPerKind: 1 });
  const { body } = await post("/auth/re-activation/device/reactivate", {
    customer_id: 900,
    imei: "356000000000042",
    service_plan: "plus_quarterly",
    credit_card: card,
  });
  expect(body?.status).toBe(true);
  expect((await get(fleet)).body?.devices).toHaveLength(9999);
});

test("the fleet customer can use e-mail address and password like any other", async () => {
  const { get, post } = testSandbox({ devicesPerKind: 1 });
  const { body } = await get(`/info/check/email/${encodeURIComponent(fleetCustomer.email)}`);
  expect(body).toMatchObject({ user: { customer_id: fleetCustomer.id } });
  const credentials = { customer_id: fleetCustomer.id, password: "waypost-demo" };
  expect((await post("/auth/customer/cards", credentials)).body?.cards).toHaveLength(1);
});
