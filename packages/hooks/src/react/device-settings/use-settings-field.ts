"use client";

import { useCallback } from "react";
import type { DeviceSettingsState } from "../../flows/device-settings/state.ts";
import { isEdited, shownValue, storedAsShown } from "../../flows/device-settings/values.ts";
import {
  settingsField,
  type SettingsField,
  type SettingsName,
} from "../../rules/device-settings/settings-fields.ts";
import type { ChoiceProps } from "../field-props.ts";
import { useChoice } from "../use-choice.ts";
import { useFieldError } from "../use-field-errors.ts";
import { useSelector } from "../use-selector.ts";
import type { DeviceSettingsRun } from "./use-device-settings.ts";

/** The displayed text or number; numbers are text in the customer's unit. */
export interface SettingsInput extends ChoiceProps {
  /** The field's description; `undefined` if this kind of device does not have the field. */
  readonly field: SettingsField | undefined;
  /** The stored value as displayed, once the field was changed; `null` before. */
  readonly was: string | null;
}

/**
 * A text, phone, carrier, number, capacity or fuel unit. Typing re-renders only the field itself.
 *
 * @example
 * const { input, errorMessage } = useSettingsInput(settings, "speed_limit");
 * return <label>Speed limit <input {...input} /> {errorMessage}</label>;
 */
export function useSettingsInput(run: DeviceSettingsRun, name: SettingsName): SettingsInput {
  const { send } = run;
  const { field, was } = useSelector(run, (state) => ({
    field: settingsField(state.kind, name),
    was: isEdited(state, name) ? String(storedAsShown(state, name)) : null,
  }));
  const choice = useChoice({
    source: run,
    read: useCallback((state: DeviceSettingsState) => String(shownValue(state, name)), [name]),
    edit: useCallback((value: string) => send({ type: "edit", field: name, value }), [send, name]),
    errorMessage: useFieldError(run, name),
  });
  return { ...choice, field, was };
}

/**
 * A flag of the display options.
 *
 * @example
 * const { isOn, onChange } = useSettingsFlag(settings, "show_speed");
 */
export function useSettingsFlag(
  run: DeviceSettingsRun,
  name: SettingsName,
): {
  readonly isOn: boolean;
  readonly isEdited: boolean;
  readonly onChange: (on: boolean) => void;
} {
  const { isOn, isChanged } = useSelector(run, (state) => ({
    isOn: shownValue(state, name) === true,
    isChanged: isEdited(state, name),
  }));
  return {
    isOn,
    isEdited: isChanged,
    onChange: (on) => run.send({ type: "edit", field: name, value: on }),
  };
}
