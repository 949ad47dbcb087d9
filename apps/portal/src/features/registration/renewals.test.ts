import { expect, test } from "vitest";
import { renewalsOf } from "./renewals.ts";

const device = (device_name: string, nextBillingDate: string | null) => ({
  device_name,
  imei_no: null,
  imei_iccid: null,
  subscription_id: device_name,
  start_date: null,
  nextBillingDate,
  activated_plan_description: null,
  activated_plan_id: null,
});

test("plans that renew at different times of a day renew on that day", () => {
  const devices = [
    device("Van", "2027-02-21T23:30:00Z"),
    device("Boat", null),
    device("Car", "2027-02-21"),
    device("Bike", "soon"),
  ] as unknown as Parameters<typeof renewalsOf>[0]["devices"];
  expect(renewalsOf({ devices }).map(({ day, devices: names }) => [day, names])).toEqual([
    ["2027-02-21", ["Van", "Car"]],
    ["soon", ["Bike"]],
  ]);
});
