import { describe, expect, test } from "vitest";
import { errorOf, json, resultOf, testClient } from "./support.ts";

const checkEmail = (reply: unknown) => resultOf(reply, (c) => c.registration.checkEmail("a@b.co"));

describe("the e-mail check", () => {
  test.each([1001, "1001"])("returns the customer's id unchanged: %j", async (customer_id) => {
    const { value } = await checkEmail({ message: "User Already Exist", user: { customer_id } });
    expect(value).toEqual({ exists: true, message: "User Already Exist", customer_id });
  });

  test("treats any other message as a new customer", async () => {
    const { value, reports } = await checkEmail({ message: "User Not Found", user: null });
    expect(value).toEqual({ exists: false, message: "User Not Found", customer_id: null });
    expect(reports).toEqual([]);
  });

  test.each([{}, { user: { customer_id: 1 } }, [], "User Already Exist"])(
    "fails without a message: %j",
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

  test.each([201, 400, 404, 409, 422, 498])(
    "recognizes an existing customer by the message, even with status %i",
    async (status) => {
      const reply = { status: false, message: "User Already Exist", user: { customer_id: 7 } };
      const { client, sent } = testClient(() => json(reply, status));
      expect(await client.registration.checkEmail("a@b.co")).toEqual({
        exists: true,
        message: "User Already Exist",
        customer_id: 7,
      });
      expect(sent).toHaveLength(1);
    },
  );

  test.each([
    [400, "User Not Found"],
    [409, "user already exist"],
    [500, "User Already Exist"],
    [503, "User Already Exist"],
  ])("fails with status %i and %j", async (status, message) => {
    const { client } = testClient(() => json({ message }, status));
    expect(await errorOf(client.registration.checkEmail("a@b.co"))).toMatchObject({
      kind: "http",
      status,
    });
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

  test.each(reasons)(
    "returns the reason why a device is not valid: %s: %s",
    async (message, reason) => {
      const invalid = { valid: false, reason, message };
      const { value } = await checkImei({ message, details: { model: "GL300", category: "gps" } });
      expect(value).toEqual(invalid);
      for (const status of [400, 402, 409, 422, 498]) {
        const { client, sent } = testClient(() => json({ status: false, message }, status));
        expect(await client.registration.checkImei("1")).toEqual(invalid);
        expect(sent).toHaveLength(1);
      }
    },
  );

  test.each([
    ["IMEI is unknown", "not-found"],
    ["IMEI already in use, please try with another IMEI", "in-use"],
  ])(
    "with status 404 means that the device is unknown, unless it is in use: %s",
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

  test.each([{ details: { model: "GL300" } }, { details: { category: null } }, {}])(
    "treats a valid device without a category as OBD and reports that: %j",
    async (details) => {
      const { value, reports } = await checkImei({ message: "Valid IMEI", ...details });
      expect(value).toMatchObject({ valid: true, category: "obd" });
      const operation = "registration.checkImei";
      expect(reports).toEqual([{ operation, field: "details.category", problem: "unexpected" }]);
    },
  );

  test("returns any other category unchanged, without a report", async () => {
    for (const category of ["gps", "obd", "marine"]) {
      const { value, reports } = await checkImei({ message: "Valid IMEI", details: { category } });
      expect(value).toMatchObject({ category, model: null });
      expect(reports).toEqual([]);
    }
  });
});
