"use client";

import { useMemo } from "react";
import type {
  DeviceSettingsEvent,
  DeviceSettingsState,
} from "../../flows/device-settings/state.ts";
import type { DisplayFlag } from "../../rules/device-settings/display-flags.ts";
import type { Icon } from "../../rules/device-settings/icons.ts";
import type { SettingsField, SettingsName } from "../../rules/device-settings/settings-fields.ts";
import type { TripMode } from "../../rules/device-settings/trip-mode.ts";
import type { Unit } from "../../rules/registration/drafts.ts";
import type { Control } from "../field-props.ts";
import { useField, type Field } from "../use-control.ts";
import { useSelector } from "../use-selector.ts";
import {
  changeOf,
  isTyped,
  settingAsText,
  viewOf,
  withIcon,
  type ControlName,
  type ReadOnlyName,
} from "./settings-view.ts";
import type { DeviceSettings } from "./use-device-settings.ts";

/** @inline */
type Source = Pick<DeviceSettings, "run">;

/** A setting with choices. @inline */
type Chosen<Value, Choice = Value> = {
  readonly value: Value;
  readonly isEdited: boolean;
  readonly onChange: (value: Choice) => void;
};

/** A typed setting. @inline */
type Typed = Control & {
  /** The field's description; `undefined` if this kind of device does not have the field. */
  readonly field: SettingsField | undefined;
  /** The stored value as displayed. */
  readonly stored: string;
  readonly isEdited: boolean;
};

/**
 * A setting by its name: a text, number, carrier or unit as text, in the customer's unit; a
 * display option as a boolean; or `odometer`, `icon` and `trip-mode`. A change re-renders only the
 * component that uses the setting.
 *
 * @example
 * const { input, errorMessage } = useSettingsField(settings, "speed_limit");
 * return <label>Speed limit <input {...input} /> {errorMessage}</label>;
 */
export function useSettingsField(
  settings: Source,
  name: "odometer",
): Control & {
  /** The unit of `value`, which is a new reading; "" if none was entered. */
  readonly unit: Unit;
  /** "Miles", or the unit. */
  readonly unitLabel: "Miles" | "KMH";
  /** The stored reading in the same unit; "" if there is none. */
  readonly stored: string;
};
/** The icon of the device on the map; `null` if the stored settings have none. */
export function useSettingsField(settings: Source, name: "icon"): Chosen<Icon | null, Icon>;
/** The way a tracker detects the start and end of a trip; `null` for a device without a mode. */
export function useSettingsField(
  settings: Source,
  name: "trip-mode",
): Chosen<TripMode | null, TripMode> & {
  readonly stored: TripMode | null;
  /** True in G-Sensor mode if the plan does not include its SMS alerts. */
  readonly isEmailOnly: boolean;
};
export function useSettingsField(settings: Source, name: DisplayFlag): Chosen<boolean>;
/** A read-only setting. */
export function useSettingsField(settings: Source, name: ReadOnlyName): { readonly value: string };
export function useSettingsField(settings: Source, name: SettingsName): Typed;
export function useSettingsField({ run }: Source, name: ControlName): object {
  const view = useSelector(run, ({ form }) => viewOf(form, name));
  const control = useField(
    run,
    useMemo(() => settingOf(name), [name]),
  );
  if (isTyped(name)) return { ...control, ...view };
  return { ...(name === "icon" ? withIcon(view) : view), onChange: control.onChange };
}

const settingOf = (
  name: ControlName,
): Field<DeviceSettingsState, DeviceSettingsEvent, unknown> => ({
  path: name,
  read: ({ form }) => settingAsText(form, name),
  edit: (value) => changeOf(name, value),
});
