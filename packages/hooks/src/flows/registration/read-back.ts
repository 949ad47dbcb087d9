import { lostSecret } from "../../rules/registration/lost-secret.ts";
import { wizardAfterError } from "../../rules/registration/wizard.ts";
import type { Attempt } from "../checkout/attempts.ts";
import {
  openOutcome,
  outcomeTransition,
  type OutcomeEvent,
  type OutcomeStep,
} from "../checkout/outcome.ts";
import { chain, show, stay } from "../engine/step.ts";
import type { RegistrationEffect, RegistrationTransition } from "./events.ts";
import { goTo, goToConfirm } from "./enter.ts";
import { canStartOver, nothingInUse } from "./outcome.ts";
import { closeGates } from "./secrets.ts";
import { emptyForm } from "./start.ts";
import type { RegistrationForm, RegistrationIn, RegistrationState } from "./state.ts";

type Unanswered = RegistrationIn<"reading-back" | "unknown">;

/** Looks up which IMEIs are in use, and again once the request can no longer be in progress. */
export const lookUp = (
  form: RegistrationForm,
  attempt: Attempt,
  ...effects: RegistrationEffect[]
): RegistrationTransition =>
  showOutcome(
    { ...form, wizard: wizardAfterError(form.wizard) },
    openOutcome([{ ...attempt, outcome: "unknown" }], true),
    effects,
  );

const showOutcome = (
  form: RegistrationForm,
  { phase, outcome, effects }: OutcomeStep,
  before: readonly RegistrationEffect[] = [],
): RegistrationTransition => show(form, { phase, outcome }, ...before, ...effects);

/** Handles the events of an attempt without a reply. */
export function onOutcome(state: Unanswered, event: OutcomeEvent): RegistrationTransition {
  const { form, screen } = state;
  const step = outcomeTransition(screen, event);
  if (step === null) return stay(state);
  const next = showOutcome(form, step);
  const wasTryingAgain = event.type === "found" && screen.outcome.isTryingAgain;
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
  const { form } = state;
  const { wizard, customer, payment } = form;
  return show(
    {
      ...form,
      failure: null,
      repeats: repeatsOf(state),
      lostSecret: lostSecret(wizard, customer, payment),
    },
    { phase: "terms" },
    { type: "cancel", key: "read-back" },
    { type: "cancel", key: "settle" },
  );
}

/** Previous, while the outcome is unknown. */
export const backToTerms = (state: Unanswered): RegistrationTransition =>
  chain(leaveOpen(state), ({ form }) => goTo(form, "terms"));

const repeatsOf = ({ form, screen: { outcome } }: Unanswered) => [
  ...form.repeats.filter(({ id }) => outcome.asked.every((attempt) => attempt.id !== id)),
  ...outcome.asked,
];

/** Opens the confirmation, which warns about a repetition. */
function toRepetition(state: Unanswered, found: RegistrationTransition): RegistrationTransition {
  const open = { ...found.state.form, failure: null, repeats: repeatsOf(state) };
  const closed = { ...found, effects: [...found.effects, ...closeUnregistered(found.state)] };
  return chain(closed, () => goToConfirm(closeGates(open)));
}

/** Starts another registration, after a success or once it is known which devices are in use. */
export const startOver = (state: RegistrationIn<"unknown" | "done">): RegistrationTransition =>
  canStartOver(state)
    ? show(
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
function closeUnregistered({ screen }: RegistrationState): RegistrationEffect[] {
  if (screen.phase !== "unknown") return [];
  const { asked, verdicts } = screen.outcome;
  return asked.map(({ id, subjects }) => ({
    type: "close-attempt",
    id,
    // It is not known who paid for devices that are in use.
    subjects: subjects.filter((subject) => verdicts[subject] === "not-applied"),
    verdict: "not-applied",
  }));
}
