import { createClient } from "@waypost/sdk";
import { fixtures } from "@waypost/sdk/testing";
import { describe, expect, test } from "vitest";
import { errorOf } from "../../sdk/test/support.ts";
import { adapterClient } from "./test/client.ts";

const purchase = { customer_id: 1001, sms_pack_id: "sms_250", autorenew_sms_pack: false };
const device = {
  imei: "350000000000001",
  device_name: "Van",
  device_model: "",
  device_plan: "plus",
};
const order = {
  email: "customer@example.com",
  language: "English",
  devices: [device],
  uom: "KMH",
  user_token: "tok_1",
  card_bin: "411111",
  card_last_4: "1111",
} as const;

const registering = (answer: object) =>
  adapterClient({ registration: { register: () => answer as never } }).client.registration;

describe("a registration", () => {
  test("with failed devices only is refused", async () => {
    const failed = [{ imei: device.imei, why: "SIM | terminated" }];
    const result = registering({ subscription: [], failed }).register(order);
    expect(await errorOf(result)).toMatchObject({
      kind: "rejected",
      serverError: `${device.imei}: SIM / terminated`,
    });
  });

  test("with failed devices beside others is partial", async () => {
    const failed = [{ imei: "1", why: "in use" }, { imei: "2" }];
    const subscription = [{ imei_no: device.imei }];
    expect(await registering({ subscription, failed }).register(order)).toMatchObject({
      outcome: "partial",
      failedDevices: ["1: in use", "2"],
      missingDevices: [],
    });
  });
});

describe("a result of another type is reported with the name of the field", () => {
  test.each<[string, Record<string, Record<string, unknown>>, string, string]>([
    ["a missing list", { lookups: { countries: undefined } }, "", "is missing"],
    ["a missing field", { lookups: { countries: [{ id: 1 }] } }, "[0].country_name", "is missing"],
    [
      "a blank name",
      { lookups: { countries: [{ id: 1, country_name: "" }] } },
      "[0].country_name",
      "is empty",
    ],
    [
      "a number as text",
      { lookups: { countries: [{ id: 1, country_name: 7 }] } },
      "[0].country_name",
      "must be string",
    ],
    ["no list", { lookups: { countries: {} } }, "", "must be array"],
    [
      "a price that is not a number",
      { lookups: { servicePlans: [{ service_plan_id: "plus", price: Number.NaN }] } },
      "[0].price",
      "must be number or string",
    ],
    [
      "an unknown reason",
      { registration: { checkImei: { valid: false, reason: "lost" } } },
      "reason",
      "must be one of in-use, not-found, other",
    ],
    [
      "a valid IMEI without a category",
      { registration: { checkImei: { valid: true } } },
      "details.category",
      "is missing",
    ],
    [
      "a subscription with a date",
      { registration: { register: { subscription: [{ start_date: new Date(0) }] } } },
      "subscription[0].start_date",
      "must be string or null",
    ],
    [
      "a failed device without IMEI",
      { registration: { register: { subscription: [], failed: [{}] } } },
      "failed[0].imei",
      "is missing",
    ],
    [
      "a status",
      { packs: { buySms: { status: false, message: "No" } } },
      "status",
      "is not a field of a result",
    ],
    ["a text", { packs: { buySms: "done" } }, "", "must be an object"],
    [
      "a message that is an object",
      { packs: { buySms: { message: {} } } },
      "message",
      "must be string or null",
    ],
  ])("%s", async (_, results, field, problem) => {
    const functions: Record<string, Record<string, () => unknown>> = {};
    for (const [feature, methods] of Object.entries(results))
      for (const [name, result] of Object.entries(methods))
        functions[feature] = { [name]: () => result };
    const { client, reports } = adapterClient(functions);
    const calls: Record<string, () => Promise<unknown>> = {
      countries: () => client.lookups.countries(),
      servicePlans: () => client.lookups.servicePlans(),
      checkImei: () => client.registration.checkImei("35"),
      register: () => client.registration.register(order),
      buySms: () => client.packs.buySms(purchase),
    };
    const [name = ""] = Object.values(results).flatMap(Object.keys);
    const error = await errorOf(calls[name]?.() ?? Promise.resolve());
    const isWrite = name === "register" || name === "buySms";
    expect(error).toMatchObject({ kind: isWrite ? "unknown-outcome" : "http", status: 500 });
    expect(reports).toMatchObject([{ problem: "result", field }]);
    expect(reports[0]?.message).toContain(problem);
  });
});

test("fields that are not documented do not leave the server", async () => {
  const row = { id: 1, country_name: "Peru", password_hash: "marked" };
  const { client, replies } = adapterClient({ lookups: { countries: () => [row] } });
  expect(await client.lookups.countries()).toEqual([{ id: 1, country_name: "Peru" }]);
  expect(JSON.stringify(replies)).not.toContain("marked");
});

test("a write that returns nothing is accepted", async () => {
  const { client } = adapterClient({ packs: { buySms: () => {} } });
  expect(await client.packs.buySms(purchase)).toEqual({ message: null, error: null });
});

test("a device setting with more digits than a number has keeps them in both directions", async () => {
  const bodies: string[] = [];
  const settings = '"data":{"settings":{"imei":"35","sim":8901000000000000001}}';
  const vendor = createClient({
    baseUrl: "https://vendor.test",
    token: () => "token",
    fetch: (_, { method, body }) => {
      if (method === "PUT") bodies.push(String(body));
      return new Response(method === "PUT" ? '{"status":true}' : `{${settings}}`);
    },
  });
  const { deviceSettings } = vendor;
  const { gps } = fixtures["deviceSettings.load"];
  const { client } = adapterClient({
    deviceSettings: {
      load: async (imei, category) => ({
        ...gps.body.data.settings,
        ...(await deviceSettings.load(imei, category)),
      }),
      save: async (imei, category, changed) => {
        await deviceSettings.save(imei, category, changed);
      },
    },
  });
  const loaded = await client.deviceSettings.load("35", "gps");
  await client.deviceSettings.save("35", "gps", { ...loaded, device_name: "Van" });
  expect(bodies[0]).toContain('"sim":8901000000000000001');
});
