import { describe, expect, test } from "vitest";
import {
  card,
  gpsDevice,
  testSandbox,
  newCustomer,
  newCustomerAs,
  obdDevice,
  returningCustomer,
  savedCard,
} from "./test/test-sandbox.ts";

const inUse = "IMEI already in use, please try with another IMEI";

describe("a new customer", () => {
  test.each(["/auth/register", "/auth/register/charge"])(
    "registers a tracker and an OBD device through %s, and other calls show it",
    async (path) => {
      const { get, post } = testSandbox();
      const { body: before } = await get("/info/check/email/customer%40example.com");
      expect(before).toEqual({ message: "User Not Found" });

      const devices = [gpsDevice, obdDevice];
      const { status, body } = await post(path, { ...newCustomer, devices });

      expect(status).toBe(200);
      expect(body).toEqual({
        status: true,
        message: "Device Registered Successfully",
        details: {
          first_name: "Sample",
          last_name: "Customer",
          email: "customer@example.com",
          customer_id: 1002,
        },
        subscription: [
          {
            device_name: "Van",
            imei_no: gpsDevice.imei,
            imei_iccid: expect.stringMatching(/^89\d{17}$/),
            subscription_id: expect.any(Number),
            start_date: "2026-11-21",
            nextBillingDate: "2027-02-21",
            activated_plan_description: expect.stringContaining("GPS Plus Quarterly"),
            activated_plan_id: "plus_quarterly",
          },
          {
            device_name: "Car",
            imei_no: obdDevice.imei,
            imei_iccid: expect.stringMatching(/^89\d{17}$/),
            subscription_id: expect.any(Number),
            start_date: "2026-11-21",
            nextBillingDate: "2027-11-21",
            activated_plan_description: expect.stringContaining("OBD Standard Yearly"),
            activated_plan_id: "standard_obd_yearly",
          },
        ],
        token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      });
      const { body: after } = await get("/info/check/email/CUSTOMER%40example.com");
      expect(after).toEqual({ message: "User Already Exist", user: { customer_id: 1002 } });
      for (const { imei } of devices)
        expect(await get(`/info/imei_validation/${imei}`)).toEqual({
          status: 400,
          body: { status: false, message: inUse },
        });
    },
  );

  test("has the new card saved, without its number and security code", async () => {
    const { post } = testSandbox();
    await post("/auth/register", newCustomer);

    const credentials = { customer_id: "1002", password: newCustomer.password };
    const { body } = await post("/auth/customer/cards", credentials);

    expect(body?.cards).toEqual([
      {
        token: expect.stringMatching(/^card_/),
        issuing_bank: "First Sample Bank",
        expiration_month: "03",
        expiration_year: "2029",
        expired: false,
        image_url: expect.stringContaining("visa"),
        bin: "411111",
        last_4: "1111",
      },
    ]);
  });

  test("cannot use another customer's e-mail address", async () => {
    const { get, post } = testSandbox();
    const { body } = await post("/auth/register", newCustomerAs("Returning@example.com"));
    expect(body).toEqual({ status: false, message: "User Already Exist" });
    const { body: device } = await get(`/info/imei_validation/${gpsDevice.imei}`);
    expect(device?.message).toBe("Valid IMEI");
  });
});

describe("a returning customer", () => {
  test("gets the saved cards with the right password, and the expired one is marked", async () => {
    const { post } = testSandbox();
    const credentials = { customer_id: 1001, password: "waypost-demo" };
    const { body } = await post("/auth/customer/cards", credentials);
    const cards = body?.cards as { token: string; expired: boolean }[];
    expect(cards.map(({ token, expired }) => [token, expired])).toEqual([
      ["card_demo_visa", false],
      ["card_demo_declined", false],
      ["card_demo_expired", true],
    ]);
  });

  test.each([
    { customer_id: 1001, password: "wrong" },
    { customer_id: 1001, password: "" },
    { customer_id: 4711, password: "waypost-demo" },
    { customer_id: "somebody", password: "waypost-demo" },
  ])("gets no cards with %j", async (credentials) => {
    const { post } = testSandbox();
    const { status, body } = await post("/auth/customer/cards", credentials);
    expect(status).toBe(200);
    expect(body).toEqual({ status: false, message: "Invalid password" });
  });

  test.each([
    [null, "The payload must be object"],
    [{ customer_id: 1001 }, "password is missing"],
    [{ customer_id: [], password: "waypost-demo" }, "customer_id must be string or integer"],
    [{ customer_id: 1001, password: "waypost-demo", pin: 1 }, "pin is not a documented field"],
  ])("cannot request cards with %j", async (credentials, error) => {
    const { post } = testSandbox();
    const { status, body } = await post("/auth/customer/cards", credentials);
    expect(status).toBe(400);
    expect(body).toEqual({ status: false, message: "Cards cannot be shown", error });
  });

  test("pays for more devices with a saved card", async () => {
    const { get, post } = testSandbox();
    const { body } = await post("/auth/register", { ...returningCustomer, ...savedCard });
    expect(body).toMatchObject({ status: true, details: { customer_id: 1001 } });
    expect((await get(`/info/imei_validation/${gpsDevice.imei}`)).status).toBe(400);
  });

  test("pays with a new card, which is saved only once", async () => {
    const { post } = testSandbox();
    await post("/auth/register", { ...returningCustomer, credit_card: card });
    await post("/auth/register", {
      ...returningCustomer,
      devices: [obdDevice],
      credit_card: card,
    });
    const credentials = { customer_id: 1001, password: "waypost-demo" };
    const { body } = await post("/auth/customer/cards", credentials);
    expect(body?.cards).toHaveLength(4);
  });

  test.each([
    ["of somebody else", { ...savedCard, user_token: "card_of_nobody" }, "not on file"],
    ["with other digits", { ...savedCard, card_last_4: "0000" }, "not on file"],
    [
      "that expired",
      { user_token: "card_demo_expired", card_bin: "378282", card_last_4: "0005" },
      "expired",
    ],
  ])("cannot pay with a saved card %s", async (_case, cardOnFile, reason) => {
    const { get, post } = testSandbox();
    const { body } = await post("/auth/register", { ...returningCustomer, ...cardOnFile });
    expect(body).toEqual({
      status: false,
      message: "Registration failed",
      error: expect.stringContaining(reason),
    });
    expect((await get(`/info/imei_validation/${gpsDevice.imei}`)).status).toBe(200);
  });

  test("must exist", async () => {
    const { post } = testSandbox();
    const unknown = { ...returningCustomer, email: "nobody@example.com", credit_card: card };
    const { body } = await post("/auth/register", unknown);
    expect(body).toMatchObject({ status: false, error: "No customer has this e-mail address" });
  });
});

describe("all or nothing", () => {
  test.each([
    ["an IMEI in use", { imei: "358000000000001" }, inUse],
    ["an unknown IMEI", { imei: "1" }, "IMEI not found"],
    ["an unknown plan", { device_plan: "gold" }, "Service plan does not fit the device"],
    ["a plan for another kind", { device_plan: "plus" }, "Service plan does not fit the device"],
  ])("%s together with a valid device registers nothing", async (_case, change, message) => {
    const { get, post } = testSandbox();
    const devices = [gpsDevice, { ...obdDevice, ...change }];
    const { body } = await post("/auth/register", { ...newCustomer, devices });
    expect(body).toMatchObject({ status: false, message });
    const { body: email } = await get("/info/check/email/customer%40example.com");
    expect(email?.message).toBe("User Not Found");
    expect((await get(`/info/imei_validation/${gpsDevice.imei}`)).status).toBe(200);
  });
});

test("any e-mail address can be checked, with any encoding", async () => {
  const { post, get } = testSandbox();
  const email = "a+b_c-d.e/f@x-y.example";
  await post("/auth/register", newCustomerAs(email));
  const { body } = await get(`/info/check/email/${encodeURIComponent(email)}`);
  expect(body?.message).toBe("User Already Exist");
});
