import { describe, expect, test } from "vitest";
import { newKey, smsPack, smsPath, testGate } from "./test/test-gate.ts";

const codeOf = (reply: Response) => reply.headers.get("Gate-Code");

/** A gate in front of a sandbox, and a function that buys a pack with these headers. */
async function gateWithRules() {
  const gate = await testGate();
  const order = (headers: Record<string, string> = {}, pack = smsPack, key = newKey()) =>
    gate.post(smsPath, pack, { "Idempotency-Key": `"${key}"`, ...headers });
  return { ...gate, order };
}

describe("two orders of the same pack at the same moment", () => {
  test("are charged once, and the other one needs a consent", { repeats: 20 }, async () => {
    const { order, arrived, vendor } = await gateWithRules();
    const replies = await Promise.all([order(), order()]);
    expect(new Set(replies.map(codeOf))).toEqual(new Set(["consent-needed", null]));
    expect(arrived()).toBe(1);
    expect(vendor.sandbox.charges()).toHaveLength(1);
  });

  test("are both carried out once the consent names the other one", async () => {
    const { order, vendor } = await gateWithRules();
    const key = newKey();
    expect((await order({}, smsPack, key)).status).toBe(200);
    const refusal = await order();
    expect(refusal.status).toBe(428);
    expect(await refusal.json()).toEqual({ status: false, message: expect.any(String) as string });
    const handle = refusal.headers.get("Gate-Repeats") ?? "";
    expect((await order({ "Repeat-Of": `"${key}"` })).status).toBe(200);
    // A third one is about both.
    expect(codeOf(await order({ "Repeat-Of": handle }))).toBe("consent-needed");
    expect(vendor.sandbox.charges()).toHaveLength(2);
  });
});

test("an order after a refused one is carried out at once", async () => {
  const { order, vendor } = await gateWithRules();
  const body = { status: false, message: "The card was declined" };
  vendor.sandbox.fault({ call: "buySmsPack", kind: "error-json", status: 400, body });
  expect((await order()).status).toBe(400);
  expect((await order()).status).toBe(200);
});

test("other customers and other packs do not wait for a consent", async () => {
  const { order } = await gateWithRules();
  await order();
  expect((await order({}, { ...smsPack, sms_pack_id: "sms_100" })).status).toBe(200);
  expect((await order({}, { ...smsPack, customer_id: 901 })).status).toBe(200);
});

test("clients without a key are queued, and otherwise untouched", async () => {
  const { post, vendor, arrived } = await gateWithRules();
  vendor.sandbox.fault({ call: "buySmsPack", kind: "slow", milliseconds: 50, times: 3 });
  const replies = await Promise.all([1, 2, 3].map(() => post(smsPath, smsPack)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(arrived()).toBe(3);
});

describe("the agreed total", () => {
  test("is compared before anything is sent", async () => {
    const { order, arrived, vendor } = await gateWithRules();
    vendor.sandbox.setPrice("sms_250", 12);
    const refusal = await order({ "Agreed-Total": "9.95" });
    expect([refusal.status, codeOf(refusal)]).toEqual([412, "price-changed"]);
    expect(refusal.headers.get("Gate-Total")).toBe("12.00");
    expect(arrived()).toBe(0);
    expect((await order({ "Agreed-Total": "12.00" })).status).toBe(200);
  });

  test("cannot be compared while the list cannot be read", async () => {
    const { order, vendor, arrived } = await gateWithRules();
    vendor.sandbox.fault({ call: "listServicePlans", kind: "error-json", times: 2 });
    expect(codeOf(await order({ "Agreed-Total": "9.95" }))).toBe("no-price");
    expect(arrived()).toBe(0);
    expect((await order({ "Agreed-Total": "9.95;unverified" })).status).toBe(200);
  });
});

test("guesses are limited by customer, and a password is passed on unchanged", async () => {
  const { gate, post, vendor } = await gateWithRules();
  const check = () => fetch(`${gate.url}/info/card/validate/1001/424242`);
  for (let attempt = 0; attempt < 3; attempt += 1) expect((await check()).status).toBe(200);
  const refusal = await check();
  expect(refusal.status).toBe(429);
  expect(Number(refusal.headers.get("Retry-After"))).toBeGreaterThan(0);
  const account = { customer_id: 1001, password: "waypost-demo" };
  const cards = await post("/auth/customer/cards", account);
  expect(await cards.json()).toMatchObject({ status: true });
  for (let attempt = 0; attempt < 2; attempt += 1) await post("/auth/customer/cards", account);
  expect((await post("/auth/customer/cards", account)).status).toBe(429);
  for (let imei = 0; imei < 30; imei += 1)
    expect((await fetch(`${gate.url}/info/imei_validation/350000000000001`)).status).toBe(200);
  expect(vendor.sandbox.log().length).toBeGreaterThan(30);
});

test("a stranger who writes about a device does not delay its customer", async () => {
  const { post, vendor } = await gateWithRules();
  vendor.sandbox.fault({ call: "updateOdometer", kind: "slow", milliseconds: 1000 });
  const imei = "358000000000003";
  const ended: string[] = [];
  const stranger = post("/api/odometer/update", { imei, odometer: 1 }).then(() =>
    ended.push("stranger"),
  );
  const order = { customer_id: 1001, imei };
  const headers = { "Idempotency-Key": newKey() };
  const reply = await post("/auth/re-activation/device/reactivate", order, headers);
  ended.push("customer");
  await stranger;
  expect(ended).toEqual(["customer", "stranger"]);
  expect(codeOf(reply)).toBe(null);
});
