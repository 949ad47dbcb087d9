import { hasUnit } from "../../rules/registration/drafts.ts";
import { wizardAfterError, wizardWhileSending } from "../../rules/registration/wizard.ts";
import {
  existingCustomerPayload,
  newCustomerPayload,
} from "../../rules/registration/registration-payload.ts";
import { questionTransition, withAttempts, type QuestionEvent } from "../checkout/question.ts";
import { placeOrder } from "../checkout/order.ts";
import type { Press } from "../checkout/price-check.ts";
import { chain, show, stay } from "../engine/step.ts";
import { changeDevices } from "./changes.ts";
import { checkImeisAgain } from "./device-imei.ts";
import { goToConfirm } from "./enter.ts";
import type { ChosenPlan, EventOf, RegistrationEffect, RegistrationTransition } from "./events.ts";
import { canConfirmOrder, effectsOf, orderOf, priceOf, questionOf } from "./prices.ts";
import { ownConsents, orderOf as sentOrderOf } from "./receipt.ts";
import type { RegistrationForm, RegistrationIn } from "./state.ts";
import { firstIncomplete } from "./steps.ts";
import { activationDraft, storedConsents } from "./to-drafts.ts";

type Asked = RegistrationIn<"reviewing" | "sending">;

/** The press that agrees to the order. It waits until the prices were read from the server. */
export function confirm(
  state: RegistrationIn<"reviewing">,
  event: EventOf<"confirm">,
): RegistrationTransition {
  if (!canConfirmOrder(state)) return stay(state);
  const agreed = { ...state.form, today: event.at };
  // The card may have expired since it was entered.
  return firstIncomplete(agreed) === null ? onQuestion(state, event) : goToConfirm(agreed);
}

/** The browser is online again: retries a failed read of the prices. */
export const onOnline = (
  state: RegistrationIn<"reviewing">,
  event: EventOf<"page-online">,
): RegistrationTransition =>
  state.screen.question.priceCheck?.status === "failed"
    ? onQuestion(state, event)
    : checkImeisAgain(state);

/** Shows the question again with the reason why nothing was sent. */
export const notSent = (
  { form, screen }: Asked,
  event: EventOf<"not-sent">,
): RegistrationTransition => {
  const wizard = wizardAfterError(form.wizard);
  return onQuestion({ form: { ...form, wizard }, screen }, event);
};

/** Handles the events of the question, and those of an order that was not sent. */
export function onQuestion(
  state: Asked,
  event: QuestionEvent<readonly ChosenPlan[]>,
): RegistrationTransition {
  const { form } = state;
  const step = questionTransition(questionOf(state), event, (lists) => orderOf(form, lists));
  if (step === null) return stay(state);
  const { question, effects, found = [], lists, agreed } = step;
  const repeats = withAttempts(form.repeats, found);
  const shown = show(
    { ...form, repeats },
    { phase: "reviewing", question },
    ...effectsOf(form, effects).map((effect) => withRequest(form, effect)),
  );
  if (lists === undefined) return shown;
  const devices = form.activation.devices.map((row) => ({ ...row, ...priceOf(row, lists) }));
  const priced = changeDevices(shown.state, { devices });
  return agreed === undefined ? chain(shown, () => priced) : place(priced.state, agreed);
}

/** The effect with the payload, if a press waits. */
function withRequest(form: RegistrationForm, effect: RegistrationEffect): RegistrationEffect {
  const activation = activationDraft(form.activation);
  return "press" in effect && hasUnit(activation)
    ? { ...effect, request: requestOf(form, activation) }
    : effect;
}

const requestOf = (
  { customer, payment, wizard }: RegistrationForm,
  activation: Parameters<typeof newCustomerPayload>[1],
) =>
  wizard.isKnown === true
    ? existingCustomerPayload(customer, activation, payment)
    : newCustomerPayload(customer, activation, payment);

/** Sends the order once. A second press has no effect, because the question is closed. */
function place(state: RegistrationIn<"reviewing">, press: Press): RegistrationTransition {
  const { form, screen } = state;
  const agreed = { ...form, today: press.at };
  const activation = activationDraft(form.activation);
  if (!hasUnit(activation) || firstIncomplete(agreed) !== null) return goToConfirm(agreed);
  const { wizard, variant } = form;
  const request = requestOf(form, activation);
  const placed = placeOrder(orderOf(form), questionOf(state), press);
  const { consent, agreement, consentTo } = placed;
  const consents = [...ownConsents(form), consent];
  const order = sentOrderOf(request, activation.devices, consents);
  const stored = { ...order, consents: storedConsents(consents) };
  const attempt = { ...placed.attempt, order: stored };
  return show(
    { ...form, failure: null, wizard: wizardWhileSending(wizard) },
    { phase: "sending", question: screen.question, attempt, order },
    { type: "consent", consent },
    { type: "send", request, variant, attempt, consentTo, agreement: { ...agreement, consents } },
  );
}
