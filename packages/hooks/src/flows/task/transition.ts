import { hasAny } from "../engine/field-errors.ts";
import { canReadBack } from "./args.ts";
import { accepted, confirm, unknown, withoutCode } from "./confirm.ts";
import { load, loaded } from "./data.ts";
import { edit, forgetSecrets, onImei, readdressed } from "./edits.ts";
import { checkKeptImei } from "./imei.ts";
import { attemptsChanged, found, lookInto, reload, tryAgain } from "./outcome.ts";
import { checkPrices } from "./prices.ts";
import { pricesFound } from "./prices-found.ts";
import { freshState } from "./start.ts";
import type { TaskEvent, TaskState, TaskTransition } from "./state.ts";
import { stay, to } from "./changes.ts";
import { lastStage, prepared, submit, toForm, toRepetition } from "./steps.ts";
import type { Task, TaskShape } from "./task.ts";

/** Makes the transition function of a task: what an event makes of its state. Pure. */
export function taskTransition<Shape extends TaskShape>(task: Task<Shape>) {
  type State = TaskState<Shape>;
  type Event = TaskEvent<Shape>;
  type Next = TaskTransition<Shape>;

  /** The first event, whatever it is: the data is read, and so is what an earlier page left open. */
  function open(before: State): Next {
    const state = { ...before, isOpen: true };
    const next: Next =
      state.attempts.length === 0 ? stay(state) : lookInto(task, state, state.attempts);
    const checked = checkKeptImei(task, next.state);
    return { ...checked, effects: [load(false), ...next.effects, ...checked.effects] };
  }

  function handle(state: State, event: Event): Next {
    switch (event.type) {
      case "open":
        return stay(state);
      case "address":
        return readdressed(task, state, event.input);
      case "edit":
        return edit(task, state, event);
      case "continue":
        return submit(task, state);
      case "back":
        if (state.phase === "reviewing") return stay(toForm(state));
        if (state.phase !== "stage" || state.stage === 0) return stay(state);
        return to(state, { stage: state.stage - 1, fieldErrors: {}, failure: null });
      case "acknowledge":
        return to(state, { isAcknowledged: event.isAcknowledged });
      case "confirm":
        return confirm(task, state, event);
      case "refetch":
        if (state.phase === "reviewing" && state.priceCheck !== null)
          return checkPrices(task, state);
        return state.phase === "load-failed"
          ? to(state, { phase: "loading", failure: null }, load(true))
          : to(state, {}, load(true));
      case "read-back-again":
        return state.phase === "unknown" && canReadBack(task, state)
          ? lookInto(task, state, state.asked, state.isSettled)
          : stay(state);
      case "settled":
        return state.phase === "unknown" || state.phase === "reading-back"
          ? lookInto(task, state, state.asked, true)
          : stay(state);
      case "try-again":
        if (state.phase !== "unknown") return stay(state);
        return tryAgain(task, state) ?? toRepetition(task, state);
      case "start-over": {
        if (state.phase === "sending" || state.phase === "reading-back") return stay(state);
        const fresh = freshState(task, state.input, state.attempts);
        const draft = state.phase === "done" ? state.draft : fresh.draft;
        return to(fresh, { isOpen: true, draft }, load(true));
      }
      case "page-left":
        return forgetSecrets(task, state);
      case "close-dialog":
        return to(state, { isDialogOpen: false });
      case "loaded":
        return loaded(task, state, event.data);
      case "prices-found":
        return pricesFound(task, state, event);
      case "load-failed": {
        const { phase } = state;
        const isForm = phase === "loading" || phase === "stage" || phase === "reviewing";
        return isForm ? to(state, { phase: "load-failed", failure: event.failure }) : stay(state);
      }
      case "edit-imei":
      case "leave-imei":
      case "imei-paused":
      case "check-imei-again":
      case "imei-checked":
        return onImei(task, state, event);
      case "prepared":
        return prepared(task, state, event.details);
      case "prepare-failed": {
        const { fieldErrors, failure } = event;
        if (state.phase !== "preparing") return stay(state);
        const submitCount = state.submitCount + (hasAny(fieldErrors) ? 1 : 0);
        return to(state, { phase: "stage", fieldErrors, failure, submitCount });
      }
      case "details":
        return to(state, { details: { ...state.details, ...event.details } });
      case "accepted":
        return accepted(task, state, event.reply);
      case "refused": {
        const draft = withoutCode(state.draft);
        const form = toForm(state, { stage: lastStage(task), failure: event.failure, draft });
        return form.isOutdated ? reload(task, form) : stay(form);
      }
      case "busy":
        return to(state, { phase: "reviewing", isBusyElsewhere: true });
      case "unknown":
        return unknown(task, state, event);
      case "found": {
        const next = found(state, event);
        const isNews = Object.entries(event.verdicts).some(
          ([subject, verdict]) => verdict === "applied" && state.verdicts[subject] !== verdict,
        );
        if (event.repeats !== true || next.state === state || isNews) return next;
        const repetition = toRepetition(task, next.state);
        return { ...repetition, effects: [...next.effects, ...repetition.effects] };
      }
      case "attempts":
        return attemptsChanged(task, state, event);
    }
  }

  return (state: State, event: Event): Next => {
    const isTold = event.type === "attempts" || event.type === "page-left";
    if (state.isOpen || isTold) return handle(state, event);
    const first = open(state);
    // Who sent the event did not know yet what is told now.
    if (first.state.phase !== state.phase) return first;
    const next = handle(first.state, event);
    return { ...next, effects: [...first.effects, ...next.effects] };
  };
}
