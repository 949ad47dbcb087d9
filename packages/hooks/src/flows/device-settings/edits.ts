import type { FieldErrors } from "../../forms/validate.ts";
import { alertPatch, type AlertContext, type AlertSwitch } from "../../rules/alert-cascade.ts";
import { lockedBy } from "../../rules/alert-locks.ts";
import { iconToSettings, type Icon } from "../../rules/icons.ts";
import { phoneInput } from "../../rules/phone.ts";
import { isAllowed } from "../../rules/plan-rules.ts";
import { settingsField, type SettingsName } from "../../rules/settings-fields.ts";
import { tripFlags, tripMode, type TripMode } from "../../rules/trip-mode.ts";
import { UPGRADE_PROMPTS, type GatedFeature } from "../../rules/upgrade-prompts.ts";
import type { Transition } from "../flow.ts";
import type { DeviceSettingsEffect, DeviceSettingsState, SettingsEdits } from "./state.ts";
import { fuelUnit, shownValue } from "./values.ts";

type State = DeviceSettingsState;
type Next = Transition<State, DeviceSettingsEffect>;

/** Plan and trip mode, on which the locks of the alerts depend. */
export const alertContext = (state: State): AlertContext => ({
  rules: state.rules,
  tripMode: shownTripMode(state),
});

/** The trip mode to select; `null` for a device without one. */
export const shownTripMode = (state: State): TripMode | null =>
  tripMode({
    trip_sensor: shownValue(state, "trip_sensor") === true,
    trip_coordinate: shownValue(state, "trip_coordinate") === true,
  });

/** Enters a value in a field of its own; fields that a switch or a choice changes ignore it. */
export function edit(state: State, name: SettingsName, value: string | boolean): Next {
  const field = settingsField(state.kind, name);
  if (field?.gate !== undefined && !isAllowed(state.rules, field.gate)) return same(state);
  switch (field?.type) {
    case "flag":
      return typeof value === "boolean" ? entered(state, { [name]: value }) : same(state);
    case "fuel-unit":
      return value === "gallon" || value === "liter"
        ? entered(state, { [name]: value })
        : same(state);
    case "text":
    case "carrier":
    case "number":
      return typeof value === "string" ? entered(state, { [name]: value }) : same(state);
    case "phone": {
      if (typeof value !== "string") return same(state);
      return entered(state, { [name]: phoneInput(String(shownValue(state, name)), value) });
    }
    case "capacity": {
      if (typeof value !== "string") return same(state);
      const { state: next } = entered(state, { [name]: value });
      return { state: { ...next, enteredFuelUnit: fuelUnit(state) }, effects: [] };
    }
    default:
      return same(state);
  }
}

/** Presses a switch of the alert table. A locked one keeps its value and says what it needs. */
export function pressSwitch(state: State, pressed: AlertSwitch, on: boolean): Next {
  const context = alertContext(state);
  const feature = lockedBy(pressed, context);
  if (feature !== null) return locked(state, feature);
  return entered(state, alertPatch(state.kind, pressed, on, context));
}

export function chooseTripMode(state: State, mode: TripMode): Next {
  return state.kind === "gps" ? entered(state, tripFlags(mode)) : same(state);
}

export function chooseIcon(state: State, icon: Icon): Next {
  const settings = iconToSettings(icon);
  return settings === null ? same(state) : entered(state, { ...settings });
}

export function addSecondPhone(state: State): Next {
  const feature = "allow_second_phone_number";
  if (!isAllowed(state.rules, feature)) return locked(state, feature);
  return { state: { ...state, isSecondPhoneShown: true }, effects: [] };
}

/** The state without anything that was entered. */
export const withoutEdits = (state: State): State => ({
  ...state,
  edits: {},
  odometer: "",
  fieldErrors: {},
  failure: null,
  round: state.round + 1,
});

const same = (state: State): Next => ({ state, effects: [] });

function entered(state: State, patch: SettingsEdits): Next & { state: State } {
  const edits = { ...state.edits, ...patch };
  const fieldErrors = withoutFields(state.fieldErrors, Object.keys(patch));
  return { state: { ...state, edits, fieldErrors }, effects: [] };
}

/** The errors of the other fields. */
export function withoutFields(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  const left = Object.entries(errors).filter(([field]) => !fields.includes(field));
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left);
}

function locked(state: State, feature: GatedFeature): Next {
  const code = UPGRADE_PROMPTS[feature].toast;
  return { state, effects: [{ type: "notify", tone: "error", code }] };
}
