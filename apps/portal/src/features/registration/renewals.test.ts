import { expect, test } from "vitest";
import { renewalsOf } from "./renewals.ts";

const device = (device_name: string, nextBillingDate: string | null) => ({
  device_name,
  imei_no: device_name,
  imei_iccid: null,
  subscription_id: device_name,
  start_date: null,
  nextBillingDate,
  activated_plan_description: null,
  activated_plan_id: null,
});

const sample = (imei: string, price: number) => ({
  imei,
  price,
  device_name: imei,
  category: "gps",
  servicePlan: "plus",
});

test("plans that renew at different times of a day renew on that day at the agreed total", () => {
  const devices = [
    device("Van", "2027-02-21T23:30:00Z"),
    device("Boat", null),
    device("Car", "2027-02-21"),
    device("Bike", "soon"),
  ] as unknown as Parameters<typeof renewalsOf>[0]["devices"];
  const sent = [sample("Van", 59.85), sample("Car", 51.45)];
  const renewals = renewalsOf({ devices, sent });
  expect(renewals.map(({ day, devices: names, dollars }) => [day, names, dollars])).toEqual([
    ["2027-02-21", ["Van", "Car"], 111.3],
    ["soon", ["Bike"], null],
  ]);
});
