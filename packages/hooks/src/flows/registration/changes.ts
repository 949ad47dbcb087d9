import type { FieldErrors } from "../../forms/validate.ts";
import { remainingErrors } from "../engine/field-errors.ts";
import type { Transition } from "../engine/flow.ts";
import { change, type State } from "../engine/step.ts";
import type { RegistrationEffect, RegistrationTransition } from "./events.ts";
import { allErrors } from "./field-errors.ts";
import type {
  Account,
  Activation,
  DeviceRow,
  RegistrationForm,
  RegistrationIn,
  RegistrationPhase,
  RegistrationScreen,
  RegistrationState,
} from "./state.ts";

/** True if the registration is in this phase. */
export const isIn = <Phase extends RegistrationPhase>(
  state: RegistrationState,
  phase: Phase,
): state is RegistrationIn<Phase> => state.screen.phase === phase;

/** The account with changes, to spread into a form. */
export const accountWith = (
  { account }: RegistrationForm,
  changes: Partial<Account>,
): Pick<RegistrationForm, "account"> => ({ account: { ...account, ...changes } });

/** Rejects a submit: the errors are shown and the error summary takes the focus. */
export const rejectSubmit = (
  state: RegistrationState,
  fieldErrors: FieldErrors,
): RegistrationTransition =>
  change(state, { fieldErrors, submitCount: state.form.submitCount + 1 });

/** Changes what was entered, and removes the errors that this resolves in any part. */
export function applyEdit<Screen extends RegistrationScreen>(
  state: State<RegistrationForm, Screen>,
  changes: Partial<RegistrationForm>,
  ...effects: RegistrationEffect[]
): Transition<State<RegistrationForm, Screen>, RegistrationEffect> {
  const next = { ...state.form, ...changes };
  const fieldErrors = remainingErrors(next.fieldErrors, () =>
    allErrors({ form: next, screen: state.screen }),
  );
  return change(state, { ...changes, fieldErrors }, ...effects);
}

export const changeDevices = <Screen extends RegistrationScreen>(
  state: State<RegistrationForm, Screen>,
  changes: Partial<Activation>,
  ...effects: RegistrationEffect[]
): Transition<State<RegistrationForm, Screen>, RegistrationEffect> =>
  applyEdit(state, { activation: { ...state.form.activation, ...changes } }, ...effects);

export const editDevice = (
  state: RegistrationState,
  id: string,
  changes: Partial<DeviceRow>,
  ...effects: RegistrationEffect[]
): RegistrationTransition => {
  const devices = state.form.activation.devices.map((device) =>
    device.id === id ? { ...device, ...changes } : device,
  );
  return changeDevices(state, { devices }, ...effects);
};
