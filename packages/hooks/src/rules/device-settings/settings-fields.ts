import type { GpsSettings, ObdSettings } from "@waypost/sdk";
import { ALERT_CHANNELS, alertGroups, channelFlags, GLOBAL_FLAGS } from "./alerts.ts";
import { GROUP_FEATURES, masterFlag, type AlertFlag, type AlertGroup } from "./alerts.ts";
import { DISPLAY_FLAGS, type DisplayFlag } from "./display-flags.ts";
import type { PlanKind } from "../plans/plans.ts";
import { OBD_WHOLE_FIELDS, SLIDER_BOUNDS } from "./settings-numbers.ts";
import type { GatedFeature } from "./upgrade-prompts.ts";

/** A field of the settings, by its name on the wire. */
export type SettingsName = keyof GpsSettings | keyof ObdSettings;

/** The parts of the settings form, each with its own heading. */
export type SettingsSection =
  | "device"
  | "contacts"
  | "alerts"
  | "thresholds"
  | "expert"
  | "display";

/** The quantity of a number. `speed` and `fuel` are shown in the customer's unit. @inline */
type NumberUnit = "speed" | "fuel" | "percent" | "minutes" | "8ms" | "samples" | "none";

type Label =
  | "imei.label"
  | "email.label"
  | "phone.label"
  | "settings.deviceName"
  | "settings.carrier"
  | "settings.secondCarrier"
  | "settings.secondPhone"
  | "odometer.label"
  | "display.frequency"
  | "limit.speed"
  | "limit.battery"
  | "limit.tripEnd"
  | "fuel.capacity"
  | "fuel.unit"
  | "trip.mode"
  | "skins.title"
  | `number.${(typeof OBD_WHOLE_FIELDS)[number]}`
  | `display.gps.${(typeof DISPLAY_FLAGS)["gps"][number]}`
  | `display.obd.${(typeof DISPLAY_FLAGS)["obd"][number]}`;

interface Base {
  readonly name: SettingsName;
  readonly section: SettingsSection;
  /** The plan feature that the field requires. */
  readonly gate?: GatedFeature;
}

/** A field with a control of its own. @inline */
interface PlainField extends Base {
  readonly type: "text" | "phone" | "carrier" | "fuel-unit";
  readonly label: Label;
}

/** A display option. @inline */
interface FlagField extends Base {
  readonly type: "flag";
  readonly name: DisplayFlag;
  readonly label: Label;
}

/** A number. `min` and `max` are in the displayed unit. Most numbers have no bounds. */
export interface NumberSettingsField extends Base {
  readonly type: "number" | "capacity";
  readonly label: Label;
  readonly unit: NumberUnit;
  readonly min?: number;
  readonly max?: number;
  /** The amount of one arrow-key press. A typed number may lie between two steps. */
  readonly step: number;
}

/** A field that shares one control with others. @inline */
interface PartField extends Base {
  readonly type: "trip-mode" | "icon";
  readonly label: Label;
}

/** A flag of the alert table, changed by its switches. @inline */
interface AlertField extends Base {
  readonly type: "alert";
  readonly name: AlertFlag;
  /** `null` for a global flag. */
  readonly group: AlertGroup | null;
}

/** A field that is sent back unchanged. It is shown only if it has a label. @inline */
interface ReadOnlyField extends Base {
  readonly type: "read-only";
  readonly label?: Label;
}

/** A field of the settings form. */
export type SettingsField =
  | PlainField
  | FlagField
  | NumberSettingsField
  | PartField
  | AlertField
  | ReadOnlyField;

const number = (
  section: SettingsSection,
  name: (typeof OBD_WHOLE_FIELDS)[number],
  unit: NumberUnit = "none",
): NumberSettingsField => ({
  type: "number",
  name,
  section,
  unit,
  label: `number.${name}`,
  step: 1,
});

const SPEED_LIMIT: NumberSettingsField = {
  ...number("thresholds", "speed_limit", "speed"),
  ...SLIDER_BOUNDS.speed_limit,
  label: "limit.speed",
};

const SECOND_PHONE = { section: "contacts", gate: "allow_second_phone_number" } as const;

const COMMON: readonly SettingsField[] = [
  { type: "read-only", name: "imei", section: "device", label: "imei.label" },
  { type: "read-only", name: "customer_id", section: "device" },
  { type: "text", name: "device_name", section: "device", label: "settings.deviceName" },
  { type: "read-only", name: "odometer_value", section: "device", label: "odometer.label" },
  { type: "text", name: "email", section: "contacts", label: "email.label" },
  { type: "carrier", name: "mobile_carrier", section: "contacts", label: "settings.carrier" },
  { type: "phone", name: "phone", section: "contacts", label: "phone.label" },
  {
    ...SECOND_PHONE,
    type: "carrier",
    name: "secondary_mobile_carrier",
    label: "settings.secondCarrier",
  },
  { ...SECOND_PHONE, type: "phone", name: "secondary_phone", label: "settings.secondPhone" },
  SPEED_LIMIT,
];

const GPS_ONLY: readonly SettingsField[] = [
  {
    type: "number",
    name: "battery_low_limit",
    section: "thresholds",
    label: "limit.battery",
    unit: "percent",
    ...SLIDER_BOUNDS.battery_low_limit,
    step: 1,
  },
  {
    type: "number",
    name: "trip_end_timer",
    section: "thresholds",
    label: "limit.tripEnd",
    unit: "minutes",
    ...SLIDER_BOUNDS.trip_end_timer,
    step: 1,
  },
  { type: "trip-mode", name: "trip_sensor", section: "alerts", label: "trip.mode" },
  { type: "trip-mode", name: "trip_coordinate", section: "alerts", label: "trip.mode" },
];

const OBD_ONLY: readonly SettingsField[] = [
  number("thresholds", "high_speed", "speed"),
  number("thresholds", "medium_speed", "speed"),
  {
    type: "capacity",
    name: "fuel_capacity",
    section: "thresholds",
    label: "fuel.capacity",
    unit: "fuel",
    step: 1,
  },
  { type: "fuel-unit", name: "fuel_capacity_unit", section: "thresholds", label: "fuel.unit" },
  number("expert", "high_speed_breaking"),
  number("expert", "high_speed_acceleration"),
  number("expert", "medium_speed_breaking"),
  number("expert", "medium_speed_acceleration"),
  number("expert", "low_speed_braking"),
  number("expert", "low_speed_acceleration"),
  number("expert", "corner_braking_thershold"),
  number("expert", "corner_braking_duration", "8ms"),
  number("expert", "acceleration_thershold"),
  number("expert", "acceleration_duration", "8ms"),
  number("expert", "threshold_x"),
  number("expert", "threshold_y"),
  number("expert", "threshold_z"),
  number("expert", "samples_before_crash", "samples"),
  number("expert", "samples_after_crash", "samples"),
];

const LAST: readonly SettingsField[] = [
  {
    type: "read-only",
    name: "device_reporting_frequency_desc",
    section: "display",
    label: "display.frequency",
  },
  { type: "icon", name: "vehicle_type", section: "display", label: "skins.title" },
  { type: "icon", name: "vehicle_color", section: "display", label: "skins.title" },
];

/** All documented fields of both kinds of device, in the order of the form. */
export const SETTINGS_FIELDS: Readonly<Record<PlanKind, readonly SettingsField[]>> = {
  gps: [
    ...COMMON,
    ...GPS_ONLY,
    ...alertFields("gps"),
    ...DISPLAY_FLAGS.gps.map((name) => flag(name, `display.gps.${name}`)),
    ...LAST,
  ],
  obd: [
    ...COMMON,
    ...OBD_ONLY,
    ...alertFields("obd"),
    ...DISPLAY_FLAGS.obd.map((name) => flag(name, `display.obd.${name}`)),
    ...LAST,
  ],
};

const byName = {
  gps: new Map<string, SettingsField>(SETTINGS_FIELDS.gps.map((field) => [field.name, field])),
  obd: new Map<string, SettingsField>(SETTINGS_FIELDS.obd.map((field) => [field.name, field])),
};

/** The field with this name; `undefined` if this kind of device does not have it. */
export const settingsField = (kind: PlanKind, name: string): SettingsField | undefined =>
  byName[kind].get(name);

function flag(name: DisplayFlag, label: Label): FlagField {
  return { type: "flag", name, section: "display", label };
}

function alertFields(kind: PlanKind): AlertField[] {
  const ofGroups = alertGroups(kind).flatMap((group) => {
    const gate = GROUP_FEATURES[group];
    const flags = ALERT_CHANNELS.flatMap((channel) => channelFlags(group, channel));
    return [masterFlag(group), ...flags].map((name) => alertField(name, group, gate));
  });
  return [...ofGroups, ...Object.values(GLOBAL_FLAGS).map((name) => alertField(name, null))];
}

function alertField(name: AlertFlag, group: AlertGroup | null, gate?: GatedFeature): AlertField {
  return { type: "alert", name, section: "alerts", group, ...(gate && { gate }) };
}
