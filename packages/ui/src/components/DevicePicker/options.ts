import type { ListOption } from "../ListBox/Option.tsx";
import { rankMatches, SHOWN_AT_MOST } from "../SearchableSelect/matches.ts";

export interface PickableDevice {
  /** What `onChange` gives; two devices may have the same. */
  id: string;
  kind: "gps" | "obd";
  name?: string | undefined;
  /** The digits alone; also searched. */
  imei: string;
  /** In groups, as it is shown: "35 381605 981234 5". */
  imeiText: string;
  /** A second, quieter line: its plan; also searched. */
  detail?: string | undefined;
}

/** A device as a row of the list. Its own `id` is its place, for ids of devices may repeat. */
export interface DeviceOption extends ListOption {
  device: PickableDevice;
}

export interface ShownOptions {
  gps: readonly DeviceOption[];
  obd: readonly DeviceOption[];
  /** How many devices have the typed words, drawn or not. */
  matches: readonly DeviceOption[];
}

export const titleOf = ({ name, imeiText }: PickableDevice) =>
  name === undefined || name === "" ? imeiText : name;

export function toOptions(devices: readonly PickableDevice[]): readonly DeviceOption[] {
  return devices.map((device, place) => ({
    id: String(place),
    label: titleOf(device),
    detail: `${device.imei} ${device.imeiText} ${device.detail ?? ""}`,
    device,
  }));
}

/**
 * The options to draw: those with the typed words, at most fifty, and of each group at least half
 * as many, so that a long group never hides the other.
 */
export function findOptions(
  options: readonly DeviceOption[],
  typed: string,
  chosen: string | null,
): ShownOptions {
  const found = rankMatches(options, typed, chosen);
  // An IMEI may be typed with gaps or hyphens of one's own.
  const matches =
    found.length === 0 && SPACED_DIGITS.test(typed)
      ? rankMatches(options, typed.replaceAll(/\D/g, ""), chosen)
      : found;
  const gps = matches.filter(({ device }) => device.kind === "gps");
  const obd = matches.filter(({ device }) => device.kind === "obd");
  const roomOfObd = Math.max(SHOWN_AT_MOST / 2, SHOWN_AT_MOST - gps.length);
  const shownObd = obd.slice(0, roomOfObd);
  return { gps: gps.slice(0, SHOWN_AT_MOST - shownObd.length), obd: shownObd, matches };
}

const SPACED_DIGITS = /^[\d\s-]*\d[\d\s-]*$/;
