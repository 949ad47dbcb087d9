import { isAllowed } from "../../rules/plans/plan-rules.ts";
import type { Transition } from "../engine/flow.ts";
import { applyEdits, showLocked } from "./apply-edits.ts";
import type { DeviceSettingsEffect, DeviceSettingsForm } from "./state.ts";
import { shownValue } from "./values.ts";

type Next = Transition<DeviceSettingsForm, DeviceSettingsEffect>;

const FEATURE = "allow_second_phone_number";

/** True if the second phone or its carrier has a stored or entered value. */
export const hasSecondPhone = (state: DeviceSettingsForm): boolean =>
  shownValue(state, "secondary_mobile_carrier") !== "" ||
  shownValue(state, "secondary_phone") !== "";

/** True if the plan lacks a second phone. A stored one can still be read and removed. */
export const isSecondPhoneLocked = ({ rules }: Pick<DeviceSettingsForm, "rules">): boolean =>
  !isAllowed(rules, FEATURE);

export const addSecondPhone = (state: DeviceSettingsForm): Next =>
  isSecondPhoneLocked(state)
    ? showLocked(state, FEATURE)
    : { state: { ...state, isSecondPhoneShown: true }, effects: [] };

export const removeSecondPhone = (state: DeviceSettingsForm): Next =>
  applyEdits(state, { secondary_mobile_carrier: "", secondary_phone: "" }, "secondary_phone");
