import type { SettingsSection } from "../../rules/device-settings/settings-fields.ts";
import type { DeviceSettingsForm, SettingsControl } from "./state.ts";
import { editedFields } from "./values.ts";

/** One change by the customer. It may change several fields on the wire. */
interface SettingsChange {
  readonly section: SettingsSection;
  readonly control: SettingsControl;
}

/** The changes by the customer, in the order of the form. A new odometer reading comes last. */
export function settingsChanges(state: DeviceSettingsForm): readonly SettingsChange[] {
  const changes = new Map<string, SettingsChange>();
  for (const { name, section } of editedFields(state)) {
    const control = state.changedBy[name] ?? name;
    changes.set(JSON.stringify(control), { section, control });
  }
  if (state.odometer.trim() !== "")
    changes.set("odometer", { section: "device", control: "odometer_value" });
  return [...changes.values()];
}

/** The number of changes by the customer. */
export const countChanges = (state: DeviceSettingsForm): number => settingsChanges(state).length;
