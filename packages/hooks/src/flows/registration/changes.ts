import type { RegistrationEffect, RegistrationTransition } from "./effects.ts";
import type { FieldErrors } from "../../forms/validate.ts";
import type { RegistrationState } from "./state.ts";

/** The state with changes, and the effects they ask for. */
export function to(
  state: RegistrationState,
  changes: Partial<RegistrationState>,
  ...effects: RegistrationEffect[]
): RegistrationTransition {
  return { state: { ...state, ...changes }, effects };
}

/** Nothing happens: the event does not belong to this state. */
export const stay = (state: RegistrationState): RegistrationTransition => ({ state, effects: [] });

/** A refused submit: the messages show and the summary takes the focus. */
export const rejectSubmit = (
  state: RegistrationState,
  fieldErrors: FieldErrors,
): RegistrationTransition => to(state, { fieldErrors, submitCount: state.submitCount + 1 });
