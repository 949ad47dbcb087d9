import { lostSecret } from "../../rules/registration/lost-secret.ts";
import { progressAfter } from "../../rules/registration/progress.ts";
import type { Attempt } from "../checkout/attempts.ts";
import {
  openOutcome,
  outcomeTransition,
  type OutcomeEvent,
  type OutcomeStep,
} from "../checkout/outcome.ts";
import { withScreen, showScreen, stay } from "./changes.ts";
import type { RegistrationEffect, RegistrationTransition } from "./events.ts";
import { goTo, goToConfirm } from "./enter.ts";
import { canStartOver, nothingInUse } from "./outcome.ts";
import { closeGates } from "./secrets.ts";
import { emptyForm } from "./start.ts";
import type { RegistrationForm, RegistrationIn, RegistrationState } from "./state.ts";

type Unanswered = RegistrationIn<"reading-back" | "unknown">;

/** Looks up which IMEIs are in use, and again once the request can no longer be in progress. */
export const lookUp = (
  state: RegistrationForm,
  attempt: Attempt,
  ...effects: RegistrationEffect[]
): RegistrationTransition =>
  showOutcome(
    { ...state, progress: progressAfter(state.progress, "register-error") },
    openOutcome([{ ...attempt, outcome: "unknown" }], true),
    effects,
  );

const showOutcome = (
  state: RegistrationForm,
  { phase, outcome, effects }: OutcomeStep,
  before: readonly RegistrationEffect[] = [],
): RegistrationTransition => showScreen(state, { phase, outcome }, ...before, ...effects);

/** Handles the events of an attempt without a reply. */
export function onOutcome(state: Unanswered, event: OutcomeEvent): RegistrationTransition {
  const step = outcomeTransition(state, event);
  if (step === null) return stay(state);
  const next = showOutcome(state, step);
  const wasTryingAgain = event.type === "found" && state.outcome.isTryingAgain;
  return wasTryingAgain && nothingInUse(next.state) ? toRepetition(state, next) : next;
}

/** Looks up once more that nothing was registered before the same order is sent again. */
export const sendAgain = (
  state: RegistrationIn<"unknown">,
  event: OutcomeEvent,
): RegistrationTransition => (nothingInUse(state) ? onOutcome(state, event) : stay(state));

/**
 * The customer continues with an unknown outcome. The attempt stays open, and the next order
 * repeats it.
 */
export function leaveOpen(state: Unanswered): RegistrationTransition {
  const { progress, customer, payment } = state;
  return showScreen(
    {
      ...state,
      failure: null,
      repeats: repeatsOf(state),
      lostSecret: lostSecret(progress, customer, payment),
    },
    { phase: "terms" },
    { type: "cancel", key: "read-back" },
    { type: "cancel", key: "settle" },
  );
}

/** Previous, while the outcome is unknown. */
export function backToTerms(state: Unanswered): RegistrationTransition {
  const left = leaveOpen(state);
  const next = goTo(left.state, "terms");
  return { ...next, effects: [...left.effects, ...next.effects] };
}

const repeatsOf = ({ repeats, outcome: { asked } }: Unanswered) => [
  ...repeats.filter(({ id }) => asked.every((attempt) => attempt.id !== id)),
  ...asked,
];

/** Opens the confirmation, which warns about a repetition. */
function toRepetition(
  state: Unanswered,
  { state: found, effects }: RegistrationTransition,
): RegistrationTransition {
  const open = { ...found, failure: null, repeats: repeatsOf(state) };
  const next = goToConfirm(closeGates(withScreen(open, { phase: "terms" })));
  return { ...next, effects: [...effects, ...closeUnregistered(found), ...next.effects] };
}

/** Starts another registration, after a success or once it is known which devices are in use. */
export const startOver = (state: RegistrationIn<"unknown" | "done">): RegistrationTransition =>
  canStartOver(state)
    ? showScreen(
        { ...emptyForm, visited: true },
        { phase: "email", emailFailure: null },
        ...closeUnregistered(state),
        { type: "go", step: "customer-information" },
      )
    : stay(state);

/**
 * Once an attempt can no longer register anything, allows another payment for the devices that it
 * did not register.
 */
function closeUnregistered(state: RegistrationState): RegistrationEffect[] {
  if (state.phase !== "unknown") return [];
  const { asked, verdicts } = state.outcome;
  return asked.map(({ id, subjects }) => ({
    type: "close-attempt",
    id,
    // It is not known who paid for devices that are in use.
    subjects: subjects.filter((subject) => verdicts[subject] === "not-applied"),
    verdict: "not-applied",
  }));
}
