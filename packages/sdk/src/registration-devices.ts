/** A device to register. */
export interface RegistrationDevice {
  /** At most 15 digits, different from those of the other devices. Check it with `checkImei`. */
  imei: string;
  /** What the customer calls the device, for example `Van`. Must not be blank. */
  device_name: string;
  /** The model that the IMEI check returned: `model` of `registration.checkImei`, or "". */
  device_model: string;
  /** The `service_plan_id` of a plan of the device's category, from `lookups.servicePlans`. */
  device_plan: string;
}

/** One to four devices with different IMEIs. */
export type RegistrationDevices =
  | readonly [RegistrationDevice]
  | readonly [RegistrationDevice, RegistrationDevice]
  | readonly [RegistrationDevice, RegistrationDevice, RegistrationDevice]
  | readonly [RegistrationDevice, RegistrationDevice, RegistrationDevice, RegistrationDevice];

/** True for a list that one registration can contain: one to four devices. */
export function isRegistrationDevices(
  devices: readonly RegistrationDevice[],
): devices is RegistrationDevices {
  return devices.length >= 1 && devices.length <= 4;
}
