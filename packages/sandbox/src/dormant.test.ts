import { describe, expect, test } from "vitest";
import { iccidOf } from "./index.ts";
import { card, returningCustomer, savedCard, testSandbox, today } from "./test/test-sandbox.ts";

const path = "/auth/dormant-fees";
const cancelPath = "/auth/dormant-mode/cancel";
const list = "/auth/dormant-mode/activated?customer_id=1001";
const van = "358000000000001";
const trailer = "358000000000003";
const camper = "358000000000005";

const requestFor = (imei: string) => ({
  customer_id: "1001",
  imei,
  iccid: iccidOf(imei),
  email: "Returning@example.com",
  paying: true,
  credit_card: card,
});
const { credit_card: _card, ...withoutCard } = requestFor(van);
const termination = (imei: string) => ({
  ...withoutCard,
  imei,
  iccid: iccidOf(imei),
  paying: false,
});

const entry = (imei: string) => ({
  imei,
  iccid: iccidOf(imei),
  customer_id: 1001,
  email: "returning@example.com",
  end_date: "2027-11-21",
});

function opened() {
  const made = testSandbox({ devicesPerKind: 1 });
  const token = made.sandbox.tokenFor(1001);
  return { ...made, token, dormant: async () => (await made.get(list, token)).body?.result };
}

const canReactivate = async ({ get }: ReturnType<typeof opened>, imei: string) =>
  (await get(`/auth/re-activation/device/info/1001/${imei}`)).status === 200;

test("the returning customer has one device in dormant mode, which cannot be reactivated", async () => {
  const made = opened();
  expect(await made.dormant()).toEqual([entry(camper)]);
  expect(await canReactivate(made, camper)).toBe(false);
});

describe("for a fee", () => {
  test.each([
    ["in use", van],
    ["that was cancelled", trailer],
  ])("a device %s becomes dormant for a year", async (_case, imei) => {
    const made = opened();
    const { get, post, sandbox, token } = made;

    expect(await post(path, requestFor(imei))).toEqual({
      status: 200,
      body: { status: true, message: "Dormant SIM subscription activated" },
    });

    expect(await made.dormant()).toEqual([entry(imei), entry(camper)]);
    expect(sandbox.charges()).toEqual([
      {
        time: today.toISOString(),
        customer_id: 1001,
        operation: "payDormantFee",
        subject: imei,
        amount: 1,
      },
    ]);
    expect(await canReactivate(made, imei)).toBe(false);
    expect((await get(`/info/cancel/validate/${imei}`)).status).toBe(404);
    expect((await get(`/api/device/settings/${imei}?category=gps`, token)).status).toBe(404);
    expect((await get(`/info/imei_validation/${imei}`)).body?.message).toMatch(/already in use/);
  });

  test("a device becomes dormant without a card, and nothing is billed", async () => {
    const { dormant, post, sandbox } = opened();
    expect((await post(path, withoutCard)).body?.status).toBe(true);
    expect(await dormant()).toHaveLength(2);
    expect(sandbox.charges()).toEqual([]);
  });

  test("a dormant device cannot become dormant again", async () => {
    const { post, sandbox } = opened();
    expect((await post(path, requestFor(camper))).body).toEqual({
      status: false,
      message: "Dormant mode failed",
      error: "Dormant mode is already active",
    });
    sandbox.setNow(new Date("2027-11-22T00:00:00Z"));
    expect((await post(path, requestFor(camper))).body?.status).toBe(true);
    expect(sandbox.charges()).toHaveLength(1);
  });
});

test("dormant mode ends after its last day, and the device can be reactivated", async () => {
  const made = opened();
  const dormantOn = async (date: string) => {
    made.sandbox.setNow(new Date(date));
    return (await made.get(list, made.sandbox.tokenFor(1001))).body?.result;
  };
  expect(await dormantOn("2027-11-21T23:59:59Z")).toEqual([entry(camper)]);
  expect(await dormantOn("2027-11-22T00:00:00Z")).toEqual([]);
  expect(await canReactivate(made, camper)).toBe(true);
});

describe("a terminated SIM", () => {
  test.each([
    ["in use", van],
    ["that was cancelled", trailer],
    ["in dormant mode", camper],
  ])("of a device %s cannot be used again", async (_case, imei) => {
    const made = opened();
    const { get, post, sandbox, token } = made;

    expect(await post(path, termination(imei))).toEqual({
      status: 200,
      body: { status: true, message: "Sim Terminated Successfully" },
    });
    sandbox.setNow(new Date("2026-12-01T00:00:00Z"));

    expect(await made.dormant()).toEqual(imei === camper ? [] : [entry(camper)]);
    expect(await canReactivate(made, imei)).toBe(false);
    const { body: reactivable } = await get("/auth/re-activation/devices/1001");
    expect(JSON.stringify(reactivable)).not.toContain(imei);
    const terminated = "The SIM of this device was terminated";
    expect((await get(`/info/imei_validation/${imei}`)).body?.message).toBe(terminated);
    expect((await get(`/info/cancel/validate/${imei}`)).status).toBe(404);
    expect((await get(`/api/device/settings/${imei}?category=gps`, token)).status).toBe(404);

    const device = { imei, device_name: "Van", device_model: "GL300", device_plan: "plus" };
    const reactivation = { customer_id: 1001, imei, service_plan: "plus", credit_card: card };
    for (const [address, payload] of [
      ["/auth/register", { ...returningCustomer, ...savedCard, devices: [device] }],
      ["/auth/re-activation/device/reactivate", reactivation],
      [path, requestFor(imei)],
      [path, termination(imei)],
    ] as const)
      expect((await post(address, payload)).body?.status).toBe(false);
    expect((await post(cancelPath, { customer_id: 1001, imei }, token)).body?.status).toBe(false);
    expect(sandbox.charges()).toEqual([]);
  });
});

describe("a refused request makes nothing dormant and bills nothing", () => {
  const failed = "Dormant mode failed";

  test.each([
    [200, "an unknown customer", { customer_id: 4711 }, failed, "Unknown customer"],
    [200, "another customer's device", { imei: "867000000901002" }, failed, "Device not found"],
    [200, "a device in stock", { imei: "350000000000001" }, failed, "Device not found"],
    [200, "another SIM", { iccid: iccidOf(trailer) }, failed, /^ICCID does not belong/],
    [200, "another address", { email: "a@example.com" }, failed, /^E-mail address does not/],
    [
      200,
      "a declined card",
      { credit_card: { ...card, number: "4000000000009995" } },
      "Card declined",
      "Your card has insufficient funds",
    ],
    [400, "a termination with a card", { paying: false }, failed, /exclude each other$/],
    [400, "paying as text", { paying: "yes" }, failed, "paying must be boolean"],
    [400, "no ICCID", { iccid: undefined }, failed, "iccid is missing"],
    [
      400,
      "a card without a holder",
      { credit_card: {} },
      failed,
      "credit_card.cardholder_name is missing",
    ],
    [400, "an unknown key", { amount: 1 }, failed, "amount is not a documented field"],
  ])("%i for %s", async (status, _case, change, message, error) => {
    const { dormant, post, sandbox } = opened();
    expect(await post(path, { ...requestFor(van), ...change })).toEqual({
      status,
      body: { status: false, message, error: expect.stringMatching(error) },
    });
    expect(await dormant()).toEqual([entry(camper)]);
    expect(sandbox.charges()).toEqual([]);
  });
});

test("a device can be reactivated after its dormant subscription was cancelled", async () => {
  const made = opened();
  const { post, token } = made;
  const request = { customer_id: 1001, imei: camper };

  expect(await post(cancelPath, request, token)).toEqual({
    status: 200,
    body: { status: true, message: "Dormant Subscription Cancelled Successfully" },
  });

  expect(await made.dormant()).toEqual([]);
  expect(await canReactivate(made, camper)).toBe(true);
  expect(await post(cancelPath, request, token)).toEqual({
    status: 200,
    body: { status: false, message: "Dormant mode is not active" },
  });
});

describe("the list and the cancellation", () => {
  const cancellation = { customer_id: 1001, imei: camper };
  const missing = "Authentication credentials were not provided";

  test.each([
    ["no token", undefined, 401, missing],
    ["a malformed token", "a b", 401, missing],
    ["a token nobody issued", "a.b.c", 401, "Error decoding signature"],
    ["an expired token", "expired", 401, "Signature has expired"],
    ["another customer's token", "other", 403, /^You do not have permission/],
  ])("are refused with %s", async (_case, given, status, message) => {
    const { dormant, get, post, sandbox, token } = opened();
    const issued = { expired: token, other: sandbox.tokenFor(901) };
    const used = given === "expired" || given === "other" ? issued[given] : given;
    if (given === "expired") sandbox.setNow(new Date("2027-01-01T00:00:00Z"));

    const body = { status: false, message: expect.stringMatching(message) };
    expect(await get(list, used)).toEqual({ status, body });
    expect(await post(cancelPath, cancellation, used)).toEqual({ status, body });

    sandbox.setNow(null);
    expect(await dormant()).toEqual([entry(camper)]);
  });

  test.each([
    [undefined, "The payload is missing"],
    [{ ...cancellation, iccid: "89" }, "iccid is not a documented field"],
    [{ customer_id: 1001 }, "imei is missing"],
  ])("refuse the payload %j", async (payload, error) => {
    const { post, token } = opened();
    expect(await post(cancelPath, payload, token)).toEqual({
      status: 400,
      body: { status: false, message: "Dormant cancellation failed", error },
    });
  });
});
