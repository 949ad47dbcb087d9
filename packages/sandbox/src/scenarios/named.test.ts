import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import {
  card,
  gpsDevice,
  newCustomer,
  testSandbox,
  type TestSandbox,
} from "../test/test-sandbox.ts";
import { named, type ScenarioName } from "./named.ts";
import { readScenario } from "./read.ts";

const callsWithToken = [
  "listDormantDevices",
  "cancelDormant",
  "loadDeviceSettings",
  "saveDeviceSettings",
  "updateOdometer",
];

const standard = { ...gpsDevice, device_plan: "standard" };
const registration = { ...newCustomer, devices: [standard] };

const register = ({ post }: TestSandbox, payload: object = registration) =>
  post("/auth/register", payload).catch(() => "no answer");

const isInUse = async ({ get }: TestSandbox, imei = standard.imei) =>
  (await get(`/info/imei_validation/${imei}`)).status === 400;

const imeiCheck = ({ get }: TestSandbox, imei: string) => get(`/info/imei_validation/${imei}`);

const cards = ({ post }: TestSandbox, customer_id: number) =>
  post("/auth/customer/cards", { customer_id, password: "waypost-demo" });

/** Asserts that the first attempt is declined with this error, and the second one succeeds. */
const declinedOnce = (error: string) => async (box: TestSandbox) => {
  expect(await register(box)).toMatchObject({ status: 200, body: { status: false, error } });
  expect(await isInUse(box)).toBe(false);
  expect(await register(box)).toMatchObject({ body: { status: true } });
};

/** Asserts that nothing is registered, with this reply. */
const nothingRegistered = (reply: object) => async (box: TestSandbox) => {
  expect(await register(box)).toMatchObject(reply);
  expect(await isInUse(box)).toBe(false);
};

/** Asserts that the device is registered and paid, with this reply. */
const registeredAnyway = (reply: unknown) => async (box: TestSandbox) => {
  expect(await register(box)).toEqual(reply);
  expect(await isInUse(box)).toBe(true);
  expect(box.sandbox.charges()).toMatchObject([{ subject: standard.imei, amount: 16.95 }]);
};

/** Returns a customer's devices with their plans. */
const planList = async ({ get }: TestSandbox, id: number) =>
  (await get(`/info/imei/list/${id}`)).body as unknown as object[];

/** The checks of each scenario. */
const promises: Record<ScenarioName, (box: TestSandbox) => Promise<void>> = {
  "new-customer": async (box) =>
    expect(await register(box)).toMatchObject({ body: { status: true } }),
  "returning-customer": async (box) => expect((await cards(box, 1001)).body?.cards).toHaveLength(3),
  "card-declined": declinedOnce("Your card was declined"),
  "card-without-funds": declinedOnce("Your card has insufficient funds"),
  "wrong-security-code": declinedOnce("Your card's security code is incorrect"),
  "card-expired": async (box) =>
    expect((await cards(box, 2001)).body?.cards).toMatchObject([{ expired: true }]),
  "wrong-password": async (box) =>
    expect((await cards(box, 1001)).body).toMatchObject({ message: "Invalid password" }),
  "partial-registration": async (box) => {
    const devices = [standard, { ...standard, imei: "359000000000901" }];
    expect(await register(box, { ...newCustomer, devices })).toMatchObject({
      body: { error: "359000000000901", subscription: [{ imei_no: standard.imei }] },
    });
  },
  "device-in-use": async (box) => expect(await isInUse(box, "351000000000001")).toBe(true),
  "device-taken-meanwhile": async (box) => {
    const imei = "359000000000902";
    expect((await imeiCheck(box, imei)).body).toMatchObject({ message: "Valid IMEI" });
    expect(await register(box, { ...newCustomer, devices: [{ ...standard, imei }] })).toMatchObject(
      { body: { status: false, error: imei } },
    );
  },
  "terminated-sim": async (box) =>
    expect((await imeiCheck(box, "351000000000002")).body).toMatchObject({
      message: "The SIM of this device was terminated",
    }),
  "email-check-fails": async ({ get }) =>
    expect((await get("/info/check/email/any%40example.com")).status).toBe(500),
  "registration-refused": nothingRegistered({ body: { error: "Account is blocked" } }),
  "registration-refused-silently": nothingRegistered({ status: 200, body: { status: false } }),
  "server-error": nothingRegistered({ status: 500, body: undefined }),
  "lost-reply": registeredAnyway("no answer"),
  "gateway-timeout": registeredAnyway({ status: 504, body: undefined }),
  async "late-payment"(box) {
    const { sandbox } = box;
    const signal = AbortSignal.timeout(1);
    const body = JSON.stringify(registration);
    const call = sandbox.fetch("http://sandbox/auth/register", { method: "POST", body, signal });
    await expect(call).rejects.toThrow("aborted");
    await expect.poll(() => sandbox.charges()).toHaveLength(1);
  },
  "too-many-requests": async ({ get }) => {
    expect((await get("/info/countries")).status).toBe(429);
    expect((await get("/info/countries")).status).toBe(200);
  },
  "no-prices": async ({ get }) =>
    expect((await get("/info/service_plan/revised?category=gps")).status).toBe(503),
  "changed-price": async ({ get }) => {
    const price = async () => {
      const { body } = await get("/info/service_plan/revised?category=gps");
      return (body?.plans as { price: number }[] | undefined)?.[0]?.price;
    };
    expect([await price(), await price()]).toEqual([16.95, 19.95]);
  },
  "restricted-plan": async (box) =>
    expect(await planList(box, 2004)).toMatchObject([
      { activated_plan_id: "standard" },
      { activated_plan_id: "pro" },
    ]),
  "plan-update-refused": async ({ post }) =>
    expect(
      (
        await post("/auth/device/update/plan", {
          customer_id: 1001,
          imei: "358000000000001",
          service_plan_id: "pro",
        })
      ).body,
    ).toMatchObject({ error: "The device is on a fixed contract" }),
  "dormant-sim": async ({ get, sandbox }) => {
    const path = "/auth/dormant-mode/activated?customer_id=2005";
    expect((await get(path, sandbox.tokenFor(2005))).body?.result).toMatchObject([
      { imei: "351000000000005", end_date: "2027-11-21" },
    ]);
  },
  "session-expired": async ({ get, sandbox }) => {
    const paths = [
      "/auth/dormant-mode/activated?customer_id=1001",
      "/api/device/settings/358000000000001?category=gps",
    ];
    const replies = await Promise.all(paths.map((path) => get(path, sandbox.tokenFor(1001))));
    expect(replies.map(({ status }) => status)).toEqual([401, 401]);
    const refused = sandbox.faults().map(({ call }) => call);
    expect(refused).toEqual(callsWithToken);
  },
  "empty-account": async ({ get }) =>
    expect((await get("/auth/re-activation/devices/2006")).body?.devices).toEqual([]),
  fleet: async ({ get }) =>
    expect((await get("/auth/re-activation/devices/900")).body?.devices).toHaveLength(10_000),
  "months-end": async (box) => {
    expect(box.sandbox.now().toISOString().slice(0, 10)).toBe("2027-01-31");
    expect(await planList(box, 2007)).toMatchObject([{ nextBillingDate: "2027-02-28" }]);
  },
  "slow-line": async ({ sandbox }) =>
    expect(sandbox.faults()).toMatchObject([{ call: "*", kind: "slow", milliseconds: 3000 }]),
  "broken-answers": registeredAnyway("no answer"),
  "login-page": nothingRegistered({}),
  "card-update-refused": async ({ post }) =>
    expect(
      (await post("/auth/credit-card/update", { customer_id: 1001, credit_card: card })).body,
    ).toMatchObject({ status: false }),
  "lost-purchase": async ({ post, sandbox }) => {
    const pack = { customer_id: 1001, sms_pack_id: "sms_250", autorenew_sms_pack: true };
    await expect(post("/auth/buy/sms/pack", pack)).rejects.toThrow("fetch failed");
    expect(sandbox.charges()).toMatchObject([{ subject: "sms_250" }]);
  },
  canada: async (box) => {
    expect((await box.get("/geo/country")).body).toEqual({ country_code: "CA" });
    expect((await box.get("/info/check/email/canada%40example.com")).body).toMatchObject({
      user: { customer_id: 2008 },
    });
  },
  "in-spanish": async (box) =>
    expect(await register(box)).toMatchObject({ body: { status: true } }),
  "small-stock": async (box) => {
    expect((await imeiCheck(box, "350000000000001")).status).toBe(200);
    expect((await imeiCheck(box, "350000000000002")).status).toBe(404);
  },
};

describe.each(Object.keys(named) as ScenarioName[])("the scenario %s", (name) => {
  const file = new URL(`named/${name}.json`, import.meta.url);

  test("works as described, from its file and after a reset", async () => {
    const scenario = readScenario(await readFile(file, "utf8"));
    const box = testSandbox({ scenario });
    const expectKept = promises[name];
    await expectKept(box);
    box.sandbox.reset();
    await expectKept(box);
  });

  test("has a description and a route, and can be loaded by name", async () => {
    const scenario = readScenario(await readFile(file, "utf8"));
    expect(scenario.about).toMatch(/\.$/);
    expect(scenario.route).toMatch(/^\/[a-z]/);
    expect(scenario).toEqual(named[name]);
  });
});

test("the guide to scenarios lists all of them with their descriptions", async () => {
  const file = new URL("../../../../docs/guides/scenarios.md", import.meta.url);
  const guide = await readFile(file, "utf8");
  const rows = Object.entries(named).map(([name, { about }]) => `| \`${name}\` | ${about} |`);
  expect(rows.filter((row) => !guide.includes(row))).toEqual([]);
});
