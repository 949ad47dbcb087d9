import { cancelLeftQuestion } from "../checkout/checkout.ts";
import { stay } from "../engine/step.ts";
import { backToTerms, canConfirmOrder, changeCard, checkout, startOver } from "./checkout.ts";
import * as customer from "./customer.ts";
import { checkImeisAgain, onImei } from "./device-imei.ts";
import * as devices from "./devices.ts";
import type { RegistrationTransition, EventOf, RegistrationEvent } from "./events.ts";
import { forgetSecrets, goTo, onPageLeft, toPrevious } from "./steps.ts";
import { retryFailed } from "./order.ts";
import * as payment from "./payment.ts";
import type { RegistrationIn, RegistrationPhase, RegistrationState } from "./state.ts";
import { continueSubmit, submitAll } from "./submit-all.ts";
import * as visits from "./visits.ts";

type Handlers<State> = {
  readonly [Type in RegistrationEvent["type"]]?: (
    state: State,
    event: EventOf<Type>,
  ) => RegistrationTransition;
};

/** The handlers of each phase, by event. An event without a handler has no effect. */
type Machine = { readonly [Phase in RegistrationPhase]: Handlers<RegistrationIn<Phase>> };

/** The handlers of all phases before the request is sent. */
const form: Handlers<RegistrationState> = {
  visit: visits.visit,
  "page-left": onPageLeft,
  "page-back": visits.onPageBack,
  "page-online": checkImeisAgain,

  "edit-customer": customer.editCustomer,
  "time-zone-described": customer.describeTimeZone,

  "choose-unit": devices.chooseUnit,
  "add-device": devices.addDevice,
  "remove-device": devices.removeDevice,
  "edit-device-name": devices.nameDevice,
  "choose-plan": devices.choosePlan,
  "scan-imeis": devices.scanImeis,
  "given-imeis": devices.enterGivenImeis,
  "edit-imei": devices.editImei,
  "leave-imei": onImei,
  "imei-paused": onImei,
  "imei-checked": onImei,
  "check-imei-again": onImei,

  "choose-card": payment.chooseCard,
  "edit-card": payment.enterCard,
  "accept-terms": payment.acceptTerms,

  "submit-all": submitAll,
};

/** The handlers of all phases after the request was sent. */
const shown: Handlers<RegistrationState> = {
  visit: visits.visitSent,
  "page-left": forgetSecrets,
  "page-back": visits.onPageBack,
};

const unanswered: Handlers<RegistrationIn<"reading-back" | "unknown">> = {
  ...shown,
  visit: visits.visitUnanswered,
  back: backToTerms,
};

/** The phases of the registration, in the order in which a customer encounters them. */
export const registrationMachine: Machine = {
  restoring: { visit: visits.firstVisit },

  email: { ...form, "page-online": customer.checkEmailAgain, submit: customer.submitEmail },
  "checking-email": {
    ...form,
    "email-checked": customer.emailChecked,
    "email-check-failed": customer.emailCheckFailed,
  },
  "known-email": {
    ...form,
    "continue-with-password": customer.signIn,
    "continue-without-password": customer.continueWithoutPassword,
    back: customer.changeEmail,
  },
  "fetching-cards": {
    ...form,
    "cards-fetched": customer.cardsFetched,
    "cards-not-fetched": customer.continueWithoutCards,
  },
  details: {
    ...form,
    "time-zone-found": customer.suggestTimeZone,
    submit: customer.submitDetails,
    back: customer.backToEmail,
  },

  devices: { ...form, submit: devices.submitDevices, back: devices.backToCustomer },

  payment: {
    ...form,
    "continue-with-password": customer.signIn,
    submit: payment.submitPayment,
    back: toPrevious,
  },
  "fetching-saved-cards": {
    ...form,
    "cards-fetched": customer.savedCardsFetched,
    "cards-not-fetched": customer.savedCardsNotFetched,
  },
  "card-question": { ...form, submit: payment.payWithCard, back: payment.backToCard },

  terms: { ...form, submit: payment.submitTerms, back: toPrevious },

  reviewing: {
    ...form,
    ...checkout.reviewing,
    "page-online": (state, event) =>
      state.screen.question.priceCheck?.status === "failed"
        ? checkout.reviewing["page-online"](state, event)
        : checkImeisAgain(state),
    confirm: (state, event) =>
      canConfirmOrder(state) ? checkout.reviewing.confirm(state, event) : stay(state),
    back: (state) => goTo(state.form, "activation-type"),
  },
  sending: { ...shown, ...checkout.sending },
  failed: {
    ...form,
    "use-another-card": changeCard,
    back: (state) => goTo(state.form, "terms"),
  },
  "reading-back": { ...unanswered, ...checkout["reading-back"] },
  unknown: { ...unanswered, ...checkout.unknown, "start-over": startOver },
  done: {
    ...shown,
    visit: visits.visitDone,
    "given-imeis": visits.startWithGiven,
    "retry-failed": retryFailed,
    "start-over": startOver,
  },
};

/** The next state after an event, and its effects. Pure. */
export function transition(
  state: RegistrationState,
  event: RegistrationEvent,
): RegistrationTransition {
  // The sender of any other event has not yet seen what an earlier page sent.
  const { screen } = state;
  const isUnseen = screen.phase === "restoring" && screen.unfinished !== null;
  const first = isUnseen && event.type !== "visit" ? CONFIRMATION : event;
  const handler = registrationMachine[screen.phase][first.type] as
    | ((state: RegistrationState, event: RegistrationEvent) => RegistrationTransition)
    | undefined;
  const next = isLate(first, state) ? undefined : handler?.(state, first);
  return cancelLeftQuestion(state, continueSubmit(next ?? stay(state), first));
}

const CONFIRMATION = { type: "visit", step: "confirm" } as const;

/** True if the button was pressed on a screen that is no longer open. */
const isLate = (event: RegistrationEvent, { screen }: RegistrationState): boolean =>
  "from" in event && event.from !== undefined && event.from !== screen.phase;
