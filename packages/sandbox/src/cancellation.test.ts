import { expect, test } from "vitest";
import { card, testSandbox, returningCustomer, savedCard } from "./test/test-sandbox.ts";

const path = "/auth/subscription/cancel";
const van = "358000000000001";
const request = {
  cancelation_reason: "Price concerns,Inaccurate, inconsistent readings",
  comment: "We sold the van.",
  email: "Returning@example.com",
  first_name: "Rita",
  how_gps_tracker: "Commercial Vehicle Tracking",
  imei: van,
  last_name: "Returning",
  phone_number: "15550001001",
};

test("a cancelled device can be reactivated with its former plan and without its settings", async () => {
  const { get, post, control, sandbox } = testSandbox({ devicesPerKind: 1 });
  const token = sandbox.tokenFor(1001);
  const settings = `/api/device/settings/${van}?category=gps`;
  expect((await get(settings, token)).status).toBe(200);

  expect(await post(path, request)).toEqual({
    status: 200,
    body: { status: true, message: "Subscription cancelled" },
  });

  expect((await get("/auth/re-activation/devices/1001")).body?.devices).toContainEqual({
    imei_no: van,
    category: "gps",
  });
  expect((await get(`/auth/re-activation/device/info/1001/${van}`)).body).toMatchObject({
    device: { activated_plan_description: expect.stringContaining("GPS Plus Quarterly") },
  });
  expect((await get(settings, token)).status).toBe(404);
  expect(sandbox.charges()).toEqual([]);
  expect(sandbox.accountChanges()).toEqual([
    {
      time: expect.any(String),
      customer_id: 1001,
      operation: "cancelSubscription",
      subject: van,
    },
  ]);
  const { body } = await control("GET", "account-changes");
  expect(body).toEqual({ status: true, account_changes: sandbox.accountChanges() });
});

test("a cancelled device still belongs to its customer and cannot be registered again", async () => {
  const { get, post } = testSandbox({ devicesPerKind: 1 });
  await post(path, request);
  expect((await get(`/info/imei_validation/${van}`)).body?.message).toMatch(/already in use/);
  const devices = [{ imei: van, device_name: "Van", device_model: "GL300", device_plan: "plus" }];
  const { body } = await post("/auth/register", { ...returningCustomer, ...savedCard, devices });
  expect(body?.status).toBe(false);

  const renewed = { customer_id: 1001, imei: van, service_plan: "plus", credit_card: card };
  expect((await post("/auth/re-activation/device/reactivate", renewed)).body?.status).toBe(true);
  expect((await post(path, request)).body?.status).toBe(true);
});

test("only a device in use can be cancelled", async () => {
  const { get, post } = testSandbox({ devicesPerKind: 1 });
  const valid = { status: 200, body: { status: true, message: "Valid IMEI" } };
  const invalid = { status: 404, body: { status: false, message: "Invalid IMEI" } };
  expect(await get(`/info/cancel/validate/${van}`)).toEqual(valid);
  for (const imei of ["350000000000001", "358000000000002", "1"])
    expect(await get(`/info/cancel/validate/${imei}`)).toEqual(invalid);
  await post(path, request);
  expect(await get(`/info/cancel/validate/${van}`)).toEqual(invalid);
});

test.each([
  ["a device that is not registered", { imei: "350000000000001" }],
  ["a device that was cancelled before", { imei: "358000000000002" }],
  ["another customer's device", { imei: "867000000901002" }],
  ["an unknown e-mail address", { email: "nobody@example.com" }],
])("%s is refused: there is no active subscription", async (_case, change) => {
  const { get, post } = testSandbox({ devicesPerKind: 1 });
  expect(await post(path, { ...request, ...change })).toEqual({
    status: 200,
    body: { status: false, message: "Cancellation failed", error: "No active subscription" },
  });
  expect((await get(`/info/cancel/validate/${van}`)).status).toBe(200);
});

const { comment: _comment, ...withoutComment } = request;

test.each([
  [undefined, "The payload is missing"],
  [withoutComment, "comment is missing"],
  [{ ...request, customer_id: 1001 }, "customer_id is not a documented field"],
  [{ ...request, imei: "12a" }, "imei has the wrong form"],
  [{ ...request, first_name: " " }, "first_name is blank"],
])("the payload %j is refused", async (payload, error) => {
  const { get, post } = testSandbox({ devicesPerKind: 1 });
  expect(await post(path, payload)).toEqual({
    status: 400,
    body: { status: false, message: "Cancellation failed", error },
  });
  expect((await get(`/info/cancel/validate/${van}`)).status).toBe(200);
});
