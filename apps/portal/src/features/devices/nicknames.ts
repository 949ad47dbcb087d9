import { addressQuery } from "@waypost/hooks/rules";
import { useAddress } from "../../app/hash-location.ts";
import { keptByDevice, textOf, type ByDevice } from "./kept-by-device.ts";

/** Longer names would not fit on a card. */
export const NICKNAME_LENGTH = 40;

/** The owner's names of devices, in this browser only. */
const names = keptByDevice("nicknames");

/** Names a device; "" for none. False if the name is lost when the page is left. */
export const nameDevice = names.keep;

const shortened = (name: string): string => name.trim().slice(0, NICKNAME_LENGTH);

/** Names a device as it was registered, unless its owner has named it already. */
export function nameNewDevice(customerId: string, imei: string, name: string): void {
  if (textOf(names.of(customerId), imei) !== "") return;
  nameDevice(customerId, imei, shortened(name));
}

/** Names a device as it was named in its settings. */
export function renameDevice(customerId: string, imei: string, name: string): void {
  nameDevice(customerId, imei, shortened(name));
}

/** The owner's name of a device; the whole name of its registration where that was not changed. */
export function currentName(
  kept: ByDevice,
  imei: string,
  registered: string | null,
): string | null {
  const name = textOf(kept, imei);
  return name === "" || name === shortened(registered ?? "") ? registered : name;
}

/** The names of a customer's devices by IMEI; none where no customer is known. */
export const useNicknames = names.useKept;

/** The name of a device of the customer whom the address names; "" for none. */
export const useNickname = (imei: string): string =>
  textOf(useNicknames(addressQuery(useAddress(), "customer_id")), imei);
