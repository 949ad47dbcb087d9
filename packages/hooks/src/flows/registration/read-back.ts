import { lostSecret } from "../../rules/registration/lost-secret.ts";
import { progressAfter } from "../../rules/registration/progress.ts";
import {
  openOutcome,
  outcomeTransition,
  type OutcomeEvent,
  type OutcomeStep,
} from "../payment/outcome.ts";
import { stay, to } from "./changes.ts";
import type { RegistrationEffect, RegistrationTransition } from "./effects.ts";
import { goToConfirm } from "./enter.ts";
import type { HandlersOf, ReadBackEvent } from "./events.ts";
import { nothingInUse } from "./outcome.ts";
import { lowered } from "./readiness.ts";
import type { RegistrationState } from "./state.ts";

/** Reads back which IMEIs are in use, and again once the request can no longer be in progress. */
export function readBackUntilSettled(
  state: RegistrationState,
  ...effects: RegistrationEffect[]
): RegistrationTransition {
  if (state.attempt === null) return stay(state);
  const attempt = { ...state.attempt, outcome: "unknown" } as const;
  const progress = progressAfter(state.progress, "register-error");
  return shown({ ...state, attempt, progress }, openOutcome([attempt], true), effects);
}

/** True while the outcome of what was sent is unknown. */
export const isUnanswered = ({ name }: RegistrationState): boolean =>
  name === "unknown" || name === "reading-back";

/** The customer goes on from an unknown outcome. The attempt stays open: the next order repeats it. */
export function leaveOpen(state: RegistrationState): RegistrationTransition {
  const { progress, customer, payment } = state;
  return to(
    state,
    {
      name: "terms",
      attempt: null,
      outcome: null,
      failure: null,
      repeats: repeatsOf(state),
      lostSecret: lostSecret(progress, customer, payment),
    },
    { type: "cancel", key: "read-back" },
    { type: "cancel", key: "settle" },
  );
}

const repeatsOf = ({ repeats, attempt }: RegistrationState): RegistrationState["repeats"] =>
  attempt === null ? repeats : [...repeats.filter(({ id }) => id !== attempt.id), attempt];

/** Whatever happens to an attempt that got no reply. */
export function onOutcome(state: RegistrationState, event: OutcomeEvent): RegistrationTransition {
  const { name: phase, outcome } = state;
  const isOpen = phase === "unknown" || phase === "reading-back";
  const step = isOpen && outcome !== null ? outcomeTransition({ phase, outcome }, event) : null;
  if (step === null) return stay(state);
  const next = shown(state, step);
  const wasTryingAgain = event.type === "found" && outcome?.isTryingAgain === true;
  return wasTryingAgain && nothingInUse(next.state) ? toRepetition(next.state, next.effects) : next;
}

export const readBackHandlers: HandlersOf<ReadBackEvent> = {
  found: onOutcome,
  "read-back-again": onOutcome,
  settling: onOutcome,
  settled: onOutcome,
};

const shown = (
  state: RegistrationState,
  { phase, outcome, effects }: OutcomeStep,
  before: readonly RegistrationEffect[] = [],
): RegistrationTransition => to(state, { name: phase, outcome }, ...before, ...effects);

/** Allows another payment for what an attempt did not register, once it can no longer do so. */
export function closing({ attempt, outcome }: RegistrationState): RegistrationEffect[] {
  if (attempt === null) return [];
  // Of those in use nobody knows who paid.
  const subjects = attempt.subjects.filter(
    (subject) => outcome?.verdicts[subject] === "not-applied",
  );
  return [{ type: "close-attempt", id: attempt.id, subjects }];
}

/** To the confirmation, where the words of a second one are shown. */
function toRepetition(
  state: RegistrationState,
  effects: readonly RegistrationEffect[],
): RegistrationTransition {
  const repeats = repeatsOf(state);
  const open = { ...state, attempt: null, outcome: null, failure: null, repeats };
  const next = goToConfirm(lowered(open));
  return { ...next, effects: [...effects, ...closing(state), ...next.effects] };
}
