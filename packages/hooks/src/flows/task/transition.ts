import { hasAny, remainingErrors } from "../field-errors.ts";
import {
  argsOf,
  attemptsInTheWay,
  canConfirm,
  canReadBack,
  firstIncomplete,
  reviewOf,
  stageErrors,
} from "./args.ts";
import { load, loadDetails, loaded } from "./data.ts";
import { attemptsChanged, found, lookInto, reload, tryAgain } from "./outcome.ts";
import type { ImeiEvent } from "../imei-field.ts";
import { changeImei, checkKeptImei, leaveImei, syncImei } from "./imei.ts";
import { freshState } from "./start.ts";
import type { TaskEffect, TaskEvent, TaskState, TaskTransition } from "./state.ts";
import type { Task, TaskShape } from "./task.ts";

/** Makes the transition function of a task: what an event makes of its state. Pure. */
export function taskTransition<Shape extends TaskShape>(task: Task<Shape>) {
  type State = TaskState<Shape>;
  type Event = TaskEvent<Shape>;
  type Next = TaskTransition<Shape>;
  const last = task.stages.length - 1;

  const to = (state: State, changes: Partial<State>, ...effects: TaskEffect<Shape>[]): Next => ({
    state: { ...state, ...changes },
    effects,
  });
  const stay = (state: State): Next => ({ state, effects: [] });

  /** The first event, whatever it is: the data is read, and so is what an earlier page left open. */
  function open(before: State): Next {
    const state = { ...before, isOpen: true };
    const next: Next =
      state.attempts.length === 0 ? stay(state) : lookInto(task, state, state.attempts);
    const checked = checkKeptImei(task, next.state);
    return { ...checked, effects: [load(false), ...next.effects, ...checked.effects] };
  }

  /** The screen of the form: its stage, or the wait for its data. */
  function toForm(state: State, changes: Partial<State> = {}): State {
    const form = { ...state, consentTo: [], ...changes };
    return { ...form, phase: form.data === null ? "loading" : "stage" };
  }

  function toReview(state: State): Next {
    const consentTo = attemptsInTheWay(task, state).map(({ id }) => id);
    return to(state, {
      phase: "reviewing",
      consentTo,
      isAcknowledged: false,
      isBusyElsewhere: false,
      fieldErrors: {},
    });
  }

  /** To the form, or to the review where everything is still entered. */
  function toRepetition(state: State): Next {
    const form = toForm(state, { stage: last, failure: null });
    if (form.data === null || form.isOutdated) return reload(task, form);
    const args = argsOf(form);
    const stage = args === null ? last : firstIncomplete(task, args, last + 1);
    return stage > last ? toReview(form) : to(form, { stage });
  }

  function submit(before: State): Next {
    if (before.phase !== "stage" || before.data === null) return stay(before);
    const { state, effects } = leaveImei(task, before);
    const next = pass(state);
    return { ...next, effects: [...effects, ...next.effects] };
  }

  function pass(state: State): Next {
    const args = argsOf(state);
    if (args === null) return stay(state);
    const stage = firstIncomplete(task, args, state.stage);
    const fieldErrors = stageErrors(task, args, stage);
    if (hasAny(fieldErrors)) {
      return to(state, { stage, fieldErrors, submitCount: state.submitCount + 1 });
    }
    const effects = loadDetails(task, args, stage);
    const isWaiting = effects.some(({ type }) => type === "prepare");
    if (isWaiting) {
      return to(state, { stage, phase: "preparing", fieldErrors: {}, failure: null }, ...effects);
    }
    return advance({ ...state, stage, phase: "stage" }, ...effects);
  }

  function advance(state: State, ...effects: TaskEffect<Shape>[]): Next {
    const { stage } = state;
    if (stage < last) {
      return to(state, { stage: stage + 1, fieldErrors: {}, failure: null }, ...effects);
    }
    return toReview({ ...state, failure: null });
  }

  /** What was waited for is here, unless the customer has changed meanwhile what it is about. */
  function prepared(before: State, details: State["details"]): Next {
    const state = { ...before, details: { ...before.details, ...details } };
    const args = argsOf(state);
    const required = task.stages[state.stage]?.details;
    if (state.phase !== "preparing" || args === null || required === undefined) return stay(state);
    if (required.subjects(args).some((subject) => !(subject in args.details))) return stay(state);
    return advance({ ...state, phase: "stage", draft: required.fill?.(args) ?? state.draft });
  }

  function confirm(state: State, at: Date): Next {
    const args = argsOf(state);
    // Leaving the review at the first press is what makes a second one do nothing.
    if (args === null || !canConfirm(task, state)) return stay(state);
    if (firstIncomplete(task, args, last + 1) <= last) return to(state, { phase: "stage" });
    const { total } = task.review(args);
    const subjects = task.subjects(args);
    const owner = task.owner(state.input);
    const time = at.toISOString();
    const id = `${task.family} ${owner} ${time} ${subjects[0] ?? ""}`;
    const memo = task.memo?.(args) ?? "";
    const memos = task.memo === undefined ? state.memos : { ...state.memos, [id]: memo };
    return to(
      state,
      { phase: "sending", failure: null, isBusyElsewhere: false, memos },
      {
        type: "send",
        consentTo: state.consentTo,
        request: task.request(args),
        memo,
        attempt: {
          id,
          family: task.family,
          owner,
          subjects,
          amount: typeof total === "number" ? total : null,
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

  function edit(state: State, { patch, today }: Extract<Event, { type: "edit" }>): Next {
    const { phase, data } = state;
    const isForm = FORM_PHASES.has(phase) || phase === "loading";
    if (!isForm) return stay(state);
    const draft = task.edit?.(state.draft, patch, today) ?? { ...state.draft, ...patch };
    // A consent is for what was shown: after an edit it is asked for again.
    const shown = { ...state, draft, phase: data === null ? phase : "stage" } as const;
    const synced = syncImei(task, shown);
    const args = argsOf(synced.state);
    const fieldErrors = remainingErrors(state.fieldErrors, () =>
      args === null ? {} : stageErrors(task, args, state.stage),
    );
    const next: Next = { ...synced, state: { ...synced.state, fieldErrors } };
    const passesItself = task.stages[state.stage]?.passesItself === true && args !== null;
    if (!passesItself || hasAny(stageErrors(task, args, state.stage))) return next;
    const passed = pass(next.state);
    return { ...passed, effects: [...next.effects, ...passed.effects] };
  }

  /** The field of the IMEI: an edit of it is an edit of the draft. */
  function onImei(state: State, event: ImeiEvent): Next {
    if (task.imei === undefined) return stay(state);
    const isEdit = event.type === "edit-imei";
    if (isEdit && !FORM_PHASES.has(state.phase) && state.phase !== "loading") return stay(state);
    const next = changeImei(state, event);
    const args = argsOf(next.state);
    const fieldErrors = remainingErrors(state.fieldErrors, () =>
      args === null ? {} : stageErrors(task, args, state.stage),
    );
    const isOver = isEdit && state.phase === "reviewing";
    return {
      ...next,
      state: { ...next.state, fieldErrors, phase: isOver ? "stage" : state.phase },
    };
  }

  function handle(state: State, event: Event): Next {
    switch (event.type) {
      case "open":
        return stay(state);
      case "edit":
        return edit(state, event);
      case "continue":
        return submit(state);
      case "back":
        if (state.phase === "reviewing") return stay(toForm(state));
        if (state.phase !== "stage" || state.stage === 0) return stay(state);
        return to(state, { stage: state.stage - 1, fieldErrors: {}, failure: null });
      case "acknowledge":
        return to(state, { isAcknowledged: event.isAcknowledged });
      case "confirm":
        return confirm(state, event.at);
      case "refetch":
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
        return tryAgain(task, state) ?? toRepetition(state);
      case "start-over": {
        if (state.phase === "sending" || state.phase === "reading-back") return stay(state);
        const fresh = freshState(task, state.input, state.attempts);
        const draft = state.phase === "done" ? state.draft : fresh.draft;
        return to(fresh, { isOpen: true, draft }, load(true));
      }
      case "close-dialog":
        return to(state, { isDialogOpen: false });
      case "loaded":
        return loaded(task, state, event.data);
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
        return onImei(state, event);
      case "prepared":
        return prepared(state, event.details);
      case "prepare-failed": {
        const { fieldErrors, failure } = event;
        if (state.phase !== "preparing") return stay(state);
        const submitCount = state.submitCount + (hasAny(fieldErrors) ? 1 : 0);
        return to(state, { phase: "stage", fieldErrors, failure, submitCount });
      }
      case "details":
        return to(state, { details: { ...state.details, ...event.details } });
      case "accepted":
        return accepted(state, event.reply.message);
      case "refused": {
        const draft = withoutCode(state.draft);
        const form = toForm(state, { stage: last, failure: event.failure, draft });
        return form.isOutdated ? reload(task, form) : stay(form);
      }
      case "busy":
        return to(state, { phase: "reviewing", isBusyElsewhere: true });
      case "unknown":
        return unknown(state, event);
      case "found": {
        const next = found(state, event);
        const isNews = Object.entries(event.verdicts).some(
          ([subject, verdict]) => verdict === "applied" && state.verdicts[subject] !== verdict,
        );
        if (!state.isTryingAgain || next.state === state || isNews) return next;
        const repetition = toRepetition(next.state);
        return { ...repetition, effects: [...next.effects, ...repetition.effects] };
      }
      case "attempts":
        return attemptsChanged(task, state, event);
    }
  }

  function unknown(state: State, event: Extract<Event, { type: "unknown" }>): Next {
    const { attempts, failure, echo } = event;
    const known = new Set(attempts.map(({ id }) => id));
    const elsewhere = [
      ...state.elsewhere.filter(({ id }) => !known.has(id)),
      ...attempts.filter(({ origin }) => origin === "other-window"),
    ];
    // Nothing of ours was sent, so nothing of it is forgotten.
    const draft = elsewhere.length > 0 && failure === null ? state.draft : withoutCode(state.draft);
    const next = { ...state, failure, elsewhere, draft };
    if (echo === undefined) return lookInto(task, next, attempts);
    const told = { ...next, phase: "reading-back", asked: attempts } as const;
    return found(told, { type: "found", verdicts: echo, isSettled: true });
  }

  function accepted(state: State, message: string | null): Next {
    const review = reviewOf(task, state) ?? { rows: [], total: "none" };
    const fresh = freshState(task, state.input, state.attempts);
    return to(
      fresh,
      {
        isOpen: true,
        phase: "done",
        draft: { ...fresh.draft, ...task.afterSuccess?.(state.draft) },
        data: state.data,
        receipt: { message, review },
        isDialogOpen: true,
      },
      { type: "invalidate" },
    );
  }

  return (state: State, event: Event): Next => {
    if (state.isOpen || event.type === "attempts") return handle(state, event);
    const first = open(state);
    // Who sent the event did not know yet what is told now.
    if (first.state.phase !== state.phase) return first;
    const next = handle(first.state, event);
    return { ...next, effects: [...first.effects, ...next.effects] };
  };
}

/** Phases in which the form shows, and can be edited. */
const FORM_PHASES: ReadonlySet<string> = new Set(["stage", "preparing", "reviewing"]);

/** A security code is asked for again after every reply. */
const withoutCode = <Draft extends object>(draft: Draft): Draft =>
  "cvc" in draft ? { ...draft, cvc: "" } : draft;

const last4Of = (draft: object): string | null =>
  "cardnumber" in draft ? String(draft.cardnumber).replaceAll(/\D/g, "").slice(-4) : null;
