import { isOpen, progressAfter, type RegistrationStep } from "../../rules/gates.ts";
import { stay, to } from "./changes.ts";
import type { RegistrationEffect, RegistrationTransition } from "./effects.ts";
import { enter, enterUnready, goTo, goToConfirm } from "./enter.ts";
import type { HandlersOf, WizardEvent } from "./events.ts";
import { canStartOver, nothingInUse } from "./outcome.ts";
import { readBackUntilSettled } from "./read-back.ts";
import { firstUnready, lowered } from "./readiness.ts";
import { freshState } from "./start.ts";
import { stepOf, type RegistrationState, type RegistrationStateName } from "./state.ts";

/** Moving between the steps: by address, by Previous, and all over again. */
export const wizardHandlers: HandlersOf<WizardEvent> = {
  visit: (state, { step }) => (state.visited ? visit(state, step) : firstVisit(state, step)),

  previous: (state) => {
    const leave = PREVIOUS[state.name];
    return leave === undefined ? stay(state) : leave(state);
  },

  "try-again": (state) => {
    if (state.name !== "unknown" || !nothingInUse(state)) return stay(state);
    const progress = progressAfter(state.progress, "register-error");
    const open = lowered({ ...state, progress, attempt: null, failure: null });
    const next = goToConfirm(open);
    return { ...next, effects: [...closing(state), ...next.effects] };
  },

  "start-over": (state) =>
    canStartOver(state)
      ? to(freshState(), { visited: true }, ...closing(state), {
          type: "go",
          step: "customer-information",
        })
      : stay(state),
};

/** What was found of an attempt is known now, and nothing of it can be on its way any more. */
const closing = ({ attempt }: RegistrationState): RegistrationEffect[] =>
  attempt === null ? [] : [{ type: "close-attempt", id: attempt.id }];

const redirect = (step: RegistrationStep) => ({ type: "go", step, redirect: true }) as const;

function visit(state: RegistrationState, step: RegistrationStep): RegistrationTransition {
  if (stepOf(state.name) === step) return stay(state);
  // While a registration runs and after it ended well, its page is the only one.
  if (!state.progress.topbar) return to(state, {}, redirect("confirm"));
  if (!isOpen(state.progress, step)) return skipped(state);
  const unready = step === "confirm" ? firstUnready(state) : null;
  return unready === null
    ? enter(state, step)
    : enterUnready(state, unready, redirect(unready.step));
}

/** Tells of an attempt that an earlier page made, before anything else can happen. */
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
  // The gate was lowered for the lost secret: its step explains that, no reproach is due.
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
