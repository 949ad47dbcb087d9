import { expect, test } from "vitest";
import { demoCustomer, demoPassword } from "@waypost/sandbox";
import { newCustomer, returningCustomer, savedCard } from "../../sandbox/src/test/test-sandbox.ts";
import { readLink } from "./link.ts";
import { newKey, testGate } from "./test/test-gate.ts";
import { writeRequest } from "./test/write-request.ts";

const KEY = "planted-key-0123456789abcdef-0123456789";

const [device = { imei: "" }] = newCustomer.devices;
const [otherDevice = { imei: "" }] = returningCustomer.devices;

const linkGate = () => testGate({ links: { keys: [KEY] } });

/** Returns the claims of the link in a reply. */
const linkOf = (reply: Response) => {
  const access = reply.headers.get("Gate-Access");
  if (access === null) return null;
  expect(reply.headers.get("Access-Control-Expose-Headers")).toContain("Gate-Access");
  const { customer = "", imeis = [] } = readLink(access, [KEY]) ?? {};
  return { customer, imeis };
};

const key = () => ({ "Idempotency-Key": newKey() });

test.each([key, () => ({})])("a new customer gets a link for the new account", async (headers) => {
  const { post } = await linkGate();
  const reply = await post("/auth/register", newCustomer, headers());
  const { details } = (await reply.json()) as { details: { customer_id: number } };
  expect(linkOf(reply)).toEqual({ customer: String(details.customer_id), imeis: [] });
});

test("an existing customer gets a link for the registered devices only", async () => {
  const { post } = await linkGate();
  const reply = await post("/auth/register", { ...returningCustomer, ...savedCard }, key());
  expect(linkOf(reply)).toEqual({ customer: "", imeis: [otherDevice.imei] });
});

test.each([
  ["the address of a customer", { email: demoCustomer.email }],
  ["another spelling of it", { email: ` ${demoCustomer.email.toUpperCase()}` }],
  ["no password", { password: "" }],
])("a new customer's payload with %s brings no link for a customer", async (_, change) => {
  const { post } = await linkGate();
  const reply = await post("/auth/register", { ...newCustomer, ...change }, key());
  expect(linkOf(reply)?.customer ?? "").toBe("");
});

test("a repeated e-mail field brings no link for a customer", async () => {
  const { gate } = await linkGate();
  const text = JSON.stringify(newCustomer);
  const body = text.replace("{", `{"email":${JSON.stringify(demoCustomer.email)},`);
  const reply = await fetch(`${gate.url}/auth/register`, { method: "POST", body, headers: key() });
  expect(linkOf(reply)?.customer ?? "").toBe("");
});

test("if the vendor does not say that an address is unknown, nobody gets its account", async () => {
  const { post, vendor } = await linkGate();
  vendor.sandbox.fault({ call: "checkEmail", kind: "error-empty", times: "always" });
  const reply = await post("/auth/register", newCustomer, key());
  expect(linkOf(reply)).toEqual({ customer: "", imeis: [device.imei] });
});

test("of two registrations of a new address at once, one gets the account", async () => {
  const { post } = await linkGate();
  const other = { ...newCustomer, devices: [{ ...device, imei: "350000000000002" }] };
  const both = await Promise.all(
    [newCustomer, other].map((body) => post("/auth/register", body, key())),
  );
  expect(both.map(linkOf).filter((link) => link !== null && link.customer !== "")).toHaveLength(1);
});

test.each(["customer_id", "customerId", "customer", "imei_no"])(
  "a registration with an undocumented %s is refused",
  async (name) => {
    const { post, vendor } = await linkGate();
    const reply = await post("/auth/register", { ...newCustomer, [name]: 1001 }, key());
    expect([reply.headers.get("Gate-Code"), linkOf(reply)]).toEqual(["link-needed", null]);
    expect(vendor.sandbox.log()).toEqual([]);
  },
);

test("a registration belongs to its address, so one with a customer waits for the other", () => {
  const owners = [{}, { customer_id: 1001 }, { customer_id: 1002 }].map(
    (extra) => writeRequest("register", { body: { ...newCustomer, ...extra } }).owner,
  );
  expect(new Set(owners).size).toBe(1);
});

test.each([savedCard, {}])("the documented fields of a card pass: %j", async (card) => {
  const { post } = await linkGate();
  const reply = await post("/auth/register", { ...returningCustomer, ...card }, key());
  expect(reply.headers.get("Gate-Code")).toBeNull();
});

test("a refused registration brings no link, and another device none for its owner", async () => {
  const { post, vendor } = await linkGate();
  vendor.sandbox.fault({ call: "register", kind: "error-json", status: 400 });
  expect(linkOf(await post("/auth/register", newCustomer, key()))).toBeNull();
  const taken = [{ ...device, imei: "358000000000001" }];
  expect(
    linkOf(await post("/auth/register", { ...newCustomer, devices: taken }, key())),
  ).toBeNull();
});

test("the right password brings a link for its customer, a wrong one does not", async () => {
  const { post } = await linkGate();
  const customer_id = 1001;
  const right = await post("/auth/customer/cards", { customer_id, password: demoPassword });
  expect(linkOf(right)).toEqual({ customer: "1001", imeis: [] });
  expect(await right.json()).toMatchObject({ status: true });
  for (const password of ["wrong", ""])
    expect(linkOf(await post("/auth/customer/cards", { customer_id, password }))).toBeNull();
  // The vendor may read another customer in it than the gate.
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  const body = { customer_id, password: demoPassword };
  expect(linkOf(await post("/auth/customer/cards", body, form))).toBeNull();
  const path = "/auth/customer/cards?customer_id=1002";
  expect(linkOf(await post(path, body))).toBeNull();
});

test("without the option no reply brings a link", async () => {
  const { post } = await testGate();
  const reply = await post("/auth/register", newCustomer, key());
  expect(reply.headers.get("Access-Control-Expose-Headers")).not.toContain("Gate-Access");
  expect(linkOf(reply)).toBeNull();
});
