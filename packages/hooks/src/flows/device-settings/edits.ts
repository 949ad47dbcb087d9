import {
  alertPatch,
  type AlertContext,
  type AlertSwitch,
} from "../../rules/device-settings/alert-cascade.ts";
import { lockedBy } from "../../rules/device-settings/alert-locks.ts";
import { iconToSettings, type Icon } from "../../rules/device-settings/icons.ts";
import { isAllowed } from "../../rules/plans/plan-rules.ts";
import { settingsField, type SettingsName } from "../../rules/device-settings/settings-fields.ts";
import { tripFlags, tripMode, type TripMode } from "../../rules/device-settings/trip-mode.ts";
import type { Transition } from "../engine/flow.ts";
import { entered, locked, same } from "./entered.ts";
import { editPhone } from "./phone.ts";
import type { DeviceSettingsEffect, DeviceSettingsState } from "./state.ts";
import { fuelUnit, shownValue } from "./values.ts";

type State = DeviceSettingsState;
type Next = Transition<State, DeviceSettingsEffect>;

/** The plan's features and the trip mode, which decide which alerts are locked. */
export const alertContext = (state: State): AlertContext => ({
  rules: state.rules,
  tripMode: shownTripMode(state),
});

/** The selected trip mode; `null` for a device without one. */
export const shownTripMode = (state: State): TripMode | null =>
  tripMode({
    trip_sensor: shownValue(state, "trip_sensor") === true,
    trip_coordinate: shownValue(state, "trip_coordinate") === true,
  });

/** Enters a value in a field. Has no effect on fields that only a switch or a choice can change. */
export function edit(state: State, name: SettingsName, value: string | boolean): Next {
  const field = settingsField(state.kind, name);
  if (field?.gate !== undefined && !isAllowed(state.rules, field.gate)) return same(state);
  switch (field?.type) {
    case "flag":
      return typeof value === "boolean" ? entered(state, { [name]: value }, name) : same(state);
    case "fuel-unit":
      return value === "gallon" || value === "liter"
        ? entered(state, { [name]: value }, name)
        : same(state);
    case "text":
    case "carrier":
    case "number":
      return typeof value === "string" ? entered(state, { [name]: value }, name) : same(state);
    case "phone":
      return typeof value === "string" ? editPhone(state, name, value) : same(state);
    case "capacity": {
      if (typeof value !== "string") return same(state);
      const { state: next } = entered(state, { [name]: value }, name);
      return { state: { ...next, enteredFuelUnit: fuelUnit(state) }, effects: [] };
    }
    default:
      return same(state);
  }
}

/**
 * Handles a press on a switch of the alert table. A locked switch keeps its value and shows which
 * feature it needs.
 */
export function pressSwitch(state: State, pressed: AlertSwitch, on: boolean): Next {
  const context = alertContext(state);
  const feature = lockedBy(pressed, context);
  if (feature !== null) return locked(state, feature);
  return entered(state, alertPatch(state.kind, pressed, on, context), pressed);
}

export function chooseTripMode(state: State, mode: TripMode): Next {
  return state.kind === "gps" ? entered(state, tripFlags(mode), "trip_sensor") : same(state);
}

export function chooseIcon(state: State, icon: Icon): Next {
  const settings = iconToSettings(icon);
  return settings === null ? same(state) : entered(state, { ...settings }, "vehicle_type");
}

export const withoutEdits = (state: State): State => ({
  ...state,
  edits: {},
  changedBy: {},
  odometer: "",
  fieldErrors: {},
  failure: null,
  round: state.round + 1,
});
