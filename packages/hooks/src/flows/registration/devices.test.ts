import { expect, test } from "vitest";
import { atWork, type AtWork } from "../../../test/at-work.ts";
import {
  giveDetails,
  giveEmail,
  GPS_IMEI,
  GPS_PLAN,
  OBD_IMEI,
} from "../../../test/new-customer.ts";

async function atDevices(): Promise<AtWork> {
  const work = atWork();
  await giveEmail(work);
  await giveDetails(work);
  return work;
}

const BLOCKED = "359000000000905";

const row = (work: AtWork, id = "1") =>
  work.state().activation.devices.find((device) => device.id === id);

test("a valid IMEI brings model and category, and clears the row's error", async () => {
  const work = await atDevices();
  work.send({ type: "edit-imei", id: "1", text: "12a" });
  expect(row(work)).toMatchObject({ error: true, errormessage: "imei.invalid" });
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  await work.untilChecked();
  expect(row(work)).toMatchObject({ error: false, errormessage: "", category: "gps" });
  expect(row(work)?.device_model).not.toBe("");
});

test("an IMEI that is no longer valid takes model, plan and price with it", async () => {
  const work = await atDevices();
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  await work.untilChecked();
  work.send({ type: "choose-plan", id: "1", plan: { ...GPS_PLAN, service_plan_id: "pro_yearly" } });
  work.send({ type: "edit-imei", id: "1", text: `${GPS_IMEI}9` });
  expect(row(work)).toMatchObject({
    errormessage: "imei.tooLong",
    device_model: "",
    category: "",
    servicePlan: "",
    price: null,
    plantype: "plus_quarterly",
    plantypeobd: "plus_obd_quarterly",
  });
});

test("of several answers only that to the last IMEI counts", async () => {
  const work = await atDevices();
  work.sandbox.fault({ call: "checkImei", kind: "slow", milliseconds: 50 });
  work.send({ type: "edit-imei", id: "1", text: OBD_IMEI });
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  await work.untilChecked();
  expect(row(work)).toMatchObject({ imei: GPS_IMEI, category: "gps" });
});

test("rows do not end each other's checks", async () => {
  const work = await atDevices();
  work.send({ type: "add-device" });
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  work.send({ type: "edit-imei", id: "2", text: OBD_IMEI });
  await work.untilChecked();
  expect(row(work, "1")?.category).toBe("gps");
  expect(row(work, "2")?.category).toBe("obd");
});

test("the server's own words stand under the row", async () => {
  const work = await atDevices();
  work.send({ type: "edit-imei", id: "1", text: BLOCKED });
  await work.untilChecked();
  expect(row(work)?.errormessage).toBe("IMEI is blocked, please contact support");
});

test("a check that got no answer can be asked again", async () => {
  const work = await atDevices();
  work.sandbox.fault({ call: "checkImei", kind: "refuse", times: 3 });
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  await work.untilChecked();
  expect(row(work)?.errormessage).toBe("Something Went Wrong");
  work.send({ type: "check-imei-again", id: "1" });
  await work.untilChecked();
  expect(row(work)?.category).toBe("gps");
});

test("Next names all that is missing, and every refusal counts", async () => {
  const work = await atDevices();
  work.send({ type: "submit-devices" });
  // In the order of the page, so that an error summary reads like the form.
  expect(Object.entries(work.state().fieldErrors)).toEqual([
    ["devices.1.imei", "imei.required"],
    ["devices.1.device_name", "device_name.required"],
    ["unit", "unit.required"],
  ]);
  work.send({ type: "submit-devices" });
  expect(work.state().submitCount).toBe(2);
});

test("the later of two equal IMEIs is marked, and an edit of either clears the mark", async () => {
  const work = await atDevices();
  work.send({ type: "add-device" });
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  work.send({ type: "edit-imei", id: "2", text: GPS_IMEI });
  await work.untilChecked();
  work.send({ type: "submit-devices" });
  expect(work.state().fieldErrors["devices.1.imei"]).toBeUndefined();
  expect(work.state().fieldErrors["devices.2.imei"]).toBe("imei.duplicate");
  work.send({ type: "edit-imei", id: "1", text: "350000000000002" });
  expect(work.state().fieldErrors["devices.2.imei"]).toBeUndefined();
});

test("nobody goes on while an IMEI is being checked", async () => {
  const work = await atDevices();
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  work.send({ type: "submit-devices" });
  expect(work.state().name).toBe("devices");
  expect(work.state().fieldErrors["devices.1.imei"]).toBe("imei.checking");
});

test("four rows at most, one at least, and a removed row is asked about no more", async () => {
  const work = await atDevices();
  for (let press = 0; press < 5; press += 1) work.send({ type: "add-device" });
  expect(work.state().activation.devices.map(({ id }) => id)).toEqual(["1", "2", "3", "4"]);
  expect(work.state().activation.gpsdevices).toBe("4");
  work.send({ type: "edit-imei", id: "2", text: GPS_IMEI });
  for (const id of ["2", "3", "4", "1"]) work.send({ type: "remove-device", id });
  expect(work.state().activation.devices.map(({ id }) => id)).toEqual(["1"]);
  expect(work.state().checking).toEqual([]);
});

test("choosing a plan clears its complaint", async () => {
  const work = await atDevices();
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  await work.untilChecked();
  work.send({ type: "submit-devices" });
  expect(work.state().fieldErrors["devices.1.servicePlan"]).toBe("servicePlan.required");
  work.send({ type: "choose-plan", id: "1", plan: GPS_PLAN });
  expect(work.state().fieldErrors["devices.1.servicePlan"]).toBeUndefined();
  expect(row(work)).toMatchObject({
    servicePlan: "plus_quarterly",
    price: 59.85,
    plan_name: "Plus, billed quarterly",
    plantype: "plus_quarterly",
  });
});

/** The same customer at the devices after a reload, with the password given once more. */
async function reloadedAtDevices(work: AtWork): Promise<AtWork> {
  const later = work.reload();
  later.send({ type: "visit", step: "customer-information" });
  await later.until("details");
  later.send({
    type: "edit-customer",
    patch: { password: "again", confirmPassword: "again" },
  });
  later.send({ type: "submit-details" });
  await later.until("devices");
  return later;
}

test("a reload in the middle of a check asks again", async () => {
  const work = await atDevices();
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  const later = await reloadedAtDevices(work);
  await later.untilChecked();
  expect(row(later)?.category).toBe("gps");
});

test("a reload while a changed IMEI is checked anew asks again, and takes nothing for valid", async () => {
  const work = await atDevices();
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  await work.untilChecked();
  work.send({ type: "edit-device-name", id: "1", name: "Van" });
  work.send({ type: "choose-unit", unit: "KMH" });
  work.send({ type: "choose-plan", id: "1", plan: GPS_PLAN });
  work.send({ type: "edit-imei", id: "1", text: BLOCKED });
  const later = await reloadedAtDevices(work);
  later.send({ type: "submit-devices" });
  expect(later.state()).toMatchObject({
    name: "devices",
    fieldErrors: { "devices.1.imei": "imei.checking" },
  });
  await later.untilChecked();
  expect(row(later)).toMatchObject({ error: true, device_model: "", category: "" });
});

test("a plan stays while its IMEI is corrected to another of the same kind", async () => {
  const work = await atDevices();
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  await work.untilChecked();
  work.send({ type: "choose-plan", id: "1", plan: GPS_PLAN });
  work.send({ type: "edit-imei", id: "1", text: "350000000000002" });
  await work.untilChecked();
  expect(row(work)).toMatchObject({ servicePlan: "plus_quarterly", duration: 3 });
});

test.each([
  ["busy", "too-many"],
  ["broken, with words", "error-json"],
  ["away", "refuse"],
] as const)("an IMEI can be checked again where the server was %s", async (_, kind) => {
  const work = await atDevices();
  work.sandbox.fault({ call: "checkImei", kind, times: "always" });
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  await work.untilChecked();
  expect(row(work)).toMatchObject({ error: true, checkFailed: true });
  work.sandbox.clearFaults();
  work.send({ type: "check-imei-again", id: "1" });
  await work.untilChecked();
  expect(row(work)).toMatchObject({ category: "gps", checkFailed: false });
});

test.each(["359000000000903", "359000000000904", BLOCKED])(
  "what the server said of %s is its last word",
  async (imei) => {
    const work = await atDevices();
    work.send({ type: "edit-imei", id: "1", text: imei });
    await work.untilChecked();
    expect(row(work)).toMatchObject({ error: true, checkFailed: false });
  },
);

test("of a failed check the server's message shows alone", async () => {
  const work = atWork({
    through: (url, pass) =>
      url.includes("/info/imei_validation/")
        ? Promise.resolve(Response.json({ message: "X", error: "Y" }, { status: 400 }))
        : pass(),
  });
  await giveEmail(work);
  await giveDetails(work);
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  await work.untilChecked();
  expect(row(work)?.errormessage).toBe("X");
});
