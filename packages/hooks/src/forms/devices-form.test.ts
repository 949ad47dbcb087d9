import { describe, expect, test } from "vitest";
import type { Unit } from "../rules/registration/drafts.ts";
import { devicesForm, type DevicesForm } from "./devices-form.ts";
import { validate } from "./validate.ts";

type Device = DevicesForm["devices"][number];

const device = (changes: Partial<Device> = {}): Device => ({
  imei: "350000000000001",
  imeiValid: true,
  device_model: "GL300",
  category: "gps",
  device_name: "Van",
  servicePlan: "plus_quarterly",
  ...changes,
});

const errorsOf = (devices: Device[], unit: Unit | "" = "KMH") => {
  const checked = validate(devicesForm, { unit, devices });
  return "errors" in checked ? checked.errors : {};
};

describe("the devices of a registration", () => {
  test("are complete with IMEI, name, plan and unit", () => {
    expect(errorsOf([device()])).toEqual({});
  });

  test("need a unit", () => {
    expect(errorsOf([device()], "")).toEqual({ unit: "unit.required" });
  });

  test.each([
    [{ imei: "" }, { "devices.0.imei": "imei.required" }],
    [{ imei: "12a" }, { "devices.0.imei": "imei.invalid" }],
    [{ imei: "1234567890123456" }, { "devices.0.imei": "imei.tooLong" }],
    [{ imeiValid: false }, { "devices.0.imei": "imei.unchecked" }],
    [{ device_name: " " }, { "devices.0.device_name": "device_name.required" }],
    [{ servicePlan: "" }, { "devices.0.servicePlan": "servicePlan.required" }],
  ])("with %j have an error in their row", (changes, errors) => {
    expect(errorsOf([device(changes)])).toEqual(errors);
  });

  test("with one IMEI twice have an error in the later rows, whatever surrounds it", () => {
    const again = device({ imei: " 350000000000001 " });
    expect(errorsOf([device(), again, device({ imei: "350000000000002" }), device()])).toEqual({
      "devices.1.imei": "imei.duplicate",
      "devices.3.imei": "imei.duplicate",
    });
  });

  test("need a plan once their IMEI was found valid", () => {
    expect(errorsOf([device({ imeiValid: false, servicePlan: "" })])).toEqual({
      "devices.0.imei": "imei.unchecked",
    });
  });

  test("are at most four", () => {
    const devices = [1, 2, 3, 4, 5].map((number) => device({ imei: `${number}` }));
    expect(errorsOf(devices.slice(0, 4))).toEqual({});
    expect(errorsOf(devices)).toEqual({ devices: "devices.tooMany" });
  });
});
