import type { Accepted } from "@waypost/sdk";
import { consentEffect } from "../payment/consent.ts";
import type { Press } from "../payment/price-check.ts";
import { argsOf, canConfirm, firstIncomplete, reviewOf } from "./args.ts";
import { stay, to } from "./changes.ts";
import { found, lookInto } from "./outcome.ts";
import { freshState } from "./start.ts";
import type { TaskEvent, TaskState, TaskTransition } from "./state.ts";
import { lastStage, passStage } from "./steps.ts";
import type { Task, TaskShape } from "./task.ts";
import { withoutCard } from "./without-card.ts";

/** The press that agrees to the review. A price has to be that of the server before it is paid. */
export function confirm<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  { at, shown }: Press,
): TaskTransition<Shape> {
  const { priceCheck } = state;
  const press: Press = shown === undefined ? { at } : { at, shown };
  if (priceCheck === null) return sendAgreed(task, state, press);
  if (priceCheck.press !== null || !canConfirm(task, state)) return stay(state);
  const awaited = { ...priceCheck, status: "running", press } as const;
  if (priceCheck.status === "running") return to(state, { priceCheck: awaited });
  return to(
    state,
    { priceCheck: awaited },
    { type: "check-prices", key: "load", since: priceCheck.at },
  );
}

/** Sends once what was agreed to at this time. */
export function sendAgreed<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  { at, shown }: Press,
): TaskTransition<Shape> {
  const agreed = { ...state, today: at };
  const args = argsOf(agreed);
  // Leaving the review at the first press is what makes a second one do nothing.
  if (args === null || !canConfirm(task, state)) return stay(state);
  if (firstIncomplete(task, args, lastStage(task) + 1) <= lastStage(task))
    return passStage(task, { ...agreed, phase: "stage" });
  const { total, isDueNow = true } = task.review(args);
  const subjects = task.subjects(args);
  const owner = task.owner(state.input);
  const time = at.toISOString();
  const id = `${task.family} ${owner} ${time} ${subjects[0] ?? ""}`;
  const amount = typeof total === "number" && isDueNow ? total : null;
  const request = task.request(args);
  const requests = { ...state.requests, [id]: withoutCard(request) };
  return to(
    state,
    { phase: "sending", failure: null, isBusyElsewhere: false, requests },
    consentEffect({ flow: task.name, to: "order", by: owner, subjects, total: amount, shown }),
    {
      type: "send",
      consentTo: state.consentTo,
      request,
      attempt: {
        id,
        family: task.family,
        owner,
        subjects,
        amount,
        last4: last4Of(state.draft),
        at: time,
        monotonicAt: null,
        origin: "this-page",
        evidence: task.evidence?.(args) ?? [],
        outcome: "pending",
      },
    },
  );
}

/** Nobody can tell what became of these attempts. */
export function unknown<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  event: Extract<TaskEvent<Shape>, { type: "unknown" }>,
): TaskTransition<Shape> {
  const { attempts, failure, echo } = event;
  const known = new Set(attempts.map(({ id }) => id));
  const elsewhere = [
    ...state.elsewhere.filter(({ id }) => !known.has(id)),
    ...attempts.filter(({ origin }) => origin === "other-window"),
  ];
  // Nothing of ours was sent, so nothing of it is forgotten.
  const draft = failure === null ? state.draft : withoutCode(state.draft);
  const next = { ...state, failure, elsewhere, draft };
  if (echo === undefined) return lookInto(task, next, attempts);
  const told = { ...next, phase: "reading-back", asked: attempts } as const;
  return found(told, { type: "found", verdicts: echo, isSettled: true });
}

/** It is done: what was agreed to becomes the receipt. */
export function accepted<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  reply: Accepted,
): TaskTransition<Shape> {
  const review = reviewOf(task, state) ?? { rows: [], total: "none" };
  const fresh = freshState(task, state.input, state.attempts);
  return to(
    fresh,
    {
      isOpen: true,
      phase: "done",
      draft: { ...fresh.draft, ...task.afterSuccess?.(state.draft) },
      data: state.data,
      receipt: { ...reply, review },
      isDialogOpen: true,
    },
    { type: "invalidate" },
  );
}

/** A security code is asked for again after every reply. */
export const withoutCode = <Draft extends object>(draft: Draft): Draft =>
  "cvc" in draft ? { ...draft, cvc: "" } : draft;

const last4Of = (draft: object): string | null =>
  "cardnumber" in draft ? String(draft.cardnumber).replaceAll(/\D/g, "").slice(-4) : null;
