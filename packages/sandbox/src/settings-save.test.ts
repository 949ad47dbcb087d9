import { describe, expect, test } from "vitest";
import { loadContract, payloadExamples, payloadSchema } from "../../../openapi/load.ts";
import { card, testSandbox } from "./test/test-sandbox.ts";

const contract = await loadContract();
const path = "/api/device/settings/{imei}";
const examples = payloadExamples(contract, "put", path) as Record<"gps" | "obd", object>;

const van = "358000000000001";
const car = "868000000000001";
const vanPath = `/api/device/settings/${van}?category=gps`;
const carPath = `/api/device/settings/${car}?category=obd`;
const odometerPath = "/api/odometer/update?category=gps";
const odometer = { imei: van, odometer_value: "160.934" };

type Settings = Record<string, unknown>;

function opened() {
  const made = testSandbox({ devicesPerKind: 1 });
  const token = made.sandbox.tokenFor(1001);
  const load = async (address = vanPath): Promise<Settings> => {
    const { body } = await made.get(address, token);
    return (body as { data: { settings: Settings } }).data.settings;
  };
  return { ...made, token, load };
}

/** Returns another value of the same type. */
function edited(value: unknown): unknown {
  if (value === "gallon") return "liter";
  if (typeof value === "boolean") return !value;
  return typeof value === "number" ? value + 1 : `${String(value)}1`;
}

test.each([
  ["GPS", vanPath],
  ["OBD", carPath],
])("every setting of a %s device is saved, and only of that device", async (_kind, address) => {
  const { load, put, token } = opened();
  const other = address === vanPath ? carPath : vanPath;
  const [before, otherBefore] = [await load(address), await load(other)];
  const readOnly = ["imei", "customer_id", "device_reporting_frequency_desc"];
  const changed = Object.fromEntries(
    Object.entries(before).map(([key, value]) => [
      key,
      readOnly.includes(key) ? value : edited(value),
    ]),
  );

  expect(await put(address, changed, token)).toEqual({
    status: 200,
    body: { status: true, message: "Device Update Successfully" },
  });

  expect(await load(address)).toEqual(changed);
  expect(await load(other)).toEqual(otherBefore);
});

test.each([
  ["gps", van],
  ["obd", car],
] as const)("the documented %s example is saved as it is", async (category, imei) => {
  const { load, put, token } = opened();
  const address = `/api/device/settings/${imei}?category=${category}`;
  const { device_reporting_frequency_desc } = await load(address);
  const example = { ...examples[category], imei };
  expect((await put(address, example, token)).body?.status).toBe(true);
  expect(await load(address)).toEqual({ ...example, device_reporting_frequency_desc });
});

test("undocumented fields stay, even if a later save does not send them", async () => {
  const { load, put, token } = opened();
  const before = await load();
  const own = { firmware: "2.1", nested: { list: [1, null] } };
  await put(vanPath, { ...before, ...own }, token);
  await put(vanPath, before, token);
  expect(await load()).toEqual({ ...before, ...own });
});

test("unset strings and numbers, and numbers as strings, keep their type", async () => {
  const { load, put, token } = opened();
  const before = await load();
  const unset = { email: null, phone: "", speed_limit: null, odometer_value: 12.5 };
  const asText = { battery_low_limit: "20", trip_end_timer: "" };
  await put(vanPath, { ...before, ...unset, ...asText }, token);
  expect(await load()).toEqual({ ...before, ...unset, ...asText });
});

test("a device keeps its new name when it is cancelled and reactivated", async () => {
  const { load, post, put, sandbox, token } = opened();
  await put(vanPath, { ...(await load()), device_name: "Flower van" }, token);
  await post("/auth/dormant-fees", {
    customer_id: 1001,
    imei: van,
    iccid: "8901218000000000001",
    email: "returning@example.com",
    paying: true,
  });
  await post("/auth/dormant-mode/cancel", { customer_id: 1001, imei: van }, token);
  const reactivation = { customer_id: 1001, imei: van, service_plan: "plus", credit_card: card };
  expect((await post("/auth/re-activation/device/reactivate", reactivation)).body?.status).toBe(
    true,
  );
  expect((await load()).device_name).toBe("Flower van");
  expect(sandbox.charges()).toHaveLength(1);
});

describe("settings that violate the contract are refused", () => {
  test.each([
    [vanPath, "gps"],
    [carPath, "obd"],
  ])("when one of the documented keys is missing: %s", async (address, category) => {
    const { load, put, token } = opened();
    const before = await load(address);
    const schemas = payloadSchema(contract, "put", path) as unknown as {
      anyOf: { allOf: { required: string[] }[] }[];
    };
    const schema = schemas.anyOf[category === "gps" ? 0 : 1];
    const required = schema?.allOf.flatMap((part) => part.required) ?? [];
    const writable = required.filter((key) => key !== "device_reporting_frequency_desc");
    expect(writable.length).toBeGreaterThan(40);

    for (const key of writable) {
      const { [key]: _missing, ...rest } = before;
      const { status, body } = await put(address, rest, token);
      expect(status).toBe(400);
      expect(body?.error).toContain(key);
    }
    expect(await load(address)).toEqual(before);
  });

  test.each([
    [{ speed_email: "true" }, "speed_email must be boolean"],
    [{ speed_limit: "fast" }, "speed_limit must be a number"],
    [{ odometer_value: true }, "odometer_value must be number or string or null"],
    [{ vehicle_color: 7 }, "vehicle_color must be string or null"],
    [{ imei: car }, "imei differs from the address"],
    [{ customer_id: 901 }, "customer_id cannot be changed"],
  ])("with %j", async (change, error) => {
    const { load, put, token } = opened();
    const before = await load();
    expect(await put(vanPath, { ...before, ...change }, token)).toEqual({
      status: 400,
      body: { status: false, message: "Settings could not be saved", error },
    });
    expect(await load()).toEqual(before);
  });
});

test("the reporting frequency depends on the plan and cannot be changed", async () => {
  const { load, put, token } = opened();
  const before = await load();
  await put(vanPath, { ...before, device_reporting_frequency_desc: "Up to 1 ms" }, token);
  expect(await load()).toEqual(before);
});

test("the odometer is stored as a string, and the other settings stay", async () => {
  const { load, post, token } = opened();
  const before = await load();
  expect(await post(odometerPath, odometer, token)).toEqual({
    status: 200,
    body: { status: true, message: "Odometer Updated Successfully" },
  });
  expect(await load()).toEqual({ ...before, odometer_value: "160.934" });
  await post(odometerPath, { ...odometer, odometer_value: "0" }, token);
  expect((await load()).odometer_value).toBe("0");
});

test.each([
  [{ ...odometer, odometer_value: 160.934 }, "odometer_value must be string"],
  [{ ...odometer, odometer_value: "far" }, /^odometer_value must be kilometres/],
  [{ ...odometer, customer_id: 1001 }, "customer_id is not a documented field"],
  [{ ...odometer, imei: "12a" }, "imei has the wrong form"],
])("the odometer payload %j is refused", async (payload, error) => {
  const { load, post, token } = opened();
  const before = await load();
  expect(await post(odometerPath, payload, token)).toEqual({
    status: 400,
    body: {
      status: false,
      message: "Odometer could not be updated",
      error: expect.stringMatching(error),
    },
  });
  expect(await load()).toEqual(before);
});

test.each([
  ["no token", undefined, 401],
  ["a token nobody issued", "a.b.c", 401],
  ["another customer's token", "other", 404],
])("nothing is saved with %s", async (_case, given, status) => {
  const { load, post, put, sandbox } = opened();
  const before = await load();
  const token = given === "other" ? sandbox.tokenFor(901) : given;
  expect((await put(vanPath, { ...before, device_name: "x" }, token)).status).toBe(status);
  expect((await post(odometerPath, odometer, token)).status).toBe(status);
  expect(await load()).toEqual(before);
});

test.each([
  ["another scheme", (token: string) => `Bearer ${token}`],
  ["the token alone", (token: string) => token],
  ["a scheme without a token", () => "JWT"],
  ["a token with a blank in it", (token: string) => `JWT ${token.replace(".", " ")}`],
  ["a blank header", () => ""],
])("all three calls refuse a malformed header: %s", async (_case, header) => {
  const { load, sandbox, token } = opened();
  const before = await load();
  const calls = [
    ["GET", vanPath, undefined],
    ["PUT", vanPath, { ...before, device_name: "x" }],
    ["POST", odometerPath, odometer],
  ] as const;
  for (const [method, address, body] of calls) {
    const response = await sandbox.fetch(`http://sandbox${address}`, {
      method,
      headers: { Authorization: header(token) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect(response.status, method).toBe(401);
    const message = "Authentication credentials were not provided";
    expect(await response.json(), method).toEqual({ status: false, message });
  }
  expect(await load()).toEqual(before);
});

test("nothing is saved with another category", async () => {
  const { load, post, put, token } = opened();
  const before = await load();
  const obd = vanPath.replace("gps", "obd");
  expect((await put(obd, { ...before, device_name: "x" }, token)).status).toBe(400);
  expect((await post("/api/odometer/update", odometer, token)).status).toBe(400);
  expect(await load()).toEqual(before);
});
