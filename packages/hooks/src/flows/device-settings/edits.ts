import { normalizeIdentifier } from "@waypost/sdk/pure";
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
import { stay } from "../engine/step.ts";
import { applyEdits, showLocked } from "./apply-edits.ts";
import type { DeviceSettingsEffect, DeviceSettingsForm } from "./state.ts";
import { fuelUnit, shownValue } from "./values.ts";
import type { PlainCode } from "../../messages/messages.ts";
import { phoneInput } from "../../rules/registration/phone.ts";

type State = DeviceSettingsForm;
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

const plainEmail = (text: string): string => normalizeIdentifier(text).trim();

/** Enters a value in a field. Has no effect on fields that only a switch or a choice can change. */
export function edit(state: State, name: SettingsName, value: string | boolean): Next {
  const field = settingsField(state.kind, name);
  if (field?.gate !== undefined && !isAllowed(state.rules, field.gate)) return stay(state);
  switch (field?.type) {
    case "flag":
      return typeof value === "boolean" ? applyEdits(state, { [name]: value }, name) : stay(state);
    case "fuel-unit":
      return value === "gallon" || value === "liter"
        ? applyEdits(state, { [name]: value }, name)
        : stay(state);
    case "text":
      return typeof value === "string"
        ? applyEdits(state, { [name]: name === "email" ? plainEmail(value) : value }, name)
        : stay(state);
    case "carrier":
    case "number":
      return typeof value === "string" ? applyEdits(state, { [name]: value }, name) : stay(state);
    case "phone":
      return typeof value === "string" ? editPhone(state, name, value) : stay(state);
    case "capacity": {
      if (typeof value !== "string") return stay(state);
      const { state: next } = applyEdits(state, { [name]: value }, name);
      return { state: { ...next, enteredFuelUnit: fuelUnit(state) }, effects: [] };
    }
    default:
      return stay(state);
  }
}

/**
 * Handles a press on a switch of the alert table. A locked switch keeps its value and shows which
 * feature it needs.
 */
export function pressSwitch(state: State, pressed: AlertSwitch, on: boolean): Next {
  const context = alertContext(state);
  const feature = lockedBy(pressed, context);
  if (feature !== null) return showLocked(state, feature);
  return applyEdits(state, alertPatch(state.kind, pressed, on, context), pressed);
}

export function chooseTripMode(state: State, mode: TripMode): Next {
  return state.kind === "gps" ? applyEdits(state, tripFlags(mode), "trip_sensor") : stay(state);
}

export function chooseIcon(state: State, icon: Icon): Next {
  const settings = iconToSettings(icon);
  return settings === null ? stay(state) : applyEdits(state, { ...settings }, "vehicle_type");
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

const COUNTRY_CODE = "settings.phoneCountryCode" satisfies PlainCode;

/**
 * Types into a phone field. Documented: anything but up to ten digits is ignored, and the field
 * shows an error. After a country code the error stays until the digits after it are deleted,
 * because they are not the ten digits of the number. With a rule any text is accepted.
 */
function editPhone(
  state: DeviceSettingsForm,
  name: SettingsName,
  typed: string,
): Transition<DeviceSettingsForm, DeviceSettingsEffect> {
  if (state.phoneRule !== undefined) return applyEdits(state, { [name]: typed }, name);
  const before = String(shownValue(state, name));
  const text = normalizeIdentifier(typed).trim();
  const value = phoneInput(before, text);
  const hadCode = state.fieldErrors[name] === COUNTRY_CODE;
  const { state: next } = applyEdits(state, { [name]: value }, name);
  if (value !== text) {
    const hasCode = /\+|\d{11}/.test(text.replaceAll(/[^+\d]/g, ""));
    return rejected(next, name, hadCode || hasCode ? COUNTRY_CODE : "settings.phoneDigits");
  }
  const isContinued = hadCode && value !== "" && value.startsWith(before);
  return isContinued ? rejected(next, name, COUNTRY_CODE) : { state: next, effects: [] };
}

const rejected = (state: DeviceSettingsForm, name: SettingsName, code: PlainCode) => ({
  state: { ...state, fieldErrors: { ...state.fieldErrors, [name]: code } },
  effects: [],
});
