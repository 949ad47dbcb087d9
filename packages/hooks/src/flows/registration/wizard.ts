import { askAgain } from "./ask-again.ts";
import { isOpen, type RegistrationStep } from "../../rules/registration/gates.ts";
import { initialProgress } from "../../rules/registration/initial-progress.ts";
import { progressAfter } from "../../rules/registration/progress.ts";
import { stay, to } from "./changes.ts";
import type { RegistrationEffect, RegistrationTransition } from "./effects.ts";
import { enter, enterUnready, goTo } from "./enter.ts";
import type { HandlersOf, WizardEvent } from "./events.ts";
import { another, withLastReceipt } from "./last-receipt.ts";
import { canStartOver, nothingInUse } from "./outcome.ts";
import { closing, isUnanswered, leaveOpen, onOutcome, readBackUntilSettled } from "./read-back.ts";
import { begunVariant } from "./path.ts";
import { firstUnready, forgetSecrets, lowered } from "./readiness.ts";
import { retryOfFailed } from "./retry-failed.ts";
import { freshState } from "./start.ts";
import { isEditable, stepOf, type RegistrationState, type RegistrationStateName } from "./state.ts";

type Visit = Extract<WizardEvent, { type: "visit" }>;

/** Moving between the steps: by address, by Previous, and starting over. */
export const wizardHandlers: HandlersOf<WizardEvent> = {
  visit: (state, event) => (state.visited ? visit(state, event) : firstVisit(state, event)),

  previous: (state) => {
    const leave = PREVIOUS[state.name];
    return leave === undefined ? stay(state) : leave(state);
  },

  "page-left": forgetSecrets,

  "page-online": askAgain,

  "page-back": (state) =>
    state.visited ? stay(state) : firstVisit(state, { type: "visit", step: stepOf(state.name) }),

  // Before the same is sent again, it is checked once more that it was not registered.
  "try-again": (state, event) => (nothingInUse(state) ? onOutcome(state, event) : stay(state)),

  "start-over": (state) =>
    canStartOver(state)
      ? to(freshState(), { visited: true }, ...closing(state), {
          type: "go",
          step: "customer-information",
        })
      : stay(state),

  "retry-failed": (state) => {
    const next = retryOfFailed(state);
    return next === null ? stay(state) : to(next, {}, { type: "go", step: "customer-information" });
  },
};

const FIRST = "customer-information";

function redirect(step: RegistrationStep, state: RegistrationState): RegistrationEffect {
  const variant = begunVariant(state);
  return { type: "go", step, redirect: true, ...(variant !== null && { variant }) };
}

function visit(before: RegistrationState, event: Visit): RegistrationTransition {
  const { step } = event;
  if (isUnanswered(before) && step !== "confirm") {
    const { state, effects } = leaveOpen(before);
    const next = visit(state, event);
    return { state: next.state, effects: [...effects, ...next.effects] };
  }
  // The progress may be lost, but not the attempt.
  if (!before.progress.topbar || !isEditable(before.name)) return visitSent(before, event);
  const state = inVariant(before, event);
  if (!isOpen(state.progress, step)) return visitClosed(state, step);
  const isElsewhere = event.variant !== undefined && event.variant !== state.variant;
  if (isElsewhere) return to(state, {}, redirect(step, state));
  // Documented: whoever comes back to the form of an account gives its password again.
  const isAccount = step === FIRST && state.customer.emailverified;
  if (stepOf(state.name) === step && !isAccount) return stay(state);
  const unready = step === "confirm" ? firstUnready(state) : null;
  return unready === null
    ? enter(state, step)
    : enterUnready(state, unready, redirect(unready.step, state));
}

/**
 * While a registration is being sent only its page can be opened. After a success the first step
 * begins another one, and the gates of the later steps are closed.
 */
function visitSent(state: RegistrationState, event: Visit): RegistrationTransition {
  const { step } = event;
  const next = step === "confirm" ? null : another(state);
  if (next !== null) return step === FIRST ? enter(inVariant(next, event), step) : skipped(next);
  return stepOf(state.name) === step ? stay(state) : to(state, {}, redirect("confirm", state));
}

/** A step whose gate is closed: the confirmation then shows the last receipt, if there is one. */
function visitClosed(state: RegistrationState, step: RegistrationStep): RegistrationTransition {
  const shown = step === "confirm" ? withLastReceipt(state) : null;
  return shown === null ? skipped(state) : stay(shown);
}

/**
 * The first step of the other variant begins there: what was entered stays, but every step is
 * asked again. No other step changes the variant.
 */
function inVariant(state: RegistrationState, { step, variant }: Visit): RegistrationState {
  if (variant === undefined || variant === state.variant) return state;
  if (state.variant === null) return { ...state, variant };
  return step === FIRST ? { ...state, variant, progress: initialProgress } : state;
}

/** Before anything else, shows the outcome of an attempt that was made before a reload. */
export function firstVisit(before: RegistrationState, event: Visit): RegistrationTransition {
  const { step } = event;
  const state = { ...before, visited: true };
  const { attempt, receipt } = state;
  if (attempt !== null) return readBackUntilSettled(state, redirect("confirm", state));
  if (receipt !== null) {
    // A page without addresses opens the first step, whatever it showed before a reload.
    return step !== "confirm" && event.variant !== undefined
      ? visitSent(state, event)
      : to(state, { name: receipt.outcome }, redirect("confirm", state));
  }
  const open = lowered(inVariant(state, event));
  if (step === FIRST) return enter(open, step);
  if (isOpen(open.progress, step) || open.lostSecret === null) return visit(open, event);
  // The gate is closed because of the lost secret, which its step explains without an error.
  const giveAgain = open.lostSecret === "password" ? FIRST : "payment-method";
  return enter(open, giveAgain, redirect(giveAgain, open));
}

function skipped(state: RegistrationState): RegistrationTransition {
  return enter(state, "customer-information", redirect("customer-information", state), {
    type: "notify",
    tone: "error",
    code: "step.skipped",
  });
}

function fromOpen(state: RegistrationState): RegistrationTransition {
  const left = leaveOpen(state);
  const next = goTo(left.state, "terms");
  return { ...next, effects: [...left.effects, ...next.effects] };
}

const PREVIOUS: Partial<
  Record<RegistrationStateName, (state: RegistrationState) => RegistrationTransition>
> = {
  details: (state) =>
    to(state, {
      name: "email",
      fieldErrors: {},
      customer: { ...state.customer, shownextstep: false },
    }),
  devices: (state) => {
    const customer =
      state.progress.userexists && state.backup !== null ? state.backup : state.customer;
    const progress = progressAfter(state.progress, "previous-activation");
    return goTo({ ...state, customer, progress, backup: null }, "customer-information");
  },
  payment: (state) =>
    goTo(
      { ...state, progress: progressAfter(state.progress, "previous-payment") },
      "activation-type",
    ),
  terms: (state) =>
    goTo({ ...state, progress: progressAfter(state.progress, "previous-terms") }, "payment-method"),
  failed: (state) => goTo(state, "terms"),
  "reading-back": fromOpen,
  unknown: fromOpen,
};
