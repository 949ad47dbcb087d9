import { describe, expect, test } from "vitest";
import {
  card,
  gpsDevice,
  laboratory,
  newCustomer,
  newCustomerAs,
  obdDevice,
  returningCustomer,
  savedCard,
  today,
} from "./test/laboratory.ts";

const inUse = "IMEI already in use, please try with another IMEI";

describe("a new customer", () => {
  test.each(["/auth/register", "/auth/register/charge"])(
    "registers a tracker and an OBD device through %s, and the API remembers it",
    async (path) => {
      const { get, post } = laboratory();
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

  test("finds the new card among the saved ones, without what nobody may keep", async () => {
    const { post } = laboratory();
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

  test("cannot take the e-mail address of another", async () => {
    const { get, post } = laboratory();
    const { body } = await post("/auth/register", newCustomerAs("Returning@example.com"));
    expect(body).toEqual({ status: false, message: "User Already Exist" });
    const { body: device } = await get(`/info/imei_validation/${gpsDevice.imei}`);
    expect(device?.message).toBe("Valid IMEI");
  });
});

describe("a returning customer", () => {
  test("sees saved cards with the right password, the expired one marked", async () => {
    const { post } = laboratory();
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
  ])("sees no cards with %j", async (credentials) => {
    const { post } = laboratory();
    const { status, body } = await post("/auth/customer/cards", credentials);
    expect(status).toBe(200);
    expect(body).toEqual({ status: false, message: "Invalid password" });
  });

  test.each([
    [null, "The payload is missing or not an object"],
    [{ customer_id: 1001 }, "password is missing or not a string"],
    [
      { customer_id: [], password: "waypost-demo" },
      "customer_id is missing or neither a string nor an integer",
    ],
    [
      { customer_id: 1001, password: "waypost-demo", pin: 1 },
      "pin is not a key of a request for cards",
    ],
  ])("cannot ask for cards with %j", async (credentials, error) => {
    const { post } = laboratory();
    const { status, body } = await post("/auth/customer/cards", credentials);
    expect(status).toBe(400);
    expect(body).toEqual({ status: false, message: "Cards cannot be shown", error });
  });

  test("pays more devices with a saved card", async () => {
    const { get, post } = laboratory();
    const { body } = await post("/auth/register", { ...returningCustomer, ...savedCard });
    expect(body).toMatchObject({ status: true, details: { customer_id: 1001 } });
    expect((await get(`/info/imei_validation/${gpsDevice.imei}`)).status).toBe(400);
  });

  test("pays with a new card, which is kept once however often it pays", async () => {
    const { post } = laboratory();
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
    const { get, post } = laboratory();
    const { body } = await post("/auth/register", { ...returningCustomer, ...cardOnFile });
    expect(body).toEqual({
      status: false,
      message: "Registration failed",
      error: expect.stringContaining(reason),
    });
    expect((await get(`/info/imei_validation/${gpsDevice.imei}`)).status).toBe(200);
  });

  test("must be known", async () => {
    const { post } = laboratory();
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
  ])("%s beside a good device registers nothing", async (_case, change, message) => {
    const { get, post } = laboratory();
    const devices = [gpsDevice, { ...obdDevice, ...change }];
    const { body } = await post("/auth/register", { ...newCustomer, devices });
    expect(body).toMatchObject({ status: false, message });
    const { body: email } = await get("/info/check/email/customer%40example.com");
    expect(email?.message).toBe("User Not Found");
    expect((await get(`/info/imei_validation/${gpsDevice.imei}`)).status).toBe(200);
  });

  const { password: _password, ...withoutPassword } = newCustomer;
  const expired = { ...card, expiration_date: "10/2026" };
  const fiveDevices = Array.from({ length: 5 }, (_, index) => ({
    ...gpsDevice,
    imei: `35000000000000${index + 1}`,
  }));
  test.each([
    ["nothing", undefined],
    ["no object", [newCustomer]],
    ["no card", { ...newCustomer, credit_card: undefined }],
    ["no card of a known customer", { ...returningCustomer, credit_card: null }],
    ["a blank name", { ...newCustomer, first_name: " " }],
    ["a number as zip", { ...newCustomer, zip: 73301 }],
    ["another e-mail as confirmation", { ...newCustomer, comfirm_email: "other@example.com" }],
    ["nine digits of phone", { ...newCustomer, phone_number: "555000111" }],
    ["an unknown unit", { ...newCustomer, uom: "knots" }],
    ["no devices", { ...newCustomer, devices: [] }],
    ["five devices", { ...newCustomer, devices: fiveDevices }],
    ["one IMEI twice", { ...newCustomer, devices: [gpsDevice, gpsDevice] }],
    ["a short card number", { ...newCustomer, credit_card: { ...card, number: "41111111111111" } }],
    ["a short CVV", { ...newCustomer, credit_card: { ...card, cvv: "12" } }],
    ["a month 13", { ...newCustomer, credit_card: { ...card, expiration_date: "13/2029" } }],
    ["a card of last month", { ...newCustomer, credit_card: expired }],
  ])("a payload with %s is refused", async (_case, payload) => {
    const { post } = laboratory();
    const { status, body } = await post("/auth/register", payload);
    expect(status).toBe(400);
    expect(body).toEqual({
      status: false,
      message: "Registration failed",
      error: expect.any(String),
    });
  });

  const known = { ...returningCustomer, ...savedCard };
  test.each([
    ["password is missing or not a string", withoutPassword],
    ["last_name is missing or not a string", { ...returningCustomer, first_name: "Sample" }],
    ["nickname is not a key of a new customer", { ...newCustomer, nickname: "Sam" }],
    ["user_token is not a key of a new customer", { ...newCustomer, ...savedCard }],
    ["credit_card is not a key of a saved card", { ...known, credit_card: card }],
    ["user_token is missing or not a string", { ...returningCustomer, card_bin: "424242" }],
    [
      "status is not a key of a known customer",
      { ...returningCustomer, credit_card: card, status: 1 },
    ],
    [
      "colour is not a key of a device",
      { ...newCustomer, devices: [{ ...gpsDevice, colour: "red" }] },
    ],
    ["zip is not a key of credit_card", { ...newCustomer, credit_card: { ...card, zip: "1" } }],
    ["language must be English", { ...newCustomer, language: "Deutsch" }],
    ["email must be an e-mail address", newCustomerAs("not an email")],
    ["imei must have 1 to 15 digits", { ...newCustomer, devices: [{ ...gpsDevice, imei: "12a" }] }],
    [
      "imei must have 1 to 15 digits",
      { ...newCustomer, devices: [{ ...gpsDevice, imei: "4111111111111111" }] },
    ],
  ])("a payload that the contract forbids is refused: %s", async (error, payload) => {
    const { get, post } = laboratory();
    const { status, body } = await post("/auth/register", payload);
    expect(status).toBe(400);
    expect(body).toEqual({ status: false, message: "Registration failed", error });
    expect((await get(`/info/imei_validation/${gpsDevice.imei}`)).status).toBe(200);
  });

  test("a card pays to the end of its month", async () => {
    const { post } = laboratory();
    const thisMonth = { ...card, expiration_date: "11/2026" };
    const { body } = await post("/auth/register", { ...newCustomer, credit_card: thisMonth });
    expect(body?.status).toBe(true);
    expect(today.getUTCMonth() + 1).toBe(11);
  });

  test("a body that is no JSON is refused", async () => {
    const { sandbox } = laboratory();
    const response = await sandbox.fetch("http://sandbox/auth/register", {
      method: "POST",
      body: "{",
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: false });
  });
});

test("any e-mail address can be asked for, however it is written", async () => {
  const { post, get } = laboratory();
  const email = "a+b_c-d.e/f@x-y.example";
  await post("/auth/register", newCustomerAs(email));
  const { body } = await get(`/info/check/email/${encodeURIComponent(email)}`);
  expect(body?.message).toBe("User Already Exist");
});
