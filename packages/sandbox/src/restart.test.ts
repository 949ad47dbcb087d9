import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "./index.ts";
import { startServer } from "./server.ts";
import { card, gpsDevice, testSandbox, newCustomer } from "./test/test-sandbox.ts";

let file = "";

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), "waypost-"));
  file = join(folder, "sandbox.db");
  return () => rmSync(folder, { recursive: true });
});

test("a database file stores customers, devices, cards, settings and tokens", async () => {
  const before = testSandbox({ database: openDatabase(file) });
  const { body: reply } = await before.post("/auth/register", newCustomer);
  before.sandbox.close();

  const { get, post, sandbox } = testSandbox({ database: openDatabase(file) });
  onTestFinished(() => sandbox.close());

  const { body: email } = await get("/info/check/email/customer%40example.com");
  expect(email).toEqual({ message: "User Already Exist", user: { customer_id: 1002 } });
  expect((await get(`/info/imei_validation/${gpsDevice.imei}`)).status).toBe(400);
  const credentials = { customer_id: 1002, password: newCustomer.password };
  expect((await post("/auth/customer/cards", credentials)).body?.cards).toHaveLength(1);
  const settings = `/api/device/settings/${gpsDevice.imei}?category=gps`;
  expect((await get(settings, String(reply?.token))).status).toBe(200);
});

test("the stock can be enlarged on the next start without losing registrations", async () => {
  const small = testSandbox({ database: openDatabase(file), devicesPerKind: 1 });
  await small.post("/auth/register", newCustomer);
  small.sandbox.close();

  const { get, sandbox } = testSandbox({ database: openDatabase(file), devicesPerKind: 2 });
  onTestFinished(() => sandbox.close());
  expect((await get("/info/imei_validation/350000000000001")).status).toBe(400);
  expect((await get("/info/imei_validation/350000000000002")).status).toBe(200);
});

test("the file of an older sandbox keeps its customers and gets new seed data", async () => {
  const before = testSandbox({ database: openDatabase(file) });
  await before.post("/auth/register", newCustomer);
  before.sandbox.close();
  const old = openDatabase(file);
  old.execute(`
    DELETE FROM device_settings WHERE imei LIKE '867%';
    DELETE FROM subscription WHERE customer_id < 1001 OR cancelled_on IS NOT NULL;
    DELETE FROM charge; DELETE FROM card WHERE customer_id < 1001;
    DELETE FROM customer WHERE id < 1001;
    DROP TABLE charge; DROP TABLE pack_purchase; DROP TABLE plan_change; DROP TABLE card_on_file;
    DROP TABLE account_change;
    ALTER TABLE subscription DROP COLUMN cancelled_on;
    ALTER TABLE subscription DROP COLUMN dormant_until;
    ALTER TABLE subscription DROP COLUMN terminated_on;
    PRAGMA user_version = 1;
  `);
  old.close();

  const { get, sandbox } = testSandbox({ database: openDatabase(file) });
  onTestFinished(() => sandbox.close());
  expect((await get("/info/check/email/customer%40example.com")).body).toMatchObject({
    user: { customer_id: 1002 },
  });
  expect((await get(`/info/imei_validation/${gpsDevice.imei}`)).status).toBe(400);
  expect((await get("/auth/re-activation/devices/1001")).body?.devices).toHaveLength(5);
  expect((await get("/auth/re-activation/devices/901")).body?.devices).toHaveLength(3);
  expect((await get("/auth/re-activation/devices/900")).body?.devices).toHaveLength(10_000);
  const dormant = "/auth/dormant-mode/activated?customer_id=1001";
  expect((await get(dormant, sandbox.tokenFor(1001))).body?.result).toHaveLength(1);
  expect((await get("/info/card/validate/1002/411111")).body).toMatchObject({
    response: { last4: "1111" },
  });
});

test("a database of a newer sandbox is refused with a message", () => {
  const database = openDatabase(file);
  database.execute("PRAGMA user_version = 99");
  expect(() => testSandbox({ database })).toThrow(/schema version 99/);
  database.close();
});

test("secrets are neither in the database files nor in the log", async () => {
  const secrets = {
    password: "MARKED-password-7361",
    number: "4539148803436467",
    cvv: "9713",
  };
  const server = await startServer({ port: 0, database: file });
  const post = (path: string, body: unknown) =>
    fetch(server.url + path, { method: "POST", body: JSON.stringify(body) });

  const { password, number, cvv } = secrets;
  const payload = { ...newCustomer, password, credit_card: { ...card, number, cvv } };
  const reply = await (await post("/auth/register", payload)).text();
  await post("/auth/customer/cards", { customer_id: 1002, password });
  await post("/auth/register", { ...payload, comment: number, company: `Card ${number}` });
  await post("/auth/re-activation/device/reactivate", {
    customer_id: 1001,
    imei: "358000000000002",
    service_plan: "plus",
    credit_card: { ...card, number, cvv },
  });
  await post("/auth/credit-card/update", { customer_id: 1002, credit_card: { number, cvv } });
  const { token } = JSON.parse(reply) as { token: string };
  await fetch(`${server.url}/api/device/settings/${gpsDevice.imei}?category=gps`, {
    headers: { Authorization: `JWT ${token}` },
  });
  const log = JSON.stringify(server.sandbox.log());
  const rawFiles = () =>
    readdirSync(join(file, ".."), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => readFileSync(join(file, "..", name), "latin1"));
  const whileOpen = rawFiles();
  await server.close();

  for (const secret of Object.values(secrets)) {
    expect(log).not.toContain(secret);
    for (const content of [...whileOpen, ...rawFiles()]) expect(content).not.toContain(secret);
  }
  expect(log).not.toContain(token);
  // The search finds public data, so it looked in the right places.
  expect(log).toContain("customer@example.com");
  expect(whileOpen.join("")).toContain("customer@example.com");
});
