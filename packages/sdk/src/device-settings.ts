import type { DeviceSettings, GpsSettings, ObdSettings } from "./device-settings-types.ts";
import type { Feature } from "./operation.ts";
import { fieldsOf, isObject } from "./reply.ts";
import { unspecified } from "./parse.ts";
import type { Accepted, CallOptions, DeviceCategory } from "./types.ts";

export interface OdometerUpdate {
  imei: string;
  /** Kilometres as a string, for example "160.934". */
  odometer_value: string;
}

/**
 * Loads and saves the settings of a device. All three methods need the token. Settings are neither
 * checked nor converted, so that unedited fields are saved with their original value and type.
 */
export interface DeviceSettingsCalls {
  load(imei: string, category: "gps", options?: CallOptions): Promise<GpsSettings>;
  load(imei: string, category: "obd", options?: CallOptions): Promise<ObdSettings>;
  load(imei: string, category: DeviceCategory, options?: CallOptions): Promise<DeviceSettings>;
  /** Saves all settings: pass the loaded object with its changes. */
  save(
    imei: string,
    category: DeviceCategory,
    settings: DeviceSettings,
    options?: CallOptions,
  ): Promise<Accepted>;
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
    parse: (reply) => {
      const { settings } = fieldsOf(fieldsOf(reply).data);
      return isObject(settings) ? (settings as unknown as DeviceSettings) : undefined;
    },
  },
  save: {
    endpoint: "PUT /api/device/settings/{imei}?category",
    needsToken: true,
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
