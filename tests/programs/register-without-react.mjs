// Registers one device of a new customer with the packed hooks and a stub of `fetch`.
import { QueryClient } from "@tanstack/query-core";
import { createWaypost, registration } from "@waypost/hooks/flows";
import { createClient } from "@waypost/sdk";

const imei = "350000000000001";
const PLAN = {
  service_plan_id: "plus_quarterly",
  service_plan_name: "Plus",
  email_content: "Plus",
};
const replies = {
  "/info/check/email": { message: "User Not Found" },
  "/info/imei_validation": {
    message: "Valid IMEI",
    details: { model: "GL300", category: "gps" },
  },
  "/auth/register": {
    status: true,
    message: "Device Registered Successfully",
    details: { first_name: "Sample", last_name: "Customer", email: "", customer_id: 7 },
    subscription: [{ imei_no: imei, device_name: "Van" }],
    token: "t",
  },
};
const prices = { status: true, plans: [{ ...PLAN, price: 59.85, duration: 3 }] };
const sent = [];
let devices;
const client = createClient({
  baseUrl: "https://api.example.com",
  fetch: (url, { method, body }) => {
    const path = new URL(url).pathname;
    const known = Object.keys(replies).find((start) => path.startsWith(start));
    // The agreed price is read again before Confirm.
    if (path === "/info/service_plan/revised") return Response.json(prices);
    if (known === undefined) return Response.json([]);
    sent.push(`${method} ${path}`);
    if (method === "POST") ({ devices } = JSON.parse(body));
    return Response.json(replies[known]);
  },
});
const services = { client, queryClient: new QueryClient() };
const runner = createWaypost({ services, messages: {} }).run(registration);
const today = new Date();

const reached = (isThere) =>
  new Promise((resolve) => {
    const look = () => isThere(runner.getState()) && resolve();
    runner.subscribe(look);
    look();
  });
const at = (phase) => reached(({ screen }) => screen.phase === phase);

runner.send({ type: "visit", step: "customer-information" });
runner.send({ type: "edit-customer", patch: { email: "new.customer@example.com" } });
runner.send({ type: "submit" });
await at("details");
runner.send({
  type: "edit-customer",
  patch: {
    password: "secret",
    confirmPassword: "secret",
    firstName: "Sample",
    lastName: "Customer",
    billingAddress: "1 Main St",
    city: "Austin",
    state: "Texas",
    zipcode: "73301",
    timezone: "America/Chicago",
    serviceProvider: "Big Carrier",
    phone: "5550001111",
    textMe: true,
  },
});
runner.send({ type: "submit" });
await at("devices");
runner.send({ type: "choose-unit", unit: "MPH" });
runner.send({ type: "edit-imei", id: "1", text: imei });
await reached(({ form }) => form.activation.devices[0].imei.check.status === "valid");
runner.send({ type: "edit-device-name", id: "1", name: "Van" });
runner.send({ type: "choose-plan", id: "1", plan: { ...PLAN, price: 59.85, duration: 3 } });
runner.send({ type: "submit" });
await at("payment");
const card = {
  cardHoldername: "Sample Customer",
  cardnumber: "4111111111111111",
  cvc: "123",
  expirationdateyear: String(today.getFullYear() + 1),
  expirationdatemonth: "03",
};
runner.send({ type: "edit-card", today, patch: card });
runner.send({ type: "submit" });
await at("terms");
runner.send({ type: "accept-terms", accepted: true });
runner.send({ type: "submit" });
await at("reviewing");
runner.send({ type: "confirm", at: today });
await reached(({ screen }) => screen.phase !== "reviewing" && screen.phase !== "sending");
console.log(JSON.stringify({ phase: runner.getState().screen.phase, sent, devices }));
