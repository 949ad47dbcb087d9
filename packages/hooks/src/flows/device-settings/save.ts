import { settingsForm } from "../../forms/settings-form.ts";
import type { FieldErrors } from "../../forms/validate.ts";
import type { PlainCode } from "../../messages/messages.ts";
import type { SettingsField } from "../../rules/device-settings/settings-fields.ts";
import { EMAIL } from "../../rules/email.ts";
import { odometerText, readNumber } from "../../rules/device-settings/units.ts";
import { errorsOf, hasErrors } from "../engine/field-errors.ts";
import type { Transition } from "../engine/flow.ts";
import type { DeviceSettingsEffect, DeviceSettingsState } from "./state.ts";
import { editedFields, settingsToSave, shownValue } from "./values.ts";

type Next = Transition<DeviceSettingsState, DeviceSettingsEffect>;

const OUT_OF_RANGE: Readonly<Record<string, PlainCode>> = {
  speed: "settings.speedOutOfRange",
  percent: "settings.percentOutOfRange",
  minutes: "settings.minutesOutOfRange",
};

/** Sends the settings, or sets an error on each field that prevents it. */
export function save(state: DeviceSettingsState): Next {
  const fieldErrors = settingsErrors(state);
  if (hasErrors(fieldErrors)) {
    return { state: { ...state, fieldErrors, submitCount: state.submitCount + 1 }, effects: [] };
  }
  const changed = editedFields(state).map(({ name }) => name);
  return {
    state: { ...state, phase: "saving", fieldErrors, failure: null },
    effects: [{ type: "save", settings: settingsToSave(state), changed }],
  };
}

/** The entered odometer reading, sent after the settings were accepted. */
export function odometerUpdate({ odometer, unit }: DeviceSettingsState): DeviceSettingsEffect[] {
  const value = odometerText(odometer, unit);
  return value === null ? [] : [{ type: "update-odometer", value }];
}

/** The errors that prevent sending, by field. Only edited fields and the carrier are checked. */
function settingsErrors(state: DeviceSettingsState): FieldErrors {
  const carrier = { mobile_carrier: shownValue(state, "mobile_carrier") };
  const numbers = editedFields(state).flatMap((field) => {
    const code = numberError(field, state);
    return code === null ? [] : [[field.name, code] as const];
  });
  const email = String(shownValue(state, "email"));
  const isEmailEdited = editedFields(state).some(({ name }) => name === "email");
  const isEmailWrong = isEmailEdited && email !== "" && !EMAIL.test(email);
  const isOdometerWrong = !/^(\d+(\.\d+)?)?$/.test(state.odometer.trim());
  return {
    ...errorsOf(settingsForm, carrier),
    ...Object.fromEntries(numbers),
    ...(isEmailWrong && { email: "email.invalid" as const }),
    ...(isOdometerWrong && { odometer: "settings.odometerInvalid" as const }),
  };
}

function numberError(field: SettingsField, state: DeviceSettingsState): PlainCode | null {
  if (field.type !== "number" && field.type !== "capacity") return null;
  const value = readNumber(String(shownValue(state, field.name)));
  if (value === null) return "settings.numberInvalid";
  const { min = -Infinity, max = Infinity } = field;
  return value < min || value > max ? (OUT_OF_RANGE[field.unit] ?? "settings.numberInvalid") : null;
}
