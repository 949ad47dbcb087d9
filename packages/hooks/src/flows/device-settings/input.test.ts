import { expect, test } from "vitest";
import { atWork, TODAY } from "../../../test/at-work.ts";
import { GPS_IMEI, OBD_IMEI, reachConfirm } from "../../../test/new-customer.ts";
import { soon } from "../../../test/page.ts";
import type { Waypost } from "../../waypost.ts";
import { deviceSettings } from "./flow.ts";
import { registeredDeviceSettings, registrationToken } from "./input.ts";

test("newly registered devices are set up with the token of their registration", async () => {
  let page: { waypost?: Waypost } = {};
  const work = atWork({
    token: () => page.waypost && registrationToken(page.waypost),
  });
  page = work;
  await reachConfirm(work);
  expect(registrationToken(work.waypost)).toBeUndefined();
  work.send({ type: "confirm", at: TODAY });
  const { receipt } = await work.until("done");
  if (!receipt) throw new Error("there is no receipt");
  const inputs = receipt.devices.map((device) => registeredDeviceSettings(receipt, device));
  const customerId = String(receipt.details?.customer_id);
  expect(customerId).toMatch(/^\d+$/);
  expect(inputs).toEqual([
    { imei: GPS_IMEI, kind: "gps", planId: "plus_quarterly", unit: "MPH", customerId },
    { imei: OBD_IMEI, kind: "obd", planId: "plus_obd_quarterly", unit: "MPH", customerId },
  ]);
  for (const input of inputs) {
    if (input === null) throw new Error("there is no IMEI");
    const run = work.waypost.run(deviceSettings, input);
    run.send({ type: "open" });
    await soon(() => expect(run.getState().screen.phase).toBe("open"));
    expect(run.getState().form.loaded["imei"]).toBe(input.imei);
    run.stop();
  }
  expect(JSON.stringify(work.stored)).not.toContain(registrationToken(work.waypost));

  const later = work.reload();
  expect(registrationToken(later.waypost)).toBeUndefined();
});

const receipt = {
  unit: "",
  sent: [{ imei: "1", device_name: "Van", category: "gps", servicePlan: "plus", price: 19.95 }],
} as const;

test.each([
  ["the activated plan", "1", "pro", "pro"],
  ["the chosen plan if the reply has none", "1", null, "plus"],
  ["the chosen plan if the reply's is blank", "1", "", "plus"],
  ["no plan for a device that was not sent", "2", null, null],
])("%s decides which features are locked", (_, imei_no, activated_plan_id, planId) => {
  const device = { imei_no, activated_plan_id, kind: "gps" } as const;
  expect(registeredDeviceSettings(receipt, device)).toEqual({
    imei: imei_no,
    kind: "gps",
    planId,
    unit: "",
  });
});

test("a device whose reply has no IMEI cannot be set up", () => {
  const device = { imei_no: null, activated_plan_id: "pro", kind: "gps" } as const;
  expect(registeredDeviceSettings(receipt, device)).toBeNull();
});
