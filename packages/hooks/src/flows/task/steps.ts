import { hasErrors } from "../engine/field-errors.ts";
import type { Attempt } from "../checkout/attempts.ts";
import {
  argsOf,
  attemptsInTheWay,
  entryCheckOf,
  firstIncomplete,
  moneyOf,
  stageErrors,
} from "./args.ts";
import { changeQuestion, showScreen, stay, chain, update } from "./changes.ts";
import { loadDetails, reload } from "./data.ts";
import { leaveImei } from "./imei.ts";
import { checkPrices } from "./prices.ts";
import type {
  TaskEffect,
  TaskEvent,
  TaskForm,
  TaskIn,
  TaskState,
  TaskTransition,
} from "./state.ts";
import type { Task, TaskShape } from "./task.ts";

/** Index of the stage before the review. */
export const lastStage = <Shape extends TaskShape>({ stages }: Task<Shape>): number =>
  stages.length - 1;

/** Shows the form: its stage, or a wait for its data. */
export const toForm = <Shape extends TaskShape>(state: TaskForm<Shape>): TaskTransition<Shape> =>
  showScreen(state, { phase: state.data === null ? "loading" : "form" });

/** Returns from the review to the form. */
export const backToForm = <Shape extends TaskShape>(
  _: Task<Shape>,
  state: TaskState<Shape>,
): TaskTransition<Shape> => toForm(state);

/** Returns to the previous stage. */
export const back = <Shape extends TaskShape>(
  _: Task<Shape>,
  state: TaskState<Shape>,
): TaskTransition<Shape> =>
  state.stage === 0
    ? stay(state)
    : update(state, { stage: state.stage - 1, fieldErrors: {}, failure: null });

function toReview<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
): TaskTransition<Shape> {
  const consentTo = attemptsInTheWay(task, state).map(({ id }) => id);
  const money = moneyOf(task, state);
  const asked = checkPrices(
    task,
    { ...state, fieldErrors: {} },
    { consentTo, related: [], isAcknowledged: false, priceCheck: null, notSent: null },
  );
  if (money === null) return asked;
  const look = { type: "look-for-earlier", key: "earlier", money } as const;
  return { ...asked, effects: [look, ...asked.effects] };
}

/** Earlier requests were found. The question needs a consent that names them. */
export function earlierFound<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskIn<Shape, "reviewing">,
  { open, related }: Extract<TaskEvent<Shape>, { type: "earlier-found" }>,
): TaskTransition<Shape> {
  const { question } = state;
  const next = { ...state, elsewhere: withAttempts(state.elsewhere, open) };
  const consentTo = attemptsInTheWay(task, next).map(({ id }) => id);
  if (consentTo.length === question.consentTo.length) return changeQuestion(state, { related });
  // A waiting press agreed to a question that did not name them.
  const priceCheck = question.priceCheck && { ...question.priceCheck, press: null };
  return changeQuestion(next, { related, consentTo, priceCheck, isAcknowledged: false });
}

/** The attempts of both lists. Those of the second replace attempts with the same id. */
export const withAttempts = (
  attempts: readonly Attempt[],
  more: readonly Attempt[],
): readonly Attempt[] => [
  ...attempts.filter(({ id }) => more.every((one) => one.id !== id)),
  ...more,
];

/** Opens the review if everything is still entered, otherwise the form. */
export function toRepetition<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
): TaskTransition<Shape> {
  const form = { ...state, stage: lastStage(task), failure: null };
  const isOutdated = form.data === null || form.isOutdated;
  if (isOutdated) return reload(task, form);
  const args = argsOf(form);
  const stage = args === null ? lastStage(task) : firstIncomplete(task, args, lastStage(task) + 1);
  return stage > lastStage(task) ? toReview(task, form) : toForm({ ...form, stage });
}

/** Continue: validates the stage, here or with the server, and goes on. */
export function submit<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
): TaskTransition<Shape> {
  if (state.data === null) return stay(state);
  return chain(leaveImei(task, state), (left) => passStage(task, left));
}

export function passStage<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
): TaskTransition<Shape> {
  const args = argsOf(state);
  if (args === null) return stay(state);
  const stage = firstIncomplete(task, args, state.stage);
  const fieldErrors = stageErrors(task, args, stage);
  if (hasErrors(fieldErrors)) {
    const submitCount = state.submitCount + 1;
    return showScreen({ ...state, stage, fieldErrors, submitCount }, { phase: "form" });
  }
  const effects = loadDetails(task, args, stage);
  const isWaiting = effects.some(({ type }) => type === "prepare");
  if (isWaiting) {
    const waiting = { ...state, stage, fieldErrors: {}, failure: null };
    return showScreen(waiting, { phase: "preparing" }, ...effects);
  }
  // Details that are known already are filled in as if they had just been read.
  const draft = entryCheckOf(task, stage)?.fill(args) ?? state.draft;
  return advance(task, { ...state, stage, draft }, ...effects);
}

function advance<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  ...effects: TaskEffect<Shape>[]
): TaskTransition<Shape> {
  const { stage } = state;
  if (stage < lastStage(task)) {
    const next = { ...state, stage: stage + 1, fieldErrors: {}, failure: null };
    return showScreen(next, { phase: "form" }, ...effects);
  }
  return toReview(task, { ...state, failure: null });
}

/** The awaited details have arrived. They are ignored if the draft no longer needs them. */
export function prepared<Shape extends TaskShape>(
  task: Task<Shape>,
  before: TaskState<Shape>,
  { details }: Extract<TaskEvent<Shape>, { type: "prepared" }>,
): TaskTransition<Shape> {
  const state = { ...before, details: { ...before.details, ...details } };
  const args = argsOf(state);
  const required = task.stages[state.stage]?.details;
  if (args === null || required === undefined) return stay(state);
  if (required.subjects(args).some((subject) => !(subject in args.details))) return stay(state);
  const draft = entryCheckOf(task, state.stage)?.fill(args) ?? state.draft;
  return advance(task, { ...state, draft });
}

export function prepareFailed<Shape extends TaskShape>(
  _: Task<Shape>,
  state: TaskState<Shape>,
  { fieldErrors, failure }: Extract<TaskEvent<Shape>, { type: "prepare-failed" }>,
): TaskTransition<Shape> {
  const submitCount = state.submitCount + (hasErrors(fieldErrors) ? 1 : 0);
  return showScreen({ ...state, fieldErrors, failure, submitCount }, { phase: "form" });
}
