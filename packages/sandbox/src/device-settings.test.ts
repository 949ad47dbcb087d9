import { expect, test } from "vitest";
import { loadContract, replySchema } from "../../../openapi/load.ts";
import { gpsDevice, testSandbox, newCustomer, obdDevice } from "./test/test-sandbox.ts";

async function registered() {
  const made = testSandbox();
  const devices = [gpsDevice, obdDevice];
  const { body } = await made.post("/auth/register", { ...newCustomer, devices });
  return { ...made, token: String(body?.token) };
}

const settingsOf = (imei: string, category: string) =>
  `/api/device/settings/${imei}?category=${category}`;

test("the token of the registration gives access to the settings of both kinds of device", async () => {
  const { get, token } = await registered();
  for (const [device, category] of [
    [gpsDevice, "gps"],
    [obdDevice, "obd"],
  ] as const) {
    const { status, body } = await get(settingsOf(device.imei, category), token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: {
        settings: {
          imei: device.imei,
          device_name: device.device_name,
          email: newCustomer.email,
          phone: newCustomer.phone_number,
          mobile_carrier: newCustomer.mobile_carrier,
          customer_id: 1002,
          speed_limit: 112,
        },
      },
    });
  }
});

test("an OBD device has every documented OBD setting", async () => {
  const { get, token } = await registered();
  const { body } = await get(settingsOf(obdDevice.imei, "obd"), token);
  const settings = (body as { data: { settings: object } }).data.settings;
  // The contract accepts a reply of either kind, so the OBD schema is checked by name.
  const contract = await loadContract();
  const schema = JSON.stringify(replySchema(contract, "get", "/api/device/settings/{imei}", 200));
  const harsh = [...schema.matchAll(/"(harsh\w+|crash\w+|tow\w+|corner\w+)"/g)].map(
    ([, key = ""]) => key,
  );
  expect(harsh.length).toBeGreaterThan(20);
  expect(Object.keys(settings)).toEqual(expect.arrayContaining(harsh));
});

test("the reporting frequency of a device depends on its plan", async () => {
  const { get, token } = await registered();
  const { body: plus } = await get(settingsOf(gpsDevice.imei, "gps"), token);
  expect(plus).toMatchObject({
    data: { settings: { device_reporting_frequency_desc: "Up to 5 sec" } },
  });
});

test.each([
  ["no token", undefined, "Authentication credentials were not provided"],
  ["a token nobody issued", "a.b.c", "Error decoding signature"],
])("%s is refused", async (_case, token, message) => {
  const { get } = await registered();
  expect(await get(settingsOf(gpsDevice.imei, "gps"), token)).toEqual({
    status: 401,
    body: { status: false, message },
  });
});

test("a token expires after a month", async () => {
  const { get, sandbox, token } = await registered();
  sandbox.setNow(new Date("2026-12-21T09:59:59Z"));
  expect((await get(settingsOf(gpsDevice.imei, "gps"), token)).status).toBe(200);
  sandbox.setNow(new Date("2026-12-21T10:00:01Z"));
  expect(await get(settingsOf(gpsDevice.imei, "gps"), token)).toEqual({
    status: 401,
    body: { status: false, message: "Signature has expired" },
  });
});

test("a customer cannot read the settings of unregistered devices or of those of others", async () => {
  const { get, sandbox } = await registered();
  const token = sandbox.tokenFor(1001);
  expect((await get(settingsOf("358000000000001", "gps"), token)).status).toBe(200);
  for (const imei of [gpsDevice.imei, "350000000000002", "1"])
    expect((await get(settingsOf(imei, "gps"), token)).status).toBe(404);
});

test("the settings of a device cannot be read with another category", async () => {
  const { get, token } = await registered();
  expect((await get(settingsOf(gpsDevice.imei, "obd"), token)).status).toBe(400);
  expect((await get(settingsOf(gpsDevice.imei, ""), token)).status).toBe(400);
});
