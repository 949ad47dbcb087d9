import { chosenFirst, MAX_RENDERED } from "../../lists/useGrowingList.ts";
import type { ListOption } from "../ListBox/Option.tsx";
import { rankMatches } from "../SearchableSelect/matches.ts";

export interface PickableDevice {
  /** The value passed to `onChange`. Ids may repeat. */
  id: string;
  kind: "gps" | "obd";
  name?: string | undefined;
  /** The digits without spaces; they are shown in groups. Included in the search. */
  imei: string;
  /** A second, quieter line, such as the plan. Included in the search. */
  detail?: string | undefined;
}

/** A device as an option. */
export interface DeviceOption extends ListOption {
  /** The device exactly as passed, with texts of any length. */
  device: PickableDevice;
}

interface ShownOptions<Option> {
  gps: readonly Option[];
  obd: readonly Option[];
  /** All matching devices, including those that are not rendered. */
  matches: readonly Option[];
}

const titleOf = ({ name, imei }: PickableDevice) =>
  name === undefined || name === "" ? imei : name;

export function toOptions(devices: readonly PickableDevice[]): readonly DeviceOption[] {
  return devices.map((device) => ({
    id: device.id,
    label: titleOf(device),
    detail: device.detail === undefined ? device.imei : `${device.imei} ${device.detail}`,
    device,
  }));
}

/**
 * Returns the matching options to render: at most 50, or fewer if there is less room. At least
 * half of them are reserved for each group, so that a long group cannot hide the other one.
 */
export function findOptions<Option extends DeviceOption>(
  options: readonly Option[],
  typed: string,
  chosen: Option | null,
  room: number = MAX_RENDERED,
): ShownOptions<Option> {
  const found = rankMatches(options, typed, null);
  // An IMEI may be typed with spaces or hyphens.
  const matches =
    found.length === 0 && SPACED_DIGITS.test(typed)
      ? rankMatches(options, typed.replaceAll(/\D/g, ""), null)
      : found;
  // Without a search, the selected device is always rendered.
  const first = typed.trim() === "" ? chosen : null;
  const of = (kind: PickableDevice["kind"]) => matches.filter(({ device }) => device.kind === kind);
  const take = (group: readonly Option[], places: number) =>
    chosenFirst(group, first, places).slice(0, places);
  const gps = of("gps");
  const obd = take(of("obd"), Math.max(room / 2, room - gps.length));
  return { gps: take(gps, room - obd.length), obd, matches };
}

const SPACED_DIGITS = /^[\d\s-]*\d[\d\s-]*$/;
