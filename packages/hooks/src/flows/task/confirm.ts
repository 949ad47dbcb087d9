import { SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import { lastFour } from "../../rules/cards/card-number.ts";
import { placeOrder, withoutSecurityCode } from "../checkout/order.ts";
import type { Press } from "../checkout/price-check.ts";
import { pressed, tickOf } from "../checkout/question.ts";
import {
  argsOf,
  attemptsInTheWay,
  canConfirm,
  firstIncomplete,
  repetitionOf,
  reviewOf,
} from "./args.ts";
import { changeQuestion, showScreen, stay } from "./changes.ts";
import { reload } from "./data.ts";
import { lookUpAttempts } from "./outcome.ts";
import { checkPrices } from "./prices.ts";
import { freshState } from "./start.ts";
import type {
  TaskEvent,
  TaskIn,
  TaskQuestion,
  TaskReceipt,
  TaskState,
  TaskTransition,
} from "./state.ts";
import { lastStage, passStage, toForm, withAttempts } from "./steps.ts";
import type { Task, TaskShape } from "./task.ts";
import { withoutCard } from "./without-card.ts";

/**
 * The press that agrees to the review. If something is paid, it waits until the prices were read
 * from the server.
 */
export function confirm<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskIn<Shape, "reviewing">,
  press: Press,
): TaskTransition<Shape> {
  const { priceCheck } = state.question;
  if (priceCheck === null) return sendAgreed(task, state, press);
  if (priceCheck.press !== null || !canConfirm(task, state)) return stay(state);
  const { since, priceCheck: awaited } = pressed(priceCheck, press);
  if (since === undefined) return changeQuestion(state, { priceCheck: awaited });
  return changeQuestion(
    state,
    { priceCheck: awaited },
    { type: "check-prices", key: "load", since },
  );
}

/** Sends the request that was agreed to at this time, once. */
export function sendAgreed<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskIn<Shape, "reviewing">,
  press: Press,
): TaskTransition<Shape> {
  const agreed = { ...state, today: press.at };
  const args = argsOf(agreed);
  if (args === null || !canConfirm(task, state)) return stay(state);
  if (firstIncomplete(task, args, lastStage(task) + 1) <= lastStage(task)) {
    return passStage(task, agreed);
  }
  const review = task.review(args);
  const { total, isDueNow = true } = review;
  const { attempt, consent } = placeOrder(
    {
      flow: task.name,
      family: task.family,
      owner: task.owner(state.input),
      subjects: task.subjects(args),
      rows: review.rows,
      amount: typeof total === "number" && isDueNow ? total : null,
      last4: last4Of(state.draft),
      tick: tickOf(state.question, repetitionOf(task, state.question)),
      isDueLater: !isDueNow,
      evidence: task.evidence?.(args) ?? [],
    },
    press,
  );
  const request = task.request(args);
  const requests = { ...state.requests, [attempt.id]: withoutCard(request) };
  const terms = { ...state.agreed, [attempt.id]: { review, consent } };
  const { consentTo, related, priceCheck } = state.question;
  // Leaving the review here means that a second press has no effect.
  return showScreen(
    { ...state, failure: null, requests, agreed: terms },
    { phase: "sending", question: { ...state.question, notSent: null }, consent },
    { type: "consent", consent },
    {
      type: "send",
      consentTo: [...consentTo, ...related.map(({ id }) => id)],
      request,
      attempt,
      agreement: {
        consents: [consent],
        total: typeof total === "number" ? total : null,
        repeats: attemptsInTheWay(task, state),
        isUnverified: priceCheck !== null && priceCheck.asOf !== null,
      },
    },
  );
}

/**
 * Shows the question again with the reason why nothing was sent. The price is read once more if a
 * gate read another one. Earlier orders become part of the question.
 */
export function notSent<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskIn<Shape, "sending">,
  { reason, repeated, related }: Extract<TaskEvent<Shape>, { type: "not-sent" }>,
): TaskTransition<Shape> {
  const question = { ...state.question, notSent: reason };
  if (reason === "price-changed") return checkPrices(task, state, withoutPress(question));
  if (related !== undefined) {
    const named = {
      ...question,
      related: [...question.related, ...related],
      isAcknowledged: false,
    };
    return showScreen(state, { phase: "reviewing", question: named });
  }
  if (repeated === undefined || repeated.length === 0)
    return showScreen(state, { phase: "reviewing", question });
  const next = { ...state, elsewhere: withAttempts(state.elsewhere, repeated) };
  const consentTo = attemptsInTheWay(task, next).map(({ id }) => id);
  const named = { ...withoutPress(question), consentTo, isAcknowledged: false };
  return showScreen(next, { phase: "reviewing", question: named });
}

const withoutPress = (question: TaskQuestion): TaskQuestion => ({
  ...question,
  priceCheck: question.priceCheck && { ...question.priceCheck, press: null },
});

/** The server rejected the request. The form shows the reason, and what was entered stays. */
export function refused<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  { failure }: Extract<TaskEvent<Shape>, { type: "refused" }>,
): TaskTransition<Shape> {
  const draft = withoutSecurityCode(state.draft);
  const form = toForm({ ...state, stage: lastStage(task), failure, draft });
  return state.isOutdated ? reload(task, form.state) : form;
}

/** The outcome of these attempts is unknown. */
export function unknown<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  { attempts, failure }: Extract<TaskEvent<Shape>, { type: "unknown" }>,
): TaskTransition<Shape> {
  const others = attempts.filter(({ origin }) => origin === "other-window");
  const elsewhere = withAttempts(state.elsewhere, others);
  // Nothing of this run was sent, so the security code stays.
  const draft = failure === null ? state.draft : withoutSecurityCode(state.draft);
  const next = lookUpAttempts(task, { ...state, failure, elsewhere, draft }, attempts);
  // Another window may have paid for something that is in a list of this page.
  const isStale = others.length > 0 && next.state.outcome.canReadBack;
  return isStale ? { ...next, state: { ...next.state, isOutdated: true } } : next;
}

/** The request was accepted. The receipt shows what was agreed to. */
export function accepted<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  { reply }: Extract<TaskEvent<Shape>, { type: "accepted" }>,
): TaskTransition<Shape> {
  const review = reviewOf(task, state) ?? { rows: [], total: "none" };
  const consent = state.phase === "sending" ? state.consent : null;
  return showReceipt(task, state, { ...reply, review, consent });
}

/** A gate knows the outcome of a request whose reply was lost. Shows it like that reply. */
export function outcomeKnown<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  { attempt, found }: Extract<TaskEvent<Shape>, { type: "outcome-known" }>,
): TaskTransition<Shape> {
  const { outcome, message, error } = found;
  if (outcome === "refused") {
    const failure = { text: message ?? SOMETHING_WENT_WRONG, isRefusal: true };
    return refused(task, state, { type: "refused", failure });
  }
  // Only the amount is known of the request of an earlier page.
  const total = attempt.amount ?? "none";
  const agreed = state.agreed[attempt.id] ?? { review: { rows: [], total }, consent: null };
  return showReceipt(task, state, { message, error, ...agreed });
}

function showReceipt<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  receipt: TaskReceipt,
): TaskTransition<Shape> {
  const fresh = freshState(task, state.input, state.attempts);
  const draft = { ...fresh.draft, ...task.afterSuccess?.(state.draft) };
  return showScreen(
    { ...fresh, draft, data: state.data },
    { phase: "done", receipt, isDialogOpen: true },
    { type: "invalidate" },
  );
}

const last4Of = (draft: object): string | null =>
  "cardnumber" in draft
    ? lastFour({ token: "", last_4: "", cardnumber: String(draft.cardnumber) })
    : null;
