// Written by hand, because the list in the contract has any length.
import type { RegistrationDevice } from "./generated/schema.ts";

/** A property that no list has. The compiler's message shows its name. */
interface AnyLength {
  readonly length: never;
  readonly "narrow a list to one to four devices with isRegistrationDevices of @waypost/sdk/pure": never;
}

/**
 * One to four devices with different IMEIs. Narrow a list of any length with
 * `isRegistrationDevices`.
 */
export type RegistrationDevices =
  | (readonly RegistrationDevice[] & AnyLength)
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
