import type { SavedCard } from "@waypost/sdk";
import { cardForm } from "../../forms/card-form.ts";
import { customerFormFor } from "../../forms/customer-form.ts";
import { devicesForm } from "../../forms/devices-form.ts";
import { emailForm } from "../../forms/email-form.ts";
import { passwordForm } from "../../forms/password-form.ts";
import { refuseExpired } from "../../forms/refuse-expired.ts";
import { termsForm } from "../../forms/terms-form.ts";
import type { FieldErrors } from "../../forms/validate.ts";
import { isExpired } from "../../rules/cards/saved-cards.ts";
import {
  type PaymentDraft,
  initialCustomer,
  initialPayment,
} from "../../rules/registration/drafts.ts";
import { errorsOf, inPageOrder, remainingErrors } from "../engine/field-errors.ts";
import {
  isAtPassword,
  type Account,
  type Activation,
  type DeviceRow,
  type RegistrationForm,
  type RegistrationIn,
  type RegistrationPhase,
  type RegistrationScreen,
  type RegistrationState,
} from "./state.ts";
import type { Transition } from "../engine/flow.ts";
import { change, type State } from "../engine/step.ts";
import type { RegistrationEffect, RegistrationTransition } from "./events.ts";

/** The errors of the details form, from top to bottom. */
export const detailsErrors = ({ customer, phoneRule }: RegistrationForm): FieldErrors =>
  inPageOrder(errorsOf(customerFormFor(phoneRule), customer), Object.keys(initialCustomer));

/** The errors of the device rows, by row id, and of their unit, from top to bottom. */
export function deviceErrors({
  activation: { unit, devices },
  box,
}: RegistrationForm): FieldErrors {
  const rows = devices.map(({ imei: { text, check }, device_name, servicePlan }) => ({
    imei: text,
    imeiValid: check.status === "valid",
    device_name,
    servicePlan,
  }));
  const fieldErrors = byRow(errorsOf(devicesForm, { unit, devices: rows }), devices);
  if (box !== undefined) delete fieldErrors["devices"];
  for (const { id, imei } of devices) {
    if (imei.check.status === "checking") fieldErrors[`devices.${id}.imei`] = "imei.checking";
  }
  return inPageOrder(fieldErrors, fieldsOn(devices));
}

/** The errors of the new card, in the order of its fields. */
export const newCardErrors = ({ payment, today }: RegistrationForm): FieldErrors =>
  inPageOrder(errorsOf(newCardForm(today), payment), CARD_FIELDS);

const CARD_FIELDS = [
  "cardHoldername",
  "cardnumber",
  "cvc",
  "expirationdatemonth",
  "expirationdateyear",
];

/** The errors of all parts that apply to this customer, from top to bottom. */
export const allErrors = (state: RegistrationState): FieldErrors => ({
  ...customerErrors(state),
  ...deviceErrors(state.form),
  ...(chosenCard(state.form) === undefined ? newCardErrors(state.form) : {}),
  ...errorsOf(termsForm, state.form.terms),
});

function customerErrors(state: RegistrationState): FieldErrors {
  const { customer, wizard } = state.form;
  const isKnown = wizard.isKnown === true;
  if (isAtPassword(state) && !isKnown) return errorsOf(passwordForm, customer);
  return { ...errorsOf(emailForm, customer), ...(isKnown ? {} : detailsErrors(state.form)) };
}

/**
 * Maps errors from the index of a row, as the form has them, to its id, which does not change when
 * another row is removed.
 */
function byRow(errors: FieldErrors, devices: readonly DeviceRow[]) {
  const named: Record<string, FieldErrors[string]> = {};
  for (const [path, code] of Object.entries(errors)) {
    const [, place, field] = /^devices\.(\d+)\.(.+)$/.exec(path) ?? [];
    const id = devices[Number(place)]?.id;
    named[id === undefined ? path : `devices.${id}.${field}`] = code;
  }
  return named;
}

const fieldsOn = (devices: readonly DeviceRow[]): string[] => [
  ...devices.flatMap(({ id }) =>
    ["imei", "device_name", "servicePlan"].map((field) => `devices.${id}.${field}`),
  ),
  "unit",
];

const anyCardForm = cardForm("cardHolder.required.wizard");

/** The form of a new card. A card that has expired by `today` is invalid. */
const newCardForm = (today: Date) => refuseExpired(anyCardForm, today);

/** The chosen saved card; undefined for a new card. */
export const chosenCard = ({
  account: { savedCards, cardChoice },
}: RegistrationForm): SavedCard | undefined =>
  savedCards?.find((card) => card.token === cardChoice && !isExpired(card));

/**
 * The card to submit. A saved card has only its token, bin and last four digits; a new one has the
 * other fields.
 */
export function submittedCard(state: RegistrationForm): PaymentDraft {
  const card = chosenCard(state);
  if (card === undefined) return { ...state.payment, token: "", bin: "", last_4: "" };
  const { token, bin, last_4 } = card;
  return { ...initialPayment, token, bin: bin ?? "", last_4: last_4 ?? "" };
}

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
