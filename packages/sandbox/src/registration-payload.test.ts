import { expect, test } from "vitest";
import {
  card,
  gpsDevice,
  newCustomer,
  newCustomerAs,
  returningCustomer,
  savedCard,
  testSandbox,
  today,
} from "./test/test-sandbox.ts";

const { password: _password, ...withoutPassword } = newCustomer;
const expired = { ...card, expiration_date: "10/2026" };
const fiveDevices = Array.from({ length: 5 }, (_, index) => ({
  ...gpsDevice,
  imei: `35000000000000${index + 1}`,
}));
test.each([
  ["nothing", undefined],
  ["a list instead of an object", [newCustomer]],
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
  const { post } = testSandbox();
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
  ["password is missing", withoutPassword],
  ["last_name is missing", { ...returningCustomer, first_name: "Sample" }],
  ["nickname is not a documented field", { ...newCustomer, nickname: "Sam" }],
  ["user_token is not a documented field", { ...newCustomer, ...savedCard }],
  ["credit_card is not a documented field", { ...known, credit_card: card }],
  ["user_token is missing", { ...returningCustomer, card_bin: "424242" }],
  ["status is not a documented field", { ...returningCustomer, credit_card: card, status: 1 }],
  [
    "devices[0].colour is not a documented field",
    { ...newCustomer, devices: [{ ...gpsDevice, colour: "red" }] },
  ],
  [
    "credit_card.zip is not a documented field",
    { ...newCustomer, credit_card: { ...card, zip: "1" } },
  ],
  ['language must be "English"', { ...newCustomer, language: "Deutsch" }],
  ["email must be an e-mail address", newCustomerAs("not an email")],
  [
    "devices[0].imei has the wrong form",
    { ...newCustomer, devices: [{ ...gpsDevice, imei: "12a" }] },
  ],
  [
    "devices[0].imei has the wrong form",
    { ...newCustomer, devices: [{ ...gpsDevice, imei: "4111111111111111" }] },
  ],
])("a payload that violates the contract is refused: %s", async (error, payload) => {
  const { get, post } = testSandbox();
  const { status, body } = await post("/auth/register", payload);
  expect(status).toBe(400);
  expect(body).toEqual({ status: false, message: "Registration failed", error });
  expect((await get(`/info/imei_validation/${gpsDevice.imei}`)).status).toBe(200);
});

test("a card is valid until the end of its expiry month", async () => {
  const { post } = testSandbox();
  const thisMonth = { ...card, expiration_date: "11/2026" };
  const { body } = await post("/auth/register", { ...newCustomer, credit_card: thisMonth });
  expect(body?.status).toBe(true);
  expect(today.getUTCMonth() + 1).toBe(11);
});

test("a body that is not JSON is refused", async () => {
  const { sandbox } = testSandbox();
  const response = await sandbox.fetch("http://sandbox/auth/register", {
    method: "POST",
    body: "{",
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ status: false });
});
