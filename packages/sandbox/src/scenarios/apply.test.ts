import { expect, test } from "vitest";
import { newDatabase } from "../test/new-database.ts";
import { newCustomer, testSandbox } from "../test/test-sandbox.ts";
import type { Scenario } from "./scenario.ts";

const customers = [{ id: 2001, email: "own@example.com" }];
const imei = "351000000000001";

test.each<[string, Scenario, RegExp]>([
  [
    "an unknown plan",
    { devices: [{ imei, customer: "returning@example.com", device_plan: "gold" }] },
    /devices\[0\]: No such plan of a gps device: gold/,
  ],
  [
    "a plan of the other kind",
    { devices: [{ imei, customer: "returning@example.com", device_plan: "plus_obd" }] },
    /devices\[0\]: No such plan/,
  ],
  [
    "an unknown customer",
    { devices: [{ imei, customer: "nobody@example.com" }] },
    /devices\[0\]: No customer has/,
  ],
  [
    "another's device",
    { customers, devices: [{ imei: "358000000000001", customer: "own@example.com" }] },
    /devices\[0\]: 358000000000001 belongs to the customer 1001/,
  ],
  [
    "an e-mail address that is taken",
    { customers: [{ id: 7, email: "returning@example.com" }] },
    /customers\[0\]: returning@example.com is the customer 1001/,
  ],
  [
    "an id that is taken",
    { customers: [{ id: 1001, email: "own@example.com" }] },
    /customers\[0\]: The id 1001 is taken/,
  ],
  [
    "an unknown plan's price",
    { prices: [{ service_plan_id: "gold", price: 1 }] },
    /prices\[0\]: No such plan: gold/,
  ],
  [
    "a fault of an unknown call",
    { faults: [{ call: "pay", kind: "lost" }] },
    /faults\[0\]: No such call: pay/,
  ],
])("%s is refused when the sandbox is created", (_case, scenario, expected) => {
  const create = () => testSandbox({ scenario, devicesPerKind: 1 });
  expect(create).toThrow(expect.objectContaining({ name: "ScenarioError" }));
  expect(create).toThrow(expected);
});

test("a database continues with its scenario and with later changes", async () => {
  const database = newDatabase();
  const scenario: Scenario = {
    customers,
    devices: [{ imei, customer: "own@example.com", state: "in use" }],
  };
  const before = testSandbox({ database, scenario });
  await before.post("/auth/register", newCustomer);
  await before.post("/auth/device/update/plan", {
    customer_id: 2001,
    imei,
    service_plan_id: "pro",
  });

  const { get } = testSandbox({ database, scenario });
  expect((await get("/info/imei/list/2001")).body).toMatchObject([{ activated_plan_id: "pro" }]);
  expect((await get("/info/check/email/customer%40example.com")).body).toMatchObject({
    user: { customer_id: 2002 },
  });
});

test("a customer of a scenario has the usual password and can pay with the saved card", async () => {
  const { post, sandbox } = testSandbox({ scenario: { customers }, devicesPerKind: 1 });
  const credentials = { customer_id: 2001, password: "waypost-demo" };
  const { body } = await post("/auth/customer/cards", credentials);
  const { cards } = body as { cards: [{ token: string; bin: string; last_4: string }] };
  const [{ token, bin, last_4 }] = cards;
  await post("/auth/register", {
    email: "own@example.com",
    language: "English",
    uom: "MPH",
    user_token: token,
    card_bin: bin,
    card_last_4: last_4,
    devices: newCustomer.devices,
  });
  expect(sandbox.charges()).toMatchObject([{ customer_id: 2001 }]);
});

test("a reset restores the clock, the country, the prices and the faults of the scenario", async () => {
  const scenario: Scenario = {
    clock: "2027-01-31T12:00:00Z",
    country: "CA",
    prices: [{ service_plan_id: "standard", price: 1 }],
    faults: [{ call: "register", kind: "lost" }],
  };
  const { sandbox, get } = testSandbox({ scenario, devicesPerKind: 1 });
  sandbox.setNow(null);
  sandbox.setCountry("US");
  sandbox.setPrice("standard", 2);
  sandbox.clearFaults();
  sandbox.reset();
  expect(sandbox.now().toISOString()).toBe("2027-01-31T12:00:00.000Z");
  expect(sandbox.country()).toBe("CA");
  expect(sandbox.faults()).toHaveLength(1);
  const { body } = await get("/info/service_plan/revised?category=gps");
  expect(JSON.stringify(body)).toContain('"price":1,');
});
