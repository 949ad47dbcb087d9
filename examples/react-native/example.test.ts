import "./no-browser.ts";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { startServer, type SandboxServer } from "@waypost/sandbox/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newPhone, type OpenApp } from "./phone.ts";

const IMEI = "350000000000001";
const PASSWORD = "pass-word-1";
const CARD = "4111111111111111";

let server: SandboxServer;
beforeEach(async () => {
  server = await startServer({ port: 0 });
});
afterEach(() => server.close());

const registrations = () =>
  server.sandbox.log().filter(({ method, path }) => `${method} ${path}` === "POST /auth/register");

/** Fills in all screens, with the events that their hooks send. */
async function reachReview({ send, until }: OpenApp): Promise<void> {
  const account = { email: "new@example.com", password: PASSWORD, confirmPassword: PASSWORD };
  const name = { firstName: "Sample", lastName: "Customer" };
  const city = { country: "United States", state: "Texas", city: "Austin", zipcode: "73301" };
  const zone = { timezone: "America/Chicago", timezonedescription: "Central" };
  const carrier = { serviceProvider: "Others", customserviceProvider: "Local Carrier" };
  const phone = { phone: "5550001111", textMe: true };
  const address = { billingAddress: "1 Main St", ...city, ...zone };
  send({ type: "visit", step: "customer-information" });
  send({ type: "edit-customer", patch: { ...account, ...name, ...address, ...carrier, ...phone } });
  send({ type: "choose-unit", unit: "MPH" });
  send({ type: "edit-imei", id: "1", text: IMEI });
  send({ type: "edit-device-name", id: "1", name: "Van" });
  const plan = { service_plan_id: "plus_quarterly", price: 59.85, duration: 3 };
  const texts = { service_plan_name: "Plus Quarterly", email_content: "Plus, billed quarterly" };
  send({ type: "choose-plan", id: "1", plan: { ...plan, ...texts } });
  const expiry = { expirationdateyear: "2035", expirationdatemonth: "03" };
  const card = { cardHoldername: "Sample Customer", cardnumber: CARD, cvc: "123" };
  send({ type: "edit-card", patch: { ...card, ...expiry }, today: new Date() });
  send({ type: "accept-terms", accepted: true });
  send({ type: "submit-all" });
  await until("reviewing");
}

const pay = ({ send }: OpenApp) => send({ type: "confirm", at: new Date() });

/** Sends every event with which a customer could pay twice. */
function tryToPay(app: OpenApp): void {
  app.send({ type: "try-again" });
  app.send({ type: "submit-all" });
  pay(app);
}

test("the screens type-check without the types of the DOM", async () => {
  const config = join(import.meta.dirname, "tsconfig.json");
  const tsc = join(import.meta.dirname, "../../node_modules/.bin/tsc");
  const { stdout } = await promisify(execFile)(tsc, ["-p", config, "--listFiles"]);
  expect(stdout).toContain("examples/react-native/src/App.tsx");
  expect(stdout).not.toContain("lib.dom");
});

test("a device is registered without a window and a document", async () => {
  expect(["window", "document", "navigator"].filter((name) => name in globalThis)).toEqual([]);
  const app = newPhone().openApp(server.url);
  await reachReview(app);
  pay(app);
  const { receipt } = (await app.until("done")).screen;
  expect(receipt.sent.map(({ imei }) => imei)).toEqual([IMEI]);
});

test("the input except secrets is restored after the app was closed", async () => {
  const phone = newPhone();
  const app = phone.openApp(server.url);
  await reachReview(app);
  await expect.poll(() => [...phone.stored.values()].join("")).toContain("Austin");
  app.close();
  const reopened = phone.openApp(server.url);
  expect(reopened.getState().screen.phase).toBe("restoring");
  await reopened.ready();
  const { customer, payment } = reopened.getState().form;
  expect(customer).toMatchObject({ city: "Austin", password: "" });
  expect(payment).toMatchObject({ cardHoldername: "Sample Customer", cardnumber: "", cvc: "" });
  expect(JSON.stringify([...phone.stored])).not.toMatch(new RegExp(`${PASSWORD}|${CARD}`));
});

test("a payment is sent only after its attempt is stored", async () => {
  const phone = newPhone();
  const app = phone.openApp(server.url);
  await reachReview(app);
  const release = phone.holdWrites();
  pay(app);
  await app.until("sending");
  // A request that had been sent would have arrived before this one.
  await fetch(`${server.url}/info/countries`);
  expect(registrations()).toEqual([]);
  expect(JSON.stringify([...phone.stored])).not.toContain("pending");
  release();
  await app.until("done");
  expect(registrations()).toHaveLength(1);
});

const IN_USE = { [`imei:${IMEI}`]: "applied" };

test("an app that was closed while it paid reads back the outcome and does not pay twice", async () => {
  const phone = newPhone();
  const isPaid = Promise.withResolvers<void>();
  const app = phone.openApp(server.url, (url) => {
    if (!url.endsWith("/auth/register")) return;
    app.close();
    isPaid.resolve();
  });
  await reachReview(app);
  pay(app);
  await isPaid.promise;
  const reopened = phone.openApp(server.url);
  // The first event after the restart tries to pay.
  tryToPay(reopened);
  expect((await reopened.until("unknown")).screen.outcome.verdicts).toEqual(IN_USE);
  tryToPay(reopened);
  expect(reopened.getState().screen.phase).toBe("unknown");
  expect(registrations()).toHaveLength(1);
  expect(server.sandbox.charges()).toHaveLength(1);
});

test("a payment with a lost reply is read back, at once and after the app was closed", async () => {
  const phone = newPhone();
  const app = phone.openApp(server.url);
  await reachReview(app);
  server.sandbox.fault({ call: "register", kind: "lost" });
  pay(app);
  expect((await app.until("unknown")).screen.outcome.verdicts).toEqual(IN_USE);
  app.close();
  const reopened = phone.openApp(server.url);
  reopened.send({ type: "visit", step: "customer-information" });
  expect((await reopened.until("unknown")).screen.outcome.verdicts).toEqual(IN_USE);
  tryToPay(reopened);
  expect(reopened.getState().screen.phase).toBe("unknown");
  expect(server.sandbox.charges()).toHaveLength(1);
});
