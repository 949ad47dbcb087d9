import { expect, test } from "vitest";
import { gpsDevice, testSandbox, newCustomer, today } from "./test/test-sandbox.ts";

type Body = Record<string, unknown>;

function controlled() {
  const made = testSandbox({ devicesPerKind: 1 });
  const control = async (method: string, path: string, body?: unknown) => {
    const response = await made.sandbox.fetch(`http://sandbox/__sandbox/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  };
  return { ...made, control };
}

test("a reset brings back the seeded state, the clock, the log and the numbering", async () => {
  const { control, get, post, sandbox } = controlled();
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

test("the log shows each request, its time and its outcome, but no secret", async () => {
  const { control, post, sandbox } = controlled();
  await post("/auth/register", newCustomer);
  await sandbox.fetch("http://sandbox/info/app_conf?key=discount_3");

  const { body } = await control("GET", "log");

  expect(body.requests).toEqual([
    {
      id: 1,
      time: "2026-11-21T10:00:00.000Z",
      method: "POST",
      path: "/auth/register",
      call: "POST /auth/register",
      status: 200,
      milliseconds: expect.any(Number),
      body: {
        ...newCustomer,
        password: "[removed]",
        credit_card: {
          cardholder_name: "Sample Customer",
          cvv: "[removed]",
          expiration_date: "03/2029",
          number: "[removed]",
        },
      },
    },
    {
      id: 2,
      time: "2026-11-21T10:00:00.000Z",
      method: "GET",
      path: "/info/app_conf?key=discount_3",
      call: "GET /info/app_conf",
      status: 200,
      milliseconds: expect.any(Number),
    },
  ]);
  await control("DELETE", "log");
  expect(sandbox.log()).toEqual([]);
});

const CARD = "4111111111111111";
const AMEX = "378282246310005";

test.each([
  [`/info/card/validate/1001/${CARD}`, "/info/card/validate/1001/[removed]"],
  ["/info/card/validate/1001/41111111", "/info/card/validate/1001/[removed]"],
  ["/info/card/validate/1001/411111", "/info/card/validate/1001/411111"],
  [`/info/imei_validation/${CARD}`, "/info/imei_validation/[removed]"],
  [`/info/imei_validation/${AMEX}`, "/info/imei_validation/[removed]"],
  ["/info/imei_validation/350000000000001", "/info/imei_validation/350000000000001"],
  ["/info/check/email/a%2Bb%40example.com", "/info/check/email/a%2Bb%40example.com"],
  ["/info/check/email/4111-1111%201111%201111", "/info/check/email/[removed]"],
  ["/info/check/email/%E0%A4%A", "/info/check/email/[removed]"],
  [
    `/info/countries?number=${CARD}&password=secret&category=obd`,
    "/info/countries?number=[removed]&password=[removed]&category=obd",
  ],
  [`/info/app_conf?key=${CARD}&x`, "/info/app_conf?key=[removed]&x"],
  [`/nothing/here/${CARD}?token=abc`, "/nothing/here/[removed]?token=[removed]"],
])("the log shows no secret of the address %s", async (address, shown) => {
  const { sandbox } = controlled();
  await sandbox.fetch(`http://sandbox${address}`);
  expect(sandbox.log().map(({ path }) => path)).toEqual([shown]);
});

test("a card number under another number's key is not shown in the log", async () => {
  const { post, sandbox } = controlled();
  const devices = [{ ...gpsDevice, imei: CARD }, { ...gpsDevice, imei: AMEX }, gpsDevice];
  await post("/auth/register", { ...newCustomer, devices, card_bin: CARD, iccid: CARD });
  const { body } = sandbox.log()[0] ?? {};
  expect(body).toMatchObject({
    card_bin: "[removed]",
    iccid: "[removed]",
    devices: [{ imei: "[removed]" }, { imei: "[removed]" }, { imei: gpsDevice.imei }],
  });
});

test("the log forgets the oldest requests and keeps counting", async () => {
  const { get, sandbox } = testSandbox({ devicesPerKind: 1, logCapacity: 3 });
  for (const key of ["a", "b", "c", "d", "e"]) await get(`/info/app_conf?key=${key}`);
  expect(sandbox.log().map(({ id, path }) => [id, path.slice(-1)])).toEqual([
    [3, "c"],
    [4, "d"],
    [5, "e"],
  ]);
});

test("a token for a customer opens the settings of the customer's devices", async () => {
  const { control, get } = controlled();
  const { body } = await control("POST", "token", { customer_id: 1001 });
  const settings = await get(
    "/api/device/settings/358000000000001?category=gps",
    String(body.token),
  );
  expect(settings.status).toBe(200);
});

test("an unknown customer gets no token", async () => {
  const { control } = controlled();
  expect(await control("POST", "token", { customer_id: 4711 })).toEqual({
    status: 400,
    body: { status: false, message: "No such customer: 4711" },
  });
});

test("faults are set, listed and removed", async () => {
  const { control, get } = controlled();
  const fault = { call: "GET /info/countries", kind: "too-many", times: "always", seconds: 9 };
  expect((await control("POST", "faults", fault)).status).toBe(200);
  expect((await control("GET", "faults")).body.faults).toMatchObject([fault]);
  expect((await get("/info/countries")).status).toBe(429);
  await control("DELETE", "faults");
  expect((await get("/info/countries")).status).toBe(200);
});

test.each([
  ["faults", { call: "*", kind: "explode" }, /No such kind of fault: explode\. Kinds: refuse/],
  ["faults", { kind: "lost" }, /"call" must name a call/],
  ["faults", "nonsense", /"call" must name a call/],
  [
    "faults",
    { call: "*", kind: "too-many", secnods: 5 },
    /No such option of a fault: secnods\. Options: times, milliseconds, seconds, status\./,
  ],
])("%s refuses %j with a reason", async (path, body, message) => {
  const { control } = controlled();
  const reply = await control("POST", path, body);
  expect(reply.status).toBe(400);
  expect(reply.body.message).toMatch(message);
});

test("the clock is set, keeps running, and is set back", async () => {
  let present = today.getTime();
  const { sandbox } = testSandbox({ devicesPerKind: 1, now: () => new Date(present) });
  sandbox.setNow(new Date("2028-02-29T00:00:00Z"));
  present += 1000;
  expect(sandbox.now()).toEqual(new Date("2028-02-29T00:00:01Z"));
  sandbox.setNow(null);
  expect(sandbox.now()).toEqual(new Date(present));
});

test("dates follow the moved clock", async () => {
  const { control, post } = controlled();
  await control("PUT", "clock", { now: "2027-11-30T12:00:00Z" });
  const { body } = await post("/auth/register", newCustomer);
  expect(body?.subscription).toMatchObject([
    { start_date: "2027-11-30", nextBillingDate: "2028-02-29" },
  ]);
  expect((await control("GET", "clock")).body.now).toBe("2027-11-30T12:00:00.000Z");
  await control("DELETE", "clock");
  expect((await control("GET", "clock")).body.now).toBe(today.toISOString());
});

test("the clock cannot be set to an invalid date", async () => {
  const { control } = controlled();
  expect((await control("PUT", "clock", { now: "soon" })).status).toBe(400);
});
