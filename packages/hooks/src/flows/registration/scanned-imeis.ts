import { placeImeis, type ImeiPlace } from "../../rules/scanned-imei.ts";
import { stay } from "./changes.ts";
import type { RegistrationTransition } from "./effects.ts";
import { deviceHandlers } from "./devices.ts";
import { deviceImeiHandlers } from "./device-imei.ts";
import type { HandlersOf, ScanEvent } from "./events.ts";
import type { DeviceRow, RegistrationState } from "./state.ts";

/** IMEIs that a camera has read, each for a row of its own. */
export const scanHandlers: HandlersOf<ScanEvent> = {
  "scan-imeis": (state, { id, imeis }) =>
    placesOf(state, id, imeis)
      .filter(({ isKnown }) => !isKnown)
      .reduce<RegistrationTransition>((before, { imei, row }) => {
        const next = fillRow(before.state, row, imei);
        return { state: next.state, effects: [...before.effects, ...next.effects] };
      }, stay(state)),
};

/** The row for each scanned IMEI. That of the pressed button comes first, unless it is in order. */
export function placesOf(
  { activation: { devices } }: RegistrationState,
  id: string,
  imeis: readonly string[],
): ImeiPlace[] {
  const isReplaced = (row: DeviceRow) => row.id === id && row.imei.check.status === "invalid";
  const rows = devices.map((row) => ({
    imei: row.imei.text,
    isFree: isBlank(row) || isReplaced(row),
  }));
  const first = devices.findIndex((row) => row.id === id);
  return placeImeis(rows, imeis, Math.max(0, first));
}

export const isBlank = ({ imei }: DeviceRow): boolean => imei.text.trim() === "";

function fillRow(before: RegistrationState, row: number | null, text: string) {
  if (row === null) return stay(before);
  const isNew = row >= before.activation.devices.length;
  const { state } = isNew
    ? deviceHandlers["add-device"](before, { type: "add-device" })
    : stay(before);
  const id = state.activation.devices[row]?.id;
  if (id === undefined) return stay(state);
  return deviceImeiHandlers["edit-imei"](state, { type: "edit-imei", id, text, isFilled: true });
}
