import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { demoCustomer, demoPassword, firstImei } from "../../sandbox/src/index.ts";
import type { FaultKind } from "../../sandbox/src/index.ts";
import { startServer } from "../../sandbox/src/server.ts";
import type { SandboxServer } from "../../sandbox/src/server.ts";
import { createClient } from "../src/index.ts";
import type { Client } from "../src/index.ts";
import { newCustomer, sampleCalls } from "./operations.ts";
import { errorOf } from "./support.ts";

const gps = String(firstImei.gps);
const obd = String(firstImei.obd);
const demoId = 1001;

let server: SandboxServer;
let client: Client;

beforeAll(async () => {
  server = await startServer({ port: 0, devicesPerKind: 3 });
});
afterAll(() => server.close());
/** The number of `fetch` calls. A call that is aborted early may not reach the server. */
let sent = 0;
const counted: typeof fetch = (url, init) => {
  sent += 1;
  return fetch(url, init);
};

/** A client with a short time limit, for calls that never get a reply. */
const impatientClient = () =>
  createClient({
    baseUrl: server.url,
    fetch: counted,
    timeout: { read: 50, write: 50 },
    wait: async () => {},
  });

beforeEach(() => {
  server.sandbox.reset();
  client = createClient({
    baseUrl: server.url,
    fetch: counted,
    token: () => server.sandbox.tokenFor(demoId),
    wait: async () => {},
  });
});

const device = (imei: string, device_model: string) => ({
  imei,
  device_name: `Tracker ${imei}`,
  device_model,
  device_plan: imei === gps ? "plus_quarterly" : "plus_obd_quarterly",
});

async function checked(imei: string) {
  const check = await client.registration.checkImei(imei);
  return device(imei, check.valid ? (check.model ?? "") : "");
}

async function payload() {
  const [first, second] = await Promise.all([checked(gps), checked(obd)]);
  return {
    ...newCustomer,
    email: "new+owner@example.com",
    comfirm_email: "new+owner@example.com",
    devices: [first, second] as const,
  };
}

describe("lookups over HTTP", () => {
  test("return the seeded reference data", async () => {
    const { lookups } = client;
    expect(await lookups.countries()).toContainEqual({ id: 250, country_name: "United States" });
    expect(await lookups.states(250)).toContainEqual(
      expect.objectContaining({ state_name: "Texas" }),
    );
    expect(await lookups.timeZones()).toContainEqual(
      expect.objectContaining({ time_zone: "America/Chicago" }),
    );
    expect(await lookups.mobileProviders()).toContainEqual(
      expect.objectContaining({ mobile_provider_name: "AT&T" }),
    );
    expect(await lookups.servicePlans()).toHaveLength(9);
    expect(await lookups.servicePlans("obd")).toHaveLength(9);
    expect(Object.keys(await lookups.planRules())).toHaveLength(18);
    expect(await lookups.appConfig("discount_12")).toMatchObject({ key: "discount_12" });
  });

  test("reject an unknown key", async () => {
    expect((await errorOf(client.lookups.appConfig("nothing"))).kind).toBe("rejected");
  });
});

describe("a registration over HTTP", () => {
  test("creates an account for the e-mail address and puts the devices in use", async () => {
    const { registration } = client;
    const before = await registration.checkEmail("new+owner@example.com");
    const result = await registration.register(await payload());
    const after = await registration.checkEmail("new+owner@example.com");

    expect(before.exists).toBe(false);
    expect(result).toMatchObject({ outcome: "complete", failedDevices: [], error: null });
    expect(result.subscription.map(({ imei_no }) => imei_no)).toEqual([gps, obd]);
    expect(after).toMatchObject({ exists: true, customer_id: result.details.customer_id });
    expect(await registration.checkImei(gps)).toEqual({
      valid: false,
      reason: "in-use",
      message: "IMEI already in use, please try with another IMEI",
    });
  });

  test("succeeds through the charge endpoint", async () => {
    const result = await client.registration.registerCharge(await payload());
    expect(result.outcome).toBe("complete");
  });

  test("can succeed partially", async () => {
    const request = await payload();
    const credit_card = { ...request.credit_card, number: "4000000000000341" };
    const result = await client.registration.register({ ...request, credit_card });
    expect(result.outcome).toBe("partial");
    expect(result.subscription).toHaveLength(1);
    expect(result.failedDevices).toHaveLength(1);
  });

  test("with a declined card is rejected with the server's text", async () => {
    const request = await payload();
    const credit_card = { ...request.credit_card, number: "4000000000000002" };
    const error = await errorOf(client.registration.register({ ...request, credit_card }));
    expect(error.kind).toBe("rejected");
    expect(error.displayMessage).toContain("Your card was declined");
  });

  test("whose reply is lost has an unknown outcome, which a read can determine", async () => {
    const request = await payload();
    server.sandbox.fault({ call: "register", kind: "lost" });
    const error = await errorOf(client.registration.register(request));
    expect(error).toMatchObject({ kind: "unknown-outcome", reason: "network" });
    expect((await client.registration.checkEmail(request.email)).exists).toBe(true);
  });

  test("by an existing customer can use saved cards, one of which has expired", async () => {
    const request = { customer_id: demoId, password: demoPassword };
    const known = await client.registration.checkEmail(demoCustomer.email);
    const cards = await client.registration.customerCards(request);
    expect(known.customer_id).toBe(demoId);
    expect(cards.map(({ expired }) => expired)).toEqual([false, false, true]);

    const wrong = client.registration.customerCards({ ...request, password: "wrong" });
    expect(await errorOf(wrong)).toMatchObject({
      kind: "rejected",
      displayMessage: "Invalid password",
    });
  });

  test.each([
    ["359000000000903", "in-use", "IMEI already in use, please try with another IMEI"],
    ["359000000000904", "in-use", "IMEI already in use, please try with another IMEI"],
    ["359000000000905", "other", "IMEI is blocked, please contact support"],
    ["359999999999999", "not-found", "IMEI not found"],
  ])("returns the reason why the IMEI %s is not valid", async (imei, reason, message) => {
    const check = await client.registration.checkImei(imei);
    expect(check).toEqual({ valid: false, reason, message });
  });
});

describe("device settings over HTTP", () => {
  test("can be loaded for a registered device with the token of its owner only", async () => {
    const result = await client.registration.register(await payload());
    const owner = createClient({
      baseUrl: server.url,
      token: () => result.token ?? undefined,
    });
    const settings = await owner.deviceSettings.load(gps, "gps");
    expect(settings).toMatchObject({ imei: gps, trip_sensor: expect.any(Boolean) });
    expect(await owner.deviceSettings.load(obd, "obd")).toMatchObject({ imei: obd });

    const stranger = createClient({ baseUrl: server.url, token: () => "stranger" });
    expect((await errorOf(stranger.deviceSettings.load(gps, "gps"))).kind).toBe("http");
  });
});

describe("a fault over HTTP", () => {
  const cases: [FaultKind, string, number, string][] = [
    ["refuse", "network", 3, "unknown-outcome"],
    ["lost", "network", 3, "unknown-outcome"],
    ["hang", "timeout", 3, "unknown-outcome"],
    ["too-many", "http", 3, "http"],
    ["error-json", "http", 1, "unknown-outcome"],
    ["error-empty", "http", 1, "unknown-outcome"],
    ["error-html", "http", 1, "unknown-outcome"],
    ["malformed", "malformed", 1, "unknown-outcome"],
  ];

  test.each(cases)("%s: a read fails as %s after %i attempts", async (kind, expected, attempts) => {
    server.sandbox.fault({ call: "checkEmail", kind, times: "always" });
    const { registration } = kind === "hang" ? impatientClient() : client;
    sent = 0;
    expect((await errorOf(registration.checkEmail("a@b.co"))).kind).toBe(expected);
    expect(sent).toBe(attempts);
  });

  test.each(cases)("%s: a write is sent once", async (kind, _read, _attempts, expected) => {
    const request = await payload();
    sent = 0;
    server.sandbox.fault({ call: "register", kind, times: "always" });
    const { registration } = kind === "hang" ? impatientClient() : client;
    expect((await errorOf(registration.register(request))).kind).toBe(expected);
    expect(sent).toBe(1);
  });
});

test("the sandbox implements every call that the SDK makes", async () => {
  await Promise.all(sampleCalls.map(({ call }) => call(client).catch(() => undefined)));
  const known = server.sandbox.log().map(({ call }) => call);
  expect(new Set(known)).toEqual(new Set(sampleCalls.map(({ endpoint }) => endpoint)));
});
