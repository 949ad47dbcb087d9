import type { FieldErrors } from "../../forms/validate.ts";
import { UPGRADE_PROMPTS, type GatedFeature } from "../../rules/device-settings/upgrade-prompts.ts";
import type { Transition } from "../engine/flow.ts";
import type { DeviceSettingsEffect, DeviceSettingsForm } from "./state.ts";
import type { SettingsControl, SettingsEdits } from "./state.ts";

type State = DeviceSettingsForm;
type Next = Transition<State, DeviceSettingsEffect>;

/** Enters all values that one press or key stroke changes. */
export function applyEdits(state: State, patch: SettingsEdits, control: SettingsControl): Next {
  const names = Object.keys(patch);
  const by = Object.fromEntries(names.map((name) => [name, control]));
  const edits = { ...state.edits, ...patch };
  const changedBy = { ...state.changedBy, ...by };
  const fieldErrors = withoutFields(state.fieldErrors, names);
  return { state: { ...state, edits, changedBy, fieldErrors }, effects: [] };
}

/** The errors without those of the given fields. */
export function withoutFields(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  const left = Object.entries(errors).filter(([field]) => !fields.includes(field));
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left);
}

/** Shows which feature the plan lacks. Nothing changes. */
export function showLocked(state: State, feature: GatedFeature): Next {
  const code = UPGRADE_PROMPTS[feature].toast;
  return { state, effects: [{ type: "notify", tone: "error", code }] };
}
