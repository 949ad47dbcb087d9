import type { SettingsSection } from "../../rules/device-settings/settings-fields.ts";
import type { DeviceSettingsState, SettingsControl } from "./state.ts";
import { editedFields } from "./values.ts";

/** One thing that an owner changed, however many fields it changes on the wire. */
interface SettingsChange {
  readonly section: SettingsSection;
  readonly control: SettingsControl;
}

/** What an owner changed, in the order of the form; a new reading of the odometer is last. */
export function settingsChanges(state: DeviceSettingsState): readonly SettingsChange[] {
  const changes = new Map<string, SettingsChange>();
  for (const { name, section } of editedFields(state)) {
    const control = state.changedBy[name] ?? name;
    changes.set(JSON.stringify(control), { section, control });
  }
  if (state.odometer.trim() !== "")
    changes.set("odometer", { section: "device", control: "odometer_value" });
  return [...changes.values()];
}

/** How many things an owner changed. */
export const countChanges = (state: DeviceSettingsState): number => settingsChanges(state).length;
