import { createClient, type NewCustomerRegistration } from "@waypost/sdk";
import { expect, test, vi } from "vitest";
import { createBackend } from "./src/backend.ts";
import { renew } from "./src/renew.ts";
import { cardWith, openParts } from "./test/at-work.ts";
import { NUMBERS } from "./test/fake-stripe.ts";

/** A client of the backend, with two devices that are not sold. */
async function atWork(currency?: string) {
  const opened = await openParts(currency);
  const { parts, stripe, email } = opened;
  const backend = createBackend(parts);
  let token: string | null = null;
  const client = createClient({
    baseUrl: "https://backend.test",
    fetch: backend,
    token: () => token,
  });
  const post = (path: string) => backend(`https://backend.test${path}`, { method: "POST" });
  const card = async (number: keyof typeof NUMBERS) => {
    const { id } = (await (await post("/card-setups")).json()) as { readonly id: string };
    return cardWith(stripe, id, NUMBERS[number]);
  };
  const register = async (imeis: readonly string[], number: keyof typeof NUMBERS = "works") => {
    const order = { ...orderOf(imeis, await card(number)), email, comfirm_email: email };
    const result = await client.registration.register(order);
    ({ token } = result);
    return result;
  };
  const cancel = (imei: string) =>
    client.cancellation.cancel({
      imei,
      email,
      first_name: "Ann",
      last_name: "Sample",
      phone_number: "15550001111",
      comment: "",
      cancelation_reason: "Sold",
      how_gps_tracker: "Car",
    });
  const device = (imei: string) => parts.traccar.device(imei);
  return { ...opened, backend, client, post, card, register, cancel, device };
}

const ACCOUNT = {
  password: "pass-word-1",
  first_name: "Ann",
  last_name: "Sample",
  company: "",
  phone_number: "5550001111",
  address: "1 Main St",
  city: "Austin",
  state: "Texas",
  zip: "73301",
  country: "United States",
  mobile_carrier: "Others",
  language: "English",
  uom: "MPH" as const,
  time_zone: "America/Chicago",
  time_zone_description: "Central",
};

const orderOf = (imeis: readonly string[], card: object) =>
  ({
    ...ACCOUNT,
    credit_card: card,
    devices: imeis.map((imei) => ({
      imei,
      device_name: `Car ${imei.slice(-2)}`,
      device_model: "AT4",
      device_plan: "plus",
    })),
  }) as unknown as NewCustomerRegistration;

test("a registration charges each device once, enables it and links it to the new user", async () => {
  const { client, device, shownTo, register, charged, van, truck, email } = await atWork();
  expect(await client.registration.checkImei(van)).toMatchObject({ valid: true, category: "gps" });
  expect(await client.registration.checkEmail(email)).toMatchObject({ exists: false });
  const { outcome, subscription, details } = await register([van, truck]);
  expect(outcome).toBe("complete");
  expect(subscription[0]).toMatchObject({ imei_no: van, nextBillingDate: "2026-12-30" });
  expect(charged()).toEqual([1495, 1495]);
  const [name, paidUntil] = [`Car ${van.slice(-2)}`, "2026-12-30"];
  expect(await device(van)).toMatchObject({ name, disabled: false, attributes: { paidUntil } });
  expect(await device(truck)).toMatchObject({ name: `Car ${truck.slice(-2)}`, disabled: false });
  expect(await shownTo(details.customer_id)).toEqual([van, truck]);
  expect(await client.registration.checkImei(van)).toMatchObject({ reason: "in-use" });
  await expect(register([van])).rejects.toMatchObject({ kind: "rejected" });
  expect(charged()).toHaveLength(2);
});

test.each([
  ["when it is charged", "declinedLater", "Your card was declined."],
  ["because the bank asks for each payment", "alwaysAsks", "requires authentication"],
] as const)(
  "a card that is declined %s registers nothing, its payment is cancelled, and the words reach the customer",
  async (_when, number, words) => {
    const { device, register, charged, stripe, van } = await atWork();
    await expect(register([van], number)).rejects.toMatchObject({
      kind: "rejected",
      serverError: expect.stringContaining(words) as string,
    });
    expect(charged()).toEqual([]);
    expect([...stripe.payments.values()]).toMatchObject([{ status: "canceled" }]);
    expect(await device(van)).toMatchObject({ disabled: true });
    // Another card on the same day is another payment.
    await register([van]);
    expect(charged()).toEqual([1495]);
  },
);

test("a card that the bank has not confirmed, or that was used or given up, pays for nothing", async () => {
  const { client, post, card, register, charged, stripe, van, truck } = await atWork();
  await expect(register([van], "declined")).rejects.toMatchObject({ kind: "rejected" });
  const customer = Number((await register([van])).details.customer_id);
  const pay = (credit_card: object) =>
    client.cardUpdate.update({ customer_id: customer, credit_card: credit_card as never });
  const [used, given_up] = [await card("works"), await card("works")];
  await pay(used);
  await post(`/card-setups/${given_up.token}/cancel`);
  const asking = (await (await post("/card-setups")).json()) as { readonly id: string };
  await post(`/card-setups/${asking.id}/cancel`);
  expect(stripe.setups.get(asking.id)).toMatchObject({ status: "canceled" });
  for (const token of [used.token, given_up.token, asking.id, "seti_unknown", "", truck])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(pay({ ...used, token }), token).rejects.toMatchObject({ kind: "rejected" });
  expect(charged()).toEqual([1495]);
});

test("a payment whose reply was lost is not charged again with the next card of that day", async () => {
  const { parts, register, charged, stripe, van } = await atWork();
  const { send } = stripe;
  // The charge arrives, and each reply to it is lost.
  stripe.send = async (input, init) => {
    const reply = await send(input, init);
    if (/payment_intents\/\w+\/confirm$/.test(input as string))
      throw new TypeError("The connection was closed.");
    return reply;
  };
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await expect(register([van])).rejects.toMatchObject({ kind: "unknown-outcome" });
  expect(log).toHaveBeenCalledWith("registration.register threw an error.", expect.anything());
  log.mockRestore();
  expect(charged()).toEqual([1495]);
  expect(parts.store.subscription(van)).toBeUndefined();
  stripe.send = send;
  await register([van]);
  expect(charged()).toEqual([1495]);
});

test("a plan is changed, cancelled and bought again with another card", async () => {
  const { client, device, card, cancel, register, charged, van } = await atWork();
  const { customer_id } = (await register([van])).details;
  const customer = Number(customer_id);
  const change = { customer_id: customer, imei: van, service_plan_id: "plus_yearly" };
  await client.planUpdate.update(change);
  expect(await client.planUpdate.devices(customer)).toMatchObject([
    { imei_no: van, activated_plan_id: "plus_yearly", nextBillingDate: "2027-11-30" },
  ]);
  await cancel(van);
  expect(await device(van)).toMatchObject({ disabled: true });
  const { devices } = await client.reactivation.devices(customer);
  expect(devices).toEqual([{ imei_no: van, category: "gps" }]);
  await client.reactivation.reactivate({
    customer_id: customer,
    imei: van,
    service_plan: "standard",
    credit_card: (await card("asks")) as never,
  });
  expect(await device(van)).toMatchObject({ disabled: false });
  expect(charged()).toEqual([995, 1495, 14900]);
});

test("several devices are reactivated with one charge, or none of them", async () => {
  const { client, device, card, cancel, register, charged, van, truck } = await atWork();
  const customer = Number((await register([van, truck])).details.customer_id);
  await cancel(van);
  await cancel(truck);
  const order = async (number: keyof typeof NUMBERS) => ({
    customer_id: customer,
    credit_card: (await card(number)) as never,
    devices: [
      { imei: van, device_plan: "standard" },
      { imei: truck, device_plan: "plus_yearly" },
    ],
  });
  await expect(
    client.reactivation.reactivateMany(await order("declinedLater")),
  ).rejects.toMatchObject({ kind: "rejected" });
  expect(await device(van)).toMatchObject({ disabled: true });
  await client.reactivation.reactivateMany(await order("works"));
  expect(charged()).toEqual([1495, 1495, 15895]);
  expect(await device(van)).toMatchObject({ disabled: false });
  expect(await device(truck)).toMatchObject({ attributes: { paidUntil: "2027-11-30" } });
});

test("saved cards are shown for the password, and pay only for their customer", async () => {
  const { client, register, charged, card, van, truck, email } = await atWork();
  const { customer_id, token: jwt } = await register([van]).then(({ details, token }) => ({
    customer_id: Number(details.customer_id),
    token,
  }));
  const password = (wrong = "") => ({ customer_id, password: `${ACCOUNT.password}${wrong}` });
  await expect(client.registration.customerCards(password("!"))).rejects.toMatchObject({
    kind: "rejected",
  });
  await client.cardUpdate.update({ customer_id, credit_card: (await card("asks")) as never });
  expect(await client.cardUpdate.validateCard(customer_id, "400000")).toMatchObject({
    last4: "3155",
  });
  await expect(client.cardUpdate.validateCard(customer_id, "424242")).rejects.toMatchObject({
    kind: "rejected",
  });
  const cards = await client.registration.customerCards(password());
  expect(cards).toMatchObject([
    { bin: "424242", last_4: "4242", expired: false },
    { bin: "400000", last_4: "3155", expiration_month: "3", expiration_year: "2030" },
  ]);
  const { devices } = orderOf([truck], {});
  const [saved] = cards;
  const pay = (user_token: string) =>
    client.registration.register({
      email,
      language: "English",
      uom: "MPH",
      devices,
      user_token,
      card_bin: saved?.bin ?? "",
      card_last_4: saved?.last_4 ?? "",
    });
  for (const token of [jwt ?? "", "cards_unknown"])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(pay(token)).rejects.toMatchObject({ kind: "rejected" });
  expect((await pay(saved?.token ?? "")).outcome).toBe("complete");
  expect(charged()).toEqual([1495, 1495]);
});

test.each([
  ["EUR", 1495],
  ["JPY", 15],
  ["KWD", 14950],
  ["ISK", 1495],
])(
  "a price in %s is named and charged in the smallest unit of Stripe",
  async (currency, amount) => {
    const { backend, register, stripe, charged, van } = await atWork(currency);
    const calls = await backend("https://backend.test/adapter/calls");
    expect(await calls.json()).toMatchObject({ currency });
    await register([van]);
    expect(charged()).toEqual([amount]);
    expect([...stripe.payments.values()]).toMatchObject([{ currency: currency.toLowerCase() }]);
  },
);

test("settings are kept in Traccar's own units and alerts, and read back as they were saved", async () => {
  const { client, parts, device, register, van } = await atWork();
  await register([van]);
  const settings = await client.deviceSettings.load(van, "gps");
  const wanted = {
    ...settings,
    device_name: "Blue van",
    speed_limit: 100,
    phone: "5550002222",
    speed_email: true,
    speed_sms: true,
    sos_notification: true,
  };
  await client.deviceSettings.save(van, "gps", wanted);
  await client.deviceSettings.updateOdometer("gps", { imei: van, odometer_value: "160.934" });
  const saved = await device(van);
  if (saved === undefined) throw new Error("The device is gone.");
  expect(Number(saved.attributes["speedLimit"])).toBeCloseTo(53.996, 3);
  expect(await parts.traccar.notifications(saved)).toMatchObject([
    { type: "deviceOverspeed", notificators: "mail,sms" },
    { type: "alarm", notificators: "web", attributes: { alarms: "sos" } },
  ]);
  const odometer = { odometer_value: 160.93 };
  expect(await client.deviceSettings.load(van, "gps")).toEqual({ ...wanted, ...odometer });
  await client.deviceSettings.save(van, "gps", { ...wanted, speed_sms: false, speed_email: false });
  expect(await parts.traccar.notifications(saved)).toHaveLength(1);
});

test("another customer's device has no settings, and a wrong token no access", async () => {
  const { client, register, van, truck } = await atWork();
  await register([van]);
  await expect(client.deviceSettings.load(truck, "gps")).rejects.toMatchObject({ kind: "http" });
});

test("a pack is charged to the card on file", async () => {
  const { client, register, charged, van } = await atWork();
  const { customer_id } = (await register([van])).details;
  const purchase = { sms_pack_id: "sms_100", autorenew_sms_pack: false };
  await client.packs.buySms({ customer_id: customer_id ?? 0, ...purchase });
  expect(charged()).toEqual([495, 1495]);
});

test("what is due is charged once for each period, however often the command runs", async () => {
  const { parts, register, charged, van } = await atWork();
  await register([van]);
  expect(await renew(parts, "2026-12-29")).toEqual([]);
  expect(await renew(parts, "2026-12-30")).toEqual([`${van}: paid until 2027-01-30`]);
  const [paid] = parts.store.subscriptions("active");
  if (paid) parts.store.save({ ...paid, until: "2026-12-30" });
  await renew(parts, "2026-12-30");
  expect(charged()).toEqual([1495, 1495]);
});

test("a device whose card is declined stays on for the days of grace", async () => {
  const { parts, client, device, card, register, charged, van } = await atWork();
  const { customer_id } = (await register([van])).details;
  const change = async (number: keyof typeof NUMBERS) =>
    client.cardUpdate.update({
      customer_id: customer_id ?? 0,
      credit_card: (await card(number)) as never,
    });
  await change("declinedLater");
  const run = (day: string) => renew(parts, day, 7);
  expect(await run("2026-12-30")).toEqual([`${van}: declined, on until 2027-01-06`]);
  await run("2027-01-05");
  expect(await device(van)).toMatchObject({ disabled: false });
  await change("works");
  expect(await run("2027-01-05")).toEqual([`${van}: paid until 2027-01-30`]);
  expect(charged()).toEqual([1495, 1495]);
  await change("declinedLater");
  expect(await run("2027-02-06")).toEqual([`${van}: declined, disabled`]);
  expect(await device(van)).toMatchObject({ disabled: true });
});
