import { expect, test } from "vitest";
import { testSandbox, today } from "./test/test-sandbox.ts";

const sms = { customer_id: "1001", sms_pack_id: "sms_250", autorenew_sms_pack: true };
const eta = { customer_id: 1001, eta_id: "eta_500" };
const smsPath = "/auth/buy/sms/pack";
const etaPath = "/auth/buy/eta-routing/pack";

test("a customer buys packs, and each is billed with its price", async () => {
  const { post, sandbox } = testSandbox({ devicesPerKind: 1 });
  const bought = { status: 200, body: { status: true, message: "Pack purchased" } };

  expect(await post(smsPath, sms)).toEqual(bought);
  expect(await post(smsPath, { ...sms, autorenew_sms_pack: false })).toEqual(bought);
  expect(await post(etaPath, eta)).toEqual(bought);

  const billed = { time: today.toISOString(), customer_id: 1001 };
  const smsCharge = { ...billed, operation: "buySmsPack", subject: "sms_250", amount: 9.95 };
  const etaCharge = { ...billed, operation: "buyEtaPack", subject: "eta_500", amount: 29.95 };
  expect(sandbox.charges()).toEqual([smsCharge, smsCharge, etaCharge]);
});

test.each([
  ["nobody's SMS pack", smsPath, { ...sms, customer_id: 4711 }, "Unknown customer"],
  ["an SMS pack of no number", smsPath, { ...sms, customer_id: "somebody" }, "Unknown customer"],
  ["an SMS pack nobody sells", smsPath, { ...sms, sms_pack_id: "sms_1" }, "Unknown pack"],
  ["an ETA pack as SMS pack", smsPath, { ...sms, sms_pack_id: "eta_50" }, "Unknown pack"],
  ["nobody's ETA pack", etaPath, { ...eta, customer_id: 4711 }, "Unknown customer"],
  ["a device's plan as ETA pack", etaPath, { ...eta, eta_id: "plus" }, "Unknown pack"],
])("%s is not sold", async (_case, path, payload, error) => {
  const { post, sandbox } = testSandbox({ devicesPerKind: 1 });
  expect(await post(path, payload)).toEqual({
    status: 200,
    body: { status: false, message: "Purchase failed", error },
  });
  expect(sandbox.charges()).toEqual([]);
});

test.each([
  [smsPath, undefined, "The payload is missing"],
  [smsPath, { ...sms, eta_id: "eta_50" }, "eta_id is not a documented field"],
  [smsPath, { ...sms, customer_id: 1.5 }, "customer_id must be string or integer"],
  [smsPath, { ...sms, sms_pack_id: 250 }, "sms_pack_id must be string"],
  [smsPath, { ...sms, autorenew_sms_pack: "true" }, "autorenew_sms_pack must be boolean"],
  [etaPath, { ...eta, autorenew_sms_pack: true }, "autorenew_sms_pack is not a documented field"],
  [etaPath, { eta_id: "eta_50" }, "customer_id is missing"],
  [etaPath, { customer_id: 1001 }, "eta_id is missing"],
])("%s refuses the payload %j", async (path, payload, error) => {
  const { post, sandbox } = testSandbox({ devicesPerKind: 1 });
  expect(await post(path, payload)).toEqual({
    status: 400,
    body: { status: false, message: "Purchase failed", error: expect.stringMatching(error) },
  });
  expect(sandbox.charges()).toEqual([]);
});
