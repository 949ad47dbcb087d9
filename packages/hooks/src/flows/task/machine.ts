import { attemptsChanged } from "./attempts-changed.ts";
import { chain, change, show, stay } from "../engine/step.ts";
import { load, loadFailed } from "./data.ts";
import { loaded } from "./loaded.ts";
import { edit, forgetSecrets, onImei, changeAddress } from "./edits.ts";
import { changeImei } from "./imei.ts";
import { lookUpAttempts, onOutcome, sendAgain } from "./outcome.ts";
import { onQuestion } from "./question.ts";
import { accepted, blocked, outcomeKnown, refused, unknown } from "./sent.ts";
import { startOver } from "./start.ts";
import type { TaskEvent, TaskIn, TaskPhase, TaskState, TaskTransition } from "./state.ts";
import { back, backToForm, prepared, prepareFailed, submit } from "./steps.ts";
import type { Task, TaskShape } from "./task.ts";

type EventOf<Shape extends TaskShape, Type> = Extract<TaskEvent<Shape>, { type: Type }>;

type Handlers<Shape extends TaskShape, State> = {
  readonly [Type in TaskEvent<Shape>["type"]]?: (
    task: Task<Shape>,
    state: State,
    event: EventOf<Shape, Type>,
  ) => TaskTransition<Shape>;
};

/** The handler of each event in each phase. An event without a handler has no effect there. */
type Machine<Shape extends TaskShape> = {
  readonly [Phase in TaskPhase]: Handlers<Shape, TaskIn<Shape, Phase>>;
};

/** The state machine of all tasks. The documentation contains a diagram of it. */
export function machineOf<Shape extends TaskShape>(): Machine<Shape> {
  type Any = Handlers<Shape, TaskState<Shape>>;

  const beforeOpening: Any = { attempts: attemptsChanged, "page-left": forgetSecrets };

  const always: Any = {
    ...beforeOpening,
    address: changeAddress,
    refetch: (_, state) => change(state, {}, load(true)),
    details: storeDetails,
    prepared: storeDetails,
    "leave-imei": onImei,
    "imei-paused": onImei,
    "check-imei-again": onImei,
    "imei-checked": onImei,
  };

  const form: Any = {
    ...always,
    edit,
    "edit-imei": onImei,
    loaded,
    "start-over": startOver,
  };

  return {
    restoring: beforeOpening,
    loading: { ...form, "load-failed": loadFailed },
    "load-failed": {
      ...always,
      loaded,
      refetch: loadAgain,
      "page-online": loadAgain,
      "start-over": startOver,
    },
    form: {
      ...form,
      "load-failed": loadFailed,
      continue: submit,
      back,
      "page-online": checkAgain,
    },
    preparing: { ...form, prepared, "prepare-failed": prepareFailed },
    reviewing: {
      ...form,
      "load-failed": loadFailed,
      back: backToForm,
      refetch: (task, state, event) =>
        state.screen.question.priceCheck === null
          ? change(state, {}, load(true))
          : onQuestion(task, state, event),
      acknowledge: onQuestion,
      "page-online": onQuestion,
      "prices-found": onQuestion,
      "earlier-found": onQuestion,
      confirm: onQuestion,
      "card-refused": refused,
    },
    sending: { ...always, accepted, refused, unknown, blocked, "not-sent": onQuestion },
    "reading-back": {
      ...always,
      loaded,
      found: onOutcome,
      "outcome-known": outcomeKnown,
      settling: onOutcome,
      settled: onOutcome,
    },
    unknown: {
      ...always,
      loaded,
      "read-back-again": onOutcome,
      settling: onOutcome,
      settled: onOutcome,
      "try-again": sendAgain,
      "start-over": startOver,
    },
    done: {
      ...always,
      loaded,
      "close-dialog": (_, state) => show(state.form, { ...state.screen, isDialogOpen: false }),
      "start-over": startOver,
    },
  };
}

const loadAgain = <Shape extends TaskShape>(
  _: Task<Shape>,
  { form }: TaskState<Shape>,
): TaskTransition<Shape> => show({ ...form, failure: null }, { phase: "loading" }, load(true));

/** Retries an IMEI check that could not reach the server. */
const checkAgain = <Shape extends TaskShape>(
  _: Task<Shape>,
  state: TaskState<Shape>,
): TaskTransition<Shape> =>
  state.form.imei.check.status === "invalid" && state.form.imei.check.canRetry
    ? changeImei(state, { type: "check-imei-again" })
    : stay(state);

const storeDetails = <Shape extends TaskShape>(
  _: Task<Shape>,
  state: TaskState<Shape>,
  { details }: EventOf<Shape, "details" | "prepared">,
): TaskTransition<Shape> => change(state, { details: { ...state.form.details, ...details } });

/** The first event, of any type: reads the data and looks up attempts of earlier pages. */
function open<Shape extends TaskShape>(
  task: Task<Shape>,
  { form }: TaskState<Shape>,
): TaskTransition<Shape> {
  const loading = show(form, { phase: "loading" }, load(false));
  const { attempts } = form;
  return attempts.length === 0
    ? loading
    : chain(loading, (next) => lookUpAttempts(task, next.form, attempts));
}

/** Returns the transition function of a task. Pure. */
export function taskTransition<Shape extends TaskShape>(
  task: Task<Shape>,
): (state: TaskState<Shape>, event: TaskEvent<Shape>) => TaskTransition<Shape> {
  const machine = machineOf<Shape>();

  function handle(state: TaskState<Shape>, event: TaskEvent<Shape>): TaskTransition<Shape> {
    const handler = machine[state.screen.phase][event.type] as
      | ((task: Task<Shape>, state: TaskState<Shape>, event: unknown) => TaskTransition<Shape>)
      | undefined;
    return handler?.(task, state, event) ?? stay(state);
  }

  return (state: TaskState<Shape>, event: TaskEvent<Shape>) => {
    if (state.screen.phase !== "restoring" || event.type in machine.restoring)
      return handle(state, event);
    const opened = open(task, state);
    // The sender of the event had not seen these attempts yet.
    const hasNothingOpen = opened.state.screen.phase === "loading";
    return hasNothingOpen ? chain(opened, (next) => handle(next, event)) : opened;
  };
}
