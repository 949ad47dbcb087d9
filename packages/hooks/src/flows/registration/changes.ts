import type { FieldErrors } from "../../forms/validate.ts";
import { remainingErrors } from "../engine/field-errors.ts";
import type { RegistrationEffect, RegistrationTransition } from "./effects.ts";
import { allErrors } from "./field-errors.ts";
import type { Activation, DeviceRow, RegistrationState } from "./state.ts";

/** The changed state, and the effects of the change. */
export function to(
  state: RegistrationState,
  changes: Partial<RegistrationState>,
  ...effects: RegistrationEffect[]
): RegistrationTransition {
  return { state: { ...state, ...changes }, effects };
}

/** The event has no effect in this state. */
export const stay = (state: RegistrationState): RegistrationTransition => ({ state, effects: [] });

/** Rejects a submit: the errors are shown and the error summary takes the focus. */
export const rejectSubmit = (
  state: RegistrationState,
  fieldErrors: FieldErrors,
): RegistrationTransition => to(state, { fieldErrors, submitCount: state.submitCount + 1 });

/** The shown errors without those that an edit has resolved, whichever part they belong to. */
export const stillWrong = (state: RegistrationState): FieldErrors =>
  remainingErrors(state.fieldErrors, () => allErrors(state));

/** Changes the devices and removes the errors that this resolves, in any row. */
export function changeDevices(
  state: RegistrationState,
  changes: Partial<Activation>,
  ...effects: RegistrationEffect[]
): RegistrationTransition {
  const next = { ...state, activation: { ...state.activation, ...changes } };
  return to(next, { fieldErrors: stillWrong(next) }, ...effects);
}

/** Changes one row. */
export function editDevice(
  state: RegistrationState,
  id: string,
  changes: Partial<DeviceRow>,
  ...effects: RegistrationEffect[]
): RegistrationTransition {
  const devices = state.activation.devices.map((device) =>
    device.id === id ? { ...device, ...changes } : device,
  );
  return changeDevices(state, { devices }, ...effects);
}
