import { stay, to } from "./changes.ts";
import type { RegistrationEffect, RegistrationTransition } from "./effects.ts";
import type { HandlersOf, ReadBackEvent } from "./events.ts";
import type { Attempt, RegistrationState } from "./state.ts";

/** Reading back the outcome of an attempt that got no reply. */
export const readBackHandlers: HandlersOf<ReadBackEvent> = {
  "read-back": (state, { found, isSettled: isOver }) => {
    if (state.name !== "reading-back" || state.attempt === null) return stay(state);
    const { attempt } = state;
    // If all IMEIs are in use, the request was carried out, and waiting changes nothing.
    const hasHappened = found.length > 0 && found.every(({ inUse }) => inUse === true);
    const isSettled = attempt.isSettled || hasHappened || isOver;
    const end: RegistrationEffect[] = isSettled ? [{ type: "cancel", key: "settle" }] : [];
    return to(state, { name: "unknown", attempt: { ...attempt, found, isSettled } }, ...end);
  },

  "read-back-again": (state) => (state.name === "unknown" ? readBack(state) : stay(state)),

  settled: (state) => {
    const { name, attempt } = state;
    const isOpen = name === "unknown" || name === "reading-back";
    if (!isOpen || attempt === null) return stay(state);
    // Results from the time when the request may have been in progress are outdated.
    return readBack({ ...state, attempt: { ...attempt, isSettled: true } });
  },
};

/** Reads back which IMEIs are in use, and again once the request can no longer be in progress. */
export function readBackUntilSettled(
  state: RegistrationState,
  ...effects: RegistrationEffect[]
): RegistrationTransition {
  if (state.attempt === null) return stay(state);
  const { at, isSettled } = state.attempt;
  const wait: RegistrationEffect[] = isSettled
    ? []
    : [{ type: "wait-settled", key: "settle", since: at }];
  return readBack(state, ...effects, ...wait);
}

function readBack(
  state: RegistrationState,
  ...effects: RegistrationEffect[]
): RegistrationTransition {
  if (state.attempt === null) return stay(state);
  const attempt: Attempt = { ...state.attempt, outcome: "unknown", found: [] };
  return to({ ...state, attempt, name: "reading-back" }, {}, ...effects, {
    type: "read-back",
    key: "read-back",
    imeis: attempt.imeis,
    since: attempt.at,
  });
}
