import type { Accepted } from "@waypost/sdk";
import { isWaypostError, SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import type { Attempt } from "../checkout/attempts.ts";
import { splitCard } from "../checkout/card-token.ts";
import { mountCheckout } from "../checkout/checkout.ts";
import { withoutSecurityCode } from "../checkout/order.ts";
import { withAttempts, type Lists } from "../checkout/question.ts";
import { isRejection } from "../checkout/send-once.ts";
import { show, stay } from "../engine/step.ts";
import { argsOf, firstIncomplete, lastStage, lookUpOf, taskOrder, reviewOf } from "./args.ts";
import { reload } from "./data.ts";
import { loaded } from "./loaded.ts";
import { freshForm } from "./start.ts";
import type { TaskFailure, TaskForm, TaskReceipt, TaskTransition } from "./state.ts";
import { passStage, toForm, toRepetition } from "./steps.ts";
import type { Task, TaskReview } from "./task.ts";

/** The checkout of a task. */
export const taskCheckout = (task: Task) =>
  mountCheckout<TaskForm, TaskReview, unknown, object, Accepted, TaskTransition>({
    order: (form, lists = {}) => {
      const args = argsOf({ ...form, data: withLists(form.data, lists) });
      return args && taskOrder(task, form, args);
    },
    request: (form) => {
      const args = argsOf(form);
      return args && splitCard(task.request(args));
    },
    incomplete: (form) => {
      const args = argsOf(form);
      const isComplete =
        args === null || firstIncomplete(task, args, lastStage(task) + 1) > lastStage(task);
      return isComplete ? null : passStage(task, { form, screen: { phase: "form" } });
    },
    learned: (form, { attempts, lists = {} }) => ({
      ...form,
      elsewhere: withAttempts(form.elsewhere, attempts),
      data: withLists(form.data, lists),
    }),
    // It cannot be agreed to or chosen again.
    gone: (state, lists) => {
      const data = withLists(state.form.data, lists);
      return data === null ? stay(state) : loaded(task, state, { data });
    },
    placed: (form, { attempt: { id }, consent }, { body }) => ({
      ...form,
      failure: null,
      requests: { ...form.requests, [id]: body },
      agreed: { ...form.agreed, [id]: { review: reviewOf(task, form) ?? NOTHING, consent } },
    }),
    accepted: (form, { id, amount }, reply) => {
      // Only the amount is known of the request of an earlier page.
      const total = amount ?? "none";
      return showReceipt(task, form, {
        ...reply,
        ...(form.agreed[id] ?? { review: { rows: [], total }, consent: null }),
      });
    },
    replyOf: ({ message, error }) => ({ message, error }),
    refused: (form, { error, text }) => {
      const failure =
        error === null ? { text: text ?? SOMETHING_WENT_WRONG, isRefusal: true } : failureOf(error);
      const draft = withoutSecurityCode(form.draft);
      const next = { ...form, stage: lastStage(task), failure, draft };
      return form.isOutdated ? reload(task, next) : toForm(next);
    },
    opened: (form, event) => {
      switch (event.type) {
        case "earlier":
          return { form, effects: [] };
        case "unknown": {
          const draft = withoutSecurityCode(form.draft);
          return { form: { ...form, failure: failureOf(event.error), draft }, effects: [] };
        }
        case "blocked": {
          const others = event.attempts.filter(({ origin }) => origin === "other-window");
          const elsewhere = withAttempts(form.elsewhere, others);
          // Another window may have paid for something that is in a list of this page.
          const isOutdated =
            form.isOutdated ||
            (others.length > 0 && event.attempts.some((one) => canLookUp(task, form, one)));
          return { form: { ...form, failure: null, elsewhere, isOutdated }, effects: [] };
        }
      }
    },
    canLookUp: (form, attempt) => canLookUp(task, form, attempt),
    mayRepeat: ({ verdicts }, before) =>
      before === undefined ||
      Object.entries(verdicts).every(
        ([subject, verdict]) => verdict !== "applied" || before.verdicts[subject] === verdict,
      ),
    repeat: (form) => toRepetition(task, form),
    // Closes what was carried out, by whichever attempt.
    found: (form, { verdicts }) => {
      const isApplied = (subject: string) => verdicts[subject] === "applied";
      return {
        form: { ...form, isOutdated: form.isOutdated || Object.keys(verdicts).some(isApplied) },
        effects: form.attempts
          .map(({ id, subjects }) => ({ id, subjects: subjects.filter(isApplied) }))
          .filter(({ subjects }) => subjects.length > 0)
          .map((closed) => ({ type: "close-attempt", ...closed })),
      };
    },
  });

const NOTHING = { rows: [], total: "none" } as const;

/** The data with price lists that were read. A list that has not arrived has no prices. */
const withLists = <Data>(data: Data, lists: Lists<unknown>): Data =>
  data && {
    ...data,
    ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list ?? []])),
  };

const canLookUp = (task: Task, { requests }: TaskForm, attempt: Attempt): boolean =>
  attempt.key !== undefined || lookUpOf(task, requests[attempt.id], attempt) !== null;

/** The receipt shows what was agreed to. */
function showReceipt(task: Task, form: TaskForm, receipt: TaskReceipt): TaskTransition {
  const fresh = freshForm(task, form.input, form.attempts, form);
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
  const { kind, displayMessage: text } = error;
  const needsLogin = kind === "no-token" || (kind === "http" && error.status === 401);
  return { text, isRefusal: isRejection(error), ...(needsLogin && { needsLogin }) };
}
