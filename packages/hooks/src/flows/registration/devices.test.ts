import { expect, test } from "vitest";
import { atDevices, BLOCKED, checkIn, storedActivation, rowIn } from "../../../test/at-devices.ts";
import type { AtWork } from "../../../test/at-work.ts";
import { GPS_IMEI, GPS_PLAN, OBD_IMEI } from "../../../test/new-customer.ts";

/** A row with a valid GPS tracker and the plan for it. */
async function withPlan(plan = GPS_PLAN): Promise<AtWork> {
  const work = await atDevices();
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  await work.untilChecked();
  work.send({ type: "choose-plan", id: "1", plan });
  return work;
}

test.each(["12a", `${GPS_IMEI}9`, BLOCKED, ""])(
  "changing an IMEI to %j removes its model, plan and price",
  async (text) => {
    const work = await withPlan({ ...GPS_PLAN, service_plan_id: "pro_yearly" });
    work.send({ type: "edit-imei", id: "1", text });
    await work.untilChecked();
    expect(rowIn(work)).toMatchObject({
      servicePlan: "",
      price: null,
      duration: null,
      plan_name: "",
      plantype: "plus_quarterly",
      plantypeobd: "plus_obd_quarterly",
    });
    expect(storedActivation(work).devices).toMatchObject([{ device_model: "", category: "" }]);
  },
);

test("a plan stays while its IMEI is corrected to another of the same kind", async () => {
  const work = await withPlan();
  work.send({ type: "edit-imei", id: "1", text: "35000000000000" });
  work.send({ type: "edit-imei", id: "1", text: "350000000000002" });
  await work.untilChecked();
  expect(rowIn(work)).toMatchObject({ servicePlan: "plus_quarterly", duration: 3 });
});

test("a plan is removed if the device is of another kind", async () => {
  const work = await withPlan();
  work.send({ type: "edit-imei", id: "1", text: OBD_IMEI });
  await work.untilChecked();
  expect(rowIn(work)).toMatchObject({ servicePlan: "", plantypeobd: "plus_obd_quarterly" });
});

test("leaving the field of a valid IMEI keeps a plan of any name", async () => {
  const work = await withPlan({ ...GPS_PLAN, service_plan_id: "special_offer" });
  work.send({ type: "leave-imei", id: "1" });
  expect(rowIn(work).servicePlan).toBe("special_offer");
});

test("Next reports everything that is missing, and counts every rejected submit", async () => {
  const work = await atDevices();
  work.send({ type: "submit" });
  // In the order of the page, so that an error summary reads like the form.
  expect(Object.entries(work.state().fieldErrors)).toEqual([
    ["devices.1.imei", "imei.required"],
    ["devices.1.device_name", "device_name.required"],
    ["unit", "unit.required"],
  ]);
  work.send({ type: "submit" });
  expect(work.state().submitCount).toBe(2);
});

test("the second of two equal IMEIs has an error, and an edit of either clears it", async () => {
  const work = await atDevices();
  work.send({ type: "add-device" });
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  work.send({ type: "edit-imei", id: "2", text: GPS_IMEI });
  await work.untilChecked();
  work.send({ type: "submit" });
  expect(work.state().fieldErrors["devices.1.imei"]).toBeUndefined();
  expect(work.state().fieldErrors["devices.2.imei"]).toBe("imei.duplicate");
  work.send({ type: "edit-imei", id: "1", text: "350000000000002" });
  expect(work.state().fieldErrors["devices.2.imei"]).toBeUndefined();
});

test("Next has no effect while an IMEI is being checked", async () => {
  const work = await atDevices();
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  work.send({ type: "submit" });
  expect(work.state().phase).toBe("devices");
  expect(work.state().fieldErrors["devices.1.imei"]).toBe("imei.checking");
});

test("there are one to four rows, and a removed row is not checked any more", async () => {
  const work = await atDevices();
  for (let press = 0; press < 5; press += 1) work.send({ type: "add-device" });
  expect(work.state().activation.devices.map(({ id }) => id)).toEqual(["1", "2", "3", "4"]);
  expect(storedActivation(work).gpsdevices).toBe("4");
  work.send({ type: "edit-imei", id: "2", text: GPS_IMEI });
  for (const id of ["2", "3", "4", "1"]) work.send({ type: "remove-device", id });
  expect(work.state().activation.devices.map(({ id }) => id)).toEqual(["1"]);
  expect(checkIn(work).status).toBe("empty");
  const call = work.fetched.find(({ url }) => url.endsWith(GPS_IMEI));
  expect(call?.init.signal?.aborted).toBe(true);
});

test("choosing a plan clears its error", async () => {
  const work = await atDevices();
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  await work.untilChecked();
  work.send({ type: "submit" });
  expect(work.state().fieldErrors["devices.1.servicePlan"]).toBe("servicePlan.required");
  work.send({ type: "choose-plan", id: "1", plan: GPS_PLAN });
  expect(work.state().fieldErrors["devices.1.servicePlan"]).toBeUndefined();
  expect(rowIn(work)).toMatchObject({
    servicePlan: "plus_quarterly",
    price: 59.85,
    plan_name: "Plus, billed quarterly",
    plantype: "plus_quarterly",
  });
});
