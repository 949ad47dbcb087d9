import type { WaypostError } from "@waypost/sdk";
import { isWaypostError, SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import { withAttempts } from "../checkout/question.ts";
import { withoutSecurityCode } from "../checkout/order.ts";
import { lastStage, reviewOf } from "./args.ts";
import { chain, change, show } from "../engine/step.ts";
import { reload } from "./data.ts";
import { isRejection } from "../checkout/send-once.ts";
import { lookUpAttempts } from "./outcome.ts";
import { freshForm } from "./start.ts";
import type {
  TaskEvent,
  TaskFailure,
  TaskForm,
  TaskReceipt,
  TaskState,
  TaskTransition,
} from "./state.ts";
import { toForm } from "./steps.ts";
import type { Task, TaskShape } from "./task.ts";

/** The server rejected the request. The form shows the reason, and what was entered stays. */
export function refused<Shape extends TaskShape>(
  task: Task<Shape>,
  { form }: TaskState<Shape>,
  { error }: { readonly error: WaypostError },
): TaskTransition<Shape> {
  return showRefusal(task, form, failureOf(error));
}

function showRefusal<Shape extends TaskShape>(
  task: Task<Shape>,
  form: TaskForm<Shape>,
  failure: TaskFailure,
): TaskTransition<Shape> {
  const draft = withoutSecurityCode(form.draft);
  const next = { ...form, stage: lastStage(task), failure, draft };
  return form.isOutdated ? reload(task, next) : toForm(next);
}

/** The outcome of a request is unknown. */
export const unknown = <Shape extends TaskShape>(
  task: Task<Shape>,
  { form }: TaskState<Shape>,
  { attempt, error }: Extract<TaskEvent<Shape>, { type: "unknown" }>,
): TaskTransition<Shape> =>
  lookUpAttempts(
    task,
    { ...form, failure: failureOf(error), draft: withoutSecurityCode(form.draft) },
    [attempt],
  );

/** Nothing was sent, because the outcome of these attempts is unknown. */
export function blocked<Shape extends TaskShape>(
  task: Task<Shape>,
  { form }: TaskState<Shape>,
  { attempts }: Extract<TaskEvent<Shape>, { type: "blocked" }>,
): TaskTransition<Shape> {
  const others = attempts.filter(({ origin }) => origin === "other-window");
  const elsewhere = withAttempts(form.elsewhere, others);
  const next = lookUpAttempts(task, { ...form, failure: null, elsewhere }, attempts);
  // Another window may have paid for something that is in a list of this page.
  const isStale = others.length > 0 && next.state.screen.outcome.canReadBack;
  return isStale ? chain(next, (state) => change(state, { isOutdated: true })) : next;
}

/** The request was accepted. The receipt shows what was agreed to. */
export function accepted<Shape extends TaskShape>(
  task: Task<Shape>,
  { form, screen }: TaskState<Shape>,
  { reply }: Extract<TaskEvent<Shape>, { type: "accepted" }>,
): TaskTransition<Shape> {
  const review = reviewOf(task, form) ?? { rows: [], total: "none" };
  const consent = screen.phase === "sending" ? screen.consent : null;
  return showReceipt(task, form, { ...reply, review, consent });
}

/** A gate knows the outcome of a request whose reply was lost. Shows it like that reply. */
export function outcomeKnown<Shape extends TaskShape>(
  task: Task<Shape>,
  { form }: TaskState<Shape>,
  { attempt, found }: Extract<TaskEvent<Shape>, { type: "outcome-known" }>,
): TaskTransition<Shape> {
  const { outcome, message, error } = found;
  if (outcome === "refused") {
    return showRefusal(task, form, { text: message ?? SOMETHING_WENT_WRONG, isRefusal: true });
  }
  // Only the amount is known of the request of an earlier page.
  const total = attempt.amount ?? "none";
  const agreed = form.agreed[attempt.id] ?? { review: { rows: [], total }, consent: null };
  return showReceipt(task, form, { message, error, ...agreed });
}

function showReceipt<Shape extends TaskShape>(
  task: Task<Shape>,
  form: TaskForm<Shape>,
  receipt: TaskReceipt,
): TaskTransition<Shape> {
  const fresh = freshForm(task, form.input, form.attempts);
  const draft = { ...fresh.draft, ...task.afterSuccess?.(form.draft) };
  return show(
    { ...fresh, draft, data: form.data },
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
