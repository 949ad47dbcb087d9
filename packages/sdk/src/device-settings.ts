import type { DeviceSettings, GpsSettings, ObdSettings } from "./device-settings-types.ts";
import type { Feature } from "./operation.ts";
import { fieldsOf, isObject } from "./reply.ts";
import { unspecified } from "./shape.ts";
import type { Accepted, CallOptions, DeviceCategory } from "./types.ts";

export interface OdometerUpdate {
  imei: string;
  /** Kilometres as text, for example "160.934". */
  odometer_value: string;
}

/**
 * Reading and saving a device's settings. All three calls need the token. Settings pass through
 * as they are, unchecked: what was not edited goes back with the value and the type it had.
 */
export interface DeviceSettingsCalls {
  load(imei: string, category: "gps", options?: CallOptions): Promise<GpsSettings>;
  load(imei: string, category: "obd", options?: CallOptions): Promise<ObdSettings>;
  load(imei: string, category: DeviceCategory, options?: CallOptions): Promise<DeviceSettings>;
  /** Sends the whole object. */
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
    authorized: true,
    shape: (reply) => {
      const { settings } = fieldsOf(fieldsOf(reply).data);
      return isObject(settings) ? (settings as unknown as DeviceSettings) : undefined;
    },
  },
  save: {
    endpoint: "PUT /api/device/settings/{imei}?category",
    authorized: true,
    shape: unspecified,
  },
  updateOdometer: {
    endpoint: "POST /api/odometer/update?category",
    authorized: true,
    shape: unspecified,
  },
};
