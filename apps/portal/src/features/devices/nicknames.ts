import { useLink } from "../../app/use-link.ts";
import { savedByDevice, textOf, type ByDevice } from "./saved-by-device.ts";

/** Maximum length. Longer names would not fit on a card. */
export const NICKNAME_LENGTH = 40;

/** The owners' names of devices, saved in this browser only. */
const names = savedByDevice("nicknames");

/**
 * Saves the name of a device; "" removes it. Returns false if the name is lost when the page is
 * left.
 */
export const nameDevice = names.save;

const shortened = (name: string): string => name.trim().slice(0, NICKNAME_LENGTH);

/** Saves the name from the registration, unless the owner has named the device already. */
export function nameNewDevice(customerId: string, imei: string, name: string): void {
  if (textOf(names.of(customerId), imei) !== "") return;
  nameDevice(customerId, imei, shortened(name));
}

/** Saves the name from the device's settings. */
export function renameDevice(customerId: string, imei: string, name: string): void {
  nameDevice(customerId, imei, shortened(name));
}

/**
 * Returns the owner's name of a device, or the full name from its registration if it was not
 * changed.
 */
export function currentName(
  byDevice: ByDevice,
  imei: string,
  registered: string | null,
): string | null {
  const name = textOf(byDevice, imei);
  return name === "" || name === shortened(registered ?? "") ? registered : name;
}

/** Returns the names of a customer's devices by IMEI; none if no customer is known. */
export const useNicknames = names.useSaved;

/** Returns the name of a device of the customer in the URL; "" if there is none. */
export const useNickname = (imei: string): string =>
  textOf(useNicknames(useLink().query("customer_id")), imei);
