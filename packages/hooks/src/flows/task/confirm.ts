import { lastFour } from "../../rules/cards/card-number.ts";
import { placeOrder, withoutCode } from "../payment/order.ts";
import type { Press } from "../payment/price-check.ts";
import { pressed, tickOf } from "../payment/question.ts";
import type { NotSent } from "../payment/send-once.ts";
import { argsOf, canConfirm, firstIncomplete, repetitionOf, reviewOf } from "./args.ts";
import { changeQuestion, show, stay } from "./changes.ts";
import { reload } from "./data.ts";
import { lookUpAttempts } from "./outcome.ts";
import { freshState } from "./start.ts";
import type { TaskEvent, TaskIn, TaskState, TaskTransition } from "./state.ts";
import { lastStage, passStage, toForm, withAttempts } from "./steps.ts";
import type { Task, TaskShape } from "./task.ts";
import { withoutCard } from "./without-card.ts";

/** The press that agrees to the review. A price has to be that of the server before it is paid. */
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

/** Sends once what was agreed to at this time. */
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
  // Leaving the review at the first press is what makes a second one do nothing.
  return show(
    { ...state, failure: null, requests },
    { phase: "sending", question: { ...state.question, notSent: null }, consent },
    { type: "consent", consent },
    {
      type: "send",
      consentTo: [...state.question.consentTo, ...state.question.known],
      request,
      attempt,
    },
  );
}

/** The question shows again and says why nothing was sent. */
export const notSent = <Shape extends TaskShape>(
  _: Task<Shape>,
  state: TaskIn<Shape, "sending">,
  { reason }: { readonly reason: NotSent },
): TaskTransition<Shape> =>
  show(state, { phase: "reviewing", question: { ...state.question, notSent: reason } });

/** The server has refused it: the form shows why, and what was entered is still there. */
export function refused<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  { failure }: Extract<TaskEvent<Shape>, { type: "refused" }>,
): TaskTransition<Shape> {
  const draft = withoutCode(state.draft);
  const form = toForm({ ...state, stage: lastStage(task), failure, draft });
  return state.isOutdated ? reload(task, form.state) : form;
}

/** Nobody can tell what became of these attempts. */
export function unknown<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  { attempts, failure }: Extract<TaskEvent<Shape>, { type: "unknown" }>,
): TaskTransition<Shape> {
  const others = attempts.filter(({ origin }) => origin === "other-window");
  const elsewhere = withAttempts(state.elsewhere, others);
  // Nothing of ours was sent, so nothing of it is forgotten.
  const draft = failure === null ? state.draft : withoutCode(state.draft);
  const next = lookUpAttempts(task, { ...state, failure, elsewhere, draft }, attempts);
  // A list that this page has read may hold what another window has paid for.
  const isStale = others.length > 0 && next.state.outcome.canReadBack;
  return isStale ? { ...next, state: { ...next.state, isOutdated: true } } : next;
}

/** It is done: what was agreed to becomes the receipt. */
export function accepted<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  { reply }: Extract<TaskEvent<Shape>, { type: "accepted" }>,
): TaskTransition<Shape> {
  const review = reviewOf(task, state) ?? { rows: [], total: "none" };
  const consent = state.phase === "sending" ? state.consent : null;
  const fresh = freshState(task, state.input, state.attempts);
  const draft = { ...fresh.draft, ...task.afterSuccess?.(state.draft) };
  return show(
    { ...fresh, draft, data: state.data },
    { phase: "done", receipt: { ...reply, review, consent }, isDialogOpen: true },
    { type: "invalidate" },
  );
}

const last4Of = (draft: object): string | null =>
  "cardnumber" in draft
    ? lastFour({ token: "", last_4: "", cardnumber: String(draft.cardnumber) })
    : null;
