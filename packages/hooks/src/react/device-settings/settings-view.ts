import { shownTripMode } from "../../flows/device-settings/edits.ts";
import type {
  DeviceSettingsAction,
  DeviceSettingsForm,
} from "../../flows/device-settings/state.ts";
import { isEdited, shownValue, storedAsShown } from "../../flows/device-settings/values.ts";
import { DISPLAY_FLAGS, type DisplayFlag } from "../../rules/device-settings/display-flags.ts";
import { iconFromSettings, type Icon } from "../../rules/device-settings/icons.ts";
import { settingsField, type SettingsName } from "../../rules/device-settings/settings-fields.ts";
import { settingText } from "../../rules/device-settings/settings-values.ts";
import { isTripEmailOnly, tripMode, type TripMode } from "../../rules/device-settings/trip-mode.ts";
import { odometerLabel, readNumber, shownSpeed } from "../../rules/device-settings/units.ts";

/** The read-only settings. @inline */
export type ReadOnlyName = "imei" | "customer_id" | "device_reporting_frequency_desc";

/** A setting of the API, or a control that changes several settings together. @inline */
export type ControlName = SettingsName | "odometer" | "icon" | "trip-mode";

const READ_ONLY: readonly string[] = [
  "imei",
  "customer_id",
  "device_reporting_frequency_desc",
] satisfies readonly ReadOnlyName[];

const FLAGS: readonly string[] = [...DISPLAY_FLAGS.gps, ...DISPLAY_FLAGS.obd];
const isFlag = (name: ControlName): name is DisplayFlag => FLAGS.includes(name);
const isReadOnly = (name: ControlName): name is ReadOnlyName => READ_ONLY.includes(name);

/** True if a setting is typed as text. */
export const isTyped = (name: ControlName): name is SettingsName | "odometer" =>
  name !== "icon" && name !== "trip-mode" && !isFlag(name) && !isReadOnly(name);

/** Returns the text of a typed setting; "" for any other. */
export function settingAsText(state: DeviceSettingsForm, name: ControlName): string {
  if (!isTyped(name)) return "";
  return name === "odometer" ? state.odometer : String(shownValue(state, name));
}

/**
 * Returns the values of a setting other than its text. All are primitive, for a shallow
 * comparison.
 */
export function viewOf(state: DeviceSettingsForm, name: ControlName): Record<string, unknown> {
  if (isReadOnly(name)) {
    const text = settingText(state.loaded[name]).trim();
    return { value: text || (name === "customer_id" ? state.customerId : "") };
  }
  if (isFlag(name))
    return { value: shownValue(state, name) === true, isEdited: isEdited(state, name) };
  switch (name) {
    case "odometer":
      return {
        unit: state.unit,
        unitLabel: odometerLabel(state.unit),
        stored: storedReading(state),
      };
    case "icon":
      return {
        vehicle_type: shownValue(state, "vehicle_type"),
        vehicle_color: shownValue(state, "vehicle_color"),
        isEdited: isEdited(state, "vehicle_type") || isEdited(state, "vehicle_color"),
      };
    case "trip-mode":
      return {
        value: shownTripMode(state),
        isEmailOnly: isTripEmailOnly(state.rules, shownTripMode(state)),
        isEdited: isEdited(state, "trip_sensor") || isEdited(state, "trip_coordinate"),
        stored: tripMode({
          trip_sensor: storedAsShown(state, "trip_sensor") === true,
          trip_coordinate: storedAsShown(state, "trip_coordinate") === true,
        }),
      };
    default:
      return {
        field: settingsField(state.kind, name),
        stored: String(storedAsShown(state, name)),
        isEdited: isEdited(state, name),
      };
  }
}

/** Adds the icon, which is an object and therefore not compared. */
export const withIcon = ({ vehicle_type, vehicle_color, ...view }: Record<string, unknown>) => ({
  ...view,
  value: iconFromSettings({
    vehicle_type: settingText(vehicle_type),
    vehicle_color: settingText(vehicle_color),
  }),
});

/** Returns the event that changes a setting. The overloads of `useSettingsField` type the value. */
export function changeOf(name: ControlName, value: unknown): DeviceSettingsAction {
  switch (name) {
    case "odometer":
      return { type: "enter-odometer", text: value as string };
    case "icon":
      return { type: "choose-icon", icon: value as Icon };
    case "trip-mode":
      return { type: "choose-trip-mode", mode: value as TripMode };
    default:
      return { type: "edit", field: name, value: value as string | boolean };
  }
}

function storedReading({ loaded, unit }: DeviceSettingsForm): string {
  const stored = loaded["odometer_value"];
  const km = readNumber(typeof stored === "string" || typeof stored === "number" ? stored : null);
  return km === null ? "" : shownSpeed(km, unit);
}
