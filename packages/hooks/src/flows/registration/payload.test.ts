import { demoCustomer, demoPassword } from "@waypost/sandbox";
import { describe, expect, test } from "vitest";
import { atWork, TODAY, type AtWork } from "../../../test/at-work.ts";
import {
  EMAIL,
  giveCard,
  giveDevices,
  giveEmail,
  GPS_IMEI,
  OBD_IMEI,
  reachConfirm,
  SECRETS,
  typeCard,
} from "../../../test/new-customer.ts";

const CHARGE = "https://portal.example/#/registration/charge/customer-information";
const API = "https://api.example";

const devices = [
  {
    imei: GPS_IMEI,
    device_name: "Van",
    device_model: "GL300",
    device_plan: "plus_quarterly",
  },
  {
    imei: OBD_IMEI,
    device_name: "Truck",
    device_model: "GV500",
    device_plan: "plus_obd_quarterly",
  },
];

const credit_card = {
  cardholder_name: "Sample Customer",
  cvv: SECRETS.cvc,
  expiration_date: "03/2029",
  number: SECRETS.cardnumber,
};

/** The documented body of a new customer, with nineteen keys. */
const NEW_CUSTOMER = {
  first_name: "Sample",
  last_name: "Customer",
  email: EMAIL,
  company: "",
  phone_number: "5550001111",
  password: SECRETS.password,
  comfirm_email: EMAIL,
  state: "Texas",
  city: "Austin",
  mobile_carrier: "Local Carrier",
  language: "English",
  address: "1 Main St",
  country: "United States",
  zip: "73301",
  time_zone: "America/Chicago",
  time_zone_description: "Central",
  credit_card,
  devices,
  uom: "MPH",
};

const EXISTING = { email: demoCustomer.email, language: "English", devices, uom: "MPH" };

/** The URL and body of the only registration that the client sent. */
function registration(work: AtWork): { url: string; body: unknown } {
  const calls = work.fetched.filter(({ url }) => url.includes("/auth/register"));
  expect(calls.map(({ init }) => init.method)).toEqual(["POST"]);
  const [call] = calls;
  return { url: call?.url ?? "", body: JSON.parse(call?.init.body ?? "null") };
}

async function pay(work: AtWork): Promise<void> {
  work.send({ type: "accept-terms", accepted: true });
  work.send({ type: "submit" });
  work.send({ type: "confirm", at: TODAY });
  await work.until("done");
}

async function asNewCustomer(work: AtWork): Promise<void> {
  await reachConfirm(work);
  work.send({ type: "confirm", at: TODAY });
  await work.until("done");
}

/** Signs the demo customer in and enters devices, up to the choice of a card. */
async function returned(work: AtWork): Promise<void> {
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "edit-customer", patch: { email: demoCustomer.email } });
  work.send({ type: "submit" });
  await work.until("known-email");
  work.send({ type: "edit-customer", patch: { password: demoPassword } });
  work.send({ type: "continue-with-password" });
  await work.until("devices");
  await giveDevices(work);
}

async function withSavedCard(work: AtWork): Promise<void> {
  await returned(work);
  work.send({ type: "submit" });
  work.send({ type: "submit" });
  await pay(work);
}

describe("a registration sends exactly the documented keys for", () => {
  test("a new customer", async () => {
    const work = atWork();
    await asNewCustomer(work);
    const { url, body } = registration(work);
    expect(url).toBe(`${API}/auth/register`);
    expect(body).toStrictEqual(NEW_CUSTOMER);
    expect(Object.keys(NEW_CUSTOMER)).toHaveLength(19);
  });

  test("an existing customer with a saved card: token, bin and last four, but no new card", async () => {
    const work = atWork();
    await withSavedCard(work);
    const { url, body } = registration(work);
    expect(url).toBe(`${API}/auth/register`);
    expect(body).toStrictEqual({
      ...EXISTING,
      user_token: "card_demo_visa",
      card_bin: "424242",
      card_last_4: "4242",
    });
  });

  test("an existing customer with a new card: the card, but no token", async () => {
    const work = atWork();
    await returned(work);
    work.send({ type: "choose-card", choice: "new" });
    typeCard(work);
    work.send({ type: "submit" });
    work.send({ type: "submit" });
    await pay(work);
    expect(registration(work).body).toStrictEqual({ ...EXISTING, credit_card });
  });

  test("an existing customer without a password: the same keys", async () => {
    const work = atWork();
    work.send({ type: "visit", step: "customer-information" });
    work.send({ type: "edit-customer", patch: { email: demoCustomer.email } });
    work.send({ type: "submit" });
    await work.until("known-email");
    work.send({ type: "continue-without-password" });
    await work.until("devices");
    await giveDevices(work);
    await giveCard(work);
    await pay(work);
    expect(registration(work).body).toStrictEqual({ ...EXISTING, credit_card });
  });

  test("the charge variant, which has an endpoint of its own", async () => {
    const asNew = atWork({ address: CHARGE });
    await asNewCustomer(asNew);
    expect(registration(asNew)).toStrictEqual({
      url: `${API}/auth/register/charge`,
      body: NEW_CUSTOMER,
    });
    const saved = atWork({ address: CHARGE });
    await withSavedCard(saved);
    const { url, body } = registration(saved);
    expect(url).toBe(`${API}/auth/register/charge`);
    expect(body).toMatchObject({ user_token: "card_demo_visa" });
    expect(body).not.toHaveProperty("credit_card");
  });
});

test("no call of the wizard sends credentials", async () => {
  const work = atWork();
  work.prefetchLookups();
  await withSavedCard(work);
  const paths = work.fetched.map(({ url }) => new URL(url).pathname);
  expect(paths).toEqual(
    expect.arrayContaining([
      "/info/countries",
      "/auth/customer/cards",
      `/info/imei_validation/${GPS_IMEI}`,
      "/auth/register",
    ]),
  );
  for (const { url, init } of work.fetched) {
    const names = Object.keys(init.headers).map((name) => name.toLowerCase());
    expect(names, url).not.toContain("authorization");
    expect(names, url).not.toContain("cookie");
    expect(init.credentials, url).toBe("omit");
  }
});

test("special characters of an e-mail address are encoded in the request's path", async () => {
  const work = atWork();
  await giveEmail(work, "new+tag_1@example.com");
  const asked = work.fetched.find(({ url }) => url.includes("/info/check/email/"));
  expect(asked?.url).toBe(`${API}/info/check/email/new%2Btag_1%40example.com`);
});
