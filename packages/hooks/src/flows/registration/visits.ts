import { isOpen, type RegistrationStep } from "../../rules/registration/gates.ts";
import { initialProgress } from "../../rules/registration/initial-progress.ts";
import { progressAfter } from "../../rules/registration/progress.ts";
import { chain, withScreen, showScreen, stay, update } from "./changes.ts";
import type { RegistrationEffect, RegistrationTransition, EventOf } from "./events.ts";
import { enter, enterIncomplete } from "./enter.ts";
import { begunVariant } from "./path.ts";
import { leaveOpen, lookUp } from "./read-back.ts";
import { closeGates } from "./secrets.ts";
import { stepOf, type RegistrationIn, type RegistrationState } from "./state.ts";
import { firstIncomplete } from "./steps.ts";

type Visit = EventOf<"visit">;

const FIRST = "customer-information";

function redirect(step: RegistrationStep, state: RegistrationState): RegistrationEffect {
  const variant = begunVariant(state);
  return { type: "go", step, redirect: true, ...(variant !== null && { variant }) };
}

/** The first visit: first shows the outcome of an attempt from before a reload. */
export function firstVisit(
  before: RegistrationIn<"restoring">,
  event: Visit,
): RegistrationTransition {
  const { unfinished } = before;
  const state = { ...before, visited: true };
  if (unfinished === null)
    return revisit(withScreen(state, { phase: "email", emailFailure: null }), event);
  const { attempt, receipt } = unfinished;
  if (attempt !== null) return lookUp(state, attempt, redirect("confirm", state));
  const done = showScreen(state, { phase: "done", receipt });
  // A page without addresses opens the first step, regardless of the step before the reload.
  return event.step !== "confirm" && event.variant !== undefined
    ? visitDone(done.state as RegistrationIn<"done">, event)
    : { ...done, effects: [redirect("confirm", state)] };
}

/** The first visit of a page whose secrets may have been lost. */
function revisit(before: RegistrationState, event: Visit): RegistrationTransition {
  const { step } = event;
  const gated = closeGates(switchVariant({ ...before, visited: true }, event));
  if (step === FIRST) return enter(gated, step);
  if (isOpen(gated.progress, step) || gated.lostSecret === null) return visit(gated, event);
  // The gate is closed because of the lost secret. Its step explains that, so there is no error.
  const secretStep = gated.lostSecret === "password" ? FIRST : "payment-method";
  return enter(gated, secretStep, redirect(secretStep, gated));
}

/** The page is restored from the back-forward cache. */
export const onPageBack = (state: RegistrationState): RegistrationTransition =>
  state.visited ? stay(state) : revisit(state, { type: "visit", step: stepOf(state.phase) });

/** Handles an address that names a step, while the registration can be edited. */
export function visit(before: RegistrationState, event: Visit): RegistrationTransition {
  if (!before.visited) return revisit(before, event);
  const { step } = event;
  if (!before.progress.topbar) return visitSent(before, event);
  const state = switchVariant(before, event);
  if (!isOpen(state.progress, step)) return visitClosed(state, step);
  const isOtherVariant = event.variant !== undefined && event.variant !== state.variant;
  if (isOtherVariant) return update(state, {}, redirect(step, state));
  // Documented: a customer who returns to the form of an account enters the password again.
  const isAccount = step === FIRST && state.customer.emailverified;
  if (stepOf(state.phase) === step && !isAccount) return stay(state);
  const incomplete = step === "confirm" ? firstIncomplete(state) : null;
  return incomplete === null
    ? enter(state, step)
    : enterIncomplete(state, incomplete, redirect(incomplete, state));
}

/** While a registration is being sent, only its page can be opened. */
export const visitSent = (state: RegistrationState, { step }: Visit): RegistrationTransition =>
  stepOf(state.phase) === step ? stay(state) : update(state, {}, redirect("confirm", state));

/** Opening another step leaves an unknown outcome open. */
export const visitUnanswered = (
  state: RegistrationIn<"reading-back" | "unknown">,
  event: Visit,
): RegistrationTransition =>
  event.step === "confirm"
    ? visitSent(state, event)
    : chain(leaveOpen(state), (left) => visit(left, event));

/** After a success, the first step starts another registration, and the later gates are closed. */
export function visitDone(state: RegistrationIn<"done">, event: Visit): RegistrationTransition {
  const { step } = event;
  if (step === "confirm") return stay(state);
  const { receipt: lastReceipt } = state;
  const form = { ...state, lastReceipt, progress: initialProgress };
  const next = withScreen(form, { phase: "email", emailFailure: null });
  return step === FIRST ? enter(switchVariant(next, event), step) : skipped(next);
}

/** A step whose gate is closed. For the confirmation, the last receipt is shown instead, if any. */
function visitClosed(state: RegistrationState, step: RegistrationStep): RegistrationTransition {
  const { lastReceipt: receipt, progress } = state;
  if (step !== "confirm" || receipt === null) return skipped(state);
  // The entries of later steps stay.
  const form = { ...state, lastReceipt: null, fieldErrors: {} };
  return showScreen(
    { ...form, progress: progressAfter(progress, "register-success") },
    { phase: "done", receipt },
  );
}

/**
 * Opening the first step of the other variant switches to it. What was entered stays, but every
 * step is shown again. No other step changes the variant.
 */
function switchVariant(state: RegistrationState, { step, variant }: Visit): RegistrationState {
  if (variant === undefined || variant === state.variant) return state;
  if (state.variant === null) return { ...state, variant };
  return step === FIRST ? { ...state, variant, progress: initialProgress } : state;
}

const skipped = (state: RegistrationState): RegistrationTransition =>
  enter(state, FIRST, redirect(FIRST, state), {
    type: "notify",
    tone: "error",
    code: "step.skipped",
  });
