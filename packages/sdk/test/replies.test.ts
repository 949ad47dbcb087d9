import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Client, ReplyReport } from "../src/index.ts";
import { sampleCalls } from "./operations.ts";
import { errorOf, json, resultOf, testClient } from "./support.ts";

const dropped = (operation: string, field: string, instead?: string): ReplyReport => ({
  operation,
  field,
  problem: "dropped",
  instead,
});

const readPlans = (rows: unknown) =>
  resultOf({ status: "true", plans: rows }, (client) => client.lookups.servicePlans());

describe("service plans", () => {
  const plan = { service_plan_id: "plus", price: 19.95, duration: 1 };
  test.each([
    [19.95, 19.95],
    ["19.95", 19.95],
    [" 20 ", 20],
    [0, 0],
    ["0", 0],
    ["free", null],
    ["", null],
    [" ", null],
    [null, null],
    [true, null],
    ["Infinity", null],
    ["1e1", 10],
    ["0x10", null],
    ["0b11", null],
  ])("a price of %j is %j", async (price, read) => {
    const { value } = await readPlans([{ ...plan, price, duration: price }]);
    expect(value).toMatchObject([{ price: read, duration: read }]);
  });

  test.each([-1, "-4.95", "-0.01"])("a price of %j becomes null", async (price) => {
    const { value } = await readPlans([{ ...plan, price }]);
    expect(value).toMatchObject([{ price: null }]);
  });

  test("without an id are dropped and reported, and the others are returned", async () => {
    const rows = [{ service_plan_id: "" }, plan, null, "plus", { ...plan, service_plan_id: 7 }];
    const { value, reports } = await readPlans(rows);
    expect(value.map((row) => row.service_plan_id)).toEqual(["plus", "7"]);
    const operation = "lookups.servicePlans";
    expect(reports).toEqual(
      ["plans[0]", "plans[2]", "plans[3]"].map((row) =>
        dropped(operation, `${row}.service_plan_id`),
      ),
    );
  });

  test("may lack every other field without a report", async () => {
    const { value, reports } = await readPlans([plan]);
    const texts = { service_plan_name: null, email_content: null, plan_description: null };
    expect(value).toEqual([{ ...plan, ...texts, category: null }]);
    expect(reports).toEqual([]);
  });

  test.each([{ status: true }, { status: true, plans: null }, { status: true, plans: {} }])(
    "must be a list: %j",
    async (reply) => {
      const { client } = testClient(() => json(reply));
      expect(await errorOf(client.lookups.servicePlans())).toMatchObject({
        kind: "malformed",
        status: 200,
      });
    },
  );
});

test.each<[string, object, string, (client: Client) => Promise<unknown>]>([
  ["countries", { id: 1, countryName: "x" }, "country_name", (c) => c.lookups.countries()],
  ["states", { id: 1, stateName: "x" }, "state_name", (c) => c.lookups.states(250)],
  ["time_zone", { id: 1, timezone: "x" }, "time_zone", (c) => c.lookups.timeZones()],
  ["providers", { id: 1, name: "x" }, "mobile_provider_name", (c) => c.lookups.mobileProviders()],
  ["plans", { planId: "x", price: 1 }, "service_plan_id", (c) => c.lookups.servicePlans()],
  ["plans", { planId: "x", rules: "a" }, "service_plan_id", (c) => c.lookups.planRules()],
  ["devices", { imei: "1", category: "gps" }, "imei_no", (c) => c.planUpdate.devices(1)],
  ["devices", { category: "gps", imei: "1" }, "imei_no", (c) => c.reactivation.devices(1)],
  ["result", { imei_no: "1", email: "e" }, "imei", (c) => c.dormant.activated(1)],
])(
  "a list %s whose rows are all unusable is malformed, and the report names the field and what is in its place: %j",
  async (key, row, field, call) => {
    const { client, reports } = testClient(() => json({ status: true, [key]: [row, row] }));
    const error = await errorOf(call(client));
    expect(error.kind).toBe("malformed");
    expect(error.message).toContain(`: ${key}[1].${field}`);
    const instead = Object.keys(row).find(
      (name) => !["id", "category", "price", "rules", "email"].includes(name),
    );
    expect(reports).toMatchObject([
      { field: `${key}[0].${field}`, problem: "dropped", instead },
      { field: `${key}[1].${field}`, problem: "dropped", instead },
    ]);
  },
);

test("a saved card that cannot be read leaves no cards, as documented", async () => {
  const { value } = await resultOf({ status: true, cards: [{ id: 1 }] }, (c) =>
    c.registration.customerCards({ customer_id: 1, password: "x" }),
  );
  expect(value).toEqual([]);
});

describe("plan rules", () => {
  const rules = { plus: "coverage,sos_button", pro: "coverage" };

  test.each([
    ["a list", Object.entries(rules).map(([id, text]) => ({ service_plan_id: id, rules: text }))],
    ["a map", rules],
  ])("come as %s and become a map", async (_, plans) => {
    const { value } = await resultOf({ status: true, plans }, (c) => c.lookups.planRules());
    expect(value).toEqual(rules);
  });

  test("that are not strings are dropped and reported", async () => {
    const plans = { plus: "coverage", pro: null };
    const { value, reports } = await resultOf({ status: true, plans }, (c) =>
      c.lookups.planRules(),
    );
    expect(value).toEqual({ plus: "coverage" });
    expect(reports).toEqual([dropped("lookups.planRules", "plans[1].rules")]);
  });
});

describe("the devices of a plan update", () => {
  const device = {
    imei_no: "350000000000001",
    activated_plan_id: "plus",
    activated_plan_description: "Plus",
    nextBillingDate: "2026-12-21",
    category: "gps",
  };

  test.each([
    ["a list", [device]],
    ["devices", { devices: [device] }],
    ["result", { status: true, result: [device] }],
    ["data", { data: [device] }],
  ])("come as %s", async (_, reply) => {
    const { value } = await resultOf(reply, (client) => client.planUpdate.devices(1));
    expect(value).toEqual([device]);
  });

  test("in any other form are malformed", async () => {
    const { client } = testClient(() => json({ list: [device] }));
    expect((await errorOf(client.planUpdate.devices(1))).kind).toBe("malformed");
  });
});

describe("configuration", () => {
  test.each([
    ["10", "10"],
    [15, "15"],
    ["10%", "10%"],
    [null, null],
    [undefined, null],
  ])("a value of %j is %j", async (key_value, read) => {
    const { value } = await resultOf(
      { status: true, value: { key: "discount_3", key_value } },
      (c) => c.lookups.appConfig("discount_3"),
    );
    expect(value).toEqual({ key: "discount_3", key_value: read });
  });
});

describe("the card on file", () => {
  test.each([{}, { response: null }, { response: [] }, { status: "false", response: {} }])(
    "does not match without a card holder: %j",
    async (reply) => {
      const { client } = testClient(() => json(reply));
      expect((await errorOf(client.cardUpdate.validateCard(1, "411111"))).kind).toBe("rejected");
    },
  );

  test("matches with any card holder", async () => {
    const { value } = await resultOf({ response: { last4: 1111 } }, (client) =>
      client.cardUpdate.validateCard(1, "411111"),
    );
    expect(value).toEqual({
      first_name: null,
      last_name: null,
      last4: "1111",
      billing_address: null,
    });
  });
});

describe("device settings", () => {
  test("are loaded unchanged", async () => {
    const settings = { speed_limit: "90", battery_low_limit: 10, unheard_of: [null, {}] };
    const { value } = await resultOf({ data: { settings } }, (client) =>
      client.deviceSettings.load("1", "gps"),
    );
    expect(value).toEqual(settings);
  });

  test("are saved unchanged", async () => {
    const text = '{"speed_limit":"90","battery_low_limit":10,"unheard_of":[null,{}]}';
    const { client, sent } = testClient(() => json({}));
    await client.deviceSettings.save("1", "gps", JSON.parse(text));
    expect(sent[0]?.body).toBe(text);
  });

  test.each([{}, { data: null }, { data: { settings: [] } }, { settings: {} }])(
    "are malformed unless they are an object: %j",
    async (reply) => {
      const { client } = testClient(() => json(reply));
      expect((await errorOf(client.deviceSettings.load("1", "gps"))).kind).toBe("malformed");
    },
  );
});

describe("a status of false is a failure unless only the message counts", () => {
  const byMessage = ["registration.checkEmail", "registration.checkImei"];
  const others = sampleCalls.filter(({ name }) => !byMessage.includes(name));

  test.each(others)("$name", async ({ call }) => {
    for (const status of [false, "false"]) {
      const { client, sent } = testClient(() => json({ status, message: "M", error: "E" }));
      expect(await errorOf(call(client))).toMatchObject({
        kind: "rejected",
        displayMessage: "M : E",
      });
      expect(sent).toHaveLength(1);
    }
  });
});

test("a change without a message has succeeded, and the missing message is reported", async () => {
  const { value, reports } = await resultOf({ status: true }, (client) =>
    client.packs.buyEta({ customer_id: 1, eta_id: "eta_50" }),
  );
  expect(value).toEqual({ message: null, error: null });
  const operation = "packs.buyEta";
  expect(reports).toEqual([{ operation, field: "message", problem: "missing" }]);
});

test("a change with a success and an error has succeeded, returns the error and reports it", async () => {
  const reply = { status: true, message: "M", error: ["Receipt not sent", "Try later"] };
  const { value, reports } = await resultOf(reply, (client) =>
    client.packs.buyEta({ customer_id: 1, eta_id: "eta_50" }),
  );
  expect(value).toEqual({ message: "M", error: "Receipt not sent, Try later" });
  const operation = "packs.buyEta";
  expect(reports).toEqual([{ operation, field: "error", problem: "unexpected" }]);
});

const checkCancellation = (body: string, status = 200) => {
  const { client } = testClient(() => new Response(body, { status }));
  return client.cancellation.validateImei("350000000000001");
};

describe("the cancellation check, whose reply is not documented", () => {
  test.each(["", "OK", "Valid", "true", "[]", "{}", '"Valid"', '{"message":"Valid"}', "7"])(
    "takes %j for a yes",
    async (body) => {
      await expect(checkCancellation(body)).resolves.toMatchObject({ error: null });
    },
  );

  test.each(["<p>Sign in</p>", "\n<!doctype html><title>Sign in</title>", '{"message":"Val'])(
    "is malformed for %j",
    async (body) => {
      expect((await errorOf(checkCancellation(body))).kind).toBe("malformed");
    },
  );

  test("fails for a status of false and for a 4xx with or without a message", async () => {
    expect((await errorOf(checkCancellation('{"status":false}'))).kind).toBe("rejected");
    for (const body of ["", "Not found", "<p>Not found</p>", '{"message":"Not found"}'])
      expect((await errorOf(checkCancellation(body, 404))).kind).toBe("http");
  });
});

test("a call parses its reply once", async () => {
  const { client } = testClient(() => json({ status: "true", plans: [] }));
  const parse = vi.spyOn(JSON, "parse");
  onTestFinished(() => parse.mockRestore());
  await client.lookups.servicePlans();
  expect(parse).toHaveBeenCalledTimes(1);
});
