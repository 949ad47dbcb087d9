import type { RegistrationStep } from "../../rules/registration/gates.ts";
import { hasAny } from "../engine/field-errors.ts";
import { rejectSubmit } from "./changes.ts";
import { leaveImeis } from "./device-imei.ts";
import { detailsLists } from "./details-lists.ts";
import type { RegistrationEffect, RegistrationTransition } from "./effects.ts";
import { checkPrices } from "./prices.ts";
import { firstUnready, type Unready } from "./readiness.ts";
import type { RegistrationState, RegistrationStateName } from "./state.ts";

const FIRST_STATE: Readonly<Record<RegistrationStep, RegistrationStateName>> = {
  "customer-information": "email",
  "activation-type": "devices",
  "payment-method": "payment",
  terms: "terms",
  confirm: "confirm",
};

/** Opens a step. Coming back to the e-mail of an account asks for it and its password again. */
export function enter(
  state: RegistrationState,
  step: RegistrationStep,
  ...effects: RegistrationTransition["effects"]
): RegistrationTransition {
  const entered = { ...state, fieldErrors: {}, emailFailure: null, name: FIRST_STATE[step] };
  if (step === "activation-type") {
    // A reload during an IMEI check leaves rows that have not been checked.
    const next = leaveImeis(entered);
    return { state: next.state, effects: [...effects, ...next.effects] };
  }
  if (step === "confirm") return ask(entered, state.name === "confirm", effects);
  if (step === "payment-method") return { state: withHolder(entered), effects };
  if (step !== "customer-information") return { state: entered, effects };
  const { customer } = state;
  if (customer.emailverified) {
    const reset = { ...customer, emailverified: false, password: "" };
    return { state: { ...entered, customer: reset }, effects };
  }
  if (!customer.shownextstep) return { state: entered, effects };
  const lists = detailsLists(customer);
  return { state: { ...entered, name: "details" }, effects: [...effects, ...lists] };
}

/** Asks for the consent. A question that shows already still has to tell of a changed price. */
function ask(
  entered: RegistrationState,
  isShown: boolean,
  effects: RegistrationTransition["effects"],
): RegistrationTransition {
  const asked = isShown ? entered : { ...entered, priceCheck: null, isAcknowledged: false };
  return checkPrices(asked, ...effects);
}

/** Fills in the customer's name as the card holder, unless something else was typed or deleted. */
function withHolder(state: RegistrationState): RegistrationState {
  const { customer, payment, progress, suggestedHolder } = state;
  const isUntouched = payment.token === "" && payment.cardHoldername === suggestedHolder;
  if (!isUntouched || progress.userexists) return state;
  const holder = `${customer.firstName.trim()} ${customer.lastName.trim()}`.trim();
  return {
    ...state,
    payment: { ...payment, cardHoldername: holder },
    suggestedHolder: holder,
  };
}

/** Opens a step and navigates to it, with the customer's id in the query. */
export const goTo = (state: RegistrationState, step: RegistrationStep): RegistrationTransition =>
  enter(state, step, { type: "go", step, ...idOf(state) });

/** Whose registration it is: once that is known, no other id stays in the address. */
const idOf = ({ customerId, submittedEmail }: RegistrationState) =>
  customerId === null && submittedEmail === "" ? {} : { customerId };

/** Opens the confirmation or, if a step is incomplete, that step. */
export function goToConfirm(state: RegistrationState): RegistrationTransition {
  const unready = firstUnready(state);
  return unready === null
    ? goTo(state, "confirm")
    : enterUnready(state, unready, { type: "go", step: unready.step });
}

/** Opens an incomplete step and shows the same errors as its own Next would. */
export function enterUnready(
  state: RegistrationState,
  { step, fieldErrors }: Unready,
  effect: RegistrationEffect,
): RegistrationTransition {
  const entered = enter(state, step, effect);
  // The step explains a lost secret itself, so it shows no errors.
  if (!hasAny(fieldErrors) || state.lostSecret !== null) return entered;
  return { ...entered, state: rejectSubmit(entered.state, fieldErrors).state };
}
