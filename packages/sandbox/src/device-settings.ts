import type { CommonSettings, OdometerUpdate } from "@waypost/sdk";
import { createCall, customerWrite, ok, Refusal } from "./call.ts";
import type { Call, CallInput } from "./call.ts";
import type { Clock } from "./clock.ts";
import type { ActiveDevices } from "./database/active-devices.ts";
import type { Database } from "./database/database.ts";
import type { Device, Devices } from "./database/devices.ts";
import { defaultSettings } from "./database/seed/settings.ts";
import { effectOf } from "./magic-values.ts";
import { fitBody, PayloadProblem, readBody, toCustomerId } from "./payload.ts";
import type { Tokens } from "./tokens.ts";

interface Parts {
  database: Database;
  devices: Devices;
  active: ActiveDevices;
  tokens: Tokens;
  clock: Clock;
}

/** A device in use by the owner of the token, with its settings as JSON. */
interface OwnDevice extends Pick<Device, "imei" | "category"> {
  customer_id: number;
  settings: string;
}

/** The calls that load and save device settings. They need a token of the device's customer. */
export function deviceSettings({ database, devices, active, tokens, clock }: Parts): Call[] {
  function customerDevice({ query }: CallInput, imei: string, customerId: number): OwnDevice {
    const found = devices.findSettings(imei);
    if (!found || found.customer_id !== customerId)
      throw new Refusal("Device not found", undefined, 404);
    if (found.category !== query("category"))
      throw new Refusal(`The category of this device is ${found.category}`, undefined, 400);
    return { ...found, imei };
  }

  return [
    createCall("loadDeviceSettings", (input) => {
      const customerId = tokens.customerOf(input.token);
      const magic = effectOf("settings load", String(customerId));
      if (magic?.kind === "reply") return magic;
      const { settings } = customerDevice(input, input.params.imei ?? "", customerId);
      return ok({ status: true, data: { settings: JSON.parse(settings) as unknown } });
    }),
    customerWrite({
      operation: "saveDeviceSettings",
      magicCall: "settings save",
      failure: "Settings could not be saved",
      read(body, input) {
        const customerId = tokens.customerOf(input.token);
        const device = customerDevice(input, input.params.imei ?? "", customerId);
        const { imei, customer_id } = device;
        return { imei, customer_id, settings: readSettings(body, device) };
      },
      carryOut({ imei, settings }) {
        database.transaction(() => {
          devices.changeSettings(imei, settings);
          const { device_name: name } = settings;
          if (typeof name === "string") active.rename(imei, name);
        });
        return "Device Update Successfully";
      },
    }),
    customerWrite({
      operation: "updateOdometer",
      magicCall: "odometer update",
      failure: "Odometer could not be updated",
      read(body, input) {
        const customer_id = tokens.customerOf(input.token);
        const payload = readBody<OdometerUpdate>("updateOdometer", body, clock);
        const { imei, odometer_value } = payload;
        if (!/^\d+(\.\d+)?$/.test(odometer_value))
          throw new PayloadProblem("odometer_value must be kilometres, such as 160.934");
        customerDevice(input, imei, customer_id);
        return { imei, odometer_value, customer_id };
      },
      carryOut({ imei, odometer_value }) {
        database.transaction(() => devices.changeSettings(imei, { odometer_value }));
        return "Odometer Updated Successfully";
      },
    }),
  ];
}

/** Settings without a default. */
const contact = { device_name: "", email: "", mobile_carrier: "", phone: "" };

/**
 * Returns the settings to store: the whole object, including unknown fields.
 *
 * @throws PayloadProblem if a documented setting of this category is missing or has the wrong type
 */
function readSettings(body: unknown, device: Omit<OwnDevice, "settings">): Record<string, unknown> {
  const type = device.category === "gps" ? "GpsSettings" : "ObdSettings";
  const schema = { $ref: `#/components/schemas/${type}` };
  const settings = fitBody(schema, body) as CommonSettings & Record<string, unknown>;
  if (settings.imei !== device.imei) throw new PayloadProblem("imei differs from the address");
  if (toCustomerId(settings.customer_id) !== device.customer_id)
    throw new PayloadProblem("customer_id cannot be changed");
  for (const [key, value] of Object.entries({ ...contact, ...defaultSettings[device.category] })) {
    // In the place of a missing setting there is null.
    if (!Object.hasOwn(Object(body), key)) throw new PayloadProblem(`${key} is missing`);
    // Numbers may be sent as strings. An empty string is a number that is not set.
    const isNumber = typeof value === "number" || key === "odometer_value";
    if (isNumber && !Number.isFinite(Number(settings[key])))
      throw new PayloadProblem(`${key} must be a number`);
  }
  const { customer_id: _customer, device_reporting_frequency_desc: _readOnly, ...saved } = settings;
  return saved;
}
