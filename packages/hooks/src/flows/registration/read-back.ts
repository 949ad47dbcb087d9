import { progressAfter } from "../../rules/registration/progress.ts";
import { freeSubjects } from "./attempt.ts";
import { stay, to } from "./changes.ts";
import type { RegistrationEffect, RegistrationTransition } from "./effects.ts";
import { goToConfirm } from "./enter.ts";
import type { HandlersOf, ReadBackEvent } from "./events.ts";
import { nothingInUse } from "./outcome.ts";
import { lowered } from "./readiness.ts";
import type { RegistrationState } from "./state.ts";

/** Reading back the outcome of an attempt that got no reply. */
export const readBackHandlers: HandlersOf<ReadBackEvent> = {
  "read-back": (state, { found, isSettled: isOver }) => {
    if (state.name !== "reading-back" || state.attempt === null) return stay(state);
    // If all IMEIs are in use, the request was carried out, and waiting changes nothing.
    const hasHappened = found.length > 0 && found.every(({ inUse }) => inUse === true);
    const isSettled = state.isSettled || hasHappened || isOver;
    const end: RegistrationEffect[] = isSettled ? [{ type: "cancel", key: "settle" }] : [];
    const told: RegistrationState = {
      ...state,
      name: "unknown",
      found,
      isSettled,
      looksAgainAt: isSettled ? null : state.looksAgainAt,
      isTryingAgain: false,
    };
    return state.isTryingAgain && nothingInUse(told)
      ? toRepetition(told, end)
      : to(told, {}, ...end);
  },

  "read-back-again": (state) => (state.name === "unknown" ? readBack(state) : stay(state)),

  settling: (state, { until }) =>
    state.name === "unknown" || state.name === "reading-back"
      ? to(state, { looksAgainAt: until })
      : stay(state),

  settled: (state) => {
    const { name, attempt } = state;
    const isOpen = name === "unknown" || name === "reading-back";
    if (!isOpen || attempt === null) return stay(state);
    // Results from the time when the request may have been in progress are outdated.
    return readBack({ ...state, isSettled: true, looksAgainAt: null });
  },
};

/** Before the same is sent again, it is checked once more that it was not registered. */
export const readBackToTryAgain = (state: RegistrationState): RegistrationTransition =>
  readBack({ ...state, isTryingAgain: true });

/** Allows another payment for what an attempt did not register, once it can no longer do so. */
export const closing = ({ attempt, found }: RegistrationState): RegistrationEffect[] =>
  attempt === null
    ? []
    : [{ type: "close-attempt", id: attempt.id, subjects: freeSubjects(found) }];

/** To the confirmation, where the words of a second one are shown. */
function toRepetition(
  state: RegistrationState,
  effects: readonly RegistrationEffect[],
): RegistrationTransition {
  const progress = progressAfter(state.progress, "register-error");
  const open = {
    ...state,
    progress,
    attempt: null,
    found: [],
    failure: null,
    repeats: state.attempt?.id ?? null,
  };
  const next = goToConfirm(lowered(open));
  return { ...next, effects: [...effects, ...closing(state), ...next.effects] };
}

/** Reads back which IMEIs are in use, and again once the request can no longer be in progress. */
export function readBackUntilSettled(
  state: RegistrationState,
  ...effects: RegistrationEffect[]
): RegistrationTransition {
  if (state.attempt === null) return stay(state);
  const wait: RegistrationEffect[] = state.isSettled
    ? []
    : [{ type: "wait-settled", key: "settle", attempt: state.attempt }];
  return readBack(state, ...effects, ...wait);
}

function readBack(
  state: RegistrationState,
  ...effects: RegistrationEffect[]
): RegistrationTransition {
  if (state.attempt === null) return stay(state);
  const attempt = { ...state.attempt, outcome: "unknown" } as const;
  return to(state, { attempt, found: [], name: "reading-back" }, ...effects, {
    type: "read-back",
    key: "read-back",
    attempt,
  });
}
