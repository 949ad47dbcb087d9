import type { FieldErrors } from "../../forms/validate.ts";
import { remainingErrors } from "../engine/field-errors.ts";
import type { FieldsOf } from "../engine/flow.ts";
import type { RegistrationEffect, RegistrationTransition } from "./events.ts";
import { allErrors } from "./field-errors.ts";
import type {
  Account,
  Activation,
  DeviceRow,
  RegistrationForm,
  RegistrationScreen,
  RegistrationState,
} from "./state.ts";

/** The event has no effect in this state. */
export const stay = (state: RegistrationState): RegistrationTransition => ({ state, effects: [] });

/** Stays on the same screen, with changes to the form. */
export const update = (
  state: RegistrationState,
  changes: Partial<RegistrationForm>,
  ...effects: RegistrationEffect[]
): RegistrationTransition => ({ state: { ...state, ...changes }, effects });

/** Opens another screen and drops the fields of the previous one. */
export const showScreen = (
  state: RegistrationForm,
  screen: RegistrationScreen,
  ...effects: RegistrationEffect[]
): RegistrationTransition => ({ state: withScreen(state, screen), effects });

/** The state with another screen. */
export const withScreen = (
  state: RegistrationForm,
  screen: RegistrationScreen,
): RegistrationState => {
  const entries = Object.entries(state).filter(([name]) => !(name in SCREEN_FIELDS));
  return { ...(Object.fromEntries(entries) as unknown as RegistrationForm), ...screen };
};

const SCREEN_FIELDS: FieldsOf<RegistrationScreen> = {
  unfinished: true,
  emailFailure: true,
  question: true,
  attempt: true,
  order: true,
  outcome: true,
  receipt: true,
};

/** Applies the next transition, and adds its effects to the previous ones. */
export function chain(
  { state, effects }: RegistrationTransition,
  next: (state: RegistrationState) => RegistrationTransition,
): RegistrationTransition {
  const after = next(state);
  return { state: after.state, effects: [...effects, ...after.effects] };
}

/** The account with changes, to spread into a state. */
export const accountWith = (
  { account }: RegistrationForm,
  changes: Partial<Account>,
): Pick<RegistrationForm, "account"> => ({ account: { ...account, ...changes } });

/** Rejects a submit: the errors are shown and the error summary takes the focus. */
export const rejectSubmit = (
  state: RegistrationState,
  fieldErrors: FieldErrors,
): RegistrationTransition => update(state, { fieldErrors, submitCount: state.submitCount + 1 });

/** Changes what was entered, and removes the errors that this resolves in any part. */
export function applyEdit(
  state: RegistrationState,
  changes: Partial<RegistrationForm>,
  ...effects: RegistrationEffect[]
): RegistrationTransition {
  const next = { ...state, ...changes };
  const fieldErrors = remainingErrors(state.fieldErrors, () => allErrors(next));
  return { state: { ...next, fieldErrors }, effects };
}

export const changeDevices = (
  state: RegistrationState,
  changes: Partial<Activation>,
  ...effects: RegistrationEffect[]
): RegistrationTransition =>
  applyEdit(state, { activation: { ...state.activation, ...changes } }, ...effects);

export const editDevice = (
  state: RegistrationState,
  id: string,
  changes: Partial<DeviceRow>,
  ...effects: RegistrationEffect[]
): RegistrationTransition => {
  const devices = state.activation.devices.map((device) =>
    device.id === id ? { ...device, ...changes } : device,
  );
  return changeDevices(state, { devices }, ...effects);
};
