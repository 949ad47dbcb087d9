import { hasUnit } from "../../rules/registration/drafts.ts";
import { progressAfter } from "../../rules/registration/progress.ts";
import {
  existingCustomerPayload,
  newCustomerPayload,
} from "../../rules/registration/registration-payload.ts";
import { questionTransition, withAttempts, type QuestionEvent } from "../checkout/checkout.ts";
import { placeOrder } from "../checkout/order.ts";
import type { Press } from "../checkout/price-check.ts";
import { changeDevices, showScreen, stay } from "./changes.ts";
import { checkImeisAgain } from "./device-imei.ts";
import { goToConfirm } from "./enter.ts";
import type { ChosenPlan, EventOf, RegistrationEffect, RegistrationTransition } from "./events.ts";
import { canConfirmOrder, effectsOf, orderOf, priceOf, questionOf } from "./prices.ts";
import { ownConsents, orderOf as sentOrderOf } from "./receipt.ts";
import type { RegistrationIn } from "./state.ts";
import { firstIncomplete } from "./steps.ts";
import { activationDraft, storedConsents } from "./to-drafts.ts";

type Asked = RegistrationIn<"reviewing" | "sending">;

/** The press that agrees to the order. It waits until the prices were read from the server. */
export function confirm(
  state: RegistrationIn<"reviewing">,
  event: EventOf<"confirm">,
): RegistrationTransition {
  if (!canConfirmOrder(state)) return stay(state);
  const agreed = { ...state, today: event.at };
  // The card may have expired since it was entered.
  return firstIncomplete(agreed) === null ? onQuestion(state, event) : goToConfirm(agreed);
}

/** The browser is online again: retries a failed read of the prices. */
export const onOnline = (
  state: RegistrationIn<"reviewing">,
  event: EventOf<"page-online">,
): RegistrationTransition =>
  state.question.priceCheck?.status === "failed"
    ? onQuestion(state, event)
    : checkImeisAgain(state);

/** Shows the question again with the reason why nothing was sent. */
export const notSent = (state: Asked, event: EventOf<"not-sent">): RegistrationTransition =>
  onQuestion({ ...state, progress: progressAfter(state.progress, "register-error") }, event);

/** Handles the events of the question, and those of an order that was not sent. */
export function onQuestion(
  state: Asked,
  event: QuestionEvent<readonly ChosenPlan[]>,
): RegistrationTransition {
  const step = questionTransition(questionOf(state), event, (lists) => orderOf(state, lists));
  if (step === null) return stay(state);
  const { question, effects, found = [], lists, agreed } = step;
  const repeats = withAttempts(state.repeats, found);
  const shown = showScreen(
    { ...state, repeats },
    { phase: "reviewing", question },
    ...effectsOf(state, effects).map((effect) => withRequest(state, effect)),
  );
  if (lists === undefined) return shown;
  const devices = state.activation.devices.map((row) => ({ ...row, ...priceOf(row, lists) }));
  const priced = changeDevices(shown.state, { devices });
  return agreed === undefined
    ? { ...priced, effects: shown.effects }
    : place(priced.state as RegistrationIn<"reviewing">, agreed);
}

/** The effect with the payload, if a press waits. */
function withRequest(state: Asked, effect: RegistrationEffect): RegistrationEffect {
  const activation = activationDraft(state.activation);
  return "press" in effect && hasUnit(activation)
    ? { ...effect, request: requestOf(state, activation) }
    : effect;
}

const requestOf = (
  { customer, payment, progress }: Asked,
  activation: Parameters<typeof newCustomerPayload>[1],
) =>
  progress.userexists
    ? existingCustomerPayload(customer, activation, payment)
    : newCustomerPayload(customer, activation, payment);

/** Sends the order once. A second press has no effect, because the question is closed. */
function place(state: RegistrationIn<"reviewing">, press: Press): RegistrationTransition {
  const agreed = { ...state, today: press.at };
  const activation = activationDraft(state.activation);
  if (!hasUnit(activation) || firstIncomplete(agreed) !== null) return goToConfirm(agreed);
  const { progress, variant } = state;
  const request = requestOf(state, activation);
  const placed = placeOrder(orderOf(state), questionOf(state), press);
  const { consent, agreement, consentTo } = placed;
  const consents = [...ownConsents(state), consent];
  const order = sentOrderOf(request, activation.devices, consents);
  const stored = { ...order, consents: storedConsents(consents) };
  const attempt = { ...placed.attempt, order: stored };
  return showScreen(
    { ...state, failure: null, progress: progressAfter(progress, "register-start") },
    { phase: "sending", question: state.question, attempt, order },
    { type: "consent", consent },
    { type: "send", request, variant, attempt, consentTo, agreement: { ...agreement, consents } },
  );
}
