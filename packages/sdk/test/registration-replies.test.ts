import { describe, expect, test } from "vitest";
import { newCustomer } from "./operations.ts";
import { json, resultOf, testClient } from "./support.ts";

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

  test("are an empty list, and are reported, if the reply has none", async () => {
    const { value, reports } = await resultOf({ status: true }, (client) =>
      client.registration.customerCards({ customer_id: 1, password: "p" }),
    );
    expect(value).toEqual([]);
    const operation = "registration.customerCards";
    expect(reports).toEqual([{ operation, field: "cards", problem: "missing" }]);
  });
});

const register = (reply: unknown, status = 200) => {
  const { client, reports } = testClient(() => json(reply, status));
  return { result: client.registration.register(newCustomer), reports };
};

describe("a registration", () => {
  const subscription = { imei_no: "350000000000001", subscription_id: 7 };

  test("that succeeded partially lists the devices that failed", async () => {
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
    "with subscriptions and an error is partial, even with status %i",
    async (status) => {
      const { result } = register({ error: "A", subscription: [subscription] }, status);
      expect((await result).outcome).toBe("partial");
    },
  );

  test("with an error that has no text is not complete", async () => {
    const { result } = register({ status: true, error: { code: 7 }, subscription: [subscription] });
    expect(await result).toMatchObject({ outcome: "partial", error: null, failedDevices: [] });
  });

  test("is unconfirmed if a device has no subscription, and reports that", async () => {
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

  test("is compared with the devices that were sent, even if the payload changes afterwards", async () => {
    const payload = structuredClone(newCustomer);
    const { client } = testClient(() => {
      Object.assign(payload, { devices: [] });
      return json({ status: true, subscription: [] });
    });
    expect((await client.registration.register(payload)).outcome).toBe("unconfirmed");
  });

  test("that was accepted never fails: missing fields become null and are reported", async () => {
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
