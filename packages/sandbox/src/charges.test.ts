import { expect, test } from "vitest";
import {
  card,
  gpsDevice,
  testSandbox,
  newCustomer,
  obdDevice,
  returningCustomer,
  savedCard,
  today,
} from "./test/test-sandbox.ts";

const devices = [gpsDevice, obdDevice];
const time = today.toISOString();

test("a registration bills each device at the price of its plan", async () => {
  const { post, sandbox } = testSandbox();
  await post("/auth/register", { ...newCustomer, devices });
  const billed = { time, customer_id: 1002, operation: "register" };
  expect(sandbox.charges()).toEqual([
    { ...billed, subject: gpsDevice.imei, amount: 59.85 },
    { ...billed, subject: obdDevice.imei, amount: 153 },
  ]);
});

test("registerCharge is billed under its own operation", async () => {
  const { post, sandbox } = testSandbox();
  await post("/auth/register/charge", { ...returningCustomer, ...savedCard });
  expect(sandbox.charges()).toEqual([
    {
      time,
      customer_id: 1001,
      operation: "registerCharge",
      subject: gpsDevice.imei,
      amount: 59.85,
    },
  ]);
});

test("a partial registration bills only the registered devices", async () => {
  const { post, sandbox } = testSandbox();
  const credit_card = { ...card, number: "4000000000000341" };
  await post("/auth/register", { ...newCustomer, devices, credit_card });
  expect(sandbox.charges()).toMatchObject([{ subject: gpsDevice.imei }]);
});

test("a refused registration bills nothing", async () => {
  const { post, sandbox } = testSandbox();
  const taken = [gpsDevice, { ...obdDevice, imei: "868000000000001" }];
  await post("/auth/register", { ...newCustomer, devices: taken });
  expect(sandbox.charges()).toEqual([]);
});

test("charges are listed over HTTP, and a reset deletes them", async () => {
  const { control, post, sandbox } = testSandbox();
  const listed = async () => (await control("GET", "charges")).body;
  await post("/auth/register", newCustomer);
  expect(await listed()).toEqual({ status: true, charges: sandbox.charges() });
  expect(sandbox.charges()).toHaveLength(1);

  sandbox.reset();
  expect(await listed()).toEqual({ status: true, charges: [] });
});
