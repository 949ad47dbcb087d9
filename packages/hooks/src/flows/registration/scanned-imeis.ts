import { placeImeis } from "../../rules/devices/scanned-imei.ts";
import { stay } from "./changes.ts";
import type { RegistrationTransition } from "./effects.ts";
import { deviceHandlers } from "./devices.ts";
import { deviceImeiHandlers } from "./device-imei.ts";
import type { HandlersOf, ScanEvent } from "./events.ts";
import type { RegistrationState } from "./state.ts";

/** IMEIs that a camera has read, each for a row of its own. */
export const scanHandlers: HandlersOf<ScanEvent> = {
  "scan-imeis": (state, { id, imeis }) =>
    placeImeis(state.activation.devices, id, imeis)
      .filter(({ isKnown }) => !isKnown)
      .reduce<RegistrationTransition>((before, { imei, row }) => {
        const next = fillRow(before.state, row, imei);
        return { state: next.state, effects: [...before.effects, ...next.effects] };
      }, stay(state)),
};

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
