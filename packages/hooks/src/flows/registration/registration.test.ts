import { expect, test } from "vitest";
import { atWork, TODAY } from "../../../test/at-work.ts";
import {
  EMAIL,
  giveDetails,
  giveEmail,
  GPS_IMEI,
  GPS_PLAN,
  OBD_IMEI,
  reachConfirm,
  SECRETS,
} from "../../../test/new-customer.ts";
import { registrationOrder } from "./order.ts";
import { REGISTRATION_KEYS } from "./start.ts";

test("a new customer registers a GPS and an OBD device in one order", async () => {
  const work = atWork();
  await reachConfirm(work);
  work.send({ type: "confirm", at: TODAY });
  const { receipt, token } = await work.until("done");

  expect(work.sent("POST")).toEqual(["/auth/register"]);
  expect(receipt?.devices.map(({ imei_no, kind }) => [imei_no, kind])).toEqual([
    [GPS_IMEI, "gps"],
    [OBD_IMEI, "obd"],
  ]);
  expect(receipt).toMatchObject({ agreed: 111.3, hasToken: true });
  expect(token).not.toBeNull();
  expect(work.notices).toEqual([{ type: "notify", tone: "success", code: "register.succeeded" }]);
  expect(work.addresses.map((address) => address.split("#")[1])).toEqual([
    "/registration/customer-information",
    "/registration/activation-type",
    "/registration/payment-method",
    "/registration/terms",
    "/registration/confirm",
  ]);
});

test("a second press of Confirm sends nothing", async () => {
  const work = atWork();
  await reachConfirm(work);
  for (let press = 0; press < 3; press += 1) work.send({ type: "confirm", at: TODAY });
  await work.until("done");
  work.send({ type: "confirm", at: TODAY });
  expect(work.sent("POST")).toEqual(["/auth/register"]);
});

test("the charge wizard stays in its variant", async () => {
  const work = atWork({
    address: "https://portal.example/#/registration/charge/customer-information",
  });
  await reachConfirm(work);
  expect(work.addresses).toHaveLength(5);
  expect(work.addresses.every((address) => address.includes("/registration/charge/"))).toBe(true);
});

test("no secret enters the query cache or the mutation cache", async () => {
  const work = atWork();
  work.prefetchLookups();
  await reachConfirm(work);
  work.send({ type: "confirm", at: TODAY });
  await work.until("done");
  const { queryClient } = work;
  const reads = queryClient.getQueryCache().getAll();
  await expect.poll(() => reads.map(({ state }) => state.status)).not.toContain("pending");
  const cached = JSON.stringify([
    reads.map(({ queryKey, state }) => [queryKey, state]),
    queryClient.getMutationCache().getAll(),
  ]);
  expect(reads.length).toBeGreaterThanOrEqual(9);
  // The times of the reads may contain the digits of a CVV.
  const texts = cached.replaceAll(/"\w+At":\d+/g, "");
  for (const secret of Object.values(SECRETS)) expect(texts).not.toContain(secret);
});

test("no secret is stored before, during or after the registration", async () => {
  const work = atWork();
  await reachConfirm(work);
  const before = JSON.stringify(work.storage.all());
  work.send({ type: "confirm", at: TODAY });
  const during = JSON.stringify(work.storage.all());
  const { token } = await work.until("done");
  const after = JSON.stringify(work.storage.all());
  for (const stored of [before, during, after]) {
    expect(stored).toContain(EMAIL);
    for (const secret of Object.values(SECRETS)) expect(stored).not.toContain(secret);
  }
  expect(after).not.toContain(token);
});

test("a payment attempt is stored before its request is sent", async () => {
  const work = atWork();
  await reachConfirm(work);
  work.sandbox.fault({ call: "register", kind: "hang" });
  work.send({ type: "confirm", at: TODAY });
  const stored = work.storage.all()[REGISTRATION_KEYS.attempt];
  expect(JSON.parse(stored ?? "null")).toMatchObject({
    subjects: [`imei:${GPS_IMEI}`, `imei:${OBD_IMEI}`],
    amount: 111.3,
    outcome: "pending",
  });
});

test("a rejected registration shows the reason in a toast and the panel, and the customer can go back", async () => {
  const work = atWork();
  await reachConfirm(work, "4000000000000002");
  work.send({ type: "confirm", at: TODAY });
  const { failure, wizard } = await work.until("failed");
  expect(failure?.text).toContain("Your card was declined");
  expect(work.notices[0]).toMatchObject({ tone: "error", code: "register.failed" });
  expect(wizard).toMatchObject({
    isLocked: false,
    open: ["activation-type", "payment-method", "terms", "confirm"],
  });
  work.send({ type: "back" });
  expect(work.state().phase).toBe("terms");
});

const connectionRefused = () =>
  Promise.reject(new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } }));
const answer = (status: number) => () =>
  Promise.resolve(Response.json({ status: false, message: "No" }, { status }));

test.each([
  ["the server rejects the request", answer(200), { text: "No", isRejection: true }],
  ["the server rejects it with a 4xx status", answer(400), { text: "No", isRejection: true }],
  [
    "the connection is refused",
    connectionRefused,
    { text: "Something Went Wrong", isRejection: false },
  ],
])("when %s, isRejection is true only if the server answered", async (_, reply, failure) => {
  const work = atWork({
    through: (url, pass) => (url.endsWith("/auth/register") ? reply() : pass()),
  });
  await reachConfirm(work);
  work.send({ type: "confirm", at: TODAY });
  const failed = await work.until("failed");
  expect(failed.failure).toMatchObject(failure);
  expect(failed.attempt).toBeNull();
});

test.each([202, 409, 500, 502, 503, 504])(
  "a reply with status %i is read back before anyone can pay again, even if it has a message",
  async (status) => {
    const work = atWork({
      through: async (url, pass) => {
        const reply = await pass();
        return url.endsWith("/auth/register")
          ? Response.json({ message: "Endpoint request timed out" }, { status })
          : reply;
      },
    });
    await reachConfirm(work);
    work.send({ type: "confirm", at: TODAY });
    const { found, failure } = await work.until("unknown");
    expect(failure?.text).toBe("Endpoint request timed out");
    expect(found.map(({ inUse }) => inUse)).toEqual([true, true]);
  },
);

test("a reload after success shows the outcome again and sends nothing", async () => {
  const work = atWork();
  await reachConfirm(work);
  work.send({ type: "confirm", at: TODAY });
  await work.until("done");
  const later = work.reload();
  later.send({ type: "visit", step: "confirm" });
  const { receipt, token } = await later.until("done");
  expect(receipt?.devices).toHaveLength(2);
  expect(token).toBeNull();
  expect(later.sent("POST")).toEqual(["/auth/register"]);
});

test("a reload restores everything except for the password", async () => {
  const work = atWork();
  await giveEmail(work);
  await giveDetails(work);
  const later = work.reload();
  later.send({ type: "visit", step: "activation-type" });
  const { customer, lostSecret } = await later.until("details");
  expect(lostSecret).toBe("password");
  expect(customer).toMatchObject({ firstName: "Sample", city: "Austin", password: "" });
  expect(later.notices).toEqual([]);
});

test("a skipped step redirects to the customer information with the documented message", async () => {
  const work = atWork({ address: "https://portal.example/#/registration/terms" });
  work.send({ type: "visit", step: "terms" });
  await work.until("email");
  await expect.poll(() => work.addresses.at(-1)).toContain("/registration/customer-information");
  expect(work.notices).toMatchObject([{ tone: "error", code: "step.skipped" }]);
});

test("activating more devices starts an empty registration", async () => {
  const work = atWork();
  await reachConfirm(work);
  work.send({ type: "confirm", at: TODAY });
  await work.until("done");
  work.send({ type: "start-over" });
  const { customer, activation, attempt } = await work.until("email");
  expect(customer.email).toBe("");
  expect(activation.devices).toHaveLength(1);
  expect(attempt).toBeNull();
  expect(JSON.stringify(work.storage.all())).not.toContain(EMAIL);
});

test("the customer pays the current prices of the plans, not those in a stored draft", async () => {
  const work = atWork();
  await reachConfirm(work);
  work.send({ type: "back" });
  work.send({ type: "choose-plan", id: "1", plan: { ...GPS_PLAN, price: 1 } });
  expect(registrationOrder(work.state()).terms.total).toBe(52.45);
  work.send({ type: "visit", step: "confirm" });
  await expect.poll(() => registrationOrder(work.state()).terms.total).toBe(111.3);
});
