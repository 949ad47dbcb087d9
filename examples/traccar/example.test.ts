import { createClient, type NewCustomerRegistration } from "@waypost/sdk";
import { expect, test } from "vitest";
import { createBackend } from "./src/backend.ts";
import { renew } from "./src/renew.ts";
import { cardWith, openParts, startStripe, TOKENS } from "./test/at-work.ts";

startStripe();

/** A client of the backend, with two devices that are not sold. */
function atWork() {
  const { parts, ...opened } = openParts();
  let token: string | null = null;
  const client = createClient({
    baseUrl: "https://backend.test",
    fetch: createBackend(parts),
    token: () => token,
  });
  const register = async (imeis: readonly string[], last_4: keyof typeof TOKENS = "4242") => {
    const result = await client.registration.register(orderOf(imeis, cardWith(last_4)));
    ({ token } = result);
    return result;
  };
  return { ...opened, client, parts, register };
}

const ACCOUNT = {
  email: "ann@example.com",
  comfirm_email: "ann@example.com",
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
  const { client, traccar, register, charged, van, truck } = atWork();
  expect(await client.registration.checkImei(van)).toMatchObject({ valid: true, category: "gps" });
  expect(await client.registration.checkEmail(ACCOUNT.email)).toMatchObject({ exists: false });
  const { outcome, subscription, details } = await register([van, truck]);
  expect(outcome).toBe("complete");
  expect(subscription[0]).toMatchObject({ imei_no: van, nextBillingDate: "2026-12-30" });
  expect(await charged()).toEqual([1495, 1495]);
  expect(traccar.devices).toMatchObject([
    { name: `Car ${van.slice(-2)}`, disabled: false, attributes: { paidUntil: "2026-12-30" } },
    { name: `Car ${truck.slice(-2)}`, disabled: false },
  ]);
  expect(traccar.links).toEqual([
    { userId: details.customer_id, deviceId: 1 },
    { userId: details.customer_id, deviceId: 2 },
  ]);
  expect(await client.registration.checkImei(van)).toMatchObject({ reason: "in-use" });
  await expect(register([van])).rejects.toMatchObject({ kind: "rejected" });
  expect(await charged()).toHaveLength(2);
});

test("a declined card registers nothing, and its words reach the customer", async () => {
  const { traccar, register, charged, van } = atWork();
  await expect(register([van], "0002")).rejects.toMatchObject({
    serverError: expect.stringContaining("Your card was declined") as string,
  });
  expect(await charged()).toEqual([]);
  expect(traccar.devices[0]).toMatchObject({ disabled: true });
});

test("a plan is changed, cancelled and bought again with another card", async () => {
  const { client, traccar, register, charged, van } = atWork();
  const { customer_id } = (await register([van])).details;
  const customer = Number(customer_id);
  const change = { customer_id: customer, imei: van, service_plan_id: "plus_yearly" };
  await client.planUpdate.update(change);
  expect(await client.planUpdate.devices(customer)).toMatchObject([
    { imei_no: van, activated_plan_id: "plus_yearly", nextBillingDate: "2027-11-30" },
  ]);
  const cancellation = { imei: van, email: ACCOUNT.email, first_name: "Ann", last_name: "Sample" };
  await client.cancellation.cancel({
    ...cancellation,
    phone_number: "15550001111",
    comment: "",
    cancelation_reason: "Sold",
    how_gps_tracker: "Car",
  });
  expect(traccar.devices[0]).toMatchObject({ disabled: true });
  const { devices } = await client.reactivation.devices(customer);
  expect(devices).toEqual([{ imei_no: van, category: "gps" }]);
  await client.reactivation.reactivate({
    customer_id: customer,
    imei: van,
    service_plan: "standard",
    credit_card: cardWith("4444") as never,
  });
  expect(traccar.devices[0]).toMatchObject({ disabled: false });
  expect(await charged()).toEqual([995, 1495, 14900]);
});

test("settings are kept in Traccar's own units and alerts, and read back as they were saved", async () => {
  const { client, traccar, register, van } = atWork();
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
  expect(Number(traccar.devices[0]?.attributes["speedLimit"])).toBeCloseTo(53.996, 3);
  expect([...traccar.notifications.values()]).toMatchObject([
    { type: "deviceOverspeed", notificators: "mail,sms" },
    { type: "alarm", notificators: "web", attributes: { alarms: "sos" } },
  ]);
  const odometer = { odometer_value: 160.93 };
  expect(await client.deviceSettings.load(van, "gps")).toEqual({ ...wanted, ...odometer });
  await client.deviceSettings.save(van, "gps", { ...wanted, speed_sms: false, speed_email: false });
  expect(traccar.notifications.size).toBe(1);
});

test("another customer's device has no settings, and a wrong token no access", async () => {
  const { client, register, van, truck } = atWork();
  await register([van]);
  await expect(client.deviceSettings.load(truck, "gps")).rejects.toMatchObject({ kind: "http" });
});

test("a pack is charged to the card on file", async () => {
  const { client, register, charged, van } = atWork();
  const { customer_id } = (await register([van])).details;
  const purchase = { sms_pack_id: "sms_100", autorenew_sms_pack: false };
  await client.packs.buySms({ customer_id: customer_id ?? 0, ...purchase });
  expect(await charged()).toEqual([495, 1495]);
});

test("what is due is charged once for each period, however often the command runs", async () => {
  const { parts, register, charged, van } = atWork();
  await register([van]);
  expect(await renew(parts, "2026-12-29")).toEqual([]);
  expect(await renew(parts, "2026-12-30")).toEqual([`${van}: paid until 2027-01-30`]);
  const [paid] = parts.store.subscriptions("active");
  if (paid) parts.store.save({ ...paid, until: "2026-12-30" });
  await renew(parts, "2026-12-30");
  expect(await charged()).toEqual([1495, 1495]);
});
