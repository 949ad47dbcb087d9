import { ok } from "./call.ts";
import type { Call, CallInput } from "./call.ts";
import { customerWrite } from "./customer-write.ts";
import type { ActiveDevices } from "./database/active-devices.ts";
import type { Database } from "./database/database.ts";
import type { Device, Devices } from "./database/devices.ts";
import { effectOf } from "./magic-values.ts";
import { Refusal, refusalReply } from "./refusal.ts";
import { readOdometer, readSettings } from "./settings-payload.ts";
import type { Tokens } from "./tokens.ts";

interface Parts {
  database: Database;
  devices: Devices;
  active: ActiveDevices;
  tokens: Tokens;
}

/** A device in use by the owner of the token, with its settings as JSON. */
interface OwnDevice extends Pick<Device, "imei" | "category"> {
  customer_id: number;
  settings: string;
}

/** The calls that load and save device settings. They need a token of the device's customer. */
export function deviceSettings({ database, devices, active, tokens }: Parts): Call[] {
  function customerDevice({ query }: CallInput, imei: string, customerId: number): OwnDevice {
    const found = devices.findSettings(imei);
    if (!found || found.customer_id !== customerId)
      throw new Refusal("Device not found", undefined, 404);
    if (found.category !== query("category"))
      throw new Refusal(`The category of this device is ${found.category}`, undefined, 400);
    return { ...found, imei };
  }

  return [
    {
      operation: "loadDeviceSettings",
      method: "GET",
      path: "/api/device/settings/{imei}",
      answer(input) {
        try {
          const customerId = tokens.customerOf(input.token);
          const magic = effectOf("settings load", String(customerId));
          if (magic?.kind === "reply") return magic;
          const { settings } = customerDevice(input, input.params.imei ?? "", customerId);
          return ok({ status: true, data: { settings: JSON.parse(settings) as unknown } });
        } catch (error) {
          return refusalReply(error, "Settings cannot be shown");
        }
      },
    },
    customerWrite({
      operation: "saveDeviceSettings",
      method: "PUT",
      path: "/api/device/settings/{imei}",
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
      path: "/api/odometer/update",
      magicCall: "odometer update",
      failure: "Odometer could not be updated",
      read(body, input) {
        const customer_id = tokens.customerOf(input.token);
        const { imei, odometer_value } = readOdometer(body);
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
