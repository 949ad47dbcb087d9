import { cancelLeftQuestion } from "../checkout/checkout.ts";
import { attemptsChanged } from "./attempts-changed.ts";
import { chain, change, show, stay } from "../engine/step.ts";
import { taskCheckout } from "./checkout.ts";
import { load, loadFailed } from "./data.ts";
import { loaded } from "./loaded.ts";
import { edit, forgetSecrets, onImei, changeAddress } from "./edits.ts";
import { changeImei } from "./args.ts";
import { startOver } from "./start.ts";
import type { TaskEvent, TaskIn, TaskPhase, TaskState, TaskTransition } from "./state.ts";
import { back, backToForm, prepared, prepareFailed, submit } from "./steps.ts";
import type { Task, TaskShape } from "./task.ts";

type EventOf<Type> = Extract<TaskEvent, { type: Type }>;

type Handlers<State> = {
  readonly [Type in TaskEvent["type"]]?: (state: State, event: EventOf<Type>) => TaskTransition;
};

/** The handler of each event in each phase. An event without a handler has no effect there. */
type Machine = {
  readonly [Phase in TaskPhase]: Handlers<TaskIn<TaskShape, Phase>>;
};

/** The state machine of a task. The documentation contains a diagram of it. */
export function machineOf(task: Task): Machine {
  type Any = Handlers<TaskState>;
  const checkout = taskCheckout(task);

  /** A handler that needs the declaration of the task. */
  const on =
    <State, Event>(handle: (task: Task, state: State, event: Event) => TaskTransition) =>
    (state: State, event: Event) =>
      handle(task, state, event);

  const beforeOpening: Any = { attempts: on(attemptsChanged), "page-left": on(forgetSecrets) };

  const always: Any = {
    ...beforeOpening,
    address: on(changeAddress),
    refetch: (state) => change(state, {}, load(true)),
    details: storeDetails,
    prepared: storeDetails,
    "leave-imei": on(onImei),
    "imei-paused": on(onImei),
    "check-imei-again": on(onImei),
    "imei-checked": on(onImei),
  };

  const form: Any = {
    ...always,
    edit: on(edit),
    "edit-imei": on(onImei),
    loaded: on(loaded),
    "start-over": on(startOver),
  };

  return {
    restoring: beforeOpening,
    loading: { ...form, "load-failed": loadFailed },
    "load-failed": {
      ...always,
      loaded: on(loaded),
      refetch: loadAgain,
      "page-online": loadAgain,
      "start-over": on(startOver),
    },
    form: {
      ...form,
      "load-failed": loadFailed,
      continue: on(submit),
      back: on(back),
      "page-online": checkAgain,
    },
    preparing: { ...form, prepared: on(prepared), "prepare-failed": prepareFailed },
    reviewing: {
      ...form,
      ...checkout.reviewing,
      "load-failed": loadFailed,
      back: backToForm,
      refetch: (state, event) =>
        state.screen.question.priceCheck === null
          ? change(state, {}, load(true))
          : checkout.reviewing.refetch(state, event),
    },
    sending: { ...always, ...checkout.sending },
    "reading-back": { ...always, loaded: on(loaded), ...checkout["reading-back"] },
    unknown: {
      ...always,
      loaded: on(loaded),
      ...checkout.unknown,
      "start-over": on(startOver),
    },
    done: {
      ...always,
      loaded: on(loaded),
      "close-dialog": ({ form: left, screen }) => show(left, { ...screen, isDialogOpen: false }),
      "start-over": on(startOver),
    },
  };
}

const loadAgain = ({ form }: TaskState): TaskTransition =>
  show({ ...form, failure: null }, { phase: "loading" }, load(true));

/** Retries an IMEI check that could not reach the server. */
const checkAgain = (state: TaskState): TaskTransition =>
  state.form.imei.check.status === "invalid" && state.form.imei.check.canRetry
    ? changeImei(state, { type: "check-imei-again" })
    : stay(state);

const storeDetails = (
  state: TaskState,
  { details }: EventOf<"details" | "prepared">,
): TaskTransition => change(state, { details: { ...state.form.details, ...details } });

/** The first event, of any type: reads the data and looks up attempts of earlier pages. */
function open(task: Task, { form }: TaskState): TaskTransition {
  const loading = show(form, { phase: "loading" }, load(false));
  const { attempts } = form;
  return attempts.length === 0
    ? loading
    : chain(loading, (next) => taskCheckout(task).lookUp(next.form, attempts));
}

/** Returns the transition function of a task. Pure. */
export function taskTransition(task: Task): (state: TaskState, event: TaskEvent) => TaskTransition {
  const machine = machineOf(task);

  function handle(state: TaskState, event: TaskEvent): TaskTransition {
    const handler = machine[state.screen.phase][event.type] as
      | ((state: TaskState, event: unknown) => TaskTransition)
      | undefined;
    return cancelLeftQuestion(state, handler?.(state, event) ?? stay(state));
  }

  return (state: TaskState, event: TaskEvent) => {
    if (state.screen.phase !== "restoring" || event.type in machine.restoring)
      return handle(state, event);
    const opened = open(task, state);
    // The sender of the event had not seen these attempts yet.
    const hasNothingOpen = opened.state.screen.phase === "loading";
    return hasNothingOpen ? chain(opened, (next) => handle(next, event)) : opened;
  };
}
