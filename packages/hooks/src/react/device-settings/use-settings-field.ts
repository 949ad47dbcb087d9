import { isEdited, shownValue, storedAsShown } from "../../flows/device-settings/values.ts";
import {
  settingsField,
  type SettingsField,
  type SettingsName,
} from "../../rules/settings-fields.ts";
import { useFieldError } from "../use-field-errors.ts";
import { useSelector } from "../use-selector.ts";
import type { DeviceSettingsRun } from "./use-device-settings.ts";

/** A text or number as it is shown; numbers are text in the customer's unit. */
export interface SettingsInput {
  /** What the field is; `undefined` for a field that this kind of device does not have. */
  readonly field: SettingsField | undefined;
  readonly value: string;
  /** The stored value as it is shown, once the field was changed; `null` before. */
  readonly was: string | null;
  readonly errorMessage: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A text, phone, carrier, number, capacity or fuel unit. Typing renders only the field itself. */
export function useSettingsInput(run: DeviceSettingsRun, name: SettingsName): SettingsInput {
  const { field, value, was } = useSelector(run, (state) => ({
    field: settingsField(state.kind, name),
    value: String(shownValue(state, name)),
    was: isEdited(state, name) ? String(storedAsShown(state, name)) : null,
  }));
  return {
    field,
    value,
    was,
    errorMessage: useFieldError(run, name),
    onChange: (typed) => run.send({ type: "edit", field: name, value: typed }),
  };
}

/** One of the flags of what a device shows. */
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
