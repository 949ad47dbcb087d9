import {
  settingsField,
  type SettingsField,
  type SettingsName,
} from "../../rules/device-settings/settings-fields.ts";
import { SETTINGS_FIELDS } from "../../rules/device-settings/settings-fields.ts";
import {
  OBD_WHOLE_FIELDS,
  savedNumber,
  shownNumber,
  type NumberField,
} from "../../rules/device-settings/settings-numbers.ts";
import { inStoredType, isOn, settingText } from "../../rules/device-settings/settings-values.ts";
import {
  readNumber,
  savedFuel,
  shownFuel,
  shownFuelAfterSwitch,
  wholeNumber,
} from "../../rules/device-settings/units.ts";
import { sentPhone } from "../../rules/registration/phone.ts";
import type { FuelUnit } from "../../rules/device-settings/units.ts";
import type { DeviceSettingsForm, LoadedSettings } from "./state.ts";

/** The parts of the state that shown values depend on. */
export type Values = Pick<
  DeviceSettingsForm,
  "kind" | "unit" | "loaded" | "edits" | "enteredFuelUnit" | "phoneRule"
>;

/** The value shown in a field: text for texts and numbers, a boolean for flags. */
export function shownValue(state: Values, name: SettingsName): string | boolean {
  const entered = state.edits[name];
  if (entered === undefined) return storedAsShown(state, name);
  if (name !== "fuel_capacity") return entered;
  const [from, to] = [state.enteredFuelUnit, fuelUnit(state)];
  const number = readNumber(String(entered));
  return from === to || number === null ? entered : shownFuelAfterSwitch(number, from, to);
}

/** The stored value as the dialog shows it. */
export function storedAsShown(state: Values, name: SettingsName): string | boolean {
  const { kind, unit, loaded, phoneRule } = state;
  const stored = loaded[name];
  switch (settingsField(kind, name)?.type) {
    case "flag":
    case "alert":
    case "trip-mode":
      return isOn(stored);
    case "number":
      return shownNumber(kind, name as NumberField, storedNumber(stored), unit);
    case "capacity": {
      const gallons = readNumber(storedNumber(stored));
      return gallons === null ? "" : shownFuel(gallons, fuelUnit(state));
    }
    case "fuel-unit":
      return stored === "liter" ? "liter" : "gallon";
    case "phone":
      return phoneRule?.format(settingText(stored)) ?? settingText(stored);
    default:
      return settingText(stored);
  }
}

/** True if a field was changed. Entering its former value is not a change. */
export function isEdited(state: Values, name: SettingsName): boolean {
  const entered = state.edits[name];
  if (entered === undefined) return false;
  const field = settingsField(state.kind, name);
  const [shown, stored] = [shownValue(state, name), storedAsShown(state, name)];
  if (shown === stored) return false;
  if (field?.type === "phone" && state.phoneRule !== undefined)
    return (
      (state.phoneRule.parse(String(shown)) ?? shown) !== state.phoneRule.parse(String(stored))
    );
  if (field?.type !== "number" && field?.type !== "capacity") return true;
  const [next, before] = [readNumber(String(shown)), readNumber(String(stored))];
  return next === null ? String(shown).trim() !== stored : next !== before;
}

/** The fields that were changed, in the order of the form. */
export const editedFields = (state: Values): SettingsField[] =>
  Object.keys(state.edits).length === 0
    ? []
    : SETTINGS_FIELDS[state.kind].filter(({ name }) => isEdited(state, name));

/**
 * The settings to send. Unchanged fields are exactly as the server sent them, except the documented
 * numbers of an OBD device: they are rounded, because the API accepts whole numbers only.
 */
export function settingsToSave(state: Values): LoadedSettings {
  const changed = editedFields(state).map(
    (field) => [field.name, wireValue(state, field)] as const,
  );
  const settings = { ...state.loaded, ...Object.fromEntries(changed) };
  return state.kind === "obd" ? withWholeNumbers(settings) : settings;
}

/** The settings of an OBD device with its documented numbers rounded. */
function withWholeNumbers(settings: LoadedSettings): LoadedSettings {
  const rounded = OBD_WHOLE_FIELDS.flatMap((name) => {
    const number = readNumber(storedNumber(settings[name]));
    if (number === null || Number.isInteger(number)) return [];
    return [[name, inStoredType(settings[name], wholeNumber(number))] as const];
  });
  return { ...settings, ...Object.fromEntries(rounded) };
}

/** The unit in which the fuel capacity is shown. */
export function fuelUnit({ loaded, edits }: Pick<Values, "loaded" | "edits">): FuelUnit {
  return (edits.fuel_capacity_unit ?? loaded["fuel_capacity_unit"]) === "liter"
    ? "liter"
    : "gallon";
}

function wireValue(state: Values, { type, name }: SettingsField): unknown {
  const { kind, unit, loaded, edits, enteredFuelUnit, phoneRule } = state;
  const entered = edits[name];
  if (typeof entered === "boolean") return inStoredType(loaded[name], entered);
  if (type === "phone") return sentPhone(entered ?? "", phoneRule) ?? entered;
  if (type !== "number" && type !== "capacity") return entered;
  const number = readNumber(entered ?? null);
  // A save is refused while a number is missing, so this value is never sent.
  if (number === null) return loaded[name];
  return inStoredType(
    loaded[name],
    type === "capacity"
      ? savedFuel(number, enteredFuelUnit)
      : savedNumber(kind, name as NumberField, number, unit),
  );
}

const storedNumber = (stored: unknown): string | number | null =>
  typeof stored === "string" || typeof stored === "number" ? stored : null;
