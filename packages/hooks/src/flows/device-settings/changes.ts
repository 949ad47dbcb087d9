import type { SettingsField } from "../../rules/settings-fields.ts";
import type { DeviceSettingsState } from "./state.ts";
import { editedFields } from "./values.ts";

/** How many settings were changed. A trip mode or an icon counts as one, and so does the odometer. */
export function countChanges(state: DeviceSettingsState): number {
  const controls = new Set(editedFields(state).map(controlOf));
  return controls.size + (state.odometer.trim() === "" ? 0 : 1);
}

const controlOf = ({ type, name }: SettingsField): string =>
  type === "trip-mode" || type === "icon" ? type : name;
