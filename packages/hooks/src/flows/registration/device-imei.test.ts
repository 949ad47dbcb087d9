import { expect, test } from "vitest";
import {
  checkedImeis,
  atDevices,
  BLOCKED,
  checkIn,
  storedActivation,
  reloadedAtDevices,
  rowIn,
} from "../../../test/at-devices.ts";
import { GPS_IMEI, GPS_PLAN, OBD_IMEI } from "../../../test/new-customer.ts";
import { shownReason } from "../imei/imei-reason.ts";

const GPS = { status: "valid", device: { model: "GL300", category: "gps" } };

test("a valid IMEI fills in model and category, and clears the row's error", async () => {
  const work = await atDevices();
  work.send({ type: "edit-imei", id: "1", text: "12a" });
  expect(checkIn(work)).toMatchObject({ status: "invalid", reason: { code: "imei.invalid" } });
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  await work.untilChecked();
  expect(checkIn(work)).toEqual(GPS);
});

test("only the reply for the latest IMEI counts", async () => {
  const work = await atDevices();
  work.sandbox.fault({ call: "checkImei", kind: "slow", milliseconds: 50 });
  work.send({ type: "edit-imei", id: "1", text: OBD_IMEI });
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  await work.untilChecked();
  expect(rowIn(work).imei).toMatchObject({ text: GPS_IMEI, check: GPS });
});

test("rows do not abort each other's checks", async () => {
  const work = await atDevices();
  work.send({ type: "add-device" });
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  work.send({ type: "edit-imei", id: "2", text: OBD_IMEI });
  await work.untilChecked();
  expect(checkIn(work, "1")).toMatchObject({ device: { category: "gps" } });
  expect(checkIn(work, "2")).toMatchObject({ device: { category: "obd" } });
});

test("the server's text is shown under the row", async () => {
  const work = await atDevices();
  work.send({ type: "edit-imei", id: "1", text: BLOCKED });
  await work.untilChecked();
  expect(shownReason(rowIn(work).imei)).toEqual({
    text: "IMEI is blocked, please contact support",
  });
});

test.each([
  ["busy", "too-many"],
  ["too slow", "request-timeout"],
  ["broken, with a message", "error-json"],
  ["away", "refuse"],
] as const)("an IMEI can be checked again if the server was %s", async (_, kind) => {
  const work = await atDevices();
  work.sandbox.fault({ call: "checkImei", kind, times: "always" });
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  await work.untilChecked();
  expect(checkIn(work)).toMatchObject({ status: "invalid", canRetry: true });
  work.sandbox.clearFaults();
  work.send({ type: "check-imei-again", id: "1" });
  await work.untilChecked();
  expect(checkIn(work)).toEqual(GPS);
});

test("if no server answered, the documented text is shown", async () => {
  const work = await atDevices();
  work.sandbox.fault({ call: "checkImei", kind: "refuse", times: 3 });
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  await work.untilChecked();
  expect(shownReason(rowIn(work).imei)).toEqual({ text: "Something Went Wrong" });
});

test.each(["359000000000903", "359000000000904", BLOCKED])(
  "the server's reply about %s is final",
  async (imei) => {
    const work = await atDevices();
    work.send({ type: "edit-imei", id: "1", text: imei });
    await work.untilChecked();
    expect(checkIn(work)).toMatchObject({ status: "invalid", canRetry: false });
  },
);

test("after a failed check, the server's message is shown without a prefix", async () => {
  const work = await atDevices({
    through: (url, pass) =>
      url.includes("/info/imei_validation/")
        ? Promise.resolve(Response.json({ message: "X", error: "Y" }, { status: 400 }))
        : pass(),
  });
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  await work.untilChecked();
  expect(checkIn(work)).toMatchObject({ reason: { text: "X" } });
});

test.each([
  [GPS_IMEI, { device_model: "GL300", category: "gps", error: false, errormessage: "" }],
  [BLOCKED, { error: true, errormessage: "IMEI is blocked, please contact support" }],
  ["12a", { error: true, errormessage: "imei.invalid" }],
  ["", { error: false, errormessage: "" }],
])(
  "the storage has %j under the documented names, and a reload restores it",
  async (text, stored) => {
    const work = await atDevices();
    work.send({ type: "edit-imei", id: "1", text: "1" });
    work.send({ type: "edit-imei", id: "1", text });
    await work.untilChecked();
    const [row] = storedActivation(work).devices;
    expect(row).toEqual({
      id: "1",
      imei: text,
      device_name: "",
      device_model: "",
      category: "",
      servicePlan: "",
      price: null,
      duration: null,
      plan_name: "",
      plantype: "plus_quarterly",
      plantypeobd: "plus_obd_quarterly",
      ...stored,
    });
    const asked = checkedImeis(work);
    const later = await reloadedAtDevices(work);
    expect(checkIn(later)).toEqual(checkIn(work));
    expect(shownReason(rowIn(later).imei)).toEqual(shownReason(rowIn(work).imei));
    expect(checkedImeis(later)).toEqual(asked);
  },
);

test("a reload during a check repeats it", async () => {
  const work = await atDevices();
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  const later = await reloadedAtDevices(work);
  await later.untilChecked();
  expect(checkIn(later)).toEqual(GPS);
});

test("a reload repeats the check of an IMEI without a verdict", async () => {
  const work = await atDevices();
  work.sandbox.fault({ call: "checkImei", kind: "refuse", times: 3 });
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  await work.untilChecked();
  const later = await reloadedAtDevices(work);
  await later.untilChecked();
  expect(checkIn(later)).toEqual(GPS);
});

test("a reload while a changed IMEI is being checked repeats the check, and treats nothing as valid", async () => {
  const work = await atDevices();
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  await work.untilChecked();
  work.send({ type: "edit-device-name", id: "1", name: "Van" });
  work.send({ type: "choose-unit", unit: "KMH" });
  work.send({ type: "choose-plan", id: "1", plan: GPS_PLAN });
  work.send({ type: "edit-imei", id: "1", text: BLOCKED });
  const later = await reloadedAtDevices(work);
  later.send({ type: "submit" });
  expect(later.state()).toMatchObject({
    phase: "devices",
    fieldErrors: { "devices.1.imei": "imei.checking" },
  });
  await later.untilChecked();
  expect(checkIn(later).status).toBe("invalid");
  expect(rowIn(later).servicePlan).toBe("");
});
