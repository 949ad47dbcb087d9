import { expect, test } from "vitest";
import { gpsDevice, newCustomer, testSandbox, today } from "./test/test-sandbox.ts";

test("a reset restores the seeded state, the clock, the log and the numbering", async () => {
  const { control, get, post, sandbox } = testSandbox({ devicesPerKind: 1 });
  await post("/auth/register", newCustomer);
  await control("PUT", "clock", { now: "2030-01-01T00:00:00Z" });
  await control("POST", "faults", { call: "register", kind: "lost" });

  expect(await control("POST", "reset")).toEqual({ status: 200, body: { status: true } });

  expect(sandbox.log()).toEqual([]);
  expect(sandbox.faults()).toEqual([]);
  expect(sandbox.now()).toEqual(today);
  expect((await get(`/info/imei_validation/${gpsDevice.imei}`)).status).toBe(200);
  const { body } = await post("/auth/register", newCustomer);
  expect(body).toMatchObject({ status: true, details: { customer_id: 1002 } });
});

test("a customer's token gives access to the settings of the customer's devices", async () => {
  const { control, get } = testSandbox({ devicesPerKind: 1 });
  const { body } = await control("POST", "token", { customer_id: 1001 });
  const settings = await get(
    "/api/device/settings/358000000000001?category=gps",
    String(body.token),
  );
  expect(settings.status).toBe(200);
});

test("an unknown customer gets no token", async () => {
  const { control } = testSandbox({ devicesPerKind: 1 });
  expect(await control("POST", "token", { customer_id: 4711 })).toEqual({
    status: 400,
    body: { status: false, message: "No such customer: 4711" },
  });
});

test("faults are set, listed and removed", async () => {
  const { control, get } = testSandbox({ devicesPerKind: 1 });
  const fault = { call: "GET /info/countries", kind: "too-many", times: "always", seconds: 9 };
  expect((await control("POST", "faults", fault)).status).toBe(200);
  expect((await control("GET", "faults")).body.faults).toMatchObject([fault]);
  expect((await get("/info/countries")).status).toBe(429);
  await control("DELETE", "faults");
  expect((await get("/info/countries")).status).toBe(200);
});

test.each([
  ["faults", { call: "*", kind: "explode" }, /Unknown fault kind: explode\. Kinds: refuse/],
  ["faults", { kind: "lost" }, /"call" must be a string/],
  ["faults", "nonsense", /"call" must be a string/],
  [
    "faults",
    { call: "*", kind: "too-many", secnods: 5 },
    /Unknown fault option: secnods\. Options: times, milliseconds, seconds, status, carriedOut, body\./,
  ],
])("%s refuses %j with a reason", async (path, body, message) => {
  const { control } = testSandbox({ devicesPerKind: 1 });
  const reply = await control("POST", path, body);
  expect(reply.status).toBe(400);
  expect(reply.body.message).toMatch(message);
});

test("the clock can be set, continues to run, and can be restored", async () => {
  let present = today.getTime();
  const { sandbox } = testSandbox({ devicesPerKind: 1, now: () => new Date(present) });
  sandbox.setNow(new Date("2028-02-29T00:00:00Z"));
  present += 1000;
  expect(sandbox.now()).toEqual(new Date("2028-02-29T00:00:01Z"));
  sandbox.setNow(null);
  expect(sandbox.now()).toEqual(new Date(present));
});

test("dates follow the changed clock", async () => {
  const { control, post } = testSandbox({ devicesPerKind: 1 });
  await control("PUT", "clock", { now: "2027-11-30T12:00:00Z" });
  const { body } = await post("/auth/register", newCustomer);
  expect(body?.subscription).toMatchObject([
    { start_date: "2027-11-30", nextBillingDate: "2028-02-29" },
  ]);
  expect((await control("GET", "clock")).body.now).toBe("2027-11-30T12:00:00.000Z");
  await control("DELETE", "clock");
  expect((await control("GET", "clock")).body.now).toBe(today.toISOString());
});

test.each(["soon", "1999-12-31T23:59:59Z", "2101-01-01", "+012026-01-01T00:00:00Z"])(
  "the clock cannot be set to %s",
  async (now) => {
    const { control } = testSandbox({ devicesPerKind: 1 });
    const reply = await control("PUT", "clock", { now });
    expect(reply.status).toBe(400);
    expect(reply.body.message).toContain("from 2000 to 2100");
    expect((await control("GET", "clock")).body.now).toBe(today.toISOString());
  },
);

test.each(["2000-01-01T00:00:00.000Z", "2100-12-31T23:59:59.999Z"])(
  "the clock can be set to %s",
  async (now) => {
    const { control } = testSandbox({ devicesPerKind: 1 });
    expect((await control("PUT", "clock", { now })).status).toBe(200);
    expect((await control("GET", "clock")).body.now).toBe(now);
  },
);

test("a program cannot set the clock to a year with five digits", () => {
  const { sandbox } = testSandbox({ devicesPerKind: 1 });
  expect(() => sandbox.setNow(new Date(Date.UTC(12_026, 0)))).toThrow("from 2000 to 2100");
});
