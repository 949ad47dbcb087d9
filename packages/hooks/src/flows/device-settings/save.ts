import { settingsForm } from "../../forms/settings-form.ts";
import type { FieldErrors } from "../../forms/validate.ts";
import type { PlainCode } from "../../messages/messages.ts";
import type { SettingsField } from "../../rules/device-settings/settings-fields.ts";
import { EMAIL } from "../../rules/email.ts";
import { odometerText, readNumber } from "../../rules/device-settings/units.ts";
import { errorsOf, hasErrors } from "../engine/field-errors.ts";
import type { Transition } from "../engine/flow.ts";
import { change, show } from "../engine/step.ts";
import type { DeviceSettingsEffect, DeviceSettingsForm, DeviceSettingsState } from "./state.ts";
import { editedFields, settingsToSave, shownValue } from "./values.ts";

type Next = Transition<DeviceSettingsState, DeviceSettingsEffect>;

const OUT_OF_RANGE: Readonly<Record<string, PlainCode>> = {
  speed: "settings.speedOutOfRange",
  percent: "settings.percentOutOfRange",
  minutes: "settings.minutesOutOfRange",
};

/** Sends the settings, or sets an error on each field that prevents it. */
export function save(state: DeviceSettingsState): Next {
  const { form } = state;
  const fieldErrors = settingsErrors(form);
  if (hasErrors(fieldErrors)) {
    return change(state, { fieldErrors, submitCount: form.submitCount + 1 });
  }
  const changed = editedFields(form).map(({ name }) => name);
  return show(
    { ...form, fieldErrors, failure: null },
    { phase: "saving" },
    { type: "save", settings: settingsToSave(form), changed },
  );
}

/** The entered odometer reading, sent after the settings were accepted. */
export function odometerUpdate({ odometer, unit }: DeviceSettingsForm): DeviceSettingsEffect[] {
  const value = odometerText(odometer, unit);
  return value === null ? [] : [{ type: "update-odometer", value }];
}

/** The errors that prevent sending, by field. Only edited fields and the carrier are checked. */
function settingsErrors(state: DeviceSettingsForm): FieldErrors {
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

function numberError(field: SettingsField, state: DeviceSettingsForm): PlainCode | null {
  if (field.type !== "number" && field.type !== "capacity") return null;
  const value = readNumber(String(shownValue(state, field.name)));
  if (value === null) return "settings.numberInvalid";
  const { min = -Infinity, max = Infinity } = field;
  return value < min || value > max ? (OUT_OF_RANGE[field.unit] ?? "settings.numberInvalid") : null;
}
