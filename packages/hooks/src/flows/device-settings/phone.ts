import { normalizeIdentifier } from "@waypost/sdk/pure";
import type { PlainCode } from "../../messages/messages.ts";
import { phoneInput } from "../../rules/registration/phone.ts";
import type { SettingsName } from "../../rules/device-settings/settings-fields.ts";
import type { Transition } from "../engine/flow.ts";
import { applyEdits } from "./apply-edits.ts";
import type { DeviceSettingsEffect, DeviceSettingsState } from "./state.ts";
import { shownValue } from "./values.ts";

const COUNTRY_CODE = "settings.phoneCountryCode" satisfies PlainCode;

/**
 * Types into a phone field. Documented: anything but up to ten digits is ignored, and the field
 * shows an error. After a country code the error stays until the digits after it are deleted,
 * because they are not the ten digits of the number.
 */
export function editPhone(
  state: DeviceSettingsState,
  name: SettingsName,
  typed: string,
): Transition<DeviceSettingsState, DeviceSettingsEffect> {
  const before = String(shownValue(state, name));
  const text = normalizeIdentifier(typed).trim();
  const value = phoneInput(before, text);
  const hadCode = state.fieldErrors[name] === COUNTRY_CODE;
  const { state: next } = applyEdits(state, { [name]: value }, name);
  if (value !== text) {
    const hasCode = /\+|\d{11}/.test(text.replaceAll(/[^+\d]/g, ""));
    return rejected(next, name, hadCode || hasCode ? COUNTRY_CODE : "settings.phoneDigits");
  }
  const isContinued = hadCode && value !== "" && value.startsWith(before);
  return isContinued ? rejected(next, name, COUNTRY_CODE) : { state: next, effects: [] };
}

const rejected = (state: DeviceSettingsState, name: SettingsName, code: PlainCode) => ({
  state: { ...state, fieldErrors: { ...state.fieldErrors, [name]: code } },
  effects: [],
});
