import type { WaypostError } from "@waypost/sdk";
import { isWaypostError, SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import { withAttempts } from "../checkout/checkout.ts";
import { withoutSecurityCode } from "../checkout/order.ts";
import { lastStage, reviewOf } from "./args.ts";
import { showScreen } from "./changes.ts";
import { reload } from "./data.ts";
import { isRejection } from "../checkout/send-once.ts";
import { lookUpAttempts } from "./outcome.ts";
import { freshState } from "./start.ts";
import type { TaskEvent, TaskFailure, TaskReceipt, TaskState, TaskTransition } from "./state.ts";
import { toForm } from "./steps.ts";
import type { Task, TaskShape } from "./task.ts";

/** The server rejected the request. The form shows the reason, and what was entered stays. */
export function refused<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  { error }: { readonly error: WaypostError },
): TaskTransition<Shape> {
  return showRefusal(task, state, failureOf(error));
}

function showRefusal<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  failure: TaskFailure,
): TaskTransition<Shape> {
  const draft = withoutSecurityCode(state.draft);
  const form = toForm({ ...state, stage: lastStage(task), failure, draft });
  return state.isOutdated ? reload(task, form.state) : form;
}

/** The outcome of a request is unknown. */
export const unknown = <Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  { attempt, error }: Extract<TaskEvent<Shape>, { type: "unknown" }>,
): TaskTransition<Shape> =>
  lookUpAttempts(
    task,
    { ...state, failure: failureOf(error), draft: withoutSecurityCode(state.draft) },
    [attempt],
  );

/** Nothing was sent, because the outcome of these attempts is unknown. */
export function blocked<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  { attempts }: Extract<TaskEvent<Shape>, { type: "blocked" }>,
): TaskTransition<Shape> {
  const others = attempts.filter(({ origin }) => origin === "other-window");
  const elsewhere = withAttempts(state.elsewhere, others);
  const next = lookUpAttempts(task, { ...state, failure: null, elsewhere }, attempts);
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
    return showRefusal(task, state, { text: message ?? SOMETHING_WENT_WRONG, isRefusal: true });
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

/** The failure of a call, for the page. */
export function failureOf(error: unknown): TaskFailure {
  if (!isWaypostError(error)) return { text: SOMETHING_WENT_WRONG, isRefusal: false };
  const failure = { text: error.displayMessage, isRefusal: isRejection(error) };
  return needsLogin(error) ? { ...failure, needsLogin: true } : failure;
}

const needsLogin = (error: WaypostError): boolean =>
  error.kind === "no-token" || (error.kind === "http" && error.status === 401);
