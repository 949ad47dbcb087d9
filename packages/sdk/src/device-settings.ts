import type {
  DeviceCategory,
  OdometerUpdate,
  CommonSettings,
  GpsOnlySettings,
  ObdOnlySettings,
} from "./generated/schema.ts";
import type { Feature } from "./operation.ts";
import { fieldsOf, isObject } from "./reply.ts";
import { unspecified } from "./parse.ts";
import type { Accepted, CallOptions, ReadOptions } from "./types.ts";

// Interfaces, because editors show no name for the intersection types of the contract.

/**
 * Settings of a GPS tracker. The trip modes `trip_sensor` and `trip_coordinate` are mutually
 * exclusive. Loaded and saved with the category `gps`.
 */
export interface GpsSettings extends CommonSettings, GpsOnlySettings {}

/**
 * Settings of an OBD device. The thresholds are raw device values without a documented unit or
 * range. The vendor's pages save every number except `fuel_capacity` as an integer. Loaded and
 * saved with the category `obd`.
 */
export interface ObdSettings extends CommonSettings, ObdOnlySettings {}

/** The type of the settings by the category of the device. */
export interface SettingsByCategory {
  /** Settings of a GPS tracker: trips, battery, SOS. */
  gps: GpsSettings;
  /** Settings of an OBD device: engine, fuel, driving behaviour, crashes. */
  obd: ObdSettings;
}

/** Settings of either kind of device. The category that was requested determines which. */
export type DeviceSettings = SettingsByCategory[DeviceCategory];

/**
 * Loads and saves the settings of a device. Settings are not checked, converted or truncated, so
 * that unedited fields are saved with their original value and type. A number that JavaScript
 * cannot represent, such as an ICCID of 19 digits, becomes a string with all of its digits. `save`
 * sends it as a number again, even from a copy made by spreading.
 *
 * All three methods need the token, which the `token` option of the client returns. It comes from
 * the reply to a registration (`token`), or later from the vendor's tracking site. No documented
 * call logs a customer in or renews a token.
 */
export interface DeviceSettingsCalls {
  /**
   * Loads the settings of a device. Needs the token.
   * @param imei the device's IMEI
   * @param category determines the type of the result; for any category but `gps`, pass `obd`
   */
  load<Category extends DeviceCategory>(
    imei: string,
    category: Category,
    options?: ReadOptions,
  ): Promise<SettingsByCategory[Category]>;
  /**
   * Saves all settings. Pass the loaded object with your changes. Needs the token. Sent once, never
   * retried. After `unknown-outcome`, load the settings and compare.
   * @param imei the device's IMEI
   * @param category the category with which the settings were loaded
   * @param settings all loaded fields, including those without a declared type
   */
  save<Category extends DeviceCategory>(
    imei: string,
    category: Category,
    settings: SettingsByCategory[Category],
    options?: CallOptions,
  ): Promise<Accepted>;
  /**
   * Sets the odometer of a device. Needs the token. Sent once, never retried. Call it after `save`:
   * saving settings does not change the odometer.
   * @param category the device's category
   */
  updateOdometer(
    category: DeviceCategory,
    update: OdometerUpdate,
    options?: CallOptions,
  ): Promise<Accepted>;
}

export const deviceSettings: Feature<DeviceSettingsCalls> = {
  load: {
    endpoint: "GET /api/device/settings/{imei}?category",
    needsToken: true,
    preservesDigits: true,
    parse: (reply) => {
      const { settings } = fieldsOf(fieldsOf(reply).data);
      return isObject(settings) ? (settings as unknown as DeviceSettings) : undefined;
    },
  },
  save: {
    endpoint: "PUT /api/device/settings/{imei}?category",
    needsToken: true,
    preservesDigits: true,
    write: "open",
    parse: unspecified,
  },
  updateOdometer: {
    endpoint: "POST /api/odometer/update?category",
    needsToken: true,
    write: "open",
    parse: unspecified,
  },
};
