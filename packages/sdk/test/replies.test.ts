import { describe, expect, test } from "vitest";
import type { Client, ReplyReport } from "../src/index.ts";
import { newCustomer, sampleCalls } from "./operations.ts";
import { testClient, errorOf, json } from "./support.ts";

/** Returns the value of a call that gets this reply, and what was reported about the reply. */
async function resultOf<T>(reply: unknown, call: (client: Client) => Promise<T>) {
  const { client, reports } = testClient(() => json(reply));
  return { value: await call(client), reports };
}

const dropped = (operation: string, field: string): ReplyReport => ({
  operation,
  field,
  problem: "dropped",
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
  ])("a price of %j is %j", async (price, read) => {
    const { value } = await readPlans([{ ...plan, price, duration: price }]);
    expect(value).toMatchObject([{ price: read, duration: read }]);
  });

  test("without an id are dropped and reported; the others are kept", async () => {
    const rows = [{ service_plan_id: "" }, plan, null, "plus", { ...plan, service_plan_id: 7 }];
    const { value, reports } = await readPlans(rows);
    expect(value.map((row) => row.service_plan_id)).toEqual(["plus", "7"]);
    const operation = "lookups.servicePlans";
    expect(reports).toEqual(["plans[0]", "plans[2]", "plans[3]"].map((f) => dropped(operation, f)));
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
    expect(reports).toEqual([dropped("lookups.planRules", "plans[1]")]);
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

  test("cannot come in any other form", async () => {
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

const readExpired = async (value: unknown) => {
  const cards = [{ token: "tok_1", expiration_month: 3, expiration_year: 2029, expired: value }];
  return (
    await resultOf({ status: true, cards }, (client) =>
      client.registration.customerCards({ customer_id: 1, password: "p" }),
    )
  ).value[0];
};

describe("saved cards", () => {
  test.each([
    [true, true],
    ["true", true],
    [false, false],
    ["false", false],
    [undefined, false],
  ])("expired %j is %j", async (value, read) => {
    expect(await readExpired(value)).toMatchObject({ expired: read, expiration_month: "3" });
  });

  test("are an empty list, with a report, when the reply has none", async () => {
    const { value, reports } = await resultOf({ status: true }, (client) =>
      client.registration.customerCards({ customer_id: 1, password: "p" }),
    );
    expect(value).toEqual([]);
    const operation = "registration.customerCards";
    expect(reports).toEqual([{ operation, field: "cards", problem: "missing" }]);
  });
});

const checkEmail = (reply: unknown) => resultOf(reply, (c) => c.registration.checkEmail("a@b.co"));

describe("the e-mail check", () => {
  test.each([1001, "1001"])("keeps the customer's id as it was sent: %j", async (customer_id) => {
    const { value } = await checkEmail({ message: "User Already Exist", user: { customer_id } });
    expect(value).toEqual({ exists: true, message: "User Already Exist", customer_id });
  });

  test("treats any other message as a new customer", async () => {
    const { value, reports } = await checkEmail({ message: "User Not Found", user: null });
    expect(value).toEqual({ exists: false, message: "User Not Found", customer_id: null });
    expect(reports).toEqual([]);
  });

  test.each([{}, { user: { customer_id: 1 } }, [], "User Already Exist"])(
    "never guesses without a message: %j",
    async (reply) => {
      const { client } = testClient(() => json(reply));
      expect((await errorOf(client.registration.checkEmail("a@b.co"))).kind).toBe("malformed");
    },
  );

  test.each([
    { message: "User Already Exist", exists: true },
    { message: "User Not Found", exists: false },
    { message: "nope", exists: false },
  ])("depends on the message and ignores any status: $message", async ({ message, exists }) => {
    for (const status of [false, "false", true, null]) {
      const { value } = await checkEmail({ status, message, user: { customer_id: 5 } });
      expect(value).toEqual({ exists, message, customer_id: 5 });
    }
  });

  test("encodes the e-mail address in the URL", async () => {
    const { client, sent } = testClient(() => json({ message: "User Not Found" }));
    await client.registration.checkEmail("a+b/c?d%e@x.y");
    expect(sent[0]?.url).toBe("https://api.example.com/info/check/email/a%2Bb%2Fc%3Fd%25e%40x.y");
  });
});

const checkImei = (reply: unknown) => resultOf(reply, (c) => c.registration.checkImei("1"));

describe("the IMEI check", () => {
  test("returns model and category of a valid device", async () => {
    const details = { model: "GL300", category: "gps" };
    const { value } = await checkImei({ message: "Valid IMEI", details });
    expect(value).toEqual({ valid: true, message: "Valid IMEI", ...details });
  });

  const reasons = [
    ["IMEI already in use, please try with another IMEI", "in-use"],
    ["imei already in use", "in-use"],
    ["This IMEI is already in use.", "in-use"],
    ["The IMEI is in use", "in-use"],
    ["Device already registered", "in-use"],
    ["IMEI not found", "not-found"],
    ["Device could not be found", "not-found"],
    ["This IMEI does not exist", "not-found"],
    ["IMEI is blocked, please contact support", "other"],
    ["This device is not in use", "other"],
    ["valid imei", "other"],
  ] as const;

  test.each(reasons)("says why a device is not valid: %s: %s", async (message, reason) => {
    const invalid = { valid: false, reason, message };
    const { value } = await checkImei({ message, details: { model: "GL300", category: "gps" } });
    expect(value).toEqual(invalid);
    for (const status of [400, 402, 409, 422, 498]) {
      const { client, sent } = testClient(() => json({ status: false, message }, status));
      expect(await client.registration.checkImei("1")).toEqual(invalid);
      expect(sent).toHaveLength(1);
    }
  });

  test.each([
    ["IMEI is unknown", "not-found"],
    ["IMEI already in use, please try with another IMEI", "in-use"],
  ])(
    "of a 404 says that there is no such device, unless it is in use: %s",
    async (message, reason) => {
      const { client } = testClient(() => json({ message }, 404));
      expect(await client.registration.checkImei("1")).toEqual({ valid: false, reason, message });
    },
  );

  test.each([408, 425, 429, 499, 500, 503])("fails with status %i", async (status) => {
    const { client } = testClient(() => json({ message: "IMEI already in use" }, status));
    expect(await errorOf(client.registration.checkImei("1"))).toMatchObject({
      kind: "http",
      status,
    });
  });

  test.each([{}, { error: "E" }, { message: " " }, "IMEI not found", ["IMEI not found"]])(
    "fails with a 4xx without a message: %j",
    async (reply) => {
      const { client } = testClient(() => json(reply, 404));
      expect((await errorOf(client.registration.checkImei("1"))).kind).toBe("http");
    },
  );

  test.each([
    { message: "Valid IMEI", invalid: null },
    { message: "IMEI is blocked, please contact support", invalid: "other" },
  ])("depends on the message and ignores any status: $message", async ({ message, invalid }) => {
    const details = { model: "GL300", category: "gps" };
    for (const status of [false, "false", true, null]) {
      const { value } = await checkImei({ status, message, details });
      expect(value).toEqual(
        invalid === null
          ? { valid: true, message, ...details }
          : { valid: false, message, reason: invalid },
      );
    }
  });

  test("requires the category of a valid device, because its plans depend on it", async () => {
    const { client } = testClient(() =>
      json({ message: "Valid IMEI", details: { model: "GL300" } }),
    );
    expect((await errorOf(client.registration.checkImei("1"))).kind).toBe("malformed");
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

const register = (reply: unknown, status = 200) => {
  const { client, reports } = testClient(() => json(reply, status));
  return { result: client.registration.register(newCustomer), reports };
};

describe("a registration", () => {
  const subscription = { imei_no: "350000000000001", subscription_id: 7 };

  test("that succeeded partially names the devices that failed", async () => {
    const { result } = register({ status: false, error: "A | B |", subscription: [subscription] });
    expect(await result).toMatchObject({
      outcome: "partial",
      failedDevices: ["A", "B"],
      missingDevices: [],
      error: "A | B |",
      subscription: [{ imei_no: "350000000000001", subscription_id: "7" }],
    });
  });

  test.each([400, 500])(
    "whose reply lists subscriptions beside an error is partial, even with status %i",
    async (status) => {
      const { result } = register({ error: "A", subscription: [subscription] }, status);
      expect((await result).outcome).toBe("partial");
    },
  );

  test("keeps an error without a text apart from success", async () => {
    const { result } = register({ status: true, error: { code: 7 }, subscription: [subscription] });
    expect(await result).toMatchObject({ outcome: "partial", error: null, failedDevices: [] });
  });

  test("is unconfirmed while a device has no subscription, and reports that", async () => {
    const replies = [{}, { subscription: [] }, { subscription: [{ imei_no: "7" }] }];
    for (const reply of replies) {
      const { result, reports } = register({ status: true, message: "M", ...reply });
      expect(await result).toMatchObject({
        outcome: "unconfirmed",
        failedDevices: [],
        missingDevices: ["350000000000001"],
        error: null,
        message: "M",
      });
      const missing = { operation: "registration.register", problem: "missing" };
      expect(reports.filter(({ field }) => field === "subscription")).toEqual([
        { ...missing, field: "subscription" },
      ]);
    }
  });

  test("is compared with the devices that were sent, whatever becomes of the payload", async () => {
    const payload = structuredClone(newCustomer);
    const { client } = testClient(() => {
      payload.devices.length = 0;
      return json({ status: true, subscription: [] });
    });
    expect((await client.registration.register(payload)).outcome).toBe("unconfirmed");
  });

  test("that was accepted never fails: missing fields are null and reported", async () => {
    const { result, reports } = register({ status: true, subscription: [subscription, null] });
    const value = await result;
    const empty = { first_name: null, last_name: null, email: null, customer_id: null };
    expect(value).toMatchObject({
      outcome: "complete",
      details: empty,
      token: null,
      message: null,
    });
    expect(value.subscription).toHaveLength(2);
    expect(value.subscription[1]).toMatchObject({ imei_no: null, start_date: null });
    expect(reports).toContainEqual({
      operation: "registration.register",
      field: "subscription[0].start_date",
      problem: "missing",
    });
    expect(reports.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["token", "message", "details.email", "subscription[1].imei_no"]),
    );
  });

  test("does not report fields that the server sent as null", async () => {
    const details = { first_name: null, last_name: null, email: null, customer_id: 1 };
    const { result, reports } = register({
      status: true,
      message: null,
      token: null,
      details,
      subscription: [
        {
          device_name: null,
          imei_no: "350000000000001",
          imei_iccid: null,
          subscription_id: null,
          start_date: null,
          nextBillingDate: null,
          activated_plan_description: null,
          activated_plan_id: null,
        },
      ],
    });
    expect((await result).details).toEqual(details);
    expect(reports).toEqual([]);
  });
});

test("a change whose message is missing has succeeded, with a report", async () => {
  const { value, reports } = await resultOf({ status: true }, (client) =>
    client.packs.buyEta({ customer_id: 1, eta_id: "eta_50" }),
  );
  expect(value).toEqual({ message: null });
  const operation = "packs.buyEta";
  expect(reports).toEqual([{ operation, field: "message", problem: "missing" }]);
});
