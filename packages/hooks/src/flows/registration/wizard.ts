import { isOpen, type RegistrationStep } from "../../rules/gates.ts";
import { progressAfter } from "../../rules/progress.ts";
import { stay, to } from "./changes.ts";
import type { RegistrationTransition } from "./effects.ts";
import { enter, enterUnready, goTo } from "./enter.ts";
import type { HandlersOf, WizardEvent } from "./events.ts";
import { canStartOver, nothingInUse } from "./outcome.ts";
import { closing, readBackToTryAgain, readBackUntilSettled } from "./read-back.ts";
import { firstUnready, forgetSecrets, lowered } from "./readiness.ts";
import { freshState } from "./start.ts";
import { stepOf, type RegistrationState, type RegistrationStateName } from "./state.ts";

/** Moving between the steps: by address, by Previous, and starting over. */
export const wizardHandlers: HandlersOf<WizardEvent> = {
  visit: (state, { step }) => (state.visited ? visit(state, step) : firstVisit(state, step)),

  previous: (state) => {
    const leave = PREVIOUS[state.name];
    return leave === undefined ? stay(state) : leave(state);
  },

  "page-left": forgetSecrets,

  "page-back": (state) => (state.visited ? stay(state) : firstVisit(state, stepOf(state.name))),

  "try-again": (state) => {
    if (state.name !== "unknown" || !nothingInUse(state)) return stay(state);
    return readBackToTryAgain(state);
  },

  "start-over": (state) =>
    canStartOver(state)
      ? to(freshState(), { visited: true }, ...closing(state), {
          type: "go",
          step: "customer-information",
        })
      : stay(state),
};

const redirect = (step: RegistrationStep) => ({ type: "go", step, redirect: true }) as const;

function visit(state: RegistrationState, step: RegistrationStep): RegistrationTransition {
  if (stepOf(state.name) === step) return stay(state);
  // While a registration is being sent and after it succeeded, only its page can be opened.
  if (!state.progress.topbar) return to(state, {}, redirect("confirm"));
  if (!isOpen(state.progress, step)) return skipped(state);
  const unready = step === "confirm" ? firstUnready(state) : null;
  return unready === null
    ? enter(state, step)
    : enterUnready(state, unready, redirect(unready.step));
}

/** Before anything else, shows the outcome of an attempt that was made before a reload. */
export function firstVisit(
  before: RegistrationState,
  step: RegistrationStep,
): RegistrationTransition {
  const state = { ...before, visited: true };
  switch (state.attempt?.outcome) {
    case "pending":
    case "unknown":
      return readBackUntilSettled(state, redirect("confirm"));
    case "registered":
    case "partly-registered":
      return to(state, { name: state.attempt.outcome }, redirect("confirm"));
    case "failed":
    case undefined:
  }
  const open = lowered(state);
  if (step === "customer-information") return enter(open, step);
  if (isOpen(open.progress, step) || open.lostSecret === null) return visit(open, step);
  // The gate is closed because of the lost secret, which its step explains without an error.
  const giveAgain = open.lostSecret === "password" ? "customer-information" : "payment-method";
  return enter(open, giveAgain, redirect(giveAgain));
}

function skipped(state: RegistrationState): RegistrationTransition {
  return enter(state, "customer-information", redirect("customer-information"), {
    type: "notify",
    tone: "error",
    code: "step.skipped",
  });
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
};
